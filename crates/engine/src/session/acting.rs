//! One action: sent to the page, and what came of it taken in.
use super::attempt::{Attempt, Outcome};
use super::attempts::Entry;
use super::following::Way;
use super::naming::{enters, fingerprint, past_words, stand};
use super::state::Progress;
use super::turn::{changes_something, target};
use super::{Phase, Purpose, STRIKES, Seen, Session};
use crate::effect::Effect;
use crate::heuristics::address;
use crate::{classify, named, policy, site, words};
use page::Match;
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
    /// On a planner's proposal, which the policy allows.
    Unasked(Hold),
    /// By no planner's proposal: back to the account for the proof, or on with what was held back.
    Own(Hold),
}

impl Manner {
    pub(super) fn hold(self) -> Hold {
        match self {
            Self::Approved => Hold::Approved,
            Self::Unasked(hold) | Self::Own(hold) => hold,
        }
    }
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

/// It stands in the record of the subscription of this name, or is called so.
fn is_of(plan: &str, element: &Element, seen: &Seen) -> bool {
    is_in_its_record(plan, element, seen) || named::names(plan, &element.name)
}

fn is_in_its_record(plan: &str, element: &Element, seen: &Seen) -> bool {
    let own = seen.model.subscription_of(&element.reference);
    let named = match seen.model.subscription_named(plan) {
        Match::Of(at) => Some(at),
        Match::Only(at) if seen.model.subscriptions[at].name.is_some() => Some(at),
        _ => None,
    };
    own.is_some() && own == named
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
        let manner = match manner {
            // The line opens only for what was asked about.
            Manner::Unasked(Hold::No)
                if self.flow.kept_back.is_some() && changes_something(action) =>
            {
                Manner::Unasked(Hold::Press)
            }
            manner => manner,
        };
        // What a list is scrolled by isn't touched.
        let touches = !matches!(action, Action::ScrollFor { .. });
        let element = target(&seen.observation, action).filter(|_| touches);
        let way = element.and_then(|e| Some((e, self.way_of(action, e, seen)?)));
        // Another view of this document would open the line for what was held back in it.
        let shut = self.flow.kept_back.is_some();
        let way = way.filter(|(_, way)| !(irreversible || shut && matches!(way, Way::View(_))));
        let mut attempt = self.attempt(action, element, seen, manner);
        let opens = self.flow.kept_back.take_if(|_| irreversible);
        attempt.in_place = opens
            .as_ref()
            .is_some_and(|kept| kept.control == attempt.control);
        // What an earlier press would have sent may go out with this one.
        attempt
            .requests
            .extend(opens.into_iter().flat_map(|kept| kept.sends));
        // A link's address is opened, which was judged to do no more than that.
        attempt.may_send &= way.is_none();
        attempt.followed = way.as_ref().map(|(_, way)| way.clone());
        if attempt.enters {
            self.note_entry(seen);
            if let Some(pressed) = element.filter(|_| attempt.is_click()) {
                self.note_its_record(pressed, seen);
            }
        }
        let expect = attempt.control.clone();
        self.flow.attempts.push(Entry::Attempt(attempt));
        self.flow.stepped_on = Some(Box::new(seen.observation.clone()));
        if irreversible {
            self.flow.pressed_on = Some(Box::new(seen.observation.clone()));
            self.flow.said_page = None;
            // What was weighed before says nothing of what this does.
            self.flow.evidence = None;
        }
        let label = element
            .map(|e| words::say("outline.next", &[("name", &e.name)]))
            .unwrap_or_default();
        if !irreversible && !label.is_empty() {
            self.step_doing(label.clone(), out);
        }
        if let Some((link, way)) = way {
            return self.announce_way(way, link, out);
        }
        let request = self.request();
        out.push(Effect::Act {
            request,
            action: action.clone(),
            expect,
            // What was approved was announced before the last look at it.
            announce_ms: if irreversible {
                0
            } else {
                self.options.announce_ms
            },
            label,
            hold: match self.may_draw_the_next_step(irreversible, action) {
                true => Hold::ApprovedStep,
                false => manner.hold(),
            },
            leaves_to: self.flow.leaves_to.take(),
        });
        if matches!(action, Action::Navigate { .. }) {
            self.flow.follows = false;
            self.remember(Outcome::Done, out);
            return self.arrive(self.purpose_of_an_action(), out);
        }
        self.phase = Phase::Acting {
            request,
            progress: Progress::default(),
        };
    }

    fn attempt(
        &self,
        action: &Action,
        element: Option<&Element>,
        seen: &Seen,
        manner: Manner,
    ) -> Attempt {
        let approved = manner == Manner::Approved;
        let plan = self.options.plan.as_deref();
        Attempt {
            action: action.clone(),
            control: element.map(Element::identity),
            url: site::plain(&seen.observation.snapshot.page.url),
            page: fingerprint(&seen.observation),
            stand: stand(&seen.observation),
            before: seen.reading.state,
            step: match element {
                Some(e) if approved && is_click(action) => {
                    words::say("step.pressed", &[("name", &e.name)])
                }
                _ => past_words(action, element, seen),
            },
            manner,
            meant: element.is_some_and(|e| plan.is_some_and(|plan| is_of(plan, e, seen))),
            in_record: element
                .is_some_and(|e| plan.is_some_and(|plan| is_in_its_record(plan, e, seen))),
            enters: element.is_some_and(|e| {
                // Whatever is called a gift or a ticket here: the person said yes to its end.
                let ends = || approved && classify::speaks_of_ending(&e.name, &seen.observation);
                (enters(e, seen, plan) || ends()) && !self.leads_back(e)
            }),
            irreversible: approved,
            in_place: false,
            may_send: !manner.hold().is_held() && (approved || changes_something(action)),
            requests: element
                .and_then(super::held::sent_form)
                .into_iter()
                .collect(),
            held_back: Box::default(),
            boxed: false,
            outcome: None,
            unheard: false,
            looked: false,
            followed: None,
            takes_a_press: false,
        }
    }

    /// The cancel flow is entered from this page: it is what is looked at again for the proof.
    fn note_entry(&mut self, seen: &Seen) {
        let active = seen.reading.state == PageState::AccountActive;
        if self.flow.attempts.in_flow() && !active {
            return;
        }
        // What plainly shows it active was not ended by what was approved before.
        let plainly = shows_active(seen);
        if plainly {
            self.note_active(seen);
        }
        if !self.flow.attempts.has_pressed() || plainly {
            self.flow.entry = Some(seen.observation.snapshot.page.url.clone());
            self.flow.reopened.clear();
        }
    }

    pub(super) fn pressing(&mut self, request: RequestId) {
        if let Phase::Acting {
            request: asked,
            progress,
        } = &mut self.phase
        {
            progress.begun |= *asked == request;
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
        let asked =
            matches!(&self.phase, Phase::Acting { request: asked, .. } if *asked == request);
        let Some(attempt) = self.flow.attempts.under_way().filter(|_| asked).cloned() else {
            return;
        };
        // Nothing was sent yet, and the page speaks as if it were done: it is going to be.
        let later =
            || error.is_none() && attempt.may_act_later() && self.takes_it_for_done(observation);
        let boxed = attempt.boxed && error.is_none();
        let to_come = [Held::some_request()];
        let held_back = if held_back.is_empty() && (boxed || later()) {
            &to_come
        } else {
            held_back
        };
        if !held_back.is_empty() && self.stopping.is_none() {
            return self.held_back(&attempt, held_back, observation, out);
        }
        if error.is_some_and(|e| e.code == ErrorCode::NotHeld) && self.stopping.is_none() {
            return self.could_not_hold(out);
        }
        // What became something else under the pointer was seen to be pointed at, and not pressed.
        let failed = error.filter(|e| touched == Touched::No || e.code.is_unpressed());
        let sent_by_itself = failed.is_some() && attempt.in_place;
        let failed = failed.filter(|_| !sent_by_itself);
        let outcome = match (failed, touched) {
            _ if sent_by_itself => Outcome::Unknown,
            (Some(error), touched) => Outcome::NotDone {
                error: error.clone(),
                touched,
                excused: false,
            },
            (None, Touched::Unknown) => Outcome::Unknown,
            (None, Touched::Yes | Touched::No) => Outcome::Done,
        };
        let unknown = outcome == Outcome::Unknown;
        self.settle(outcome, out);
        match observation {
            Some(page) if failed.is_none() && self.drew_the_next_step(&attempt, page) => {
                out.push(Effect::HoldOn);
            }
            // What else was drawn may be the deed's, which goes on.
            Some(_) if self.may_draw_the_next_step(attempt.irreversible, &attempt.action) => {
                out.push(Effect::OpenLine);
            }
            _ => {}
        }
        if self.stopping.is_some() {
            return self.end_stopped(out);
        }
        if let (Some(error), Some(page), false) = (failed, observation, navigating || self.paused)
            && self.aims_on(&attempt, error, page, out)
        {
            return;
        }
        if let Some(error) = failed
            && self.count_failure(&attempt, error, out)
        {
            return;
        }
        if unknown && attempt.irreversible {
            self.notice(words::say("notice.press_unknown", &[]), out);
        }
        let purpose = self.purpose_of_an_action();
        match observation {
            _ if navigating => self.arrive(purpose, out),
            Some(page) if !self.paused => self.take_in(page, false, purpose, 0, out),
            _ => self.look(purpose, 0, out),
        }
    }

    fn may_draw_the_next_step(&self, approved: bool, action: &Action) -> bool {
        let pressed = approved && is_click(action) && !self.pressed_the_last();
        pressed && self.may_be_held()
    }

    /// What was approved was no last step, and its page put another one in its place without leaving: a script's, which is done with that.
    fn drew_the_next_step(&self, attempt: &Attempt, page: &Observation) -> bool {
        let stands = |e: &Element| attempt.control.as_ref() == Some(&e.identity());
        let mut controls = page.snapshot.elements.iter();
        // "One moment …", and only "Close" beside it: the deed is under way.
        let leads = |e: &Element| classify::is_usable(e) && !classify::only_closes(&e.name, page);
        let came = || {
            let seen = self.see(page.clone(), false);
            let mut controls = page.snapshot.elements.iter();
            let new = controls.any(|e| seen.model.is_new(&e.reference) && leads(e));
            new && !seen.reading.marks.loading
        };
        let step = self.may_draw_the_next_step(attempt.irreversible, &attempt.action);
        let same = site::plain(&page.snapshot.page.url) == attempt.url;
        let drawn = step && same && !controls.any(stands) && came();
        drawn && !self.takes_it_for_done(Some(page))
    }

    /// What came of it is looked at beside what called it over, or gone on with.
    pub(super) fn purpose_of_an_action(&self) -> Purpose {
        match self.flow.said_ended {
            Some(_) => Purpose::Beside,
            None => Purpose::Turn,
        }
    }

    /// An agent is there before the action was answered. If the page had begun to see the action, that led here. If not, the
    /// page left by itself, most likely before anything was pressed; only a look at the page tells.
    pub(super) fn answered_by_a_page(&mut self, out: &mut Vec<Effect>) {
        if self.leave_acting(out) == Some(Outcome::Unknown) {
            self.notice(words::say("notice.press_unknown", &[]), out);
        }
        if self.stopping.is_some() {
            self.end_stopped(out);
        } else {
            self.look(self.purpose_of_an_action(), 0, out);
        }
    }

    /// No answer will come to the action under way, if one is. What is known of it is written down; for an irreversible one it
    /// is also returned.
    pub(super) fn leave_acting(&mut self, out: &mut Vec<Effect>) -> Option<Outcome> {
        let Phase::Acting { progress, .. } = self.phase else {
            return None;
        };
        let outcome = match progress.begun {
            true => Outcome::Done,
            false => Outcome::Unknown,
        };
        out.push(Effect::CallOff);
        let attempt = self.flow.attempts.under_way();
        let irreversible = attempt.is_some_and(|a| a.irreversible);
        self.settle(outcome.clone(), out);
        self.phase = Phase::Waiting;
        irreversible.then_some(outcome)
    }

    /// What became of the action under way, as far as anybody knows.
    fn settle(&mut self, outcome: Outcome, out: &mut Vec<Effect>) {
        let Some(attempt) = self.flow.attempts.under_way().cloned() else {
            return;
        };
        let covered = |e: &ActionError| e.code == ErrorCode::ElementObscured;
        let covered = matches!(&outcome, Outcome::NotDone { error, .. } if covered(error));
        if attempt.irreversible && !covered {
            self.flow.unspent = None;
        }
        if outcome == Outcome::Unknown {
            return self.flow.attempts.settle(outcome);
        }
        if attempt.irreversible {
            // The irreversible click, written after it as it was before.
            let target = attempt.control.as_ref().map(|t| t.name.clone());
            let report = Report::Irreversible {
                target: target.unwrap_or_default(),
                pressed: Some(outcome == Outcome::Done),
            };
            self.report(report, out);
        }
        // What was typed or chosen is a step on the way, not the last button.
        let led_on = attempt.irreversible
            && outcome == Outcome::Done
            && (!attempt.is_click() || self.only_chose(&attempt.action));
        self.remember(if led_on { Outcome::LedOn } else { outcome }, out);
    }

    /// A choice that another control sends.
    fn only_chose(&self, action: &Action) -> bool {
        let Some(seen) = self.seen.as_deref() else {
            return false;
        };
        target(&seen.observation, action).is_some_and(|e| {
            let choice = matches!(e.role, Role::Radio | Role::Checkbox | Role::Option);
            choice && policy::is_sent_by_another(e, &seen.observation)
        })
    }

    /// True if it was one failure too many.
    fn count_failure(
        &mut self,
        attempt: &Attempt,
        error: &ActionError,
        out: &mut Vec<Effect>,
    ) -> bool {
        if attempt.irreversible {
            let key = match self.flow.unspent {
                Some(_) => "notice.covered",
                None if error.code == ErrorCode::PageChanged => "notice.changed_at_press",
                None => "notice.not_pressed",
            };
            return self.count_void(key, out);
        }
        let stuck = self.flow.attempts.failures_in_a_row() >= STRIKES;
        if stuck {
            self.stuck(out);
        }
        stuck
    }

    /// The action under way was answered: it is listed with what came of it, and told.
    pub(super) fn remember(&mut self, outcome: Outcome, out: &mut Vec<Effect>) {
        self.flow.attempts.settle(outcome);
        let Some(attempt) = self.flow.attempts.last().cloned() else {
            return;
        };
        match attempt.error() {
            None if changes_something(&attempt.action) => {
                self.step_done(StepMark::Done, attempt.step, out);
            }
            Some(error) if !attempt.irreversible => {
                let why = words::one_line(&error.message);
                let why = words::say("step.not_done", &[("why", &why)]);
                self.step_done(StepMark::Failed, why, out);
            }
            _ => {}
        }
        self.why.clear();
    }
}

/// On a page of its own, which may be fetched again.
pub(super) fn shows_active(seen: &Seen) -> bool {
    let url = &seen.observation.snapshot.page.url;
    let reading = &seen.reading;
    let plainly = reading.confidence >= 0.5 && reading.marks.active;
    let only_shows = !policy::fetching_does_something(url) && !address::is_on_the_way(url);
    plainly && only_shows && reading.state == PageState::AccountActive
}

fn is_click(action: &Action) -> bool {
    matches!(action, Action::Click { .. })
}
