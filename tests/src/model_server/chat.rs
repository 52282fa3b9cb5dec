//! Test equipment: the rules of chat completions, and its answers.
use super::messages::{list, only, string};
use super::{Say, Turn, cached};
use serde_json::{Value, json};

const FIELDS: [&str; 8] = [
    "model",
    "messages",
    "tools",
    "tool_choice",
    "parallel_tool_calls",
    "max_completion_tokens",
    "stream",
    "user",
];

type Checked = Result<(), String>;

pub(super) fn check(body: &Value, said: &[Value]) -> Checked {
    only(body, &FIELDS, "Unrecognized request argument: ")?;
    for tool in list(&body["tools"]) {
        only(tool, &["type", "function"], "tools.")?;
        only(
            &tool["function"],
            &["name", "description", "parameters", "strict"],
            "tools.function.",
        )?;
        if tool["type"] != "function" || tool["function"]["parameters"]["type"] != "object" {
            return Err("tools: not a function".into());
        }
    }
    let mut open: Vec<&str> = Vec::new();
    for (n, message) in list(&body["messages"]).iter().enumerate() {
        let role = string(&message["role"]);
        if role != "tool" && !open.is_empty() {
            return Err(format!(
                "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. ({})",
                open.join(", ")
            ));
        }
        match role {
            "system" | "developer" if n == 0 => {}
            "user" => check_user(n, message)?,
            "assistant" => {
                if !said.contains(message) {
                    return Err(format!("messages[{n}]: this is not what was answered"));
                }
                open = list(&message["tool_calls"])
                    .iter()
                    .map(|c| string(&c["id"]))
                    .collect();
            }
            "tool" => {
                only(
                    message,
                    &["role", "tool_call_id", "content"],
                    "messages.tool.",
                )?;
                let id = string(&message["tool_call_id"]);
                let known = open.iter().position(|o| *o == id);
                let known = known.ok_or("messages with role 'tool' must be a response to a preceding message with 'tool_calls'")?;
                open.remove(known);
                if !message["content"].is_string() {
                    return Err(format!(
                        "messages[{n}].content: a tool says text, no pictures"
                    ));
                }
            }
            role => {
                return Err(format!(
                    "messages[{n}].role: '{role}' is not one of the roles"
                ));
            }
        }
    }
    match open.as_slice() {
        [] => Ok(()),
        open => Err(format!("tool calls without an answer: {}", open.join(", "))),
    }
}

fn check_user(n: usize, message: &Value) -> Checked {
    only(message, &["role", "content"], "messages.user.")?;
    if message["content"].is_string() {
        return Ok(());
    }
    for part in list(&message["content"]) {
        let url = string(&part["image_url"]["url"]);
        match string(&part["type"]) {
            "text" if !string(&part["text"]).is_empty() => {}
            "image_url" if url.starts_with("data:image/png;base64,") && url.len() < 20_000_000 => {}
            kind => {
                return Err(format!(
                    "messages[{n}].content: '{kind}' is not as it should be"
                ));
            }
        }
    }
    Ok(())
}

pub(super) fn turn(body: &Value, number: usize) -> Turn {
    let all = list(&body["messages"]);
    let from = all
        .iter()
        .rposition(|m| m["role"] == "assistant")
        .map_or(0, |n| n + 1);
    let mut turn = Turn {
        number,
        ..Turn::default()
    };
    let mut words = Vec::new();
    for message in &all[from..] {
        let content = &message["content"];
        turn.error |= message["role"] == "tool" && string(content).starts_with("error: ");
        words.push(string(content).to_owned());
        for part in list(content) {
            turn.pictures += usize::from(part["type"] == "image_url");
            words.push(string(&part["text"]).to_owned());
        }
    }
    turn.told = words.join("\n");
    turn
}

pub(super) fn say(say: &Say, body: &Value, before: &[Value]) -> (Value, Vec<u8>, &'static str) {
    let number = before.len();
    let call = |n: usize, name: &str, arguments: String| json!({ "id": format!("call_{number}_{n}"), "type": "function", "function": { "name": name, "arguments": arguments } });
    let calls =
        |calls: Vec<Value>| json!({ "role": "assistant", "content": null, "tool_calls": calls });
    let (message, finish) = match say {
        Say::Call(name, input) => (calls(vec![call(0, name, input.to_string())]), "tool_calls"),
        Say::Calls(all) => (
            calls(
                all.iter()
                    .enumerate()
                    .map(|(n, (name, input))| call(n, name, input.to_string()))
                    .collect(),
            ),
            "tool_calls",
        ),
        Say::Text(text) => (json!({ "role": "assistant", "content": text }), "stop"),
        Say::Refusal => (
            json!({ "role": "assistant", "content": null, "refusal": "I can't help with that." }),
            "stop",
        ),
        Say::Unfinished(name) => (
            calls(vec![call(0, name, "{\"ref\": \"@e".to_owned())]),
            "length",
        ),
    };
    let flat = |body: &Value| {
        list(&body["messages"])
            .iter()
            .map(Value::to_string)
            .collect::<Vec<_>>()
    };
    let (read, fresh) = cached(&flat(body), &before.iter().map(flat).collect::<Vec<_>>());
    let answer = json!({
        "id": format!("chatcmpl-{number}"), "object": "chat.completion", "model": body["model"],
        "choices": [{ "index": 0, "message": message, "finish_reason": finish }],
        "usage": { "prompt_tokens": (read + fresh) / 4, "completion_tokens": 40, "prompt_tokens_details": { "cached_tokens": read / 4 } },
    });
    (message, answer.to_string().into_bytes(), "application/json")
}
