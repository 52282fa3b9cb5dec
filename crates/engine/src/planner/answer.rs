//! What a model answered, the same from every wire. The wires are the host's; this is what they hand over.
use protocol::task::Usage;
use serde_json::Value;

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The wire's own message, which goes back unchanged.
    pub raw: Value,
    /// Every tool call in it, in order.
    pub calls: Vec<ToolCall>,
    pub text: String,
    pub stop: Stop,
    pub usage: Usage,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ToolCall {
    pub id: String,
    pub name: String,
    /// Or why they can't be read.
    pub arguments: Result<Value, String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It said what it wanted to say, with or without a call.
    Done,
    /// It reached the limit of an answer.
    CutOff,
    Refused,
    /// The conversation no longer fits.
    Full,
}
