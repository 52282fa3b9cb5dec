//! Reasons drawn as boxes on which a script listens: no role and no state says that they are answers. That several of a kind stand in a row,
//! and that nothing goes on without one, does.
use super::Turn;
use crate::classify::{self, Candidate, Feature, Veto};
use crate::heuristics::wordings::{self, Intent};
use crate::planner::Proposal;
use crate::which;
use lexicon::prices;
use page::Region;
use protocol::page_state::PageState;
use protocol::snapshot::Element;

impl Turn<'_> {
    /// One of the boxes, where none was chosen yet: the most neutral that claims nothing.
    pub(super) fn card(&self) -> Option<Proposal> {
        if self.state() != PageState::ExitSurvey {
            return None;
        }
        let on = [
            Feature::GoesOn,
            Feature::Confirms,
            Feature::Submits,
            Feature::Ends,
        ];
        // What was pressed before a choice, and brought nothing or couldn't be, waits for one.
        let in_vain =
            |c: &Candidate<'_>| c.has(Feature::LedHere) || self.failed_here(c.element) > 0;
        let leads = |c: &Candidate<'_>| on.iter().any(|f| c.has(*f)) && !in_vain(c);
        // What is plainly an answer comes before what leads on; what may be a deed only where nothing does.
        let waits = self.waiting_button() || !self.open().any(leads);
        let elements = self.elements();
        let mut first = elements.iter().filter(|e| self.is_card(e));
        first.find_map(|e| {
            let row = which::cards(e, elements);
            // "Imprint", "Privacy", "Terms": the page's foot. "Privacy" among reasons may be one.
            let legal = |e: &&&Element| self.setting.veto_of(e) == Some(Veto::Legal);
            let foot = row.iter().filter(legal).count() * 2 >= row.len();
            let pressed = |e: &Element| self.is_card(e) && self.was_pressed(e);
            if foot || row.iter().any(|e| pressed(e)) {
                return None;
            }
            let mut answers = row;
            answers.retain(|e| self.is_card(e) && self.is_answer(&e.name));
            let plain = |e: &Element| {
                let reason = || self.asked().are_reasons(&[&e.name]);
                classify::says_something_else(&self.setting.phrase(&e.name)) || reason()
            };
            answers.retain(|e| waits || plain(e));
            answers.sort_by_key(|e| (!plain(e), self.rank(&e.name)));
            answers
                .into_iter()
                .find_map(|e| self.click(e, "plan.answer"))
        })
    }

    /// A part that is pressed, costs nothing and ends nothing.
    fn is_card(&self, element: &Element) -> bool {
        let intent = wordings::intent(&element.name, &self.setting.wordings);
        let open_ended = classify::says_something_else(&self.setting.phrase(&element.name));
        let reason = open_ended || matches!(intent, Intent::Other | Intent::NeutralAnswer);
        self.in_reach(element)
            && self
                .setting
                .region_of(element)
                .is_none_or(Region::is_content)
            && reason
            && prices::find(&element.name).is_empty()
            && !classify::speaks_of_ending(&element.name, &self.context.observation)
    }
}
