//! Nothing is left to try: the person is told what stands in the way, and what they can do.
use super::{LEADS_ON, Turn};
use crate::by_hand::{self, Errand};
use crate::classify::{Candidate, Feature};
use crate::heuristics::tokens::{Sentence, sentences};
use crate::heuristics::wordings::Signal;
use crate::planner::{self, Proposal};
use crate::{quotes, words};
use page::{FormKind, Record};
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

    /// "Call us", and beside it a control of the page's own part that ends it or sends why, and that wasn't tried yet.
    pub(super) fn ends_here_too(&self) -> bool {
        let own = |c: &Candidate<'_>| c.has(Feature::InMain) || c.has(Feature::InLayer);
        let ends = |c: &Candidate<'_>| c.has(Feature::Ends) && !c.has(Feature::Unnamed);
        let form = |c: &Candidate<'_>| self.setting.model.form_of(&c.element.reference);
        let says_why = |c: &Candidate<'_>| {
            c.has(Feature::SendsTheForm) && form(c).is_some_and(|f| f.kind == FormKind::Survey)
        };
        let mut open = self.open().filter(|c| own(c) && c.score >= LEADS_ON);
        open.any(|c| ends(c) || self.setting.in_flow && says_why(c))
    }

    /// It speaks of cancelling in more than a control's name; a telephone number alone is what every account page has.
    pub(super) fn ends_by_hand(&self) -> bool {
        let called = |text: &str| self.elements().iter().any(|e| e.name == text);
        let spoken = sentences(&self.context.observation.text);
        let spoken: Vec<_> = spoken.iter().filter(|s| !called(&s.text)).collect();
        let ends = |s: &&Sentence| self.setting.wordings.iter().any(|w| w.speaks_of_ending(s));
        // One of several ways that the page offers instead: what leads past all of them is another.
        let instead = |s: &Sentence| self.goes_past_all() && self.is_told_in_a_record(&s.text);
        let by_hand = |s: &Sentence| {
            let mut signals = self.setting.wordings.iter().flat_map(|w| w.signals(s));
            signals.any(|(signal, _)| signal == Signal::ByHand)
                || quotes::ends_by_phone(s, &self.setting.wordings)
        };
        let near = |at: usize| spoken.iter().skip(at.saturating_sub(1)).take(3).any(ends);
        let mut told = spoken.iter().enumerate();
        let dialog = self.elements().iter().any(Element::in_dialog);
        let open = self.setting.in_flow && !dialog;
        told.any(|(at, s)| by_hand(s) && !instead(s) && (open || near(at)))
    }

    /// "Go on without an offer", beside the list of what is offered.
    fn goes_past_all(&self) -> bool {
        const PASSES: [Feature; 3] = [Feature::GoesOn, Feature::Declines, Feature::Proceeds];
        let apart = |c: &&Candidate<'_>| self.record_of(c.element).is_none();
        let mut open = self.open().filter(|c| c.score >= LEADS_ON);
        self.setting.in_flow && open.any(|c| apart(&c) && PASSES.iter().any(|f| c.has(*f)))
    }

    /// In one of at least two of its kind, with a control of its own.
    fn is_told_in_a_record(&self, sentence: &str) -> bool {
        let model = self.setting.model;
        let several = |r: &&Record| model.records.iter().filter(|o| o.list == r.list).count() > 1;
        let said = |line: &String| line.contains(sentence);
        let mut own = (model.records.iter()).filter(|r| several(r) && !r.controls.is_empty());
        own.any(|r| r.lines.iter().any(said))
    }

    fn record_of(&self, element: &Element) -> Option<&Record> {
        self.setting.model.record_of(&element.reference)
    }
}
