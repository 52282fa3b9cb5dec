//! What was tried before, and how often: what may be done once more, and what is looked at instead.
use super::attempt::{Attempt, Outcome};
use super::naming::{enters, fingerprint, stand};
use super::turn::target;
use super::{Press, Seen, Session};
use crate::heuristics::Intent;
use crate::planner::{self, Tried};
use crate::portal;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// So often in a row one control is pressed at one address.
const OVER_AND_OVER: usize = 4;
/// So often one control is pressed on one page on the person's word.
const ENOUGH: usize = 2;

impl Session {
    /// What is not to be proposed on this page: what need not be tried any more, and what was denied there.
    pub(super) fn spent(&self, page: &str, state: PageState) -> Vec<Tried> {
        let mut spent = self.exhausted(page, state);
        spent.extend(self.flow.attempts.denied_on(page).cloned());
        spent
    }

    /// What need not be tried on this page any more. On the way out a page that comes back after others (a question asked twice) may be
    /// answered once more, and so may an offer, which comes back in its own place too; and so may, anywhere, a press that brought nothing at
    /// all: the page may not have been listening yet. What was asked about is none of it: a press that may end something is never repeated
    /// by this.
    pub(super) fn exhausted(&self, page: &str, state: PageState) -> Vec<Tried> {
        let on_the_way = matches!(
            state,
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
        );
        let all: Vec<&Attempt> = self.flow.attempts.tries().collect();
        let here: Vec<&Attempt> = all.iter().copied().filter(|a| a.page == page).collect();
        let returned = all.last().is_some_and(|a| a.page != page);
        let done = |a: &Attempt| self.flow.attempts.done().any(|d| d.is_like(a));
        let in_place = |a: &Attempt| state == PageState::RetentionOffer && done(a);
        let (last, closed) = self.last_but_for_covers();
        let lost = closed || self.flow.attempts.unheard().is_some();
        let in_vain = |a: &Attempt| lost && last.is_some_and(|l| l.is_like(a) && l.is_done());
        let twice = |a: &Attempt| here.iter().filter(|o| o.is_like(a)).count() > 1;
        // What went on from the way in was kept back, and is gone with what it stood in.
        let latest = self.flow.attempts.on_this_way().rfind(|a| a.is_click());
        let kept_back = latest.is_some_and(|a| a.past().error.is_some());
        let begins = |a: &Attempt| kept_back && a.enters && !a.is_unknown();
        // So may what brought it up.
        let mut answered = self.flow.attempts.answered().rev();
        let brought = answered
            .by_ref()
            .find(|a| a.is_click())
            .and(answered.next());
        let begins = |a: &Attempt| {
            begins(a) || kept_back && !a.is_unknown() && brought.is_some_and(|b| b.is_like(a))
        };
        // What brought nothing may do so now that something else was pressed here: an answer that is drawn shows in nothing.
        let answered_since = |a: &Attempt| {
            let mut later = self
                .flow
                .attempts
                .done()
                .rev()
                .take_while(|d| !d.is_like(a));
            let nothing = a.outcome == Some(Outcome::NoEffect) && !a.irreversible;
            on_the_way && nothing && later.any(|d| d.page == page && d.is_click())
        };
        // A page may have more than one control that is worth going back for.
        let goes = |a: &Attempt| matches!(a.action, Action::Navigate { .. });
        let may_be_again = |a: &Attempt| {
            let answers = on_the_way && (returned || in_place(a)) || self.is_undone(a);
            answers || in_vain(a) || begins(a) || goes(a) || answered_since(a)
        };
        let spent = |a: &&Attempt| !self.opens_again(a) && (!may_be_again(a) || twice(a));
        let spent = here.iter().copied().filter(spent);
        // A page that differs by a word each time is no other page.
        let others = all.iter().copied().filter(|a| self.over_and_over(a));
        spent.chain(others).map(|a| self.as_it_is_now(a)).collect()
    }

    /// On this way the same control of this page, whatever else the page says by now, was pressed without a question, and something may
    /// have been sent with it. Where the way begins anew it is gone again.
    pub(super) fn was_sent_unasked(&self, tried: &Tried, seen: &Seen) -> bool {
        let here = stand(&seen.observation);
        let like = |a: &Attempt| a.stand == here && self.as_it_is_now(a) == *tried;
        let mut made = self.flow.attempts.on_this_way().filter(|a| a.is_done());
        made.any(|a| a.is_click() && a.may_send && !a.irreversible && like(a))
    }

    /// An answer that was given and doesn't stand any more: the page was loaded anew.
    fn is_undone(&self, given: &Attempt) -> bool {
        let elements = self.seen.as_ref().map(|s| &s.observation.snapshot.elements);
        let asked = |e: &&Element| Some(e.identity()) == given.control;
        let asked = elements.and_then(|all| all.iter().find(asked));
        given.is_done()
            && asked.is_some_and(|e| match &given.action {
                Action::Select { value, .. } | Action::Fill { value, .. } => {
                    e.value.as_ref().is_some_and(|now| now != value)
                }
                Action::Click { .. } => e.role == Role::Radio && e.is(ElementState::Unchecked),
                _ => false,
            })
    }

    /// A menu that closed when what it held was pressed, and was come back to.
    fn opens_again(&self, tried: &Attempt) -> bool {
        let (Some(seen), Some(target)) = (self.seen.as_ref(), tried.control.as_ref()) else {
            return false;
        };
        let snapshot = &seen.observation.snapshot;
        let here = crate::site::plain(&snapshot.page.url);
        let mut elements = snapshot.elements.iter();
        let languages = crate::heuristics::languages(&seen.observation);
        let opens = |e: &Element| {
            e.is(ElementState::Collapsed) || crate::policy::opens_a_menu(e, &languages)
        };
        let closed = |e: &Element| e.identity() == *target && opens(e);
        let history = || self.flow.attempts.answered().map(Attempt::past);
        elements.any(closed)
            && planner::may_open_again(&history().collect::<Vec<_>>(), &here, target)
    }

    /// Pages that draw themselves anew give their controls new refs: what is the only one of its role and name is the same control.
    fn as_it_is_now(&self, tried: &Attempt) -> Tried {
        let elements = self.seen.as_ref().map(|s| &s.observation.snapshot.elements);
        let named = |e: &&Element| Some(e.identity()) == tried.control;
        let mut same = elements.into_iter().flatten().filter(named);
        let mut now = tried.tried();
        if let (true, Some(only), None) = (tried.is_click(), same.next(), same.next()) {
            now.action = Action::Click {
                target: only.reference,
            };
        }
        now
    }

    /// The last thing done, and whether something that came over the page was closed after it: that may have swallowed a press.
    fn last_but_for_covers(&self) -> (Option<&Attempt>, bool) {
        let attempts = &self.flow.attempts;
        let Some(seen) = self.seen.as_ref() else {
            return (attempts.last(), false);
        };
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        let closes = |a: &&Attempt| {
            let name = a.control.as_ref().map_or("", |t| t.name.as_str());
            let intent = crate::heuristics::intent(name, &seen.observation);
            let closes = matches!(intent, Intent::Back | Intent::Decline | Intent::Remind);
            a.url == here && closes
        };
        let closed = attempts.answered().rev().take_while(closes).count();
        let last = attempts.answered().rev().nth(closed);
        (last, closed > 0 && last.is_some_and(|a| a.url == here))
    }

    /// The last few presses all were this one, at one address.
    fn over_and_over(&self, tried: &Attempt) -> bool {
        let idle = |a: &&Attempt| {
            matches!(
                a.action,
                Action::Wait { .. } | Action::ScrollFor { .. } | Action::ScrollPage { .. }
            )
        };
        // An answer in between makes it another step.
        let mut clicks = self.flow.attempts.answered().rev().filter(|a| !idle(a));
        let same = |a: &Attempt| a.is_click() && a.control.is_some() && a.control == tried.control;
        let first = clicks.next().filter(|a| same(a));
        let more = |first: &Attempt| clicks.take_while(|a| same(a) && a.url == first.url).count();
        first.map_or(0, more) + 1 >= OVER_AND_OVER
    }

    /// To a page that was passed already, which is no page of the way out: the "Cancel" of a form.
    pub(super) fn leads_back(&self, element: &Element) -> bool {
        let to = element
            .href
            .as_deref()
            .filter(|h| !crate::site::is_anchor(h));
        let mut passed = self.flow.passed.iter();
        to.is_some_and(|to| passed.any(|page| crate::site::is_same(&page.url, to)))
    }

    /// How often in a row it was only waited.
    pub(super) fn waited(&self) -> usize {
        let latest = self.flow.attempts.answered().rev();
        latest
            .take_while(|a| matches!(a.action, Action::Wait { .. }))
            .count()
    }

    /// This was pressed often enough on this page, and the page heard of it. The steps of a wizard at one address are pages of their own.
    pub(super) fn is_enough(&self, action: &Action, seen: &Seen) -> bool {
        let page = fingerprint(&seen.observation);
        let control = target(&seen.observation, action).map(Element::identity);
        control.is_some_and(|c| self.flow.attempts.heard_presses(&c, &page) >= ENOUGH)
    }

    /// The last step was pressed, and this is the way in that led there: before anything is ended twice, the account is looked at.
    pub(super) fn begins_again(&self, action: &Action, seen: &Seen) -> bool {
        let target = target(&seen.observation, action)
            .filter(|e| enters(e, seen, self.options.plan.as_deref()));
        let taken = |e: &Element| {
            let identity = e.identity();
            let mut steps = self.flow.attempts.on_this_way();
            steps.any(|a| a.is_done() && a.control.as_ref() == Some(&identity))
        };
        let ended = |p: &super::binding::Pressed| p.was_last() && !p.was_here(seen);
        let asks_nothing = matches!(
            seen.reading.state,
            PageState::Unknown | PageState::AccountActive
        );
        asks_nothing
            && self.press() != Press::None
            && self.pressed.as_deref().is_some_and(ended)
            && target.is_some_and(taken)
    }

    /// Somebody bills for the service, and their portal is one press away that was not gone yet.
    pub(super) fn may_ask_the_biller(&self, seen: &Seen) -> bool {
        let Some(portal) = portal::of(&seen.observation).filter(|_| !self.flow.attempts.in_flow())
        else {
            return false;
        };
        let identity = portal.identity();
        let mut steps = self.flow.attempts.answered();
        !steps.any(|a| a.control.as_ref() == Some(&identity))
    }
}
