//! For the proof: the way to where the subscription was seen, gone again on the page opened anew. Nothing on it needs the person's word.
use super::{Press, Seen, Session};
use crate::effect::Effect;
use crate::named;
use crate::plan::FAINT;
use crate::policy::{self, Ground, Ruling};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::snapshot::Identity;

/// No account lies further in than this.
const LONGEST_WAY: usize = 12;

impl Session {
    /// The page's address alone doesn't bring up what was seen of the subscription (a tab, a view without an address): the next press on
    /// the way that led there, if it stands here and may be done without asking.
    pub(super) fn way_to_the_account(&mut self, seen: &Seen) -> Option<Action> {
        let gone = self.flow.retraced.unwrap_or_default();
        let way = self.flow.attempts.way_to_the_account();
        let presses = way.filter_map(|a| a.control.as_ref());
        let allowed = |wanted: &Identity| {
            // Of several alike nobody knows which one led to what is to be proven.
            let elements = seen.observation.snapshot.elements.iter();
            let mut alike = elements.filter(|e| e.identity() == *wanted);
            let (only, None) = (alike.next()?, alike.next()) else {
                return None;
            };
            // What another one's row leads to proves nothing of the named one.
            let plan = self.options.plan.as_deref().unwrap_or_default();
            let elements = &seen.observation.snapshot.elements;
            if named::is_of_another(only, elements, plan, false)
                || named::is_beside(only, elements, plan)
            {
                return None;
            }
            let press = Action::Click {
                target: only.reference,
            };
            // What was tried before while nothing could be sent is tried so once more.
            self.may_be_retraced(&press, seen).then_some(press)
        };
        let next = presses.enumerate().skip(gone).take(LONGEST_WAY);
        let (n, press) = next
            .filter_map(|(n, wanted)| Some((n, allowed(wanted)?)))
            .next()?;
        self.flow.retraced = Some(n + 1);
        Some(press)
    }

    pub(super) fn may_be_retraced(&self, action: &Action, seen: &Seen) -> bool {
        self.judged_anew(action, seen).verdict == Verdict::Allow
    }

    /// The page was opened anew: nothing of a way out is open on it, as when it was first seen.
    fn judged_anew(&self, action: &Action, seen: &Seen) -> Ruling {
        let mut reading = seen.reading.clone();
        let resembles = [PageState::RetentionOffer, PageState::ExitSurvey];
        if reading.interpretation().confidence < FAINT && resembles.contains(&reading.state) {
            reading.state = PageState::Unknown;
        }
        // What is called over without a press of ours may be one of several.
        let over = matches!(
            reading.state,
            PageState::AccountCancelled | PageState::Complete
        );
        if over && self.press() == Press::None {
            reading.state = PageState::Unknown;
        }
        self.grounded(seen, |ground| {
            let before = Ground {
                in_flow: false,
                reading: &reading,
                ..*ground
            };
            policy::judge(action, &before)
        })
    }

    pub(super) fn retrace(&mut self, action: &Action, seen: &Seen, out: &mut Vec<Effect>) {
        let ruling = self.judged_anew(action, seen);
        self.decided(action, &ruling, seen, out);
        self.act(action, seen, super::acting::Manner::Own(ruling.hold), out);
    }
}
