//! Panel and question cover nothing that is about to be pressed, and no picture of the page shows them.
use base64::Engine;
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::control::RunOptions;
use protocol::geometry::Rect;
use serde_json::json;

/// Puts the next step's link where the panel comes to stand.
const UNDER_THE_PANEL: &str = "Object.assign(document.querySelector('main a[href=\"/account/plan\"]').style, { position: 'fixed', top: '40px', right: '60px', zIndex: 5 })";

/// The element that is asked about, wherever a test wants it.
const ASKED: &str = "document.querySelector('form[action=\"/cancel/confirm\"] button')";

fn overlap(a: Rect, b: Rect) -> bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

fn inside(a: Rect, (width, height): (i32, i32)) -> bool {
    a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height
}

async fn window(s: &Stage, (width, height): (i32, i32)) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    s.page
        .call("Emulation.setDeviceMetricsOverride", size)
        .await
        .unwrap();
}

/// The whole question and the whole outlined element are in the window, and neither question nor panel covers the element.
async fn both_are_in_sight(s: &Stage, size: (i32, i32), what: &str) {
    until(what, || async {
        let (sheet, ring) = (s.overlay().place().await?, s.panel().ring().await?);
        let panel = s.panel().place_in_sight().await?;
        let clear = !overlap(sheet, ring) && panel.is_none_or(|p| !overlap(p, ring));
        if clear && inside(sheet, size) && inside(ring, size) {
            Ok(())
        } else {
            Err(format!("sheet {sheet:?}, ring {ring:?}, panel {panel:?}"))
        }
    })
    .await;
}

#[tokio::test]
async fn the_panel_makes_way_for_what_is_about_to_be_pressed() {
    let s = Set::stage()
        .ordered(RunOptions {
            announce_ms: 2_000,
            ..RunOptions::default()
        })
        .open()
        .await;
    s.page.run(UNDER_THE_PANEL).await.unwrap();
    s.press_toolbar().await;
    // The panel's usual place is taken by the link.
    let usual = Rect {
        x: 1280 - 360 - 16,
        y: 16,
        width: 360,
        height: 60,
    };
    until("the panel to stand beside the outlined link", || async {
        let (panel, ring) = (s.panel().place().await?, s.panel().ring().await?);
        if overlap(ring, usual) && !overlap(panel, ring) {
            Ok(())
        } else {
            Err(format!("panel {panel:?}, ring {ring:?}"))
        }
    })
    .await;
    s.is_at("/account/plan").await;
}

#[tokio::test]
async fn the_question_leaves_what_it_asks_about_in_sight_wherever_that_stands() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    for size in [(1280, 720), (1024, 768), (480, 800)] {
        window(&s, size).await;
        for (across, down) in [
            (50, 50),
            (0, 0),
            (100, 0),
            (0, 100),
            (100, 100),
            (50, 0),
            (50, 100),
            (0, 50),
            (100, 50),
        ] {
            // Off the very edge, so that the outline has room.
            let put = format!(
                "{ASKED}.style.cssText = 'position:fixed;z-index:5;width:240px;left:calc(8px + (100vw - 256px) * {across} / 100);top:calc(8px + (100vh - 66px) * {down} / 100);height:50px'"
            );
            s.page.run(&put).await.unwrap();
            let what =
                format!("both to be in sight in {size:?}, the button at {across} % and {down} %");
            both_are_in_sight(&s, size, &what).await;
        }
    }
    // It can be answered there, too.
    s.overlay().reject().await;
    s.ends_with("Nothing was ended").await;
}

#[tokio::test]
async fn what_is_asked_about_is_scrolled_to_where_the_question_leaves_it_in_sight() {
    let s = Set::stage().open().await;
    let size = (390, 664);
    window(&s, size).await;
    s.on_every_page(
        "addEventListener('DOMContentLoaded', () => { document.body.style.paddingBlock = '600px' })",
    )
    .await;
    s.start().await;
    s.overlay().asks().await;
    both_are_in_sight(&s, size, "both to be in sight in a small window").await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
}

/// A strip of one colour all over the place where the panel stands, on every page.
const STRIP: &str = "addEventListener('DOMContentLoaded', () => {
    const strip = document.body.appendChild(document.createElement('div'));
    strip.style.cssText = 'position:fixed;top:0;right:0;width:400px;height:200px;background:rgb(0,255,0);pointer-events:none';
});";

/// How many pixels of a PNG's upper right corner, 300 by 100 CSS pixels of a window 1280 wide, are not of the strip's colour.
const OTHER_COLOURS: &str = "(async (png) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const scale = image.width / 1280, canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(image.width - 340 * scale, 20 * scale, 300 * scale, 100 * scale);
    let other = 0;
    for (let at = 0; at < data.length; at += 4) other += data[at] > 40 || data[at + 1] < 215 || data[at + 2] > 40;
    return other;
})";

/// Of a PNG in base64: <https://www.w3.org/TR/png-3/#11IHDR>.
fn size_of(png: &str) -> (u32, u32) {
    let bytes = base64::engine::general_purpose::STANDARD
        .decode(png)
        .unwrap();
    let at = |from: usize| u32::from_be_bytes(bytes[from..from + 4].try_into().unwrap());
    (at(16), at(20))
}

#[tokio::test]
async fn the_receipts_pictures_show_the_page_and_nothing_of_ours_before_it() {
    let s = Set::stage().open().await;
    s.on_every_page(STRIP).await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    let receipt = s.result().await.receipt.expect("a receipt");
    let html = std::fs::read_to_string(receipt).unwrap();
    let pictures: Vec<&str> = html
        .split("data:image/png;base64,")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(pictures.len(), 2, "before and after");
    for (picture, which) in pictures.iter().zip(["before", "after"]) {
        let (width, height) = size_of(picture);
        assert!(
            (1..=1024).contains(&width) && (1..=768).contains(&height),
            "the picture {which} is {width} × {height}"
        );
        let other = s.page.run(&format!("{OTHER_COLOURS}('{picture}')")).await;
        assert_eq!(other.unwrap(), 0, "the picture {which}");
    }
    // It is back for the person.
    let panel = s.panel().place_in_sight().await.unwrap();
    assert!(panel.is_some(), "the panel is in sight again");
}
