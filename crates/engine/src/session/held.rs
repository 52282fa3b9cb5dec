//! Held presses: what an unasked press would have sent, and didn't. A control of which that is known is pressed for real only on the
//! person's word; where it would only have opened an address, the address is judged and opened instead.
use super::acting::Manner;
use super::attempt::{Attempt, Outcome};
use super::naming::controls;
use super::state::KeptBack;
use super::turn::target;
use super::{Phase, Press, Purpose, Seen, Session};
use crate::effect::Effect;
use crate::policy::{Ground, Rule, Ruling};
use crate::{classify, heuristics, policy, site, which, words};
use lexicon::lexicon;
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::held::{Held, HeldKind, Hold};
use protocol::message::AgentBuild;
use protocol::report::{Report, Verdict};
use protocol::role::Role;
use protocol::snapshot::{Element, Identity, Method, Observation};
use std::collections::BTreeSet;
use url::Url;

impl Session {
    /// The hands at work can keep back what a press sends.
    pub(super) fn may_be_held(&self) -> bool {
        let build = self.place.as_ref().map(|place| place.build);
        build.is_some_and(|build| build != AgentBuild::PlaywrightMcp)
    }

    /// What the policy says, and what became of it when it was tried.
    pub(super) fn as_tried(&self, ruling: Ruling, action: &Action, seen: &Seen) -> Ruling {
        let ruling = self.unless_held(ruling, action, seen);
        self.unless_it_changes(ruling, action, seen)
    }

    /// What may be pressed only while it is held is asked about where that can't be, or is known to send something.
    fn unless_held(&self, ruling: Ruling, action: &Action, seen: &Seen) -> Ruling {
        if ruling.verdict != Verdict::Allow || !self.was_held_back(action, seen) {
            return ruling;
        }
        let Some(element) = target(&seen.observation, action) else {
            return Rule::Sends.ask();
        };
        let control = element.identity();
        let asks = self.asks_in_a_box(&control);
        let url = site::plain(&seen.observation.snapshot.page.url);
        let mut sends = self.flow.attempts.sends(&control, &url);
        let forbidden = asks.and_then(policy::forbids_a_yes);
        if let Some(rule) = forbidden.or_else(|| sends.find_map(another_deed)) {
            return rule.deny();
        }
        let rule = match asks {
            Some(_) => Rule::PageAsks,
            None => Rule::Sends,
        };
        // A choice that acts by itself is no answer: it is left alone, and the page is asked on without it.
        match element.is_choice() {
            true => rule.deny(),
            false => rule.ask(),
        }
    }

    /// What turns into something else under the pointer, and is still called the same, is not what anybody was asked about: a name
    /// can't tell what a press of it does. What changed before it was pointed at may be asked about anew, once.
    fn unless_it_changes(&self, ruling: Ruling, action: &Action, seen: &Seen) -> Ruling {
        let url = site::plain(&seen.observation.snapshot.page.url);
        let changes = target(&seen.observation, action)
            .is_some_and(|e| self.flow.attempts.changes_when_pressed(&e.identity(), &url));
        match changes && ruling.verdict != Verdict::Deny {
            true => Rule::TurnsIntoAnother.deny(),
            false => ruling,
        }
    }

    fn was_held_back(&self, action: &Action, seen: &Seen) -> bool {
        let url = site::plain(&seen.observation.snapshot.page.url);
        target(&seen.observation, action)
            .is_some_and(|e| self.flow.attempts.was_held_back(&e.identity(), &url))
    }

    /// The press was not made, because nothing could be held back: it is asked about instead.
    pub(super) fn could_not_hold(&mut self, out: &mut Vec<Effect>) {
        self.flow.attempts.settle(Outcome::NotHeld);
        self.look(Purpose::Turn, 0, out);
    }

    /// It was pressed, and nothing of this reached a server. What comes next is decided on a page that is as it was.
    pub(super) fn held_back(
        &mut self,
        attempt: &Attempt,
        held: &[Held],
        page: Option<&Observation>,
        out: &mut Vec<Effect>,
    ) {
        self.flow.attempts.keeps_back(held);
        // What came of a box that was closed is not what comes of a yes to it.
        if attempt.boxed {
            return self.was_held_back_for(attempt, held, page, out);
        }
        if let Some(page) = page.filter(|page| self.came_of_it(attempt, held, page)) {
            self.remember(Outcome::Done, out);
            self.note_kept_back(attempt, held);
            return match self.paused {
                true => self.phase = Phase::Held,
                false => self.take_in(page, false, self.purpose_of_an_action(), 0, out),
            };
        }
        let answers = is_an_answer(attempt);
        if answers {
            let led = held.iter().filter(|h| h.kind != HeldKind::Request);
            let led = led.map(|h| site::plain(&h.url));
            self.flow.led_by_choice.extend(led);
        }
        let opens = !self.paused && !self.unfolds(attempt) && !answers;
        if let Some(url) = only_way(held).filter(|_| opens)
            && self.opens_instead(url, attempt, out)
        {
            return;
        }
        if let Some(url) = page.and_then(|page| self.view_that_came(attempt, held, page))
            && opens
            && self.opens_instead(&url, attempt, out)
        {
            return;
        }
        if !self.paused && self.sends_a_further_step(&attempt.action, held, out) {
            return;
        }
        self.was_held_back_for(attempt, held, page, out);
    }

    /// It is left at that: the person is asked before it is pressed again.
    fn was_held_back_for(
        &mut self,
        attempt: &Attempt,
        held: &[Held],
        page: Option<&Observation>,
        out: &mut Vec<Effect>,
    ) {
        let told = ActionError {
            code: ErrorCode::NotHeld,
            message: words::say("held.told", &[("what", &in_words(held))]),
        };
        let outcome = Outcome::NotDone {
            error: told,
            touched: Touched::Yes,
            excused: true,
        };
        self.remember(outcome, out);
        self.note_kept_back(attempt, held);
        if self.paused {
            self.phase = Phase::Held;
            return;
        }
        if attempt.boxed {
            // What a no to it brings may come yet: the page makes way before the line opens.
            return self.load_anew(out);
        }
        if held.iter().any(|h| h.kind == HeldKind::Request) {
            if page.is_some_and(|page| self.asks_in_place(attempt, page, out)) {
                return;
            }
            // A script that was refused an answer may show anything now, or try again and again.
            return self.load_anew(out);
        }
        match page {
            Some(page) => self.take_in(page, false, self.purpose_of_an_action(), 0, out),
            None => self.look(self.purpose_of_an_action(), 0, out),
        }
    }

    /// It was pressed to see what can be chosen: to lead elsewhere is another deed.
    fn unfolds(&self, attempt: &Attempt) -> bool {
        let seen = self.seen.as_deref().map(|seen| &seen.observation);
        let control = seen.and_then(|page| target(page, &attempt.action));
        control.is_some_and(|e| which::is_drawn_list(e, &|text| lexicon().warn(text)))
    }

    fn asks_now(&self) -> bool {
        let state = self.seen.as_ref().map(|seen| seen.reading.state);
        state.is_some_and(policy::is_asked)
    }

    /// In search of the account: the page drew another view, under an address of its own, and couldn't ask for what stands there. What may
    /// have been the deed itself is none.
    fn view_that_came(
        &self,
        attempt: &Attempt,
        held: &[Held],
        page: &Observation,
    ) -> Option<String> {
        let here = self.seen.as_ref()?.observation.snapshot.page.url.as_str();
        let url = page.snapshot.page.url.as_str();
        let in_passing = held.iter().all(|h| h.kind == HeldKind::Request);
        let searches = !self.flow.attempts.in_flow() && !attempt.enters;
        let first = !self.flow.attempts.done().any(|a| a.is_like(attempt));
        let moved = url != here && site::is_another_view(url, here);
        let came = in_passing && searches && first && moved && !self.takes_it_for_done(Some(page));
        came.then(|| url.to_owned())
    }

    /// The held press would only have opened an address: that is judged like a link of its name, and opened if it may be.
    fn opens_instead(&mut self, url: &str, attempt: &Attempt, out: &mut Vec<Effect>) -> bool {
        let (Some(seen), Some(pressed)) = (self.seen.clone(), &attempt.control) else {
            return false;
        };
        let ruling = self.grounded(&seen, |ground| policy::leads_to(url, &pressed.name, ground));
        let refused = self.flow.led_by_choice.contains(&site::plain(url));
        if ruling.verdict != Verdict::Allow || refused || self.options.dry_run {
            return false;
        }
        self.remember(Outcome::Done, out);
        let action = Action::Navigate {
            url: url.to_owned(),
        };
        self.decided(&action, &ruling, &seen, out);
        self.act(&action, &seen, Manner::Own(Hold::No), out);
        true
    }

    /// The held press would have sent the form that was judged, and that leads to a further step: it is sent. A script that sends the form
    /// itself leaves none to the browser. What it tells somebody beside it (many sites count every press) stays held back.
    fn sends_a_further_step(
        &mut self,
        press: &Action,
        held: &[Held],
        out: &mut Vec<Effect>,
    ) -> bool {
        let leaves = |h: &&Held| h.kind != HeldKind::Request;
        let leaving: Vec<&Held> = held.iter().filter(leaves).collect();
        let (Some(seen), [one]) = (self.seen.clone(), leaving.as_slice()) else {
            return false;
        };
        let Some(element) = target(&seen.observation, press) else {
            return false;
        };
        let further = |ground: &Ground<'_>| policy::further_step(element, one, ground);
        if !self.grounded(&seen, further) {
            return false;
        }
        self.flow.leaves_to = Some(without_query(&one.url).to_owned());
        self.act(press, &seen, Manner::Own(Hold::Step), out);
        true
    }

    /// What was wanted of it is there all the same, and what was kept back was only told to somebody in passing (many sites count every
    /// press): the choice stands, or something new can be pressed.
    fn came_of_it(&self, attempt: &Attempt, held: &[Held], page: &Observation) -> bool {
        let role = attempt.control.as_ref().map(|control| control.role);
        let answers = matches!(attempt.action, Action::Fill { .. } | Action::Select { .. });
        // One of the account's views that would have sent something is none.
        let chosen = match role {
            Some(Role::Radio) => self.flow.attempts.in_flow() || self.asks_now(),
            role => matches!(role, Some(Role::Checkbox | Role::Option)),
        };
        let before = self.seen.as_deref().map(|seen| &seen.observation);
        // Nor is what can only be closed yet: what was to stand in it is what was kept back.
        let news = || {
            let delta = page::PageModel::of(page, before).delta;
            let new = delta.map_or_else(Vec::new, |delta| delta.new_controls);
            let says = |e: &Element| !classify::only_closes(&e.name, page);
            let mut controls = page.snapshot.elements.iter();
            // What a page makes of a request that it believes was heard is not looked at for news.
            let news = controls.any(|e| new.contains(&e.reference) && says(e));
            news && !self.takes_it_for_done(Some(page))
        };
        let in_passing = |h: &Held| h.kind == HeldKind::Request && another_deed(h).is_none();
        let in_passing = held.iter().all(in_passing);
        in_passing && !Self::begins_the_end(attempt, held) && (answers || chosen || news())
    }

    /// What the way in was kept from telling its server speaks of the end: without that the view that it drew is of no use.
    fn begins_the_end(attempt: &Attempt, held: &[Held]) -> bool {
        let end = |h: &Held| heuristics::address::leads_out(&h.url);
        attempt.enters && held.iter().any(end)
    }

    /// The page says that it is cancelled, or has a new control that takes it back.
    pub(super) fn takes_it_for_done(&self, page: Option<&Observation>) -> bool {
        page.is_some_and(|page| {
            let seen = self.see(page.clone(), false);
            let mut controls = page.snapshot.elements.iter();
            let undone = |e: &Element| {
                seen.model.is_new(&e.reference) && classify::takes_back(&e.name, page)
            };
            let reading = &seen.reading;
            reading.says_cancelled() || reading.marks.complete || controls.any(undone)
        })
    }

    /// On the way out a page that stands as it was, be it with a word about the request that failed, keeps the answers it was given, and the
    /// steps that have no address: the person is asked about the press there, while the line stays shut. False where there is nothing to ask.
    fn asks_in_place(
        &mut self,
        attempt: &Attempt,
        page: &Observation,
        out: &mut Vec<Effect>,
    ) -> bool {
        let press = &attempt.action;
        let control = target(page, press).map(Element::identity);
        let (Some(before), Some(_)) = (&self.seen, &self.flow.kept_back) else {
            return false;
        };
        let stands = control.is_some()
            && control == attempt.control
            && site::plain(&page.snapshot.page.url) == attempt.url
            && controls(page) == controls(&before.observation);
        if !self.flow.attempts.in_flow() || !stands || self.takes_it_for_done(Some(page)) {
            return false;
        }
        let seen = self.see(page.clone(), false);
        let ruling = self.as_tried(self.judged(press, &seen), press, &seen);
        let asks = ruling.verdict == Verdict::Ask && !self.options.dry_run;
        if !asks || self.begins_again(press, &seen) || self.is_enough(press, &seen) {
            return false;
        }
        self.seen = Some(Box::new(seen.clone()));
        self.decided(press, &ruling, &seen, out);
        self.prepare_question(press, ruling, &seen, out);
        true
    }

    /// What was only told to somebody in passing may be told again as well, and so may the deed.
    fn note_kept_back(&mut self, attempt: &Attempt, held: &[Held]) {
        if !held.iter().any(|h| h.kind == HeldKind::Request) {
            return;
        }
        let control = attempt.control.clone();
        let name = control.as_ref().map(|c| c.name.clone());
        let named = name.filter(|n| !n.is_empty() && !self.flow.kept_names.contains(n));
        self.flow.kept_names.extend(named);
        let before = self.flow.kept_back.take();
        // An address that the page has only written there since was never asked of a server.
        let url = self.may_load_anew();
        let Some(url) = url.or_else(|| Some(before.as_ref()?.url.clone())) else {
            return;
        };
        let mut sends: Vec<String> = held.iter().map(one_in_words).collect();
        sends.extend(before.into_iter().flat_map(|b| b.sends));
        let mut seen = BTreeSet::new();
        sends.retain(|one| seen.insert(one.clone()));
        self.flow.kept_back = Some(KeptBack {
            url,
            sends,
            control,
            shut: false,
        });
    }

    /// Somebody is asked: for as long as that takes, nothing that was held back in this document gets out.
    pub(super) fn keep_shut(&mut self, out: &mut Vec<Effect>) {
        if let Some(kept) = &mut self.flow.kept_back {
            kept.shut = true;
            let url = kept.url.clone();
            out.push(Effect::KeepHeld { url });
        }
    }

    /// The question that stands is about the very press that was held back here.
    pub(super) fn asked_in_place(&self, control: &Identity) -> bool {
        let kept = self.flow.kept_back.as_ref();
        kept.is_some_and(|kept| kept.shut && kept.control.as_ref() == Some(control))
    }

    /// What was held back must not get out when the line opens: the page makes way for itself. Nothing waits for that.
    pub(super) fn leave_held(&mut self, out: &mut Vec<Effect>) {
        if let Some(kept) = self.flow.kept_back.take_if(|kept| kept.shut) {
            self.leave_untried(kept.url, out);
        }
    }

    /// They go on in this page: nothing of what they press is held back. Where they are asked about something, it is left first.
    pub(super) fn leave_to_the_person(&mut self, out: &mut Vec<Effect>) {
        if self.flow.kept_back.as_ref().is_some_and(|kept| kept.shut) {
            return self.leave_held(out);
        }
        self.flow.kept_back = None;
        if self.may_be_held() {
            out.push(Effect::OpenLine);
        }
    }

    /// What was chosen and opened in the document that goes is gone with it: on the way out it is done again.
    fn lose_the_steps(&mut self, url: &str) {
        let ended = !matches!(self.press(), Press::None | Press::LedOn);
        if let Some(way_in) = self.flow.attempts.way_in().filter(|_| !ended) {
            let stands = way_in != site::plain(url);
            self.flow.attempts.start_over(stands);
        }
    }

    /// Paused while it is asked in place: the person may want to use the page. The question goes, and comes again when the run goes on.
    pub(super) fn pause_held(&mut self, out: &mut Vec<Effect>) {
        let asked = match &self.phase {
            Phase::Asking { pending, .. } | Phase::Picturing { pending, .. } => pending,
            _ => return self.leave_held(out),
        };
        let url = self.flow.kept_back.as_ref().map(|kept| kept.url.clone());
        let Some(url) = url.filter(|_| self.asked_in_place(asked.binding.identity())) else {
            return;
        };
        match self.phase {
            Phase::Asking {
                question, deadline, ..
            } => self.withdraw(question, deadline, out),
            _ => out.push(Effect::ClearOutline),
        }
        self.lose_the_steps(&url);
        self.leave_held(out);
        self.phase = Phase::Held;
    }

    /// What was tried counts as not pressed: what the page wrote down then, to send it when it loads, goes before it does.
    fn leave_untried(&mut self, url: String, out: &mut Vec<Effect>) {
        if self.may_be_held() {
            out.push(Effect::PutBack);
        }
        self.open_anew(url, out);
    }

    /// It is fetched once more, or for the first time.
    pub(super) fn open_anew(&mut self, url: String, out: &mut Vec<Effect>) {
        let request = self.request();
        out.push(Effect::Act {
            request,
            action: Action::Navigate { url },
            expect: None,
            announce_ms: 0,
            label: String::new(),
            hold: Hold::No,
            leaves_to: None,
        });
    }

    /// The address of the page at hand, where fetching it once more does nothing.
    fn may_load_anew(&self) -> Option<String> {
        let url = self.here();
        let away = policy::off_site(&url, &self.home, self.recipe()).is_some();
        (!away && !policy::fetching_does_something(&url)).then_some(url)
    }

    pub(super) fn load_anew(&mut self, out: &mut Vec<Effect>) {
        let kept = self.flow.kept_back.take().map(|kept| kept.url);
        let Some(url) = kept.or_else(|| self.may_load_anew()) else {
            return self.look(Purpose::Turn, 0, out);
        };
        self.lose_the_steps(&url);
        self.report(
            Report::Decision {
                action: words::say("action.navigate", &[("url", &site::plain(&url))]),
                verdict: Verdict::Allow,
                why: Rule::SameSite.why(),
                reasons: Vec::new(),
            },
            out,
        );
        self.leave_untried(url, out);
        self.flow.follows = true;
        self.arrive(Purpose::Turn, out);
    }
}

/// A script would have done it, by the words of the address that it writes to. What a page is called that only comes next is no deed.
fn another_deed(held: &Held) -> Option<Rule> {
    let script = held.kind == HeldKind::Request && !matches!(held.method.as_str(), "GET" | "HEAD");
    policy::sends_for(&held.url).filter(|_| script)
}

/// What is chosen or written leads nowhere by itself: where it would, that may be the deed.
fn is_an_answer(attempt: &Attempt) -> bool {
    let chosen = [Role::Radio, Role::Checkbox, Role::Switch, Role::Option];
    let choice = (attempt.control.as_ref()).is_some_and(|control| chosen.contains(&control.role));
    choice || matches!(attempt.action, Action::Fill { .. } | Action::Select { .. })
}

/// The one address that it would have opened, if that is all that it would have done.
fn only_way(held: &[Held]) -> Option<&str> {
    let [one] = held else {
        return None;
    };
    // A form that has nothing to send is a link drawn as a button.
    let empty = || Url::parse(&one.url).is_ok_and(|url| url.query_pairs().next().is_none());
    let shows = match one.kind {
        HeldKind::Navigation => true,
        HeldKind::Form => empty(),
        HeldKind::Request => false,
    };
    (shows && one.method == "GET").then_some(one.url.as_str())
}

fn without_query(url: &str) -> &str {
    url.split(['?', '#']).next().unwrap_or_default()
}

fn in_words(held: &[Held]) -> String {
    held.iter().map(one_in_words).collect::<Vec<_>>().join(", ")
}

/// The form that a press of it sends, as a request in words.
pub(super) fn sent_form(element: &Element) -> Option<String> {
    let form = element.form.as_ref().filter(|_| element.submits)?;
    let posts = form.method == Method::Post && !form.action.is_empty();
    posts.then(|| format!("POST {}", site::plain(&form.action)))
}

fn one_in_words(held: &Held) -> String {
    let told = format!("{} {}", held.method, site::plain(&held.url));
    match told.trim() {
        "" => words::say("held.something", &[]),
        told => told.to_owned(),
    }
}
