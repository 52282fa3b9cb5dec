//! What was tried in this run and what came of it, in one list: what may be tried again, and what a run that ends here may have sent,
//! follow from it and can't contradict it.
use super::acting::Manner;
use crate::planner::{PastAction, Tried};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::snapshot::Identity;
use std::ops::Range;

/// Oldest first. An attempt is listed as soon as it is decided on, and settled once it was answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attempts {
    entries: Vec<Entry>,
    /// Where the way began, the last time.
    begun: usize,
    /// Where the cancel flow was entered: before it lies the way to the account.
    entered: Option<usize>,
    /// The way on which the account was reached first. Walked again later, the page may still be as it was left.
    first_way: Option<Range<usize>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    Attempt(Attempt),
    /// The policy denied it on this page. That is no try: the person may still want it.
    Denied {
        page: String,
        tried: Tried,
    },
    /// What was proposed was not done, and why.
    Refused(String),
    /// An approval came to nothing.
    Voided,
    /// A page was read, and something is to be proposed on it.
    Turn,
    /// So many failures that another way was taken: they are counted anew.
    Stuck,
    /// The turn was given back to a model that is told why: what led on before may lead on again.
    GivenBack(String),
}

/// What is known of irreversible clicks in this run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    None,
    /// Written down as about to happen; no answer yet.
    Unanswered,
    Pressed,
    /// An earlier one may have been pressed; the account was seen active after it.
    Unknown,
    /// Pressed, and the page then asked on: what was approved was not the last step.
    LedOn,
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
    /// As it was looked at last, the page is to the word as it was before.
    pub(super) unheard: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    Done,
    /// Done, and the page is as it was before: it may not have heard of it.
    NoEffect,
    /// Done on the person's word, and no last step: the page asked on.
    LedOn,
    /// Done on the person's word, and the page never heard of it: the account is as it was, and the person is asked anew.
    Lost,
    NotDone {
        error: ActionError,
        /// Whether the page saw anything of it, such as the pointer.
        touched: Touched,
        /// No failure: another of several targets is tried instead, or what it would have sent was held back.
        excused: bool,
    },
    /// It was not pressed, because nothing could have been held back.
    NotHeld,
    /// Nobody knows whether it was done.
    Unknown,
    /// Nobody knows that, and the account was seen active after it.
    Refuted,
}

impl Attempt {
    pub(super) fn is_done(&self) -> bool {
        use Outcome::{Done, LedOn, Lost, NoEffect};
        matches!(self.outcome, Some(Done | NoEffect | LedOn | Lost))
    }

    pub(super) fn is_click(&self) -> bool {
        matches!(self.action, Action::Click { .. })
    }

    /// Why it was not done.
    pub(super) fn error(&self) -> Option<&ActionError> {
        match &self.outcome {
            Some(Outcome::NotDone { error, .. }) => Some(error),
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

    fn is_unknown(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Unknown | Outcome::Refuted))
    }

    fn may_have_been_done(&self) -> bool {
        self.is_done() || self.is_unknown()
    }

    /// It changed nothing that is known of, so that it is no try. What was approved is asked about anew in any case.
    fn may_be_repeated(&self) -> bool {
        match self.outcome {
            Some(Outcome::NotDone { excused, .. }) => excused || !self.irreversible,
            Some(_) => !self.is_done(),
            None => false,
        }
    }

    fn has_failed(&self) -> bool {
        let failed = matches!(self.outcome, Some(Outcome::NotDone { excused: false, .. }));
        failed && !self.irreversible
    }

    /// What planners get to know of it.
    pub(super) fn past(&self) -> PastAction {
        PastAction {
            action: self.action.clone(),
            target: self.control.clone(),
            url: self.url.clone(),
            before: self.before,
            error: self.error().map(ToString::to_string),
        }
    }
}

impl Entry {
    fn attempt(&self) -> Option<&Attempt> {
        match self {
            Self::Attempt(attempt) => Some(attempt),
            _ => None,
        }
    }
}

/// What happens.
impl Attempts {
    pub(super) fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// The last attempt that `is` such a one.
    fn last_mut(&mut self, is: impl Fn(&Attempt) -> bool) -> Option<&mut Attempt> {
        let attempts = self.entries.iter_mut().filter_map(|entry| match entry {
            Entry::Attempt(attempt) => Some(attempt),
            _ => None,
        });
        attempts.rev().find(|a| is(a))
    }

    /// What came of the attempt under way.
    pub(super) fn settle(&mut self, outcome: Outcome) {
        let at = self.entries.len().saturating_sub(1);
        if let Some(Entry::Attempt(last)) = self.entries.last_mut() {
            last.outcome = Some(outcome);
            if last.enters && last.may_have_been_done() {
                self.entered.get_or_insert(at);
            }
        }
    }

    /// More became known of the last approved press, if it may have been made.
    pub(super) fn learn(&mut self, outcome: Outcome) {
        let press = self.last_mut(|a| a.irreversible);
        let failed =
            |a: &Attempt| matches!(a.outcome, Some(Outcome::NotDone { excused: false, .. }));
        if let Some(press) = press.filter(|a| !failed(a)) {
            press.outcome = Some(outcome);
        }
    }

    /// The page was looked at after the last attempt.
    pub(super) fn look(&mut self, unheard: bool) {
        if let Some(last) = self.last_mut(Attempt::is_answered) {
            last.unheard = unheard;
            if unheard && !last.irreversible {
                last.outcome = Some(Outcome::NoEffect);
            }
        }
    }

    /// The last one was not done, and is tried on another target.
    pub(super) fn excuse(&mut self) {
        let last = self.last_mut(|_| true).and_then(|a| a.outcome.as_mut());
        if let Some(Outcome::NotDone { excused, .. }) = last {
            *excused = true;
        }
    }

    /// A dialog of the page's own asked in the middle of it, and the person said yes.
    pub(super) fn becomes_irreversible(&mut self) {
        if let Some(last) = self.last_mut(|_| true) {
            last.irreversible = true;
        }
    }

    /// What was pressed last turned out to lead into the cancel flow.
    pub(super) fn has_entered(&mut self) {
        self.entered.get_or_insert(self.entries.len());
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
        self.begun = self.entries.len();
        self.entered = self.entered.and(stands.then_some(self.begun));
    }

    pub(super) fn give_back(&mut self, why: String) {
        self.note_way();
        self.entered = None;
        self.note(Entry::GivenBack(why));
    }

    fn note_way(&mut self) {
        if let Some(entered) = self.entered {
            self.first_way.get_or_insert(self.begun..entered);
        }
    }
}

/// What follows.
impl Attempts {
    fn all(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.entries.iter().filter_map(Entry::attempt)
    }

    /// Since the way began, and since what `ends` what was before.
    fn since(&self, ends: impl Fn(&Entry) -> bool) -> &[Entry] {
        let way = &self.entries[self.begun..];
        let at = way.iter().rposition(ends).map_or(0, |at| at + 1);
        &way[at..]
    }

    pub(super) fn under_way(&self) -> Option<&Attempt> {
        self.all().next_back().filter(|a| a.outcome.is_none())
    }

    pub(super) fn in_flow(&self) -> bool {
        self.entered.is_some()
    }

    /// All of which it is known whether they were done.
    pub(super) fn answered(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.all().filter(|a| a.is_answered())
    }

    pub(super) fn done(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.all().filter(|a| a.is_done())
    }

    pub(super) fn last(&self) -> Option<&Attempt> {
        self.answered().next_back()
    }

    /// The control that was pressed last, if nothing at all came of it.
    pub(super) fn unheard(&self) -> Option<Ref> {
        self.last().filter(|a| a.unheard)?.action.target()
    }

    /// Since the way began, the last time.
    pub(super) fn on_this_way(&self) -> impl Iterator<Item = &Attempt> {
        let way = self.entries[self.begun..].iter();
        way.filter_map(Entry::attempt).filter(|a| a.is_answered())
    }

    /// What was done before the cancel flow was entered: the way to the account.
    pub(super) fn way_to_the_account(&self) -> impl Iterator<Item = &Attempt> {
        let now = 0..self.entered.unwrap_or(self.begun);
        let way = self.first_way.clone().unwrap_or(now);
        let way = self.entries[way].iter().filter_map(Entry::attempt);
        way.filter(|a| a.is_done())
    }

    /// What was done on a planner's proposal, unasked, and need not be proposed again.
    pub(super) fn tries(&self) -> impl Iterator<Item = &Attempt> {
        let list = self.since(|e| matches!(e, Entry::GivenBack(_)));
        list.iter().enumerate().filter_map(move |(at, entry)| {
            let tried = entry.attempt()?;
            let mut later = list.iter().skip(at).filter_map(Entry::attempt);
            let repeated = later.any(|a| a.action == tried.action && a.may_be_repeated());
            let proposed = matches!(tried.manner, Manner::Unasked | Manner::Held);
            (proposed && !repeated).then_some(tried)
        })
    }

    /// What the policy denied on this page.
    pub(super) fn denied_on(&self, page: &str) -> impl Iterator<Item = &Tried> {
        let way = self.entries[self.begun..].iter();
        way.filter_map(move |entry| match entry {
            Entry::Denied { page: on, tried } if on == page => Some(tried),
            _ => None,
        })
    }

    /// Why proposals were refused in this turn, oldest first.
    pub(super) fn refused(&self) -> Vec<String> {
        let turn = self.since(|e| matches!(e, Entry::Turn)).iter();
        let why = turn.filter_map(|entry| match entry {
            Entry::Refused(why) | Entry::GivenBack(why) => Some(why),
            _ => None,
        });
        why.cloned().collect()
    }

    /// Refusals and failures since something was done last.
    pub(super) fn failures_in_a_row(&self) -> usize {
        let over =
            |e: &Entry| matches!(e, Entry::Stuck) || e.attempt().is_some_and(Attempt::is_done);
        let failed = |e: &&Entry| {
            matches!(e, Entry::Refused(_)) || e.attempt().is_some_and(Attempt::has_failed)
        };
        self.since(over).iter().filter(failed).count()
    }

    pub(super) fn count(&self, is: impl Fn(&Entry) -> bool) -> usize {
        self.entries.iter().filter(|entry| is(entry)).count()
    }

    fn approved(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.all().filter(|a| a.irreversible)
    }

    pub(super) fn press(&self) -> Press {
        use Outcome as O;
        let unknown = |a: &Attempt| a.is_unknown() || a.outcome.is_none();
        let Some(last) = self.approved().next_back() else {
            return Press::None;
        };
        match last.outcome {
            // What was held back after the page's own question may have done something all the same.
            None | Some(O::Unknown | O::NotHeld | O::NotDone { excused: true, .. }) => {
                Press::Unanswered
            }
            Some(O::Done | O::NoEffect) => Press::Pressed,
            Some(O::LedOn | O::Lost) => Press::LedOn,
            // It wasn't made, as far as the page and the account tell: those before it count.
            Some(O::NotDone { .. } | O::Refuted) if self.approved().any(unknown) => Press::Unknown,
            Some(O::NotDone { .. } | O::Refuted) if self.has_pressed() => Press::LedOn,
            Some(O::NotDone { .. } | O::Refuted) => Press::None,
        }
    }

    /// An approved press was made.
    pub(super) fn has_pressed(&self) -> bool {
        self.approved().any(Attempt::is_done)
    }

    /// The last approved press had no effect.
    pub(super) fn was_in_vain(&self) -> bool {
        let last = self.approved().next_back();
        last.is_some_and(|a| a.outcome == Some(Outcome::NoEffect))
    }

    /// The controls whose approved press was lost.
    pub(super) fn lost(&self) -> impl Iterator<Item = &Identity> {
        let lost = self.all().filter(|a| a.outcome == Some(Outcome::Lost));
        lost.filter_map(|a| a.control.as_ref())
    }

    /// How often this was pressed and the page heard of it, as far as is known.
    pub(super) fn presses_of(&self, control: &Identity, url: &str) -> usize {
        let unheard = |a: &Attempt| match a.outcome {
            Some(Outcome::NoEffect) => !a.irreversible,
            _ => a.outcome == Some(Outcome::Lost),
        };
        let pressed = |a: &&Attempt| a.is_click() && a.is_done() && !unheard(a);
        self.of(control, url).filter(pressed).count()
    }

    /// A press of this control would send something, or could only be made without holding that back.
    pub(super) fn was_held_back(&self, control: &Identity, url: &str) -> bool {
        let code = |a: &Attempt| a.error().map(|e| e.code);
        self.of(control, url)
            .any(|a| a.outcome == Some(Outcome::NotHeld) || code(a) == Some(ErrorCode::NotHeld))
    }

    /// It turns into something else when it is pressed: once may be chance, under the pointer it is none.
    pub(super) fn changes_at_the_press(&self, control: &Identity, url: &str) -> bool {
        let signs = |a: &Attempt| match &a.outcome {
            Some(Outcome::NotDone { error, touched, .. })
                if error.code == ErrorCode::PageChanged =>
            {
                1 + usize::from(*touched != Touched::No)
            }
            _ => 0,
        };
        self.of(control, url).map(signs).sum::<usize>() > 1
    }

    fn of(&self, control: &Identity, url: &str) -> impl Iterator<Item = &Attempt> {
        let this = move |a: &&Attempt| a.control.as_ref() == Some(control) && a.url == url;
        self.all().filter(this)
    }

    /// What was pressed in this run, whichever way it was on.
    pub(super) fn touched(&self) -> Vec<Identity> {
        self.done().filter_map(|a| a.control.clone()).collect()
    }

    /// What every press that may have sent something is called.
    pub(super) fn sent(&self) -> impl Iterator<Item = &str> {
        let sent = |a: &&Attempt| a.may_send && a.may_have_been_done();
        let all = self.all().filter(sent);
        all.filter_map(|a| Some(a.control.as_ref()?.name.as_str()))
    }
}
