//! Something lies over the control that was to be pressed (a letter that nobody ordered, a banner): closed, where it has a button that
//! does nothing else.
use super::Turn;
use crate::classify::is_usable as usable;
use crate::heuristics::vocabulary::Word;
use crate::heuristics::{Intent, wordings};
use crate::planner::Proposal;
use crate::policy;
use protocol::action::ErrorCode;
use protocol::snapshot::Element;

impl Turn<'_> {
    /// Right after a press that found its control covered, or that waited for it in vain.
    pub(super) fn uncover(&self) -> Option<Proposal> {
        let last = self.context.history.last()?;
        let why = last.error.as_deref()?;
        let cover = policy::cover::words(why).filter(|_| !self.context.in_flow);
        let covered = [ErrorCode::ElementObscured, ErrorCode::Timeout];
        if !covered
            .iter()
            .any(|code| why.starts_with(&code.to_string()))
        {
            return None;
        }
        let covered = self
            .elements()
            .iter()
            .find(|e| Some(e.identity()) == last.target);
        let home = covered.and_then(Element::dialog);
        let mut ways: Vec<(u8, &Element)> = self
            .elements()
            .iter()
            .filter(|e| usable(e) && policy::cover::presses_only(e))
            .filter(|e| covered.is_none_or(|c| c.reference != e.reference))
            .filter_map(|e| {
                let over = e.dialog().is_some() && e.dialog() != home;
                let page = &self.context.observation;
                let of_it =
                    |words| policy::cover::only_closes(e, words, page, &self.setting.wordings);
                match cover.is_some_and(of_it) {
                    true => Some((0, e)),
                    false => Some((self.uncovers(e, over)?, e)),
                }
            })
            .collect();
        ways.sort_by_key(|(rank, _)| *rank);
        let mut ways = ways.into_iter();
        ways.find_map(|(_, e)| self.click(e, "plan.uncover"))
    }

    /// How plainly it only takes away what lies over the page, the plainest first.
    fn uncovers(&self, element: &Element, over: bool) -> Option<u8> {
        if wordings::names_subscription(&element.name, &self.setting.wordings) {
            return None;
        }
        let closes = wordings::is_cross(&element.name) || self.says(Word::Closes, &element.name);
        match self.intent(element) {
            Intent::Back if closes => Some(u8::from(!over)),
            Intent::ConsentReject => Some(2),
            // "No, thanks" answers the dialog that it stands in.
            Intent::Decline | Intent::Back if over && !self.context.in_flow => Some(3),
            _ => None,
        }
    }
}
