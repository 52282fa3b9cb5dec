//! What can go wrong with the server: missing, too old, dead once, dead twice, dead with the press; and a browser that is closed.
use crate::scene::{count, kill_servers, questions, says_yes_to_all, scene};
use e2e::processes;
use protocol::report::Report;
use protocol::task::Reason;

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
    running.says("y").await;
    says_yes_to_all(&mut running).await;
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
    says_yes_to_all(&mut running).await;
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

#[tokio::test]
async fn a_folder_that_is_not_there_is_named() {
    let s = scene(&[]).await;
    let ended = s
        .cancel(&["--playwright-mcp-dir", "/no/such/folder"])
        .ended_with_open_input()
        .await;
    assert_eq!(ended.code, Some(2), "{ended:#?}");
    assert!(
        ended.err.contains("/no/such/folder is no folder"),
        "{}",
        ended.err
    );
}

#[tokio::test]
async fn a_browser_that_is_closed_ends_the_run_in_words() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let running = s.cancel(&["--planner", "offline"]);
    questions(&running, 1).await;
    for pid in s.cli.browsers() {
        processes::signal(pid, processes::Signal::KILL);
    }
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Interrupted, Some(130)),
        "{ended:#?}"
    );
    s.nothing_is_left().await;
    assert!(!s.site.truth().anything_changed());
}
