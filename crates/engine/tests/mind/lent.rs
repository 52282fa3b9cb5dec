//! A Playwright MCP server's tools in a model's hands: which are offered, what a call of one comes to.
use crate::script::talk::{NONCE, account, answer, call};
use protocol::action::Action;
use protocol::ids::Ref;
use serde_json::{Value, json};
use subterminator_engine::planner::Proposal;
use subterminator_engine::planner::conversation::{Conversation, Heard};
use subterminator_engine::planner::tools::{Tool, Toolset};

/// As a Playwright MCP server lists them, cut to what counts here.
fn lent() -> Toolset {
    let names = [
        "browser_click",
        "browser_evaluate",
        "browser_type",
        "browser_snapshot",
    ];
    let tool = |name: &str| Tool {
        name: name.into(),
        description: format!("{name}, in the server's words"),
        schema: json!({ "type": "object", "properties": { "target": { "type": "string" } } }),
    };
    Toolset::Playwright(names.map(tool).into())
}

#[test]
fn a_playwright_servers_tools_are_offered_as_they_are_but_none_that_acts_around_the_rules() {
    let offered = lent().offered(false);
    let names: Vec<&str> = offered.iter().map(|t| t.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "browser_click",
            "browser_type",
            "browser_snapshot",
            "request_human_approval",
            "complete_task"
        ]
    );
    assert_eq!(
        offered[0].description,
        "browser_click, in the server's words"
    );
    assert_eq!(offered[0].schema["properties"]["target"]["type"], "string");
}

#[test]
fn a_call_of_a_playwright_servers_tool_is_a_step_like_any_other() {
    let heard = |name: &'static str, arguments: Value| {
        let mut talk = Conversation::with(NONCE.into(), lent());
        talk.begin_turn(&account(), None);
        talk.hear(answer(vec![call("c1", name, arguments)]))
    };
    let steps = [
        (
            "browser_click",
            json!({ "element": "the way out", "target": "@e2" }),
            Action::Click { target: Ref(2) },
        ),
        (
            "browser_click",
            json!({ "target": "e2" }),
            Action::Click { target: Ref(2) },
        ),
        (
            "browser_type",
            json!({ "target": "@e2", "text": "CANCEL" }),
            Action::Fill {
                target: Ref(2),
                value: "CANCEL".into(),
                clear_first: true,
            },
        ),
        (
            "browser_select_option",
            json!({ "target": "@e2", "values": ["a"] }),
            Action::Select {
                target: Ref(2),
                value: "a".into(),
            },
        ),
        (
            "browser_navigate",
            json!({ "url": "https://www.streamora.com/x" }),
            Action::Navigate {
                url: "https://www.streamora.com/x".into(),
            },
        ),
        (
            "browser_wait_for",
            json!({ "time": 60 }),
            Action::Wait { ms: 5_000 },
        ),
    ];
    for (name, arguments, wanted) in steps {
        let heard = heard(name, arguments);
        assert!(
            matches!(&heard, Heard::Proposal(Proposal::Act { action, .. }) if *action == wanted),
            "{name}: {heard:?}"
        );
    }
    assert_eq!(
        heard("browser_snapshot", json!({})),
        Heard::Proposal(Proposal::Look { everything: true })
    );
    let refused = [
        (
            "browser_evaluate",
            json!({ "function": "() => fetch('/cancel')" }),
        ),
        ("browser_run_code_unsafe", json!({ "code": "x" })),
        ("browser_file_upload", json!({ "paths": ["/etc/passwd"] })),
        ("browser_press_key", json!({ "key": "Enter" })),
        ("browser_handle_dialog", json!({ "accept": true })),
        ("browser_fill_form", json!({ "fields": [] })),
        ("browser_action", json!({})),
        ("browser_click", json!({ "target": "button.confirm" })),
        (
            "browser_click",
            json!({ "target": "@e2", "modifiers": ["Shift"] }),
        ),
        (
            "browser_type",
            json!({ "target": "@e2", "text": "CANCEL", "submit": true }),
        ),
        (
            "browser_snapshot",
            json!({ "filename": "/home/a/.profile" }),
        ),
    ];
    for (name, arguments) in refused {
        assert_eq!(heard(name, arguments), Heard::AskAgain, "{name}");
    }
}
