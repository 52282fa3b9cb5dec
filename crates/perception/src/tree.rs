//! A harvested page with what reading it needs at hand: children, subtree ends, ids by scope, labels by control.
use crate::closely::{Close, Closely, Look};
use crate::raw::{Display, NodeId, RawElement, RawKind, RawPage, Rendering};
use crate::transform::transformed;
use protocol::geometry::Rect;
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::BTreeMap;

/// More elements than this are not moved by `aria-owns`.
const MAX_OWNED: usize = 2_000;

#[derive(Debug)]
pub(crate) struct Tree<'a> {
    pub(crate) page: &'a RawPage,
    pub(crate) close: Close<'a>,
    children: Vec<Vec<NodeId>>,
    ends: Vec<u32>,
    ids: BTreeMap<(u32, &'a str), NodeId>,
    labels: BTreeMap<NodeId, Vec<NodeId>>,
    aria_hidden: Vec<bool>,
    /// Some frame was gone into.
    framed: bool,
    /// What hovering shows is judged as it is then.
    hovering: Cell<bool>,
    /// By `aria-owns`: what an element took over, and who took an element over.
    owned: BTreeMap<NodeId, Vec<NodeId>>,
    owner: BTreeMap<NodeId, NodeId>,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(page: &'a RawPage, eye: Option<&'a dyn Closely>) -> Self {
        let mut tree = Self {
            page,
            close: Close::new(page, eye),
            children: vec![Vec::new(); page.nodes.len()],
            ends: (1..=page.nodes.len() as u32).collect(),
            ids: BTreeMap::new(),
            labels: BTreeMap::new(),
            aria_hidden: vec![false; page.nodes.len()],
            framed: page.elements().any(|(_, e)| e.document.is_some()),
            hovering: Cell::new(false),
            owned: BTreeMap::new(),
            owner: BTreeMap::new(),
        };
        tree.link();
        tree.measure();
        tree.label();
        tree.adopt();
        tree
    }

    fn link(&mut self) {
        for (index, node) in self.page.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            // A parent that does not come first would make a loop: such a node stands alone.
            let parent = node.parent.filter(|p| p.0 < id.0);
            if let Some(parent) = parent {
                self.children[parent.index()].push(id);
            }
            let RawKind::Element(element) = &node.kind else {
                continue;
            };
            let own = element
                .attr("aria-hidden")
                .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"));
            self.aria_hidden[index] = own || parent.is_some_and(|p| self.aria_hidden[p.index()]);
            if let Some(name) = element.attr("id").filter(|v| !v.is_empty()) {
                self.ids.entry((element.scope, name)).or_insert(id);
            }
        }
    }

    /// Where each subtree ends: from the last node to the first, every node stretches its parent.
    fn measure(&mut self) {
        for index in (0..self.page.nodes.len()).rev() {
            if let Some(parent) = self.parent(NodeId(index as u32)) {
                self.ends[parent.index()] = self.ends[parent.index()].max(self.ends[index]);
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>: `for`, or else the first labelable inside.
    fn label(&mut self) {
        let labels: Vec<NodeId> = self
            .elements()
            .filter(|(_, e)| e.html("label"))
            .map(|(id, _)| id)
            .collect();
        for label in labels {
            let Some(element) = self.element(label) else {
                continue;
            };
            let control = match element.attr("for") {
                Some(name) => self
                    .by_id(element.scope, name)
                    .filter(|c| self.labelable(*c)),
                None => self.descendants(label).find(|c| self.labelable(*c)),
            };
            if let Some(control) = control {
                self.labels.entry(control).or_default().push(label);
            }
        }
    }

    /// <https://w3c.github.io/aria/#aria-owns>: the first owner counts; nobody who is out of the tree owns, nothing hidden is
    /// owned, and nobody owns what they stand in.
    fn adopt(&mut self) {
        let owners: Vec<NodeId> = self
            .elements()
            .filter(|(_, e)| e.has("aria-owns"))
            .map(|(id, _)| id)
            .collect();
        for owner in owners {
            if self.excluded(owner) {
                continue;
            }
            for target in self.referenced(owner, "aria-owns") {
                if self.owner.len() >= MAX_OWNED {
                    return;
                }
                if !self.owner.contains_key(&target)
                    && !self.hidden(target)
                    && !self.stands_in(owner, target)
                {
                    self.owner.insert(target, owner);
                    self.owned.entry(owner).or_default().push(target);
                    self.unveil(target);
                }
            }
        }
    }

    /// The node is `outer`, or in it after what was moved so far.
    fn stands_in(&self, node: NodeId, outer: NodeId) -> bool {
        let above = |n: &NodeId| self.owner.get(n).copied().or_else(|| self.parent(*n));
        std::iter::successors(Some(node), above)
            .take(self.len())
            .any(|n| n == outer)
    }

    /// Elsewhere now, a subtree is hidden by `aria-hidden` only by its own, or its owner's.
    fn unveil(&mut self, target: NodeId) {
        for node in std::iter::once(target).chain(self.descendants(target)) {
            let own = self.element(node).is_some_and(|e| {
                e.attr("aria-hidden")
                    .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"))
            });
            let above = self.parent(node).filter(|_| node != target);
            self.aria_hidden[node.index()] =
                own || above.is_some_and(|p| self.aria_hidden[p.index()]);
        }
    }

    fn labelable(&self, node: NodeId) -> bool {
        self.element(node).is_some_and(|e| {
            let tag = [
                "button", "meter", "output", "progress", "select", "textarea", "input",
            ]
            .iter()
            .any(|t| e.html(t));
            (tag && !e.input_of(&["hidden"])) || e.tag.contains('-')
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.page.nodes.len()
    }

    pub(crate) fn elements(&self) -> impl Iterator<Item = (NodeId, &'a RawElement)> + use<'a> {
        self.page.elements()
    }

    pub(crate) fn element(&self, node: NodeId) -> Option<&'a RawElement> {
        match &self.page.nodes.get(node.index())?.kind {
            RawKind::Element(element) => Some(element),
            RawKind::Text(_) => None,
        }
    }

    pub(crate) fn text(&self, node: NodeId) -> Option<&'a str> {
        match &self.page.nodes.get(node.index())?.kind {
            RawKind::Text(text) => Some(text),
            RawKind::Element(_) => None,
        }
    }

    /// A text as people read it.
    pub(crate) fn words(&self, node: NodeId) -> Cow<'a, str> {
        let around = self.parent(node).and_then(|p| Some((p, self.element(p)?)));
        let transform = around.map(|(p, e)| {
            self.close
                .look(p)
                .map_or(e.transform, |look| look.transform)
        });
        let transform = transform.unwrap_or_default();
        transformed(self.text(node).unwrap_or_default(), transform)
    }

    fn look<T>(
        &self,
        node: NodeId,
        closely: impl FnOnce(&Look) -> T,
        otherwise: impl FnOnce(&'a RawElement) -> T,
    ) -> Option<T> {
        let element = self.element(node)?;
        Some(match self.close.look(node) {
            Some(look) => closely(look),
            None => otherwise(element),
        })
    }

    /// Of an element. What only hovering shows is not there, unless that is what is judged.
    pub(crate) fn rendering(&self, node: NodeId) -> Option<Rendering> {
        let rendering = || self.look(node, |look| look.rendering, |e| e.rendering);
        if !self.element(node)?.on_hover {
            return rendering();
        }
        let around = self.hovered(node).filter(|_| self.hovering.get());
        let below = around.and_then(|n| self.look(n, |look| look.below, |e| e.rendering));
        rendering().map(|own| own.min(below.unwrap_or(Rendering::None)))
    }

    /// Judges a node as it is when it can be used: what only hovering shows, while it does.
    pub(crate) fn in_use<T>(&self, node: NodeId, judge: impl FnOnce() -> T) -> T {
        let on_hover = self.element(node).is_some_and(|e| e.on_hover);
        let before = self.hovering.replace(on_hover);
        let judged = judge();
        self.hovering.set(before);
        judged
    }

    /// What has to be hovered for the node to be shown, if it is shown in no other way.
    pub(crate) fn hovered(&self, node: NodeId) -> Option<NodeId> {
        self.element(node).filter(|e| e.on_hover)?;
        let around = self.ancestors(node).find(|(_, e)| !e.on_hover);
        around.map(|(n, _)| n)
    }

    pub(crate) fn shown(&self, node: NodeId) -> bool {
        self.rendering(node) == Some(Rendering::Shown)
    }

    /// Words that stand directly in it are drawn nowhere.
    pub(crate) fn mute(&self, node: NodeId) -> bool {
        self.look(node, |look| look.mute, |e| e.mute) == Some(true)
    }

    /// It stays where it is when the page scrolls, or lies in a layer above the page.
    pub(crate) fn floats(&self, node: NodeId) -> bool {
        // A native dialog lies over the page, also where it was opened without `showModal()`:
        // <https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3>.
        let floats = |e: &RawElement| e.floats || e.modal || e.has("popover") || e.tag == "dialog";
        self.element(node).is_some_and(floats) || self.close.floats(node)
    }

    pub(crate) fn rect(&self, node: NodeId) -> Option<Rect> {
        self.look(node, |look| look.rect, |e| e.rect)?
    }

    pub(crate) fn display(&self, node: NodeId) -> Display {
        self.look(node, |look| look.display, |e| e.display)
            .unwrap_or_default()
    }

    /// What style sheets put before and after what stands in it.
    pub(crate) fn generated(&self, node: NodeId) -> [Option<&str>; 2] {
        let Some(element) = self.element(node) else {
            return [None, None];
        };
        let (before, after) = match self.close.look(node) {
            Some(look) => (&look.before, &look.after),
            None => (&element.before, &element.after),
        };
        [before.as_deref(), after.as_deref()]
    }

    pub(crate) fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.page
            .nodes
            .get(node.index())?
            .parent
            .filter(|p| p.0 < node.0)
    }

    pub(crate) fn children(&self, node: NodeId) -> &[NodeId] {
        &self.children[node.index()]
    }

    /// What an element took over by `aria-owns`.
    pub(crate) fn owned(&self, node: NodeId) -> &[NodeId] {
        self.owned.get(&node).map_or(&[], Vec::as_slice)
    }

    /// What stands in an element for assistive technology: its children, without those owned by others, and what it owns.
    pub(crate) fn contents(&self, node: NodeId) -> Vec<NodeId> {
        let own = self.children(node).iter().copied();
        let owned = self.owned.get(&node).into_iter().flatten().copied();
        own.filter(|child| !self.owner.contains_key(child))
            .chain(owned)
            .collect()
    }

    /// Nearest first, without the node itself.
    pub(crate) fn ancestors(
        &self,
        node: NodeId,
    ) -> impl Iterator<Item = (NodeId, &'a RawElement)> + '_ {
        std::iter::successors(self.parent(node), |n| self.parent(*n))
            .filter_map(|n| Some((n, self.element(n)?)))
    }

    /// The frames that a node stands in, innermost first.
    pub(crate) fn frames_around(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let around = self.framed.then(|| self.ancestors(node));
        around
            .into_iter()
            .flatten()
            .filter(|(_, e)| e.document.is_some())
            .map(|(frame, _)| frame)
    }

    /// In document order, without the node itself.
    pub(crate) fn descendants(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        (node.0 + 1..self.end(node).0).map(NodeId)
    }

    /// The first node after the subtree.
    pub(crate) fn end(&self, node: NodeId) -> NodeId {
        NodeId(self.ends[node.index()])
    }

    pub(crate) fn contains(&self, outer: NodeId, inner: NodeId) -> bool {
        outer <= inner && inner < self.end(outer)
    }

    /// Of nodes in the order of the page, those that stand in no other one of them.
    pub(crate) fn keep_outermost(&self, nodes: &mut Vec<NodeId>) {
        let mut end = NodeId(0);
        nodes.retain(|node| {
            let outermost = *node >= end;
            if outermost {
                end = self.end(*node);
            }
            outermost
        });
    }

    pub(crate) fn by_id(&self, scope: u32, id: &str) -> Option<NodeId> {
        self.ids.get(&(scope, id)).copied()
    }

    /// Elements that an attribute with a list of ids names, those that exist.
    pub(crate) fn referenced(&self, node: NodeId, attribute: &str) -> Vec<NodeId> {
        let Some(element) = self.element(node) else {
            return Vec::new();
        };
        let handed = element
            .references
            .iter()
            .filter(|(name, _)| name == attribute);
        let handed: Vec<NodeId> = handed.map(|(_, to)| *to).collect();
        if !handed.is_empty() {
            return handed;
        }
        let mut list = element.attr(attribute).unwrap_or_default();
        if attribute == "aria-labelledby" && list.trim().is_empty() {
            // A spelling that browsers take, too.
            list = element.attr("aria-labeledby").unwrap_or_default();
        }
        list.split_ascii_whitespace()
            .filter_map(|id| self.by_id(element.scope, id))
            .collect()
    }

    pub(crate) fn labels(&self, node: NodeId) -> &[NodeId] {
        self.labels.get(&node).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn aria_hidden(&self, node: NodeId) -> bool {
        self.aria_hidden[node.index()]
    }

    /// Out of reach for everyone: not rendered, or rendered but invisible by `visibility`.
    pub(crate) fn hidden(&self, node: NodeId) -> bool {
        matches!(
            self.rendering(node),
            Some(Rendering::None | Rendering::Hidden)
        )
    }

    /// Out of the accessibility tree.
    pub(crate) fn excluded(&self, node: NodeId) -> bool {
        self.hidden(node) || self.aria_hidden(node)
    }
}
