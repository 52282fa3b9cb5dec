//! One turn: a page was read; say what it means, have a step planned, have it judged, and done or asked about.
use super::ending::End;
use super::naming::{describe, fingerprint};
use super::{Phase, Press, Purpose, STRIKES, Seen, Session};
use crate::effect::Effect;
use crate::heuristics::Reading;
use crate::planner::{Hints, PastAction, PlanContext, PlanError, Proposal, Tried};
use crate::policy::{self, Ground, Rule, Ruling};
use crate::words;
use protocol::action::Action;
use protocol::ids::RequestId;
use protocol::page_state::PageState;
use protocol::report::{Report, Verdict};
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use protocol::task::Reason;

/// So often in a row one control is pressed at one address.
const OVER_AND_OVER: usize = 4;
/// So often one control at one address is pressed on the person's word.
const ENOUGH: usize = 2;
/// So often in a row it is waited on one page.
const PATIENCE: usize = 4;
/// In milliseconds.
const STALE_MS: i64 = 2_000;
/// It was waited for already: one look is enough.
const AT_ONCE: u32 = u32::MAX;

impl Session {
    pub(super) fn turn(&mut self, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        self.flow.refused.clear();
        let to_ask = self.flow.to_ask.take();
        self.flow.everything &= to_ask.is_none();
        if self.paused {
            self.phase = Phase::Held;
            return;
        }
        if self.flow.retraced.is_some() {
            return self.proof(out);
        }
        if self.press == Press::Pressed && self.is_before_the_way(&seen) {
            self.press = Press::LedOn;
        }
        if self.pressed() && self.looks_finished(&seen) {
            self.flow.vain = self.unmoved(&seen);
            return self.verify(out);
        }
        if self.flow.unanswered.is_some() && !seen.reading.proves_cancelled() {
            // The page was told no, and what it makes of that isn't built on.
            return match self.pressed() {
                true => self.verify(out),
                false => self.needs_a_window(None, out),
            };
        }
        if self.press == Press::Pressed && self.asks_on(&seen) {
            self.press = Press::LedOn;
        }
        let reading = &seen.reading;
        let sure = reading.confidence >= 0.5;
        // Cancelled is only what is said of the one that is meant.
        let of_it = |says: fn(&Reading) -> bool| {
            says(reading)
                && self
                    .of_the_named(&seen)
                    .is_some_and(|named| says(&named.reading))
        };
        match reading.state {
            _ if reading.marks.captcha => {
                self.hand_over("hand_over.captcha", "advice.captcha", out)
            }
            PageState::LoginRequired if sure => {
                self.hand_over("hand_over.login", "advice.login", out)
            }
            PageState::ThirdPartyBilling if sure => self.end_third_party(&seen, out),
            _ if of_it(Reading::proves_cancelled) && self.was_open() => self.ended_meanwhile(out),
            _ if of_it(Reading::shows_cancelled) && !self.was_open() => {
                self.end_already(&seen, out)
            }
            _ if reading.marks.pending && self.press != Press::None && !self.goes_on(&seen) => {
                self.hand_over("hand_over.pending", "advice.pending", out)
            }
            _ => match (self.takes_only_a_real_click(&seen), to_ask) {
                (Some(element), _) => self.hand_over_the_click(element, out),
                (None, Some(action)) => self.weigh(&action, i64::MAX, out),
                (None, None) => self.plan(out),
            },
        }
    }

    /// What was approved stood beside the way out, which wasn't entered yet: the account goes on, and so does the search.
    fn is_before_the_way(&self, seen: &Seen) -> bool {
        let active = seen.reading.state == PageState::AccountActive;
        let last = self
            .pressed
            .as_deref()
            .is_some_and(super::binding::Pressed::was_last);
        active && !last && !self.flow.in_flow && !seen.reading.proves_cancelled()
    }

    fn plan(&mut self, out: &mut Vec<Effect>) {
        if self.flow.turns >= self.options.max_turns {
            if self.owes_a_look() {
                return self.verify(out);
            }
            let turns = self.flow.turns.to_string();
            return self.end_failed(
                Reason::MaxTurnsExceeded,
                words::say("ended.max_turns", &[("turns", &turns)]),
                out,
            );
        }
        let Some(context) = self.plan_context() else {
            return;
        };
        let request = self.request();
        self.step_doing(words::say("step.looking", &[]), out);
        out.push(Effect::Plan {
            request,
            context: Box::new(context),
        });
        self.phase = Phase::Planning { request };
    }

    fn plan_context(&self) -> Option<PlanContext> {
        let seen = self.seen.as_ref()?;
        let page = fingerprint(&seen.observation);
        let read = seen.reading.interpretation();
        Some(PlanContext {
            plan: self.options.plan.clone(),
            turn: self.flow.turns + 1,
            max_turns: self.options.max_turns,
            in_flow: self.flow.in_flow,
            history: self
                .flow
                .history
                .iter()
                .skip(self.flow.begun_at)
                .cloned()
                .collect(),
            tried: self.exhausted(&page, seen.reading.state),
            refused: self.flow.refused.clone(),
            hints: self.hints(seen.reading.state),
            usage: self.usage.clone(),
            ..PlanContext::first(seen.observation.clone(), &self.service_name(), read)
        })
    }

    /// What need not be tried on this page any more. On the way out a page that comes back after others (a question asked twice) may be
    /// answered once more, and so may an offer, which comes back in its own place too; and so may, anywhere, a press that brought nothing at
    /// all: the page may not have been listening yet. What was asked about is none of it: a press that may end something is never repeated
    /// by this.
    pub(super) fn exhausted(&self, page: &str, state: PageState) -> Vec<Tried> {
        let on_the_way = matches!(
            state,
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
        );
        let all = &self.flow.tried;
        let here: Vec<&Tried> = all
            .iter()
            .filter(|(p, _)| p == page)
            .map(|(_, t)| t)
            .collect();
        let returned = all.last().is_some_and(|(p, _)| p != page);
        let done = |t: &Tried| {
            let mut history = self.flow.history.iter();
            history.any(|p| p.error.is_none() && p.action == t.action && p.target == t.target)
        };
        let in_place = |t: &Tried| state == PageState::RetentionOffer && done(t);
        let last = self.flow.history.last();
        let in_vain = |t: &Tried| {
            let this = |p: &&PastAction| p.action == t.action && p.target == t.target;
            last.filter(this).is_some_and(|p| p.error.is_none())
        };
        let twice = |t: &Tried| here.iter().filter(|o| **o == t).count() > 1;
        let again = |t: &Tried| self.over_and_over(t);
        let may_be_again = |t: &Tried| on_the_way && (returned || in_place(t)) || in_vain(t);
        let spent = |t: &&Tried| !may_be_again(t) || twice(t);
        let spent = here.iter().copied().filter(spent);
        // A page that differs by a word each time is no other page.
        let others = all.iter().map(|(_, t)| t).filter(|t| again(t));
        spent.chain(others).cloned().collect()
    }

    /// The last few presses all were this one, at one address.
    fn over_and_over(&self, tried: &Tried) -> bool {
        let clicks = self.flow.history.iter().rev();
        let mut clicks = clicks.filter(|p| matches!(p.action, Action::Click { .. }));
        let same = |p: &PastAction| p.action == tried.action && p.target == tried.target;
        let first = clicks.next().filter(|p| same(p));
        let more =
            |first: &PastAction| clicks.take_while(|p| same(p) && p.url == first.url).count();
        first.map_or(0, more) + 1 >= OVER_AND_OVER
    }

    /// How often in a row it was only waited.
    fn waited(&self) -> usize {
        let latest = self.flow.history.iter().rev();
        latest
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count()
    }

    fn hints(&self, state: PageState) -> Hints {
        let Some(recipe) = self.recipe() else {
            return Hints::default();
        };
        let lang = self
            .seen
            .as_ref()
            .map(|s| s.observation.snapshot.page.lang.as_str());
        let steps: Vec<_> = recipe.steps_for(state, lang.unwrap_or_default()).collect();
        let general = [&recipe.goal].into_iter().chain(&recipe.hints);
        Hints {
            press: steps.iter().flat_map(|s| s.press.clone()).collect(),
            never: steps.iter().flat_map(|s| s.never.clone()).collect(),
            notes: general
                .chain(steps.iter().map(|s| &s.note))
                .filter(|note| !note.is_empty())
                .cloned()
                .collect(),
            contacts: recipe.contacts.clone(),
        }
    }

    pub(super) fn planned(
        &mut self,
        request: RequestId,
        plan: &Result<Proposal, PlanError>,
        out: &mut Vec<Effect>,
    ) {
        if self.phase != (Phase::Planning { request }) {
            return;
        }
        self.flow.turns += 1;
        self.flow.everything = false;
        self.flow.aiming = None;
        match plan {
            Ok(Proposal::Act { action, .. }) => self.propose(action, out),
            Ok(Proposal::HandOver { reason, advice }) if !self.owes_a_look() => {
                self.hand_over_saying(reason.clone(), advice.clone(), out)
            }
            Ok(Proposal::HandOver { .. }) => self.verify(out),
            Ok(Proposal::Complete { success: true, .. }) if self.pressed() => self.verify(out),
            Ok(Proposal::Complete { success: true, .. }) => {
                self.refuse(words::say("model.not_confirmed", &[]), out);
            }
            Ok(Proposal::Complete {
                success: false,
                reason,
            }) => self.give_up(Reason::NoWayFound, reason, out),
            Ok(Proposal::Aim(aim)) => self.aim(aim.clone(), out),
            Ok(Proposal::Look { everything }) => {
                self.flow.everything = *everything;
                self.look(Purpose::Turn, 0, out);
            }
            Ok(Proposal::AskNext { .. }) => {
                self.flow.ask_next = true;
                if self.paused {
                    self.phase = Phase::Held;
                } else {
                    self.plan(out);
                }
            }
            Err(PlanError::Unfit(why)) => self.refuse(why.clone(), out),
            Err(PlanError::NoAction(why)) => self.give_up(Reason::LlmNoAction, why, out),
            Err(PlanError::Misconfigured(why)) => self.give_up(Reason::Configuration, why, out),
        }
    }

    /// The planner sees no way on. What it says is quoted, never said in our own voice: a page may have put it up to it.
    fn give_up(&mut self, reason: Reason, why: &str, out: &mut Vec<Effect>) {
        if self.owes_a_look() {
            return self.verify(out);
        }
        let headline = words::say("ended.gave_up", &[]);
        let why: String = why.chars().take(300).collect();
        let says = words::say("ended.planner_says", &[("text", &why)]);
        let error = format!("{headline} {says} {}", self.what_changed());
        let lines = vec![says, self.what_changed()];
        self.end(End::short(reason, headline, lines, error), out);
    }

    /// The policy has the last word on it, and the word is recorded before anything happens.
    pub(super) fn propose(&mut self, action: &Action, out: &mut Vec<Effect>) {
        self.weigh(action, STALE_MS, out);
    }

    /// `stale`: after so long the page is looked at anew before anybody is asked about something on it.
    fn weigh(&mut self, action: &Action, stale: i64, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        if self.paused {
            self.phase = Phase::Held;
            return;
        }
        let tried = Tried {
            action: action.clone(),
            target: target(&seen.observation, action).map(Element::identity),
        };
        let page = fingerprint(&seen.observation);
        let in_vain = match action {
            // What is waited for may take more than one time.
            Action::Wait { .. } => self.waited() >= PATIENCE,
            _ => self.exhausted(&page, seen.reading.state).contains(&tried),
        };
        if in_vain {
            let why = words::say("policy.tried", &[]);
            self.report(
                Report::Decision {
                    action: describe(action, &seen.observation),
                    verdict: Verdict::Deny,
                    why: why.clone(),
                },
                out,
            );
            return self.refuse(why, out);
        }
        if self.begins_again(action, &seen) {
            return self.verify(out);
        }
        let mut ruling = self.judged(action, &seen);
        if ruling.verdict == Verdict::Allow && self.flow.ask_next && changes_something(action) {
            ruling = Rule::PlannerAsks.ask();
        }
        let asks = ruling.verdict == Verdict::Ask && !self.options.dry_run;
        if asks && self.now.0 - seen.at.0 > stale {
            // Whoever proposed it took their time: what is asked about is what stands there now.
            self.flow.to_ask = Some(action.clone());
            self.flow.everything = seen.whole;
            return self.look(Purpose::Turn, AT_ONCE, out);
        }
        self.report(
            Report::Decision {
                action: describe(action, &seen.observation),
                verdict: ruling.verdict,
                why: ruling.rule.why(),
            },
            out,
        );
        if ruling.verdict == Verdict::Deny {
            self.flow.tried.push((page, tried));
            return self.refuse(ruling.rule.told(), out);
        }
        self.flow.ask_next &= !changes_something(action);
        if self.options.dry_run && changes_something(action) {
            return self.end_dry_run(action, ruling.verdict, out);
        }
        // The way begins again after it was pressed more than once: whatever it did, the account tells.
        if ruling.verdict == Verdict::Ask && self.presses_of(&tried, &seen) >= ENOUGH {
            return self.verify(out);
        }
        // What was approved once may be approved again; everything else is not repeated on the same page.
        if ruling.verdict == Verdict::Allow {
            self.flow.tried.push((page, tried));
            self.act(action, &seen, false, out);
        } else {
            self.prepare_question(action, ruling.rule, &seen, out);
        }
    }

    /// How often this was pressed at this address and the page heard of it.
    fn presses_of(&self, tried: &Tried, seen: &Seen) -> usize {
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        let same = |p: &&PastAction| {
            let click = matches!(p.action, Action::Click { .. }) && p.error.is_none();
            click && p.target.is_some() && p.target == tried.target && p.url == here
        };
        let all = self.flow.history.iter().filter(same).count();
        let lost = self.flow.gone_again.iter();
        all.saturating_sub(lost.filter(|p| Some(*p) == tried.target.as_ref()).count())
    }

    /// The last step was pressed, and this is the way in that led there: before anything is ended twice, the account is looked at.
    fn begins_again(&self, action: &Action, seen: &Seen) -> bool {
        let target = target(&seen.observation, action)
            .filter(|e| super::naming::enters(e, seen, self.options.plan.as_deref()));
        let taken = |e: &Element| {
            let identity = e.identity();
            let mut steps = self.flow.history.iter().skip(self.flow.begun_at);
            steps.any(|p| p.error.is_none() && p.target.as_ref() == Some(&identity))
        };
        let ended = |p: &super::binding::Pressed| p.was_last() && !p.was_here(seen);
        let asks_nothing = matches!(
            seen.reading.state,
            PageState::Unknown | PageState::AccountActive
        );
        asks_nothing
            && self.press != Press::None
            && self.pressed.as_deref().is_some_and(ended)
            && target.is_some_and(taken)
    }

    pub(super) fn judged(&self, action: &Action, seen: &Seen) -> Ruling {
        let steps = self.flow.history.iter().skip(self.flow.begun_at);
        let surveyed = |p: &PastAction| p.before == PageState::ExitSurvey && p.error.is_none();
        policy::judge(
            action,
            &Ground {
                walked: &self.walked(),
                observation: &seen.observation,
                reading: &seen.reading,
                home: &self.home,
                recipe: self.recipe(),
                in_flow: self.flow.in_flow,
                plan: self.options.plan.as_deref(),
                survey_done: steps.into_iter().any(surveyed),
            },
        )
    }

    /// What an approved press led to is not opened anew: that may be the press once more.
    fn walked(&self) -> Vec<String> {
        let plain = self.flow.history.iter().map(|p| p.url.clone());
        let plain = plain.filter(|_| self.press == Press::None);
        self.account.iter().cloned().chain(plain).collect()
    }

    /// A button stands here that ends it or leads on, be it that something has to be filled in first.
    fn goes_on(&self, seen: &Seen) -> bool {
        let plan = self.options.plan.as_deref();
        let mut elements = seen.observation.snapshot.elements.iter();
        elements.any(|e| e.role == Role::Button && super::naming::enters(e, seen, plan))
    }

    pub(super) fn refuse(&mut self, why: String, out: &mut Vec<Effect>) {
        self.flow.refused.push(why);
        self.flow.strikes += 1;
        if self.flow.strikes >= STRIKES {
            self.stuck(out);
        } else {
            self.plan(out);
        }
    }

    /// No safe way on. After an approved press the account page may know more than this one.
    pub(super) fn stuck(&mut self, out: &mut Vec<Effect>) {
        self.flow.strikes = 0;
        if self.flow.retraced.is_some() {
            self.unproven(out);
        } else if self.owes_a_look() {
            self.verify(out);
        } else if self.plan_context().is_some_and(|c| c.is_lost()) {
            self.hand_over("hand_over.elsewhere", "advice.elsewhere", out);
        } else {
            self.hand_over("hand_over.stuck", "advice.stuck", out);
        }
    }

    /// Something approved was pressed, and this page doesn't say that only the person can go on.
    fn owes_a_look(&self) -> bool {
        let says_why = |s: &Seen| s.reading.marks.by_hand || s.reading.marks.hindered;
        let told = self.seen.as_deref().is_some_and(says_why);
        self.press != Press::None && !told
    }

    pub(super) fn hand_over(&mut self, reason: &str, advice: &str, out: &mut Vec<Effect>) {
        let service = self.service_name();
        let values = [("service", service.as_str())];
        self.hand_over_saying(
            words::say(reason, &values),
            words::say(advice, &values),
            out,
        );
    }

    /// In a window the person does it and hands back; without one the run ends here.
    pub(super) fn hand_over_saying(
        &mut self,
        reason: String,
        advice: String,
        out: &mut Vec<Effect>,
    ) {
        let ends = self.options.dry_run || !self.options.ask_in_page;
        let then = words::say(if ends { "advice.alone" } else { "advice.done" }, &[]);
        let mut advice = format!("{advice} {then}");
        let now = (reason.clone(), self.flow.history.len());
        if self.flow.handed_back.take() == Some(now) {
            advice = format!("{} {advice}", words::say("advice.not_yet", &[]));
        }
        self.report(
            Report::HandOver {
                reason: reason.clone(),
                advice: advice.clone(),
                waits: !ends,
            },
            out,
        );
        if ends {
            let lines = vec![advice.clone(), self.what_changed()];
            let error = format!("{reason} {advice} {}", self.what_changed());
            return self.end(End::short(Reason::NeedsHuman, reason, lines, error), out);
        }
        self.doing = None;
        self.flow.handed_over = true;
        self.phase = Phase::HandedOver { reason, advice };
    }

    pub(super) fn pressed(&self) -> bool {
        matches!(self.press, Press::Unanswered | Press::Pressed)
    }
}

pub(super) fn target<'a>(observation: &'a Observation, action: &Action) -> Option<&'a Element> {
    let wanted = action.target()?;
    observation
        .snapshot
        .elements
        .iter()
        .find(|e| e.reference == wanted)
}

pub(super) fn changes_something(action: &Action) -> bool {
    matches!(
        action,
        Action::Click { .. } | Action::Fill { .. } | Action::Select { .. }
    )
}
