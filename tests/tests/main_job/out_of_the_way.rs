//! The panel covers nothing that is about to be pressed.
use e2e::stage::Set;
use e2e::wait::until;
use protocol::control::RunOptions;
use protocol::geometry::Rect;

/// Puts the next step's link where the panel comes to stand.
const UNDER_THE_PANEL: &str = "Object.assign(document.querySelector('main a[href=\"/account/plan\"]').style, { position: 'fixed', top: '40px', right: '60px', zIndex: 5 })";

fn overlap(a: Rect, b: Rect) -> bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
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
