//! Facts that are asked for only where somebody wants to know. Most of a large page is never told: of that, a glance is enough
//! (tags, attributes, words, the places of controls). Whoever tells something looks at it closely first.
use crate::raw::{Display, NodeId, RawElement, RawKind, RawPage, Rendering, Transform};
use crate::text;
use protocol::geometry::Rect;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;

/// What a closer look at an element tells (see [`RawElement`], whose facts they take the place of).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    pub rendering: Rendering,
    /// Nothing in it can be seen better than this.
    pub below: Rendering,
    pub rect: Option<Rect>,
    pub display: Display,
    pub transform: Transform,
    pub mute: bool,
    pub before: Option<String>,
    pub after: Option<String>,
}

/// Whoever can look closely at what was only glanced at.
pub trait Closely: std::fmt::Debug {
    /// `above` is what the element around it hands down.
    fn look(&self, node: NodeId, above: Rendering) -> Look;

    /// Only where it is.
    fn rect(&self, node: NodeId) -> Option<Rect>;

    /// It stays where it is when the page scrolls, or lies in a layer above the page.
    fn floats(&self, _: NodeId) -> bool {
        false
    }

    /// Nothing of this place can be seen now, because something around it that scrolls by itself shows another part.
    fn scrolled_away(&self, _: NodeId, _: Rect) -> bool {
        false
    }
}

/// What was seen of a page so far.
#[derive(Debug)]
pub(crate) struct Close<'a> {
    page: &'a RawPage,
    eye: Option<&'a dyn Closely>,
    looks: Vec<OnceCell<Box<Look>>>,
    rects: RefCell<BTreeMap<NodeId, Option<Rect>>>,
    /// For now, a glance is enough.
    glancing: Cell<bool>,
    news: Cell<bool>,
}

impl<'a> Close<'a> {
    pub(crate) fn new(page: &'a RawPage, eye: Option<&'a dyn Closely>) -> Self {
        let looks = if eye.is_some() { page.nodes.len() } else { 0 };
        Self {
            page,
            eye,
            looks: vec![OnceCell::new(); looks],
            rects: RefCell::default(),
            glancing: Cell::new(false),
            news: Cell::new(false),
        }
    }

    /// Does something for which what is known already is enough.
    pub(crate) fn glancing<T>(&self, judge: impl FnOnce() -> T) -> T {
        let before = self.glancing.replace(true);
        let judged = judge();
        self.glancing.set(before);
        judged
    }

    /// Does something for which it isn't, whoever asks.
    pub(crate) fn closely<T>(&self, judge: impl FnOnce() -> T) -> T {
        let before = self.glancing.replace(false);
        let judged = judge();
        self.glancing.set(before);
        judged
    }

    pub(crate) fn is_glancing(&self) -> bool {
        self.glancing.get() && self.eye.is_some()
    }

    /// Looks closely at something; true if anything is other than it seemed at a glance.
    pub(crate) fn has_news(&self, look: impl FnOnce()) -> bool {
        self.news.set(false);
        look();
        self.news.get()
    }

    /// What is known of the element beyond the harvest; `None` where the harvest has all there is, or a glance must do.
    pub(crate) fn look(&self, node: NodeId) -> Option<&Look> {
        let known = self.looks.get(node.index())?;
        if known.get().is_none() {
            if self.glancing.get() {
                return None;
            }
            self.go_to(node)?;
        }
        known.get().map(|look| &**look)
    }

    /// Looks at the element, and first at what it stands in.
    fn go_to(&self, node: NodeId) -> Option<()> {
        let eye = self.eye?;
        let unknown = |node: &NodeId| {
            self.glanced(*node).is_some() && self.looks[node.index()].get().is_none()
        };
        let outward = |node: &NodeId| self.parent(*node).filter(unknown);
        let mut way: Vec<NodeId> =
            std::iter::successors(Some(node).filter(unknown), outward).collect();
        while let Some(next) = way.pop() {
            let look = eye.look(next, self.handed_down(next));
            let element = self.glanced(next)?;
            if differs(element, &look) {
                self.news.set(true);
            }
            // It is unknown, so this can't fail.
            let _ = self.looks[next.index()].set(Box::new(look));
        }
        Some(())
    }

    fn glanced(&self, node: NodeId) -> Option<&'a RawElement> {
        match &self.page.nodes.get(node.index())?.kind {
            RawKind::Element(element) if element.glanced => Some(element),
            RawKind::Element(_) | RawKind::Text(_) => None,
        }
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.page.nodes.get(node.index())?.parent;
        parent.filter(|parent| parent.0 < node.0)
    }

    fn handed_down(&self, node: NodeId) -> Rendering {
        let look = self
            .parent(node)
            .and_then(|parent| self.looks[parent.index()].get());
        look.map_or(Rendering::Shown, |look| look.below)
    }

    /// It lies in a layer above the page, as far as its harvest didn't ask.
    pub(crate) fn floats(&self, node: NodeId) -> bool {
        let eye = self.eye.filter(|_| self.glanced(node).is_some());
        eye.is_some_and(|eye| eye.floats(node))
    }

    /// Something around the element that scrolls by itself shows another part of what is in it.
    pub(crate) fn scrolled_away(&self, node: NodeId, rect: Rect) -> bool {
        match self.eye.filter(|_| !self.glancing.get()) {
            Some(eye) if self.glanced(node).is_some() => eye.scrolled_away(node, rect),
            _ => false,
        }
    }

    /// Where an element is, if its harvest didn't ask.
    pub(crate) fn rect(&self, node: NodeId) -> Option<Rect> {
        let known = self.looks.get(node.index()).and_then(OnceCell::get);
        if let Some(look) = known {
            return look.rect;
        }
        self.glanced(node)?;
        let mut rects = self.rects.borrow_mut();
        *rects.entry(node).or_insert_with(|| self.eye?.rect(node))
    }
}

/// Told after this look, words come out differently.
fn differs(glanced: &RawElement, look: &Look) -> bool {
    glanced.rendering != look.rendering
        || glanced.transform != look.transform
        || glanced.mute != look.mute
        || (&glanced.before, &glanced.after) != (&look.before, &look.after)
        || text::flow(&glanced.tag, glanced.display) != text::flow(&glanced.tag, look.display)
}
