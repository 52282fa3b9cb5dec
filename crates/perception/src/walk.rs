//! Goes over what can be seen of a page, in document order and without recursion: words, line breaks, elements.
use crate::raw::{NodeId, RawElement, RawKind, Rendering};
use crate::reader::Reader;
use crate::text::Flow;
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

    /// Nothing more is taken in.
    fn is_full(&self) -> bool {
        false
    }
}

/// Walks over one subtree; `skip` are subtrees that were told already.
pub(crate) fn walk(reader: &Reader<'_>, root: NodeId, skip: &[NodeId], sink: &mut impl Sink) {
    let end = reader.tree.end(root);
    let mut open: Vec<NodeId> = Vec::new();
    let mut at = root;
    sink.line_break();
    while at < end && !sink.is_full() {
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
    if silent(reader, at, element) {
        return false;
    }
    let [before, after] = reader.tree.generated(at);
    let flow = text::flow(&element.tag, reader.tree.display(at));
    if element.html("br") {
        sink.line_break();
    } else if element.html("select") {
        if written(reader, at) {
            sink.words(at, &options::value(reader, at).unwrap_or_default());
        }
        return false;
    } else if reader.is_secret(at) {
        return false;
    } else if button(reader, at, element) {
        sink.line_break();
        sink.words(at, element.attr("value").unwrap_or_default());
        sink.line_break();
    } else if flow == Flow::Cell {
        sink.words(at, " ");
        open.extend(after.map(|_| at));
    } else if flow == Flow::OwnLine {
        sink.line_break();
        open.push(at);
    } else if after.is_some() {
        open.push(at);
    }
    if let Some(before) = before.filter(|_| reader.tree.shown(at)) {
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
        let [_, after] = reader.tree.generated(node);
        if let Some(after) = after.filter(|_| reader.tree.shown(node)) {
            sink.words(node, after);
        }
        if text::flow(&element.tag, reader.tree.display(node)) == Flow::OwnLine {
            sink.line_break();
        }
    }
}

fn seen(reader: &Reader<'_>, text: NodeId) -> bool {
    let around = reader.tree.parent(text);
    around.is_none_or(|p| {
        let rendering = reader.tree.rendering(p);
        rendering.is_none_or(|rendering| rendering == Rendering::Shown) && !reader.tree.mute(p)
    })
}

fn silent(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    reader.tree.rendering(node) == Some(Rendering::None)
        || (matches!(element.tag.as_str(), "iframe" | "frame") && element.document.is_none())
        || matches!(
            element.tag.as_str(),
            "script" | "style" | "template" | "noscript" | "textarea" | "datalist"
        )
}

fn button(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    element.input_of(&["submit", "button", "reset"]) && written(reader, node)
}

/// What a field or button without words of its own in the page shows can be read.
fn written(reader: &Reader<'_>, node: NodeId) -> bool {
    reader.tree.shown(node) && !reader.tree.mute(node)
}
