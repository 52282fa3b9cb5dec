//! A yes that no click has used: its press couldn't be made, or the person paused before it.
use super::naming::fingerprint;
use super::state::Pending;
use super::{Phase, Purpose, Seen, Session};
use crate::effect::Effect;
use crate::policy::{Rule, Ruling};
use crate::words;
use protocol::action::Action;
use protocol::ids::QuestionId;

impl Session {
    /// What was approved could not be pressed, and would be asked about again word for word: the yes is still good for its one click.
    pub(super) fn asks_the_same(
        &self,
        was: &Pending,
        action: &Action,
        ruling: &Ruling,
        now: &Seen,
    ) -> bool {
        let same = was.action == *action && (was.rule, &was.known) == (ruling.rule, &ruling.known);
        let id = QuestionId(self.ids.question);
        same && was.rule != Rule::PlannerAsks
            && was.binding.holds(now)
            && was.page == fingerprint(&now.observation)
            && !self.has_slept(was)
            && self.question_view(id, was).text() == was.question
    }

    /// Paused while an approved press waits: it is held, and asked about again when it goes on.
    pub(super) fn hold_the_press(&mut self, out: &mut Vec<Effect>) {
        let Phase::Resting {
            timer,
            purpose: Purpose::Recheck(_),
            ..
        } = self.phase
        else {
            return;
        };
        if !self.paused {
            return;
        }
        out.push(Effect::CancelTimer { timer });
        out.push(Effect::ClearOutline);
        self.notice(words::say("notice.paused_void", &[]), out);
        self.phase = Phase::Held;
    }
}
