//! What the tab's own agent and the agents in frames of other sites say to each other. The worker carries it unread.
//!
//! As bytes, each a character of a text: both ends are one program, and code that reads and writes named fields of everything
//! that a page holds was a fifth of that program.
use crate::harvest::Pane;
use perception::Bond;
use perception::raw::RawPage;
use protocol::action::{ActionError, Touched};
use protocol::role::Role;
use protocol::snapshot::UnreadFrame;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

pub(super) fn packed(message: &impl Serialize) -> JsValue {
    // Can't fail: nothing in a message refuses to be written.
    let bytes = postcard::to_extend(message, Vec::new()).unwrap_or_default();
    let text: String = bytes.into_iter().map(char::from).collect();
    text.into()
}

pub(super) fn unpacked<T: DeserializeOwned>(message: &JsValue) -> Option<T> {
    let text = message.as_string()?;
    let bytes: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(c).ok()).collect();
    postcard::from_bytes(&bytes?).ok()
}

/// To an agent in a frame.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Call {
    pub(super) ask: u32,
    pub(super) order: Order,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Order {
    /// Read your document.
    Read,
    Run(Errand),
    /// What is being run must not happen any more. Not answered.
    CallOff,
}

/// Something to do to an element that is still called this, and stands where it stood.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    /// The document that it stands in.
    pub(crate) life: String,
    pub(crate) key: u64,
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) bond: Bond,
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
    /// Which frame this is, as [`crate::dom::path_of`] counts, if it has a place.
    pub(super) path: Option<Vec<u32>>,
    /// What it has told the page around it, if that is the tab's own.
    pub(super) number: Option<Vec<u32>>,
    pub(super) page: Option<RawPage>,
    /// The lasting keys of the page's elements: node, key.
    pub(super) keys: Vec<(u32, u64)>,
    pub(super) doors: Vec<FarDoor>,
    pub(crate) error: Option<ActionError>,
    pub(crate) touched: Touched,
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
