//! Actions on what stands in frames of other sites: the agent in there does them; here it is seen to that nothing covers the
//! frame, that the person sees what is about to be pressed, and that a press that was called off doesn't happen.
use super::{Announcement, Hands, error, place, scroll};
use crate::frames::{Answer, Errand, Far, Silence, What, left};
use crate::harvest::{Harvest, Live, Pane};
use crate::time;
use perception::Meaning;
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::snapshot::Identity;

impl Hands<'_> {
    /// The far element that an action is for, if it is for one.
    pub(super) fn far(
        &self,
        action: &Action,
        expect: Option<&Identity>,
    ) -> Result<Option<(Far, Meaning)>, ActionError> {
        let Some(target) = action.target() else {
            return Ok(None);
        };
        Ok(match self.known(target, expect)? {
            (Live::Far(far), meaning) => Some((*far, meaning)),
            _ => None,
        })
    }

    pub(super) async fn perform_far(
        &self,
        action: &Action,
        far: &Far,
        meaning: Meaning,
        announce: &Announcement,
    ) -> Result<(), ActionError> {
        let (what, value, clear_first) = match action {
            Action::Click { .. } => (What::Click, String::new(), false),
            Action::Fill {
                value, clear_first, ..
            } => (What::Fill, value.clone(), *clear_first),
            Action::Select { value, .. } => (What::Select, value.clone(), false),
            Action::ScrollFor { .. } => {
                return Err(error(
                    ErrorCode::InvalidParams,
                    "A list in a frame of another site can't be searched.",
                ));
            }
            _ => (What::Scroll, String::new(), false),
        };
        let errand = Errand {
            life: far.life.clone(),
            key: far.key,
            role: meaning.identity.role,
            name: meaning.identity.name,
            bond: meaning.bond,
            what,
            value,
            clear_first,
        };
        if what == What::Scroll {
            return self.send(far, errand).await.map(|_| ());
        }
        scroll::into_view(&far.door);
        if what == What::Click {
            self.aim_far(far, &errand).await?;
        }
        if announce.ms > 0 {
            self.face.outline(far.door.as_web(), &announce.label);
            time::sleep(announce.ms).await;
            if what == What::Click {
                self.aim_far(far, &errand).await?;
            }
        }
        let done = self.send(far, errand).await;
        self.face.clear_outline();
        done.map(|_| ())
    }

    /// Sees to it that it can be pressed in there, and that a press at that place meets the frame.
    async fn aim_far(&self, far: &Far, errand: &Errand) -> Result<(), ActionError> {
        let aim = Errand {
            what: What::Aim,
            ..errand.clone()
        };
        let answer = self.send(far, aim).await?;
        let Some((x, y)) = answer.spot else {
            return Err(no_answer());
        };
        let pane = Pane::of(&far.door).inside(&far.door).around(far.inner);
        let (x, y) = pane.out(x, y);
        let hit = place::topmost(x, y, self.face).map(|spot| spot.hit);
        match hit {
            Some(hit) if hit == far.door => Ok(()),
            Some(cover) => {
                let cover = place::named(&Harvest::take(self.face), &cover);
                let (role, name) = (errand.role, &errand.name);
                let message = format!("The {role} “{name}” is covered by {cover}.");
                Err(error(ErrorCode::ElementObscured, message))
            }
            None => Err(error(
                ErrorCode::ElementNotVisible,
                format!(
                    "The {} “{}” can't be scrolled into view.",
                    errand.role, errand.name
                ),
            )),
        }
    }

    async fn send(&self, far: &Far, errand: Errand) -> Result<Answer, ActionError> {
        if (self.cancelled)() {
            return Err(error(
                ErrorCode::HumanRejected,
                "The action was called off before it happened.",
            ));
        }
        let touches = !matches!(errand.what, What::Aim | What::Scroll);
        let frames = self.frames.ok_or_else(no_answer)?;
        if frames.has_left(far.frame) {
            return Err(left());
        }
        let answer = match frames.run(far.frame, errand).await {
            Ok(answer) => answer,
            Err(Silence::Unsent) => return Err(no_answer()),
            Err(Silence::Unanswered) if !touches && frames.has_left(far.frame) => {
                return Err(left());
            }
            Err(Silence::Unanswered) => {
                // It may have happened, and the frame may be gone because of it.
                if touches {
                    self.touch.may_have_begun();
                }
                return Err(no_answer());
            }
        };
        match answer.touched {
            Touched::Yes => self.touch.begins(),
            Touched::Unknown => self.touch.may_have_begun(),
            Touched::No => {}
        }
        match answer.error {
            Some(error) => Err(error),
            None => Ok(answer),
        }
    }
}

fn no_answer() -> ActionError {
    error(
        ErrorCode::Timeout,
        "Nobody answers from the frame that the element stands in.",
    )
}
