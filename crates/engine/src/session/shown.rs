//! What the person showed of the way: it led to the end, so the next run may know it, if they want it to.
use super::Session;
use crate::effect::Effect;
use crate::recipe::{Shown, ShownWay};
use crate::{site, words};
use protocol::ids::Ref;
use protocol::view::{Mood, StepMark, StepView};

impl Session {
    /// One of what may lead on was chosen.
    pub(super) fn note_choice(&mut self, target: Ref) {
        let Some(seen) = self.seen.as_deref() else {
            return;
        };
        let page = &seen.observation.snapshot;
        let Some(chosen) = page.elements.iter().find(|e| e.reference == target) else {
            return;
        };
        let (state, lang) = (seen.reading.state, &page.page.lang);
        let shown = Shown::new(state, lang, chosen.role, &chosen.name);
        // Chosen anew on such a page, the one before led nowhere.
        self.flow.shown.retain(|(_, before)| before.state != state);
        let control = chosen.identity();
        self.flow.shown.extend(shown.map(|shown| (control, shown)));
    }

    /// Of a run that is proven: what was shown and then pressed, for a recipe of this site. None: nothing is left to be kept.
    pub fn way_shown(&self) -> Option<ShownWay> {
        let proven = self
            .outcome
            .as_ref()
            .is_some_and(|o| o.mood == Mood::Proven);
        if !proven || !site::is_a_site(&site::registrable(&site::host(&self.home))) {
            return None;
        }
        let pressed = self.flow.attempts.touched();
        let shown = self.flow.shown.iter();
        let shown = shown.filter(|(control, _)| pressed.contains(control));
        let steps: Vec<Shown> = shown.map(|(_, shown)| shown.clone()).collect();
        (!steps.is_empty()).then(|| ShownWay {
            home: self.home.clone(),
            service: self.service_name(),
            steps,
        })
    }

    pub(super) fn keep_way(&mut self, out: &mut Vec<Effect>) {
        out.extend(self.way_shown().map(Effect::KeepWay));
    }

    /// Told in the panel; the run's record is closed.
    pub(super) fn way_kept(&mut self, file: &Result<String, String>) {
        if file.is_ok() {
            self.flow.shown.clear();
        }
        let (mark, key, text) = match file {
            Ok(file) => (StepMark::Done, "step.way_kept", file),
            Err(why) => (StepMark::Failed, "step.way_not_kept", why),
        };
        self.steps.push(StepView {
            mark,
            text: words::say(key, &[("text", text)]),
            why: String::new(),
        });
    }
}
