//! Pages that keep presses from us: what only stops works all the same, and a yes is asked for where they have no say.
use crate::keys::goes_to_approve;
use crate::{asked, attacked, says_no_to_the_end, the_person_says_yes};
use e2e::stage::Stage;
use e2e::wait::until;
use protocol::report::{Report, ReportLine};
use protocol::task::Reason;

/// Every way to keep a press on a button from whoever listens there.
const DEAF: [&str; 3] = [
    "for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup']) addEventListener(kind, (e) => { e.stopImmediatePropagation(); e.preventDefault() }, true)",
    "addEventListener('click', (e) => e.stopPropagation(), true)",
    // After this nobody listens any more.
    "document.open(); document.write('<!doctype html><h1>Stay</h1>'); document.close()",
];

#[tokio::test]
async fn reject_is_a_no_though_the_page_keeps_the_press_from_us() {
    for deaf in DEAF {
        let (s, _) = asked().await;
        attacked(&s, deaf).await;
        s.overlay().can_be_approved().await;
        s.overlay().reject().await;
        let result = s.command().outcome().await;
        assert_eq!(result.reason, Reason::HumanRejected, "{deaf}: {result:?}");
        s.nothing_changed();
    }
}

#[tokio::test]
async fn where_the_page_keeps_presses_from_us_the_yes_is_given_in_the_small_window() {
    let captures = "addEventListener('pointerdown', (e) => document.body.setPointerCapture(e.pointerId), true)";
    for deaf in [DEAF[0], DEAF[1], captures] {
        let (s, _) = asked().await;
        attacked(&s, deaf).await;
        until("the small window", || async {
            if s.ask_window_now().await.is_some() {
                return Ok(());
            }
            s.overlay().approve_now().await?;
            assert_eq!(s.command().heard().approvals(), 0, "{deaf}");
            Err("only the question in the page".to_owned())
        })
        .await;
        s.nothing_changed();
        the_person_says_yes(&s, deaf).await;
    }
}

fn is_over(line: &ReportLine) -> bool {
    matches!(line.report, Report::Outcome { .. })
}

#[tokio::test]
async fn stop_works_though_the_page_keeps_the_press_from_us() {
    for deaf in DEAF {
        let s = Stage::unhurried().await;
        attacked(&s, deaf).await;
        // What the panel shows anew under a press takes that press with it: a person presses again.
        until("the run to be stopped", || async {
            if s.command().heard().lines.iter().any(is_over) {
                return Ok(());
            }
            s.panel().click_now("Stop").await?;
            Err("Stop was pressed".to_owned())
        })
        .await;
        let result = s.command().outcome().await;
        assert_eq!(result.reason, Reason::Interrupted, "{deaf}: {result:?}");
        s.nothing_changed();
    }
}

/// The person presses this key on Approve again and again, until it is a yes or the small window is there.
async fn yes_by_key(s: &Stage, key: &str, page: &str) {
    until(
        &format!("{key:?} to be a yes, or the small window, on a page with: {page}"),
        || async {
            if s.command().heard().approvals() > 0 || s.ask_window_now().await.is_some() {
                return Ok(());
            }
            s.page.press_key(key).await.map_err(|e| e.to_string())?;
            Err("it was pressed".to_owned())
        },
    )
    .await;
}

#[tokio::test]
async fn who_presses_keys_on_a_page_that_keeps_them_is_asked_in_the_small_window() {
    for deaf in [DEAF[0], DEAF[1]] {
        for key in ["Enter", " "] {
            let (s, _) = asked().await;
            goes_to_approve(&s).await;
            attacked(&s, deaf).await;
            yes_by_key(&s, key, deaf).await;
            s.nothing_changed();
            the_person_says_yes(&s, deaf).await;
            assert_eq!(s.command().heard().approvals(), 1);
        }
    }
}

/// Esc is a no wherever it is heard. A page can keep it from us without a trace, but has no say in the toolbar.
#[tokio::test]
async fn esc_is_a_no_in_the_page_or_after_the_toolbar_button_in_the_small_window() {
    for deaf in DEAF {
        let (s, _) = asked().await;
        attacked(&s, deaf).await;
        s.overlay().can_be_approved().await;
        s.page.press_key("Escape").await.unwrap();
        until("Esc to be a no, here or there", || async {
            if s.command().heard().lines.iter().any(is_over) {
                return Ok(());
            }
            match s.ask_window_now().await {
                // With the no the window goes.
                Some(window) => drop(window.page().press_key("Escape").await),
                None if s.overlay().is_there().await => s.press_toolbar().await,
                None => {}
            }
            Err("the question stands".to_owned())
        })
        .await;
        let result = s.command().outcome().await;
        assert_eq!(result.reason, Reason::HumanRejected, "{deaf}: {result:?}");
        s.nothing_changed();
    }
}

#[tokio::test]
async fn the_toolbar_button_brings_a_question_into_the_small_window_and_its_yes_counts_once() {
    let (s, _) = asked().await;
    s.press_toolbar().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    until("the page to be without the question", || async {
        match s.overlay().is_there().await {
            false => Ok(()),
            true => Err("it stands there".to_owned()),
        }
    })
    .await;
    // Once more is no answer.
    s.press_toolbar().await;
    window.says("Finish cancellation").await;
    s.nothing_changed();
    window.click("Approve").await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    assert_eq!(s.command().heard().approvals(), 1);
}

/// What takes the keyboard from us again and again, and looks for our buttons with the browser's own search.
const GRABS: &str = "const own = document.body.appendChild(document.createElement('button')); setInterval(() => { own.focus(); find('Approve', false, false, true); \
    host.inert = !host.inert; host.tabIndex = -1; host.focus(); own.focus() }, 30)";

#[tokio::test]
async fn a_page_that_takes_the_keyboard_makes_no_yes_of_a_real_press() {
    for key in ["Enter", " "] {
        let (s, question) = asked().await;
        attacked(&s, GRABS).await;
        for _ in 0..10 {
            s.page.press_key(key).await.unwrap();
        }
        assert_eq!(s.command().heard().approvals(), 0, "{key:?}");
        let result = says_no_to_the_end(&s, &question).await;
        assert_eq!(result.reason, Reason::HumanRejected, "{key:?}: {result:?}");
        s.nothing_changed();
    }
}
