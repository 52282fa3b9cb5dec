//! Chat completions, as OpenAI defined them and many servers speak them
//! (<https://platform.openai.com/docs/api-reference/chat/create>).
use super::ModelError;
use engine::planner::answer::{Answer, Stop, ToolCall};
use engine::planner::conversation::{Conversation, Message, Told};
use protocol::task::Usage;
use serde_json::{Value, json};

pub const BASE_URL: &str = "https://api.openai.com/v1";
pub const PATH: &str = "/chat/completions";

pub fn request(model: &str, talk: &Conversation) -> Value {
    let tools: Vec<Value> = talk
        .tools()
        .into_iter()
        .map(|t| {
            let function =
                json!({ "name": t.name, "description": t.description, "parameters": t.schema });
            json!({ "type": "function", "function": function })
        })
        .collect();
    let system = json!({ "role": "system", "content": talk.system() });
    let messages = talk.messages().iter().flat_map(messages);
    json!({
        "model": model,
        "tools": tools,
        "tool_choice": "auto",
        "parallel_tool_calls": false,
        "messages": std::iter::once(system).chain(messages).collect::<Vec<_>>(),
    })
}

fn messages(message: &Message) -> Vec<Value> {
    match message {
        Message::Model { raw, .. } => vec![raw.clone()],
        Message::User(told) => {
            let result = |r: &engine::planner::conversation::ToolResult| {
                let text = if r.error {
                    format!("error: {}", r.text)
                } else {
                    r.text.clone()
                };
                json!({ "role": "tool", "tool_call_id": r.call, "content": text })
            };
            let mut all: Vec<Value> = told.results.iter().map(result).collect();
            all.extend(user(told));
            all
        }
    }
}

/// Pictures can't stand in a tool's message, so they and the page are the user's.
fn user(told: &Told) -> Option<Value> {
    let text = told.texts.join("\n\n");
    let content = match &told.picture {
        None if text.is_empty() => return None,
        None => Value::String(text),
        Some(png) => json!([
            { "type": "text", "text": text },
            { "type": "image_url", "image_url": { "url": format!("data:image/png;base64,{png}") } },
        ]),
    };
    Some(json!({ "role": "user", "content": content }))
}

pub fn answer(body: &str) -> Result<Answer, ModelError> {
    let garbled = |why: &str| ModelError::Garbled(why.to_owned());
    let body: Value = serde_json::from_str(body)
        .map_err(|e| ModelError::Garbled(format!("{:?}", e.classify())))?;
    let choice = &body["choices"][0];
    let message = choice["message"]
        .as_object()
        .ok_or_else(|| garbled("there is no message in it"))?;
    let field = |name: &str| message.get(name).cloned().unwrap_or(Value::Null);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let asked = field("tool_calls").as_array().cloned().unwrap_or_default();
    let calls: Vec<ToolCall> = asked
        .iter()
        .map(|call| ToolCall {
            id: text(&call["id"]),
            name: text(&call["function"]["name"]),
            arguments: serde_json::from_str(&text(&call["function"]["arguments"]))
                .map_err(|e| e.to_string()),
        })
        .collect();
    let refusal = text(&field("refusal"));
    let stop = match choice["finish_reason"].as_str() {
        _ if !refusal.is_empty() => Stop::Refused,
        Some("content_filter") => Stop::Refused,
        Some("length") => Stop::CutOff,
        _ => Stop::Done,
    };
    let mut raw = json!({ "role": "assistant", "content": field("content") });
    if !asked.is_empty() {
        raw["tool_calls"] = Value::Array(asked);
    }
    let said = text(&field("content"));
    Ok(Answer {
        raw,
        calls,
        text: if refusal.is_empty() { said } else { refusal },
        stop,
        usage: usage(&body["usage"]),
    })
}

/// `prompt_tokens` has the cached ones in it.
fn usage(usage: &Value) -> Usage {
    let number = |value: &Value| value.as_u64().unwrap_or_default();
    let cached = number(&usage["prompt_tokens_details"]["cached_tokens"]);
    Usage {
        requests: 1,
        input_tokens: number(&usage["prompt_tokens"]).saturating_sub(cached),
        output_tokens: number(&usage["completion_tokens"]),
        cache_read_tokens: cached,
        ..Usage::default()
    }
}
