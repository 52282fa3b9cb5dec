//! Frames: read like the page itself, their boxes where a person sees them, pressed at that place.
use e2e::reading::Reading;
use protocol::action::{Action, ErrorCode, Touched};
use protocol::geometry::Rect;
use protocol::message::ToAgent;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation, View};
use std::time::Instant;

fn named<'o>(seen: &'o Observation, name: &str) -> &'o Element {
    let mut elements = seen.snapshot.elements.iter();
    elements
        .find(|e| e.name == name)
        .unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements))
}

const INNER: &str = "<!doctype html><style>body { margin: 0 }</style><p>Inside</p>
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

async fn the_offer_covers_stop(r: &mut Reading, seen: &Observation) {
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

#[tokio::test]
async fn a_frame_of_another_site_is_named_as_unread_with_what_would_permit_it() {
    let mut r = Reading::open().await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read("<!doctype html><iframe src='OTHER/inner?secret=1'></iframe>")
        .await;
    assert_eq!(seen.text, "");
    let [unread] = &seen.unread_frames[..] else {
        panic!("{:?}", seen.unread_frames)
    };
    assert_eq!(unread.url, format!("{}/inner", r.pages.other()));
    assert!(unread.why.contains("permit"), "{}", unread.why);
}

/// As a person can permit the other origin's site.
const PERMITTED: &[&str] = &["http://localhost/*"];

#[tokio::test]
async fn a_frame_of_another_site_that_is_permitted_is_read_and_pressed_where_it_is_seen() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read_whole("<!doctype html><body style='margin: 0'><p>Before</p>
            <iframe src=OTHER/inner title=Plan style='position: absolute; left: 200px; top: 100px; border: 5px solid; padding: 7px'></iframe><p>After</p>")
        .await;
    assert_eq!(seen.text, "Before\nInside\nStop\nAfter");
    let stop = named(&seen, "Stop");
    let place = Rect {
        x: 242,
        y: 162,
        width: 100,
        height: 20,
    };
    assert_eq!(stop.bbox, Some(place));
    // What is pressed in there is that site's: an approval is bound to it.
    let around: Vec<_> = stop
        .within
        .iter()
        .map(|c| (c.role, c.name.as_str()))
        .collect();
    assert_eq!(around, [(Role::Iframe, r.pages.other())]);
    let acted = r.click(stop).await;
    assert_eq!(acted.error, None);
    assert_eq!(acted.touched, Touched::Yes);
    named(&acted.observation.unwrap(), "80 60");
}

#[tokio::test]
async fn a_ref_into_another_site_ends_with_its_document_and_its_name() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/one", "<!doctype html><button id=b>Stop</button><button onclick='b.textContent = \"Stay\"'>Rename</button>
        <a href=/two>Next</a>");
    r.pages.put("/two", "<!doctype html><button>Stop</button>");
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/one></iframe>")
        .await;
    let (stop, rename, next) = (
        named(&seen, "Stop"),
        named(&seen, "Rename"),
        named(&seen, "Next"),
    );
    let again = r.observe_whole().await;
    assert_eq!(named(&again, "Stop").reference, stop.reference);
    assert_eq!(r.click(rename).await.error, None);
    let code = |acted: e2e::reading::Acted| acted.error.map(|e| e.code);
    assert_eq!(code(r.click(stop).await), Some(ErrorCode::RefInvalid));
    assert_eq!(r.click(next).await.error, None);
    let new = loop {
        let now = r.observe_whole().await;
        if now.snapshot.elements.iter().all(|e| e.name != "Next") {
            break now;
        }
    };
    assert_ne!(named(&new, "Stop").reference, stop.reference);
    assert_eq!(code(r.click(next).await), Some(ErrorCode::RefInvalid));
}

#[tokio::test]
async fn what_covers_a_frame_of_another_site_keeps_it_from_being_pressed() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/inner></iframe>
            <div role=region aria-label=Offer style='position: fixed; inset: 0; background: #fff'>Stay!</div>")
        .await;
    the_offer_covers_stop(&mut r, &seen).await;
}

#[tokio::test]
async fn a_site_in_a_site_in_a_site_is_read_and_filled_in() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages
        .put("/field", "<!doctype html><input aria-label=Why>");
    let middle = format!(
        "<!doctype html><p>Middle</p><iframe src={}></iframe>",
        r.pages.at("/field")
    );
    r.pages.put("/middle", &middle);
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/middle width=500 height=400></iframe>")
        .await;
    let why = named(&seen, "Why");
    let fill = Action::Fill {
        target: why.reference,
        value: "Too dear".into(),
        clear_first: true,
    };
    let acted = r.act(fill, Some(why.identity())).await;
    assert_eq!(acted.error, None);
    assert_eq!(
        named(&acted.observation.unwrap(), "Why").value.as_deref(),
        Some("Too dear")
    );
}

#[tokio::test]
async fn what_was_called_off_does_not_happen_in_a_frame_of_another_site_either() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put(
        "/field",
        "<!doctype html><input id=i aria-label=Why disabled><script>onmessage = () => { i.disabled = false }</script>",
    );
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/field width=500 height=400></iframe>")
        .await;
    let why = named(&seen, "Why");
    let fill = Action::Fill {
        target: why.reference,
        value: "Too dear".into(),
        clear_first: true,
    };
    let request = r.begin(fill, Some(why.identity())).await;
    // What the frame is asked after it is answered: so it has the errand, and waits for the field.
    r.observe_whole().await;
    r.say(ToAgent::CallOff).await;
    r.observe_whole().await;
    r.page
        .run("frames[0].postMessage('now', '*')")
        .await
        .unwrap();
    // A frame that answers late, on a busy machine, leaves it unknown; it never does it.
    let acted = r.came_of(request).await;
    assert_ne!(acted.touched, Touched::Yes);
    let now = r.observe_whole().await;
    assert!(!named(&now, "Why").is(ElementState::Disabled));
    assert_eq!(named(&now, "Why").value.as_deref().unwrap_or(""), "");
}

#[tokio::test]
async fn a_frame_that_answers_nobody_is_said_to_be_silent_and_read_when_it_answers_again() {
    let mut r = Reading::open_with(PERMITTED).await;
    let held = r.pages.hold("/held");
    r.pages.put(
        "/stuck",
        "<!doctype html><button>Stop</button><script>onmessage = () => {
        const request = new XMLHttpRequest();
        request.open('GET', '/held', false);
        request.send();
        document.querySelector('button').textContent = 'Stay';
    }</script>",
    );
    let page = "<!doctype html><p>Here</p><iframe src=OTHER/stuck></iframe>";
    named(&r.read_whole(page).await, "Stop");
    r.page
        .run("frames[0].postMessage('now', '*')")
        .await
        .unwrap();
    held.wanted().await;
    let mut took = Vec::new();
    for _ in 0..3 {
        let start = Instant::now();
        let seen = r.look(false, View::default()).await;
        took.push(start.elapsed());
        assert_eq!(seen.text, "Here");
        let [unread] = &seen.unread_frames[..] else {
            panic!("{:?}", seen.unread_frames)
        };
        assert!(unread.why.contains("answer"), "{}", unread.why);
    }
    // Only the first look waits as long as a slow machine may take.
    assert!(took[1..].iter().all(|t| *t * 2 < took[0]), "{took:?}");
    held.release();
    named(&r.observe_whole().await, "Stay");
}

#[tokio::test]
async fn under_strict_policies_the_javascript_build_reads_frames_too() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages
        .put_with_policy("/inner", INNER, "script-src 'self'");
    let page = "<!doctype html><iframe src=OTHER/inner></iframe><iframe src=/inner></iframe>";
    r.pages
        .put_with_policy("/strict", page, "script-src 'self'");
    r.go("/strict").await;
    assert_eq!(r.build(), protocol::message::AgentBuild::Js);
    let seen = r.observe_whole().await;
    assert_eq!(seen.text, "Inside\nStop\nInside\nStop");
    assert_eq!(r.click(named(&seen, "Stop")).await.error, None);
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
async fn a_frameset_of_another_site_that_is_permitted_is_read_too() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/inner", INNER);
    let seen = r
        .read_whole("<!doctype html><frameset cols=*><frame src=OTHER/inner></frameset>")
        .await;
    let acted = r.click(named(&seen, "Stop")).await;
    assert_eq!(acted.error, None);
}

/// Two frames of another site in closed shadow trees, which nothing but themselves tells apart.
const IN_SHADOWS: &str = "<!doctype html><div id=a></div><div id=b></div><script>
    for (const [host, path] of [[a, '/one'], [b, '/two']]) {
        host.attachShadow({ mode: 'closed' }).innerHTML = `<iframe src=OTHER${path} title=${path.slice(1)} width=300 height=150></iframe>`;
    }
</script>";

#[tokio::test]
async fn permitted_frames_of_another_site_in_closed_shadow_trees_are_read_and_pressed() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put(
        "/one",
        "<!doctype html><p>First</p><button onclick='this.textContent = \"Ended\"'>Stop</button>",
    );
    r.pages
        .put("/two", "<!doctype html><p>Second</p><button>Go on</button>");
    let seen = r.read_whole(IN_SHADOWS).await;
    assert_eq!(seen.text, "First\nStop\nSecond\nGo on");
    assert!(seen.unread_frames.is_empty(), "{:?}", seen.unread_frames);
    let (stop, on) = (named(&seen, "Stop"), named(&seen, "Go on"));
    let top = |e: &Element| e.bbox.unwrap().y;
    assert!(top(stop) < 150 && top(on) > 150, "{stop:?} {on:?}");
    let acted = r.click(stop).await;
    assert_eq!(acted.error, None);
    named(&acted.observation.unwrap(), "Ended");
    // Read anew, each is where it was, and its refs are the same.
    let again = r.observe_whole().await;
    assert_eq!(named(&again, "Go on").reference, on.reference);
}

#[tokio::test]
async fn a_frame_in_a_shadow_tree_that_nobody_permitted_is_named_as_unread() {
    let mut r = Reading::open().await;
    r.pages.put("/one", INNER);
    r.pages.put("/two", INNER);
    let seen = r.read(IN_SHADOWS).await;
    assert_eq!(seen.text, "");
    let whys: Vec<&str> = seen.unread_frames.iter().map(|f| f.why.as_str()).collect();
    assert!(
        whys.len() == 2 && whys.iter().all(|why| why.contains("permits")),
        "{whys:?}"
    );
}

#[tokio::test]
async fn a_page_can_not_pass_one_frame_in_a_shadow_tree_off_as_another() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/one", "<!doctype html><p>First</p>");
    // Says after the other whatever that says, and so does the page around it in its name.
    r.pages.put("/two", "<!doctype html><p>Second</p><script>onmessage = (e) => parent.postMessage(e.data, '*')</script>");
    let page = IN_SHADOWS.replace(
        "<script>",
        "<script>let frames = []; addEventListener('message', (e) => {
            if (!e.isTrusted || frames.includes(e.source)) return;
            frames.push(e.source);
            document.title = String(frames.length);
            for (const other of frames) {
                dispatchEvent(new MessageEvent('message', { data: e.data, source: other }));
                if (other !== e.source) other.postMessage(e.data, '*');
            }
        });",
    );
    let seen = r.read_whole(&page).await;
    // Each where it belongs, or unread; never the one in the other's place.
    for words in ["First", "Second"] {
        let frame = if words == "First" { "one" } else { "two" };
        let lines: Vec<&str> = seen.outline.lines().collect();
        if let Some(at) = lines.iter().position(|line| line.contains(words)) {
            assert!(lines[at - 1].contains(frame), "{}", seen.outline);
        }
    }
    assert_ne!(r.page.run("document.title").await.unwrap(), "");
    let told = ["First", "Second"]
        .iter()
        .filter(|words| seen.text.contains(**words));
    assert_eq!(
        told.count() + seen.unread_frames.len(),
        2,
        "{}",
        seen.outline
    );
}

#[tokio::test]
async fn frames_of_another_site_keep_their_words_when_one_is_moved_behind_the_others() {
    let mut r = Reading::open_with(PERMITTED).await;
    for name in ["one", "two", "three"] {
        r.pages.put(
            &format!("/{name}"),
            &format!("<!doctype html><p>I am {name}</p>"),
        );
    }
    let frames = ["one", "two", "three"]
        .map(|name| format!("<iframe src=OTHER/{name} title={name} height=50></iframe>"));
    r.read_whole(&format!("<!doctype html><body>{}", frames.concat()))
        .await;
    r.page
        .run("document.body.append(document.querySelector('iframe'))")
        .await
        .unwrap();
    loop {
        let seen = r.observe_whole().await;
        let lines: Vec<&str> = seen.outline.lines().map(str::trim).collect();
        for name in ["one", "two", "three"] {
            let words = format!("I am {name}");
            if let Some(at) = lines.iter().position(|line| *line == words) {
                assert!(lines[at - 1].contains(name), "{}", seen.outline);
            }
        }
        if seen.unread_frames.is_empty() {
            break;
        }
    }
}

#[tokio::test]
async fn a_hidden_frame_of_another_site_says_nothing() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/inner", INNER);
    for style in [
        "clip-path: inset(100%)",
        "filter: opacity(0)",
        "opacity: .01",
    ] {
        let html =
            format!("<!doctype html><p>Seen</p><iframe src=OTHER/inner style='{style}'></iframe>");
        assert_eq!(r.read_whole(&html).await.text, "Seen", "{style}");
    }
}

#[tokio::test]
async fn a_frame_that_its_own_site_refuses_to_show_is_not_said_to_want_a_permission() {
    let mut r = Reading::open().await;
    r.pages
        .put_with_policy("/refused", INNER, "frame-ancestors 'none'");
    let seen = r
        .read("<!doctype html><iframe src=/refused></iframe>")
        .await;
    let [unread] = &seen.unread_frames[..] else {
        panic!("{:?}", seen.unread_frames)
    };
    assert!(unread.why.contains("refuses"), "{}", unread.why);
}
