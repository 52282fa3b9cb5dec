//! Frames of other sites: unread until the person permits their site; then read like the page itself, and never mistaken for another.
use crate::frames::{INNER, named, the_offer_covers_stop};
use e2e::browser::Page;
use e2e::reading::Reading;
use e2e::wait::until;
use protocol::action::{Action, ErrorCode, Touched};
use protocol::geometry::Rect;
use protocol::message::ToAgent;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, View};
use std::time::Instant;

/// A frame that loads anew is read by one of so many looks, each of which waits for it.
const LOOKS: usize = 50;

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

/// Between the look and the press its form is sent elsewhere: compared with what was told, not only with itself.
#[tokio::test]
async fn a_control_in_another_site_that_does_another_thing_than_was_told_is_not_pressed() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put(
        "/inner",
        "<!doctype html><form action=/keep><button>Stop</button></form><script>onmessage = (e) => {
        document.forms[0].action = '/buy';
        e.source.postMessage('', '*');
    }</script>",
    );
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/inner></iframe><script>onmessage = () => heard = true</script>")
        .await;
    let swap = "window.heard = false; frames[0].postMessage('', '*')";
    r.page.run(swap).await.unwrap();
    while r.page.run("heard").await.unwrap() != true {}
    let acted = r.click(named(&seen, "Stop")).await;
    let code = acted.error.map(|e| e.code);
    assert_eq!(code, Some(ErrorCode::PageChanged));
    assert_eq!(acted.touched, Touched::No);
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

/// Whoever listened in a document is forgotten when that is written anew, and such frames are known by what they tell only.
#[tokio::test]
async fn frames_in_closed_shadow_trees_are_read_after_the_page_was_written_anew_too() {
    let mut r = Reading::open_with(PERMITTED).await;
    r.pages.put("/one", "<!doctype html><p>First</p>");
    r.pages.put("/two", "<!doctype html><p>Second</p>");
    let seen = r.read_whole(IN_SHADOWS).await;
    assert_eq!(seen.text, "First\nSecond");
    let anew = IN_SHADOWS.replace("OTHER", r.pages.other());
    let anew = serde_json::json!(anew.replace("150", "151"));
    let script = format!("document.open(); document.write({anew}); document.close()");
    r.page.run(&script).await.unwrap();
    // A look may come before the frames have loaded.
    for _ in 0..LOOKS {
        if r.observe_whole().await.text == "First\nSecond" {
            return;
        }
    }
    panic!("last seen: {}", r.observe_whole().await.text);
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
    let names = ["one", "two", "three"];
    for _ in 0..LOOKS {
        let seen = r.observe_whole().await;
        let lines: Vec<&str> = seen.outline.lines().map(str::trim).collect();
        let said = |name: &&str| {
            lines
                .iter()
                .position(|line| *line == format!("I am {name}"))
        };
        let told = names.iter().filter_map(|name| Some((name, said(name)?)));
        for (name, at) in told.clone() {
            assert!(lines[at - 1].contains(name), "{}", seen.outline);
        }
        if seen.unread_frames.is_empty() {
            assert_eq!(told.count(), names.len(), "{}", seen.outline);
            return;
        }
    }
    panic!("a frame that was moved is never read again");
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

#[tokio::test]
async fn a_ref_into_another_site_never_means_the_same_place_on_its_next_page() {
    let mut r = Reading::open_with(PERMITTED).await;
    let step = |asks: &str| {
        format!(
            "<!doctype html><p>{asks}</p><button>Continue</button><script>
            onmessage = () => location.href = '/last'</script>"
        )
    };
    r.pages.put("/first", &step("Pause?"));
    r.pages.put("/last", &step("Cancel for good?"));
    let seen = r
        .read_whole("<!doctype html><iframe src=OTHER/first></iframe>")
        .await;
    let pause = named(&seen, "Continue").clone();
    r.page
        .run("frames[0].postMessage('now', '*')")
        .await
        .unwrap();
    let now = loop {
        let now = r.observe_whole().await;
        if now.text.contains("Cancel for good?") {
            break now;
        }
    };
    assert_ne!(named(&now, "Continue").reference, pause.reference);
    let pressed = r.click(&pause).await;
    assert_eq!(pressed.touched, Touched::No);
    assert_eq!(pressed.error.map(|e| e.code), Some(ErrorCode::RefInvalid));
}

/// What the options page says, once it says something like this.
async fn says(page: &Page, words: &str) {
    until(&format!("“{words}”"), || async {
        let said = page.run("document.body.innerText").await;
        let said = said.map_err(|e| e.to_string())?.to_string();
        said.contains(words).then_some(()).ok_or(said)
    })
    .await;
}

#[tokio::test]
async fn the_options_say_which_sites_are_permitted_and_take_no_other_address_for_one() {
    let r = Reading::open_with(PERMITTED).await;
    let options = format!(
        "chrome-extension://{}/options.html",
        protocol::EXTENSION_IDS[0]
    );
    let page = r.browser.new_tab(&options).await.unwrap();
    says(&page, "http://localhost").await;
    for wrong in [
        "",
        "pay",
        "ftp://pay.example",
        "http://pay.example",
        "https://*",
        "javascript:alert(1)",
    ] {
        let permit = format!(
            "address.value = {}; document.getElementById('state').textContent = ''; permit.requestSubmit()",
            serde_json::json!(wrong)
        );
        page.run(&permit).await.unwrap();
        says(&page, "That is no address of a site").await;
    }
    let granted = "chrome.permissions.getAll().then(all => all.origins.join())";
    let granted = page.run(granted).await.unwrap();
    assert_eq!(granted.as_str(), Some("http://localhost/*"));

    let r = Reading::open().await;
    let page = r.browser.new_tab(&options).await.unwrap();
    says(&page, "No other site is permitted.").await;
}
