//! Boxes that scroll, or cut off, what stands in them: what is out of such a box is on the page, and in nobody's sight.
use super::Live;
use super::pane::Pane;
use crate::dom::{self, El};
use perception::raw::{RawKind, RawNode};
use protocol::geometry::Rect;
use std::collections::BTreeMap;

/// A box, and the part of the window that it lies in.
#[derive(Clone, Debug)]
struct Port {
    element: El,
    rect: Rect,
    outer: Option<usize>,
}

/// Those of one harvest. Each element is asked once, and only where something that is told stands in it.
#[derive(Debug, Default)]
pub(super) struct Ports {
    /// The nearest port around what stands in a node.
    nearest: Vec<Option<Option<usize>>>,
    ports: BTreeMap<usize, Port>,
}

impl Ports {
    /// Whether nothing of a place can be seen because a box around it shows another part of what is in it.
    pub(super) fn hide(
        &mut self,
        node: usize,
        rect: Rect,
        nodes: &[RawNode],
        live: &[Live],
        pane: impl Fn(usize) -> Pane,
    ) -> bool {
        let Some(element) = live[node].here() else {
            return false;
        };
        let parent = nodes[node].parent.map(|parent| parent.index());
        let mut at = parent.and_then(|parent| self.around(parent, nodes, live, &pane));
        while let Some(port) = at.and_then(|at| self.ports.get(&at)) {
            if !meet(rect, port.rect) && !stands_out(element, &port.element) {
                return true;
            }
            at = port.outer;
        }
        false
    }

    /// The innermost port that this node is, or stands in.
    fn around(
        &mut self,
        node: usize,
        nodes: &[RawNode],
        live: &[Live],
        pane: &impl Fn(usize) -> Pane,
    ) -> Option<usize> {
        self.nearest.resize(nodes.len(), None);
        let (mut passed, mut at) = (Vec::new(), Some(node));
        let mut found = loop {
            let Some(index) = at else { break None };
            if let Some(known) = self.nearest[index] {
                break known;
            }
            passed.push(index);
            at = nodes[index].parent.map(|parent| parent.index());
        };
        for index in passed.into_iter().rev() {
            let element = live[index]
                .here()
                .filter(|_| may_scroll(&nodes[index].kind));
            if let Some(element) = element.filter(|element| is_port(element)) {
                let port = Port {
                    element: element.clone(),
                    rect: pane(index).rect(&element.bounds()),
                    outer: found,
                };
                self.ports.insert(index, port);
                found = Some(index);
            }
            self.nearest[index] = Some(found);
        }
        found
    }
}

/// What scrolls by itself only if somebody makes something else of it isn't asked: rows, cells, what runs on in a line.
fn may_scroll(kind: &RawKind) -> bool {
    const NEVER: &[&str] = &[
        "a", "b", "body", "button", "em", "h1", "h2", "h3", "h4", "h5", "h6", "html", "i", "label",
        "slot", "span", "strong", "summary", "tbody", "td", "tfoot", "th", "thead", "tr",
    ];
    matches!(kind, RawKind::Element(raw) if !NEVER.contains(&raw.tag.as_str()))
}

/// More stands in it than it has room for, and what is too much is not shown. The page's own scrolling is not counted here.
fn is_port(element: &El) -> bool {
    let (width, height) = (element.client_width(), element.client_height());
    let holds_more = width > 1.0
        && height > 1.0
        && (element.scroll_height() > height + 1.0 || element.scroll_width() > width + 1.0);
    holds_more && dom::computed_style(element).get("overflow") != "visible"
}

fn meet(one: Rect, other: Rect) -> bool {
    let meet = |a: i32, a_size: i32, b: i32, b_size: i32| {
        i64::from(a) < i64::from(b) + i64::from(b_size)
            && i64::from(b) < i64::from(a) + i64::from(a_size)
    };
    meet(one.x, one.width, other.x, other.width) && meet(one.y, one.height, other.y, other.height)
}

/// Positioned by something around the box, an element is not cut off by it
/// (<https://drafts.csswg.org/css-position/#def-cb>).
fn stands_out(element: &El, port: &El) -> bool {
    let mut absolute = false;
    for outer in dom::around(element) {
        let style = dom::computed_style(&outer);
        let position = style.get("position");
        let holds = position != "static" || style.get("transform") != "none";
        if outer == *port {
            return absolute && !holds;
        }
        match position.as_str() {
            "fixed" => return true,
            "absolute" => absolute = true,
            _ => absolute &= !holds,
        }
    }
    false
}
