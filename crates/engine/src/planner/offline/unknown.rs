//! Buttons that no wording knows: what stands around them says what they may be. The person is asked about every one of them.
use super::{Page, usable};
use crate::heuristics::Intent;
use crate::heuristics::tokens::tokens;
use crate::planner::Proposal;
use crate::{quotes, which};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

impl<'a> Page<'a> {
    /// In the dialog that a way in has opened, a button of some of its words is its last word ("Turn off renewal": "Turn off").
    pub(super) fn repeats_the_way_in(&self, element: &Element) -> bool {
        let presses = self.context.history.iter().rev();
        let mut presses = presses.filter(|p| matches!(p.action, Action::Click { .. }));
        let way_in = presses.next().and_then(|p| p.target.as_ref());
        let words = tokens(&element.name);
        way_in.is_some_and(|way_in| {
            let said = tokens(&way_in.name);
            let same = !words.is_empty() && words.iter().all(|w| said.contains(w));
            same && self.context.in_flow && element.in_dialog() && element.role == Role::Button
        })
    }

    /// "Turn off automatic renewal?" and a button "Turn off": on the way out it says yes to what its dialog is called.
    pub(super) fn answers_its_dialog(&self, element: &Element) -> bool {
        let title = element
            .dialog()
            .map(|d| tokens(&d.name))
            .unwrap_or_default();
        let words = tokens(&element.name);
        let said = !words.is_empty() && words.iter().all(|w| title.contains(w));
        said && self.in_flow
            && element.role == Role::Button
            && element
                .dialog()
                .is_some_and(|d| self.speaks_of_ending(&d.name))
    }

    /// Everything is answered, and nothing here is known: the only button that there is. The person is asked.
    pub(super) fn only_button(&self) -> Option<Proposal> {
        let asks = matches!(
            self.state(),
            PageState::ExitSurvey | PageState::FinalConfirmation | PageState::Unknown
        ) || self.what_keeps_it().is_some()
            || self.is_dialog_to_leave();
        let only = self.unknown_button().or_else(|| self.unknown_link());
        let only = only.filter(|_| asks && self.in_flow && !self.by_hand)?;
        self.click(only, "plan.go_on")
    }

    /// A dialog of the way out lies over the account, and something in it keeps the subscription: what is left over goes on.
    fn is_dialog_to_leave(&self) -> bool {
        let keeps = |e: &&Element| self.is_in_the_open_dialog(e) && self.intent(e).keeps();
        let over = self.state() == PageState::AccountActive && !self.over.is_empty();
        over && self.elements().iter().any(|e| keeps(&e))
    }

    fn is_in_the_open_dialog(&self, element: &Element) -> bool {
        element.dialog().is_some_and(|d| self.over.contains(&d))
    }

    /// On an offer: what takes it or keeps the subscription is known, so what is left over is something else.
    fn what_keeps_it(&self) -> Option<&'a Element> {
        let keeps = |e: &&Element| e.role == Role::Button && self.intent(e).keeps();
        let offer = self.state() == PageState::RetentionOffer;
        self.elements().iter().find(keeps).filter(|_| offer)
    }

    /// Beside what takes the offer, in the same place of the page, the only link that no wording knows.
    fn unknown_link(&self) -> Option<&'a Element> {
        let keeper = self.what_keeps_it()?;
        let unknown = |e: &&Element| {
            e.role == Role::Link
                && usable(e)
                && e.within == keeper.within
                && self.intent(e) == Intent::Other
        };
        let mut all = self.elements().iter().filter(unknown);
        all.next().filter(|_| all.next().is_none())
    }

    pub(super) fn unknown_button(&self) -> Option<&'a Element> {
        let unknown = |e: &&Element| {
            e.role == Role::Button
                && usable(e)
                && !e.is(ElementState::Collapsed)
                && !e.is(ElementState::Expanded)
                && !e.is_furniture()
                && !which::is_tile(e)
                && self.intent(e) == Intent::Other
                && (self.over.is_empty() || self.is_in_the_open_dialog(e))
        };
        let all: Vec<&Element> = self.elements().iter().filter(unknown).collect();
        // Of several, the one that could be pressed only after what the page asked was answered.
        let waited = |e: &&&Element| self.context.waited.contains(&e.identity());
        let only = |found: Vec<&'a Element>| found.first().copied().filter(|_| found.len() == 1);
        let found = only(all.clone());
        let found = found.or_else(|| only(all.iter().filter(waited).copied().collect()));
        // What has a price is no way out.
        found.filter(|e| !quotes::is_a_price(&e.name))
    }
}
