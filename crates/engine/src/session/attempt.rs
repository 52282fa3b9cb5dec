//! One action on one page: on whose word it was taken, and what came of it.
use super::acting::Manner;
use super::following::Way;
use crate::planner::{PastAction, Tried};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::held::{Held, Hold};
use protocol::page_state::PageState;
use protocol::snapshot::Identity;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    pub(super) action: Action,
    /// The target's role and name, where there was one.
    pub(super) control: Option<Identity>,
    /// Without query and fragment.
    pub(super) url: String,
    /// The page's fingerprint.
    pub(super) page: String,
    /// What the page shows beside its sentences.
    pub(super) stand: String,
    pub(super) before: PageState,
    /// The step in words, for once it is done.
    pub(super) step: String,
    pub(super) manner: Manner,
    /// It stood in the record of the named subscription, or was called by its name.
    pub(super) meant: bool,
    /// It stood in that record.
    pub(super) in_record: bool,
    /// It leads into the cancel flow, or on in it.
    pub(super) enters: bool,
    /// Approved, before the press or in the middle of it: it may end something.
    pub(super) irreversible: bool,
    /// What an earlier press of the same control would have sent was held back until this one: the page may have sent it by itself since.
    pub(super) in_place: bool,
    /// Pressed in earnest, so that a request may have gone out with it.
    pub(super) may_send: bool,
    /// What is known to have been sent with it.
    pub(super) requests: Vec<String>,
    /// What it would have sent, and didn't.
    pub(super) held_back: Box<[Held]>,
    /// A dialog of the browser's own asked in the middle of it, and was closed unanswered.
    pub(super) boxed: bool,
    /// None: it is under way, or it was given up before it was answered.
    pub(super) outcome: Option<Outcome>,
    /// The page, as looked at last, reads exactly as it did before.
    pub(super) unheard: bool,
    /// The page was looked at since.
    pub(super) looked: bool,
    /// The link was followed by its address.
    pub(super) followed: Option<Way>,
    /// Its address led nowhere: the page draws from a press what it doesn't draw from the address.
    pub(super) takes_a_press: bool,
}

/// What came of an attempt. It is refined as more becomes known.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    Done,
    /// Done, and the page is as it was before: it may not have been listening.
    NoEffect,
    /// Approved and done, but not the last step: the page asked on.
    LedOn,
    /// Approved and done, but the page never heard of it and the account goes on: the person is asked again.
    Lost,
    NotDone {
        error: ActionError,
        /// Whether the page saw anything of it, such as the pointer.
        touched: Touched,
        /// Not counted as a failure: what it would have sent was held back, or another of several targets is tried instead.
        excused: bool,
    },
    /// It was not pressed, because nothing could have been held back.
    NotHeld,
    /// Nobody knows whether it was done.
    Unknown,
    /// The same, and the account was seen active after it.
    Refuted,
}

impl Attempt {
    /// What was pressed is called.
    pub(super) fn name(&self) -> Option<&str> {
        self.control.as_ref().map(|control| control.name.as_str())
    }

    pub(super) fn is_click(&self) -> bool {
        matches!(self.action, Action::Click { .. })
    }

    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.action == other.action && self.control == other.control
    }

    pub(super) fn is_done(&self) -> bool {
        use Outcome::{Done, LedOn, Lost, NoEffect};
        matches!(self.outcome, Some(Done | NoEffect | LedOn | Lost))
    }

    pub(super) fn is_unknown(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Unknown | Outcome::Refuted))
    }

    /// It is known whether it was done.
    pub(super) fn is_answered(&self) -> bool {
        self.is_done() || self.error().is_some()
    }

    /// Why it was not done.
    pub(super) fn error(&self) -> Option<&ActionError> {
        match &self.outcome {
            Some(Outcome::NotDone { error, .. }) => Some(error),
            _ => None,
        }
    }

    pub(super) fn has_failed(&self) -> bool {
        matches!(self.outcome, Some(Outcome::NotDone { excused: false, .. }))
    }

    /// Nothing is known to have come of it, so the same may be proposed again. What was approved is asked about again in any case.
    pub(super) fn may_be_repeated(&self) -> bool {
        match self.outcome {
            Some(Outcome::NotDone { excused, .. }) => excused || !self.irreversible,
            Some(_) => !self.is_done(),
            None => false,
        }
    }

    /// A press that the page heard of, as far as is known.
    pub(super) fn is_heard_press(&self) -> bool {
        let unheard = match self.outcome {
            Some(Outcome::NoEffect) => !self.irreversible,
            _ => self.outcome == Some(Outcome::Lost),
        };
        self.is_click() && self.is_done() && !unheard
    }

    /// It would have sent something, or nothing of that could have been held back.
    pub(super) fn was_held_back(&self) -> bool {
        let code = self.error().map(|e| e.code);
        self.outcome == Some(Outcome::NotHeld) || code == Some(ErrorCode::NotHeld)
    }

    /// Nothing that could change anything got out while it was pressed.
    pub(super) fn is_held(&self) -> bool {
        self.manner.hold().is_held()
    }

    /// It was held for some time beyond its answer, too.
    pub(super) fn may_act_later(&self) -> bool {
        self.manner.hold() == Hold::Afterwards
    }

    /// How much speaks for a control that turns into something else when it is pressed. Once may be chance; under the pointer it is none.
    pub(super) fn signs_of_change(&self) -> usize {
        match &self.outcome {
            Some(Outcome::NotDone { error, touched, .. })
                if error.code == ErrorCode::PageChanged =>
            {
                1 + usize::from(*touched != Touched::No)
            }
            _ => 0,
        }
    }

    /// What planners get to know of it, once it is answered.
    pub(super) fn past(&self) -> PastAction {
        PastAction {
            action: self.action.clone(),
            target: self.control.clone(),
            url: self.url.clone(),
            before: self.before,
            error: self.error().map(ToString::to_string),
        }
    }

    pub(super) fn tried(&self) -> Tried {
        Tried {
            action: self.action.clone(),
            target: self.control.clone(),
        }
    }
}
