//! The second, independent look: the account page fetched anew; where that settles nothing, opened anew in the tab.
use super::attempt::{Attempt, Outcome};
use super::attempts::Entry;
use super::ending::End;
use super::state::Proving;
use super::turn::target;
use super::{Phase, Press, Purpose, Seen, Session};
use crate::classify::{self, Setting};
use crate::effect::Effect;
use crate::heuristics::{self, Reading, address};
use crate::planner::Proposal;
use crate::receipt::{Look, LookKind};
use crate::recipe::Recipe;
use crate::{named, plan, policy, site, words};
use page::{Match, PageModel};
use protocol::action::Action;
use protocol::held::Hold;
use protocol::ids::RequestId;
use protocol::message::SecondLook;
use protocol::page_state::PageState;
use protocol::report::{Report, Verdict};
use protocol::snapshot::{Element, Identity};
use protocol::task::Reason;
use protocol::view::StepMark;

/// So often the way is gone once more because a page didn't hear of a press.
const MOST_TIMES: usize = 3;
/// So often the person is asked anew where nobody knows whether the press was made.
const ASKED_ANEW: usize = 2;
/// So many pages that knew it are opened once more.
const MOST_REOPENED: usize = 4;
/// So often a model goes on after the account didn't show the end; the offline rules go on once.
const GIVEN_BACK: usize = 2;

impl Session {
    /// The flow is through (or was interrupted after the click): note what the page says, then picture it and look for proof, at once.
    pub(super) fn verify(&mut self, out: &mut Vec<Effect>) {
        self.flow.links_followed = 0;
        if let Some(seen) = self.seen.clone() {
            self.note_furniture(&seen);
            let url = site::plain(&seen.observation.snapshot.page.url);
            self.record.first_look = Some(look(&url, &seen.reading, LookKind::Shown, self.now));
            // In a dialog over the account, what the account said before may still stand behind it.
            let all = self.unfurnished(&seen);
            let told = self.news(&all).reading;
            let marks = &all.reading.marks;
            let waits = marks.pending || marks.failed || marks.awaits_a_call;
            let said = told.marks.complete && !waits;
            let own = self.off_site(&seen).is_none();
            if own && self.press() != Press::None {
                self.flow.last_page = Some(Box::new(self.since_the_press(&seen)));
                self.note_what_is_left();
                self.note_the_way_on(&seen);
            }
            if own && (said || told.says_cancelled() && all.reading.says_cancelled()) {
                self.record.confirm(&told.wording, &url, self.now);
            }
        }
        self.step_doing(words::say("step.proving", &[]), out);
        let picture = self.request();
        out.push(Effect::Capture { request: picture });
        self.look_again(Some(picture), out);
    }

    fn look_again(&mut self, picture: Option<RequestId>, out: &mut Vec<Effect>) {
        let look = self.request();
        let url = self.account_url();
        out.push(Effect::LookAgain {
            request: look,
            url: url.clone(),
        });
        self.phase = Phase::Proving(Proving {
            picture,
            look,
            url,
            found: None,
        });
    }

    /// The document that was fetching is gone. Its picture isn't taken by it, and may still come.
    pub(super) fn fetch_lost(&mut self, proving: &Proving, out: &mut Vec<Effect>) {
        if proving.found.is_none() {
            self.look_again(proving.picture, out);
        }
    }

    pub(super) fn pictured(
        &mut self,
        mut proving: Proving,
        picture: Option<&str>,
        out: &mut Vec<Effect>,
    ) {
        self.record.picture_after = picture.map(str::to_owned);
        proving.picture = None;
        self.when_both_are_there(proving, out);
    }

    pub(super) fn looked_again(
        &mut self,
        request: RequestId,
        found: &Result<SecondLook, String>,
        out: &mut Vec<Effect>,
    ) {
        match self.phase.clone() {
            Phase::Proving(mut proving) if proving.look == request => {
                proving.found = Some(found.clone());
                self.when_both_are_there(proving, out);
            }
            _ => {}
        }
    }

    fn when_both_are_there(&mut self, proving: Proving, out: &mut Vec<Effect>) {
        if proving.picture.is_none() && proving.found.is_some() {
            self.judge(&proving, out);
        } else {
            self.phase = Phase::Proving(proving);
        }
    }

    /// What the fetch brought may say that nothing has ended; what is to prove the end is the page as people see it, opened in the tab.
    pub(super) fn judge(&mut self, proving: &Proving, out: &mut Vec<Effect>) {
        let url = &proving.url;
        self.note_served(proving.found.as_ref(), url);
        if !self.approved_in_vain(proving, out) && !self.asks_anew_here(proving, out) {
            self.reopen(url, out);
        }
    }

    /// The account, fetched anew, plainly goes on, and the page stands as if nothing had been pressed: it may not have been listening
    /// yet. It is asked about once more where it stands: left and come back to, the page might not listen again.
    fn asks_anew_here(&mut self, proving: &Proving, out: &mut Vec<Effect>) -> bool {
        let stands = self.seen.clone().filter(|seen| self.unmoved(seen));
        let goes_on =
            matches!(&proving.found, Some(Ok(page)) if self.plainly_active(page, &proving.url));
        let last = self.flow.attempts.last().map(|a| a.action.clone());
        let (Some(seen), Some(last)) = (stands.filter(|_| goes_on), last) else {
            return false;
        };
        let anew = self.options.plan.is_none() && self.counts_as_lost();
        if anew {
            self.notice(words::say("notice.unheard_here", &[]), out);
            self.flow.to_ask = Some(last);
            self.flow.everything = seen.whole;
            self.look(Purpose::Turn, 0, out);
        }
        anew
    }

    /// Text read without rendering says that it goes on: a word that it may have kept to itself until scripts run is no such text.
    fn plainly_active(&self, page: &SecondLook, asked: &str) -> bool {
        let reading = self.read_of(page, asked);
        reading.is_some_and(|r| is_active(&r) && says_so(&r))
    }

    /// A fetched page is the one that was asked for.
    pub(super) fn is_of(&self, page: &SecondLook, asked: &str) -> bool {
        let same_page = site::check(&page.url, &self.home, &[]).is_ok()
            && site::path(&page.url) == site::path(asked);
        page.status == 200 && same_page
    }

    /// What such a page says, if it is whole without its scripts.
    fn read_of(&self, page: &SecondLook, asked: &str) -> Option<Reading> {
        let whole = self.is_of(page, asked) && !page.scripted;
        let reading = whole.then(|| heuristics::read_look(page, self.recipe()))?;
        (!reading.marks.login).then_some(reading)
    }

    fn reopen(&mut self, url: &str, out: &mut Vec<Effect>) {
        self.load(url, Purpose::Proof, out);
    }

    /// A page of the service, loaded in the tab. Another site's is none: then nothing is proven.
    pub(super) fn load(&mut self, url: &str, purpose: Purpose, out: &mut Vec<Effect>) {
        let action = Action::Navigate {
            url: url.to_owned(),
        };
        let domains = self.recipe().map_or_else(Vec::new, Recipe::hosts);
        let allowed = site::check(url, &self.home, &domains).is_ok();
        let undoes = self
            .seen
            .as_deref()
            .is_some_and(|seen| takes_back_at(url, seen));
        let (verdict, rule) = match allowed {
            true if undoes => (Verdict::Deny, policy::Rule::Undoes),
            true => (Verdict::Allow, policy::Rule::SameSite),
            false => (Verdict::Deny, policy::Rule::LeavesSite),
        };
        let allowed = allowed && !undoes;
        let why = rule.why();
        let described = words::say("action.navigate", &[("url", &site::plain(url))]);
        self.report(
            Report::Decision {
                action: described,
                verdict,
                why,
                reasons: Vec::new(),
            },
            out,
        );
        if !allowed {
            return self.unproven(out);
        }
        let request = self.request();
        out.push(Effect::Act {
            request,
            action,
            expect: None,
            announce_ms: 0,
            label: String::new(),
            hold: Hold::No,
            leaves_to: None,
        });
        self.arrive(purpose, out);
    }

    /// The account page stands in the tab, opened anew.
    pub(super) fn proof(&mut self, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        let by_a_link = self.flow.links_followed > 0;
        if !by_a_link && self.asks_to_sign_in(&seen, out) {
            return;
        }
        if self.off_site(&seen).is_some() {
            // The account's address led to another site: what that says proves nothing.
            return self.unproven(out);
        }
        self.note_account_links(&seen);
        let url = site::plain(&seen.observation.snapshot.page.url);
        let told = self.flow.evidence.clone();
        let verdict = self.weighed(&seen);
        if by_a_link && !(verdict.proven && self.is_of_what_was_held(&seen)) {
            self.flow.evidence = told;
            return self.follow_or_end(&seen, out);
        }
        if verdict.proven {
            let reading = Reading {
                wording: verdict.wording().to_owned(),
                ..seen.reading.clone()
            };
            return self.proven(&reading, &url, LookKind::Reopened, out);
        }
        let named = self.of_the_named(&seen);
        let others = self.shows_only_others(&seen) || self.shows_an_old_card(&seen);
        let Some(named) = named.filter(|_| !others) else {
            self.record.second_look = Some(Look {
                url: url.clone(),
                at: self.now,
                state: PageState::Unknown,
                wording: String::new(),
                how: LookKind::Reopened,
            });
            if self.is_told_elsewhere(out) {
                return;
            }
            return match self.way_to_the_account(&seen) {
                Some(action) => self.retrace(&action, &seen, out),
                None => self.follow_or_end(&seen, out),
            };
        };
        let reading = &named.reading;
        let claims = reading.proves_cancelled() || self.agrees_with_the_thanks(&named);
        let proves = claims && self.is_new(reading, || Some(self.news(&named).reading));
        if claims && !proves && !self.flow.furniture.is_empty() {
            // Nothing but the way out is gone, and we took that away.
            self.flow.furniture.clear();
            return self.proof(out);
        }
        let counts = !self.is_thanks_again(reading, &url) && self.is_a_second_signal(&url);
        let goes_on_plainly = verdict.against_strongly;
        if proves && counts {
            let verdict = verdict.told_in_words(&reading.wording);
            let verdict = self.of_the_subscription(verdict, &seen);
            self.flow.evidence = Some(verdict.evidence.clone());
            if verdict.proven {
                return self.proven(reading, &url, LookKind::Reopened, out);
            }
        }
        let before =
            self.record
                .second_look
                .replace(look(&url, reading, LookKind::Reopened, self.now));
        // What another page called cancelled goes on only where it is said in words: a list of payments alone says nothing against it.
        let ended = [PageState::AccountCancelled, PageState::Complete];
        let called_ended = before.is_some_and(|look| ended.contains(&look.state));
        if called_ended && is_active(reading) && !reading.marks.active {
            return self.unproven(out);
        }
        if proves && self.record.confirmation.is_none() {
            self.record.confirm(&reading.wording, &url, self.now);
        }
        let shown_active = is_active(reading) && !self.is_the_way_again(&seen);
        let active = shown_active && says_so(reading);
        if active && goes_on_plainly {
            return self.still_active(reading, out);
        }
        // A price and what cancels stand on many a page whatever becomes of it: another may say. Where none does, that holds.
        if active {
            self.flow.weakly_active = Some(Box::new(reading.clone()));
        }
        if self.is_told_elsewhere(out) {
            return;
        }
        let weakly = shown_active.then(|| reading.clone());
        match (self.way_to_the_account(&seen), weakly) {
            (Some(action), _) => self.retrace(&action, &seen, out),
            (None, Some(reading)) => self.still_active(&reading, out),
            (None, None) => self.follow_or_end(&seen, out),
        }
    }

    /// Only the person can open the account, who then does, where they can: the proof goes on from there.
    fn asks_to_sign_in(&mut self, seen: &Seen, out: &mut Vec<Effect>) -> bool {
        let asks = self.options.ask_in_page
            && self.stopping.is_none()
            && self.signs_in()
            && !self.weighed(seen).proven;
        if asks {
            self.flow.signs_in_for_proof = true;
            match self.off_site(seen) {
                Some(off) => self.leave_alone(off, out),
                None => self.hand_over_the_door(&seen.reading, out),
            }
        }
        asks
    }

    /// The person says that they signed in.
    pub(super) fn signed_in(&mut self, out: &mut Vec<Effect>) {
        self.flow.signs_in_for_proof = false;
        self.reopen(&self.account_url(), out);
    }

    /// The account page tells nothing of it: one of its links may.
    fn follow_or_end(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        match self.next_account_link(seen) {
            Some(url) => self.reopen(&url, out),
            None => self.unproven(out),
        }
    }

    /// The one that the person named, and that the account held, isn't among those that this page shows.
    fn shows_only_others(&self, seen: &Seen) -> bool {
        let plan = self.options.plan.as_deref().unwrap_or_default();
        let model = &seen.model;
        let not_held = model.subscription_named(plan) == Match::NotHeld;
        // Who ended it may be shown what costs nothing instead.
        let paid = |s: &page::Subscription| s.goes_on() && s.price.is_some();
        let others = not_held && model.subscriptions.iter().all(paid);
        let told = || model.content_lines().iter().any(|l| named::names(plan, l));
        self.holds_the_named() && others && !told()
    }

    /// Another page is opened that may settle it; where none is left, one that was opened before has, though weakly.
    fn is_told_elsewhere(&mut self, out: &mut Vec<Effect>) -> bool {
        if let Some(page) = self.page_that_knew() {
            self.reopen(&page, out);
            return true;
        }
        let weakly = self.flow.weakly_active.take();
        if let Some(reading) = &weakly {
            self.still_active(reading, out);
        }
        weakly.is_some()
    }

    /// The account page settles nothing: the page on which the way out began may, or the one on which the end was pressed, where that
    /// showed what goes on, or another that showed it active. Each is opened once.
    fn page_that_knew(&mut self) -> Option<String> {
        let pressed_on = self.flow.pressed_on.as_deref().filter(|page| {
            let model = PageModel::of(page, None);
            let active = self.read(page, &model).state == PageState::AccountActive;
            active || model.subscriptions.iter().any(|s| s.goes_on())
        });
        let pressed_on = pressed_on.map(|page| page.snapshot.page.url.clone());
        // Pages of one path may differ by their query alone.
        let seen = [self.here(), self.account_url()];
        let opened = &self.flow.reopened;
        let only_shows =
            |url: &String| !policy::fetching_does_something(url) && !address::is_on_the_way(url);
        let active = self.flow.before.values().map(|b| b.url.clone());
        let anew = |url: &String| {
            let mut known = seen.iter().chain(opened);
            !known.any(|known| site::is_same(known, url))
        };
        let next = [self.flow.entry.clone(), pressed_on]
            .into_iter()
            .flatten()
            .chain(active.filter(only_shows))
            .find(anew)
            .filter(|_| opened.len() < MOST_REOPENED)?;
        self.flow.reopened.push(next.clone());
        Some(next)
    }

    /// The page on the way out on which the end was pressed, opened anew: many a one asks the same whatever became of it.
    fn is_the_way_again(&self, seen: &Seen) -> bool {
        let here = &seen.observation.snapshot.page.url;
        let pressed_on = self.flow.pressed_on.as_deref();
        let pressed_on = pressed_on.map(|page| &page.snapshot.page.url);
        let again = pressed_on.is_some_and(|url| site::is_same(url, here));
        again && address::is_on_the_way(here) && !site::is_same(here, &self.account_url())
    }

    /// The thank-you page again, wherever the account's address led, is no second look at anything.
    fn is_thanks_again(&self, reading: &Reading, url: &str) -> bool {
        let path = site::path(url);
        let first = self.record.first_look.as_ref();
        reading.state == PageState::Complete
            && path != site::path(&self.account_url())
            && first.is_some_and(|look| site::path(&look.url) == path)
    }

    /// One phrase on one page is one signal. The account was seen active before, so that it has changed; or the site has said elsewhere, or
    /// of what was just done, that it is cancelled.
    fn is_a_second_signal(&self, url: &str) -> bool {
        let first = self.record.first_look.as_ref();
        let told = first.filter(|_| self.record.confirmation.is_some());
        let apart = |look: &Look| {
            look.state == PageState::Complete || site::path(&look.url) != site::path(url)
        };
        self.flow.seen_active || told.is_some_and(apart)
    }

    fn proven(&mut self, reading: &Reading, url: &str, how: LookKind, out: &mut Vec<Effect>) {
        self.record.second_look = Some(look(url, reading, how, self.now));
        if self.record.confirmation.is_none() {
            self.record.confirm(&reading.wording, url, self.now);
        }
        self.step_done(StepMark::Done, words::say("step.proven", &[]), out);
        let mut lines = self.effective_lines();
        lines.extend(self.number_line());
        let headline = words::say("ended.proven", &[]);
        self.end(
            End {
                reason: Reason::Completed,
                success: true,
                verified: true,
                headline,
                lines,
                error: None,
                would: None,
            },
            out,
        );
    }

    fn still_active(&mut self, reading: &Reading, out: &mut Vec<Effect>) {
        if let Some((reason, _)) = &mut self.flow.owed {
            *reason = words::say("hand_over.still_active", &[("why", reason)]);
            self.say_what_is_owed(out);
            return;
        }
        // Nobody knows whether the click happened: seen active, the way may be gone again, with a new question.
        if self.press() == Press::Unanswered {
            let anew = self.times_refuted() < ASKED_ANEW;
            self.flow.attempts.refine(Outcome::Refuted);
            if self.stopping.is_some() {
                return self.end_stopped(out);
            }
            if anew {
                self.flow.start_over(false);
                self.notice(words::say("notice.still_active", &[]), out);
                return self.turn(out);
            }
        }
        if self.was_cut_off_amid() {
            self.flow.attempts.refine(Outcome::LedOn);
            let pressed = self.pressed.take();
            let name = pressed.map_or_else(String::new, |p| p.known_as().to_owned());
            self.flow.start_over(false);
            self.notice(words::say("notice.goes_on", &[("name", &name)]), out);
            return self.turn(out);
        }
        if self.counts_as_lost() {
            self.flow.start_over(false);
            self.notice(words::say("notice.unheard", &[]), out);
            return self.turn(out);
        }
        if self.failed_once() {
            self.flow.attempts.refine(Outcome::Refuted);
            self.pressed = None;
            self.record.first_look = None;
            self.flow.start_over(false);
            self.notice(words::say("notice.failed", &[]), out);
            return self.turn(out);
        }
        if self.unheeded(out)
            || self.gives_the_turn_back(&reading.wording, out)
            || self.leave_what_is_left(true, out)
        {
            return;
        }
        self.step_done(StepMark::Failed, words::say("step.still_active", &[]), out);
        let headline = words::say("ended.still_active", &[]);
        if self.flow.unanswered.is_some() {
            return self.needs_a_window(Some(headline), out);
        }
        let says = words::say("reading.says", &[("text", &reading.wording)]);
        let lines = match reading.wording.is_empty() {
            true => vec![words::say("ended.check_yourself", &[])],
            false => vec![says],
        };
        let error = headline.clone();
        self.end(
            End::short(Reason::VerificationFailed, headline, lines, error),
            out,
        );
    }

    /// The account doesn't show the end: whoever plans goes on, knowing what was approved and what came of it. A model may repeat what
    /// was tried; the offline rules go on, once, where they know something that wasn't.
    fn gives_the_turn_back(&mut self, said: &str, out: &mut Vec<Effect>) -> bool {
        let thinks = self.mind.model.is_some() && self.mind.instead.is_none();
        let over =
            self.stopping.is_some() || self.flow.owed.is_some() || self.flow.unanswered.is_some();
        let given_back =
            (self.flow.attempts).count(|e| matches!(e, Entry::GivenBack(_) | Entry::WentOn));
        let times = if thinks { GIVEN_BACK } else { 1 };
        let left = self.flow.turns < self.options.max_turns && given_back < times;
        let goes_on = !over && left && (thinks || !said.is_empty());
        let Some(pressed) = self.pressed.clone().filter(|_| goes_on) else {
            return false;
        };
        let before = self.flow.attempts.clone();
        self.flow.attempts.refine(Outcome::LedOn);
        let name = pressed.known_as();
        let values = [("name", name), ("text", said)];
        match thinks {
            true => (self.flow.attempts).give_back(words::say("model.not_ended", &values)),
            false => self.flow.attempts.go_on_after_all(),
        }
        if !thinks && !self.knows_more() {
            self.flow.attempts = before;
            return false;
        }
        self.pressed = None;
        if !thinks {
            // What the site said of that press is refuted.
            self.record.first_look = None;
            self.record.confirmation = None;
        }
        // What led on before may lead on again.
        self.flow.retraced = None;
        self.flow.reopened.clear();
        self.notice(words::say("notice.goes_on", &values), out);
        self.plan(out);
        true
    }

    /// The offline rules see something that ends on the account's page, and this run hasn't pressed it yet, whichever way it was on.
    fn knows_more(&self) -> bool {
        let proposed = self.plan_context().map(|context| plan::plan(&context));
        let (Some(Proposal::Act { action, .. }), Some(seen)) = (proposed, &self.seen) else {
            return false;
        };
        let touched = self.flow.attempts.touched();
        let control = target(&seen.observation, &action);
        let ends = |e: &Element| classify::speaks_of_ending(Setting::label(e), &seen.observation);
        control.is_some_and(|e| ends(e) && !touched.contains(&e.identity()))
    }

    fn times_refuted(&self) -> usize {
        let refuted = |a: &Attempt| a.outcome == Some(Outcome::Refuted);
        let attempts = &self.flow.attempts;
        attempts.count(|e| e.attempt().is_some_and(refuted))
    }

    /// The site said itself that what was approved failed, for no reason that stays, and the account is as it was: it may be asked about
    /// once more.
    fn failed_once(&self) -> bool {
        let told_no = self.flow.unanswered.is_some() || self.flow.declined.is_some();
        let last = self.record.first_look.as_ref();
        let failed = last.is_some_and(|look| look.state == PageState::Failed);
        let stays = self.seen.as_ref().is_some_and(|s| s.reading.marks.hindered);
        let free = !told_no && !stays && !self.flow.by_person && self.stopping.is_none();
        failed && free && self.times_refuted() == 0
    }

    /// The run was interrupted right after a step that the page didn't call the last one, and nothing has ended: the way is gone again, with
    /// new questions.
    fn was_cut_off_amid(&self) -> bool {
        let amid = self.pressed.as_ref().is_some_and(|p| !p.was_last());
        self.resumes > 0 && self.press() == Press::Pressed && amid && self.stopping.is_none()
    }

    /// The page didn't hear of the press, and the account is as it was: then it is no press any more, and once for each control it may be
    /// asked about anew.
    fn counts_as_lost(&mut self) -> bool {
        let told_no = self.flow.unanswered.is_some() || self.flow.declined.is_some();
        let attempts = &self.flow.attempts;
        let vain = attempts.was_in_vain() && !told_no && !self.flow.by_person;
        let pressed = self.pressed.as_ref().map(|p| p.identity());
        let first = |p: &Identity| attempts.lost().all(|lost| lost != p);
        let anew = pressed.is_some_and(first) && attempts.lost().count() < MOST_TIMES;
        let is_lost = vain && anew && self.stopping.is_none();
        if is_lost {
            self.flow.attempts.refine(Outcome::Lost);
            self.pressed = None;
        }
        is_lost
    }

    /// The second look settles nothing. What the site said stands, and is called no more than that.
    pub(super) fn unproven(&mut self, out: &mut Vec<Effect>) {
        let says_so = self.record.confirmation.is_some();
        if !says_so && self.say_what_is_owed(out) {
            return;
        }
        if !says_so && (self.gives_the_turn_back("", out) || self.leave_what_is_left(false, out)) {
            return;
        }
        let headline = match (says_so, self.press()) {
            (true, _) => "ended.says_so",
            (false, Press::Unanswered) => "ended.unknown_press",
            (false, Press::Pressed) => "ended.unknown",
            (false, _) => "ended.nothing_clear",
        };
        let headline = words::say(headline, &[]);
        self.step_done(StepMark::Failed, words::say("step.not_proven", &[]), out);
        if self.flow.unanswered.is_some() && !says_so {
            return self.needs_a_window(Some(headline), out);
        }
        let mut lines = self.effective_lines();
        lines.extend(self.number_line());
        lines.push(words::say("ended.check_yourself", &[]));
        let error = headline.clone();
        let reason = if says_so {
            Reason::Completed
        } else {
            Reason::VerificationFailed
        };
        // Success is what was proven; a site's word alone ends with exit code 1.
        self.end(End::short(reason, headline, lines, error), out);
    }

    pub(super) fn account_url(&self) -> String {
        let named = self
            .recipe()
            .map(|r| r.account.value.clone())
            .filter(|a| !a.is_empty() && site::check(a, &self.home, &[]).is_ok());
        self.account
            .clone()
            .or(named)
            .unwrap_or_else(|| self.home.clone())
    }
}

/// In words, or by what still can be cancelled: "My account" alone says nothing of a subscription.
fn says_so(reading: &Reading) -> bool {
    (reading.marks.active || reading.marks.way_out) && !reading.wording.is_empty()
}

fn is_active(reading: &Reading) -> bool {
    reading.state == PageState::AccountActive && reading.confidence >= 0.4
}

fn look(url: &str, reading: &Reading, how: LookKind, at: protocol::ids::Timestamp) -> Look {
    Look {
        url: url.to_owned(),
        at,
        state: reading.state,
        wording: reading.wording.clone(),
        how,
    }
}

/// A link of the page leads there that takes the end back by its name, whatever the address was before.
pub(super) fn takes_back_at(url: &str, seen: &Seen) -> bool {
    let page = &seen.observation;
    // "#" alone leads nowhere: what such a link does, its press does.
    let there = |to: &str| site::is_same(to, url) && !site::is_anchor(to);
    let leads = |e: &&Element| e.href.as_deref().is_some_and(there);
    let mut links = page.snapshot.elements.iter().filter(leads);
    links.any(|e| classify::takes_back(&e.name, page))
}
