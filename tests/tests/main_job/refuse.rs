//! Everything that is not a yes is a no: the subscription stays, and panel and exit code say so.
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::control::RunOptions;
use protocol::task::Reason;

async fn was_left_alone(s: &Stage, reason: Reason, exit: u8) {
    let result = s.result().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (reason, exit),
        "{result:?}"
    );
    assert!(!result.success);
    s.nothing_changed();
}

#[tokio::test]
async fn a_rejected_question_changes_nothing() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().reject().await;
    s.ends_with("Nothing was ended").await;
    was_left_alone(&s, Reason::HumanRejected, 3).await;
    assert!(!s.overlay().is_there().await);
}

#[tokio::test]
async fn escape_is_a_no() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    s.page.press_key("Escape").await.unwrap();
    s.ends_with("Nothing was ended").await;
    was_left_alone(&s, Reason::HumanRejected, 3).await;
}

#[tokio::test]
async fn no_answer_in_time_is_a_no() {
    let s = Set::stage()
        .ordered(RunOptions {
            approval_timeout_ms: 1_500,
            ..super::brisk()
        })
        .open()
        .await;
    s.press_toolbar().await;
    s.overlay().asks().await;
    let result = s.command().outcome().await;
    assert_eq!(result.exit_code(), 3, "{result:?}");
    s.ends_with("Nothing was ended").await;
    assert!(
        !s.overlay().is_there().await,
        "the question is taken away when it is too late"
    );
    was_left_alone(&s, Reason::HumanRejected, 3).await;
}

/// The page noticed no click on a control of its own; what a person presses in our panel it notices without a name.
fn nothing_was_pressed(s: &Stage) {
    let clicks = s.truth().clicks;
    assert!(clicks.iter().all(|c| c.name.is_empty()), "{clicks:?}");
}

#[tokio::test]
async fn stop_works_before_there_is_a_question() {
    let s = Stage::unhurried().await;
    s.panel().click("Stop").await;
    s.ends_with("Nothing was changed").await;
    was_left_alone(&s, Reason::Interrupted, 130).await;
    assert_eq!(s.truth().posts, Vec::<String>::new());
    nothing_was_pressed(&s);
}

#[tokio::test]
async fn closing_the_panel_stops_the_run_and_takes_it_away() {
    let s = Stage::unhurried().await;
    s.panel().close().await;
    was_left_alone(&s, Reason::Interrupted, 130).await;
    until("the panel to be gone", || async {
        let words = s.panel().words().await;
        words.map_or(Ok(()), Err)
    })
    .await;
    nothing_was_pressed(&s);
}

#[tokio::test]
async fn a_pause_holds_the_next_step_until_the_person_goes_on() {
    let s = Set::stage()
        .ordered(RunOptions {
            announce_ms: 1_500,
            ..RunOptions::default()
        })
        .open()
        .await;
    s.press_toolbar().await;
    s.panel().click("Pause").await;
    s.panel().says("Paused").await;
    nothing_was_pressed(&s);
    s.panel().click("Go on").await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.exit_code(), 3);
    s.nothing_changed();
}

#[tokio::test]
async fn closing_the_tab_while_it_asks_changes_nothing() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    s.press_toolbar().await;
    s.overlay().asks().await;
    s.page.close().await.unwrap();
    let result = s.command().outcome().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (Reason::Interrupted, 130),
        "{result:?}"
    );
    s.nothing_changed();
}
