//! Any bytes that a model's server answers, on either wire, one answer after the other: each is read or told to be garbled, and
//! whatever was read can be heard, sent back and counted.
use crate::model::{ModelError, chat, messages};
use crate::talk;
use engine::planner::answer::Answer;
use engine::planner::conversation::{Conversation, Heard};
use protocol::task::Usage;
use serde_json::Value;

/// Between two answers.
const NEXT: char = '\u{1e}';

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    hear(text, chat::answer, chat::request);
    hear(text, messages::answer, messages::request);
}

fn hear(
    text: &str,
    read: fn(&str) -> Result<Answer, ModelError>,
    request: fn(&str, &Conversation) -> Value,
) {
    let (mut talk, context) = talk::begun();
    let mut sum = Usage::default();
    for body in text.split(NEXT) {
        let Ok(answer) = read(body) else { continue };
        sum = sum.plus(&answer.usage);
        assert!(sum.tokens() >= answer.usage.tokens());
        let raw = answer.raw.to_string();
        let before = talk.messages().len();
        if let Heard::Proposal(_) = talk.hear(answer) {
            talk.begin_turn(&context, None);
        }
        let sent = request("m", &talk).to_string();
        // What the model said goes back to it as it was, unless it was no answer.
        assert!(talk.messages().len() == before || sent.contains(&raw));
    }
}
