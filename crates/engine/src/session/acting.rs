//! One action: sent to the page, and what came of it taken in.
use super::naming::{enters, past_words};
use super::state::Doing;
use super::turn::{changes_something, target};
use super::{Phase, Press, Purpose, STRIKES, Seen, Session};
use crate::effect::Effect;
use crate::heuristics::address;
use crate::planner::PastAction;
use crate::{policy, site, words};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::ids::RequestId;
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::snapshot::{Element, Observation};
use protocol::view::StepMark;

impl Session {
    pub(super) fn act(
        &mut self,
        action: &Action,
        seen: &Seen,
        irreversible: bool,
        out: &mut Vec<Effect>,
    ) {
        let element = target(&seen.observation, action);
        let doing = Doing {
            action: action.clone(),
            target: element.map(Element::identity),
            before: seen.reading.state,
            url: site::plain(&seen.observation.snapshot.page.url),
            step: match element {
                Some(e) if irreversible && is_click(action) => {
                    words::say("step.pressed", &[("name", &e.name)])
                }
                _ => past_words(action, element, seen),
            },
            enters: element.is_some_and(|e| {
                enters(e, seen, self.options.plan.as_deref()) && !self.leads_back(e)
            }),
            irreversible,
            begun: false,
            silent: 0,
        };
        let at_home = !self.flow.in_flow || seen.reading.state == PageState::AccountActive;
        // What plainly shows it active was not ended by what was approved before.
        let active = shows_active(seen);
        if doing.enters && at_home && active {
            self.note_active(seen);
        }
        if doing.enters && at_home && (self.flow.presses == 0 || active) {
            self.flow.entry = Some(seen.observation.snapshot.page.url.clone());
        }
        let label = element
            .map(|e| words::say("outline.next", &[("name", &e.name)]))
            .unwrap_or_default();
        if !irreversible && !label.is_empty() {
            self.step_doing(label.clone(), out);
        }
        let request = self.request();
        out.push(Effect::Act {
            request,
            action: action.clone(),
            expect: doing.target.clone(),
            // What was approved was announced before the last look at it.
            announce_ms: if irreversible {
                0
            } else {
                self.options.announce_ms
            },
            label,
        });
        if matches!(action, Action::Navigate { .. }) {
            self.remember(&doing, None, out);
            return self.arrive(Purpose::Turn, out);
        }
        self.phase = Phase::Acting {
            request,
            doing: Box::new(doing),
        };
    }

    pub(super) fn pressing(&mut self, request: RequestId) {
        if let Phase::Acting {
            request: asked,
            doing,
        } = &mut self.phase
        {
            doing.begun |= *asked == request;
        }
    }

    pub(super) fn acted(
        &mut self,
        request: RequestId,
        error: Option<&ActionError>,
        touched: Touched,
        navigating: bool,
        observation: Option<&Observation>,
        out: &mut Vec<Effect>,
    ) {
        let Phase::Acting {
            request: asked,
            doing,
        } = self.phase.clone()
        else {
            return;
        };
        if asked != request {
            return;
        }
        let failed = error.filter(|_| touched == Touched::No);
        self.settle(&doing, touched, failed, out);
        if self.stopping.is_some() {
            return self.end_stopped(out);
        }
        if let (Some(error), Some(page), false) = (failed, observation, navigating || self.paused)
            && self.aims_on(&doing, error, page, out)
        {
            return;
        }
        if failed.is_some() && self.count_failure(&doing, out) {
            return;
        }
        if touched == Touched::Unknown && doing.irreversible {
            self.notice(words::say("notice.press_unknown", &[]), out);
        }
        match observation {
            _ if navigating => self.arrive(Purpose::Turn, out),
            Some(page) if !self.paused => self.take_in(page, false, Purpose::Turn, 0, out),
            _ => self.look(Purpose::Turn, 0, out),
        }
    }

    /// An agent is there before the action was answered. If the page had begun to see the action, that led here. If not, the
    /// page left by itself, most likely before anything was pressed; only a look at the page tells.
    pub(super) fn answered_by_a_page(&mut self, out: &mut Vec<Effect>) {
        if self.leave_acting(out) == Some(Touched::Unknown) {
            self.notice(words::say("notice.press_unknown", &[]), out);
        }
        if self.stopping.is_some() {
            self.end_stopped(out);
        } else {
            self.look(Purpose::Turn, 0, out);
        }
    }

    /// No answer will come to the action under way, if one is. What is known of it is written down; for an irreversible one it
    /// is also returned.
    pub(super) fn leave_acting(&mut self, out: &mut Vec<Effect>) -> Option<Touched> {
        let Phase::Acting { doing, .. } = self.phase.clone() else {
            return None;
        };
        let touched = match doing.begun {
            true => Touched::Yes,
            false => Touched::Unknown,
        };
        out.push(Effect::CallOff);
        self.settle(&doing, touched, None, out);
        self.phase = Phase::Waiting;
        doing.irreversible.then_some(touched)
    }

    /// What became of an action, as far as anybody knows.
    fn settle(
        &mut self,
        doing: &Doing,
        touched: Touched,
        error: Option<&ActionError>,
        out: &mut Vec<Effect>,
    ) {
        let covered = |e: &ActionError| e.code == ErrorCode::ElementObscured;
        if doing.irreversible && !error.is_some_and(covered) {
            self.flow.unspent = None;
        }
        if touched == Touched::Unknown {
            self.flow.enter(doing.enters);
            self.flow.unknown_presses += u32::from(doing.irreversible);
            self.may_be_tried_again(doing);
            return;
        }
        if doing.irreversible {
            let pressed = touched == Touched::Yes;
            self.flow.presses += u32::from(pressed);
            self.tell_press(doing, pressed, out);
        }
        self.remember(doing, error, out);
    }

    pub(super) fn may_be_tried_again(&mut self, doing: &Doing) {
        self.flow.tried.retain(|(_, t)| t.action != doing.action);
    }

    /// The irreversible click, written after it as it was before.
    fn tell_press(&mut self, doing: &Doing, pressed: bool, out: &mut Vec<Effect>) {
        self.press = match pressed {
            true if is_click(&doing.action) => Press::Pressed,
            // What was typed or chosen is a step on the way, not the last button.
            true => Press::LedOn,
            false => self.press_before(),
        };
        let target = doing.target.as_ref().map(|t| t.name.clone());
        self.report(
            Report::Irreversible {
                target: target.unwrap_or_default(),
                pressed: Some(pressed),
            },
            out,
        );
    }

    /// True if it was one failure too many.
    fn count_failure(&mut self, doing: &Doing, out: &mut Vec<Effect>) -> bool {
        if doing.irreversible {
            let key = match self.flow.unspent {
                Some(_) => "notice.covered",
                None => "notice.not_pressed",
            };
            return self.count_void(key, out);
        }
        self.flow.strikes += 1;
        self.may_be_tried_again(doing);
        let stuck = self.flow.strikes >= STRIKES;
        if stuck {
            self.stuck(out);
        }
        stuck
    }

    pub(super) fn remember(
        &mut self,
        doing: &Doing,
        error: Option<&ActionError>,
        out: &mut Vec<Effect>,
    ) {
        if error.is_none() {
            self.flow.strikes = 0;
            self.flow.enter(doing.enters);
            if changes_something(&doing.action) {
                self.step_done(StepMark::Done, doing.step.clone(), out);
            }
        }
        if let Some(error) = error.filter(|_| !doing.irreversible) {
            let why = words::one_line(&error.message);
            let why = words::say("step.not_done", &[("why", &why)]);
            self.step_done(StepMark::Failed, why, out);
        }
        self.why.clear();
        self.flow.history.push(PastAction {
            action: doing.action.clone(),
            target: doing.target.clone(),
            url: doing.url.clone(),
            before: doing.before,
            error: error.map(ToString::to_string),
        });
    }
}

/// On a page of its own, which may be fetched again.
fn shows_active(seen: &Seen) -> bool {
    let url = &seen.observation.snapshot.page.url;
    let reading = &seen.reading;
    let plainly = reading.confidence >= 0.5 && reading.marks.active;
    let only_shows = !policy::fetching_does_something(url) && !address::is_on_the_way(url);
    plainly && only_shows && reading.state == PageState::AccountActive
}

fn is_click(action: &Action) -> bool {
    matches!(action, Action::Click { .. })
}
