//! What people see is fit for everyone: axe-core finds nothing in panel, overlay, small window and receipt, in light and in dark.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::browser::Page;
use e2e::sites::Account;
use e2e::sites::streamora::Script;
use e2e::stage::{Set, Stage};

async fn the_page_is_clean(what: &str, page: &Page, seen: &str) {
    for scheme in ["light", "dark"] {
        page.prefer(scheme).await.unwrap();
        let found = e2e::axe::page(page, seen).await.unwrap();
        assert!(found.is_empty(), "{what}, {scheme}:\n{}", found.join("\n"));
    }
}

async fn ours_is_clean(what: &str, s: &Stage) {
    for scheme in ["light", "dark"] {
        s.page.prefer(scheme).await.unwrap();
        let dom = s.page.dom().await.unwrap();
        let roots = dom.closed_roots();
        assert_eq!(roots.len(), 1, "{what}: one closed root is ours");
        let found = e2e::axe::root(&s.page, roots[0]).await.unwrap();
        assert!(found.is_empty(), "{what}, {scheme}:\n{}", found.join("\n"));
    }
}

#[tokio::test]
async fn panel_overlay_and_outcome_are_clean() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    ours_is_clean("the panel before a run", &s).await;
    s.panel().click("Cancel this subscription").await;
    s.overlay().asks().await;
    ours_is_clean("the question", &s).await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    ours_is_clean("the panel after a run", &s).await;
    s.panel().click("Receipt").await;
    let receipt = s.receipt_page().await;
    receipt.says(&s.site.effective_date()).await;
    the_page_is_clean("the receipt", receipt.page(), "button-name").await;
}

#[tokio::test]
async fn the_running_panel_and_the_outline_are_clean() {
    let s = Stage::unhurried().await;
    ours_is_clean("the outline", &s).await;
}

#[tokio::test]
async fn a_hand_over_is_clean() {
    let s = Set::stage().account(Account::LoggedOut).open().await;
    s.start().await;
    s.panel().says("Your turn").await;
    ours_is_clean("a hand-over", &s).await;
}

#[tokio::test]
async fn a_problem_is_clean() {
    let s = Set::stage().no_host().open().await;
    s.press_toolbar().await;
    s.panel().says("subterminator install").await;
    ours_is_clean("a problem", &s).await;
}

#[tokio::test]
async fn the_small_window_is_clean() {
    let s = Set::stage().with_script(Script::Hostile).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    the_page_is_clean("the small window", window.page(), "button-name").await;
}

#[tokio::test]
async fn the_small_window_is_clean_when_there_is_nothing_left_to_answer() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    // As a window that the browser opens again at its next start.
    let window = s.question_window("no-such-run:1").await;
    window.says("This question is no longer open.").await;
    the_page_is_clean(
        "the small window, settled",
        window.page(),
        "page-has-heading-one",
    )
    .await;
}
