//! A page that asks what one wants to do ("Change my address", "Report a fault", "End my membership"): one of the answers is to leave.
use super::{Page, usable};
use crate::heuristics::{Intent, wordings};
use crate::planner::Proposal;
use crate::which::{self, is_list};
use crate::words;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::Element;

impl Page<'_> {
    /// An answer that says so in full: "I leave" alone may be said of the town.
    pub(super) fn is_to_leave(&self, answer: &str) -> bool {
        use Intent as I;
        match wordings::intent(answer, &self.languages) {
            I::Enter | I::Confirm | I::GoOn => true,
            I::Insist => wordings::names_subscription(answer, &self.languages),
            _ => false,
        }
    }

    /// To leave is what was chosen here.
    pub(super) fn said_to_leave(&self) -> bool {
        let leaves = |a: &&str| self.is_to_leave(a);
        let mut questions = which::questions(self.elements()).into_iter();
        questions.any(|q| q.answers().len() > 2 && q.chosen().iter().any(leaves))
    }

    /// Before the way out: the only answer that is to leave, where a button sends what was chosen.
    pub(super) fn what_one_wants(&self) -> Option<Proposal> {
        let at_home = matches!(self.state(), PageState::Unknown | PageState::AccountActive);
        let sends = |e: &Element| {
            let intent = self.intent(e);
            e.role == Role::Button && matches!(intent, Intent::Next | Intent::Submit | Intent::Yes)
        };
        if self.context.in_flow || !at_home || !self.elements().iter().any(sends) {
            return None;
        }
        let elements = self.elements();
        which::questions(elements).into_iter().find_map(|question| {
            let answers = question.answers();
            let leaves = |a: &&&str| self.is_to_leave(a);
            let mut leaving = answers.iter().filter(leaves);
            let answer = *leaving.next()?;
            let only = leaving.next().is_none() && answers.len() > 2;
            if !only || question.chosen().contains(&answer) {
                return None;
            }
            let mut members = question.members.iter().filter(|m| usable(m));
            if let Some(list) = members.clone().find(|m| is_list(m)) {
                let action = Action::Select {
                    target: list.reference,
                    value: answer.to_owned(),
                };
                let why = words::say("plan.answer", &[("name", answer)]);
                return (!self.tried(&action, list)).then_some(Proposal::Act { action, why });
            }
            let one = |m: &&&Element| m.role == Role::Radio && m.name == answer;
            self.click(members.find(one)?, "plan.answer")
        })
    }
}
