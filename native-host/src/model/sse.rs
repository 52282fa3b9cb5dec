//! Server-sent events, as far as a model's answer needs them (<https://html.spec.whatwg.org/multipage/server-sent-events.html>).
use serde_json::Value;

/// The data of each event of a whole body, in order. What isn't JSON fails.
pub(super) fn events(body: &str) -> Result<Vec<Value>, String> {
    let body = body.replace("\r\n", "\n").replace('\r', "\n");
    let mut events = Vec::new();
    for block in body.split("\n\n") {
        let data: Vec<&str> = block
            .lines()
            .filter_map(|line| line.strip_prefix("data:"))
            .map(|data| data.strip_prefix(' ').unwrap_or(data))
            .collect();
        if !data.is_empty() {
            let event = serde_json::from_str(&data.join("\n"));
            events.push(event.map_err(|e| format!("an event is no JSON: {:?}", e.classify()))?);
        }
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_are_read_whatever_their_line_ends_and_comments_are_not() {
        let body =
            ": hello\r\nevent: a\r\ndata: {\"n\":\r\ndata: 1}\r\n\r\nevent: b\ndata:{\"n\":2}\n\n";
        assert_eq!(
            events(body).unwrap(),
            [json!({ "n": 1 }), json!({ "n": 2 })]
        );
        assert!(events("data: {\"n\":").is_err());
    }
}
