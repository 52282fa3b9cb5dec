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
        close(reader, at, &mut open, sink);
        sink.reach(at);
        let inside = match &reader.tree.page.nodes[at.index()].kind {
            RawKind::Text(_) => {
                if seen(reader, at) {
                    sink.words(at, &reader.tree.words(at));
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
    close(reader, end, &mut open, sink);
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
        open.extend(element.after.is_some().then_some(at));
    } else if text::own_line(element) {
        sink.line_break();
        open.push(at);
    } else if element.after.is_some() {
        open.push(at);
    }
    if let Some(before) = generated(element, element.before.as_ref()) {
        sink.words(at, before);
    }
    true
}

/// Ends what ends before this node: what style sheets put after it, and its line.
fn close(reader: &Reader<'_>, at: NodeId, open: &mut Vec<NodeId>, sink: &mut impl Sink) {
    while let Some(node) = open.pop_if(|node| reader.tree.end(*node) <= at) {
        let Some(element) = reader.tree.element(node) else {
            continue;
        };
        if let Some(after) = generated(element, element.after.as_ref()) {
            sink.words(node, after);
        }
        if text::own_line(element) && !cell(element) {
            sink.line_break();
        }
    }
}

/// Words of a style sheet that can be seen.
fn generated<'e>(element: &RawElement, words: Option<&'e String>) -> Option<&'e str> {
    words
        .filter(|_| element.rendering == Rendering::Shown)
        .map(String::as_str)
}

fn seen(reader: &Reader<'_>, text: NodeId) -> bool {
    let around = reader.tree.parent(text);
    around
        .and_then(|p| reader.tree.element(p))
        .is_none_or(|e| e.rendering == Rendering::Shown)
}

fn silent(element: &RawElement) -> bool {
    element.rendering == Rendering::None
        || (element.tag == "iframe" && element.document.is_none())
        || matches!(
            element.tag.as_str(),
            "script" | "style" | "template" | "noscript" | "textarea" | "datalist" | "object"
        )
}

fn button(element: &RawElement) -> bool {
    element.rendering == Rendering::Shown && element.input_of(&["submit", "button", "reset"])
}

fn cell(element: &RawElement) -> bool {
    element.display == Display::Cell
        || (element.display == Display::Usual && (element.html("td") || element.html("th")))
}
