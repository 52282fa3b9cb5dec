//! The text that a person can see, block by block, and the small rules of white space and invisible characters.
use crate::raw::{Display, NodeId, RawElement};
use crate::reader::Reader;
use crate::walk::{Sink, walk};
use protocol::role::Role;
use protocol::snapshot::MAX_TEXT;
use std::collections::BTreeMap;

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
        if blank(&line) || self.cut {
            return;
        }
        let gap = usize::from(!self.done.is_empty());
        let room = MAX_TEXT.saturating_sub(self.length + gap);
        let end = line.char_indices().nth(room);
        self.cut = end.is_some();
        let line = end.map_or(&line[..], |(at, _)| &line[..at]);
        if line.is_empty() {
            return;
        }
        if gap > 0 {
            self.done.push('\n');
        }
        self.done.push_str(line);
        self.length += gap + line.chars().count();
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
    out.extend(folded(text));
    out
}

/// The same, letter by letter.
pub(crate) fn folded(text: &str) -> impl Iterator<Item = char> {
    let mut letters = text.chars().filter(|c| !invisible(*c)).peekable();
    let mut begun = false;
    std::iter::from_fn(move || {
        let mut gap = false;
        while letters.next_if(char::is_ascii_whitespace).is_some() {
            gap = begun;
        }
        letters.peek()?;
        begun = true;
        if gap { Some(' ') } else { letters.next() }
    })
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

/// Characters that nobody sees and that could hide words in words, or a text of their own: what is ignored by default
/// (<https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point>: soft hyphen, zero-width ones, direction marks, fillers,
/// variation selectors, tags), and marks of annotations.
fn invisible(c: char) -> bool {
    if c.is_ascii() {
        return c.is_control() && !c.is_ascii_whitespace();
    }
    let ignorable = matches!(
        c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    );
    ignorable || matches!(c, '\u{FFF9}'..='\u{FFFB}') || c.is_control()
}

/// No page has more that are open at once; of one that says so, the rest is told where it stands.
const MAX_DIALOGS: usize = 20;

/// Open modal dialogs, the last opened first: the one that has the focus, which opening it gave it, else the last in the document.
pub(crate) fn dialogs(reader: &Reader<'_>) -> Vec<NodeId> {
    let mut found: Vec<NodeId> = reader
        .tree
        .elements()
        .filter(|(node, element)| modal(reader, *node, element))
        // A frame's dialog is the frame's own affair.
        .filter(|(node, _)| reader.tree.frames_around(*node).next().is_none())
        .map(|(node, _)| node)
        .collect();
    reader.tree.keep_outermost(&mut found);
    found.sort_by_key(|n| (!has_focus(reader, *n), std::cmp::Reverse(*n)));
    found.truncate(MAX_DIALOGS);
    found
}

/// It has the focus, or what is in it.
fn has_focus(reader: &Reader<'_>, node: NodeId) -> bool {
    let focused = reader.tree.page.focused;
    focused.is_some_and(|f| reader.tree.contains(node, f))
}

/// The modal dialog on top of each document, by the frame that it is in: it shuts what is behind it, seen or not.
pub(crate) fn tops(reader: &Reader<'_>) -> BTreeMap<Option<NodeId>, NodeId> {
    let modal = reader.tree.elements().filter(|(_, e)| e.modal);
    let mut tops = BTreeMap::new();
    for (node, _) in modal {
        let document = reader.tree.frames_around(node).next();
        let top = tops.entry(document).or_insert(node);
        if !has_focus(reader, *top) || has_focus(reader, node) {
            *top = node;
        }
    }
    tops
}

fn modal(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    let says_so = element
        .attr("aria-modal")
        .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"));
    // One that only says so may be there before anybody sees it.
    let open = || {
        let is_dialog = matches!(reader.role(node), Role::Dialog | Role::AlertDialog);
        is_dialog && reader.tree.close.closely(|| reader.tree.shown(node))
    };
    (element.modal || says_so && open()) && !reader.tree.excluded(node)
}
