//! What was tried in this run, in one list. What may be tried again, what is known of presses, and what a run that ends here may have
//! sent all follow from it, so that they can't contradict each other.
use super::acting::Manner;
use super::attempt::{Attempt, Outcome};
use super::following::Way;
use crate::planner::{Led, Tried};
use protocol::action::Action;
use protocol::held::Held;
use protocol::ids::Ref;
use protocol::snapshot::Identity;
use std::ops::Range;

/// Oldest first. An attempt is listed as soon as it is decided on, and settled once it is answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attempts {
    entries: Vec<Entry>,
    /// Where the way began, the last time.
    begun: usize,
    /// Where the cancel flow was entered: before it lies the way to the account.
    entered: Option<usize>,
    /// The address of the page on which its way in was taken.
    way_in: Option<String>,
    /// The way on which the account was reached first. Walked again later, the page may still be as it was left.
    first_way: Option<Range<usize>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    Attempt(Attempt),
    /// The policy denied it on this page. That is no attempt: the person may still want it.
    Denied {
        page: String,
        tried: Tried,
    },
    /// Nothing was done about a proposal, and why.
    Refused(String),
    /// An approval came to nothing.
    Voided,
    /// A page was read: what was refused before is not told any more.
    Turn,
    /// After too many failures something else was tried: they are counted anew.
    Stuck,
    /// The turn was given back to a model, which is told why: it may repeat what was tried.
    GivenBack(String),
    /// The account didn't show the end, and the offline rules went on.
    WentOn,
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

/// What happens.
impl Attempts {
    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// What came of the attempt under way.
    pub(super) fn settle(&mut self, outcome: Outcome) {
        let at = self.entries.len().saturating_sub(1);
        if let Some(Entry::Attempt(last)) = self.entries.last_mut() {
            last.outcome = Some(outcome);
            if last.enters && (last.is_done() || last.is_unknown()) && self.entered.is_none() {
                self.entered = Some(at);
                self.way_in = Some(last.url.clone());
            }
        }
    }

    /// More became known of the last approved press, if it may have been made.
    pub(super) fn refine(&mut self, outcome: Outcome) {
        let press = self.last_mut(|a| a.irreversible);
        if let Some(press) = press.filter(|a| !a.has_failed()) {
            press.outcome = Some(outcome);
        }
    }

    /// The page was looked at after the last attempt.
    pub(super) fn looked_at(&mut self, unheard: bool) {
        if let Some(last) = self.last_mut(Attempt::is_answered) {
            last.unheard = unheard;
            last.looked = true;
            if unheard && !last.irreversible {
                last.outcome = Some(Outcome::NoEffect);
            }
        }
    }

    /// What was taken for the way in led to a page that only tells where it is.
    pub(super) fn was_told_the_way(&mut self) {
        let just_entered = self.entered.is_some_and(|at| at + 1 == self.entries.len());
        let last = self.last_mut(Attempt::is_answered);
        if let Some(last) = last.filter(|last| last.enters && just_entered) {
            last.enters = false;
            (self.entered, self.way_in) = (None, None);
        }
    }

    /// The link that was followed last is to be pressed the next time.
    pub(super) fn led_nowhere(&mut self) {
        if let Some(last) = self.last_mut(Attempt::is_answered) {
            last.takes_a_press = true;
        }
    }

    /// The last one was not done, and is tried on another target.
    pub(super) fn excuse(&mut self) {
        let last = self.last_mut(|_| true).and_then(|a| a.outcome.as_mut());
        if let Some(Outcome::NotDone { excused, .. }) = last {
            *excused = true;
        }
    }

    /// A dialog of the browser's own came up in the middle of it, and was closed.
    pub(super) fn closed_a_box(&mut self) {
        if let Some(last) = self.last_mut(|_| true) {
            last.boxed = true;
        }
    }

    pub(super) fn keeps_back(&mut self, held: &[Held]) {
        if let Some(last) = self.last_mut(|_| true) {
            last.held_back = held.into();
        }
    }

    /// A dialog of the page's own asked in the middle of it, and the person said yes.
    pub(super) fn mark_irreversible(&mut self) {
        if let Some(last) = self.last_mut(|_| true) {
            last.irreversible = true;
        }
    }

    /// What was pressed last turned out to lead into the cancel flow.
    pub(super) fn enter(&mut self) {
        if self.entered.is_none() {
            self.entered = Some(self.entries.len());
            self.way_in = self.last().map(|last| last.url.clone());
        }
    }

    /// The account is at hand, and nothing was done since the way began: no cancel flow is open.
    pub(super) fn reached_account(&mut self) {
        if self.on_this_way().next().is_none() {
            self.entered = None;
        }
    }

    /// The way begins anew: at its beginning, or on the page at hand where the run still `stands` in the cancel flow. What was tried may
    /// be tried again.
    pub(super) fn start_over(&mut self, stands: bool) {
        self.keep_first_way();
        self.begun = self.entries.len();
        self.entered = self.entered.and(stands.then_some(self.begun));
    }

    pub(super) fn give_back(&mut self, why: String) {
        self.keep_first_way();
        self.entered = None;
        self.push(Entry::GivenBack(why));
    }

    /// The account didn't show the end: another way out is looked for, and nothing that was tried is tried again.
    pub(super) fn go_on_after_all(&mut self) {
        self.keep_first_way();
        self.entered = None;
        self.push(Entry::WentOn);
    }

    fn keep_first_way(&mut self) {
        if let Some(entered) = self.entered {
            self.first_way.get_or_insert(self.begun..entered);
        }
    }

    fn last_mut(&mut self, is: impl Fn(&Attempt) -> bool) -> Option<&mut Attempt> {
        let attempts = self.entries.iter_mut().filter_map(|entry| match entry {
            Entry::Attempt(attempt) => Some(attempt),
            _ => None,
        });
        attempts.rev().find(|a| is(a))
    }
}

/// What follows from it.
impl Attempts {
    fn all(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.entries.iter().filter_map(Entry::attempt)
    }

    pub(super) fn under_way(&self) -> Option<&Attempt> {
        self.all().next_back().filter(|a| a.outcome.is_none())
    }

    /// All of which it is known whether they were done.
    pub(super) fn answered(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.all().filter(|a| a.is_answered())
    }

    pub(super) fn done(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.all().filter(|a| a.is_done())
    }

    /// Before the way out was entered, up to the first press on the person's word, which was made on a page that is known, too.
    pub(super) fn before_any_press(&self) -> impl Iterator<Item = &Attempt> {
        let before = &self.entries[..self.entered.unwrap_or(self.entries.len())];
        let all = before.iter().filter_map(Entry::attempt);
        let made = |a: &Attempt| a.irreversible && (a.is_done() || a.is_unknown());
        let mut pressed = false;
        let first = all.take_while(move |a| !std::mem::replace(&mut pressed, made(a)));
        first.filter(|a| a.is_answered())
    }

    /// The addresses that were opened as such, and unasked, before the way out was entered: they only show something.
    pub(super) fn opened(&self) -> impl Iterator<Item = &String> {
        let before = &self.entries[..self.entered.unwrap_or(self.entries.len())];
        let all = before.iter().filter_map(Entry::attempt);
        all.filter(|a| a.is_done() && !a.irreversible)
            .filter_map(|a| match (&a.followed, &a.action) {
                (Some(Way::Page(url)), _) | (_, Action::Navigate { url }) => Some(url),
                _ => None,
            })
    }

    /// The last one that was answered.
    pub(super) fn last(&self) -> Option<&Attempt> {
        self.answered().next_back()
    }

    /// The control that was pressed last, if nothing at all came of it.
    pub(super) fn unheard(&self) -> Option<Ref> {
        self.last().filter(|a| a.unheard)?.action.target()
    }

    /// What was pressed in this run, whichever way it was on.
    pub(super) fn touched(&self) -> Vec<Identity> {
        self.done().filter_map(|a| a.control.clone()).collect()
    }

    /// What was pressed on the person's word before the rules went on from an account that showed no end: it isn't asked about again.
    pub(super) fn left_behind(&self) -> Vec<Identity> {
        let went_on = self.entries.iter().rposition(|e| *e == Entry::WentOn);
        let before = self.entries[..went_on.unwrap_or(0)].iter();
        let made = before
            .filter_map(Entry::attempt)
            .filter(|a| a.irreversible && a.is_answered());
        made.filter_map(|a| a.control.clone()).collect()
    }

    /// The links whose address led nowhere, by the page they stood on.
    pub(super) fn to_press(&self, url: &str) -> Vec<Identity> {
        // The route of a view stays in the address.
        let place = |url: &str| url.split('#').next().map(str::to_owned);
        let here = self
            .all()
            .filter(|a| a.takes_a_press && place(&a.url) == place(url));
        here.filter_map(|a| a.control.clone()).collect()
    }

    /// Every press that may have sent something, but the `last` one where that is called so.
    pub(super) fn sent_but(&self, last: Option<&str>) -> Vec<&Attempt> {
        let made = |a: &&Attempt| a.may_send && (a.is_done() || a.is_unknown());
        let mut sent: Vec<_> = self.all().filter(made).collect();
        if last.is_some() && sent.last().and_then(|a| a.name()) == last {
            sent.pop();
        }
        sent
    }

    pub(super) fn count(&self, is: impl Fn(&Entry) -> bool) -> usize {
        self.entries.iter().filter(|entry| is(entry)).count()
    }
}

/// Since the way began.
impl Attempts {
    pub(super) fn in_flow(&self) -> bool {
        self.entered.is_some()
    }

    /// The page on which the way in was taken, while the run is in the cancel flow.
    pub(super) fn way_in(&self) -> Option<&str> {
        let taken = self.way_in.as_deref();
        taken.filter(|_| self.in_flow())
    }

    pub(super) fn on_this_way(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        let way = self.entries[self.begun..].iter();
        way.filter_map(Entry::attempt).filter(|a| a.is_answered())
    }

    /// What was done before the cancel flow was entered.
    pub(super) fn way_to_the_account(&self) -> impl Iterator<Item = &Attempt> {
        let now = 0..self.entered.unwrap_or(self.begun);
        let way = self.first_way.clone().unwrap_or(now);
        let way = self.entries[way].iter().filter_map(Entry::attempt);
        way.filter(|a| a.is_done())
    }

    /// What was done unasked on a planner's proposal, and need not be proposed again.
    pub(super) fn tries(&self) -> impl Iterator<Item = &Attempt> {
        let entries = self.since(|e| matches!(e, Entry::GivenBack(_)));
        entries.iter().enumerate().filter_map(move |(at, entry)| {
            let tried = entry.attempt()?;
            let mut later = entries[at..].iter().filter_map(Entry::attempt);
            let repeated = later.any(|a| a.action == tried.action && a.may_be_repeated());
            let proposed = matches!(tried.manner, Manner::Unasked(_));
            (proposed && !repeated).then_some(tried)
        })
    }

    /// A control in the record of the named subscription led to the page of this address, and nothing was pressed here since.
    pub(super) fn led_from_its_record(&self, url: &str) -> bool {
        let last = self.on_this_way().rfind(|a| a.is_done());
        last.is_some_and(|a| a.in_record && a.is_click() && a.url != url)
    }

    /// What led to the page of this address, or opened a part of it last, stood with the named subscription.
    pub(super) fn led_from_the_meant(&self, url: &str) -> Led {
        let way: Vec<&Attempt> = self.on_this_way().filter(|a| a.is_done()).collect();
        let arrived = way.iter().rposition(|a| a.url != url);
        let leads = |a: &&&Attempt| a.meant && a.is_click();
        match (
            way.last().filter(leads),
            arrived.map(|at| &way[at]).filter(leads),
        ) {
            (Some(last), _) if last.url == url => Led::ToAPart,
            (_, Some(arrived)) if arrived.in_record => Led::ToItsPage,
            (_, Some(_)) => Led::Here,
            _ => Led::Elsewhere,
        }
    }

    pub(super) fn denied_on(&self, page: &str) -> impl Iterator<Item = &Tried> {
        let way = self.entries[self.begun..].iter();
        way.filter_map(move |entry| match entry {
            Entry::Denied { page: on, tried } if on == page => Some(tried),
            _ => None,
        })
    }

    /// Why proposals were refused in this turn, oldest first.
    pub(super) fn refused(&self) -> Vec<String> {
        let turn = self.since(|e| *e == Entry::Turn).iter();
        let why = turn.filter_map(|entry| match entry {
            Entry::Refused(why) | Entry::GivenBack(why) => Some(why.clone()),
            _ => None,
        });
        why.collect()
    }

    /// Failures since something was done last.
    pub(super) fn failures_in_a_row(&self) -> usize {
        let unasked = |a: &Attempt| a.has_failed() && !a.irreversible;
        self.in_a_row(|e| e.attempt().is_some_and(unasked))
    }

    /// Refusals since then: a refusal is no try.
    pub(super) fn refusals_in_a_row(&self) -> usize {
        self.in_a_row(|e| matches!(e, Entry::Refused(_)))
    }

    fn in_a_row(&self, counts: impl Fn(&Entry) -> bool) -> usize {
        let done = |e: &Entry| e.attempt().is_some_and(Attempt::is_done);
        let row = self.since(|e| *e == Entry::Stuck || done(e)).iter();
        row.filter(|e| counts(e)).count()
    }

    /// What came after the last entry that `ends` what was before.
    fn since(&self, ends: impl Fn(&Entry) -> bool) -> &[Entry] {
        let way = &self.entries[self.begun..];
        let at = way.iter().rposition(ends).map_or(0, |at| at + 1);
        &way[at..]
    }
}

/// Of presses on the person's word.
impl Attempts {
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

    pub(super) fn has_pressed(&self) -> bool {
        self.approved().any(Attempt::is_done)
    }

    pub(super) fn was_in_vain(&self) -> bool {
        let last = self.approved().next_back();
        last.is_some_and(|a| a.outcome == Some(Outcome::NoEffect))
    }

    /// The controls whose press was lost.
    pub(super) fn lost(&self) -> impl Iterator<Item = &Identity> {
        let lost = self.approved().filter(|a| a.outcome == Some(Outcome::Lost));
        lost.filter_map(|a| a.control.as_ref())
    }
}

/// Of one control at one address.
impl Attempts {
    fn of(&self, control: &Identity, url: &str) -> impl Iterator<Item = &Attempt> {
        let this = move |a: &&Attempt| a.control.as_ref() == Some(control) && a.url == url;
        self.all().filter(this)
    }

    pub(super) fn heard_presses(&self, control: &Identity, page: &str) -> usize {
        let this = |a: &&Attempt| a.control.as_ref() == Some(control) && a.page == page;
        self.all()
            .filter(this)
            .filter(|a| a.is_heard_press())
            .count()
    }

    pub(super) fn was_held_back(&self, control: &Identity, url: &str) -> bool {
        self.of(control, url).any(Attempt::was_held_back)
    }

    /// What it would have sent when it was tried.
    pub(super) fn sends(&self, control: &Identity, url: &str) -> impl Iterator<Item = &Held> {
        self.of(control, url).flat_map(|a| a.held_back.iter())
    }

    pub(super) fn changes_when_pressed(&self, control: &Identity, url: &str) -> bool {
        let signs = self.of(control, url).map(Attempt::signs_of_change);
        signs.sum::<usize>() > 1
    }
}

impl Entry {
    pub(super) fn attempt(&self) -> Option<&Attempt> {
        match self {
            Self::Attempt(attempt) => Some(attempt),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
