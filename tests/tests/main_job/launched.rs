//! The browser that a command starts: nobody else can reach it, it ends with the command, and no dialog of its own hangs a run.
use e2e::cli::{Cli, Ended};
use e2e::processes;
use e2e::sites::Streamora;
use e2e::sites::streamora::{Script, Variant};
use e2e::wait::until;
use protocol::report::Report;
use protocol::task::Reason;

struct Shell {
    cli: Cli,
    site: Streamora,
    _folder: tempfile::TempDir,
}

async fn shell(scripts: &[Script]) -> Shell {
    let folder = tempfile::tempdir().unwrap();
    let variant = Variant {
        extra_scripts: scripts.to_vec(),
        ..Variant::default()
    };
    Shell {
        cli: Cli::at(folder.path()),
        site: Streamora::open(variant, 0).await.unwrap(),
        _folder: folder,
    }
}

impl Shell {
    async fn approved(&self) -> Ended {
        let _turn = e2e::browser::turn().await;
        let running = self.cli.cancel(&self.site.url(), &["--answer", "y"]);
        running.ended().await
    }
}

fn asks(report: &Report) -> Option<()> {
    matches!(report, Report::Question { .. }).then_some(())
}

#[tokio::test]
async fn nobody_else_on_the_machine_can_reach_the_browser() {
    let s = shell(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cli.cancel(&s.site.url(), &[]);
    running.tells("a question", asks).await;
    let own = processes::listens_on(std::process::id());
    assert!(!own.is_empty(), "the site's own port is seen");
    assert_eq!(s.cli.browsers().len(), 1, "a browser runs");
    for pid in s.cli.processes() {
        let ports = processes::listens_on(pid);
        assert!(
            ports.is_empty(),
            "{:?} listens on {ports:?}",
            processes::command_line(pid)
        );
    }
    running.interrupt();
    running.ended_with_open_input().await;
}

#[tokio::test]
async fn a_command_that_is_killed_takes_its_browser_along() {
    let s = shell(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cli.cancel(&s.site.url(), &[]);
    running.tells("a question", asks).await;
    processes::signal(running.pid().unwrap(), processes::Signal::KILL);
    running.ended_with_open_input().await;
    until("browser and host to be gone", || async {
        let left = s.cli.processes();
        let lines = left.iter().map(|p| processes::command_line(*p).join(" "));
        match left.is_empty() {
            true => Ok(()),
            false => Err(lines.collect::<Vec<_>>().join("\n")),
        }
    })
    .await;
    assert!(!s.site.truth().anything_changed());
}

const ASKS: &str = "Do you really want to end your membership?";

/// The last step is approved, and what the page asks then in a dialog of the browser's own is answered with this line.
async fn asked_once_more(s: &Shell, answer: &str) -> Ended {
    let _turn = e2e::browser::turn().await;
    let mut running = s.cli.cancel(&s.site.url(), &[]);
    running.tells("the first question", asks).await;
    running.says("y").await;
    let the_pages = |r: &Report| {
        matches!(r, Report::Question { text, .. } if text.contains(ASKS)).then_some(())
    };
    running.tells("the page's own question", the_pages).await;
    assert!(!s.site.truth().anything_changed(), "nobody has said yes");
    running.says(answer).await;
    running.ended().await
}

#[tokio::test]
async fn what_the_page_asks_in_a_dialog_is_asked_where_nobody_can_see_it_and_yes_presses_ok() {
    let s = shell(&[Script::Confirm]).await;
    let ended = asked_once_more(&s, "y").await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    assert!(ended.result().verified);
    assert!(ended.err.contains(ASKS), "{}", ended.err);
    let truth = s.site.truth();
    assert_eq!((truth.cancellations, truth.anything_worse()), (1, 0));
}

#[tokio::test]
async fn no_to_what_the_page_asks_in_a_dialog_presses_cancel_and_the_run_is_rejected() {
    let s = shell(&[Script::Confirm]).await;
    let ended = asked_once_more(&s, "n").await;
    let result = ended.result();
    assert_eq!(
        (result.reason, ended.code),
        (Reason::HumanRejected, Some(3)),
        "{ended:#?}"
    );
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
    let words = result.error.unwrap();
    assert!(
        words.contains("still shows an active subscription"),
        "{words}"
    );
}

#[tokio::test]
async fn the_end_of_input_is_no_to_what_the_page_asks_in_a_dialog() {
    let s = shell(&[Script::Confirm]).await;
    let _turn = e2e::browser::turn().await;
    let mut running = s.cli.cancel(&s.site.url(), &[]);
    running.tells("the first question", asks).await;
    running.says("y").await;
    running.end_of_input();
    let ended = running.ended().await;
    assert_eq!(ended.code, Some(3), "{ended:#?}");
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
}

#[tokio::test]
async fn a_page_that_asks_whether_it_may_be_left_keeps_no_run_where_nobody_can_see_it() {
    let s = shell(&[Script::Clings]).await;
    let ended = s.approved().await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    assert_eq!(s.site.truth().cancellations, 1);
}

#[tokio::test]
async fn what_the_page_only_says_in_a_dialog_is_told_and_the_run_goes_on() {
    let s = shell(&[Script::Alert]).await;
    let ended = s.approved().await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    assert!(ended.result().verified);
    let root = rustix::process::geteuid().is_root();
    assert_eq!(ended.err.contains("--no-sandbox"), root, "{}", ended.err);
    let told = |r: &Report| matches!(r, Report::Notice { text } if text.contains("We are sorry to see you go."));
    assert!(
        ended.events.iter().any(|line| told(&line.report)),
        "{:#?}",
        ended.events
    );
    let truth = s.site.truth();
    assert_eq!((truth.cancellations, truth.anything_worse()), (1, 0));
}
