//! Any answer of a model: it becomes a proposal, or goes back, or is given up; never more.
#![no_main]
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;

use engine::planner::PlanContext;
use engine::planner::answer::{Answer, Stop, ToolCall};
use engine::planner::conversation::{Conversation, Heard};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// What the answers are about.
const PAGE: &str = "<title>Account</title><h1>Your plan</h1><p>Premium, €12.99 a month. Renews on 4 December 2026.</p>
    <a href=/cancel>Cancel subscription</a><button>Keep my plan</button><label>Why <input></label>
    <select aria-label=Reason><option>Price<option>Other</select>";

fuzz_target!(|bytes: &[u8]| {
    let Ok(Value::Array(answers)) = serde_json::from_slice(bytes) else {
        return;
    };
    let seen = read::read(&support::page(PAGE));
    let read = engine::heuristics::interpret(&seen);
    let context = PlanContext::first(seen, "Example", read);
    let mut talk = Conversation::new("0123456789abcdef".into());
    talk.begin_turn(&context, None);
    for answer in answers {
        let calls = answer["calls"].as_array().cloned().unwrap_or_default();
        let calls = calls.into_iter().enumerate().map(|(n, call)| ToolCall {
            id: n.to_string(),
            name: call["name"].as_str().unwrap_or_default().to_owned(),
            arguments: match call["unreadable"].as_str() {
                Some(why) => Err(why.to_owned()),
                None => Ok(call["arguments"].clone()),
            },
        });
        let stop = match answer["stop"].as_str() {
            Some("cut") => Stop::CutOff,
            Some("refused") => Stop::Refused,
            Some("full") => Stop::Full,
            _ => Stop::Done,
        };
        let heard = talk.hear(Answer {
            raw: answer.clone(),
            calls: calls.collect(),
            text: answer["text"].as_str().unwrap_or_default().to_owned(),
            stop,
            usage: Default::default(),
        });
        if let Heard::Proposal(_) = heard {
            talk.begin_turn(&context, None);
        }
    }
});
