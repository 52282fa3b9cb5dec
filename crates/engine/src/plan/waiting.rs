//! When a page is waited for: what goes on can't be pressed yet, or what was pressed shows nothing yet.
use super::Turn;
use crate::classify::{self, Candidate, Feature, Setting};
use crate::heuristics::Intent;
use crate::planner::Proposal;
use crate::words;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// So often in a row a page is waited for.
pub(super) const WAITS: usize = 4;

impl Turn<'_> {
    /// The way on is there but disabled.
    pub(super) fn wait(&self) -> Option<Proposal> {
        (self.waiting_button() && self.waited() < WAITS).then(|| wait(1500))
    }

    /// A page may take its time to show what comes next: before anything is given up it is waited for, once.
    pub(super) fn patience(&self) -> Option<Proposal> {
        let comes = self.setting.in_flow || self.asks_without_answers();
        (comes && !self.by_hand && self.waited() == 0).then(|| wait(2000))
    }

    /// What was pressed opens something, and nothing of it shows yet.
    pub(super) fn opening(&self) -> Option<Proposal> {
        let opened = |c: &Candidate<'_>| {
            c.has(Feature::LedHere) && (c.has(Feature::Opens) || c.has(Feature::IsOpen))
        };
        let last = self.context.history.last();
        let pressed = last.is_some_and(|p| p.is_click() && p.error.is_none());
        let nothing = !self.ranked.iter().any(|c| c.has(Feature::New));
        let waits = !self.setting.in_flow && pressed && nothing && self.ranked.iter().any(opened);
        waits.then(|| wait(1000))
    }

    /// It asks to choose, and nothing of its own stands there to be chosen.
    fn asks_without_answers(&self) -> bool {
        // A bare "OK" may be a banner's.
        let banner = [Intent::ConsentAccept, Intent::ConsentReject, Intent::Yes];
        let answers = |e: &Element| {
            let text = matches!(e.role, Role::TextBox | Role::Combobox | Role::Option);
            let choice = e.is_choice() || text || e.role == Role::Button;
            choice
                && classify::is_usable(e)
                && !e.is_furniture()
                && !banner.contains(&self.intent(e))
        };
        self.context.state == PageState::ExitSurvey && !self.elements().iter().any(answers)
    }

    /// The button that would go on is there, but can't be pressed yet.
    pub(super) fn waiting_button(&self) -> bool {
        let promises = |e: &Element| {
            let phrase = self.setting.phrase(Setting::label(e));
            let own = self.setting.is_in_layer(e) && self.setting.veto_of(e).is_none();
            classify::goes_on(&phrase)
                || own && !classify::leads_back(&phrase)
                || self.setting.sends_what_is_understood(&e.reference)
        };
        self.not_yet_open().any(promises)
    }

    /// The one of them that ends it, by its name.
    pub(super) fn waiting_end(&self) -> bool {
        self.not_yet_open().any(|e| self.is_named_an_end(e))
    }

    /// In the same dialog: of two that read like an end, the one that is open already gives the end up, as often as not.
    pub(super) fn an_end_waits_beside(&self, open: &Element) -> bool {
        let beside = |e: &Element| self.setting.is_in_layer(e) && self.is_named_an_end(e);
        self.setting.is_in_layer(open) && self.not_yet_open().any(beside)
    }

    fn is_named_an_end(&self, element: &Element) -> bool {
        classify::ends(&self.setting.phrase(Setting::label(element)))
    }

    /// Buttons of the way out that can't be pressed yet.
    fn not_yet_open(&self) -> impl Iterator<Item = &Element> {
        let waits = |e: &&Element| {
            let button = matches!(e.role, Role::Button | Role::Link);
            button
                && e.is(ElementState::Disabled)
                && (!self.was_pressed(e) || self.has_an_open_box_beside(e))
                && !self.setting.is_behind(e)
        };
        let in_flow = self.setting.in_flow;
        let elements = self.elements().iter();
        elements.filter(move |e| in_flow && waits(e))
    }

    /// What was pressed on the step before is called the same on this one, and waits for what stands here to be ticked or chosen.
    fn has_an_open_box_beside(&self, button: &Element) -> bool {
        let open = |e: &Element| {
            // Of radios one is enough.
            let kinds = [Role::Checkbox, Role::Combobox, Role::Option];
            let ticked = kinds.contains(&e.role) && e.dialog() == button.dialog();
            let answered =
                e.is(ElementState::Checked) || self.context.touched.contains(&e.identity());
            ticked && !answered && self.in_reach(e) && !e.is_furniture()
        };
        self.elements().iter().any(open)
    }

    /// How often in a row it was only waited.
    pub(super) fn waited(&self) -> usize {
        let latest = self.context.history.iter().rev();
        latest
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count()
    }
}

fn wait(ms: u32) -> Proposal {
    Proposal::Act {
        action: Action::Wait { ms },
        why: words::say("plan.wait", &[]),
    }
}
