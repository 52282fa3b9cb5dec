//! Steps whose targets are described: one after the other is made into an element, and that element's step is judged like any other.
use super::Session;
use super::attempt::Attempt;
use super::state::{Aiming, Phase, Purpose};
use crate::effect::Effect;
use crate::planner::aim::{Aim, Miss, Target, find};
use protocol::action::ActionError;
use protocol::ids::{Ref, RequestId};
use protocol::snapshot::Observation;

/// What isn't there yet is looked for about three seconds long.
const LOOKS: u32 = 4;
const LOOK_EVERY_MS: u64 = 700;

impl Session {
    pub(super) fn aim(&mut self, aim: Aim, out: &mut Vec<Effect>) {
        self.aim_on(
            Aiming {
                aim,
                next: 0,
                missed: Vec::new(),
                waited: 0,
            },
            out,
        );
    }

    /// The next of its targets; when none is left, the planner is told what came of each.
    pub(super) fn aim_on(&mut self, mut aiming: Aiming, out: &mut Vec<Effect>) {
        while let Some(target) = aiming.aim.targets.get(aiming.next).cloned() {
            aiming.next += 1;
            if let Target::Spot(spot) = target {
                let request = self.request();
                out.push(Effect::Locate { request, spot });
                self.phase = Phase::Locating {
                    request,
                    aiming: Box::new(aiming),
                };
                return;
            }
            let Some(seen) = &self.seen else {
                return;
            };
            match find(&target, &seen.observation) {
                Ok(element) => return self.aimed(aiming, element, out),
                Err(Miss::NothingYet(_)) if aiming.waited < LOOKS => {
                    return self.wait_for_target(aiming, out);
                }
                Err(why) => aiming.missed.push(format!("{target}: {why}")),
            }
            aiming.waited = 0;
        }
        self.refuse(aiming.missed.join("; "), out);
    }

    /// Looks at the page again in a while, for the same target.
    fn wait_for_target(&mut self, mut aiming: Aiming, out: &mut Vec<Effect>) {
        aiming.next -= 1;
        aiming.waited += 1;
        let timer = self.timer(LOOK_EVERY_MS, out);
        self.phase = Phase::Resting {
            timer,
            purpose: Purpose::Aim(Box::new(aiming)),
            tries: 0,
        };
    }

    pub(super) fn located(
        &mut self,
        request: RequestId,
        found: &Result<Ref, ActionError>,
        observation: &Observation,
        out: &mut Vec<Effect>,
    ) {
        let Phase::Locating {
            request: asked,
            aiming,
        } = self.phase.clone()
        else {
            return;
        };
        if asked != request {
            return;
        }
        let mut aiming = *aiming;
        self.seen = Some(Box::new(self.see(observation.clone(), true)));
        match found {
            Ok(element) => self.aimed(aiming, *element, out),
            Err(error) => {
                let target = aiming
                    .next
                    .checked_sub(1)
                    .and_then(|n| aiming.aim.targets.get(n));
                let target = target.map_or_else(String::new, ToString::to_string);
                aiming.missed.push(format!("{target}: {error}"));
                self.aim_on(aiming, out);
            }
        }
    }

    /// A described step failed on this target: the next one, if there is one. What was approved is never moved to another.
    pub(super) fn aims_on(
        &mut self,
        attempt: &Attempt,
        error: &ActionError,
        page: &Observation,
        out: &mut Vec<Effect>,
    ) -> bool {
        let more = |a: &Aiming| a.next < a.aim.targets.len();
        let Some(mut aiming) = self.flow.aiming.take().filter(more) else {
            return false;
        };
        if attempt.irreversible {
            return false;
        }
        aiming.missed.push(error.to_string());
        self.flow.attempts.excuse();
        self.seen = Some(Box::new(self.see(page.clone(), false)));
        self.aim_on(aiming, out);
        true
    }

    fn aimed(&mut self, aiming: Aiming, element: Ref, out: &mut Vec<Effect>) {
        let action = aiming.aim.deed.on(element);
        self.flow.aiming = Some(aiming);
        self.propose(&action, out);
    }
}
