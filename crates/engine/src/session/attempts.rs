//! What was tried in this run and what came of it, in one list: what may be tried again, and what a run that ends here may have sent,
//! follow from it and can't contradict it.
use super::acting::Manner;
use super::turn::changes_something;
use crate::planner::{PastAction, Tried};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
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
enum Entry {
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
        /// It was one of several targets, and the next is tried instead: no failure yet.
        missed: bool,
    },
    /// What it wanted to send was held back, and it came to nothing.
    HeldBack(ActionError),
    /// It was not pressed, because nothing could have been held back.
    NotHeld,
    /// Nobody knows whether it was done.
    Unknown,
    /// Nobody knows that, and the account was seen active after it.
    Refuted,
}

impl Outcome {
    /// Something lay over the control.
    pub(super) fn is_covered(&self) -> bool {
        matches!(self, Self::NotDone { error, .. } if error.code == ErrorCode::ElementObscured)
    }
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
        match self.outcome.as_ref()? {
            Outcome::NotDone { error, .. } | Outcome::HeldBack(error) => Some(error),
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
            Some(Outcome::NotDone { .. }) => !self.irreversible,
            Some(_) => !self.is_done(),
            None => false,
        }
    }

    fn has_failed(&self) -> bool {
        let failed = matches!(self.outcome, Some(Outcome::NotDone { missed: false, .. }));
        failed && !self.irreversible
    }

    /// How much speaks for a control that turns into something else when it is pressed: once may be chance, under the pointer it is none.
    fn changes(&self) -> usize {
        match &self.outcome {
            Some(Outcome::NotDone { error, touched, .. })
                if error.code == ErrorCode::PageChanged =>
            {
                1 + usize::from(*touched != Touched::No)
            }
            _ => 0,
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

impl Entry {
    fn attempt(&self) -> Option<&Attempt> {
        match self {
            Self::Attempt(attempt) => Some(attempt),
            _ => None,
        }
    }

    fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        match self {
            Self::Attempt(attempt) => Some(attempt),
            _ => None,
        }
    }

    /// Why something was refused, for whoever proposes something else.
    fn reason(&self) -> Option<&String> {
        match self {
            Self::Refused(why) | Self::GivenBack(why) => Some(why),
            _ => None,
        }
    }
}

/// What happens.
impl Attempts {
    pub(super) fn begin(&mut self, attempt: Attempt) {
        self.entries.push(Entry::Attempt(attempt));
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
        let mut all = self.entries.iter_mut().filter_map(Entry::attempt_mut);
        if let Some(press) = all.rfind(|a| a.irreversible)
            && !matches!(press.outcome, Some(Outcome::NotDone { .. }))
        {
            press.outcome = Some(outcome);
        }
    }

    /// The last one was not done, and is tried on another target.
    pub(super) fn miss(&mut self) {
        if let Some(Entry::Attempt(last)) = self.entries.last_mut()
            && let Some(Outcome::NotDone { missed, .. }) = &mut last.outcome
        {
            *missed = true;
        }
    }

    /// A dialog of the page's own asked in the middle of it, and the person said yes.
    pub(super) fn becomes_irreversible(&mut self) {
        if let Some(Entry::Attempt(last)) = self.entries.last_mut() {
            last.irreversible = true;
        }
    }

    pub(super) fn deny(&mut self, page: String, tried: Tried) {
        self.entries.push(Entry::Denied { page, tried });
    }

    pub(super) fn refuse(&mut self, why: String) {
        self.entries.push(Entry::Refused(why));
    }

    pub(super) fn void(&mut self) {
        self.entries.push(Entry::Voided);
    }

    pub(super) fn new_turn(&mut self) {
        self.entries.push(Entry::Turn);
    }

    pub(super) fn get_stuck(&mut self) {
        self.entries.push(Entry::Stuck);
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
        self.entries.push(Entry::GivenBack(why));
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

    /// What planners get to know.
    pub(super) fn history(&self) -> Vec<PastAction> {
        self.on_this_way().map(Attempt::past).collect()
    }

    /// The same of the whole run.
    pub(super) fn whole_history(&self) -> Vec<PastAction> {
        self.answered().map(Attempt::past).collect()
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
        turn.filter_map(Entry::reason).cloned().collect()
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

    /// How often a model was given the turn back after the account didn't show the end.
    pub(super) fn times_given_back(&self) -> usize {
        let given_back = |e: &&Entry| matches!(e, Entry::GivenBack(_));
        self.entries.iter().filter(given_back).count()
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
            None | Some(O::Unknown | O::HeldBack(_) | O::NotHeld) => Press::Unanswered,
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

    pub(super) fn voids(&self) -> usize {
        let voided = |e: &&Entry| matches!(e, Entry::Voided);
        self.entries.iter().filter(voided).count()
    }

    /// A press of this control would send something, or could only be made without holding that back.
    pub(super) fn was_held_back(&self, control: &Identity, url: &str) -> bool {
        let held = |a: &Attempt| matches!(a.outcome, Some(Outcome::HeldBack(_) | Outcome::NotHeld));
        self.of(control, url).any(held)
    }

    /// It turns into something else when it is pressed.
    pub(super) fn changes_at_the_press(&self, control: &Identity, url: &str) -> bool {
        self.of(control, url).map(Attempt::changes).sum::<usize>() > 1
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

    /// Something was done that may have changed something.
    pub(super) fn changed_something(&self) -> bool {
        self.done().any(|a| changes_something(&a.action))
    }
}
