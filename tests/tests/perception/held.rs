//! A held press sends nothing: whatever it would have sent is kept back and named, and the page goes on as before afterwards.
use e2e::reading::{Acted, Reading};
use protocol::action::Action;
use protocol::held::{Held, HeldKind, Hold};
use protocol::message::WorkerCommand;
use protocol::snapshot::{Element, Observation};

fn called<'a>(seen: &'a Observation, name: &str) -> &'a Element {
    let mut elements = seen.snapshot.elements.iter();
    let found = elements.find(|e| e.name == name);
    found.unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements))
}

async fn press(r: &mut Reading, html: &str) -> (Acted, Vec<String>) {
    let seen = r.read(&format!("<!doctype html>{html}")).await;
    let before = r.pages.asked().len();
    let acted = r.click_held(called(&seen, "Go on")).await;
    (acted, r.pages.asked().split_off(before))
}

fn kinds(held: &[Held]) -> Vec<(HeldKind, &str)> {
    held.iter().map(|h| (h.kind, h.method.as_str())).collect()
}

#[tokio::test]
async fn whatever_a_held_press_would_send_stays_here_and_is_named() {
    let on_click = |deed: &str| {
        format!(
            "<button id=b>Go on</button><script>b.addEventListener('click', () => {{ {deed} }})</script>"
        )
    };
    let mut r = Reading::open().await;
    let other = r.pages.other().to_owned();
    for html in [
        on_click("fetch('/end?id=7', { method: 'POST' })"),
        on_click(&format!("fetch('{other}/end', {{ method: 'POST' }})")),
        on_click("fetch('/end', { method: 'DELETE' })"),
        on_click("navigator.sendBeacon('/end', 'x')"),
        on_click("const x = new XMLHttpRequest(); x.open('POST', '/end'); x.send('x')"),
        "<label><input type=radio onchange=\"fetch('/end', { method: 'POST' })\">Go on</label>"
            .to_owned(),
    ] {
        let (acted, asked) = press(&mut r, &html).await;
        assert_eq!(asked, Vec::<String>::new(), "{html}");
        assert_eq!(kinds(&acted.held_back), [(HeldKind::Request, "")], "{html}");
        assert!(acted.held_back[0].url.contains("/end"), "{html}");
        assert!(!acted.held_back[0].url.contains("id=7"), "{html}");
    }
    let forms = [
        "<form method=post action=/end><button>Go on</button></form>",
        "<form id=f method=post action=/end></form><button onclick='f.submit()'>Go on</button>",
    ];
    for html in forms {
        let (acted, asked) = press(&mut r, html).await;
        assert_eq!(asked, Vec::<String>::new(), "{html}");
        assert_eq!(
            kinds(&acted.held_back),
            [(HeldKind::Form, "POST")],
            "{html}"
        );
    }
    let (acted, asked) = press(
        &mut r,
        "<button onclick=\"location = '/end?id=7'\">Go on</button>",
    )
    .await;
    assert_eq!(asked, Vec::<String>::new());
    assert_eq!(kinds(&acted.held_back), [(HeldKind::Navigation, "GET")]);
    assert_eq!(acted.held_back[0].url, r.pages.at("/end?id=7"));
}

#[tokio::test]
async fn a_held_press_that_sends_nothing_is_not_hindered_and_later_requests_pass() {
    let mut r = Reading::open().await;
    let (acted, _) = press(
        &mut r,
        "<button onclick='d.showModal()'>Go on</button><dialog id=d><h1>Really?</h1><p>See</p></dialog>
        <button onclick=\"fetch('/later', { method: 'POST' }).finally(() => { document.title = 'sent' })\">Later</button>",
    )
    .await;
    assert_eq!((acted.error, acted.held_back), (None, vec![]));
    assert!(acted.observation.unwrap().text.contains("Really?"));
    r.page.run("d.close()").await.unwrap();
    let seen = r.look(true, protocol::snapshot::View::default()).await;
    r.click(called(&seen, "Later")).await;
    let asked = r.pages.asked();
    assert!(asked.contains(&"POST /later".to_owned()), "{asked:?}");
}

/// What couldn't be sent isn't sent by the next page either: what names its address goes at once, all the rest where the press counts as not made.
#[tokio::test]
async fn what_a_held_press_writes_into_the_storage_to_be_sent_later_is_not_there_when_the_next_page_comes()
 {
    let mut r = Reading::open().await;
    let told = "<p id=told></p><script>told.textContent = `out: ${localStorage.out}, more: ${sessionStorage.more}`</script>";
    r.pages.put("/told", told);
    let url = r.pages.at("/told");
    for (written, left, stands) in [
        ("later", true, "out: before, more: undefined"),
        ("later", false, "out: later, more: later"),
        ("POST /end", false, "out: before, more: undefined"),
    ] {
        let html = format!(
            "<button onclick=\"fetch('/end', {{ method: 'POST' }}).catch(store)\">Go on</button><script>
            const store = () => {{ localStorage.out = sessionStorage.more = '{written}'; }};
            sessionStorage.clear(); localStorage.out = 'before';</script>"
        );
        let (acted, asked) = press(&mut r, &html).await;
        assert_eq!((acted.held_back.len(), asked), (1, vec![]));
        if left {
            r.command(|tab| WorkerCommand::PutBack { tab }).await;
        }
        let to = url.clone();
        r.command(|tab| WorkerCommand::Navigate { tab, url: to })
            .await;
        r.arrive(&url).await;
        let text = r.observe().await.text;
        assert!(text.contains(stands), "{written}: {text}");
    }
}

#[tokio::test]
async fn of_a_choice_not_even_what_only_reads_gets_out() {
    let mut r = Reading::open().await;
    for html in [
        "<style>input:checked + i::after { content: url(/end) }</style><input id=a type=radio aria-label='Go on'><i></i>",
        "<label><input type=radio onchange='new Image().src = \"/end\"'>Go on</label>",
        "<label><input type=checkbox onchange=\"fetch('/end')\">Go on</label>",
        "<details ontoggle=\"import('/end').catch(() => {})\"><summary>Go on</summary>More</details>",
    ] {
        let seen = r.read(&format!("<!doctype html>{html}")).await;
        let before = r.pages.asked().len();
        let control = called(&seen, "Go on");
        let click = Action::Click {
            target: control.reference,
        };
        let acted = r.act_held(click, control, Hold::Silent).await;
        let asked = r.pages.asked().split_off(before);
        assert_eq!(asked, Vec::<String>::new(), "{html}");
        assert_eq!(kinds(&acted.held_back), [(HeldKind::Request, "")], "{html}");
        assert_eq!(acted.error, None, "{html}");
    }
}

#[tokio::test]
async fn what_was_blocked_stays_blocked_until_the_page_makes_way_or_an_order_goes_through() {
    let mut r = Reading::open().await;
    let html = "<button onclick='send()'>Go on</button><button onclick='0'>Other</button>
        <script>const send = () => fetch('/again', { method: 'POST' }).catch(() => setTimeout(send, 300))</script>";
    let (acted, _) = press(&mut r, html).await;
    assert_eq!(acted.held_back.len(), 1);
    let seen = r
        .read(
            "<!doctype html><button onclick=\"fetch('/anew', { method: 'POST' })\">Go on</button>",
        )
        .await;
    assert!(!r.pages.asked().contains(&"POST /again".to_owned()));
    r.click(called(&seen, "Go on")).await;
    assert!(r.pages.asked().contains(&"POST /anew".to_owned()));
}
