//! A control that a press of ours did nothing to: pages can tell such a press from a person's own click, and some heed only that.
//! It is outlined, the person clicks it, and the run goes on from what comes of it.
use super::naming::{enters, fingerprint};
use super::state::{Progress, Proving};
use super::{ANSWER_MS, Phase, Press, Seen, Session};
use crate::effect::Effect;
use crate::{heuristics, words};
use protocol::message::SecondLook;
use protocol::page_state::PageState;
use protocol::snapshot::{Element, ElementState};

impl Session {
    /// The page is to the word as it was before the last press.
    pub(super) fn is_unheard(&self, now: &Seen) -> bool {
        let before = self.seen.as_ref();
        let url = &now.observation.snapshot.page.url;
        let same = before.is_some_and(|b| {
            b.observation.text == now.observation.text && b.observation.snapshot.page.url == *url
        });
        same && self.nothing_came(now)
    }

    /// What leads on here and nothing came of, where nothing else leads on.
    pub(super) fn takes_only_a_real_click<'a>(&self, seen: &'a Seen) -> Option<&'a Element> {
        let pressed = self.flow.attempts.unheard()?;
        let plan = self.options.plan.as_deref();
        let elements = seen.observation.snapshot.elements.iter();
        let leads_on = |e: &&Element| {
            heuristics::is_control(e) && !e.is(ElementState::Disabled) && enters(e, seen, plan)
        };
        // A link is followed whoever presses it: one that isn't leads nowhere for anybody.
        let scripted = |e: &Element| {
            let followed = |href: &str| href.starts_with("http") && !href.contains('#');
            !e.href.as_deref().is_some_and(followed)
        };
        let (own, others): (Vec<_>, Vec<_>) = elements
            .filter(leads_on)
            .partition(|e| e.reference == pressed);
        // An offer that came back in its own place is declined twice.
        let page = fingerprint(&seen.observation);
        let spent = self.exhausted(&page, seen.reading.state);
        let spent = spent.iter().any(|t| t.action.target() == Some(pressed));
        let alone = others.is_empty() && spent;
        alone
            .then(|| own.first().copied())
            .flatten()
            .filter(|e| scripted(e))
    }

    pub(super) fn hand_over_the_click(&mut self, element: &Element, out: &mut Vec<Effect>) {
        let values = [("name", element.name.as_str())];
        if self.options.ask_in_page && !self.options.dry_run {
            out.push(Effect::Outline {
                target: element.reference,
                label: words::say("outline.real_click", &[]),
            });
        }
        self.hand_over_saying(
            words::say("hand_over.real_click", &values),
            words::say("advice.real_click", &values),
            out,
        );
    }

    /// The approved press moved nothing, and the account, fetched anew, still calls it active or is made by scripts: before the page
    /// is left for proof, the person clicks it themselves, once.
    pub(super) fn approved_in_vain(&mut self, proving: &Proving, out: &mut Vec<Effect>) -> bool {
        let goes_on = |look: &SecondLook| {
            look.scripted
                || heuristics::read_look(look, self.recipe()).state == PageState::AccountActive
        };
        let fetched = matches!(&proving.found, Some(Ok(look)) if goes_on(look));
        let asks = self.options.ask_in_page
            && !self.flow.clicked_by_hand
            && self.flow.unanswered.is_none();
        let Some(seen) = self.seen.clone().filter(|seen| self.unmoved(seen)) else {
            return false;
        };
        let pressed = self.flow.attempts.last().and_then(|a| a.action.target());
        let mut elements = seen.observation.snapshot.elements.iter();
        let element = elements.find(|e| Some(e.reference) == pressed);
        let Some(element) = element.filter(|_| fetched && asks && self.press() == Press::Pressed)
        else {
            return false;
        };
        self.flow.clicked_by_hand = true;
        self.hand_over_the_click(element, out);
        true
    }

    /// With nobody in front of it nobody clicks: what was pressed more than once in vain, and that the account goes on, is what the run
    /// ends with.
    pub(super) fn unheeded(&mut self, out: &mut Vec<Effect>) -> bool {
        let told_no = self.flow.unanswered.is_some() || self.flow.declined.is_some();
        let unattended = !self.options.ask_in_page && self.stopping.is_none();
        let attempts = &self.flow.attempts;
        let again = attempts.lost().next().is_some() && attempts.was_in_vain();
        let Some(pressed) = self
            .pressed
            .as_ref()
            .filter(|_| again && unattended && !told_no)
        else {
            return false;
        };
        let name = [("name", pressed.known_as())];
        let why = words::say("hand_over.real_click", &name);
        let reason = words::say("hand_over.still_active", &[("why", &why)]);
        self.hand_over_saying(reason, words::say("advice.real_click", &name), out);
        true
    }

    /// A press that the page doesn't answer to, in a window: a box of the browser's own may stand there, which holds the page up
    /// until the person has answered it. They get as long as for a question of ours.
    pub(super) fn may_be_asked_in_a_box(&mut self, out: &mut Vec<Effect>) -> bool {
        let patience = self.options.approval_timeout_ms.div_ceil(ANSWER_MS);
        let in_window = self.options.ask_in_page && self.stopping.is_none();
        let Phase::Acting { progress, .. } = &mut self.phase else {
            return false;
        };
        let Progress { begun, silent } = progress;
        if !*begun || !in_window || u64::from(*silent) >= patience {
            return false;
        }
        *silent += 1;
        if *silent == 1 {
            self.notice(words::say("notice.may_be_asked", &[]), out);
        }
        true
    }
}
