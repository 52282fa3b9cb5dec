//! What the agent can do to a page, and how it can fail.
use crate::ids::Ref;
use serde::{Deserialize, Serialize};

/// How long an action may try before it is a `timeout`, in milliseconds.
pub const ACTION_TIMEOUT_MS: u32 = 2_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    Click {
        #[serde(rename = "ref")]
        target: Ref,
    },
    Fill {
        #[serde(rename = "ref")]
        target: Ref,
        value: String,
        #[serde(default = "yes")]
        clear_first: bool,
    },
    /// `value` is an option's value or visible text.
    Select {
        #[serde(rename = "ref")]
        target: Ref,
        value: String,
    },
    /// Brings an element into view.
    ScrollTo {
        #[serde(rename = "ref")]
        target: Ref,
    },
    /// Scrolls what an element scrolls in, view by view, until these words are drawn there: of long lists only what is in sight is.
    ScrollFor {
        #[serde(rename = "ref")]
        target: Ref,
        words: String,
    },
    /// Scrolls the page. `amount` is in CSS pixels and counts for up and down only.
    ScrollPage { direction: Direction, amount: u32 },
    /// Takes the tab to another page of the same service. The service worker does it, not the page; only where nothing but the
    /// place within the document changes, the agent does.
    Navigate { url: String },
    /// Looks again after this long; for pages that need time.
    Wait { ms: u32 },
}

fn yes() -> bool {
    true
}

impl Action {
    pub fn target(&self) -> Option<Ref> {
        match self {
            Self::Click { target }
            | Self::Fill { target, .. }
            | Self::Select { target, .. }
            | Self::ScrollTo { target }
            | Self::ScrollFor { target, .. } => Some(*target),
            Self::ScrollPage { .. } | Self::Navigate { .. } | Self::Wait { .. } => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    Up,
    Down,
    Top,
    Bottom,
}

/// Whether the page has seen anything of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Touched {
    #[default]
    No,
    Yes,
    /// It was sent on to where nobody answers from any more.
    Unknown,
}

/// An action that did not happen, or not as asked. The code is the seeds' code on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{code}: {message}")]
pub struct ActionError {
    pub code: ErrorCode,
    /// What happened, in words for a planner and a log. Names what covers the element for `element_obscured`.
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    RefInvalid,
    ElementDisabled,
    ElementObscured,
    ElementNotVisible,
    ActionFailed,
    Timeout,
    HumanRejected,
    InvalidParams,
    /// What would be pressed is not what was judged any more: it changed under the pointer, or the press would be passed on.
    /// Whatever of the pointer the page has seen, nothing was clicked.
    PageChanged,
    /// The line of a held press (`message::Held`) could not be held, so the press was not made.
    NotHeld,
}

impl ErrorCode {
    /// Nothing was clicked, whatever the page has seen of the pointer.
    pub fn is_unpressed(self) -> bool {
        matches!(self, Self::PageChanged | Self::NotHeld)
    }
}

impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::RefInvalid => "ref_invalid",
            Self::ElementDisabled => "element_disabled",
            Self::ElementObscured => "element_obscured",
            Self::ElementNotVisible => "element_not_visible",
            Self::ActionFailed => "action_failed",
            Self::Timeout => "timeout",
            Self::HumanRejected => "human_rejected",
            Self::InvalidParams => "invalid_params",
            Self::PageChanged => "page_changed",
            Self::NotHeld => "not_held",
        })
    }
}
