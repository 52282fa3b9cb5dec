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
use protocol::held::{Held, Hold};
use protocol::ids::RequestId;
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use protocol::view::StepMark;

/// On whose word an action is done, and under what care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    Approved,
    /// Unasked, and whether everything that it would send is held back meanwhile.
    Unasked(Hold),
}

/// What came of an action, as the page's agent tells it.
#[derive(Debug)]
pub(super) struct Answered<'a> {
    pub(super) error: Option<&'a ActionError>,
    pub(super) touched: Touched,
    pub(super) navigating: bool,
    pub(super) observation: Option<&'a Observation>,
    pub(super) held_back: &'a [Held],
}

impl Session {
    pub(super) fn act(
        &mut self,
        action: &Action,
        seen: &Seen,
        manner: Manner,
        out: &mut Vec<Effect>,
    ) {
        let irreversible = manner == Manner::Approved;
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
            may_send: irreversible
                || manner == Manner::Unasked(Hold::No) && changes_something(action),
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
            self.flow.reopened = false;
        }
        let label = element
            .map(|e| words::say("outline.next", &[("name", &e.name)]))
            .unwrap_or_default();
        if !irreversible && !label.is_empty() {
            self.step_doing(label.clone(), out);
        }
        let way = element.and_then(|e| Some((e, self.way_of(action, e, seen)?)));
        if let Some((link, way)) = way.filter(|_| !irreversible) {
            let doing = Doing {
                may_send: false,
                ..doing
            };
            return self.announce_way(way, doing, link, out);
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
            hold: match manner {
                Manner::Approved => Hold::No,
                Manner::Unasked(hold) => hold,
            },
        });
        if matches!(action, Action::Navigate { .. }) {
            self.flow.follows = false;
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
        answer: &Answered<'_>,
        out: &mut Vec<Effect>,
    ) {
        let &Answered {
            error,
            touched,
            navigating,
            observation,
            held_back,
        } = answer;
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
        if !held_back.is_empty() && self.stopping.is_none() {
            return self.held_back(&doing, held_back, observation, out);
        }
        if error.is_some_and(|e| e.code == ErrorCode::NotHeld) && self.stopping.is_none() {
            return self.could_not_hold(&doing, out);
        }
        if error.is_some_and(|e| e.code == ErrorCode::PageChanged) {
            self.note_change(&doing, touched);
        }
        // What became something else under the pointer was seen to be pointed at, and not pressed.
        let unpressed = error.is_some_and(|e| e.code.is_unpressed());
        let touched = if unpressed { Touched::No } else { touched };
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
        if let Some(error) = failed
            && self.count_failure(&doing, error, out)
        {
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
            self.note_sent(doing);
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
            true if is_click(&doing.action) && !self.only_chose(doing) => Press::Pressed,
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

    fn note_sent(&mut self, doing: &Doing) {
        if let Some(target) = doing.target.as_ref().filter(|_| doing.may_send) {
            self.flow.sent.push(target.name.clone());
        }
    }

    /// A choice that another control sends.
    fn only_chose(&self, doing: &Doing) -> bool {
        let Some((seen, target)) = self.seen.as_deref().zip(doing.action.target()) else {
            return false;
        };
        let mut elements = seen.observation.snapshot.elements.iter();
        let element = elements.find(|e| e.reference == target);
        element.is_some_and(|e| {
            let choice = matches!(e.role, Role::Radio | Role::Checkbox | Role::Option);
            choice && policy::is_sent_by_another(e, &seen.observation)
        })
    }

    /// True if it was one failure too many.
    fn count_failure(&mut self, doing: &Doing, error: &ActionError, out: &mut Vec<Effect>) -> bool {
        if doing.irreversible {
            let key = match self.flow.unspent {
                Some(_) => "notice.covered",
                None if error.code == ErrorCode::PageChanged => "notice.changed_at_press",
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
            self.note_sent(doing);
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
