//! What the tab's own agent and the agents in frames of other sites say to each other. The worker carries it unread.
use crate::harvest::Pane;
use perception::raw::RawPage;
use protocol::action::ActionError;
use protocol::role::Role;
use protocol::snapshot::UnreadFrame;
use serde::{Deserialize, Serialize};

/// To an agent in a frame: read your document, or, with an errand, do that.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Call {
    pub(super) ask: u32,
    pub(super) errand: Option<Errand>,
}

/// Something to do to an element that is still called this.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) key: u64,
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) what: What,
    pub(crate) value: String,
    pub(crate) clear_first: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum What {
    /// Bring it into view and tell where it can be pressed, without touching it.
    Aim,
    Click,
    Fill,
    Select,
    Scroll,
}

/// From an agent in a frame.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    pub(super) ask: u32,
    /// Tells this document from every other one.
    pub(super) life: String,
    /// Which frame this is, as [`crate::dom::path_of`] counts.
    pub(super) path: Vec<u32>,
    pub(super) page: Option<RawPage>,
    /// The lasting keys of the page's elements: node, key.
    pub(super) keys: Vec<(u32, u64)>,
    pub(super) doors: Vec<FarDoor>,
    pub(crate) error: Option<ActionError>,
    pub(crate) pressed: bool,
    /// Where it can be pressed, as the frame's document counts.
    pub(crate) spot: Option<(f64, f64)>,
}

/// A frame in that document that it can't read itself.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct FarDoor {
    pub(super) node: u32,
    pub(super) path: Vec<u32>,
    pub(super) pane: Pane,
    pub(super) unread: UnreadFrame,
}
