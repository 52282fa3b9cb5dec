//! Text that style sheets put before and after elements (<https://drafts.csswg.org/css-content/#content-property>), as
//! assistive technology gets it.
use crate::dom::{self, El};
use wasm_bindgen::JsValue;

/// What stands in `::before` or `::after`; `None` where there is no text.
pub(super) fn text(element: &El, part: &JsValue) -> Option<String> {
    let style = dom::style_of_part(element, part);
    let content = style.content();
    if matches!(content.as_str(), "none" | "normal" | "") {
        return None;
    }
    let (words, alternative) = words(&content, |name| element.attribute(name));
    if words.is_empty() || style.display() == "none" || style.get("visibility") != "visible" {
        return None;
    }
    // An alternative stands for itself, as a block does.
    Some(if style.display().starts_with("inline") && !alternative {
        words
    } else {
        format!(" {words} ")
    })
}

/// A rule's `content` that may come to words.
pub(super) fn says(content: &str) -> bool {
    let empty = content
        .chars()
        .all(|c| c.is_whitespace() || matches!(c, '"' | '\''));
    !empty && !matches!(content, "none" | "normal")
}

/// The strings of a `content` value, joined, or those after a slash, the words for those who can't see it (`true`).
fn words(content: &str, attribute: impl Fn(&str) -> Option<String>) -> (String, bool) {
    let (mut out, mut rest) = (String::new(), content);
    let mut alternative = false;
    while let Some(c) = rest.chars().next() {
        match c {
            '"' => {
                let (text, after) = string(&rest[1..]);
                out.push_str(&text);
                rest = after;
            }
            '/' => {
                out.clear();
                alternative = true;
                rest = &rest[1..];
            }
            _ if c.is_alphabetic() => {
                let end = rest
                    .find(|c: char| !(c.is_alphanumeric() || c == '-'))
                    .unwrap_or(rest.len());
                let (name, after) = rest.split_at(end);
                rest = after;
                if let Some(inner) = after.strip_prefix('(') {
                    let (argument, after) = argument(inner);
                    rest = after;
                    if name == "attr" {
                        out.push_str(&attribute(argument.trim()).unwrap_or_default());
                    }
                } else if name == "open-quote" {
                    out.push('“');
                } else if name == "close-quote" {
                    out.push('”');
                }
            }
            _ => rest = &rest[c.len_utf8()..],
        }
    }
    (out, alternative)
}

/// Up to the closing quote, with escapes undone.
fn string(rest: &str) -> (String, &str) {
    let mut out = String::new();
    let mut chars = rest.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (out, &rest[at + 1..]),
            '\\' => out.extend(chars.next().map(|(_, c)| c)),
            _ => out.push(c),
        }
    }
    (out, "")
}

/// Up to the bracket that closes, strings inside skipped.
fn argument(rest: &str) -> (&str, &str) {
    let mut quoted = false;
    for (at, c) in rest.char_indices() {
        match c {
            '"' => quoted = !quoted,
            ')' if !quoted => return (&rest[..at], &rest[at + 1..]),
            _ => {}
        }
    }
    (rest, "")
}
