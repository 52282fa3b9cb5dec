//! Pages that keep presses from us: what only stops works all the same, and a yes is asked for where they have no say.
use crate::{asked, attacked, the_person_says_yes};
use e2e::stage::Stage;
use e2e::wait::until;
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

#[tokio::test]
async fn stop_works_though_the_page_keeps_the_press_from_us() {
    for deaf in DEAF {
        let s = Stage::unhurried().await;
        attacked(&s, deaf).await;
        s.panel().click("Stop").await;
        let result = s.command().outcome().await;
        assert_eq!(result.reason, Reason::Interrupted, "{deaf}: {result:?}");
        s.nothing_changed();
    }
}
