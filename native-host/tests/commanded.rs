//! A session that a command ordered: the real host between a test that plays the browser and a test that plays the command.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::control::{Dialog, DialogKind, FromHost, Order, PlannerKind, RunOptions, ToHost};
use protocol::ids::{QuestionId, RunId, TabId};
use protocol::message::{NoAnswer, PersonInput, Via};
use protocol::report::Report;
use protocol::task::{Reason, TaskResult};
use protocol::view::Mood;
use std::path::Path;
use subterminator::control::{Lines, Listener, Reader};
use subterminator::history::{self, Form};
use subterminator::store::Store;
use support::Browser;
use support::site::Site;

/// As `cancel --headless` orders it.
fn options() -> RunOptions {
    RunOptions {
        announce_ms: 0,
        ask_in_page: false,
        ..RunOptions::default()
    }
}

/// The command's side of the line.
struct Command {
    listener: Listener,
    host: Option<(Lines<ToHost>, Reader<FromHost>)>,
    run: Option<RunId>,
    options: RunOptions,
}

impl Command {
    fn new() -> Self {
        Self {
            listener: Listener::open().unwrap(),
            host: None,
            run: None,
            options: options(),
        }
    }

    /// Takes the next host's call and gives it the order.
    async fn accept(&mut self) {
        let (lines, mut reader) = self.listener.accept().await.unwrap();
        assert!(matches!(reader.next().await, Some(FromHost::Hello { .. })));
        lines.send(ToHost::Order {
            order: Order {
                run: self.run.clone(),
                options: self.options.clone(),
            },
        });
        self.host = Some((lines, reader));
    }

    /// The next report that `wanted` takes; the kinds that came before it are noted.
    async fn until<T>(
        &mut self,
        seen: &mut Vec<Report>,
        wanted: impl Fn(&Report) -> Option<T>,
    ) -> T {
        loop {
            let (_, reader) = self.host.as_mut().unwrap();
            let Some(FromHost::Line { line }) = reader.next().await else {
                panic!("the host went: {seen:?}")
            };
            self.run = Some(line.run.clone());
            let found = wanted(&line.report);
            seen.push(line.report);
            if let Some(found) = found {
                return found;
            }
        }
    }

    async fn question(&mut self, seen: &mut Vec<Report>) -> QuestionId {
        self.until(seen, |r| match r {
            Report::Question { question, .. } => Some(*question),
            _ => None,
        })
        .await
    }

    async fn outcome(&mut self, seen: &mut Vec<Report>) -> TaskResult {
        self.until(seen, |r| match r {
            Report::Outcome { result, .. } => Some((**result).clone()),
            _ => None,
        })
        .await
    }

    /// What a command claims of the place is not believed: it is the terminal.
    fn answer(&self, question: QuestionId, approved: bool) {
        self.say(PersonInput::Answer {
            question,
            approved,
            via: Via::Overlay,
        });
    }

    fn say(&self, input: PersonInput) {
        self.host.as_ref().unwrap().0.send(ToHost::Input { input });
    }
}

/// Plays the page in a thread of its own until the line closes or `kill_at` is about to be pressed.
fn page(
    mut browser: Browser,
    mut site: Site,
    kill_at: Option<&'static str>,
) -> tokio::task::JoinHandle<(Browser, Site)> {
    tokio::task::spawn_blocking(move || {
        match site.cancelled() || !site.pressed.is_empty() {
            true => site.ready(&mut browser),
            false => site.clicked(&mut browser),
        }
        site.play_while_open(&mut browser, kill_at);
        (browser, site)
    })
}

async fn under(command: &mut Command, before: Option<&Browser>) -> Browser {
    let path = command.listener.path().to_owned();
    let home = before.map(|b| b.home.clone());
    let started = tokio::task::spawn_blocking(move || Browser::under(&path, home));
    command.accept().await;
    started.await.unwrap()
}

/// Receipt, `history show` and the rows that it prints name one hash.
fn receipt_and_history_agree(home: &Path, result: &TaskResult) {
    let receipt = Path::new(result.receipt.as_ref().unwrap());
    let json = std::fs::read(receipt.with_extension("json")).unwrap();
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    let (rows, sha256) = (&json["journal"]["rows"], json["journal"]["sha256"].as_str());
    let (run, sha256) = (result.run.as_ref().unwrap(), sha256.unwrap());
    let html = std::fs::read_to_string(receipt).unwrap();
    assert!(html.contains(sha256) && html.contains(&format!("history show {}", &run[..8])));
    let store = [Store::open(&home.join("journal.sqlite")).unwrap()];
    let shown = |form| history::show(&store, run, form).unwrap();
    let words = shown(Form::Words);
    assert!(
        words.contains(&format!(
            "rows 1 to {rows}, whole, SHA-256 {sha256}: as the receipt says"
        )),
        "{words}"
    );
    let listed = shown(Form::Journal);
    assert!(listed.contains(&format!("{rows} {sha256} {{")), "{listed}");
    let value: serde_json::Value = serde_json::from_str(&shown(Form::Json)).unwrap();
    assert_eq!(value["journal"]["state"], "receipted");
}

/// A run of this command up to its question.
struct Asked {
    command: Command,
    seen: Vec<Report>,
    question: QuestionId,
    stop: u32,
    home: std::sync::Arc<tempfile::TempDir>,
    page: tokio::task::JoinHandle<(Browser, Site)>,
}

async fn asked(kill_at: Option<&'static str>) -> Asked {
    let mut command = Command::new();
    let browser = under(&mut command, None).await;
    let (stop, home) = (browser.pid(), browser.home.clone());
    let page = page(browser, Site::new(), kill_at);
    let mut seen = Vec::new();
    let question = command.question(&mut seen).await;
    Asked {
        command,
        seen,
        question,
        stop,
        home,
        page,
    }
}

#[tokio::test]
async fn the_order_is_carried_out_and_told_line_by_line() {
    let Asked {
        mut command,
        mut seen,
        question,
        stop,
        home,
        page,
    } = asked(None).await;
    command.answer(question, true);
    let result = command.outcome(&mut seen).await;
    assert_eq!((result.reason, result.exit_code()), (Reason::Completed, 0));
    receipt_and_history_agree(home.path(), &result);
    assert!(matches!(seen[0], Report::Opened { resumed: false, .. }));
    let place = |wanted: fn(&Report) -> bool| seen.iter().position(wanted).unwrap();
    let answered = place(|r| {
        matches!(
            r,
            Report::Answer {
                approved: true,
                via: Some(Via::Terminal),
                ..
            }
        )
    });
    let before = place(|r| matches!(r, Report::Irreversible { pressed: None, .. }));
    let after = place(|r| {
        matches!(
            r,
            Report::Irreversible {
                pressed: Some(true),
                ..
            }
        )
    });
    let receipt = place(|r| matches!(r, Report::Receipt { .. }));
    assert!(
        answered < before && before < after && after < receipt,
        "{seen:?}"
    );
    support::end(stop);
    let (_, site) = page.await.unwrap();
    assert!(
        site.asked.is_empty(),
        "without a window the page does not ask"
    );
    assert_eq!(site.pressed, ["Cancel subscription", "Finish cancellation"]);
}

#[tokio::test]
async fn a_command_that_goes_away_interrupts_the_run_and_still_hears_how_it_ended() {
    let Asked {
        mut command,
        stop,
        page,
        ..
    } = asked(None).await;
    let (lines, reader) = command.host.take().unwrap();
    lines.finish().await;
    // Only the reading direction is left.
    let mut reader = reader;
    let mut last = None;
    while let Some(line) = reader.next().await {
        last = Some(line);
    }
    let Some(FromHost::Line { line }) = last else {
        panic!("{last:?}")
    };
    let Report::Outcome { result, .. } = line.report else {
        panic!("{line:?}")
    };
    assert_eq!(result.exit_code(), 130);
    support::end(stop);
    assert!(!page.await.unwrap().1.cancelled());
}

#[tokio::test]
async fn a_host_killed_at_the_irreversible_press_is_replaced_and_nothing_is_pressed_twice() {
    let Asked {
        mut command,
        mut seen,
        question,
        page: page_one,
        ..
    } = asked(Some("Finish cancellation")).await;
    command.answer(question, true);
    let (mut browser, mut site) = page_one.await.unwrap();
    // The page takes the press, the host never hears of it.
    browser.kill();
    site.press_named("Finish cancellation");
    let run = command.run.clone();
    let next = under(&mut command, Some(&browser)).await;
    let stop = next.pid();
    let page_two = page(next, site, None);
    let result = command.outcome(&mut seen).await;
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!(command.run, run, "the same run went on");
    support::end(stop);
    let (_, site) = page_two.await.unwrap();
    assert_eq!(
        site.pressed
            .iter()
            .filter(|p| *p == "Finish cancellation")
            .count(),
        1
    );
}

#[tokio::test]
async fn a_command_cut_off_from_a_run_that_has_ended_hears_its_end_from_the_next_host() {
    let Asked {
        mut command,
        mut seen,
        question,
        stop,
        page,
        ..
    } = asked(None).await;
    command.answer(question, false);
    let first = command.outcome(&mut seen).await;
    support::end(stop);
    let (browser, _) = page.await.unwrap();
    let _next = under(&mut command, Some(&browser)).await;
    let again = command.outcome(&mut Vec::new()).await;
    assert_eq!(again, first);
    assert_eq!(again.exit_code(), 3);
}

#[tokio::test]
async fn a_dry_run_never_goes_on_with_what_was_begun_for_real() {
    let Asked {
        command,
        question,
        page: page_one,
        ..
    } = asked(Some("Finish cancellation")).await;
    command.answer(question, true);
    let (mut browser, site) = page_one.await.unwrap();
    browser.kill();
    let real = command.run.clone();
    // Another command, later.
    let mut command = Command::new();
    command.options.dry_run = true;
    let next = under(&mut command, Some(&browser)).await;
    let stop = next.pid();
    let page_two = page(next, site, None);
    let result = command.outcome(&mut Vec::new()).await;
    assert_eq!(result.reason, Reason::DryRun, "{result:?}");
    assert_ne!(command.run, real);
    support::end(stop);
    assert!(!page_two.await.unwrap().1.cancelled());
}

#[tokio::test]
async fn what_the_command_answers_by_itself_and_what_nobody_answers_stand_so_in_the_receipt() {
    type Input = fn(QuestionId) -> PersonInput;
    let inputs: [(Input, &str); 2] = [
        (
            |question| PersonInput::Answer {
                question,
                approved: false,
                via: Via::Script,
            },
            "Rejected by the option --answer, not by a person.",
        ),
        (
            |question| PersonInput::NoAnswer {
                question,
                why: NoAnswer::EndOfInput,
            },
            "The input ended without an answer",
        ),
    ];
    for (input, words) in inputs {
        let Asked {
            mut command,
            mut seen,
            question,
            stop,
            page,
            ..
        } = asked(None).await;
        command.say(input(question));
        let result = command.outcome(&mut seen).await;
        assert_eq!(result.exit_code(), 3);
        let receipt = std::fs::read_to_string(result.receipt.unwrap()).unwrap();
        assert!(receipt.contains(words), "{receipt}");
        assert!(!receipt.contains("You rejected"), "{receipt}");
        support::end(stop);
        page.await.unwrap();
    }
}

#[tokio::test]
async fn a_yes_that_waited_while_the_computer_slept_past_its_time_presses_nothing() {
    let mut command = Command::new();
    // Long enough to ask and to stop it, whatever else the machine does.
    command.options.approval_timeout_ms = 3_000;
    let path = command.listener.path().to_owned();
    let (started, host) = tokio::sync::oneshot::channel();
    let browser = tokio::task::spawn_blocking(move || {
        let mut browser = Browser::under(&path, None);
        started.send(browser.pid()).unwrap();
        let mut site = Site::new();
        site.clicked(&mut browser);
        site.play_while_open(&mut browser, Some("Finish cancellation"));
        site
    });
    command.accept().await;
    let host = host.await.unwrap();
    let signal = |name: &str| {
        let pid = host.to_string();
        let sent = std::process::Command::new("kill")
            .args([name, &pid])
            .status();
        assert!(sent.unwrap().success());
    };
    let mut seen = Vec::new();
    let question = command.question(&mut seen).await;
    signal("-STOP");
    command.answer(question, true);
    tokio::time::sleep(std::time::Duration::from_millis(3_500)).await;
    signal("-CONT");
    let result = command.outcome(&mut seen).await;
    assert_eq!(result.reason, Reason::HumanRejected, "{seen:?}");
    support::end(host);
    assert!(!browser.await.unwrap().cancelled());
}

#[tokio::test]
async fn what_a_command_without_a_window_left_is_asked_in_the_page_of_who_takes_it_up() {
    let Asked {
        command,
        stop,
        page,
        ..
    } = asked(None).await;
    support::end(stop);
    let (browser, _) = page.await.unwrap();
    let run = command.run.clone();
    drop(command);
    let again = tokio::task::spawn_blocking(move || {
        let (mut next, mut site) = (browser.again(None), Site::new());
        // In the browser that the person uses every day.
        site.tab = TabId(1234);
        site.clicked(&mut next);
        site.play(&mut next, |s| {
            !s.asked.is_empty() || s.panel.mood == Mood::Ended
        });
        site
    });
    let site = again.await.unwrap();
    assert_eq!(
        site.asked.first().map(|q| q.run.clone()),
        run,
        "{:?}",
        site.panel
    );
}

#[tokio::test]
async fn what_a_planner_left_that_is_gone_is_planned_by_who_takes_it_up() {
    let mut command = Command::new();
    command.options.planner.kind = PlannerKind::Outside;
    command.options.ask_in_page = true;
    let browser = under(&mut command, None).await;
    let stop = browser.pid();
    let page = page(browser, Site::new(), None);
    let (_, reader) = command.host.as_mut().unwrap();
    while !matches!(reader.next().await, Some(FromHost::Turn { .. })) {}
    support::end(stop);
    let (browser, _) = page.await.unwrap();
    drop(command);
    let again = tokio::task::spawn_blocking(move || {
        let (mut next, mut site) = (browser.again(None), Site::new());
        site.ready(&mut next);
        site.play(&mut next, |s| !s.asked.is_empty());
        site
    });
    assert_eq!(again.await.unwrap().pressed, ["Cancel subscription"]);
}

#[tokio::test]
async fn a_yes_to_the_pages_own_box_that_can_t_be_written_down_is_a_no() {
    let mut command = Command::new();
    let browser = under(&mut command, None).await;
    let home = browser.home.clone();
    // The page asks in the middle of what was approved.
    let page = page(browser, Site::new(), Some("Finish cancellation"));
    let press = command.question(&mut Vec::new()).await;
    command.answer(press, true);
    let _open = page.await.unwrap();
    let (lines, _) = command.host.as_ref().unwrap();
    let dialog = Dialog {
        kind: DialogKind::Confirm,
        text: "End it now?".into(),
    };
    lines.send(ToHost::DialogStands { dialog });
    let question = command.question(&mut Vec::new()).await;
    let journal = rusqlite::Connection::open(home.path().join("journal.sqlite")).unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON journal WHEN new.kind = 'report'
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    journal.execute_batch(full).unwrap();
    command.answer(question, true);
    let (_, reader) = command.host.as_mut().unwrap();
    let mut answers = Vec::new();
    loop {
        match reader.next().await {
            Some(FromHost::AnswerDialog { accept }) => answers.push(accept),
            Some(FromHost::Failed { .. }) => break,
            Some(_) => {}
            None => panic!("the host went"),
        }
    }
    assert_eq!(answers, [false]);
}

#[tokio::test]
async fn the_browser_is_greeted_while_the_command_is_still_waited_for() {
    let mut command = Command::new();
    let path = command.listener.path().to_owned();
    let browser = tokio::task::spawn_blocking(move || Browser::under(&path, None));
    let browser = browser.await.unwrap();
    // Only now it answers.
    command.accept().await;
    let stop = browser.pid();
    let page = page(browser, Site::new(), None);
    command.question(&mut Vec::new()).await;
    support::end(stop);
    page.await.unwrap();
}
