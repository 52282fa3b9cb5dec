//! A model leads with the server's own tools; the model is our own test equipment.
use crate::scene::{STEPS, Scene, asks, count, says_yes_to_all, scene};
use e2e::cli::Ended;
use e2e::model_server::{KEY, ModelServer, Say, Turn};
use protocol::report::Report;
use protocol::task::Reason;
use serde_json::json;

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
    says_yes_to_all(&mut running).await;
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
    assert_eq!(count(&ended, |r| asks(r).is_some()), STEPS);
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
        !sent[0].to_string().contains("iVBORw0KGgo"),
        "nobody asked for a picture"
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
