//! What was tried before, and how often: what may be done once more, and what is looked at instead.
use super::naming::enters;
use super::turn::target;
use super::{Press, Seen, Session};
use crate::heuristics::Intent;
use crate::planner::{self, PastAction, Tried};
use crate::portal;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::snapshot::{Element, ElementState};

/// So often in a row one control is pressed at one address.
const OVER_AND_OVER: usize = 4;

impl Session {
    /// What is not to be proposed on this page: what need not be tried any more, and what was denied there.
    pub(super) fn spent(&self, page: &str, state: PageState) -> Vec<Tried> {
        let denied = self.flow.denied.iter().filter(|(p, _)| p == page);
        let denied = denied.map(|(_, t)| t.clone());
        self.exhausted(page, state)
            .into_iter()
            .chain(denied)
            .collect()
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
        let all = &self.flow.tried;
        let here: Vec<&Tried> = all
            .iter()
            .filter(|(p, _)| p == page)
            .map(|(_, t)| t)
            .collect();
        let returned = all.last().is_some_and(|(p, _)| p != page);
        let done = |t: &Tried| {
            let mut history = self.flow.history.iter();
            history.any(|p| p.error.is_none() && p.action == t.action && p.target == t.target)
        };
        let in_place = |t: &Tried| state == PageState::RetentionOffer && done(t);
        let (last, closed) = self.last_but_for_covers();
        let lost = closed || self.flow.unheard.is_some();
        let in_vain = |t: &Tried| {
            let this = |p: &&PastAction| p.action == t.action && p.target == t.target;
            lost && last.filter(this).is_some_and(|p| p.error.is_none())
        };
        let twice = |t: &Tried| here.iter().filter(|o| **o == t).count() > 1;
        let again = |t: &Tried| self.over_and_over(t);
        let may_be_again = |t: &Tried| on_the_way && (returned || in_place(t)) || in_vain(t);
        let spent = |t: &&Tried| !self.opens_again(t) && (!may_be_again(t) || twice(t));
        let spent = here.iter().copied().filter(spent);
        // A page that differs by a word each time is no other page.
        let others = all.iter().map(|(_, t)| t).filter(|t| again(t));
        spent.chain(others).map(|t| self.as_it_is_now(t)).collect()
    }

    /// A menu that closed when what it held was pressed, and was come back to.
    fn opens_again(&self, tried: &Tried) -> bool {
        let (Some(seen), Some(target)) = (self.seen.as_ref(), tried.target.as_ref()) else {
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
        elements.any(closed) && planner::may_open_again(&self.flow.history, &here, target)
    }

    /// Pages that draw themselves anew give their controls new refs: what is the only one of its role and name is the same control.
    fn as_it_is_now(&self, tried: &Tried) -> Tried {
        let elements = self.seen.as_ref().map(|s| &s.observation.snapshot.elements);
        let named = |e: &&Element| Some(e.identity()) == tried.target;
        let mut same = elements.into_iter().flatten().filter(named);
        match (&tried.action, same.next(), same.next()) {
            (Action::Click { .. }, Some(only), None) => Tried {
                action: Action::Click {
                    target: only.reference,
                },
                target: tried.target.clone(),
            },
            _ => tried.clone(),
        }
    }

    /// The last thing done, and whether something that came over the page was closed after it: that may have swallowed a press.
    fn last_but_for_covers(&self) -> (Option<&PastAction>, bool) {
        let history = &self.flow.history;
        let Some(seen) = self.seen.as_ref() else {
            return (history.last(), false);
        };
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        let closes = |p: &&PastAction| {
            let name = p.target.as_ref().map_or("", |t| t.name.as_str());
            let intent = crate::heuristics::intent(name, &seen.observation);
            let closes = matches!(intent, Intent::Back | Intent::Decline | Intent::Remind);
            p.url == here && closes
        };
        let closed = history.iter().rev().take_while(closes).count();
        let last = history.iter().rev().nth(closed);
        (last, closed > 0 && last.is_some_and(|p| p.url == here))
    }

    /// The last few presses all were this one, at one address.
    fn over_and_over(&self, tried: &Tried) -> bool {
        let idle =
            |p: &&PastAction| matches!(p.action, Action::Wait { .. } | Action::ScrollPage { .. });
        // An answer in between makes it another step.
        let mut clicks = self.flow.history.iter().rev().filter(|p| !idle(p));
        let same = |p: &PastAction| {
            let click = matches!(p.action, Action::Click { .. });
            click && p.target.is_some() && p.target == tried.target
        };
        let first = clicks.next().filter(|p| same(p));
        let more =
            |first: &PastAction| clicks.take_while(|p| same(p) && p.url == first.url).count();
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
        let latest = self.flow.history.iter().rev();
        latest
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count()
    }

    /// How often this was pressed at this address and the page heard of it.
    pub(super) fn presses_of(&self, tried: &Tried, seen: &Seen) -> usize {
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        let same = |p: &&PastAction| {
            let click = matches!(p.action, Action::Click { .. }) && p.error.is_none();
            click && p.target.is_some() && p.target == tried.target && p.url == here
        };
        let all = self.flow.history.iter().filter(same).count();
        let lost = self.flow.gone_again.iter().chain(&self.flow.unheeded);
        all.saturating_sub(lost.filter(|p| Some(*p) == tried.target.as_ref()).count())
    }

    /// The last step was pressed, and this is the way in that led there: before anything is ended twice, the account is looked at.
    pub(super) fn begins_again(&self, action: &Action, seen: &Seen) -> bool {
        let target = target(&seen.observation, action)
            .filter(|e| enters(e, seen, self.options.plan.as_deref()));
        let taken = |e: &Element| {
            let identity = e.identity();
            let mut steps = self.flow.history.iter().skip(self.flow.begun_at);
            steps.any(|p| p.error.is_none() && p.target.as_ref() == Some(&identity))
        };
        let ended = |p: &super::binding::Pressed| p.was_last() && !p.was_here(seen);
        let asks_nothing = matches!(
            seen.reading.state,
            PageState::Unknown | PageState::AccountActive
        );
        asks_nothing
            && self.press != Press::None
            && self.pressed.as_deref().is_some_and(ended)
            && target.is_some_and(taken)
    }

    /// Somebody bills for the service, and their portal is one press away that was not gone yet.
    pub(super) fn may_ask_the_biller(&self, seen: &Seen) -> bool {
        let Some(portal) = portal::of(&seen.observation).filter(|_| !self.flow.in_flow) else {
            return false;
        };
        let identity = portal.identity();
        let mut steps = self.flow.history.iter();
        !steps.any(|p| p.target.as_ref() == Some(&identity))
    }
}
