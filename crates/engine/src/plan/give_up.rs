//! Nothing is left to try: the person is told what stands in the way, and what they can do.
use super::Turn;
use crate::by_hand::{self, Errand};
use crate::heuristics::tokens::{Sentence, sentences};
use crate::heuristics::wordings::Signal;
use crate::planner::{self, Proposal};
use crate::{quotes, words};
use protocol::snapshot::Element;

impl Turn<'_> {
    pub(super) fn give_up(&self) -> Proposal {
        let service = [("service", self.context.service.as_str())];
        let hindrance = quotes::hindrance(&self.context.observation);
        if self.by_hand && hindrance.is_none() {
            return Proposal::HandOver {
                reason: words::say("hand_over.by_hand", &service),
                advice: Errand::of(self.context).advice(),
            };
        }
        if let Some(others) = self.only_others() {
            return others;
        }
        if let Some(why) = hindrance {
            return Proposal::HandOver {
                reason: words::say("hand_over.hindered", &[("text", &why.text)]),
                advice: by_hand::against(&why),
            };
        }
        planner::stuck(self.context)
    }

    /// It speaks of cancelling in more than a control's name; a telephone number alone is what every account page has.
    pub(super) fn ends_by_hand(&self) -> bool {
        let called = |text: &str| self.elements().iter().any(|e| e.name == text);
        let spoken = sentences(&self.context.observation.text);
        let spoken: Vec<_> = spoken.iter().filter(|s| !called(&s.text)).collect();
        let ends = |s: &&Sentence| self.setting.wordings.iter().any(|w| w.speaks_of_ending(s));
        let by_hand = |s: &Sentence| {
            let mut signals = self.setting.wordings.iter().flat_map(|w| w.signals(s));
            signals.any(|(signal, _)| signal == Signal::ByHand)
                || quotes::ends_by_phone(s, &self.setting.wordings)
        };
        let near = |at: usize| spoken.iter().skip(at.saturating_sub(1)).take(3).any(ends);
        let mut told = spoken.iter().enumerate();
        let dialog = self.elements().iter().any(Element::in_dialog);
        let open = self.setting.in_flow && !dialog;
        told.any(|(at, s)| by_hand(s) && (open || near(at)))
    }
}
