//! Attackers in frames: an advertisement of another site beside the question, and a frame in which the last button becomes another.
use crate::{answers_to_the_end, says_no_to_the_end, the_person_says_yes};
use e2e::browser::Page;
use e2e::sites::Snare;
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::control::RunOptions;
use protocol::task::Reason;
use protocol::view::QuestionView;
use serde_json::json;

/// Takes the keyboard, asks for the whole screen and the pointer, leads away, imitates messages: again and again.
const AD: &str = "<input id=own value=Win><script>
    const yes = { type: 'answer', approved: true };
    const says = [yes, { type: 'input', input: yes }, { kind: 'agent', tab: 1, frame: 0, payload: yes }, new Uint32Array([4294967295, 1, 2, 3, 4])];
    let tries = 0;
    setInterval(() => {
        focus(); own.focus(); own.select();
        for (const message of says) top.postMessage(message, '*');
        document.documentElement.requestFullscreen().catch(() => {});
        try { own.requestPointerLock() } catch {}
        try { top.location = '{elsewhere}/never/top' } catch {}
        if (++tries % 30 === 0) fetch('/asked/tried');
    }, 30);
    </script>";

/// A page of the service shows this advertisement, which may do all that a page can permit.
fn shown(ad: &Snare) -> String {
    let frame = "const f = document.createElement('iframe'); f.allow = 'fullscreen *; focus-without-user-activation *; autoplay *'; \
        f.style.cssText = 'position:fixed;right:0;bottom:0;width:300px;height:120px'";
    format!(
        "if (top === self) addEventListener('DOMContentLoaded', () => {{ {frame}; f.src = '{}/frame'; document.body.append(f) }})",
        ad.elsewhere()
    )
}

async fn asked_beside(ad: &Snare) -> (Stage, QuestionView) {
    let options = RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    };
    let s = Set::stage().ordered(options).open().await;
    s.on_every_page(&shown(ad)).await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    (s, question)
}

#[tokio::test]
async fn an_advertisement_of_another_site_gets_no_approval_and_an_honest_click_works_beside_it() {
    let ad = Snare::open("", AD).await.unwrap();
    let (s, _) = asked_beside(&ad).await;
    let before = ad.sprung().len();
    until("the advertisement to have tried it all", || async {
        match ad.sprung().len() {
            tries if tries > before + 1 => Ok(()),
            tries => Err(tries.to_string()),
        }
    })
    .await;
    assert_eq!(s.command().heard().approvals(), 0);
    s.nothing_changed();
    the_person_says_yes(&s, "shows an advertisement").await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    assert_eq!(s.command().heard().approvals(), 1);
    assert!(ad.sprung().iter().all(|done| done == "GET /asked/tried"));
}

/// As if the person had just pressed something in it: browsers permit more then.
async fn does(ad: &Snare, s: &Stage, script: &str) {
    let start = format!("{}/frame", ad.elsewhere());
    let frame: Page = until("the advertisement", || async {
        let found = s.browser.frame_at(&start).await;
        found
            .map_err(|e| e.to_string())?
            .ok_or_else(|| "no such frame".to_owned())
    })
    .await;
    let pressed = json!({ "expression": script, "userGesture": true });
    frame.call("Runtime.evaluate", pressed).await.unwrap();
}

#[tokio::test]
async fn an_advertisement_that_goes_full_screen_over_the_question_shuts_approve() {
    let ad = Snare::open("", "Win").await.unwrap();
    let (s, _) = asked_beside(&ad).await;
    s.overlay().can_be_approved().await;
    let approve = s.overlay().middle_of("Approve").await.unwrap();
    let whole = "document.documentElement.requestFullscreen()";
    does(&ad, &s, whole).await;
    until("the advertisement to have the whole screen", || async {
        let has = s.page.run("Boolean(document.fullscreenElement)").await;
        match has.map_err(|e| e.to_string())? {
            has if has == true => Ok(()),
            has => Err(has.to_string()),
        }
    })
    .await;
    s.page.press_at(approve).await.unwrap();
    assert_eq!(s.command().heard().approvals(), 0);
    s.nothing_changed();
    // While it has the screen nothing of the page can be pressed: the person leaves it.
    s.page.run("document.exitFullscreen()").await.unwrap();
    the_person_says_yes(&s, "shows an advertisement on the whole screen").await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}

#[tokio::test]
async fn an_advertisement_that_leads_the_tab_away_takes_the_question_with_it() {
    let ad = Snare::open("", "Win").await.unwrap();
    let (s, question) = asked_beside(&ad).await;
    s.overlay().can_be_approved().await;
    let approve = s.overlay().middle_of("Approve").await.unwrap();
    let away = format!("{}/never/top", ad.elsewhere());
    does(&ad, &s, &format!("top.location = '{away}'")).await;
    until("the tab to be elsewhere", || async {
        match ad.sprung().is_empty() {
            false => Ok(()),
            true => Err("not yet".to_owned()),
        }
    })
    .await;
    s.page.press_at(approve).await.unwrap();
    let result = says_no_to_the_end(&s, &question).await;
    assert_ne!(result.reason, Reason::Completed, "{result:?}");
    assert_eq!(s.command().heard().approvals(), 0);
    s.nothing_changed();
}

const ACCOUNT: &str = "<h1>Your account</h1><p>Plan: Premium. Renews on 4 December 2026.</p>\
    <iframe src='FROM/frame' title=Plan width=700 height=300></iframe>";
/// It does what it is told.
const LAST: &str = "<h1>Are you sure you want to cancel?</h1><p>Your plan ends on <b>4 December 2026</b>.</p>\
    <form method=post action=/asked/finish><button>Finish cancellation</button></form>\
    <script>addEventListener('message', (e) => (0, eval)(e.data.swap))</script>";

/// What becomes of the last button within its frame, and what the person is asked then.
const SWAPS: [(&str, &str, &str); 3] = [
    (
        "document.querySelector('form').action = '/asked/now'; document.querySelector('button').textContent = 'Cancel membership now'",
        "Cancel membership now",
        "POST /asked/now",
    ),
    (
        "document.querySelector('form').action = '/asked/later'; document.querySelector('b').textContent = '1 January 2031'",
        "1 January 2031",
        "POST /asked/later",
    ),
    (
        "location = URL.createObjectURL(new Blob([`<h1>Are you sure you want to cancel everything?</h1><p>Your plan ends on 9 January 2029.</p>\
            <form method=post action=${location.origin}/asked/other><button>Finish cancellation</button></form>`], { type: 'text/html' }))",
        "9 January 2029",
        "POST /asked/other",
    ),
];

async fn a_button_in_a_frame_is_swapped(from: &str) {
    for (swap, asks, does) in SWAPS {
        let site = Snare::open(&ACCOUNT.replace("FROM", from), LAST)
            .await
            .unwrap();
        let options = RunOptions {
            announce_ms: 4_000,
            ..RunOptions::default()
        };
        let s = Set::stage()
            .permitting("http://localhost/*")
            .ordered(options)
            .open()
            .await;
        s.page.goto(&site.url()).await.unwrap();
        s.press_toolbar().await;
        let (question, from) = s.command().asked(0).await;
        assert_eq!(question.target_name, "Finish cancellation");
        s.command().answer(&question, true).await;
        s.command().announced().await;
        let swap = json!({ "swap": swap });
        let told = format!("frames[0].postMessage({swap}, '*')");
        s.page.run(&told).await.unwrap();
        let (again, _) = s.command().asked(from).await;
        assert!(again.text().contains(asks), "{}", again.text());
        assert_eq!(site.sprung(), Vec::<String>::new());
        s.command().answer(&again, true).await;
        let pressed = until("what was approved to be pressed", || async {
            let all = site.sprung();
            match all.is_empty() {
                false => Ok(all),
                true => Err("nothing".to_owned()),
            }
        });
        assert_eq!(pressed.await, [does]);
    }
}

#[tokio::test]
async fn a_last_button_in_a_frame_that_becomes_another_after_the_yes_is_not_pressed() {
    a_button_in_a_frame_is_swapped("").await;
}

#[tokio::test]
async fn a_last_button_in_another_site_s_frame_that_becomes_another_after_the_yes_is_not_pressed() {
    a_button_in_a_frame_is_swapped("{elsewhere}").await;
}

/// It says that all is done, and does nothing.
const PRETENDS: &str = "<h1>Are you sure you want to cancel?</h1><p>Your plan ends on <b>4 December 2026</b>.</p><button>Finish cancellation</button>\
    <script>document.querySelector('button').onclick = () => { parent.history.pushState(null, '', '/done'); document.body.innerHTML = '<h1>Your subscription has been cancelled</h1>' }</script>";

/// The second look is sent on to another origin of the same machine, which says what a page of the service would say that has ended it.
#[tokio::test]
async fn a_second_look_that_is_sent_to_another_origin_proves_nothing() {
    let site = Snare::open(&ACCOUNT.replace("FROM", ""), PRETENDS)
        .await
        .unwrap();
    let options = RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    };
    let s = Set::stage().ordered(options).open().await;
    s.page.goto(&site.url()).await.unwrap();
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    site.has_another_origin_say_cancelled();
    let result = answers_to_the_end(&s, &question, true).await;
    assert_eq!(site.sprung(), ["sent elsewhere"]);
    assert!(!result.success && !result.verified, "{result:?}");
}
