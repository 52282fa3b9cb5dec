//! What was tried in this run and what came of it, in one list: what may be tried again, and what a run that ends here may have sent,
//! follow from it and can't contradict it.
use super::acting::Manner;
use super::turn::changes_something;
use crate::planner::{PastAction, Tried};
use protocol::action::{Action, ActionError};
use protocol::page_state::PageState;
use protocol::snapshot::Identity;
use std::ops::Range;

/// Oldest first. An attempt is listed as soon as it is decided on, and settled once it was answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attempts {
    list: Vec<Attempt>,
    /// Where the way began, the last time.
    begun: usize,
    /// Where the cancel flow was entered: before it lies the way to the account.
    entered: Option<usize>,
    /// The way on which the account was reached first. Walked again later, the page may still be as it was left.
    first_way: Option<Range<usize>>,
    /// From here on a try counts: a model that was given the turn back may repeat what was tried before.
    counts_from: usize,
}

/// One action on one page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    pub(super) action: Action,
    /// The target's role and name, where there was one.
    pub(super) control: Option<Identity>,
    /// Without query and fragment.
    pub(super) url: String,
    /// The page's fingerprint.
    pub(super) page: String,
    pub(super) before: PageState,
    /// How the step is told once it is done.
    pub(super) step: String,
    pub(super) manner: Manner,
    /// It leads into the cancel flow, or on in it.
    pub(super) enters: bool,
    /// Approved, before the press or in the middle of it: it may end something.
    pub(super) irreversible: bool,
    /// Pressed in earnest, so that a request may have gone out with it.
    pub(super) may_send: bool,
    /// None: it is under way, or it was given up before it was answered.
    pub(super) outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    Done,
    NotDone(ActionError),
    /// What it wanted to send was held back, and it came to nothing.
    HeldBack(ActionError),
    /// It was not pressed, because nothing could have been held back.
    NotHeld,
    /// Nobody knows whether it was done.
    Unknown,
}

impl Attempt {
    pub(super) fn is_done(&self) -> bool {
        self.outcome == Some(Outcome::Done)
    }

    pub(super) fn is_click(&self) -> bool {
        matches!(self.action, Action::Click { .. })
    }

    /// Why it was not done.
    pub(super) fn error(&self) -> Option<&ActionError> {
        match self.outcome.as_ref()? {
            Outcome::NotDone(error) | Outcome::HeldBack(error) => Some(error),
            _ => None,
        }
    }

    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.action == other.action && self.control == other.control
    }

    pub(super) fn tried(&self) -> Tried {
        Tried {
            action: self.action.clone(),
            target: self.control.clone(),
        }
    }

    fn is_answered(&self) -> bool {
        self.is_done() || self.error().is_some()
    }

    fn may_have_been_done(&self) -> bool {
        self.is_done() || self.outcome == Some(Outcome::Unknown)
    }

    /// It changed nothing that is known of, so that it is no try. What was approved is asked about anew in any case.
    fn may_be_repeated(&self) -> bool {
        match self.outcome {
            Some(Outcome::NotDone(_)) => !self.irreversible,
            Some(Outcome::HeldBack(_) | Outcome::NotHeld | Outcome::Unknown) => true,
            Some(Outcome::Done) | None => false,
        }
    }

    fn past(&self) -> PastAction {
        PastAction {
            action: self.action.clone(),
            target: self.control.clone(),
            url: self.url.clone(),
            before: self.before,
            error: self.error().map(ToString::to_string),
        }
    }
}

impl Attempts {
    pub(super) fn begin(&mut self, attempt: Attempt) {
        self.list.push(attempt);
    }

    pub(super) fn under_way(&self) -> Option<&Attempt> {
        self.list.last().filter(|a| a.outcome.is_none())
    }

    /// A dialog of the page's own asked in the middle of it, and the person said yes.
    pub(super) fn becomes_irreversible(&mut self) {
        if let Some(last) = self.list.last_mut() {
            last.irreversible = true;
        }
    }

    pub(super) fn settle(&mut self, outcome: Outcome) {
        let at = self.list.len().saturating_sub(1);
        if let Some(last) = self.list.last_mut() {
            last.outcome = Some(outcome);
            if last.enters && last.may_have_been_done() {
                self.entered.get_or_insert(at);
            }
        }
    }

    /// What was pressed last turned out to lead into the cancel flow.
    pub(super) fn has_entered(&mut self) {
        self.entered.get_or_insert(self.list.len());
    }

    pub(super) fn in_flow(&self) -> bool {
        self.entered.is_some()
    }

    /// The account was loaded anew and nothing was done on it yet: no cancel flow is open.
    pub(super) fn is_home(&mut self) {
        if self.on_this_way().next().is_none() {
            self.entered = None;
        }
    }

    /// The way begins anew: at its beginning, or on the page at hand where the run still `stands` in the cancel flow. What was tried may
    /// be tried again.
    pub(super) fn start_over(&mut self, stands: bool) {
        self.note_way();
        self.begun = self.list.len();
        self.counts_from = self.begun;
        self.entered = self.entered.and(stands.then_some(self.begun));
    }

    /// The turn is given back to a model: what led on before may lead on again.
    pub(super) fn give_back(&mut self) {
        self.note_way();
        self.counts_from = self.list.len();
        self.entered = None;
    }

    fn note_way(&mut self) {
        if let Some(entered) = self.entered {
            self.first_way.get_or_insert(self.begun..entered);
        }
    }

    /// All of which it is known whether they were done.
    pub(super) fn answered(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.list.iter().filter(|a| a.is_answered())
    }

    pub(super) fn done(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.list.iter().filter(|a| a.is_done())
    }

    pub(super) fn last(&self) -> Option<&Attempt> {
        self.answered().next_back()
    }

    /// Since the way began, the last time.
    pub(super) fn on_this_way(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        let list = self.list.get(self.begun..).unwrap_or_default();
        list.iter().filter(|a| a.is_answered())
    }

    /// What was done before the cancel flow was entered: the way to the account.
    pub(super) fn way_to_the_account(&self) -> impl Iterator<Item = &Attempt> {
        let now = 0..self.entered.unwrap_or(self.begun);
        let way = self.first_way.clone().unwrap_or(now);
        let list = self.list.get(way).unwrap_or_default();
        list.iter().filter(|a| a.is_done())
    }

    /// What planners get to know.
    pub(super) fn history(&self) -> Vec<PastAction> {
        self.on_this_way().map(Attempt::past).collect()
    }

    /// The same of the whole run.
    pub(super) fn whole_history(&self) -> Vec<PastAction> {
        self.answered().map(Attempt::past).collect()
    }

    /// What was done on a planner's proposal, unasked, and need not be proposed again.
    pub(super) fn tries(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        let list = self.list.get(self.counts_from..).unwrap_or_default();
        let proposed = |a: &Attempt| matches!(a.manner, Manner::Unasked | Manner::Held);
        list.iter().enumerate().filter_map(move |(at, tried)| {
            let mut since = list.iter().skip(at);
            let repeated = since.any(|a| a.action == tried.action && a.may_be_repeated());
            (proposed(tried) && !repeated).then_some(tried)
        })
    }

    /// What was pressed in this run, whichever way it was on.
    pub(super) fn touched(&self) -> Vec<Identity> {
        self.done().filter_map(|a| a.control.clone()).collect()
    }

    /// What every press that may have sent something is called.
    pub(super) fn sent(&self) -> impl Iterator<Item = &str> {
        let sent = |a: &&Attempt| a.may_send && a.may_have_been_done();
        let all = self.list.iter().filter(sent);
        all.filter_map(|a| Some(a.control.as_ref()?.name.as_str()))
    }

    /// Something was done that may have changed something.
    pub(super) fn changed_something(&self) -> bool {
        self.done().any(|a| changes_something(&a.action))
    }
}
