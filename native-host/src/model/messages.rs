//! Anthropic's Messages API: a conversation as a request, a stream of events as an answer
//! (<https://platform.claude.com/docs/en/api/messages>, <https://platform.claude.com/docs/en/build-with-claude/streaming>).
use super::{ModelError, sse};
use engine::planner::answer::{Answer, Stop, ToolCall};
use engine::planner::conversation::{Conversation, Message, Told};
use protocol::task::Usage;
use serde_json::{Value, json};

pub const BASE_URL: &str = "https://api.anthropic.com";
pub const PATH: &str = "/v1/messages";
pub const VERSION: &str = "2023-06-01";
/// One tool call and a few words fit into this many times over.
const MAX_TOKENS: u32 = 4_096;

/// What is sent. Everything up to the last message is the same as last time, so that the provider's cache holds.
pub fn request(model: &str, talk: &Conversation) -> Value {
    let mut tools: Vec<Value> = talk
        .tools()
        .into_iter()
        .map(|t| json!({ "name": t.name, "description": t.description, "input_schema": t.schema }))
        .collect();
    let mut messages: Vec<Value> = talk.messages().iter().map(message).collect();
    if let Some(tool) = tools.last_mut() {
        cache(tool);
    }
    let last = messages
        .last_mut()
        .and_then(|m| m["content"].as_array_mut());
    if let Some(block) = last.and_then(|content| content.last_mut()) {
        cache(block);
    }
    let mut system = json!({ "type": "text", "text": talk.system() });
    cache(&mut system);
    json!({
        "model": model,
        "max_tokens": MAX_TOKENS,
        "stream": true,
        "tools": tools,
        "tool_choice": { "type": "auto", "disable_parallel_tool_use": true },
        "system": [system],
        "messages": messages,
    })
}

fn cache(block: &mut Value) {
    block["cache_control"] = json!({ "type": "ephemeral" });
}

fn message(message: &Message) -> Value {
    match message {
        Message::Model { raw, .. } => json!({ "role": "assistant", "content": raw }),
        Message::User(told) => json!({ "role": "user", "content": content(told) }),
    }
}

/// Results first: the API wants them right after the call.
fn content(told: &Told) -> Vec<Value> {
    let results = told.results.iter().map(|result| {
        let mut block =
            json!({ "type": "tool_result", "tool_use_id": result.call, "content": result.text });
        if result.error {
            block["is_error"] = true.into();
        }
        block
    });
    let picture = told.picture.iter().map(|png| {
        json!({ "type": "image", "source": { "type": "base64", "media_type": "image/png", "data": png } })
    });
    let texts = told
        .texts
        .iter()
        .map(|text| json!({ "type": "text", "text": text }));
    results.chain(picture).chain(texts).collect()
}

/// The whole stream as one answer.
pub fn answer(body: &str) -> Result<Answer, ModelError> {
    let mut read = Read::default();
    for event in sse::events(body).map_err(ModelError::Garbled)? {
        read.event(&event)?;
    }
    read.finish()
}

#[derive(Default)]
struct Read {
    blocks: Vec<Value>,
    /// The arguments of each block so far, as JSON text.
    arguments: Vec<String>,
    stop: Option<String>,
    usage: Usage,
    ended: bool,
}

impl Read {
    fn event(&mut self, event: &Value) -> Result<(), ModelError> {
        match event["type"].as_str().unwrap_or_default() {
            "message_start" => {
                let usage = &event["message"]["usage"];
                self.usage.input_tokens = number(&usage["input_tokens"]);
                self.usage.cache_write_tokens = number(&usage["cache_creation_input_tokens"]);
                self.usage.cache_read_tokens = number(&usage["cache_read_input_tokens"]);
                self.usage.output_tokens = number(&usage["output_tokens"]);
            }
            "content_block_start" => {
                let block = event["content_block"].clone();
                if !block.is_object() {
                    return Err(ModelError::Garbled("a block is none".to_owned()));
                }
                self.blocks.push(block);
                self.arguments.push(String::new());
            }
            "content_block_delta" => self.delta(event)?,
            "message_delta" => {
                self.stop = event["delta"]["stop_reason"].as_str().map(str::to_owned);
                // Cumulative, not in addition.
                if let Some(output) = event["usage"]["output_tokens"].as_u64() {
                    self.usage.output_tokens = output;
                }
            }
            "message_stop" => self.ended = true,
            "error" => return Err(failure(&event["error"])),
            // `ping`, `content_block_stop`, and what may come later.
            _ => {}
        }
        Ok(())
    }

    fn delta(&mut self, event: &Value) -> Result<(), ModelError> {
        let index = event["index"]
            .as_u64()
            .and_then(|n| usize::try_from(n).ok());
        let place = index.filter(|n| *n < self.blocks.len());
        let Some(place) = place else {
            return Err(ModelError::Garbled("a piece belongs nowhere".to_owned()));
        };
        let (block, delta) = (&mut self.blocks[place], &event["delta"]);
        let mut append = |field: &str| {
            let so_far = block[field].as_str().unwrap_or_default();
            block[field] = format!("{so_far}{}", delta[field].as_str().unwrap_or_default()).into();
        };
        match delta["type"].as_str().unwrap_or_default() {
            "text_delta" => append("text"),
            "thinking_delta" => append("thinking"),
            "signature_delta" => append("signature"),
            "input_json_delta" => {
                self.arguments[place].push_str(delta["partial_json"].as_str().unwrap_or_default());
            }
            _ => {}
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Answer, ModelError> {
        if !self.ended {
            return Err(ModelError::Garbled("it ends in the middle".to_owned()));
        }
        let (mut calls, mut text) = (Vec::new(), String::new());
        for (block, json) in self.blocks.iter_mut().zip(&self.arguments) {
            match block["type"].as_str().unwrap_or_default() {
                "text" => text.push_str(block["text"].as_str().unwrap_or_default()),
                "tool_use" => calls.push(call(block, json)),
                _ => {}
            }
        }
        // The API takes no empty text back.
        self.blocks
            .retain(|b| b["type"] != "text" || b["text"].as_str().is_some_and(|t| !t.is_empty()));
        self.usage.requests = 1;
        Ok(Answer {
            raw: Value::Array(self.blocks),
            calls,
            text,
            stop: match self.stop.as_deref() {
                Some("refusal") => Stop::Refused,
                Some("max_tokens") => Stop::CutOff,
                Some("model_context_window_exceeded") => Stop::Full,
                _ => Stop::Done,
            },
            usage: self.usage,
        })
    }
}

fn call(block: &mut Value, json: &str) -> ToolCall {
    let text = |field: &Value| field.as_str().unwrap_or_default().to_owned();
    let arguments = if json.is_empty() {
        Ok(block["input"].clone())
    } else {
        serde_json::from_str(json).map_err(|e| e.to_string())
    };
    block["input"] = arguments.clone().unwrap_or_else(|_| json!({}));
    ToolCall {
        id: text(&block["id"]),
        name: text(&block["name"]),
        arguments,
    }
}

/// An error in the middle of a stream that began well.
fn failure(error: &Value) -> ModelError {
    let said = error["message"]
        .as_str()
        .unwrap_or("an error without words")
        .to_owned();
    match error["type"].as_str() {
        Some("overloaded_error" | "rate_limit_error") => ModelError::Busy(said),
        _ => ModelError::Failing(said),
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}
