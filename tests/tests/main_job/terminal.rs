//! The same job from a terminal: exit codes, one line of JSON, the events, and answers from a pipe.
use e2e::cli::{Cli, Ended};
use e2e::processes::{self, Signal};
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};
use e2e::wait::until;
use protocol::message::Via;
use protocol::report::Report;
use protocol::task::Reason;
use std::time::Instant;

struct Shell {
    cli: Cli,
    site: Streamora,
    _folder: tempfile::TempDir,
}

async fn shell(account: Account) -> Shell {
    let folder = tempfile::tempdir().unwrap();
    let site = Streamora::open(
        Variant {
            account,
            ..Variant::default()
        },
        0,
    )
    .await
    .unwrap();
    Shell {
        cli: Cli::at(folder.path()),
        site,
        _folder: folder,
    }
}

impl Shell {
    /// `cancel` with this whole standard input.
    async fn cancel(&self, input: &str, more: &[&str]) -> Ended {
        let _turn = e2e::browser::turn().await;
        let mut running = self.cli.cancel(&self.site.url(), more);
        if !input.is_empty() {
            running.says(input).await;
        }
        running.end_of_input();
        running.ended().await
    }
}

fn ended_with(ended: &Ended, reason: Reason, code: i32) {
    let result = ended.result();
    assert_eq!(
        (result.reason, ended.code),
        (reason, Some(code)),
        "{ended:#?}"
    );
    assert_eq!(i32::from(result.exit_code()), code);
}

/// Terminal, events and receipt say the same of the answer.
fn told(ended: &Ended, answer: &str) {
    let event = ended.events.iter().find_map(|l| match &l.report {
        Report::Answer { why, .. } => Some(why.clone()),
        _ => None,
    });
    assert!(event.is_some_and(|why| why.contains(answer)), "{ended:#?}");
    assert!(ended.err.contains(answer), "{}", ended.err);
    let receipt = std::fs::read_to_string(ended.result().receipt.unwrap()).unwrap();
    assert!(receipt.contains(answer), "{receipt}");
}

#[tokio::test]
async fn what_the_option_answers_is_not_called_a_persons_word() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("", &["--answer", "n"]).await;
    ended_with(&ended, Reason::HumanRejected, 3);
    told(&ended, "Rejected by the option --answer, not by a person.");
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_piped_yes_cancels_and_everything_is_told() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("y", &[]).await;
    ended_with(&ended, Reason::Completed, 0);
    let result = ended.result();
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!(
        result.effective.as_deref(),
        Some(s.site.effective_date().as_str())
    );
    let truth = s.site.truth();
    assert_eq!((truth.cancellations, truth.anything_worse()), (1, 0));

    assert!(ended.err.contains("Approve? [y/N]"), "{}", ended.err);
    assert!(ended.err.contains("Receipt: "), "{}", ended.err);
    let reports: Vec<&Report> = ended.events.iter().map(|l| &l.report).collect();
    assert!(reports.iter().any(|r| matches!(r, Report::Step { .. })));
    assert!(reports.iter().any(|r| matches!(r, Report::State { .. })));
    // What was read of each page stands there, too, for a person.
    let read = reports.iter().filter_map(|r| match r {
        Report::Page { lines } => Some(lines),
        _ => None,
    });
    let active = |line: &String| line.starts_with("subscription") && line.contains(": active");
    assert!(read.flatten().any(active), "no page model in --events");
    assert!(
        reports
            .iter()
            .any(|r| matches!(r, Report::Answer { approved: true, .. }))
    );
    let asked = reports
        .iter()
        .find_map(|r| {
            if let Report::Question { text, .. } = r {
                Some(text)
            } else {
                None
            }
        })
        .unwrap();
    for line in asked.lines().filter(|l| !l.trim().is_empty()) {
        assert!(
            ended.err.contains(line.trim()),
            "the person saw “{line}”: {}",
            ended.err
        );
    }
    let times: Vec<&str> = ended.events.iter().map(|l| l.at.as_str()).collect();
    assert!(
        times.iter().all(|t| t.len() == 24 && t.ends_with('Z')) && times.is_sorted(),
        "{times:?}"
    );
}

#[tokio::test]
async fn a_piped_no_changes_nothing() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("n", &[]).await;
    ended_with(&ended, Reason::HumanRejected, 3);
    told(
        &ended,
        "Rejected by what the command was given as input, which was no terminal.",
    );
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn the_end_of_input_is_a_no() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("", &[]).await;
    ended_with(&ended, Reason::HumanRejected, 3);
    told(&ended, "The input ended without an answer");
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn anything_but_a_clear_yes_is_a_no() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("maybe", &[]).await;
    ended_with(&ended, Reason::HumanRejected, 3);
    told(&ended, "neither yes nor no");
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn no_answer_in_time_is_a_no() {
    let s = shell(Account::Active).await;
    let _turn = e2e::browser::turn().await;
    // Input stays open and silent.
    let running = s.cli.cancel(&s.site.url(), &["--approval-timeout", "2"]);
    ended_with(
        &running.ended_with_open_input().await,
        Reason::HumanRejected,
        3,
    );
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_dry_run_changes_nothing_and_says_what_it_would_have_done() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("y", &["--dry-run"]).await;
    ended_with(&ended, Reason::DryRun, 0);
    let result = ended.result();
    assert!(result.would.is_some_and(|w| !w.is_empty()) && result.error.is_none());
    assert!(!s.site.truth().anything_changed());
}

fn asks(report: &Report) -> Option<()> {
    matches!(report, Report::Question { .. }).then_some(())
}

#[tokio::test]
async fn ctrl_c_and_being_asked_to_end_change_nothing_and_leave_nothing_behind_soon() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let s = shell(Account::Active).await;
        let _turn = e2e::browser::turn().await;
        let running = s.cli.cancel(&s.site.url(), &[]);
        running.tells("a question", asks).await;
        let since = Instant::now();
        processes::signal(running.pid().unwrap(), signal);
        let ended = running.ended_with_open_input().await;
        let took = since.elapsed();
        assert!(took < e2e::wait::SOON, "{signal:?}: {took:?}");
        ended_with(&ended, Reason::Interrupted, 130);
        assert!(!s.site.truth().anything_changed());
        until("browser and host to be gone", || async {
            match &s.cli.processes()[..] {
                [] => Ok(()),
                left => Err(format!("{left:?}")),
            }
        })
        .await;
    }
}

#[tokio::test]
async fn at_a_terminal_a_typed_yes_is_the_persons_word_and_the_steps_are_a_live_list() {
    let s = shell(Account::Active).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cli.cancel_at_a_terminal(&s.site.url(), &[]);
    let running = tokio::sync::Mutex::new(running);
    // What is typed before the question stands there is no answer to it.
    until("an answer", || async {
        let mut running = running.lock().await;
        let answer = running.events().into_iter().find_map(|l| match l.report {
            Report::Answer { via, approved, .. } => Some((via, approved)),
            _ => None,
        });
        if answer.is_none() && running.events().iter().any(|l| asks(&l.report).is_some()) {
            running.says("y").await;
        }
        answer.ok_or_else(|| "none yet".to_owned()).map(|answer| {
            assert_eq!(answer, (Some(Via::Terminal), true));
        })
    })
    .await;
    let ended = running.into_inner().ended_with_open_input().await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    assert_eq!(s.site.truth().cancellations, 1);
    assert!(ended.out.contains("Approve? [y/N] "), "{}", ended.out);
    let live = |line: &str| ended.out.contains(&format!("{CLEARS}{line}"));
    assert!(live("✓ Declined") && live("✓ Answered"), "{:?}", ended.out);
}

/// A line that is written anew: ECMA-48, “erase in line”.
const CLEARS: &str = "\r\u{1b}[2K";

#[tokio::test]
async fn elsewhere_they_are_plain_lines() {
    let s = shell(Account::Active).await;
    let ended = s.cancel("n", &[]).await;
    assert!(
        !ended.err.contains('\u{1b}') && !ended.err.contains('\r'),
        "{:?}",
        ended.err
    );
    assert!(ended.err.contains("\n✓ Declined"), "{}", ended.err);
}

#[tokio::test]
async fn already_cancelled_is_no_failure() {
    let s = shell(Account::Cancelled).await;
    ended_with(&s.cancel("y", &[]).await, Reason::AlreadyCancelled, 0);
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn what_apple_bills_needs_the_person() {
    let s = shell(Account::Apple).await;
    let ended = s.cancel("y", &[]).await;
    ended_with(&ended, Reason::NeedsHuman, 4);
    assert!(ended.err.contains("Apple"), "{}", ended.err);
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_login_needs_the_person() {
    let s = shell(Account::LoggedOut).await;
    ended_with(&s.cancel("y", &[]).await, Reason::NeedsHuman, 4);
    assert!(!s.site.truth().anything_changed());
    assert_eq!(s.site.truth().posts, Vec::<String>::new());
}

#[tokio::test]
async fn a_command_that_makes_no_sense_says_so_and_ends_with_2() {
    let s = shell(Account::Active).await;
    for wrong in [
        &["cancel"][..],
        &["cancel", "--url", "ftp://example.com/"],
        &["cancel", "no-such-service-anywhere"],
        &["dance"],
    ] {
        let ended = s.cli.run(wrong).await;
        assert_eq!(ended.code, Some(2), "{wrong:?}: {ended:?}");
        assert!(!ended.err.is_empty());
        assert_eq!(ended.out, "");
    }
}

#[tokio::test]
async fn explain_says_what_a_page_is_taken_for() {
    let s = shell(Account::Active).await;
    let mut running = s.cli.start(&["explain"]);
    let page = serde_json::json!({ "url": "https://example.com/account", "text": "Your membership has been cancelled. You can watch until 4 December 2026." });
    running.says(&page.to_string()).await;
    running.end_of_input();
    let ended = running.ended().await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let said: serde_json::Value = serde_json::from_str(ended.out.trim()).unwrap();
    assert!(
        ["COMPLETE", "ACCOUNT_CANCELLED"].contains(&said["state"].as_str().unwrap()),
        "{said}"
    );
    assert!(
        said["confidence"].as_f64().is_some()
            && said["reason"].as_str().is_some_and(|r| !r.is_empty())
    );
}

#[tokio::test]
async fn a_browser_killed_right_after_the_press_is_looked_after_by_the_next_command() {
    let s = shell(Account::Active).await;
    let _turn = e2e::browser::turn().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("POST /cancel/confirm");
    let first = s.cli.cancel(&s.site.url(), &["--answer", "y"]);
    arrivals.hear("POST /cancel/confirm").await;
    for browser in s.cli.browsers() {
        processes::signal(browser, processes::Signal::KILL);
    }
    let first = first.ended_with_open_input().await;
    assert!(!first.result().success, "{first:#?}");
    assert!(
        first.err.contains("nothing is pressed twice"),
        "{}",
        first.err
    );
    held.release();

    let second = s.cli.cancel(&s.site.url(), &["--answer", "y"]);
    let second = second.ended_with_open_input().await;
    assert_eq!(second.code, Some(0), "{second:#?}");
    let result = second.result();
    assert!(result.success && result.verified, "{result:?}");
    assert!(
        second.err.contains("ancelled") && second.err.contains(&s.site.effective_date()),
        "it says where things stand: {}",
        second.err
    );
    let truth = s.site.truth();
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
}
