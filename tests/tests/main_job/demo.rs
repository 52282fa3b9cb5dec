//! `subterminator demo` as somebody meets it who has just built everything: one command, its own site, exit codes and one line of JSON.
use e2e::cli::{Cli, Ended};
use e2e::processes;
use e2e::wait::until;
use protocol::message::AgentBuild;
use protocol::report::{Report, ReportLine};
use protocol::task::{Reason, TaskResult};
use std::time::Instant;

struct Demo {
    cli: Cli,
    _folder: tempfile::TempDir,
}

fn demo() -> Demo {
    let folder = tempfile::tempdir().unwrap();
    Demo {
        cli: Cli::at(folder.path()),
        _folder: folder,
    }
}

impl Demo {
    async fn ends(&self, input: &str, flags: &[&str]) -> Ended {
        let _turn = e2e::browser::turn().await;
        let mut running = self.cli.demo(flags);
        if !input.is_empty() {
            running.says(input).await;
        }
        running.end_of_input();
        let ended = running.ended().await;
        self.is_gone().await;
        ended
    }

    /// Nothing that the command started is left: no browser, no host, no site.
    async fn is_gone(&self) {
        until("everything that the demo started to be gone", || async {
            let left = self.cli.processes();
            if left.is_empty() {
                return Ok(());
            }
            let lines = left.iter().map(|p| processes::command_line(*p).join(" "));
            Err(lines.collect::<Vec<_>>().join("\n"))
        })
        .await;
    }
}

/// One line, one TaskResult, nothing else on stdout.
fn told(ended: &Ended, reason: Reason, code: i32) -> TaskResult {
    assert_eq!(ended.out.lines().count(), 1, "{ended:#?}");
    assert!(ended.out.ends_with('\n'), "{ended:#?}");
    let result = ended.result();
    assert_eq!(
        (result.reason, ended.code),
        (reason, Some(code)),
        "{ended:#?}"
    );
    result
}

#[tokio::test]
async fn answered_yes_it_cancels_and_every_event_line_is_one_of_ours() {
    let d = demo();
    let ended = d.ends("", &["--answer", "y"]).await;
    let result = told(&ended, Reason::Completed, 0);
    assert!(result.success && result.verified, "{result:?}");
    assert!(ended.err.contains("Approve? [y/N]"), "{}", ended.err);

    let file = d.cli.events_file();
    let lines: Vec<ReportLine> = file
        .lines()
        .map(|l| serde_json::from_str(l).unwrap_or_else(|e| panic!("{e}: {l}")))
        .collect();
    assert!(
        matches!(lines.first().unwrap().report, Report::Opened { .. }),
        "{file}"
    );
    let Report::Outcome { result: last, .. } = &lines.last().unwrap().report else {
        panic!("the last line is the outcome: {file}");
    };
    assert_eq!(**last, result);
    assert!(lines.iter().all(|l| l.run == lines[0].run), "one run");

    let receipt = std::fs::read_to_string(result.receipt.expect("a receipt")).unwrap();
    assert!(receipt.contains("Streamora"), "{receipt}");
    assert!(receipt.contains("Approved by the option --answer, not by a person."));
    let own = d.cli.run(&["history", "list"]).await;
    assert!(own.out.starts_with("No runs yet."), "{own:#?}");
    let demos = d.cli.run(&["history", "list", "--demo"]).await;
    assert!(demos.out.contains("Streamora"), "{demos:#?}");
}

#[tokio::test]
async fn answered_no_it_ends_with_3() {
    let ended = demo().ends("", &["--answer", "n"]).await;
    let result = told(&ended, Reason::HumanRejected, 3);
    assert!(!result.success && !result.verified, "{result:?}");
    assert!(ended.err.contains("Nothing was ended"), "{}", ended.err);
}

#[tokio::test]
async fn a_yes_through_a_pipe_counts() {
    let ended = demo().ends("y", &[]).await;
    assert!(told(&ended, Reason::Completed, 0).verified);
}

#[tokio::test]
async fn the_end_of_input_is_a_no() {
    told(&demo().ends("", &[]).await, Reason::HumanRejected, 3);
}

#[tokio::test]
async fn a_dry_run_asks_nothing_and_names_what_it_would_have_pressed() {
    let ended = demo().ends("y", &["--dry-run"]).await;
    let result = told(&ended, Reason::DryRun, 0);
    assert!(!result.verified, "{result:?}");
    let would = result.would.expect("what it would have done");
    assert!(would.contains("“Manage plan”"), "{would}");
    assert!(!ended.err.contains("Approve?"), "{}", ended.err);
}

#[tokio::test]
async fn under_a_strict_policy_the_javascript_build_does_it() {
    let ended = demo().ends("", &["--strict-csp", "--answer", "y"]).await;
    assert!(told(&ended, Reason::Completed, 0).verified);
    let build = ended.events.iter().find_map(|l| match l.report {
        Report::Opened { build, .. } => Some(build),
        _ => None,
    });
    assert_eq!(build, Some(AgentBuild::Js));
}

#[tokio::test]
async fn ctrl_c_ends_it_soon_and_leaves_nothing_behind() {
    let d = demo();
    let _turn = e2e::browser::turn().await;
    let running = d.cli.demo(&[]);
    running
        .tells("a question", |r| {
            matches!(r, Report::Question { .. }).then_some(())
        })
        .await;
    assert_eq!(d.cli.browsers().len(), 1, "a browser runs");
    let pressed = Instant::now();
    running.interrupt();
    let ended = running.ended_with_open_input().await;
    let took = pressed.elapsed();
    assert!(took < e2e::wait::SOON, "it took {took:?}");
    told(&ended, Reason::Interrupted, 130);
    d.is_gone().await;
}
