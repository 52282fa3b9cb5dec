//! Self-correction: what is sent back as it is, what a step should have led to, and when it is the person's turn.
use super::{ATTEMPTS, Conversation, OpenCall, here};
use crate::planner::aim::Target;
use crate::planner::decode::Decoded;
use crate::planner::prompt::tell;
use crate::planner::{PlanContext, Proposal};
use protocol::message::Spot;
use protocol::page_state::PageState;

/// Below this a step is asked for once more.
const SURE_ENOUGH: f64 = 0.6;
/// After so many steps in a row that came to nothing the person is asked.
const STRIKES: u32 = 3;
impl Conversation {
    /// Unsure steps are asked for once more, strategies that failed here are not gone again, and coordinates need a picture
    /// of the page as it is.
    pub(super) fn sensible(&mut self, mut decoded: Decoded) -> Result<Decoded, String> {
        if decoded.confidence.is_some_and(|sure| sure < SURE_ENOUGH) {
            let first = !std::mem::replace(&mut self.unsure, true);
            if !first {
                self.attempts = ATTEMPTS;
            }
            return Err(tell("feedback.unsure", &[]));
        }
        let here = self
            .shown
            .as_ref()
            .map(|s| s.url.clone())
            .unwrap_or_default();
        if let Proposal::Aim(aim) = &mut decoded.proposal {
            let known = |t: &Target| self.failed.iter().any(|(url, f)| *url == here && f == t);
            aim.targets.retain(|t| !known(t));
            if aim.targets.is_empty() {
                return Err(tell("feedback.repeated", &[]));
            }
            let by_point = |t: &Target| matches!(t, Target::Spot(Spot::Point { .. }));
            if aim.targets.iter().any(by_point) && self.pictured != self.shown {
                // The next turn's page comes with one.
                self.wants_picture = true;
                return Err(tell("feedback.no_picture", &[]));
            }
        }
        Ok(decoded)
    }

    /// Three steps in a row came to nothing: it is the person's turn.
    pub fn is_stuck(&self) -> bool {
        self.strikes >= STRIKES
    }

    /// Handed over: after that it may try anew.
    pub fn person_helped(&mut self) {
        self.strikes = 0;
        self.failed.clear();
    }

    /// What a step that was carried out came to, judged by the state that it should have led to.
    pub(super) fn judge(&mut self, open: &OpenCall, context: &PlanContext) -> Option<String> {
        let expected = self.expected.take()?;
        let got = context.state;
        // An unsure reading proves nothing wrong.
        if leads_to(expected, got) || context.confidence < 0.5 {
            return None;
        }
        self.failed_here(open);
        let values = [("expected", expected.as_str()), ("got", got.as_str())];
        Some(tell("feedback.mismatch", &values))
    }

    pub(super) fn failed_here(&mut self, open: &OpenCall) {
        let here = self
            .shown
            .as_ref()
            .map(|s| s.url.clone())
            .unwrap_or_default();
        let failed = open.aim.iter().map(|t| (here.clone(), t.clone()));
        self.failed.extend(failed);
        self.strikes += 1;
    }
}

/// The page that the model was shown, as far as a picture of it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    pub(super) url: String,
    scrolled: (u32, u32),
}

impl Shown {
    pub(super) fn of(context: &PlanContext) -> Self {
        let view = &context.observation.snapshot.viewport;
        Self {
            url: here(context),
            scrolled: (view.scroll_x, view.scroll_y),
        }
    }
}

/// Steps may be missing: skipping forward is progress.
fn leads_to(expected: PageState, got: PageState) -> bool {
    use PageState as P;
    let skipped: &[P] = match expected {
        P::RetentionOffer => &[P::ExitSurvey, P::FinalConfirmation],
        P::ExitSurvey => &[P::FinalConfirmation, P::Complete],
        P::FinalConfirmation => &[P::Complete],
        // Two words for an end that the page confirms.
        P::Complete => &[P::AccountCancelled],
        P::AccountCancelled => &[P::Complete],
        _ => &[],
    };
    got == expected || skipped.contains(&got)
}
