//! Test equipment: the Messages API's rules and its stream.
use super::{Say, Turn, cached};
use axum::http::HeaderMap;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};

/// What may stand in a request; sampling parameters are turned away by newer models.
const FIELDS: [&str; 9] = [
    "model",
    "max_tokens",
    "messages",
    "system",
    "tools",
    "tool_choice",
    "stream",
    "metadata",
    "stop_sequences",
];
const MOST_PICTURE: usize = 5 * 1024 * 1024;

type Checked = Result<(), String>;

pub(super) fn check(headers: &HeaderMap, body: &Value, said: &[Value]) -> Checked {
    if headers
        .get("anthropic-version")
        .is_none_or(|v| v != "2023-06-01")
    {
        return Err("anthropic-version: header is required".into());
    }
    only(body, &FIELDS, "")?;
    if body["max_tokens"].as_u64().is_none_or(|n| n == 0) {
        return Err("max_tokens: Field required".into());
    }
    if body["stream"] != true {
        return Err("this test equipment only streams".into());
    }
    for block in list(&body["system"]) {
        text(block)?;
    }
    for tool in list(&body["tools"]) {
        check_tool(tool)?;
    }
    only(
        &body["tool_choice"],
        &["type", "name", "disable_parallel_tool_use"],
        "tool_choice.",
    )?;
    if !["auto", "any", "tool", "none"].contains(&string(&body["tool_choice"]["type"])) {
        return Err("tool_choice.type: unknown".into());
    }
    let breakpoints = body
        .to_string()
        .matches("\"cache_control\":{\"type\":\"ephemeral\"}")
        .count();
    if breakpoints > 4 {
        return Err(format!(
            "A maximum of 4 blocks with cache_control may be provided. Found {breakpoints}."
        ));
    }
    check_messages(list(&body["messages"]), said)
}

fn check_tool(tool: &Value) -> Checked {
    only(
        tool,
        &[
            "name",
            "description",
            "input_schema",
            "cache_control",
            "type",
            "strict",
        ],
        "tools.",
    )?;
    let name = string(&tool["name"]);
    let good = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if name.is_empty() || name.len() > 128 || !name.chars().all(good) {
        return Err(format!("tools.name: “{name}” is no name"));
    }
    let schema = &tool["input_schema"];
    let combined = ["oneOf", "allOf", "anyOf"]
        .iter()
        .any(|k| schema.get(k).is_some());
    if schema["type"] != "object" || combined {
        return Err(format!("tools.{name}.input_schema: must be a plain object"));
    }
    Ok(())
}

fn check_messages(messages: &[Value], said: &[Value]) -> Checked {
    if messages.first().is_none_or(|m| m["role"] != "user") {
        return Err("messages: first message must use the \"user\" role".into());
    }
    if messages.last().is_some_and(|m| m["role"] == "assistant") {
        return Err("This model does not support assistant message prefill. The conversation must end with a user message.".into());
    }
    let mut open: Vec<&str> = Vec::new();
    for (n, message) in messages.iter().enumerate() {
        only(message, &["role", "content"], &format!("messages.{n}."))?;
        let content = list(&message["content"]);
        if content.is_empty() {
            return Err(format!(
                "messages.{n}: all messages must have non-empty content"
            ));
        }
        match string(&message["role"]) {
            "user" => check_user(n, content, &mut open)?,
            "assistant" => {
                if !said.contains(&message["content"]) {
                    return Err(format!(
                        "messages.{n}: this is not what was answered; blocks must be returned unchanged"
                    ));
                }
                unanswered(n, &open)?;
                let asked = content.iter().filter(|b| b["type"] == "tool_use");
                open = asked.map(|b| string(&b["id"])).collect();
            }
            role => return Err(format!("messages.{n}.role: unexpected “{role}”")),
        }
    }
    Ok(())
}

fn check_user<'a>(n: usize, content: &'a [Value], open: &mut Vec<&'a str>) -> Checked {
    let mut results_may_come = true;
    for block in content {
        let result = block["type"] == "tool_result";
        if result && !results_may_come {
            return Err(format!("messages.{n}: tool_result blocks must come first"));
        }
        results_may_come = result;
        match string(&block["type"]) {
            "text" => text(block)?,
            "image" => picture(block)?,
            "tool_result" => {
                only(
                    block,
                    &[
                        "type",
                        "tool_use_id",
                        "content",
                        "is_error",
                        "cache_control",
                    ],
                    "tool_result.",
                )?;
                let id = string(&block["tool_use_id"]);
                let known = open.iter().position(|o| *o == id);
                let known = known.ok_or_else(|| {
                    format!(
                        "messages.{n}: unexpected tool_use_id found in tool_result blocks: {id}"
                    )
                })?;
                open.remove(known);
            }
            kind => return Err(format!("messages.{n}: a user's block can't be “{kind}”")),
        }
    }
    unanswered(n, open)
}

fn unanswered(n: usize, open: &[&str]) -> Checked {
    match open {
        [] => Ok(()),
        ids => Err(format!(
            "messages.{n}: tool_use ids were found without tool_result blocks immediately after: {}",
            ids.join(", ")
        )),
    }
}

fn text(block: &Value) -> Checked {
    only(
        block,
        &["type", "text", "cache_control", "citations"],
        "text.",
    )?;
    match string(&block["text"]).trim() {
        "" => Err("text content blocks must be non-empty".into()),
        _ => Ok(()),
    }
}

fn picture(block: &Value) -> Checked {
    only(block, &["type", "source", "cache_control"], "image.")?;
    let source = &block["source"];
    only(source, &["type", "media_type", "data"], "image.source.")?;
    let bytes = BASE64
        .decode(string(&source["data"]))
        .map_err(|_| "image.source.data: not base64")?;
    if bytes.len() > MOST_PICTURE {
        return Err("image exceeds 5 MB maximum".into());
    }
    if string(&source["media_type"]) != "image/png" || !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Err("image: it is not what media_type says".into());
    }
    Ok(())
}

pub(super) fn turn(body: &Value, number: usize) -> Turn {
    let newest = list(&body["messages"])
        .last()
        .map(|m| list(&m["content"]))
        .unwrap_or_default();
    let words = newest.iter().map(|b| match string(&b["type"]) {
        "tool_result" => string(&b["content"]),
        _ => string(&b["text"]),
    });
    let results = newest.iter().filter(|b| b["type"] == "tool_result");
    let results: Vec<&str> = results.map(|b| string(&b["content"])).collect();
    let system = list(&body["system"]).iter().map(|b| string(&b["text"]));
    Turn {
        number,
        told: words.collect::<Vec<_>>().join("\n"),
        result: results.join("\n"),
        system: system.collect::<Vec<_>>().join("\n"),
        error: newest.iter().any(|b| b["is_error"] == true),
        pictures: newest.iter().filter(|b| b["type"] == "image").count(),
    }
}

/// What was said, as content to be returned unchanged, and as the stream that says it.
pub(super) fn say(
    say: &Say,
    body: &Value,
    before: &[Value],
    breaks: bool,
) -> (Value, Vec<u8>, &'static str) {
    let number = before.len();
    let call = |n: usize, name: &str, input: &Value| json!({ "type": "tool_use", "id": format!("toolu_{number}_{n}"), "name": name, "input": input });
    // Newer models think unasked; their thoughts go back unchanged, too.
    let thought = json!({ "type": "thinking", "thinking": "Let me see.", "signature": format!("sig{number}") });
    let (blocks, stop) = match say {
        Say::Call(name, input) => (vec![thought, call(0, name, input)], "tool_use"),
        Say::Calls(calls) => (
            calls
                .iter()
                .enumerate()
                .map(|(n, (name, input))| call(n, name, input))
                .collect(),
            "tool_use",
        ),
        Say::Text(text) => (vec![json!({ "type": "text", "text": text })], "end_turn"),
        Say::Refusal => (Vec::new(), "refusal"),
        Say::Unfinished(name) => (vec![call(0, name, &json!({}))], "max_tokens"),
    };
    let (read, write) = cached(&flat(body), &before.iter().map(flat).collect::<Vec<_>>());
    let mut events = vec![
        json!({ "type": "message_start", "message": { "id": format!("msg_{number}"), "type": "message", "role": "assistant", "model": body["model"], "content": [],
            "usage": { "input_tokens": 3, "cache_creation_input_tokens": write / 4, "cache_read_input_tokens": read / 4, "output_tokens": 1 } } }),
        json!({ "type": "ping" }),
    ];
    if breaks {
        events.push(json!({ "type": "error", "error": { "type": "overloaded_error", "message": "Overloaded" } }));
    }
    for (index, block) in blocks.iter().enumerate() {
        events.extend(stream(index, block, matches!(say, Say::Unfinished(_))));
    }
    events.push(json!({ "type": "message_delta", "delta": { "stop_reason": stop, "stop_sequence": null }, "usage": { "output_tokens": 40 } }));
    events.push(json!({ "type": "message_stop" }));
    let body: String = events
        .iter()
        .map(|e| format!("event: {}\ndata: {e}\n\n", string(&e["type"])))
        .collect();
    (Value::Array(blocks), body.into_bytes(), "text/event-stream")
}

/// A block begins empty and comes in pieces.
fn stream(index: usize, block: &Value, unfinished: bool) -> Vec<Value> {
    let mut empty = block.clone();
    let pieces: Vec<Value> = match string(&block["type"]) {
        "tool_use" => {
            empty["input"] = json!({});
            let mut text = block["input"].to_string();
            if unfinished {
                text = "{\"ref\": \"@e".to_owned();
            }
            let middle = (0..=text.len() / 2)
                .rev()
                .find(|at| text.is_char_boundary(*at));
            let (a, b) = text.split_at(middle.unwrap_or_default());
            [a, b]
                .map(|t| json!({ "type": "input_json_delta", "partial_json": t }))
                .into()
        }
        "thinking" => {
            (empty["thinking"], empty["signature"]) = ("".into(), "".into());
            vec![
                json!({ "type": "thinking_delta", "thinking": block["thinking"] }),
                json!({ "type": "signature_delta", "signature": block["signature"] }),
            ]
        }
        _ => {
            empty["text"] = "".into();
            vec![json!({ "type": "text_delta", "text": block["text"] })]
        }
    };
    let mut events =
        vec![json!({ "type": "content_block_start", "index": index, "content_block": empty })];
    events.extend(
        pieces
            .into_iter()
            .map(|d| json!({ "type": "content_block_delta", "index": index, "delta": d })),
    );
    events.push(json!({ "type": "content_block_stop", "index": index }));
    events
}

/// Every block in the order that a cache sees them, without the breakpoints.
pub(super) fn flat(body: &Value) -> Vec<String> {
    let blocks = list(&body["tools"]).iter().chain(list(&body["system"]));
    let said = list(&body["messages"])
        .iter()
        .flat_map(|m| list(&m["content"]));
    let bare = |block: &Value| {
        let mut block = block.clone();
        if let Some(fields) = block.as_object_mut() {
            fields.remove("cache_control");
        }
        block.to_string()
    };
    blocks.chain(said).map(bare).collect()
}

pub(super) fn only(value: &Value, fields: &[&str], at: &str) -> Checked {
    let keys = value.as_object().into_iter().flatten().map(|(k, _)| k);
    for key in keys {
        if !fields.contains(&key.as_str()) {
            return Err(format!("{at}{key}: Extra inputs are not permitted"));
        }
    }
    Ok(())
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

pub(super) fn string(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
