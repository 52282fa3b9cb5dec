//! Reasons drawn as boxes on which a script listens: no role and no state says that they are answers. That several of a kind stand in a row,
//! and that nothing goes on without one, does.
use super::Turn;
use crate::classify::{self, Feature};
use crate::heuristics::wordings::{self, Intent};
use crate::planner::Proposal;
use crate::which;
use lexicon::prices;
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
        let leads_on = self.open().any(|c| on.iter().any(|f| c.has(*f)));
        if leads_on && !self.waiting_button() {
            return None;
        }
        let elements = self.elements();
        let mut first = elements.iter().filter(|e| self.is_card(e));
        first.find_map(|e| {
            let row = which::cards(e, elements);
            if row.iter().any(|e| self.was_pressed(e)) {
                return None;
            }
            let mut answers = row;
            answers.retain(|e| self.is_card(e) && self.is_answer(&e.name));
            // What is plainly an answer before what may be a deed.
            let plain = |e: &Element| {
                let reason = || self.asked().are_reasons(&[&e.name]);
                classify::says_something_else(&self.setting.phrase(&e.name)) || reason()
            };
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
            && reason
            && prices::find(&element.name).is_empty()
            && !classify::speaks_of_ending(&element.name, &self.context.observation)
    }
}
