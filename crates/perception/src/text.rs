//! The text that a person can see, block by block, and the small rules of white space and invisible characters.
use crate::raw::{Display, NodeId, RawElement, RawKind, Rendering};
use crate::reader::Reader;
use protocol::role::Role;
use protocol::snapshot::MAX_TEXT;

/// The visible text: one line a block, open modal dialogs first. The second value says that it was cut.
pub(crate) fn visible(reader: &Reader<'_>) -> (String, bool) {
    let mut lines = Lines::default();
    let dialogs = reader.dialogs();
    for dialog in dialogs {
        collect(reader, *dialog, &[], &mut lines);
    }
    if reader.tree.len() > 0 {
        collect(reader, NodeId(0), dialogs, &mut lines);
    }
    lines.finish()
}

/// Walks one subtree in document order without recursion; `skip` are subtrees that were told already.
fn collect(reader: &Reader<'_>, root: NodeId, skip: &[NodeId], lines: &mut Lines) {
    let end = reader.tree.end(root);
    let mut open: Vec<NodeId> = Vec::new();
    let mut at = root;
    lines.line_break();
    while at < end {
        while open
            .last()
            .is_some_and(|block| reader.tree.end(*block) <= at)
        {
            open.pop();
            lines.line_break();
        }
        let node = &reader.tree.page.nodes[at.index()];
        match &node.kind {
            RawKind::Text(text) => {
                let shown = reader
                    .tree
                    .parent(at)
                    .and_then(|p| reader.tree.element(p))
                    .is_none_or(|e| e.rendering == Rendering::Shown);
                if shown {
                    lines.push(text);
                }
            }
            RawKind::Element(element) => {
                if skip.contains(&at) || silent(element) {
                    at = reader.tree.end(at);
                    continue;
                }
                if element.html("br") {
                    lines.line_break();
                } else if element.html("select") {
                    lines.push(&crate::options::value(reader, at).unwrap_or_default());
                    at = reader.tree.end(at);
                    continue;
                } else if button(element) {
                    lines.line_break();
                    lines.push(&shown_on(element));
                    lines.line_break();
                } else if cell(element) {
                    lines.push(" ");
                } else if own_line(element) {
                    lines.line_break();
                    open.push(at);
                }
            }
        }
        at = NodeId(at.0 + 1);
    }
    lines.line_break();
}

fn silent(element: &RawElement) -> bool {
    element.rendering == Rendering::None
        || matches!(
            element.tag.as_str(),
            "script"
                | "style"
                | "template"
                | "noscript"
                | "textarea"
                | "datalist"
                | "iframe"
                | "object"
        )
}

fn button(element: &RawElement) -> bool {
    element.rendering == Rendering::Shown && element.input_of(&["submit", "button", "reset"])
}

fn shown_on(element: &RawElement) -> String {
    element.attr("value").unwrap_or_default().to_owned()
}

fn cell(element: &RawElement) -> bool {
    element.display == Display::Cell
        || (element.display == Display::Usual && (element.html("td") || element.html("th")))
}

/// The element's text does not run on with its neighbours'.
pub(crate) fn own_line(element: &RawElement) -> bool {
    match element.display {
        Display::Block | Display::Cell | Display::InlineBlock => true,
        Display::Inline => false,
        Display::Usual => !RUNS_ON.contains(&element.tag.as_str()),
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

impl Lines {
    fn push(&mut self, text: &str) {
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
    if matches!(element.rendering, Rendering::None | Rendering::Hidden)
        || reader.tree.aria_hidden(node)
    {
        return false;
    }
    let says_so = element
        .attr("aria-modal")
        .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"));
    element.modal || (says_so && matches!(reader.role(node), Role::Dialog | Role::AlertDialog))
}
