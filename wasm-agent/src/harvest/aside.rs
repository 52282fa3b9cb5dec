//! What an element is told by those that it stands in, and what is kept of it for a closer look.
use perception::raw::{Namespace, NodeId, Rendering};

/// What a parent hands down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inherited {
    pub(super) parent: Option<NodeId>,
    pub(super) scope: u32,
    pub(super) namespace: Namespace,
    /// Nothing below can be better than this.
    pub(super) rendering: Rendering,
    /// Inside something that is pressed: its words name it, whether or not they can be read.
    pub(super) pressed: bool,
    /// Inside something that is called by what stands in it.
    pub(super) named: bool,
    /// The mouse is a hand all over the page: what inherits that is nothing to press.
    pub(super) handed: bool,
    /// Shown by a slot.
    pub(super) slotted: bool,
    /// Inside a list that is closed most of the time: a `select` or `datalist`.
    pub(super) listed: bool,
    /// Inside one of its choices.
    pub(super) chosen: bool,
    /// Which of the pass's panes.
    pub(super) pane: u16,
    pub(super) depth: u16,
}

/// What a closer look at an element goes by, beside its facts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aside {
    pub(super) pressed: bool,
    pub(super) named: bool,
    /// Words stand in it.
    pub(super) worded: bool,
    /// Something stands in it.
    pub(super) holds: bool,
    /// The mouse is a hand all over the page.
    pub(super) handed: bool,
    /// It has a style of its own.
    pub(super) styled: bool,
    /// Whether it is rendered, and where, if that may be told, has been asked.
    pub(super) asked: bool,
    /// It has no box of its own.
    pub(super) boxless: bool,
    /// It is one of the choices of a `select`, or in one.
    pub(super) chosen: bool,
    /// Only the style sheets of its own tree are about it.
    pub(super) ours: bool,
    pub(super) above: Rendering,
    pub(super) below: Rendering,
    pub(super) pane: u16,
}
