//! A talk with a model: what it is asked, and the answers that it may give.
use super::page;
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::message::Interpretation;
use protocol::page_state::PageState;
use protocol::task::Usage;
use serde_json::{Value, json};
use subterminator_engine::planner::answer::{Answer, Stop, ToolCall};
use subterminator_engine::planner::conversation::{Conversation, Message, Told};
use subterminator_engine::planner::{PastAction, PlanContext};

pub(crate) const NONCE: &str = "7f3a";

pub(crate) fn context(path: &str, lines: &str) -> PlanContext {
    let read = Interpretation {
        state: PageState::AccountActive,
        confidence: 0.8,
        reason: "The page says “Active”.".into(),
    };
    PlanContext::first(page(path, lines), "Streamora", read)
}

pub(crate) fn account() -> PlanContext {
    context(
        "/account",
        "# Your account\n(Cancel subscription -> /cancel)\nRenews on 4 December 2026.",
    )
}

pub(crate) fn call(id: &str, name: &str, arguments: Value) -> ToolCall {
    ToolCall {
        id: id.into(),
        name: name.into(),
        arguments: Ok(arguments),
    }
}

pub(crate) fn answer(calls: Vec<ToolCall>) -> Answer {
    let raw = calls
        .iter()
        .map(|c| json!({ "type": "tool_use", "id": c.id, "name": c.name }));
    Answer {
        raw: Value::Array(raw.collect()),
        calls,
        text: String::new(),
        stop: Stop::Done,
        usage: Usage::default(),
    }
}

pub(crate) fn click(reference: &str) -> Answer {
    answer(vec![call(
        "c1",
        "browser_click",
        json!({ "ref": reference }),
    )])
}

pub(crate) fn said(text: &str) -> Answer {
    Answer {
        raw: json!([{ "type": "text", "text": text }]),
        text: text.into(),
        ..answer(Vec::new())
    }
}

/// A conversation whose first turn has been asked.
pub(crate) fn begun() -> (Conversation, PlanContext) {
    let (mut talk, context) = (Conversation::new(NONCE.into()), account());
    talk.begin_turn(&context, None);
    (talk, context)
}

pub(crate) fn last(talk: &Conversation) -> &Told {
    match talk.messages().last() {
        Some(Message::User(told)) => told,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn done(context: &mut PlanContext, error: Option<&str>) {
    context.history.push(PastAction {
        action: Action::Click { target: Ref(2) },
        target: None,
        url: "https://www.streamora.com/account".into(),
        before: PageState::AccountActive,
        error: error.map(str::to_owned),
    });
    context.turn += 1;
}
