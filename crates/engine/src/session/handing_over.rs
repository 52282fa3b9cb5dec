//! No step that is safe: another is asked for, the account is looked at, or the person goes on.
use super::attempts::Entry;
use super::ending::{End, quoted};
use super::state::Choice;
use super::{Phase, Press, Purpose, Seen, Session};
use crate::by_hand::{self, Errand};
use crate::effect::Effect;
use crate::heuristics::Reading;
use crate::plan;
use crate::planner::Proposal;
use crate::policy::Rule;
use crate::{site, words};
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::task::Reason;

/// So many proposals in a row are refused, each with its reason, before somebody else has to go on.
const MOST_REFUSALS: usize = 6;

impl Session {
    /// The planner sees no way on. What it says is quoted, never said in our own voice: a page may have put it up to it.
    pub(super) fn give_up(&mut self, reason: Reason, why: &str, out: &mut Vec<Effect>) {
        if self.owes_a_look() {
            return self.verify(out);
        }
        let headline = words::say("ended.gave_up", &[]);
        let why: String = words::one_line(why).chars().take(300).collect();
        let says = words::say("ended.planner_says", &[("text", &why)]);
        let error = format!("{headline} {says} {}", self.what_changed());
        let lines = vec![says, self.what_changed()];
        self.end(End::short(reason, headline, lines, error), out);
    }

    pub(super) fn refuse(&mut self, why: String, out: &mut Vec<Effect>) {
        self.flow.attempts.push(Entry::Refused(why));
        if self.flow.attempts.refusals_in_a_row() >= MOST_REFUSALS {
            self.stuck(out);
        } else {
            self.plan(out);
        }
    }

    /// No safe way on. After an approved press the account page may know more than this one.
    pub(super) fn stuck(&mut self, out: &mut Vec<Effect>) {
        self.flow.attempts.push(Entry::Stuck);
        if self.flow.retraced.is_some() {
            self.unproven(out);
        } else if self.owes_a_look() && !self.was_led_on() && !self.only_they_read_it() {
            self.verify(out);
        } else if let Some(context) = self.plan_context() {
            let (reason, advice) = by_hand::stuck(&context);
            let of = plan::may_lead_on(&context);
            self.ask_which(reason, advice, &of, out);
        } else {
            self.hand_over("hand_over.stuck", "advice.stuck", out);
        }
    }

    /// After an approved press, on a page of the way out: what only the person can do there. The account itself says nothing of it, and a page
    /// that thanks has no step left, whatever is drawn beside.
    pub(super) fn note_what_is_left(&mut self) {
        let Some(seen) = self.seen.as_deref().filter(|_| self.press() != Press::None) else {
            return;
        };
        let account = seen.reading.state == PageState::AccountActive;
        let calls = seen.reading.marks.by_hand || seen.reading.marks.hindered;
        if calls || !account {
            let done = seen.reading.marks.complete;
            let unread = || by_hand::unread_step(&seen.observation).filter(|_| !done);
            self.flow.left_over = self.left_to_the_person().or_else(unread);
        }
    }

    /// What the person says leads on is asked about, and pressed with their yes; without a person the names are told.
    pub(super) fn ask_which(
        &mut self,
        reason: String,
        advice: String,
        of: &[Ref],
        out: &mut Vec<Effect>,
    ) {
        let seen = self.seen.as_deref().map(|seen| &seen.observation);
        let named = |target: &Ref| {
            let target = *target;
            let element =
                seen.and_then(|page| super::turn::target(page, &Action::Click { target }))?;
            let name = element.label().to_owned();
            Some(Choice { target, name })
        };
        self.flow.choices = of.iter().filter_map(named).collect();
        self.hand_over_after_a_look(reason, advice, out);
    }

    /// The person is there, and the page is in a language that nobody here reads: the account would tell nothing either.
    pub(super) fn only_they_read_it(&self) -> bool {
        // Who says that it is done wants to know how it ended.
        let asks = self.options.ask_in_page && self.flow.handed_back.is_none();
        let seen = self.seen.as_deref().filter(|_| asks);
        seen.is_some_and(|seen| self.grounded(seen, |ground| !ground.languages().known()))
    }

    /// One of what may lead on: its press is put to them in full.
    pub(super) fn choose(&mut self, choice: u8, out: &mut Vec<Effect>) {
        let Phase::HandedOver { choices, .. } = &self.phase else {
            return;
        };
        let at = usize::from(choice).checked_sub(1);
        let Some(chosen) = at.and_then(|at| choices.get(at)) else {
            return;
        };
        let target = chosen.target;
        self.note_choice(target);
        self.flow.everything = self.seen.as_deref().is_some_and(|seen| seen.whole);
        out.push(Effect::ClearOutline);
        self.flow.to_ask = Some(Action::Click { target });
        self.look(Purpose::Turn, 0, out);
    }

    /// The service says that more is needed than what was pressed: a call, or whatever its page names. A request that was handed in may have
    /// ended it all the same: where nothing is to be filled in here, the account tells.
    pub(super) fn hand_over_unfinished(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let marks = &seen.reading.marks;
        let calls = marks.by_hand || marks.awaits_a_call;
        let Some(context) = self.plan_context().filter(|_| calls) else {
            return self.hand_over_what_was_asked_for(seen, out);
        };
        let service = [("service", context.service.as_str())];
        let reason = words::say("hand_over.pending", &service);
        self.hand_over_saying(reason, Errand::of(&context).advice(), out);
    }

    fn hand_over_what_was_asked_for(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let mut elements = seen.observation.snapshot.elements.iter();
        let asks = elements.any(|e| e.input.is_some() && !e.is_furniture());
        if asks || self.flow.owed.is_some() {
            return self.hand_over("hand_over.pending", "advice.pending", out);
        }
        let service = self.service_name();
        let reason = words::say("hand_over.pending", &[("service", &service)]);
        self.flow.owed = Some((reason, words::say("advice.pending", &[])));
        self.flow.choices.clear();
        self.verify(out);
    }

    /// The service's own site was left, or its page came over an open line: nothing is pressed or believed there.
    pub(super) fn leave_alone(&mut self, off: Rule, out: &mut Vec<Effect>) {
        if self.owes_a_look() && !self.was_led_on() && !self.signs_in() {
            return self.verify(out);
        }
        let (reason, advice) = match off {
            Rule::NotSecure => ("hand_over.not_secure", "advice.not_secure"),
            _ => ("hand_over.left_site", "advice.left_site"),
        };
        let (service, here) = (self.service_name(), site::shown_host(&self.here()));
        let values = [("service", service.as_str()), ("site", here.as_str())];
        self.hand_over_saying(
            words::say(reason, &values),
            words::say(advice, &values),
            out,
        );
    }

    /// It asks for the person: many services sign people in on a site of its own, also in the middle of a way.
    pub(super) fn signs_in(&self) -> bool {
        self.seen.as_deref().is_some_and(|seen| {
            let reading = &seen.reading;
            let sure = reading.confidence >= 0.5;
            reading.marks.captcha || reading.state == PageState::LoginRequired && sure
        })
    }

    /// What it asks of the person before it lets them in.
    pub(super) fn hand_over_the_door(&mut self, reading: &Reading, out: &mut Vec<Effect>) {
        let marks = &reading.marks;
        match () {
            () if marks.captcha => self.hand_over("hand_over.captcha", "advice.captcha", out),
            () if marks.code => self.hand_over("hand_over.code", "advice.code", out),
            () => self.hand_over("hand_over.login", "advice.login", out),
        }
    }

    /// Something approved was pressed, and this page doesn't say that only the person can go on. After the last step the account tells,
    /// whatever this page still says.
    pub(super) fn owes_a_look(&self) -> bool {
        let marks = self.seen.as_deref().map(|s| &s.reading.marks);
        let hindered = marks.is_some_and(|m| m.hindered);
        let by_hand = marks.is_some_and(|m| m.by_hand);
        self.press() != Press::None && !hindered && (!by_hand || self.pressed_the_last())
    }

    pub(super) fn pressed_the_last(&self) -> bool {
        let last = self.pressed.as_deref();
        last.is_some_and(super::binding::Pressed::was_last)
    }

    /// What was approved led to a page that asks on: the person can go on from it, and the account would only say that it is active.
    pub(super) fn was_led_on(&self) -> bool {
        let asks = |seen: &Seen| self.asks_on(seen);
        let was_last = self.pressed_the_last();
        self.press() == Press::LedOn && !was_last && self.seen.as_deref().is_some_and(asks)
    }

    /// A survey may follow the end. Where the person is asked at the terminal and not in the page, nothing is lost by looking at the account
    /// before the run ends there; their own tab is left as it stands.
    pub(super) fn hand_over_after_a_look(
        &mut self,
        reason: String,
        advice: String,
        out: &mut Vec<Effect>,
    ) {
        let unattended = !self.options.ask_in_page && !self.options.dry_run;
        if unattended && self.was_led_on() {
            self.flow.owed = Some((reason, advice));
            self.flow.choices.clear();
            return self.verify(out);
        }
        self.hand_over_saying(reason, advice, out);
    }

    /// The page takes a cancellation by phone, chat or letter only, or says what stands in its way: what the rules say of that, whoever
    /// planned.
    pub(super) fn left_to_the_person(&self) -> Option<(String, String)> {
        let marks = &self.seen.as_deref()?.reading.marks;
        let context = self.plan_context();
        let context = context.filter(|_| marks.by_hand || marks.hindered)?;
        match plan::plan(&context) {
            Proposal::HandOver { reason, advice } => Some((reason, advice)),
            _ => None,
        }
    }

    /// The look settled nothing: why the run ends in the middle of a way is said after all. False: nothing is owed.
    pub(super) fn say_what_is_owed(&mut self, out: &mut Vec<Effect>) -> bool {
        let Some((reason, advice)) = self.flow.owed.take() else {
            return false;
        };
        self.hand_over_saying(reason, advice, out);
        true
    }

    /// The account goes on, and what is left is the person's: a call, a part that can't be read. False: nothing is.
    pub(super) fn leave_what_is_left(&mut self, still_active: bool, out: &mut Vec<Effect>) -> bool {
        // Who stopped it, or has to be asked in a window first, is told that.
        let settled = self.stopping.is_some() || self.flow.unanswered.is_some();
        if settled || self.flow.declined.is_some() {
            return false;
        }
        let Some((reason, advice)) = self.flow.left_over.take() else {
            return false;
        };
        let reason = match still_active {
            true => words::say("hand_over.still_active", &[("why", &reason)]),
            false => reason,
        };
        self.hand_over_saying(reason, advice, out);
        true
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
        self.flow.unspent = None;
        let ends = self.options.dry_run || !self.options.ask_in_page;
        // Their press of the toolbar button is all that is waited for on another site.
        let then = match (ends, &self.flow.led_away) {
            (true, _) => words::say("advice.alone", &[]),
            (false, Some(_)) => String::new(),
            (false, None) => words::say("advice.done", &[]),
        };
        let choices = std::mem::take(&mut self.flow.choices);
        let asks = !choices.is_empty() && !ends;
        let reason = match asks {
            true => words::say("hand_over.which_leads_on", &[]),
            false => reason,
        };
        let parts = match asks {
            true => [words::say("advice.asked_first", &[]), advice, then],
            false => [advice, may_be(&choices), then],
        };
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let mut advice = parts.collect::<Vec<_>>().join(" ");
        let now = (reason.clone(), self.flow.attempts.answered().count());
        if self.flow.handed_back.take() == Some(now) {
            advice = format!("{} {advice}", words::say("advice.not_yet", &[]));
        }
        self.report(
            Report::HandOver {
                reason: reason.clone(),
                advice: advice.clone(),
                waits: !ends,
                choices: choices.iter().map(|c| c.name.clone()).collect(),
            },
            out,
        );
        if ends {
            let lines = vec![advice.clone(), self.what_changed()];
            let error = format!("{reason} {advice} {}", self.what_changed());
            return self.end(End::short(Reason::NeedsHuman, reason, lines, error), out);
        }
        self.doing = None;
        self.leave_to_the_person(out);
        Self::outline_each(&choices, out);
        self.flow.by_person = true;
        self.phase = Phase::HandedOver {
            reason,
            advice,
            choices,
        };
    }

    /// What may lead on, in the page, by the numbers that it has in the panel.
    fn outline_each(choices: &[Choice], out: &mut Vec<Effect>) {
        if !choices.is_empty() {
            out.push(Effect::ClearOutline);
        }
        for (choice, nth) in choices.iter().zip(1u8..) {
            out.push(Effect::OutlineToo {
                target: choice.target,
                label: nth.to_string(),
            });
        }
    }
}

/// What may lead on, in a sentence.
fn may_be(choices: &[Choice]) -> String {
    if choices.is_empty() {
        return String::new();
    }
    let names = quoted(choices.iter().map(|c| c.name.as_str()));
    words::say("advice.may_be", &[("names", &names)])
}
