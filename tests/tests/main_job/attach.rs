//! `cancel --browser attach`: the person's own browser, and their press on the toolbar button that hands the tab over.
use e2e::cli::{Ended, Running};
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::report::Report;
use protocol::task::Reason;
use std::path::Path;
use std::time::Instant;

async fn waiting(s: &Stage, more: &[&str]) -> Running {
    let running = s.cli().attach(&s.site.url(), more);
    s.is_waited_for().await;
    running
}

fn asks(report: &Report) -> Option<()> {
    matches!(report, Report::Question { .. }).then_some(())
}

fn ended_with(ended: &Ended, reason: Reason, code: i32) {
    assert_eq!(
        (ended.result().reason, ended.code),
        (reason, Some(code)),
        "{ended:#?}"
    );
}

/// Ctrl-C, and the end soon after it.
async fn interrupted(running: Running) -> Ended {
    let pressed = Instant::now();
    running.interrupt();
    let ended = running.ended_with_open_input().await;
    let took = pressed.elapsed();
    assert!(took < e2e::wait::SOON, "it took {took:?}");
    ended_with(&ended, Reason::Interrupted, 130);
    ended
}

#[tokio::test]
async fn the_press_hands_the_tab_over_and_the_answer_may_be_given_in_the_page() {
    let s = Set::stage().open().await;
    let running = waiting(&s, &[]).await;
    s.press_toolbar().await;
    running.tells("a question", asks).await;
    s.overlay().approve().await;
    let ended = running.ended_with_open_input().await;
    ended_with(&ended, Reason::Completed, 0);
    for said in [
        "press SubTerminator's toolbar button",
        "Chromium hands over 127.0.0.1",
        "Approve? [y/N]",
        "Cancelled, proven on a second look",
    ] {
        assert!(ended.err.contains(said), "“{said}”: {}", ended.err);
    }
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
    assert!(
        s.browser.pid().is_some(),
        "the browser is the person's, and stays"
    );
}

#[tokio::test]
async fn a_panel_that_is_open_already_is_handed_over_too_and_the_answer_may_be_typed() {
    let s = Set::stage().open().await;
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    let mut running = waiting(&s, &[]).await;
    s.press_toolbar().await;
    running.tells("a question", asks).await;
    running.says("n").await;
    ended_with(
        &running.ended_with_open_input().await,
        Reason::HumanRejected,
        3,
    );
    s.nothing_changed();
}

#[tokio::test]
async fn what_is_the_persons_to_do_is_handed_back_by_enter_at_the_terminal() {
    let s = Set::stage().account(Account::LoggedOut).open().await;
    let mut running = s.cli().attach_at_a_terminal(&s.site.url());
    s.is_waited_for().await;
    s.press_toolbar().await;
    let handed_over = |r: &Report| matches!(r, Report::HandOver { waits: true, .. }).then_some(());
    running
        .tells("that it is the person's turn", handed_over)
        .await;
    // Until it is heard: what is typed before it is asked for counts for nothing.
    let looked_again = |r: &Report| matches!(r, Report::HandOver { advice, .. } if advice.contains("doesn't show yet"));
    let typing = tokio::sync::Mutex::new(&mut running);
    until("it to be looked for", || async {
        let mut running = typing.lock().await;
        match running.events().iter().any(|l| looked_again(&l.report)) {
            true => Ok(()),
            false => {
                running.says("").await;
                Err("not yet".to_owned())
            }
        }
    })
    .await;
    s.nothing_changed();
}

#[tokio::test]
async fn nothing_happens_without_the_press_and_ctrl_c_ends_the_waiting() {
    let s = Set::stage().open().await;
    let running = waiting(&s, &[]).await;
    let ended = interrupted(running).await;
    assert!(ended.err.contains("Nothing was changed"), "{}", ended.err);
    assert!(
        s.page.dom().await.unwrap().closed_roots().is_empty(),
        "nothing of ours is in the page"
    );
    let left = std::fs::read_dir(s.home().with_file_name("run").join("subterminator"));
    assert_eq!(left.unwrap().count(), 0, "its place there is free again");
}

#[tokio::test]
async fn ctrl_c_while_it_asks_leaves_the_run_in_order() {
    let s = Set::stage().open().await;
    let running = waiting(&s, &[]).await;
    s.press_toolbar().await;
    running.tells("a question", asks).await;
    interrupted(running).await;
    s.panel().says("Stopped").await;
    assert_eq!(s.result().await.reason, Reason::Interrupted);
    s.nothing_changed();
    // The next command finds the browser ready.
    let running = waiting(&s, &["--answer", "n"]).await;
    s.press_toolbar().await;
    ended_with(
        &running.ended_with_open_input().await,
        Reason::HumanRejected,
        3,
    );
}

#[tokio::test]
async fn a_press_on_another_site_is_told_and_does_nothing_there() {
    let s = Set::stage().open().await;
    let other = Streamora::open(Variant::default(), 0).await.unwrap();
    let running = s.cli().attach(&other.url(), &[]);
    s.is_waited_for().await;
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    assert!(running.events().is_empty(), "the panel is the person's own");
    let ended = interrupted(running).await;
    assert!(
        ended.err.contains("Nothing is done there. Still waiting."),
        "{}",
        ended.err
    );
    s.nothing_changed();
}

#[tokio::test]
async fn a_host_that_is_lost_comes_back_to_the_command() {
    let s = Set::stage().open().await;
    let running = waiting(&s, &["--answer", "y"]).await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("/cancel/survey");
    s.press_toolbar().await;
    arrivals.hear("GET /cancel/survey").await;
    s.kill_host().await;
    held.release();
    let ended = running.ended_with_open_input().await;
    ended_with(&ended, Reason::Completed, 0);
    s.was_cancelled_once();
}

#[tokio::test]
async fn of_two_browsers_the_one_that_was_named_counts() {
    let one = Set::stage().open().await;
    let two = Set::stage().beside(&one).open().await;
    let id = two.browser.pid().unwrap().to_string();
    let more = ["--browser-id", &id, "--answer", "n"];
    let running = one.cli().attach(&two.site.url(), &more);
    one.is_waited_for().await;
    one.press_toolbar().await;
    one.panel().says("Cancel this subscription").await;
    two.press_toolbar().await;
    let ended = running.ended_with_open_input().await;
    ended_with(&ended, Reason::HumanRejected, 3);
    assert!(
        ended.err.contains("not the one that was named"),
        "{}",
        ended.err
    );
    assert!(two.home().join("journal.sqlite").exists());
    one.nothing_changed();
    two.nothing_changed();
}

#[tokio::test]
async fn a_browser_that_does_not_run_can_t_be_named() {
    let s = Set::stage().open().await;
    let ended = s.cli().attach(&s.site.url(), &["--browser-id", "1"]);
    let ended = ended.ended_with_open_input().await;
    ended_with(&ended, Reason::Configuration, 2);
    assert!(ended.err.contains("No browser of yours"), "{}", ended.err);
    assert!(!Path::new(&s.home().with_file_name("run/subterminator")).exists());
}
