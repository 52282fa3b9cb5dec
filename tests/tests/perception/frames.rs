//! Frames: read like the page itself, their boxes where a person sees them, pressed at that place.
use e2e::reading::Reading;
use protocol::action::{ErrorCode, Touched};
use protocol::geometry::Rect;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};

pub(crate) fn named<'o>(seen: &'o Observation, name: &str) -> &'o Element {
    let mut elements = seen.snapshot.elements.iter();
    elements
        .find(|e| e.name == name)
        .unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements))
}

pub(crate) const INNER: &str = "<!doctype html><style>body { margin: 0 }</style><p>Inside</p>
    <button style='position: absolute; left: 30px; top: 50px; width: 100px; height: 20px'
        onclick='this.textContent = event.clientX + \" \" + event.clientY'>Stop</button>";

#[tokio::test]
async fn a_frame_of_the_same_site_is_read_and_pressed_where_it_is_seen() {
    let mut r = Reading::open().await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read(
            "<!doctype html><body style='margin: 0'><p>Before</p>
            <iframe src=/inner title=Plan style='position: absolute; left: 200px; top: 100px; border: 5px solid; padding: 7px'></iframe>",
        )
        .await;
    assert_eq!(seen.text, "Before\nInside\nStop");
    assert!(seen.unread_frames.is_empty());
    let stop = named(&seen, "Stop");
    let place = Rect {
        x: 242,
        y: 162,
        width: 100,
        height: 20,
    };
    assert_eq!(stop.bbox, Some(place));
    assert_eq!(
        stop.within
            .iter()
            .map(|c| (c.role, c.name.as_str()))
            .collect::<Vec<_>>(),
        [(Role::Iframe, "Plan")]
    );
    let acted = r.click(stop).await;
    assert_eq!(acted.error, None);
    // The middle of the button, as the frame's own document counts.
    named(&acted.observation.unwrap(), "80 60");
}

#[tokio::test]
async fn a_frames_own_style_sheets_speak_and_hide_in_it_and_those_around_it_do_not() {
    let mut r = Reading::open().await;
    r.pages.put(
        "/styled",
        "<!doctype html><style>p::after { content: ' a week' } .cut { clip-path: inset(50%) }</style>
        <p>€3</p><p>€4</p><div class=cut><p>Free</p></div><div class=faint><p>€5</p></div>",
    );
    let seen = r
        .read("<!doctype html><style>.faint { opacity: 0.01 }</style><p>Before</p><iframe src=/styled></iframe>")
        .await;
    assert_eq!(seen.text, "Before\n€3 a week\n€4 a week\n€5 a week");
}

#[tokio::test]
async fn frames_in_frames_and_in_shadow_trees_are_read_too() {
    let mut r = Reading::open().await;
    r.pages
        .put("/innermost", "<!doctype html><button>Deep</button>");
    r.pages.put("/middle", "<!doctype html><div id=host></div><script>
        document.getElementById('host').attachShadow({ mode: 'closed' }).innerHTML = '<iframe src=/innermost></iframe>'
    </script>");
    let seen = r
        .read("<!doctype html><iframe src=/middle height=400></iframe><iframe srcdoc='<a href=/x>Written</a>'></iframe>")
        .await;
    named(&seen, "Deep");
    named(&seen, "Written");
    let acted = r.click(named(&seen, "Deep")).await;
    assert_eq!(acted.error, None);
}

#[tokio::test]
async fn what_a_frame_has_scrolled_away_is_off_screen_and_scrolled_back_to_be_pressed() {
    let mut r = Reading::open().await;
    r.pages.put(
        "/long",
        "<!doctype html><button>Top</button><div style='height: 300px'></div>
        <button onclick='this.textContent = \"Done\"'>Below</button>",
    );
    let seen = r
        .read("<!doctype html><iframe src=/long height=150></iframe>")
        .await;
    assert!(!named(&seen, "Top").is(ElementState::Offscreen));
    assert!(named(&seen, "Below").is(ElementState::Offscreen));
    let acted = r.click(named(&seen, "Below")).await;
    assert_eq!(acted.error, None);
    named(&acted.observation.unwrap(), "Done");
}

pub(crate) async fn the_offer_covers_stop(r: &mut Reading, seen: &Observation) {
    let acted = r.click(named(seen, "Stop")).await;
    let error = acted.error.unwrap();
    assert_eq!(error.code, ErrorCode::ElementObscured);
    assert!(error.message.contains("region “Offer”"), "{error}");
    assert_eq!(acted.touched, Touched::No);
}

#[tokio::test]
async fn what_covers_a_frame_is_named_when_something_in_it_is_to_be_pressed() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><iframe srcdoc='<button>Stop</button>'></iframe>
            <div role=region aria-label=Offer style='position: fixed; inset: 0; background: #fff'>Stay!</div>")
        .await;
    the_offer_covers_stop(&mut r, &seen).await;
}

/// A frame of 300 by 200 with a button in its upper left corner, turned or mirrored like this.
fn turned(style: &str) -> String {
    format!(
        "<!doctype html><body style='margin: 0'><iframe src=/corner
            style='position: absolute; left: 300px; top: 150px; width: 300px; height: 200px; border: 0; {style}'></iframe>"
    )
}

const CORNER: &str = "<!doctype html><style>body { margin: 0 }</style>
    <button style='position: absolute; left: 10px; top: 10px; width: 80px; height: 20px' onclick='this.textContent = `Pressed`'>Stop</button>";

#[tokio::test]
async fn a_turned_or_mirrored_frames_boxes_are_where_they_are_seen_and_pressed_there() {
    let mut r = Reading::open().await;
    r.pages.put("/corner", CORNER);
    for (style, x, y, width, height) in [
        ("transform: rotate(180deg)", 510, 320, 80, 20),
        ("transform: scale(-1, 1)", 510, 160, 80, 20),
        ("rotate: 90deg", 520, 110, 20, 80),
        ("scale: .5", 380, 205, 40, 10),
    ] {
        let seen = r.read(&turned(style)).await;
        let stop = named(&seen, "Stop");
        let place = Rect {
            x,
            y,
            width,
            height,
        };
        assert_eq!(stop.bbox, Some(place), "{style}");
        let cover = format!(
            "{}<div role=region aria-label=Offer style='position: absolute; left: {x}px; top: {y}px; width: {width}px; height: {height}px; background: #fff'></div>",
            turned(style)
        );
        assert_eq!(r.click(stop).await.error, None, "{style}");
        let seen = r.read(&cover).await;
        the_offer_covers_stop(&mut r, &seen).await;
    }
}

#[tokio::test]
async fn in_a_frame_that_is_turned_in_space_nothing_is_pressed() {
    let mut r = Reading::open().await;
    r.pages.put("/corner", CORNER);
    let html = turned("transform: perspective(300px) rotateY(50deg)");
    let seen = r.read(&html).await;
    let error = r.click(named(&seen, "Stop")).await.error.unwrap();
    assert_eq!(error.code, ErrorCode::ElementObscured);
    assert!(error.message.contains("turned in space"), "{error}");
}

#[tokio::test]
async fn a_document_that_can_not_be_read_where_it_stands_is_named_as_unread() {
    let mut r = Reading::open().await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read("<!doctype html><embed type=text/html src=/inner width=200 height=100>")
        .await;
    let [frame] = &seen.unread_frames[..] else {
        panic!("{seen:#?}")
    };
    assert!(frame.url.ends_with("/inner"), "{}", frame.url);
    // An object that shows no document says what stands in for it.
    let seen = r
        .read("<!doctype html><object data=/picture.png width=20 height=20>No picture</object>")
        .await;
    assert!(seen.unread_frames.is_empty());
    assert_eq!(seen.text, "No picture");
}

#[tokio::test]
async fn frames_of_the_old_kinds_are_read_and_pressed() {
    let mut r = Reading::open().await;
    r.pages.put("/inner", INNER);
    for html in [
        "<object type=text/html data=/inner width=300 height=200>Stands in</object>",
        "<frameset cols=*><frame src=/inner></frameset>",
    ] {
        let seen = r.read(&format!("<!doctype html>{html}")).await;
        assert_eq!(seen.text, "Inside\nStop", "{html}");
        let stop = named(&seen, "Stop");
        let [frame] = &stop.within[..] else {
            panic!("{html}: {:?}", stop.within)
        };
        assert_eq!(frame.role, Role::Iframe, "{html}");
        let acted = r.click(stop).await;
        assert_eq!(acted.error, None, "{html}");
        named(&acted.observation.unwrap(), "80 60");
    }
}

#[tokio::test]
async fn what_an_embed_shows_is_named_as_unread_whatever_it_is_said_to_be() {
    let mut r = Reading::open().await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read("<!doctype html><embed src=/inner width=200 height=100><embed type=image/png src=/picture.png width=20 height=20>")
        .await;
    let unread: Vec<&str> = seen.unread_frames.iter().map(|f| f.url.as_str()).collect();
    assert!(
        matches!(unread[..], [url] if url.ends_with("/inner")),
        "{unread:?}"
    );
}

#[tokio::test]
async fn a_heading_in_a_frame_speaks_for_that_frame_only() {
    let mut r = Reading::open().await;
    r.pages.put(
        "/inner",
        "<!doctype html><h1>Hulu</h1><button>Stop</button>",
    );
    let seen = r
        .read("<!doctype html><h2>Netflix</h2><iframe src=/inner></iframe><button>Cancel</button>")
        .await;
    let under = |name: &str| {
        let within = &named(&seen, name).within;
        let heading = within.iter().find(|c| c.role == Role::Heading);
        heading.map(|c| c.name.clone())
    };
    assert_eq!(under("Cancel").as_deref(), Some("Netflix"));
    assert_eq!(under("Stop").as_deref(), Some("Hulu"));
}
