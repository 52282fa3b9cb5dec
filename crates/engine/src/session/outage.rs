//! What was lost: host, worker, browser, a page that never came. Nothing outstanding is taken for done.
use super::state::Proving;
use super::{ANSWER_MS, Awaited, Phase, Press, Purpose, RESUMES, Session};
use crate::effect::Effect;
use crate::words;
use protocol::task::Reason;

impl Session {
    /// Everything asked for before is void, approvals too.
    pub(super) fn resumed(&mut self, out: &mut Vec<Effect>) {
        if self.is_over() {
            return self.finish_again(out);
        }
        self.leave_acting(out);
        self.drop_dialog(out);
        self.shown = None;
        self.watched = None;
        if !self.ordered {
            self.phase = Phase::Waiting;
            return;
        }
        // What the person ended stays ended; what may have been pressed before is looked at first.
        if self.stopping.is_some() && !self.pressed() {
            return self.end_stopped(out);
        }
        self.resumes += 1;
        if self.resumes > RESUMES {
            return self.end_failed(
                Reason::BrowserError,
                words::say("ended.too_many_resumes", &[]),
                "advice.from_account",
                out,
            );
        }
        self.phase = Phase::Waiting;
    }

    /// An agent is there again: say where the run stands, and go on from a fresh look.
    pub(super) fn take_up(&mut self, out: &mut Vec<Effect>) {
        self.opened(true, out);
        self.flow.start_over(self.stands_where_it_was());
        let key = match self.press() {
            Press::None => "notice.resumed",
            Press::LedOn => "notice.resumed_led_on",
            Press::Unknown => "notice.resumed_unknown",
            Press::Unanswered => "notice.resumed_unanswered",
            Press::Pressed => "notice.resumed_pressed",
        };
        let text = words::say(key, &[]);
        self.notice(text.clone(), out);
        self.step_doing(text, out);
        // An irreversible click that may have happened is looked at, never repeated.
        if self.pressed() {
            self.seen = None;
            self.verify(out);
        } else {
            self.look(Purpose::Turn, 0, out);
        }
    }

    pub(super) fn not_injected(&mut self, message: &str, away: bool, out: &mut Vec<Effect>) {
        if !self.is_running() || self.waits_for_the_button() {
            return;
        }
        self.leave_acting(out);
        // Another document stands there.
        self.flow.kept_back = None;
        if self.tells_what_was_said(out) || self.was_led_away(away, out) {
            return;
        }
        if self.pressed() {
            return self.unproven(out);
        }
        if self.say_what_is_owed(out) {
            return;
        }
        let headline = words::say("ended.not_injected", &[("why", message)]);
        self.end_failed(Reason::BrowserError, headline, "advice.load_anew", out);
    }

    pub(super) fn not_arrived(&mut self, purpose: &Purpose, out: &mut Vec<Effect>) {
        if std::mem::take(&mut self.flow.follows) && *purpose == Purpose::Turn {
            // It may have been a file, or nothing: the page that was left still stands, then.
            return self.look(Purpose::Turn, 0, out);
        }
        if self.tells_what_was_said(out) {
            return;
        }
        if *purpose == Purpose::Proof || self.pressed() {
            return self.unproven(out);
        }
        self.end_failed(
            Reason::BrowserError,
            words::say("ended.not_arrived", &[]),
            "advice.load_anew",
            out,
        );
    }

    /// The page loads itself anew again and again: nothing that is begun in it is ever finished.
    pub(super) fn keeps_loading(&mut self, out: &mut Vec<Effect>) {
        self.flow.documents = 0;
        match self.phase.clone() {
            // What can't be fetched there may still be opened.
            Phase::Proving(proving) => self.judge(&proving, out),
            _ if self.pressed() => self.unproven(out),
            _ if self.tells_what_was_said(out) => {}
            _ if self.say_what_is_owed(out) => {}
            _ => self.end_failed(
                Reason::BrowserError,
                words::say("ended.keeps_loading", &[]),
                "advice.from_account",
                out,
            ),
        }
    }

    /// One timer for whatever is waited for, so that nothing hangs on a page that went silent.
    pub(super) fn watch(&mut self, out: &mut Vec<Effect>) {
        let awaited = self.awaited();
        if self.watched.map(|(whom, _)| whom) == awaited {
            return;
        }
        if let Some((_, timer)) = self.watched.take() {
            // Before anything else: a run that ends in this step is forgotten after its last effect.
            out.insert(0, Effect::CancelTimer { timer });
        }
        if let Some(whom) = awaited {
            let timer = self.timer(ANSWER_MS, out);
            self.watched = Some((whom, timer));
        }
    }

    fn awaited(&self) -> Option<Awaited> {
        match &self.phase {
            Phase::Looking { request, .. }
            | Phase::Picturing { request, .. }
            | Phase::Locating { request, .. }
            | Phase::Acting { request, .. }
            | Phase::Proving(Proving { look: request, .. }) => Some(Awaited::Answer(*request)),
            Phase::Waiting if self.ordered => Some(Awaited::Agent),
            _ => None,
        }
    }

    /// The page or the browser went silent. A picture is done without; the rest ends in plain words.
    pub(super) fn no_answer(&mut self, out: &mut Vec<Effect>) {
        if self.may_be_asked_in_a_box(out) {
            return;
        }
        self.leave_acting(out);
        match self.phase.clone() {
            Phase::Picturing { .. } => self.ask(None, out),
            Phase::Proving(proving) => self.judge(&proving, out),
            Phase::Looking {
                purpose: Purpose::Panel,
                ..
            } => self.phase = Phase::Waiting,
            _ if self.pressed() => self.unproven(out),
            _ if self.say_what_is_owed(out) => {}
            _ => self.end_failed(
                Reason::BrowserError,
                words::say("ended.silent", &[]),
                "advice.load_anew",
                out,
            ),
        }
    }
}
