//! What only hovering shows: looked at while it is shown, and said to be so.
use super::Harvest;
use super::pass::Pass;
use crate::dom::{Doc, El};
use crate::hover::{self, Hovering};
use perception::raw::{NodeId, RawElement, RawKind, Rendering};
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::JsValue;

/// More nodes than these are not looked at.
const MAX_NODES: usize = 4_000;

/// Shown for the time of a look.
#[derive(Debug, Default)]
pub(super) struct Shown {
    /// The later ones go first.
    hovering: Vec<Hovering>,
    /// In the order of the page.
    nodes: Vec<usize>,
}

impl Drop for Shown {
    fn drop(&mut self) {
        while self.hovering.pop().is_some() {}
    }
}

/// Shows what hovering shows, and takes a glance at it.
pub(super) fn glance(pass: &mut Pass<'_>) -> Shown {
    let mut shown = Shown::default();
    for document in hiding(pass) {
        shown.hovering.extend(Hovering::all(&document));
    }
    let held = hover::held();
    let roots = || shown.hovering.iter().flat_map(|h| h.roots());
    if held.is_empty() && shown.hovering.is_empty() {
        return shown;
    }
    let known = Known::of(pass, || roots().chain(&held));
    for at in held.iter().filter_map(|root| known.find(root)) {
        for node in at..end(pass, at) {
            if let Some(raw) = element(pass, node).filter(|raw| !is_hidden(raw)) {
                raw.on_hover = true;
            }
        }
    }
    let mut starts: Vec<usize> = roots().filter_map(|root| known.find(root)).collect();
    starts.sort_unstable();
    let mut next = 0;
    for at in starts {
        let end = end(pass, at);
        if shown.nodes.len() + end - at > MAX_NODES {
            pass.budget.cut.hovered = true;
            break;
        }
        for node in at.max(next)..end {
            if again(pass, node) {
                shown.nodes.push(node);
            }
        }
        next = next.max(end);
    }
    shown
}

/// Looks at it closely, lets it go, and says of what is gone with it what it was.
pub(super) fn look(harvest: &mut Harvest, shown: Shown) {
    let mut below: BTreeMap<NodeId, Rendering> = BTreeMap::new();
    for node in &shown.nodes {
        let around = harvest.page.nodes[*node].parent;
        let around = around.and_then(|around| below.get(&around)).copied();
        let own = harvest.look_at(*node, around.unwrap_or(Rendering::Shown));
        below.insert(NodeId(*node as u32), own);
    }
    let nodes = shown.nodes.clone();
    drop(shown);
    for node in nodes {
        let gone = harvest
            .element(NodeId(node as u32))
            .is_some_and(|live| !hover::is_visible(live));
        if let RawKind::Element(raw) = &mut harvest.page.nodes[node].kind {
            raw.on_hover = gone && !is_hidden(raw);
        }
    }
    harvest.forget_surroundings();
}

/// The documents in which something is hidden.
fn hiding(pass: &Pass<'_>) -> Vec<Doc> {
    let scopes: BTreeSet<u32> = pass
        .nodes
        .iter()
        .filter_map(|node| match &node.kind {
            RawKind::Element(raw) if is_hidden(raw) => Some(raw.scope),
            RawKind::Element(_) | RawKind::Text(_) => None,
        })
        .collect();
    let sheets = |scope: u32| pass.sheets.get(scope as usize)?.as_ref();
    let sheets = scopes.into_iter().filter_map(sheets);
    sheets.map(|sheets| sheets.document().clone()).collect()
}

fn is_hidden(raw: &RawElement) -> bool {
    matches!(raw.rendering, Rendering::None | Rendering::Hidden)
}

/// A glance as if there had been none before.
fn again(pass: &mut Pass<'_>, at: usize) -> bool {
    let (Some(live), Some(raw)) = (pass.live[at].here().cloned(), element(pass, at)) else {
        return false;
    };
    let mut raw = RawElement {
        glanced: false,
        rect: None,
        before: None,
        after: None,
        ..std::mem::take(raw)
    };
    let above = pass.nodes[at].parent.map(|n| pass.asides[n.index()].below);
    let above = above.unwrap_or_default();
    let mut aside = super::Aside {
        asked: false,
        boxless: false,
        above,
        below: above,
        ..pass.asides[at]
    };
    pass.glance(&live, &mut raw, &mut aside);
    pass.asides[at] = aside;
    pass.nodes[at].kind = RawKind::Element(Box::new(raw));
    true
}

fn element<'p>(pass: &'p mut Pass<'_>, at: usize) -> Option<&'p mut RawElement> {
    match &mut pass.nodes[at].kind {
        RawKind::Element(raw) => Some(raw),
        RawKind::Text(_) => None,
    }
}

/// The first node after the subtree.
fn end(pass: &Pass<'_>, at: usize) -> usize {
    let root = Some(NodeId(at as u32));
    let inside = pass.nodes[at + 1..]
        .iter()
        .take_while(|node| node.parent >= root);
    at + 1 + inside.count()
}

/// Where elements stand in the harvest: as many as have the tags of those that are asked for.
struct Known(js_sys::Map);

impl Known {
    fn of<'e, I: Iterator<Item = &'e El>>(pass: &Pass<'_>, asked: impl Fn() -> I) -> Self {
        let tags: BTreeSet<String> = asked()
            .map(|el| el.local_name().to_ascii_lowercase())
            .collect();
        let places = js_sys::Map::new();
        for (at, node) in pass.nodes.iter().enumerate() {
            let RawKind::Element(raw) = &node.kind else {
                continue;
            };
            if let Some(live) = pass.live[at].here().filter(|_| tags.contains(&raw.tag)) {
                places.set(live, &JsValue::from_f64(at as f64));
            }
        }
        Self(places)
    }

    fn find(&self, element: &El) -> Option<usize> {
        self.0.get(element).as_f64().map(|at| at as usize)
    }
}
