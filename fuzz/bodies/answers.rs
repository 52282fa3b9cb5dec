//! Any answer of a model: it becomes a proposal, or goes back, or is given up; never more.
use crate::talk;
use engine::planner::answer::{Answer, Stop, ToolCall};
use engine::planner::conversation::Heard;
use serde_json::Value;

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(Value::Array(answers)) = serde_json::from_slice(bytes) else {
        return;
    };
    let (mut talk, context) = talk::begun();
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
}
