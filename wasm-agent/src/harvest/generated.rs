//! Text that style sheets put before and after elements (<https://drafts.csswg.org/css-content/#content-property>), as
//! assistive technology gets it.
use super::hiding::part_unseen;
use crate::dom::{self, El, Style};
use wasm_bindgen::JsValue;

/// What stands in `::before` or `::after`; `None` where there is no text, or none to be seen; nothing at all where there is one that
/// nobody can know: a counter may be written in any words. `lost`: on its ground, it is not.
pub(super) fn text(element: &El, part: &JsValue, lost: &dyn Fn(&Style) -> bool) -> Option<String> {
    let style = dom::style_of_part(element, part);
    let content = style.content();
    if matches!(content.as_str(), "none" | "normal" | "") {
        return None;
    }
    let (words, alternative) = words(&content, |name| element.attribute(name));
    let gone = || {
        style.display() == "none"
            || style.get("visibility") != "visible"
            || part_unseen(&style)
            || lost(&style)
    };
    let counted = ["counter(", "counters("];
    let unknown = !alternative && counted.iter().any(|counter| content.contains(counter));
    if words.is_empty() && !unknown || gone() {
        return None;
    }
    // An alternative stands for itself, as a block does.
    if words.is_empty() {
        return Some(words);
    }
    Some(if style.display().starts_with("inline") && !alternative {
        words
    } else {
        format!(" {words} ")
    })
}

/// The words that take the place of what can't be seen, of an element that is replaced by a picture.
pub(super) fn alternative(content: &str, element: &El) -> Option<String> {
    let (words, alternative) = words(content, |name| element.attribute(name));
    (alternative && !words.is_empty()).then_some(words)
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
    let (mut out, mut rest) = (String::new(), rest);
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            '"' => return (out, rest),
            '\\' => {
                let (c, after) = escaped(rest);
                out.extend(c);
                rest = after;
            }
            _ => out.push(c),
        }
    }
    (out, "")
}

/// What a backslash stands for: a character by its number, which a blank may end, or the next one as it is
/// (<https://drafts.csswg.org/css-syntax/#consume-escaped-code-point>).
fn escaped(rest: &str) -> (Option<char>, &str) {
    let digits = rest
        .bytes()
        .take(6)
        .take_while(u8::is_ascii_hexdigit)
        .count();
    if let Ok(number) = u32::from_str_radix(&rest[..digits], 16) {
        let after = &rest[digits..];
        return (
            char::from_u32(number),
            after.strip_prefix(' ').unwrap_or(after),
        );
    }
    let c = rest.chars().next();
    (c, &rest[c.map_or(0, char::len_utf8)..])
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
