//! A model leads the real extension through the real site: the model is our own test equipment, everything else is what ships.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::cli::{Cli, Ended};
use e2e::model_server::{Fault, KEY, ModelServer, Say, Turn, walk};
use e2e::processes;
use e2e::sites::streamora::Variant;
use e2e::sites::{OwnPage, Snare, Streamora};
use protocol::report::Report;
use protocol::task::Reason;
use std::path::Path;
use std::sync::Arc;

const WAY_OUT: [&str; 6] = [
    "Manage plan",
    "Cancel membership",
    "No thanks, continue to cancel",
    "It costs too much",
    "Continue",
    "Finish cancellation",
];

struct Scene {
    cli: Cli,
    site: Streamora,
    model: ModelServer,
    folder: tempfile::TempDir,
}

async fn scene(script: impl FnMut(&Turn) -> Say + Send + 'static) -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let cli = Cli::at(folder.path())
        .with("ANTHROPIC_API_KEY", KEY)
        .with("OPENAI_API_KEY", KEY);
    Scene {
        cli,
        site: Streamora::open(Variant::default(), 0).await.unwrap(),
        model: ModelServer::open(script).await,
        folder,
    }
}

impl Scene {
    async fn cancel(&self, more: &[&str]) -> Ended {
        let _turn = e2e::browser::turn().await;
        let url = self.model.url();
        let all = [&["--answer", "y", "--base-url", &url], more].concat();
        let running = self.cli.cancel(&self.site.url(), &all);
        running.ended_with_open_input().await
    }

    fn was_cancelled(&self, ended: &Ended) {
        let (result, truth) = (ended.result(), self.site.truth());
        assert_eq!(self.model.refused(), Vec::<String>::new());
        // Who learns of the pages is said before anything is done.
        let first = ended.err.lines().next().unwrap_or_default();
        assert!(first.contains("plans the steps"), "{}", ended.err);
        assert_eq!(
            (result.reason, ended.code),
            (Reason::Completed, Some(0)),
            "{ended:#?}"
        );
        assert_eq!(
            (truth.cancellations, truth.anything_worse()),
            (1, 0),
            "{truth:#?}"
        );
    }
}

fn notices(ended: &Ended) -> Vec<&str> {
    let notice = |l: &'_ protocol::report::ReportLine| matches!(&l.report, Report::Notice { .. });
    let lines = ended.events.iter().filter(|l| notice(l));
    lines
        .filter_map(|l| match &l.report {
            Report::Notice { text } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[tokio::test]
async fn a_scripted_model_cancels_over_either_wire_and_what_it_took_is_told() {
    for (planner, model) in [("claude", "claude-opus-4-6"), ("openai", "gpt-4o")] {
        let s = scene(walk(WAY_OUT)).await;
        let ended = s.cancel(&["--planner", planner, "--model", model]).await;
        s.was_cancelled(&ended);
        let usage = ended.result().usage.clone().expect("what the model took");
        assert_eq!(
            (usage.model.as_str(), usage.requests),
            (model, s.model.requests() as u32)
        );
        assert!(
            usage.cost_usd.is_some_and(|usd| usd > 0.0) && usage.output_tokens > 0,
            "{usage:?}"
        );
        let asked = ended
            .events
            .iter()
            .filter(|l| matches!(l.report, Report::Question { .. }));
        assert_eq!(asked.count(), 1, "the last step, and nothing else");
        let sent = s.model.accepted();
        assert!(
            !sent.iter().any(|s| s.to_string().contains("iVBORw0KGgo")),
            "nobody asked for a picture"
        );
    }
}

/// A step on what is described, where it doesn't stand in for a reference.
fn described(targets: serde_json::Value, expected: &str) -> Say {
    Say::Call(
        "browser_action",
        serde_json::json!({
            "state": "UNKNOWN", "expected_next_state": expected, "action_type": "click", "targets": targets,
            "reasoning": "It leads on.", "confidence": 0.9,
        }),
    )
}

#[tokio::test]
async fn a_model_that_only_describes_finds_the_same_way_and_is_asked_the_same_question() {
    let css = |s: &str| serde_json::json!([{ "method": "css", "css": ".no-such-thing" }, { "method": "css", "css": s }]);
    let role = |role: &str, name: &str| serde_json::json!([{ "method": "aria", "aria_role": role, "aria_name": name }]);
    let s = scene(move |turn| match turn.number {
        0 => described(css("a[href='/account/plan']"), "ACCOUNT_ACTIVE"),
        1 => described(role("link", "Cancel membership"), "RETENTION_OFFER"),
        2 => described(css("button[value=decline]"), "EXIT_SURVEY"),
        3 => described(role("radio", "It costs too much"), "EXIT_SURVEY"),
        4 => described(role("button", "Continue"), "FINAL_CONFIRMATION"),
        _ => described(role("button", "Finish cancellation"), "COMPLETE"),
    })
    .await;
    let ended = s.cancel(&[]).await;
    s.was_cancelled(&ended);
    let asked = ended
        .events
        .iter()
        .filter(|l| matches!(l.report, Report::Question { .. }));
    assert_eq!(asked.count(), 1, "the last step, and nothing else");
}

#[tokio::test]
async fn a_point_of_the_picture_means_what_lies_on_top_there_and_a_cover_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let page = "<h1>Your membership</h1><p>Premium. Status: Active. Renews on 5 December 2026.</p>\
        <style>main > :is(a, button, div) { position: fixed; top: 300px; width: 200px; height: 60px }</style>\
        <a href=/plan style='left: 100px'>Manage plan</a><button style='left: 400px'>Cancel membership</button>\
        <div style='left: 400px; background: #eee'></div>";
    let site = Snare::open(page, "").await.unwrap();
    let point = |x: u32| {
        let target = serde_json::json!([{ "method": "coordinates", "coordinates": [x, 330] }]);
        described(target, "ACCOUNT_ACTIVE")
    };
    let model = ModelServer::open(move |turn| match turn.number {
        0 => Say::Call("get_snapshot", serde_json::json!({ "screenshot": true })),
        1 => point(450),
        2 => point(150),
        _ => Say::Call(
            "complete_task",
            serde_json::json!({ "status": "failed", "reason": "No way." }),
        ),
    })
    .await;
    let cli = Cli::at(folder.path()).with("ANTHROPIC_API_KEY", KEY);
    let _turn = e2e::browser::turn().await;
    let url = model.url();
    let running = cli.cancel(&site.url(), &["--answer", "n", "--base-url", &url]);
    let ended = running.ended_with_open_input().await;
    let told = model.accepted();
    assert_eq!(model.refused(), Vec::<String>::new());
    assert!(told.len() > 3, "{ended:#?}");
    let covered = "At 450,330 lies something that can't be used (<div>).";
    assert!(told[2].to_string().contains(covered), "{}", told[2]);
    assert!(told[3].to_string().contains("/plan"), "{}", told[3]);
    let pressed =
        |r: &Report| matches!(r, Report::Step { text, .. } if text.contains("“Manage plan”"));
    assert!(
        ended.events.iter().any(|l| pressed(&l.report)),
        "{ended:#?}"
    );
}

#[tokio::test]
async fn a_target_that_comes_late_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let page = "<title>Membership</title><main><h1>Your membership</h1><p>Premium. Status: Active. Renews on 5 December 2026.</p>\
        <p id=place></p></main><script>told(() => { place.innerHTML = '<a id=late href=/?plan>Manage plan</a>' })</script>";
    let site = Arc::new(OwnPage::serve(page).await);
    let theirs = Arc::clone(&site);
    let model = ModelServer::open(move |turn| match turn.number {
        0 => {
            theirs.tell();
            let late = serde_json::json!([{ "method": "css", "css": "#late" }]);
            described(late, "ACCOUNT_ACTIVE")
        }
        _ => Say::Call(
            "complete_task",
            serde_json::json!({ "status": "failed", "reason": "No way." }),
        ),
    })
    .await;
    let cli = Cli::at(folder.path()).with("ANTHROPIC_API_KEY", KEY);
    let _turn = e2e::browser::turn().await;
    let url = model.url();
    let running = cli.cancel(&site.url, &["--base-url", &url]);
    let ended = running.ended_with_open_input().await;
    let told = model.accepted();
    assert!(told.len() > 1, "{ended:#?}");
    assert!(!told[0].to_string().contains("Manage plan"), "{}", told[0]);
    let opened =
        |r: &Report| matches!(r, Report::Step { text, .. } if text == "Opened “Manage plan”");
    assert!(ended.events.iter().any(|l| opened(&l.report)), "{ended:#?}");
}

#[tokio::test]
async fn a_model_that_goes_wrong_everywhere_changes_nothing() {
    let s = scene(|turn| match turn.number {
        0 => turn.press("Upgrade now").expect("the offer"),
        1 => turn
            .press("Delete account")
            .unwrap_or(Say::Text("hm".into())),
        _ => Say::Call(
            "complete_task",
            serde_json::json!({ "status": "success", "reason": "It is done." }),
        ),
    })
    .await;
    let ended = s.cancel(&[]).await;
    assert!(!ended.result().success, "{ended:#?}");
    assert!(!s.site.truth().anything_changed(), "{:#?}", s.site.truth());
}

#[tokio::test]
async fn a_provider_that_dies_on_the_way_leaves_the_rest_to_the_offline_rules() {
    let s = scene(walk(WAY_OUT)).await;
    s.model.fails([None, None]).is_down(Some(Fault::Internal));
    let ended = s.cancel(&[]).await;
    s.was_cancelled(&ended);
    assert!(
        notices(&ended)
            .iter()
            .any(|n| n.contains("offline rules go on")),
        "{:?}",
        notices(&ended)
    );
}

#[tokio::test]
async fn a_bad_key_ends_with_2_before_anything_is_pressed() {
    let s = scene(walk(WAY_OUT)).await;
    s.model.is_down(Some(Fault::BadKey));
    let ended = s.cancel(&["--planner", "claude"]).await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Configuration, Some(2)),
        "{ended:#?}"
    );
    assert!(ended.err.contains("refuses the key"), "{}", ended.err);
    assert!(!s.site.truth().anything_changed());
}

#[tokio::test]
async fn a_planner_that_can_t_be_had_is_said_before_a_browser_is_started() {
    let folder = tempfile::tempdir().unwrap();
    let cli = Cli::at(folder.path());
    for (more, says) in [
        (&["--planner", "claude"][..], "ANTHROPIC_API_KEY"),
        (&["--model", "llama-test"], "--base-url"),
        (
            &["--planner", "claude", "--model", "gpt-4o"],
            "begins with claude",
        ),
    ] {
        let ended = cli
            .cancel("http://127.0.0.1:9/", more)
            .ended_with_open_input()
            .await;
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert!(ended.err.contains(says), "{}", ended.err);
        assert_eq!(cli.browsers(), Vec::<u32>::new());
    }
}

#[tokio::test]
async fn the_key_is_in_no_log_no_journal_no_receipt_and_no_list_of_processes() {
    let s = scene(walk(WAY_OUT)).await;
    let _turn = e2e::browser::turn().await;
    let url = s.model.url();
    let running = s.cli.cancel(&s.site.url(), &["--base-url", &url, "-vv"]);
    let asked = |r: &Report| matches!(r, Report::Question { .. }).then_some(());
    running.tells("a question", asked).await;
    for pid in s.cli.processes() {
        let line = processes::command_line(pid).join(" ");
        assert!(!line.contains(KEY), "{line}");
    }
    running.interrupt();
    let ended = running.ended_with_open_input().await;
    assert!(!format!("{ended:?}").contains(KEY));
    assert!(s.model.requests() > 0);
    let (mut files, mut found) = (0, Vec::new());
    search(s.folder.path(), &mut files, &mut found);
    assert!(files > 3, "journal, log, receipt and more");
    assert_eq!(found, Vec::<String>::new());
}

/// Every file below here that has the key in it.
fn search(folder: &Path, files: &mut usize, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if entry.file_type().unwrap().is_dir() {
            search(&path, files, found);
        } else if let Ok(bytes) = std::fs::read(&path) {
            *files += 1;
            let key = KEY.as_bytes();
            if bytes.windows(key.len()).any(|w| w == key) {
                found.push(path.display().to_string());
            }
        }
    }
}
