//! A page that wants its approval by force gets none, and the person is asked all the same.
use e2e::sites::streamora::Script;
use e2e::stage::Set;
use protocol::control::RunOptions;
use protocol::message::Via;
use protocol::report::Report;
use protocol::task::Reason;

#[tokio::test]
async fn a_page_that_removes_and_presses_everything_gets_no_approval() {
    let s = Set::stage()
        .with_script(Script::Hostile)
        .ordered(RunOptions {
            approval_timeout_ms: 6_000,
            ..super::brisk()
        })
        .open()
        .await;
    s.press_toolbar().await;
    let result = s.command().outcome().await;
    assert_eq!(result.reason, Reason::HumanRejected, "{result:?}");
    let heard = s.command().heard();
    assert!(heard.questions() >= 1);
    assert_eq!(heard.approvals(), 0);
    s.nothing_changed();
}

#[tokio::test]
async fn where_the_overlay_cant_stand_a_small_window_asks_and_its_yes_counts() {
    let s = Set::stage().with_script(Script::Hostile).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    s.nothing_changed();
    window.click("Approve").await;
    let result = s.result().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    let record = s.record().await;
    let via = record.iter().find_map(|r| {
        if let Report::Answer {
            approved: true,
            via,
            ..
        } = r
        {
            *via
        } else {
            None
        }
    });
    assert_eq!(via, Some(Via::Window));
}

#[tokio::test]
async fn under_a_see_through_sheet_of_the_page_the_question_moves_to_the_window() {
    let s = Set::stage().with_script(Script::Cover).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    window.click("Reject").await;
    assert_eq!(s.result().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn closing_the_small_window_is_a_no() {
    let s = Set::stage().with_script(Script::Hostile).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    window.page().close().await.unwrap();
    assert_eq!(s.result().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn the_terminal_can_answer_when_the_page_is_hostile() {
    let s = Set::stage()
        .with_script(Script::Hostile)
        .ordered(super::brisk())
        .open()
        .await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    assert_eq!(s.command().heard().approvals(), 1);
}
