//! What only hovering shows, told as it would be shown, and said to be so. Nothing of the page is changed for that.
use super::facts::{display, rectangle_in, transform};
use super::pass::Pass;
use crate::dom::{self, Doc, El, Style};
use crate::hover::{self, Hidden};
use perception::raw::{NodeId, RawElement, RawKind, Rendering};
use protocol::geometry::Rect;
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::JsValue;

/// More nodes than these are not told.
const MAX_NODES: usize = 4_000;

pub(super) fn tell(pass: &mut Pass<'_>) {
    let held = hover::held();
    let hidden: Vec<Hidden> = hiding(pass).iter().flat_map(hover::hidden_in).collect();
    if held.is_empty() && hidden.is_empty() {
        return;
    }
    let known = Known::of(pass, || hidden.iter().map(|h| &h.element).chain(&held));
    for at in held.iter().filter_map(|root| known.find(root)) {
        for node in at..end(pass, at) {
            if let Some(raw) = element(pass, node).filter(|raw| !is_hidden(raw)) {
                raw.on_hover = true;
            }
        }
    }
    let roots = hidden.iter();
    let roots: BTreeMap<usize, &El> = roots
        .filter_map(|h| Some((known.find(&h.element)?, &h.place)))
        .collect();
    let shown: BTreeSet<usize> = roots.keys().copied().collect();
    let (mut next, mut left) = (0, MAX_NODES);
    for (at, place) in roots {
        // In another one: told with it.
        if at < next {
            continue;
        }
        next = end(pass, at);
        if next - at > left {
            pass.budget.cut.hovered = true;
            break;
        }
        left -= next - at;
        let pane = pass.panes[usize::from(pass.asides[at].pane)];
        let (place, _) = rectangle_in(pane, place, true);
        Telling {
            place,
            shown: &shown,
        }
        .tell(pass, at..next);
    }
}

struct Telling<'t> {
    /// Nothing has a place of its own before it is shown.
    place: Rect,
    /// What hovering shows of what hides itself.
    shown: &'t BTreeSet<usize>,
}

impl Telling<'_> {
    fn tell(&self, pass: &mut Pass<'_>, nodes: std::ops::Range<usize>) {
        let root = nodes.start;
        let invisible = |style: &Style| style.get("visibility") != "visible";
        let was_invisible = pass.live[root]
            .here()
            .is_some_and(|live| invisible(&dom::computed_style(live)));
        let mut below: BTreeMap<NodeId, Rendering> = BTreeMap::new();
        for at in nodes {
            let Some(live) = pass.live[at].here().cloned() else {
                continue;
            };
            let around = pass.nodes[at].parent.and_then(|around| below.get(&around));
            let style = dom::computed_style(&live);
            let shown = self.shown.contains(&at);
            let own = if shown {
                Rendering::Shown
            } else if style.display() == "none" {
                Rendering::None
            } else if invisible(&style) && !was_invisible {
                Rendering::Hidden
            } else if style.opacity() == "0" {
                Rendering::Unseen
            } else {
                Rendering::Shown
            };
            let own = own.min(around.copied().unwrap_or(Rendering::Shown));
            below.insert(NodeId(at as u32), own);
            let aside = pass.asides[at];
            let said = match &pass.nodes[at].kind {
                RawKind::Element(raw) if own > Rendering::Hidden => {
                    let nothing = |_: &Style| false;
                    pass.questions
                        .generated(&live, raw, &aside, &pass.sheets, &nothing)
                }
                RawKind::Element(_) | RawKind::Text(_) => [None, None],
            };
            let Some(raw) = element(pass, at).filter(|_| own > Rendering::Hidden) else {
                continue;
            };
            raw.on_hover = true;
            raw.glanced = false;
            raw.rendering = own;
            raw.rect = Some(self.place);
            raw.display = display(&style);
            raw.transform = transform(&style);
            [raw.before, raw.after] = said;
            raw.pointer =
                aside.worded && !aside.pressed && !aside.handed && style.cursor() == "pointer";
        }
    }
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
