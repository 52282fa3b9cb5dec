//! A tab's run ends with its site: pressed on another service in the same tab, the toolbar button begins a run there.
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};
use e2e::stage::{Set, Stage};

/// The person goes on to another service in the same tab, and cancels there.
async fn cancels_elsewhere(s: &Stage) {
    let other = Streamora::open(Variant::default(), 0)
        .await
        .expect("another service opens");
    s.page
        .goto(&other.url())
        .await
        .expect("its account page opens");
    s.start().await;
    s.overlay().approve().await;
    s.panel().says("Cancelled, proven on a second look").await;
    let truth = other.truth();
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
}

#[tokio::test]
async fn after_a_look() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    cancels_elsewhere(&s).await;
    s.nothing_changed();
}

#[tokio::test]
async fn after_a_dry_run() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().click("Dry run").await;
    s.panel().says("Nothing was changed").await;
    cancels_elsewhere(&s).await;
    s.nothing_changed();
}

#[tokio::test]
async fn after_a_proven_cancellation() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    cancels_elsewhere(&s).await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn after_a_stopped_run() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    s.overlay().reject().await;
    s.panel().says("Nothing was ended").await;
    cancels_elsewhere(&s).await;
    s.nothing_changed();
}

#[tokio::test]
async fn after_a_run_that_was_handed_over() {
    let s = Set::stage().account(Account::LoggedOut).open().await;
    s.start().await;
    s.panel().says("I'm done").await;
    cancels_elsewhere(&s).await;
    s.nothing_changed();
}
