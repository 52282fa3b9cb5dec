//! Asks about single elements of a harvested page: role, name, states, kind of input, place to press.
use crate::closely::Closely;
use crate::raw::{NodeId, RawPage, Rendering};
use crate::said::Said;
use crate::tree::Tree;
use crate::twins::Twins;
use crate::within::Heading;
use crate::{inputs, names, roles, seen, states, text, within};
use protocol::geometry::Rect;
use protocol::role::Role;
use protocol::snapshot::{Container, ElementState, Identity, InputKind, Judged, MAX_WHOLE_NAME};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

/// Judgement over one [`RawPage`]. Roles and names are computed once.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(crate) tree: Tree<'a>,
    roles: RefCell<Vec<Option<Role>>>,
    names: RefCell<Vec<Option<Box<str>>>>,
    containers: RefCell<BTreeMap<NodeId, Option<Container>>>,
    /// What fields take.
    kinds: RefCell<BTreeMap<NodeId, Option<InputKind>>>,
    seen: RefCell<BTreeMap<NodeId, Box<str>>>,
    headings: OnceCell<Vec<Heading>>,
    pub(crate) said: OnceCell<Said>,
    pub(crate) twins: OnceCell<Twins>,
    /// Landmarks that divide the page.
    pub(crate) parts: OnceCell<Vec<NodeId>>,
    dialogs: OnceCell<Vec<NodeId>>,
    forms: OnceCell<Vec<NodeId>>,
    /// The modal dialog on top of each document, by the frame that it is in.
    tops: OnceCell<BTreeMap<Option<NodeId>, NodeId>>,
}

impl<'a> Reader<'a> {
    pub fn new(page: &'a RawPage) -> Self {
        Self::over(page, None)
    }

    /// Over a page that was only glanced at, in part.
    pub fn closely(page: &'a RawPage, eye: &'a dyn Closely) -> Self {
        Self::over(page, Some(eye))
    }

    fn over(page: &'a RawPage, eye: Option<&'a dyn Closely>) -> Self {
        let tree = Tree::new(page, eye);
        let roles = RefCell::new(vec![None; tree.len()]);
        let names = RefCell::new(vec![None; tree.len()]);
        Self {
            tree,
            roles,
            names,
            containers: RefCell::default(),
            kinds: RefCell::default(),
            seen: RefCell::default(),
            headings: OnceCell::new(),
            said: OnceCell::new(),
            twins: OnceCell::new(),
            parts: OnceCell::new(),
            dialogs: OnceCell::new(),
            forms: OnceCell::new(),
            tops: OnceCell::new(),
        }
    }

    pub fn role(&self, node: NodeId) -> Role {
        if let Some(known) = self.roles.borrow().get(node.index()).copied().flatten() {
            return known;
        }
        let role = roles::role(self, node);
        if let Some(slot) = self.roles.borrow_mut().get_mut(node.index()) {
            *slot = Some(role);
        }
        role
    }

    /// The accessible name as browsers compute it.
    pub fn name(&self, node: NodeId) -> String {
        if let Some(Some(known)) = self.names.borrow().get(node.index()) {
            return known.to_string();
        }
        let name = self.tree.in_use(node, || names::name(self, node));
        if self.tree.close.is_glancing() {
            return name;
        }
        if let Some(slot) = self.names.borrow_mut().get_mut(node.index()) {
            *slot = Some(name.as_str().into());
        }
        name
    }

    /// What a person reads there.
    pub(crate) fn seen(&self, node: NodeId) -> String {
        if let Some(known) = self.seen.borrow().get(&node) {
            return known.to_string();
        }
        let seen = self.tree.in_use(node, || seen::seen(self, node));
        if !self.tree.close.is_glancing() {
            self.seen.borrow_mut().insert(node, seen.as_str().into());
        }
        seen
    }

    pub(crate) fn headings(&self) -> &[Heading] {
        self.headings.get_or_init(|| Heading::all(self))
    }

    /// What this node is to those that stand in it, if it is told to them.
    pub(crate) fn container(&self, node: NodeId) -> Option<Container> {
        if matches!(self.role(node), Role::Generic | Role::None) {
            return None;
        }
        if let Some(known) = self.containers.borrow().get(&node) {
            return known.clone();
        }
        let container = within::container(self, node);
        self.containers.borrow_mut().insert(node, container.clone());
        container
    }

    /// Everything that is said of an element, under the mark that it was asked about by.
    pub fn judge(&self, node: NodeId, mark: String) -> Judged {
        let name = self.name(node);
        Judged {
            mark,
            role: self.role(node),
            description: names::description(self, node, &name),
            state: self.states(node),
            value: states::value(self, node),
            level: states::level(self, node),
            name,
        }
    }

    /// What an approval and a ref are bound to: the role, and the whole name.
    pub fn identity(&self, node: NodeId) -> Identity {
        let role = self.role(node);
        let mut name = match role {
            // It speaks for what stands under it: nothing that only machines would read may do that.
            Role::Heading => self.seen(node),
            _ => self.name(node),
        };
        if name.is_empty() && self.clickable(node) {
            name = self.tree.in_use(node, || names::spoken(self, node));
        }
        Identity {
            role,
            name: text::cut(text::plain_spaces(&name), MAX_WHOLE_NAME),
        }
    }

    /// What a person reads on it, where that is not in its name.
    pub fn shows(&self, node: NodeId) -> Option<String> {
        seen::unlike_its_name(self, node, &self.identity(node).name)
    }

    pub fn states(&self, node: NodeId) -> Vec<ElementState> {
        states::states(self, node)
    }

    pub fn disabled(&self, node: NodeId) -> bool {
        states::disabled(self, node)
    }

    /// The kind of input that a field takes, judged by everything it is called, and by what it stands with.
    pub fn input_kind(&self, node: NodeId) -> Option<InputKind> {
        let element = self.tree.element(node).filter(|e| inputs::takes_input(e))?;
        if let Some(known) = self.kinds.borrow().get(&node) {
            return *known;
        }
        let called = [self.name(node), inputs::beside(self, node)].join(" ");
        let kind = inputs::input_kind(element, &called);
        if !self.tree.close.is_glancing() {
            self.kinds.borrow_mut().insert(node, kind);
        }
        kind
    }

    /// What stands in it is nobody's but the person's.
    pub(crate) fn is_secret(&self, node: NodeId) -> bool {
        self.input_kind(node).is_some_and(InputKind::is_secret)
    }

    /// Where a person would press for this element: itself, or the visible label of a checkbox or radio that is hidden
    /// behind it. `None` when there is nothing to press.
    pub fn place(&self, node: NodeId) -> Option<NodeId> {
        self.tree.in_use(node, || self.place_in_use(node))
    }

    fn place_in_use(&self, node: NodeId) -> Option<NodeId> {
        let element = self.tree.element(node)?;
        let hides = element.input_of(&["checkbox", "radio", "file"]);
        if self.tree.close.is_glancing() && (hides || !self.rect(node).is_some_and(wide)) {
            return self.tree.close.closely(|| self.place(node));
        }
        let pressable = |n: NodeId| {
            matches!(
                self.tree.rendering(n),
                Some(Rendering::Shown | Rendering::Unseen)
            ) && self.rect(n).is_some_and(wide)
        };
        let seen = self.tree.shown(node) && pressable(node);
        if hides && !seen {
            let label = self
                .tree
                .labels(node)
                .iter()
                .copied()
                .find(|label| pressable(*label));
            return label.or_else(|| Some(node).filter(|n| pressable(*n)));
        }
        Some(node).filter(|n| {
            pressable(*n)
                || self.tree.shown(*n) && self.rect(*n).is_some_and(|r| r.width > 0 && r.height > 0)
        })
    }

    /// It can be pressed, and nobody sees where: neither it nor what lies there and names it.
    pub(crate) fn unseen(&self, node: NodeId) -> bool {
        let place = self.place(node);
        let rendering = |n: NodeId| self.tree.in_use(n, || self.tree.rendering(n));
        let rendering = place.and_then(rendering);
        let named = || self.tree.referenced(node, "aria-labelledby").into_iter();
        let at = place.and_then(|place| self.rect(place));
        let lies_there = |n: NodeId| {
            let rects = at.zip(self.rect(n).or_else(|| self.tree.close.rect(n)));
            rects.is_some_and(|(one, other)| states::overlap(one, other))
        };
        rendering == Some(Rendering::Unseen)
            && !named().any(|n| lies_there(n) && !self.seen(n).is_empty())
    }

    pub fn rect(&self, node: NodeId) -> Option<Rect> {
        self.tree.rect(node)
    }

    /// Some of it is in the viewport, and in those of the frames that it stands in.
    pub fn in_sight(&self, node: NodeId) -> bool {
        states::in_sight(self, node)
    }

    /// True for what a person can operate.
    pub fn interactive(&self, node: NodeId) -> bool {
        roles::interactive(self.role(node)) || self.clickable(node)
    }

    /// Between an inner node and an outer one there stands something that can be operated (the inner one included), and is not
    /// `own`, nor a part of it that is called the same and leads nowhere else.
    pub fn another_control_between(&self, inner: NodeId, outer: NodeId, own: NodeId) -> bool {
        let href = |node: NodeId| self.tree.element(node).and_then(|e| e.attr("href"));
        // A tab or a menu's item is often drawn around the link that hears of the press, which leads nowhere but to its panel.
        let item = matches!(self.role(own), Role::Tab | Role::MenuItem | Role::TreeItem);
        let panel = |leads: &str| item && leads.starts_with('#');
        let face = |node: NodeId| {
            let (inner, outer) = (self.identity(node), self.identity(own));
            let alike = inner == outer || inner.name == outer.name && href(node).is_some_and(panel);
            let same = |leads: &str| href(own) == Some(leads) || panel(leads);
            self.tree.contains(own, node) && alike && href(node).is_none_or(same)
        };
        std::iter::once(inner)
            .chain(self.tree.ancestors(inner).map(|(n, _)| n))
            .take_while(|n| *n != outer)
            .any(|n| n != own && roles::interactive(self.role(n)) && !face(n))
    }

    /// What is to be read in an element and all in it, as one line of so many characters.
    pub fn words(&self, node: NodeId, limit: usize) -> String {
        text::cut(text::plain_spaces(&names::spoken(self, node)), limit)
    }

    /// The first node after the subtree of this one.
    pub fn end(&self, node: NodeId) -> NodeId {
        self.tree.end(node)
    }

    /// Choices of a custom list: its options and their names.
    pub fn option_nodes(&self, node: NodeId) -> Vec<(NodeId, String)> {
        self.tree
            .descendants(node)
            .filter(|n| self.role(*n) == Role::Option && !self.tree.excluded(*n))
            .map(|n| (n, text::plain_spaces(&self.name(n))))
            .collect()
    }

    /// Something without a role that reacts to the mouse: an `onclick`, a `tabindex`, or a hand over its own text where
    /// nothing around it explains the hand.
    pub(crate) fn clickable(&self, node: NodeId) -> bool {
        let Some(element) = self.tree.element(node) else {
            return false;
        };
        let role = self.role(node);
        if roles::interactive(role) || matches!(role, Role::Option | Role::Iframe | Role::Document)
        {
            return false;
        }
        if matches!(element.tag.as_str(), "html" | "body" | "label" | "legend") {
            return false;
        }
        // Whole parts of a page take the focus to be scrolled, or to be read out; then only a handler speaks for a press.
        let part = roles::structural(role);
        if part && !element.listens {
            return false;
        }
        let focused = element.attr("tabindex").is_some_and(|v| v.trim() == "0");
        let signed = element.listens || focused;
        if !(signed || element.pointer) {
            return false;
        }
        if focused && !element.listens && !element.pointer && self.holds_choices(node) {
            return false;
        }
        let explained = |(n, e): (NodeId, &crate::raw::RawElement)| {
            roles::interactive(self.role(n))
                || e.html("label")
                || (!signed && (e.pointer || e.listens))
        };
        !self.tree.ancestors(node).any(explained)
    }

    /// It takes the focus for what is in it: several parts without a role, each with a hand of its own.
    fn holds_choices(&self, node: NodeId) -> bool {
        let hand = |n: NodeId| self.tree.element(n).is_some_and(|e| e.pointer);
        let choice = |n: &NodeId| {
            let inner = self.tree.parent(*n).is_some_and(hand);
            hand(*n) && !inner && self.role(*n) == Role::Generic
        };
        self.tree.descendants(node).filter(choice).nth(1).is_some()
    }

    /// `aria-labelledby`, `aria-label` or `title` say something.
    pub(crate) fn has_author_name(&self, node: NodeId) -> bool {
        self.has_author_label(node) || self.says(node, "title")
    }

    /// `aria-labelledby` or `aria-label` say something.
    pub(crate) fn has_author_label(&self, node: NodeId) -> bool {
        self.says(node, "aria-label") || !self.tree.referenced(node, "aria-labelledby").is_empty()
    }

    fn says(&self, node: NodeId, attribute: &str) -> bool {
        let element = self.tree.element(node);
        let value = element.and_then(|e| e.attr(attribute));
        value.is_some_and(|v| !text::blank(v))
    }

    /// An open modal dialog makes everything outside it inert
    /// (<https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees>).
    pub(crate) fn blocked(&self, node: NodeId) -> bool {
        let tops = self.tops.get_or_init(|| text::tops(self));
        if tops.is_empty() {
            return false;
        }
        let frames: Vec<NodeId> = self.tree.frames_around(node).collect();
        let behind = |n: NodeId, document: Option<NodeId>| {
            let top = tops.get(&document);
            top.is_some_and(|top| !self.tree.contains(*top, n))
        };
        let documents = frames.iter().copied().map(Some).chain([None]);
        let inner = std::iter::once(node).chain(frames.iter().copied());
        inner
            .zip(documents)
            .any(|(n, document)| behind(n, document))
    }

    /// In the order of the page.
    pub(crate) fn forms(&self) -> &[NodeId] {
        let forms = || self.tree.elements().filter(|(_, e)| e.html("form"));
        let forms = || forms().map(|(node, _)| node).collect();
        self.forms.get_or_init(forms)
    }

    /// Open modal dialogs, topmost first.
    pub(crate) fn dialogs(&self) -> &[NodeId] {
        self.dialogs.get_or_init(|| text::dialogs(self))
    }
}

/// There is something of it to press.
fn wide(rect: Rect) -> bool {
    rect.width > 1 && rect.height > 1
}
