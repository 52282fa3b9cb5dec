//! Boxes that scroll, or cut off, what stands in them: what is out of such a box is on the page, and in nobody's sight.
use super::Live;
use super::pane::Pane;
use crate::css::pixels;
use crate::dom::{self, El};
use perception::raw::{RawKind, RawNode};
use protocol::geometry::Rect;
use std::collections::BTreeMap;

/// A box, and the part of the window that it lies in.
#[derive(Clone, Debug)]
struct Port {
    element: El,
    rect: Rect,
    held: Held,
    outer: Option<usize>,
}

/// Along which sides nobody can scroll it but a script.
#[derive(Clone, Copy, Debug)]
struct Held {
    across: bool,
    down: bool,
}

/// What a place is beyond.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Beyond {
    Nothing,
    Sight,
    /// Of anybody, in the box that is here.
    Reach(Rect),
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
    pub(super) fn beyond(
        &mut self,
        node: usize,
        mut rect: Rect,
        nodes: &[RawNode],
        live: &[Live],
        pane: impl Fn(usize) -> Pane,
    ) -> Beyond {
        let Some(element) = live[node].here() else {
            return Beyond::Nothing;
        };
        let mut beyond = Beyond::Nothing;
        let parent = nodes[node].parent.map(|parent| parent.index());
        let mut at = parent.and_then(|parent| self.around(parent, nodes, live, &pane));
        while let Some(port) = at.and_then(|at| self.ports.get(&at)) {
            let (across, down) = apart(rect, port.rect);
            let held = across && port.held.across || down && port.held.down;
            if (across || down) && !stands_out(element, &port.element) {
                if held {
                    return Beyond::Reach(port.rect);
                }
                beyond = Beyond::Sight;
            }
            if !(port.held.across && port.held.down) {
                // As far as others are concerned, it can be scrolled to where this one is.
                rect = port.rect;
            }
            at = port.outer;
        }
        beyond
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
            if let Some((element, (held, margin))) = element.and_then(|el| Some((el, port(el)?))) {
                let port = Port {
                    element: element.clone(),
                    rect: wider(pane(index).rect(&element.bounds()), margin),
                    held,
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

fn wider(rect: Rect, margin: i32) -> Rect {
    Rect {
        x: rect.x.saturating_sub(margin),
        y: rect.y.saturating_sub(margin),
        width: rect.width.saturating_add(2 * margin),
        height: rect.height.saturating_add(2 * margin),
    }
}

/// More stands in it than it has room for, and what is too much is not shown but for a margin
/// (<https://drafts.csswg.org/css-overflow-3/#overflow-clip-margin>). The page's own scrolling is not counted here.
fn port(element: &El) -> Option<(Held, i32)> {
    let (width, height) = (element.client_width(), element.client_height());
    let holds_more = width > 1.0
        && height > 1.0
        && (element.scroll_height() > height + 1.0 || element.scroll_width() > width + 1.0);
    let style = holds_more.then(|| dom::computed_style(element))?;
    let overflow = style.get("overflow");
    if overflow == "visible" {
        return None;
    }
    // One word for both, or one for each.
    let held = |along: &str| matches!(along, "hidden" | "clip");
    let (across, down) = match overflow.split_once(' ') {
        Some((across, down)) => (across, down),
        None => (overflow.as_str(), overflow.as_str()),
    };
    let margin = match overflow.as_str() {
        "clip" => pixels(&style.get("overflow-clip-margin")).unwrap_or_default(),
        _ => 0.0,
    };
    let held = Held {
        across: held(across),
        down: held(down),
    };
    Some((held, margin as i32))
}

/// Whether the two have nothing in common across, or down.
fn apart(one: Rect, other: Rect) -> (bool, bool) {
    let apart = |a: i32, a_size: i32, b: i32, b_size: i32| {
        i64::from(a) >= i64::from(b) + i64::from(b_size)
            || i64::from(b) >= i64::from(a) + i64::from(a_size)
    };
    (
        apart(one.x, one.width, other.x, other.width),
        apart(one.y, one.height, other.y, other.height),
    )
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
