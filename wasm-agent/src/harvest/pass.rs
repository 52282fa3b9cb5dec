//! The walk itself: which nodes there are and what stands in what. What each one looks like is `look`'s.
use super::aside::{Aside, Inherited};
use super::budget::{Budget, MAX_DEPTH};
use super::drawn::{is_drawn, may_swallow};
use super::facts::{
    attributes, below, hosts, is_shape, live_facts, namespace, only_focused, opens, plain, presses,
};
use super::hiding::conceals;
use super::hosts::Hosts;
use super::look::{Questions, cut_off};
use super::pane::Pane;
use super::referring::{Referring, referring};
use super::sheets::Sheets;
use super::{Door, Live};
use crate::dom::{self, Doc, El, Nd, Slot};
use crate::ui::Face;
use perception::raw::{Namespace, NodeId, RawElement, RawKind, RawNode, Rendering};
use protocol::snapshot::UnreadFrame;
use wasm_bindgen::JsCast;

/// More choices of one list are not read.
const MAX_CHOICES: usize = 5_000;

#[derive(Debug)]
enum Child {
    Element(El),
    Text(String),
}

#[derive(Debug)]
pub(super) struct Pass<'f> {
    face: &'f Face,
    pub(super) nodes: Vec<RawNode>,
    pub(super) live: Vec<Live>,
    pub(super) asides: Vec<Aside>,
    pub(super) panes: Vec<Pane>,
    todo: Vec<(Child, Inherited)>,
    /// For each scope, the scope that its host stands in.
    outer_scopes: Vec<u32>,
    hosts: Hosts,
    /// An element was met that is in no place: what it stands in shows something else.
    pub(super) unslotted: bool,
    pub(super) doors: Vec<Door>,
    pub(super) referring: Vec<Referring>,
    pub(super) budget: Budget,
    pub(super) questions: Questions,
    /// For each scope that is a document's.
    pub(super) sheets: Vec<Option<Sheets>>,
}

impl<'f> Pass<'f> {
    pub(super) fn over(face: &'f Face) -> Self {
        let pass = Self::asking(face, Hosts::some(), Budget::whole());
        match pass.unslotted && pass.hosts.passed_over() > 0 {
            // Something here shows other children than its own, and nobody knows what.
            true => Self::asking(face, Hosts::all(), Budget::whole()),
            false => pass,
        }
    }

    /// Over its beginning only.
    pub(super) fn glimpse(face: &'f Face) -> Self {
        Self::asking(face, Hosts::some(), Budget::glimpse())
    }

    fn asking(face: &'f Face, hosts: Hosts, budget: Budget) -> Self {
        let mut pass = Self {
            face,
            nodes: Vec::new(),
            live: Vec::new(),
            asides: Vec::new(),
            panes: vec![Pane::TOP],
            todo: Vec::new(),
            outer_scopes: vec![0],
            hosts,
            unslotted: false,
            doors: Vec::new(),
            referring: Vec::new(),
            budget,
            questions: Questions::default(),
            sheets: vec![Some(Sheets::of(dom::document()))],
        };
        pass.run();
        pass
    }

    /// What had to be left out, in words.
    pub(super) fn left_out(&self) -> Vec<String> {
        self.budget
            .said()
            .into_iter()
            .chain(self.hosts.said())
            .collect()
    }

    fn run(&mut self) {
        if let Some(root) = dom::document().root() {
            let start = Inherited {
                parent: None,
                scope: 0,
                namespace: Namespace::Html,
                rendering: Rendering::Shown,
                pressed: false,
                named: false,
                handed: false,
                slotted: false,
                listed: false,
                chosen: false,
                pane: 0,
                depth: 0,
            };
            self.todo.push((Child::Element(root), start));
        }
        while let Some((child, inherited)) = self.todo.pop() {
            if !self.budget.takes_node() {
                return;
            }
            match child {
                Child::Element(element) => self.element(element, inherited),
                Child::Text(text) => {
                    let kind = RawKind::Text(text);
                    self.push(inherited.parent, kind, Live::Nowhere, Aside::default());
                }
            }
        }
    }

    fn push(&mut self, parent: Option<NodeId>, kind: RawKind, live: Live, aside: Aside) {
        self.nodes.push(RawNode { parent, kind });
        self.live.push(live);
        self.asides.push(aside);
    }

    fn element(&mut self, element: El, inherited: Inherited) {
        let tag = element.local_name().to_ascii_lowercase();
        if matches!(
            tag.as_str(),
            "script" | "style" | "template" | "noscript" | "head" | "link" | "meta"
        ) {
            return;
        }
        let mut raw = RawElement {
            namespace: namespace(&tag, inherited.namespace),
            scope: inherited.scope,
            tag,
            ..RawElement::default()
        };
        let styled = element.has_attributes() && attributes(&element, &mut raw, &mut self.budget);
        if raw.html("button") && self.is_select(inherited.parent) {
            // The face of a select, which is inert: what it says is the select's value.
            return;
        }
        let first = element.first_child();
        if first.is_none() && is_shape(&raw) || first.is_none() && self.face.owns(element.as_web())
        {
            return;
        }
        let inherited = Inherited {
            pressed: inherited.pressed || presses(&raw) || only_focused(&raw) && points(&element),
            named: inherited.named || opens(&raw),
            ..inherited
        };
        let mut children = Vec::new();
        let inner = self.children(&element, first, &raw, inherited, &mut children);
        let worded = children
            .iter()
            .any(|(child, _)| matches!(child, Child::Text(text) if !text.trim().is_empty()));
        let handed = inherited.handed || is_page(&raw) && points(&element);
        let chosen = inherited.chosen || inherited.listed && is_choice(&raw);
        let mut aside = Aside {
            handed,
            pressed: inherited.pressed,
            named: inherited.named,
            worded,
            styled,
            holds: !children.is_empty(),
            above: inherited.rendering,
            below: inherited.rendering,
            pane: inherited.pane,
            chosen,
            ours: inner.is_none() && !inherited.slotted,
            ..Aside::default()
        };
        self.glance(&element, &mut raw, &mut aside);
        live_facts(&element, &mut raw, &self.questions, &mut self.budget);
        let scope = inner.unwrap_or(inherited.scope);
        let mut below = Inherited {
            parent: Some(NodeId(self.nodes.len() as u32)),
            namespace: below(&raw),
            rendering: aside.below,
            depth: inherited.depth + 1,
            handed,
            slotted: raw.tag == "slot",
            listed: inherited.listed || raw.html("select") || raw.html("datalist"),
            chosen,
            ..inherited
        };
        let deep = self.budget.deep(below.depth);
        let passes = deep && !worded && raw.attrs.is_empty() && plain(&raw);
        if passes || below.depth > 2 * MAX_DEPTH {
            // Nobody can look at it later.
            if cut_off(&element) {
                below.rendering = below.rendering.min(Rendering::Unseen);
            }
            below.parent = inherited.parent;
            below.depth = inherited.depth;
        }
        if frames(&element, &raw) {
            self.frame(&element, &mut raw, inherited.parent, below);
        } else if let Some(url) = dom::embedded(&element, &raw.tag) {
            self.name_unread(&element, &raw, &url, below);
        }
        if !passes {
            let node = NodeId(self.nodes.len() as u32);
            self.referring.extend(referring(&element, &raw, node));
            self.push(
                inherited.parent,
                RawKind::Element(Box::new(raw)),
                Live::Here(element),
                aside,
            );
        }
        self.todo
            .extend(children.into_iter().rev().map(|(child, own)| {
                (
                    child,
                    Inherited {
                        scope: own.unwrap_or(scope),
                        ..below
                    },
                )
            }));
    }

    /// Children in the flat tree, with the scope that their ids count in where it is not the one that is returned, or, if
    /// none is, the element's own.
    fn children(
        &mut self,
        element: &El,
        first: Option<Nd>,
        raw: &RawElement,
        above: Inherited,
        into: &mut Vec<(Child, Option<u32>)>,
    ) -> Option<u32> {
        if frames(element, raw) {
            return None;
        }
        if let Some(root) = self.shadow(element, first.as_ref(), raw) {
            let inner = self.outer_scopes.len() as u32;
            self.outer_scopes.push(above.scope);
            self.sheets.push(None);
            self.gather(siblings(root.first_child()), None, None, into);
            return Some(inner);
        }
        let asked = may_swallow(raw).then_some((element, raw));
        if raw.tag == "slot" && above.scope != 0 && element.is_html() {
            let assigned = element.unchecked_ref::<Slot>().assigned();
            if assigned.length() > 0 {
                let outer = self.outer_scopes.get(above.scope as usize).copied();
                let nodes = assigned.iter().map(|n| n.unchecked_into());
                self.gather(nodes, Some(outer.unwrap_or(0)), asked, into);
                return None;
            }
        }
        if !matches!(raw.tag.as_str(), "select" | "datalist" | "optgroup") {
            self.gather(siblings(first), None, asked, into);
            return None;
        }
        let mut choices = 0;
        let few = siblings(first).take_while(|node| {
            choices += usize::from(node.node_type() == Nd::ELEMENT);
            choices <= MAX_CHOICES
        });
        self.gather(few, None, asked, into);
        self.budget.cut.choices |= choices > MAX_CHOICES;
        None
    }

    /// `asked`: the element around them is one that may not draw its texts.
    fn gather(
        &mut self,
        nodes: impl Iterator<Item = Nd>,
        scope: Option<u32>,
        asked: Option<(&El, &RawElement)>,
        into: &mut Vec<(Child, Option<u32>)>,
    ) {
        for node in nodes {
            let child = match node.node_type() {
                Nd::ELEMENT => Child::Element(node.unchecked_into()),
                Nd::TEXT if !self.budget.spent() => {
                    let text = node.node_value().unwrap_or_default();
                    let lost =
                        |(around, raw)| !text.trim().is_empty() && !is_drawn(&node, around, raw);
                    if asked.is_some_and(lost) {
                        continue;
                    }
                    Child::Text(self.budget.keep(text))
                }
                _ => continue,
            };
            into.push((child, scope));
        }
    }

    /// The element's shadow root, closed ones too.
    fn shadow(
        &mut self,
        element: &El,
        first: Option<&Nd>,
        raw: &RawElement,
    ) -> Option<dom::Shadow> {
        if !hosts(raw) {
            return None;
        }
        let likely = raw.tag.contains('-') || first.is_none();
        if !likely && !self.hosts.asks(element, raw) {
            return dom::open_shadow_of(element);
        }
        let found = dom::shadow_of(element);
        if !likely && found.is_some() {
            self.hosts.found(element, raw);
        }
        found
    }

    /// Goes into a frame that is to be seen, or tells why it can't.
    fn frame(
        &mut self,
        element: &El,
        raw: &mut RawElement,
        around: Option<NodeId>,
        below: Inherited,
    ) {
        let seen = raw
            .rect
            .filter(|r| raw.rendering == Rendering::Shown && r.width > 4 && r.height > 4);
        let Some(rect) = seen.filter(|_| element.is_html() && !self.is_cut_off(around)) else {
            return;
        };
        let Some(document) = element.content() else {
            // What it says comes without a look at what it comes through: nobody sees it, so nobody hears it.
            if conceals(element, &dom::computed_style(element)) {
                return;
            }
            let path = element.inner_window().and_then(|w| dom::path_of(&w));
            let unread = UnreadFrame {
                url: origin_and_path(&element.frame_address()),
                bbox: Some(rect),
                why: why(element, path.is_some() || dom::is_tops_own(element)).to_owned(),
            };
            self.doors.push(Door {
                node: NodeId(self.nodes.len() as u32),
                element: element.clone(),
                path,
                pane: self.panes[usize::from(below.pane)].inside(element),
                inner: Pane::TOP,
                unread,
            });
            return;
        };
        raw.document = Some(origin_and_path(&document.url()));
        self.enter(&document, element, below);
    }

    /// A document that stands in the page in a way which nobody reads: it is said that it is there.
    fn name_unread(&mut self, element: &El, raw: &RawElement, url: &str, below: Inherited) {
        let Some(rect) = raw
            .rect
            .filter(|r| raw.rendering == Rendering::Shown && r.width > 4 && r.height > 4)
        else {
            return;
        };
        self.doors.push(Door {
            node: NodeId(self.nodes.len() as u32),
            element: element.clone(),
            path: None,
            pane: self.panes[usize::from(below.pane)],
            inner: Pane::TOP,
            unread: UnreadFrame {
                url: origin_and_path(url),
                bbox: Some(rect),
                why: "It stands in the page in a way that SubTerminator does not read.".to_owned(),
            },
        });
    }

    fn is_select(&self, node: Option<NodeId>) -> bool {
        node.is_some_and(|node| match &self.nodes[node.index()].kind {
            RawKind::Element(raw) => raw.html("select"),
            RawKind::Text(_) => false,
        })
    }

    /// Something that the element stands in is cut to nothing.
    fn is_cut_off(&self, parent: Option<NodeId>) -> bool {
        let outward = |node: &NodeId| self.nodes[node.index()].parent;
        std::iter::successors(parent, outward)
            .filter_map(|node| self.live[node.index()].here())
            .any(|outer| cut_off(outer) || conceals(outer, &dom::computed_style(outer)))
    }

    fn enter(&mut self, document: &Doc, frame: &El, below: Inherited) {
        let Some(root) = document.root() else {
            return;
        };
        let scope = self.outer_scopes.len() as u32;
        self.outer_scopes.push(scope);
        self.sheets.push(Some(Sheets::of(document.clone())));
        let pane = self.panes[usize::from(below.pane)].inside(frame);
        let inside = Inherited {
            pane: self.panes.len().try_into().unwrap_or(below.pane),
            scope,
            namespace: Namespace::Html,
            pressed: false,
            named: false,
            handed: false,
            ..below
        };
        self.panes.push(pane);
        self.todo.push((Child::Element(root), inside));
    }
}

/// Why a frame's document can't be touched, as far as that is known here. `placed`: others can be asked for it.
fn why(frame: &El, placed: bool) -> &'static str {
    let own = dom::document().url();
    let origin = |url: &str| url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
    let sandboxed = frame.attribute("sandbox").is_some();
    let same = origin(&frame.frame_address()) == origin(&own);
    if same && sandboxed && placed {
        "The page shuts it off from itself (sandbox). It is read once the person permits its site in SubTerminator's options; or the browser could not open it."
    } else if same && !sandboxed {
        "The browser could not open it: its site refuses to be shown here, or does not answer."
    } else if !placed {
        "It belongs to another site and stands in a closed part of the page, where it can't be reached."
    } else {
        "It belongs to another site, and is read once the person permits that in SubTerminator's options; or the browser could not open it."
    }
}

/// Origin and path.
pub(crate) fn origin_and_path(url: &str) -> String {
    url.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// It has no box while its list is closed, and is a choice all the same.
fn is_choice(raw: &RawElement) -> bool {
    raw.html("option") || raw.html("optgroup")
}

/// It shows a document of its own.
fn frames(element: &El, raw: &RawElement) -> bool {
    match raw.tag.as_str() {
        "iframe" | "frame" => true,
        "object" => element.inner_window().is_some(),
        _ => false,
    }
}

fn is_page(raw: &RawElement) -> bool {
    matches!(raw.tag.as_str(), "html" | "body")
}

fn points(element: &El) -> bool {
    dom::computed_style(element).cursor() == "pointer"
}

fn siblings(first: Option<Nd>) -> impl Iterator<Item = Nd> {
    std::iter::successors(first, Nd::next_sibling)
}
