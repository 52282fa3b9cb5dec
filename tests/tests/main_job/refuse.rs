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
    s.ends_with("Nothing was changed").await;
    was_left_alone(&s, Reason::HumanRejected, 3).await;
    assert!(!s.overlay().is_there().await);
}

#[tokio::test]
async fn escape_is_a_no() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    s.page.press_key("Escape").await.unwrap();
    s.ends_with("Nothing was changed").await;
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
    s.ends_with("Nothing was changed").await;
    assert!(
        !s.overlay().is_there().await,
        "the question is taken away when it is too late"
    );
    was_left_alone(&s, Reason::HumanRejected, 3).await;
}

#[tokio::test]
async fn stop_works_before_there_is_a_question() {
    let s = Set::stage().open().await;
    let held = s.site.hooks().hold("/cancel");
    s.start().await;
    until("the flow to reach the held page", || async {
        let gets = s.truth().gets;
        if gets.iter().any(|p| p == "/cancel") {
            Ok(())
        } else {
            Err(format!("{gets:?}"))
        }
    })
    .await;
    s.panel().click("Stop").await;
    held.release();
    was_left_alone(&s, Reason::Interrupted, 130).await;
    assert_eq!(
        s.truth().posts,
        Vec::<String>::new(),
        "after Stop nothing more is pressed"
    );
}

#[tokio::test]
async fn closing_the_panel_stops_the_run() {
    let s = Set::stage().open().await;
    let held = s.site.hooks().hold("/cancel");
    s.start().await;
    until("the flow to reach the held page", || async {
        if s.truth().gets.iter().any(|p| p == "/cancel") {
            Ok(())
        } else {
            Err(String::new())
        }
    })
    .await;
    s.panel().close().await;
    held.release();
    was_left_alone(&s, Reason::Interrupted, 130).await;
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
