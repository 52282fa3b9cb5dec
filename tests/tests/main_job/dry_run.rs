//! A dry run walks as far as it can without changing anything, and says what it would have done.
use e2e::stage::Set;
use protocol::control::RunOptions;
use protocol::task::Reason;

#[tokio::test]
async fn a_dry_run_from_the_panel_changes_nothing_and_says_what_it_would_have_done() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().click("Dry run").await;
    let result = s.result().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (Reason::DryRun, 0),
        "{result:?}"
    );
    assert!(!result.verified);
    let said = result.would.expect("what it would have done");
    assert!(
        said.contains('“') || said.contains('"'),
        "names the control: {said}"
    );
    s.panel().says("Nothing was changed").await;
    s.nothing_changed();
}

#[tokio::test]
async fn an_ordered_dry_run_asks_for_no_approval() {
    let s = Set::stage()
        .ordered(RunOptions {
            dry_run: true,
            ..super::brisk()
        })
        .open()
        .await;
    s.press_toolbar().await;
    let result = s.command().outcome().await;
    assert_eq!(result.reason, Reason::DryRun, "{result:?}");
    assert_eq!(s.command().heard().questions(), 0);
    s.nothing_changed();
}
