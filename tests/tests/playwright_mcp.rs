//! `--browser playwright-mcp`: the real Playwright MCP server moves a real Chromium. The same rules, the same question (at the
//! terminal, for nothing of ours stands in the page), the same proof; and nothing of it outlives the command.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::built;
use e2e::cli::{Cli, Ended, Running};
use e2e::model_server::{KEY, ModelServer, Say, Turn};
use e2e::processes;
use e2e::sites::Streamora;
use e2e::sites::streamora::{Script, Variant};
use e2e::wait::until;
use protocol::message::{AgentBuild, Via};
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use serde_json::json;
use std::time::{Duration, Instant};

struct Scene {
    cli: Cli,
    site: Streamora,
    _folder: tempfile::TempDir,
}

async fn scene(scripts: &[Script]) -> Scene {
    let server = built::workspace().join("tests/playwright-mcp");
    assert!(
        server.join("node_modules").is_dir(),
        "the server is missing: run ./scripts/test, or npm --prefix tests/playwright-mcp ci --ignore-scripts"
    );
    let folder = tempfile::tempdir().unwrap();
    let variant = Variant {
        extra_scripts: scripts.to_vec(),
        ..Variant::default()
    };
    Scene {
        cli: Cli::at(folder.path())
            .with("SUBTERMINATOR_PLAYWRIGHT_MCP", server)
            .with("SUBTERMINATOR_CHROMIUM", built::chromium()),
        site: Streamora::open(variant, 0).await.unwrap(),
        _folder: folder,
    }
}

impl Scene {
    fn cancel(&self, more: &[&str]) -> Running {
        let all = [&["--browser", "playwright-mcp"], more].concat();
        self.cli.cancel(&self.site.url(), &all)
    }

    async fn answered(&self, line: &str) -> Ended {
        let _turn = e2e::browser::turn().await;
        let mut running = self.cancel(&["--planner", "offline"]);
        running.says(line).await;
        running.ended_with_open_input().await
    }

    async fn nothing_is_left(&self) {
        until("server and browser to be gone", || async {
            let left = self.cli.processes();
            let lines = left.iter().map(|p| processes::command_line(*p).join(" "));
            match left.is_empty() {
                true => Ok(()),
                false => Err(lines.collect::<Vec<_>>().join("\n")),
            }
        })
        .await;
    }
}

fn asks(report: &Report) -> Option<()> {
    matches!(report, Report::Question { .. }).then_some(())
}

fn count(ended: &Ended, wanted: impl Fn(&Report) -> bool) -> usize {
    ended.events.iter().filter(|l| wanted(&l.report)).count()
}

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
        1,
        "the last step, and nothing else"
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
        1
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
async fn ctrl_c_ends_the_run_and_everything_that_was_started_within_two_seconds() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cancel(&["--planner", "offline"]);
    running.tells("a question", asks).await;
    let since = Instant::now();
    running.interrupt();
    let ended = running.ended_with_open_input().await;
    assert!(
        since.elapsed() < Duration::from_secs(2),
        "{:?}",
        since.elapsed()
    );
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
        told.contains("Do you really want to end your membership?"),
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

/// A click as this server's tools have it.
fn clicks(turn: &Turn, name: &str) -> Say {
    let target = turn
        .find(name)
        .unwrap_or_else(|| panic!("no “{name}” in: {}", turn.told));
    Say::Call(
        "browser_click",
        json!({ "element": name, "target": target }),
    )
}

async fn led(s: &Scene, model: &ModelServer) -> Ended {
    let _turn = e2e::browser::turn().await;
    let url = model.url();
    let mut running = s.cancel(&[
        "--planner",
        "claude",
        "--model",
        "claude-opus-4-6",
        "--base-url",
        &url,
    ]);
    running.says("y").await;
    running.ended_with_open_input().await
}

async fn with_key() -> Scene {
    let s = scene(&[]).await;
    Scene {
        cli: s.cli.with("ANTHROPIC_API_KEY", KEY),
        ..s
    }
}

#[tokio::test]
async fn a_model_leads_with_the_servers_own_tools_and_is_asked_about_like_anyone() {
    let s = with_key().await;
    let way = [
        "Manage plan",
        "Cancel membership",
        "No thanks, continue to cancel",
        "It costs too much",
        "Continue",
        "Finish cancellation",
    ];
    let model = ModelServer::open(move |turn| match way.get(turn.number) {
        Some(name) => clicks(turn, name),
        None => Say::Call(
            "complete_task",
            json!({ "status": "success", "reason": "Cancelled." }),
        ),
    })
    .await;
    let ended = led(&s, &model).await;
    let truth = s.site.truth();
    assert_eq!(model.refused(), Vec::<String>::new());
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Completed, Some(0)),
        "{ended:#?}"
    );
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
    assert_eq!(count(&ended, |r| asks(r).is_some()), 1);
    let sent = model.accepted();
    let tools = sent[0]["tools"].as_array().unwrap();
    let names: Vec<&str> = tools.iter().map(|t| t["name"].as_str().unwrap()).collect();
    assert!(
        names.contains(&"browser_type") && names.contains(&"complete_task"),
        "{names:?}"
    );
    assert!(
        !names
            .iter()
            .any(|n| n.contains("evaluate") || n.contains("code")),
        "{names:?}"
    );
    assert!(
        sent[0].to_string().contains("iVBORw0KGgo"),
        "the first turn has a picture"
    );
    s.nothing_is_left().await;
}

#[tokio::test]
async fn a_model_that_tries_to_act_around_the_rules_changes_nothing() {
    let s = with_key().await;
    let site = s.site.at("");
    let model = ModelServer::open(move |turn| match turn.number {
        0 => Say::Call(
            "browser_evaluate",
            json!({ "function": "() => fetch('/cancel/confirm', { method: 'POST' })" }),
        ),
        1 => Say::Call(
            "browser_run_code_unsafe",
            json!({ "code": "async page => page.close()" }),
        ),
        2 => Say::Call(
            "browser_click",
            json!({ "element": "x", "target": "text=Upgrade now" }),
        ),
        3 => clicks(turn, "Upgrade now"),
        4 => Say::Call(
            "browser_navigate",
            json!({ "url": "https://evil.example/" }),
        ),
        5 => Say::Call(
            "browser_navigate",
            json!({ "url": format!("{site}/account/delete") }),
        ),
        _ => Say::Call(
            "complete_task",
            json!({ "status": "failed", "reason": "No way." }),
        ),
    })
    .await;
    let ended = led(&s, &model).await;
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
    assert_ne!(ended.code, Some(0), "{ended:#?}");
    assert_eq!(
        count(&ended, |r| matches!(r, Report::Irreversible { .. })),
        0
    );
    let told: Vec<String> = model.accepted().iter().map(ToString::to_string).collect();
    assert!(told[1].contains("is not carried out here"), "{}", told[1]);
}

/// The server, without the browser that it moves.
fn servers(s: &Scene) -> Vec<u32> {
    let is_server = |pid: &u32| {
        let words = processes::command_line(*pid);
        let program = words.first().map(String::as_str).unwrap_or_default();
        program.ends_with("node") && words.iter().any(|w| w.ends_with("playwright-mcp"))
    };
    let mut all = s.cli.processes();
    all.retain(is_server);
    all
}

fn kill_servers(s: &Scene) {
    let all = servers(s);
    assert!(!all.is_empty(), "a server runs");
    for pid in all {
        processes::signal(pid, processes::Signal::KILL);
    }
}

async fn questions(running: &Running, wanted: usize) {
    until("a question", || async {
        let asked = running
            .events()
            .iter()
            .filter(|l| asks(&l.report).is_some())
            .count();
        if asked >= wanted {
            Ok(())
        } else {
            Err(format!("{asked} questions"))
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_that_dies_is_started_once_more_and_what_it_was_asked_is_asked_anew() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let mut running = s.cancel(&["--planner", "offline"]);
    questions(&running, 1).await;
    kill_servers(&s);
    questions(&running, 2).await;
    assert!(!s.site.truth().anything_changed());
    // The first line answers the question that is void.
    running.says("y\ny").await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Completed, Some(0)),
        "{ended:#?}"
    );
    assert_eq!(
        count(&ended, |r| matches!(
            r,
            Report::Opened { resumed: true, .. }
        )),
        1
    );
    let truth = s.site.truth();
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
    s.nothing_is_left().await;
}

#[tokio::test]
async fn a_server_that_dies_twice_ends_the_run_in_words_and_nothing_is_changed() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cancel(&["--planner", "offline"]);
    questions(&running, 1).await;
    kill_servers(&s);
    questions(&running, 2).await;
    kill_servers(&s);
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::McpError, Some(1)),
        "{ended:#?}"
    );
    assert!(ended.err.contains("presses nothing twice"), "{}", ended.err);
    s.nothing_is_left().await;
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_server_that_dies_with_the_press_is_never_taken_for_one_that_did_not_press() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let mut running = s.cancel(&["--planner", "offline"]);
    questions(&running, 1).await;
    running.says("y").await;
    running
        .tells("the press, written down", |r| {
            matches!(r, Report::Irreversible { .. }).then_some(())
        })
        .await;
    kill_servers(&s);
    // Where it turns out that nothing was pressed, the question comes again.
    running.says("y\ny").await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Completed, Some(0)),
        "{ended:#?}"
    );
    let truth = s.site.truth();
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
    let denied = |r: &Report| {
        matches!(
            r,
            Report::Irreversible {
                pressed: Some(false),
                ..
            }
        )
    };
    assert_eq!(count(&ended, denied), 0, "{:#?}", ended.events);
    s.nothing_is_left().await;
}

/// A folder for the PATH with these scripts in it, and nothing else.
fn programs(scripts: &[(&str, &str)]) -> tempfile::TempDir {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    for (name, body) in scripts {
        let path = folder.path().join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

#[tokio::test]
async fn what_is_missing_is_said_with_what_to_do_and_nothing_is_started() {
    let old = ("node", "echo v16.20.2");
    let node = ("node", "echo v20.1.0");
    let broken = ("npx", "echo 'npm error 404 Not Found' >&2; exit 1");
    for (there, code, reason, words) in [
        (
            &[][..],
            2,
            Reason::Configuration,
            "there is none on the PATH",
        ),
        (&[old][..], 2, Reason::Configuration, "“v16.20.2”"),
        (
            &[node][..],
            2,
            Reason::Configuration,
            "npx comes with Node.js",
        ),
        (
            &[node, broken][..],
            1,
            Reason::McpError,
            "it said: npm error 404 Not Found",
        ),
    ] {
        let path = programs(there);
        let mut s = scene(&[]).await;
        s.cli = s.cli.with("PATH", path.path());
        let ended = s.cancel(&[]).ended_with_open_input().await;
        assert_eq!(
            (ended.result().reason, ended.code),
            (reason, Some(code)),
            "{ended:#?}"
        );
        let told = ended.result().error.unwrap();
        assert!(
            told.contains(words) && told.contains("Nothing was changed."),
            "{told}"
        );
        s.nothing_is_left().await;
    }
}

#[tokio::test]
async fn a_page_that_cant_be_opened_is_named() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let closed = {
        std::net::TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
    };
    let url = format!("http://{closed}/");
    let running = s.cli.cancel(&url, &["--browser", "playwright-mcp"]);
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::BrowserError, Some(1)),
        "{ended:#?}"
    );
    assert!(
        ended.err.contains("ERR_CONNECTION_REFUSED"),
        "{}",
        ended.err
    );
    s.nothing_is_left().await;
}

#[tokio::test]
async fn what_does_not_go_with_it_is_refused() {
    let s = scene(&[]).await;
    for (more, words) in [
        (&["--keep-open"][..], "--keep-open doesn't go with"),
        (&["--browser-id", "7"][..], "goes with --browser attach"),
    ] {
        let ended = s.cancel(more).ended_with_open_input().await;
        assert_eq!(ended.code, Some(2), "{ended:#?}");
        assert!(ended.err.contains(words), "{}", ended.err);
    }
    let url = s.site.url();
    let ended = s
        .cli
        .run(&["mcp", "--url", &url, "--browser", "playwright-mcp"])
        .await;
    assert_eq!(ended.code, Some(2), "{ended:#?}");
    assert!(ended.err.contains("approve in the page"), "{}", ended.err);
}
