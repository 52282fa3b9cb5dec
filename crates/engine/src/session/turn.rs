//! One turn: a page was read; say what it means, have a step planned, have it judged, and done or asked about.
use super::acting::Manner;
use super::attempt::{Attempt, Outcome};
use super::attempts::Entry;
use super::looking::works;
use super::naming::{describe, fingerprint};
use super::{Phase, Press, Purpose, Seen, Session};
use crate::billers;
use crate::classify;
use crate::effect::Effect;
use crate::heuristics::{self, Intent, Reading};
use crate::planner::{Hints, Led, PlanContext, PlanError, Proposal, Tried};
use crate::policy::{self, Ground, Rule, Ruling};
use crate::words;
use lexicon::{Concept as C, Said, lexicon};
use page::{FormKind, Match, Status, Subscription};
use protocol::action::Action;
use protocol::ids::RequestId;
use protocol::page_state::PageState;
use protocol::report::{Report, Verdict};
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use protocol::task::Reason;

/// So often in a row it is waited on one page.
const PATIENCE: usize = 4;
/// So many looks of a run cost no turn.
const FREE_LOOKS: u32 = 10;
const STALE_MS: i64 = 2_000;
/// It was looked at anew for this very question.
const ASKED: i64 = i64::MAX;
/// It was waited for already: one look is enough.
const AT_ONCE: u32 = u32::MAX;

impl Session {
    pub(super) fn turn(&mut self, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        self.flow.attempts.push(Entry::Turn);
        // What was called over was looked at beside, and is no more what holds.
        self.flow.said_ended = None;
        let to_ask = self.flow.to_ask.take();
        self.flow.everything &= to_ask.is_none();
        if self.paused {
            self.phase = Phase::Held;
            return;
        }
        if self.flow.retraced.is_some() {
            return self.proof(out);
        }
        if seen.reading.state == PageState::AccountActive {
            self.flow.attempts.reached_account();
        }
        // What another site shows, or a button that is still at work, says nothing of what was pressed.
        let off = self.off_site(&seen);
        if off == Some(Rule::LeavesSite) && self.is_at_its_portal(&seen) {
            return self.ask_to_go_on_here(&seen, out);
        }
        if off.is_none() {
            self.flow.led_away = None;
        }
        let tells = off.is_none() && !works(&seen);
        let no_end = || {
            let open = self.is_still_to_be_answered(&seen) || self.was_sent_back(&seen);
            open || self.is_before_the_way(&seen)
        };
        if self.press() == Press::Pressed && tells && no_end() {
            self.led_on(&seen);
        }
        if self.pressed() && self.looks_finished(&seen) {
            if self.unmoved(&seen) {
                self.flow.attempts.refine(Outcome::NoEffect);
            }
            return self.verify(out);
        }
        if self.flow.unanswered.is_some() && !seen.reading.proves_cancelled() {
            // The page was told no, and what it makes of that isn't built on.
            return match self.pressed() {
                true => self.verify(out),
                false => self.needs_a_window(None, out),
            };
        }
        if self.press() == Press::Pressed && tells && self.tells_the_end(&seen) {
            return self.verify(out);
        }
        if self.press() == Press::Pressed && tells && self.asks_on(&seen) {
            self.led_on(&seen);
        }
        if let Some(off) = off {
            return self.leave_alone(off, out);
        }
        let partner = self.is_a_partner(&seen);
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
            _ if self.signs_in() => self.hand_over_the_door(reading, out),
            PageState::ThirdPartyBilling if sure && !self.may_ask_the_biller(&seen) && !partner => {
                self.end_third_party(&seen, out)
            }
            _ if of_it(Reading::proves_cancelled) && self.was_open() => self.ended_meanwhile(out),
            _ if self.press() == Press::None && !self.was_open() && self.has_ended(&seen) => {
                self.already_cancelled(&seen, out)
            }
            _ if self.waits_for_more(&seen) => self.hand_over_unfinished(&seen, out),
            _ => match (self.takes_only_a_real_click(&seen), to_ask) {
                (Some(element), _) => self.hand_over_the_click(element, out),
                (None, Some(action)) => self.weigh(&action, ASKED, out),
                (None, None) => self.plan(out),
            },
        }
    }

    /// Whoever takes the payments ("billing is handled by our partner"), where what ends the subscription, or leads to where it is managed,
    /// stood beside those words. A store that sells what others make is none: it goes on billing.
    fn is_a_partner(&mut self, seen: &Seen) -> bool {
        let billed = seen.reading.state == PageState::ThirdPartyBilling;
        let says = billed.then_some(&seen.reading.wording);
        let Some(says) = says.filter(|says| billers::ways(says).is_empty()) else {
            return false;
        };
        let all = &seen.model.subscriptions;
        let meant = match self.options.plan.as_deref() {
            Some(plan) => match seen.model.subscription_named(plan) {
                Match::Only(at) | Match::Of(at) => Some(&all[at]),
                _ => None,
            },
            None => all.first().filter(|_| all.len() == 1),
        };
        let leads_on = |s: &Subscription| {
            let ways = [page::Does::End, page::Does::Manage];
            ways.into_iter().any(|way| s.control(way).is_some())
        };
        // "Manage billing" may stand in a part of its own.
        let portal = || {
            let here = |to: &str| crate::site::check(to, &self.home, &[]).is_ok();
            let own = |e: &&Element| {
                let stays = e.href.as_deref().is_none_or(here);
                heuristics::is_control(e) && !e.is_furniture() && stays
            };
            let mut controls = seen.observation.snapshot.elements.iter().filter(own);
            controls.any(|e| {
                let said = lexicon().warn(&e.name);
                said.only(&[C::Manage, C::Billing, C::Subscription]) && said.has(C::Manage)
            })
        };
        if meant.is_some_and(|s| s.goes_on() && (leads_on(s) || portal())) {
            self.flow.partner = Some(says.clone());
        }
        !says.is_empty() && self.flow.partner.as_ref() == Some(says)
    }

    /// What was approved was a step, and may have been the way in.
    fn led_on(&mut self, seen: &Seen) {
        self.flow.attempts.refine(Outcome::LedOn);
        if self.was_let_in(seen) {
            self.flow.attempts.enter();
        }
    }

    /// What was approved stood beside the way out, which wasn't entered yet: the account goes on, and so does the search.
    fn is_before_the_way(&self, seen: &Seen) -> bool {
        let pressed = self.pressed.as_deref();
        let last = pressed.is_some_and(super::binding::Pressed::was_last);
        // A page that says nothing goes on too, where what was pressed didn't speak of an end.
        let speaks = |p: &super::binding::Pressed| {
            classify::speaks_of_ending(&p.identity().name, &seen.observation)
        };
        let searches = pressed.is_some_and(|p| p.was_unknown() && !speaks(p));
        let goes_on = match seen.reading.state {
            PageState::AccountActive => true,
            PageState::Unknown => searches && !seen.reading.says_cancelled(),
            _ => false,
        };
        goes_on && !last && !self.flow.attempts.in_flow() && !seen.reading.proves_cancelled()
    }

    pub(super) fn plan(&mut self, out: &mut Vec<Effect>) {
        if self.flow.turns >= self.options.max_turns {
            if self.owes_a_look() {
                return self.verify(out);
            }
            let turns = self.flow.turns.to_string();
            return self.end_failed(
                Reason::MaxTurnsExceeded,
                words::say("ended.max_turns", &[("turns", &turns)]),
                "advice.from_account",
                out,
            );
        }
        let plan = self.options.plan.as_deref();
        self.flow.pass(self.seen.as_deref(), plan);
        self.flow.ends_apart |= self.shows_an_end_apart();
        if let Some(seen) = &self.seen {
            self.flow.waiting.note(&seen.observation);
        }
        self.note_what_is_left();
        let Some(context) = self.plan_context() else {
            return;
        };
        self.flow.turns += 1;
        let request = self.request();
        self.step_doing(words::say("step.looking", &[]), out);
        out.push(Effect::Plan {
            request,
            context: Box::new(context),
        });
        self.phase = Phase::Planning { request };
    }

    pub(super) fn plan_context(&self) -> Option<PlanContext> {
        let seen = self.seen.as_ref()?;
        let page = fingerprint(&seen.observation);
        let read = seen.reading.interpretation();
        let attempts = &self.flow.attempts;
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        Some(PlanContext {
            plan: self.options.plan.clone(),
            turn: self.flow.turns + 1,
            max_turns: self.options.max_turns,
            in_flow: attempts.in_flow(),
            by_person: self.flow.by_person,
            led: match attempts.led_from_the_meant(&here) {
                Led::ToItsPage if self.shows_another(seen) => Led::Elsewhere,
                led => led,
            },
            history: attempts.on_this_way().map(Attempt::past).collect(),
            passed: self.flow.passed.clone(),
            touched: attempts.touched(),
            left_behind: attempts.left_behind(),
            waited: self.flow.waiting.known_at(&seen.observation),
            tried: self.spent(&page, seen.reading.state),
            unheard: attempts.unheard().is_some(),
            to_press: attempts.to_press(&here),
            refused: attempts.refused(),
            hints: self.hints(seen.reading.state),
            usage: self.usage.clone(),
            model: seen.model.clone(),
            ..PlanContext::first(seen.observation.clone(), &self.service_name(), read)
        })
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
        let general = general.map(|fact| &fact.value);
        Hints {
            press: steps.iter().flat_map(|s| s.press.clone()).collect(),
            never: steps.iter().flat_map(|s| s.never.clone()).collect(),
            notes: general
                .chain(steps.iter().map(|s| &s.note))
                .filter(|note| !note.is_empty())
                .cloned()
                .collect(),
            contacts: recipe.contacts.clone(),
            known: recipe.hints.iter().map(|h| h.value.clone()).collect(),
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
        self.flow.documents = 0;
        self.flow.everything = false;
        self.flow.aiming = None;
        self.why.clear();
        match plan {
            Ok(Proposal::Act { action, why }) => {
                if let Action::ScrollFor { .. } = action {
                    self.costs_no_turn();
                }
                self.why = self.in_whose_words(why);
                self.propose(action, out);
            }
            Ok(Proposal::HandOver { reason, advice })
                if !self.owes_a_look() || self.was_led_on() =>
            {
                self.hand_over_after_a_look(reason.clone(), advice.clone(), out)
            }
            Ok(Proposal::HandOver { .. }) => self.verify(out),
            Ok(Proposal::Which { .. })
                if self.owes_a_look() && !self.was_led_on() && !self.only_they_read_it() =>
            {
                self.verify(out)
            }
            Ok(Proposal::Which { reason, advice, of }) => {
                self.ask_which(reason.clone(), advice.clone(), of, out)
            }
            Ok(Proposal::Complete { success: true, .. }) if self.owes_a_look() => self.verify(out),
            Ok(Proposal::Complete { success: true, .. }) => {
                self.refuse(words::say("model.not_confirmed", &[]), out);
            }
            Ok(Proposal::Complete {
                success: false,
                reason,
            }) => match self.left_to_the_person() {
                Some((reason, advice)) => self.hand_over_after_a_look(reason, advice, out),
                None => self.give_up(Reason::NoWayFound, reason, out),
            },
            Ok(Proposal::Aim(aim)) => {
                self.why = self.in_whose_words(&aim.why);
                self.aim(aim.clone(), out);
            }
            Ok(Proposal::Look { everything }) => {
                self.costs_no_turn();
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

    /// What only looks, or looks for words in a list, is no step: some of it is free.
    fn costs_no_turn(&mut self) {
        if self.flow.free_looks < FREE_LOOKS {
            self.flow.free_looks += 1;
            self.flow.turns = self.flow.turns.saturating_sub(1);
        }
    }

    /// The policy has the last word on it, and the word is recorded before anything happens.
    pub(super) fn propose(&mut self, action: &Action, out: &mut Vec<Effect>) {
        self.weigh(&self.as_typed(action), STALE_MS, out);
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
                    reasons: Vec::new(),
                },
                out,
            );
            return self.refuse(why, out);
        }
        if self.begins_again(action, &seen) {
            return self.verify(out);
        }
        let mut ruling = self.judged(action, &seen);
        let sends = || {
            let element = target(&seen.observation, action);
            ruling.rule == Rule::LeadsOn || element.is_some_and(|e| e.submits)
        };
        if ruling.verdict == Verdict::Allow && sends() && self.was_sent_unasked(&tried, &seen) {
            ruling = Rule::Again.ask();
        }
        // What was to be asked about before is asked about, whatever the page looks like by now.
        let must_ask = self.flow.ask_next || stale == ASKED;
        if ruling.verdict == Verdict::Allow && must_ask && changes_something(action) {
            ruling = Rule::PlannerAsks.ask();
        }
        if ruling.verdict == Verdict::Deny && must_ask {
            ruling = self.lifted(ruling, action, &seen);
        }
        ruling = self.as_tried(ruling, action, &seen);
        let asks = ruling.verdict == Verdict::Ask && !self.options.dry_run;
        if asks && (self.now.0 - seen.at.0).abs() > stale {
            return self.ask_after_a_look(action, &seen, out);
        }
        self.decided(action, &ruling, &seen, out);
        if ruling.verdict == Verdict::Deny {
            self.flow.attempts.push(Entry::Denied { page, tried });
            return self.refuse(ruling.rule.told(), out);
        }
        self.flow.ask_next &= !changes_something(action);
        if self.options.dry_run && changes_something(action) {
            return self.end_dry_run(action, ruling.verdict, out);
        }
        // The way begins again after it was pressed more than once: whatever it did, the account tells.
        if ruling.verdict == Verdict::Ask && self.is_enough(action, &seen) {
            return self.verify(out);
        }
        // What was approved once may be approved again; everything else is not repeated on the same page.
        if ruling.verdict == Verdict::Allow {
            self.act(action, &seen, Manner::Unasked(ruling.hold), out);
        } else {
            self.prepare_question(action, ruling, &seen, out);
        }
    }

    fn shows_an_end_apart(&self) -> bool {
        let before = || !self.flow.attempts.in_flow();
        let apart = |seen: &&Seen| self.grounded(seen, |ground| policy::ends_apart(None, ground));
        self.seen
            .as_deref()
            .filter(|_| before())
            .is_some_and(|seen| apart(&seen))
    }

    /// What the rules deny the person may want all the same, once they have read why it was denied; also that the whole account goes,
    /// where no page has shown another way out.
    fn lifted(&self, ruling: Ruling, action: &Action, seen: &Seen) -> Ruling {
        let target = target(&seen.observation, action);
        let only_way = |element| {
            let here = self.grounded(seen, |ground| policy::is_the_only_end(element, ground));
            here && !self.flow.ends_apart && matches!(action, Action::Click { .. })
        };
        match ruling.rule {
            Rule::DeletesAccount if target.is_some_and(only_way) => Rule::MayEndAccount.ask(),
            rule if rule.may_be_lifted() => Ruling {
                verdict: Verdict::Ask,
                ..ruling
            },
            _ => ruling,
        }
    }

    pub(super) fn decided(
        &mut self,
        action: &Action,
        ruling: &Ruling,
        seen: &Seen,
        out: &mut Vec<Effect>,
    ) {
        self.report(
            Report::Decision {
                action: describe(action, &seen.observation),
                verdict: ruling.verdict,
                why: ruling.rule.why(),
                reasons: self.reasons(action, seen),
            },
            out,
        );
    }

    /// What counts most for what is pressed as the way on.
    fn reasons(&self, action: &Action, seen: &Seen) -> Vec<String> {
        let pressed =
            target(&seen.observation, action).filter(|_| matches!(action, Action::Click { .. }));
        let context = pressed.and_then(|_| self.plan_context());
        let reasons = pressed.zip(context.as_ref());
        reasons.map_or_else(Vec::new, |(pressed, context)| {
            crate::plan::reasons(context, pressed.reference)
        })
    }

    /// Whoever proposed it took their time: what is asked about is what stands there now.
    fn ask_after_a_look(&mut self, action: &Action, seen: &Seen, out: &mut Vec<Effect>) {
        self.flow.to_ask = Some(action.clone());
        self.flow.everything = seen.whole;
        self.look(Purpose::Turn, AT_ONCE, out);
    }

    pub(super) fn judged(&self, action: &Action, seen: &Seen) -> Ruling {
        self.grounded(seen, |ground| policy::judge(action, ground))
    }

    /// What the policy says with all that it may go by.
    pub(super) fn grounded<T>(&self, seen: &Seen, judge: impl FnOnce(&Ground<'_>) -> T) -> T {
        let attempts = &self.flow.attempts;
        let error = attempts.last().and_then(Attempt::error);
        let error = error.map(ToString::to_string);
        let surveyed = |a: &Attempt| a.before == PageState::ExitSurvey;
        let here = crate::site::plain(&seen.observation.snapshot.page.url);
        judge(&Ground {
            walked: &self.walked(),
            observation: &seen.observation,
            model: &seen.model,
            reading: &seen.reading,
            home: &self.home,
            recipe: self.recipe(),
            in_flow: attempts.in_flow(),
            plan: self.options.plan.as_deref(),
            survey_done: attempts.done().any(surveyed),
            by_person: self.flow.by_person,
            touched: &attempts.touched(),
            can_hold: self.may_be_held(),
            led_here: attempts.led_from_its_record(&here) && !self.shows_another(seen),
            holds_the_named: self.holds_the_named(),
            others: &self.flow.beside,
            to_press: &attempts.to_press(&here),
            cover: error.as_deref().and_then(policy::cover::words),
        })
    }

    /// One stands here that the account showed beside the one that is meant.
    fn shows_another(&self, seen: &Seen) -> bool {
        let beside = |s: &Subscription| {
            s.name
                .as_ref()
                .is_some_and(|name| self.flow.beside.contains(name))
        };
        seen.model.subscriptions.iter().any(beside)
    }

    /// The account showed the one that the person named, and called it something.
    pub(super) fn holds_the_named(&self) -> bool {
        let held = self.flow.subscription.as_ref();
        self.options.plan.is_some() && held.is_some_and(|held| held.name.is_some())
    }

    /// Why nothing is done on this page, whatever it says of itself: it is no page of the service's.
    pub(super) fn off_site(&self, seen: &Seen) -> Option<Rule> {
        policy::off_site(
            &seen.observation.snapshot.page.url,
            &self.home,
            self.recipe(),
        )
    }

    /// What an approved press led to is not opened anew: that may be the press once more. Nor is a step of the way out, after one.
    fn walked(&self) -> Vec<String> {
        let attempts = &self.flow.attempts;
        let walked: Vec<String> = match self.press() {
            Press::None => {
                let passed = self.flow.passed.iter().map(|page| page.url.clone());
                let plain = attempts.answered().map(|a| a.url.clone());
                plain.chain(passed).collect()
            }
            _ => {
                let plain = attempts.before_any_press().map(|a| a.url.clone());
                plain.chain(attempts.opened().cloned()).collect()
            }
        };
        self.account.iter().cloned().chain(walked).collect()
    }

    /// After the press the page says that it isn't done yet; not what it said before.
    fn waits_for_more(&self, seen: &Seen) -> bool {
        let said = self.pressed.as_deref();
        let said = said.is_some_and(|p| p.was_pending_at(&seen.observation.snapshot.page.url));
        seen.reading.marks.pending && !said && self.press() != Press::None && !self.goes_on(seen)
    }

    /// All that it calls a subscription ends or has ended, and nothing here ends it any more: whatever else it asks (how one liked it) is
    /// no step on the way.
    fn tells_the_end(&self, seen: &Seen) -> bool {
        let ends = |s: &Subscription| matches!(s.status, Status::Ending | Status::Ended);
        let all = &seen.model.subscriptions;
        // "Benefits until 8 September", and a button that leads on: that is what a step would bring.
        let cancelled = |text: &String| Said::of(text).has(C::Cancelled);
        let called =
            |s: &Subscription| s.is_called_over() || s.name.iter().chain(&s.lines).any(cancelled);
        let in_words = || all.iter().any(called);
        let told = !all.is_empty() && all.iter().all(ends) && (in_words() || !self.leads_on(seen));
        told && !self.goes_on(seen) && !self.opened_more(seen) && self.off_site(seen).is_none()
    }

    /// Something is to be confirmed here, or a button stands here that ends it or leads on, be it that something has to be filled in first.
    fn goes_on(&self, seen: &Seen) -> bool {
        let plan = self.options.plan.as_deref();
        let mut elements = seen.observation.snapshot.elements.iter();
        let mut forms = seen.model.forms.iter();
        let page = &seen.observation;
        let ends = |e: &Element| {
            let tells = seen.model.tells_of_an_end(&e.reference);
            let speaks = || !tells && classify::speaks_of_ending(&e.name, page);
            super::naming::enters(e, seen, plan) || speaks()
        };
        // "Is everything right?", over a form: what it says of an end is what would be sent.
        let confirms = seen.reading.state == PageState::FinalConfirmation;
        let own = |form: &page::Form| {
            let other = [FormKind::Newsletter, FormKind::Search, FormKind::Login];
            confirms && form.submit.is_some() && !other.contains(&form.kind)
        };
        forms.any(|form| form.kind.confirms() || own(form))
            || elements.any(|e| e.role == Role::Button && ends(e))
            || asks_to_stay(seen)
    }

    pub(super) fn press(&self) -> Press {
        self.flow.attempts.press()
    }

    pub(super) fn pressed(&self) -> bool {
        matches!(self.press(), Press::Unanswered | Press::Pressed)
    }
}

/// What the press brought up over the page has a button to stay with, and another one that closes nothing: it asks, whatever it says.
fn asks_to_stay(seen: &Seen) -> bool {
    let model = &seen.model;
    let is_new = |at: &usize| {
        let delta = model.delta.as_ref();
        delta.is_some_and(|d| u32::try_from(*at).is_ok_and(|at| d.new.contains(&at)))
    };
    let brought = |layer: &usize| {
        let inner = model.blocks_in(*layer).into_iter();
        let mut told = inner.filter(|at| !model.blocks[*at].text.is_empty());
        told.any(|at| is_new(&at))
    };
    let Some(layer) = model.open_layer().filter(brought) else {
        return false;
    };
    let own = |e: &&Element| {
        let block = model.block_of(&e.reference);
        e.role == Role::Button && block.is_some_and(|at| model.is_within(at, layer))
    };
    let buttons = seen.observation.snapshot.elements.iter().filter(own);
    let intents: Vec<Intent> = buttons
        .map(|e| heuristics::intent_of(e, &seen.observation, None))
        .collect();
    let closes = [Intent::Keep, Intent::Back, Intent::ConsentReject];
    intents.contains(&Intent::Keep) && intents.iter().any(|i| !closes.contains(i))
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
