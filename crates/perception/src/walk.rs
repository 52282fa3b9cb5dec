//! Goes over what can be seen of a page, in document order and without recursion: words, line breaks, elements.
use crate::raw::{Display, NodeId, RawElement, RawKind, Rendering};
use crate::reader::Reader;
use crate::{options, text};

/// Whoever takes in a page while it is walked over.
pub(crate) trait Sink {
    /// An element begins, rendered or not. False: leave out what is in it.
    fn open(&mut self, _: NodeId, _: &RawElement) -> bool {
        true
    }

    /// The subtrees that ended before this node are over.
    fn reach(&mut self, _: NodeId) {}

    /// Words that run on from the ones before. `of` is the text's node, or the element that shows them.
    fn words(&mut self, of: NodeId, text: &str);

    fn line_break(&mut self);
}

/// Walks over one subtree; `skip` are subtrees that were told already.
pub(crate) fn walk(reader: &Reader<'_>, root: NodeId, skip: &[NodeId], sink: &mut impl Sink) {
    let end = reader.tree.end(root);
    let mut open: Vec<NodeId> = Vec::new();
    let mut at = root;
    sink.line_break();
    while at < end {
        while open
            .last()
            .is_some_and(|block| reader.tree.end(*block) <= at)
        {
            open.pop();
            sink.line_break();
        }
        sink.reach(at);
        let inside = match &reader.tree.page.nodes[at.index()].kind {
            RawKind::Text(words) => {
                if seen(reader, at) {
                    sink.words(at, words);
                }
                true
            }
            RawKind::Element(_) if skip.contains(&at) => false,
            RawKind::Element(element) => {
                sink.open(at, element) && enter(reader, at, element, &mut open, sink)
            }
        };
        at = if inside {
            NodeId(at.0 + 1)
        } else {
            reader.tree.end(at)
        };
    }
    sink.line_break();
    sink.reach(end);
}

/// What an element does to the words around it. False: what is in it can't be seen, or has been told.
fn enter(
    reader: &Reader<'_>,
    at: NodeId,
    element: &RawElement,
    open: &mut Vec<NodeId>,
    sink: &mut impl Sink,
) -> bool {
    if silent(element) {
        return false;
    }
    if element.html("br") {
        sink.line_break();
    } else if element.html("select") {
        sink.words(at, &options::value(reader, at).unwrap_or_default());
        return false;
    } else if button(element) {
        sink.line_break();
        sink.words(at, element.attr("value").unwrap_or_default());
        sink.line_break();
    } else if cell(element) {
        sink.words(at, " ");
    } else if text::own_line(element) {
        sink.line_break();
        open.push(at);
    }
    true
}

fn seen(reader: &Reader<'_>, text: NodeId) -> bool {
    let around = reader.tree.parent(text);
    around
        .and_then(|p| reader.tree.element(p))
        .is_none_or(|e| e.rendering == Rendering::Shown)
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

fn cell(element: &RawElement) -> bool {
    element.display == Display::Cell
        || (element.display == Display::Usual && (element.html("td") || element.html("th")))
}
