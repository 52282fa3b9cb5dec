//! A whole run with the offline rules: the yes, the no, dialogs, and the ends from outside.
use crate::scene::{STEPS, asks, count, scene};
use e2e::processes;
use e2e::sites::streamora::Script;
use protocol::message::{AgentBuild, Via};
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use std::time::Instant;

#[tokio::test]
async fn the_offline_rules_cancel_after_a_yes_at_the_terminal_and_prove_it() {
    let s = scene(&[]).await;
    let ended = s.answered("y").await;
    let (result, truth) = (ended.result(), s.site.truth());
    assert_eq!(
        (result.reason, result.verified, ended.code),
        (Reason::Completed, true, Some(0)),
        "{ended:#?}"
    );
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
    assert_eq!(
        count(&ended, |r| asks(r).is_some()),
        STEPS,
        "what sends a form, and nothing else"
    );
    assert_eq!(
        count(&ended, |r| matches!(
            r,
            Report::Opened {
                build: AgentBuild::PlaywrightMcp,
                ..
            }
        )),
        1
    );
    assert_eq!(
        count(&ended, |r| matches!(
            r,
            Report::Answer {
                approved: true,
                via: Some(Via::Input),
                ..
            }
        )),
        STEPS
    );
    let decided = |r: &Report| {
        matches!(
            r,
            Report::Decision {
                verdict: Verdict::Ask,
                ..
            }
        )
    };
    let press =
        |r: &Report, known| matches!(r, Report::Irreversible { pressed, .. } if *pressed == known);
    let at = |wanted: &dyn Fn(&Report) -> bool| ended.events.iter().position(|l| wanted(&l.report));
    let order = [
        at(&decided),
        at(&|r| asks(r).is_some()),
        at(&|r| press(r, None)),
        at(&|r| press(r, Some(true))),
    ];
    assert!(
        order.iter().all(Option::is_some) && order.is_sorted(),
        "{order:?}"
    );
    let receipt = std::fs::read_to_string(result.receipt.unwrap()).unwrap();
    assert_eq!(
        receipt.matches("data:image/png;base64,").count(),
        2,
        "before and after"
    );
    s.nothing_is_left().await;
}

#[tokio::test]
async fn a_no_changes_nothing() {
    let s = scene(&[]).await;
    let ended = s.answered("n").await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::HumanRejected, Some(3)),
        "{ended:#?}"
    );
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
    s.nothing_is_left().await;
}

#[tokio::test]
async fn ctrl_c_ends_the_run_and_everything_that_was_started_soon() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cancel(&["--planner", "offline"]);
    running.tells("a question", asks).await;
    let since = Instant::now();
    running.interrupt();
    let ended = running.ended_with_open_input().await;
    assert!(since.elapsed() < e2e::wait::SOON, "{:?}", since.elapsed());
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Interrupted, Some(130)),
        "{ended:#?}"
    );
    s.nothing_is_left().await;
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_command_that_is_killed_takes_server_and_browser_along() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cancel(&["--planner", "offline"]);
    running.tells("a question", asks).await;
    assert_eq!(s.cli.browsers().len(), 1, "a browser runs");
    processes::signal(running.pid().unwrap(), processes::Signal::KILL);
    running.ended_with_open_input().await;
    s.nothing_is_left().await;
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn what_the_page_asks_in_a_dialog_is_not_answered_with_yes() {
    let s = scene(&[Script::Confirm]).await;
    let ended = s.answered("y").await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::NeedsHuman, Some(4)),
        "{ended:#?}"
    );
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
    let told = ended.result().error.unwrap();
    assert!(
        told.contains("Do you really want to end your membership?")
            && told.contains("without --browser playwright-mcp"),
        "{told}"
    );
}

#[tokio::test]
async fn what_the_page_only_says_in_a_dialog_is_told_and_the_run_goes_on() {
    let s = scene(&[Script::Alert]).await;
    let ended = s.answered("y").await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    let told = |r: &Report| matches!(r, Report::Notice { text } if text.contains("We are sorry to see you go."));
    assert_eq!(count(&ended, told), 1, "{:#?}", ended.events);
    let truth = s.site.truth();
    assert_eq!((truth.cancellations, truth.anything_worse()), (1, 0));
}
