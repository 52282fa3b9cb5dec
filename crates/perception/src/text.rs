//! The text that a person can see, block by block, and the small rules of white space and invisible characters.
use crate::raw::{Display, NodeId, RawElement};
use crate::reader::Reader;
use crate::walk::{Sink, walk};
use protocol::role::Role;
use protocol::snapshot::MAX_TEXT;

/// The visible text: one line a block, open modal dialogs first. The second value says that it was cut.
pub(crate) fn visible(reader: &Reader<'_>) -> (String, bool) {
    let mut lines = Lines::default();
    let dialogs = reader.dialogs();
    for dialog in dialogs {
        walk(reader, *dialog, &[], &mut lines);
    }
    if reader.tree.len() > 0 {
        walk(reader, NodeId(0), dialogs, &mut lines);
    }
    lines.finish()
}

/// How an element's text stands beside its neighbours'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    RunsOn,
    OwnLine,
    /// In one line with the other cells.
    Cell,
}

pub(crate) fn flow(tag: &str, display: Display) -> Flow {
    match display {
        Display::Block | Display::InlineBlock => Flow::OwnLine,
        Display::Cell => Flow::Cell,
        Display::Inline => Flow::RunsOn,
        Display::Usual if matches!(tag, "td" | "th") => Flow::Cell,
        Display::Usual if RUNS_ON.contains(&tag) => Flow::RunsOn,
        Display::Usual => Flow::OwnLine,
    }
}

/// Tags that are inline by themselves (<https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3>).
const RUNS_ON: &[&str] = &[
    "a", "abbr", "acronym", "audio", "b", "bdi", "bdo", "big", "canvas", "cite", "code", "data",
    "del", "dfn", "em", "embed", "font", "i", "img", "ins", "kbd", "label", "map", "mark", "math",
    "meter", "object", "output", "picture", "progress", "q", "rp", "rt", "ruby", "s", "samp",
    "slot", "small", "span", "strong", "sub", "sup", "svg", "text", "time", "tspan", "tt", "u",
    "var", "video", "wbr",
];

#[derive(Default)]
struct Lines {
    done: String,
    line: String,
    cut: bool,
    length: usize,
}

impl Sink for Lines {
    fn is_full(&self) -> bool {
        self.cut
    }

    fn words(&mut self, _: NodeId, text: &str) {
        self.line.push_str(text);
    }

    fn line_break(&mut self) {
        let line = fold(&self.line);
        self.line.clear();
        if line.is_empty() || self.cut {
            return;
        }
        let length = line.chars().count() + usize::from(!self.done.is_empty());
        if self.length + length > MAX_TEXT {
            self.cut = true;
            return;
        }
        if !self.done.is_empty() {
            self.done.push('\n');
        }
        self.done.push_str(&line);
        self.length += length;
    }
}

impl Lines {
    fn finish(mut self) -> (String, bool) {
        self.line_break();
        (plain_spaces(&self.done), self.cut)
    }
}

/// Runs of white space become one blank, ends are trimmed, invisible characters are dropped. No-break spaces stay.
pub(crate) fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !invisible(*c)) {
        if c.is_ascii_whitespace() {
            if !out.is_empty() && !out.ends_with(' ') {
                out.push(' ');
            }
        } else {
            out.push(c);
        }
    }
    if out.ends_with(' ') {
        out.pop();
    }
    out
}

/// Every kind of blank becomes the plain one, for what is read and compared.
pub(crate) fn plain_spaces(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c != '\n' && c.is_whitespace() {
                ' '
            } else {
                c
            }
        })
        .collect()
}

/// At most `limit` characters; a longer text ends in "...".
pub(crate) fn cut(text: String, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text,
    }
}

pub(crate) fn blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || invisible(c))
}

/// Characters that take no room and could hide words in words: soft hyphen, zero-width ones, direction marks, tags.
fn invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{E0000}'..='\u{E007F}'
    ) || (c.is_control() && !c.is_ascii_whitespace())
}

/// Open modal dialogs, the last opened (last in the document) first.
pub(crate) fn dialogs(reader: &Reader<'_>) -> Vec<NodeId> {
    let mut found: Vec<NodeId> = reader
        .tree
        .elements()
        .filter(|(node, element)| modal(reader, *node, element))
        .map(|(node, _)| node)
        .collect();
    let nested: Vec<NodeId> = found
        .iter()
        .copied()
        .filter(|n| {
            found
                .iter()
                .any(|outer| outer != n && reader.tree.contains(*outer, *n))
        })
        .collect();
    found.retain(|n| !nested.contains(n));
    found.reverse();
    found
}

fn modal(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    let says_so = element
        .attr("aria-modal")
        .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"));
    let modal =
        element.modal || (says_so && matches!(reader.role(node), Role::Dialog | Role::AlertDialog));
    modal && !reader.tree.excluded(node)
}
