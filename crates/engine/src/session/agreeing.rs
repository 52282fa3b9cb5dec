//! Whether the account, opened anew, agrees that it is cancelled: what it says of the one subscription that is meant, and of nothing else.
use super::{Seen, Session};
use crate::heuristics;
use crate::named::{self, Part};
use crate::site;
use protocol::page_state::PageState;
use protocol::snapshot::Element;

impl Session {
    pub(super) fn proves(&self, seen: &Seen) -> bool {
        let named = self.of_the_named(seen);
        named.is_some_and(|n| n.reading.proves_cancelled())
    }

    /// What this page says of the subscription that is meant; none where it shows several and doesn't say which is which.
    pub(super) fn of_the_named(&self, seen: &Seen) -> Option<Seen> {
        let plan = self.options.plan.as_deref().unwrap_or_default();
        let mut seen = self.unfurnished(seen);
        let mut own = self.is_taken_back_by(&seen);
        match named::part(&seen.observation, plan) {
            Part::Whole => {}
            Part::Of(part) => {
                seen.reading = self.read(&part, &seen.model);
                seen.observation = *part;
                own = true;
            }
            Part::Unsure => return None,
        }
        // Its own terms say nothing against its end. Another one's would.
        let marks = &mut seen.reading.marks;
        marks.active &= !(own && marks.by_terms);
        Some(seen)
    }

    /// The site has called cancelled what was pressed, and what takes that back wasn't there before.
    fn is_taken_back_by(&self, seen: &Seen) -> bool {
        self.record.confirmation.is_some() && seen.reading.marks.undo && !self.flow.undo_before
    }

    /// Two signals: the site has said in so many words that it is cancelled; and the account, active before, shows no way out any more,
    /// calls nothing active, and reads as one that ends or that can be taken up again.
    pub(super) fn agrees_with_the_thanks(&self, seen: &Seen) -> bool {
        let reading = &seen.reading;
        let ending = reading.state == PageState::AccountCancelled && reading.confidence >= 0.5;
        let ends = |e: &Element| {
            use heuristics::Intent as I;
            let intent = heuristics::intent_of(e, &seen.observation, None);
            // "Keep it after all" is the way back where the account itself says that it ends.
            intent == I::Keep && !(ending && self.is_the_account(seen))
                || matches!(
                    intent,
                    I::Enter | I::BareCancel | I::Confirm | I::EndNow | I::GoOn | I::Insist
                )
        };
        let mut controls = seen.observation.snapshot.elements.iter();
        let first = self.record.first_look.as_ref();
        let thanked = first.is_some_and(|look| {
            matches!(
                look.state,
                PageState::Complete | PageState::AccountCancelled
            )
        });
        let marks = &reading.marks;
        let waits = marks.pending || marks.awaits_a_call;
        let goes_on = marks.active || waits || marks.failed || marks.login;
        thanked
            && self.record.confirmation.is_some()
            && !goes_on
            && (ending || (marks.undo && !self.flow.undo_before && self.is_the_account(seen)))
            && !controls.any(|e| (heuristics::is_control(e) || e.is_choice()) && ends(e))
    }

    /// Where the subscription was seen active in this run.
    fn is_the_account(&self, seen: &Seen) -> bool {
        let here = site::plain(&seen.observation.snapshot.page.url);
        let account = self.account.as_deref().map(site::plain);
        account.is_some_and(|account| account == here)
    }
}
