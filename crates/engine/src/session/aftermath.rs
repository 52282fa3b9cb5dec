//! What a page means after an approved press: the end, a further step, or nothing at all.
use super::Session;
use super::attempt::Attempt;
use super::attempts::Press;
use super::naming::enters;
use super::state::Seen;
use crate::effect::Effect;
use crate::{classify, heuristics, plan, site, words};
use lexicon::{Concept, Phrase, lexicon};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};
use std::collections::BTreeSet;

impl Session {
    /// After an approved click: it says so, or it is back at an account page without a question open.
    pub(super) fn looks_finished(&self, seen: &Seen) -> bool {
        // "Step 1 of 3", on a page that came of the press.
        let here = self.pressed.as_deref().is_some_and(|p| p.was_here(seen));
        let new = !here && !self.was_seen_before(seen);
        let counts_on = new && heuristics::steps::more_are_counted(&seen.observation.text);
        let counts_on = counts_on || self.asks_whether_to_stay(seen);
        let says_so = seen.reading.proves_cancelled()
            || (seen.reading.marks.complete && seen.reading.state != PageState::FinalConfirmation);
        let dialog = seen
            .observation
            .snapshot
            .elements
            .iter()
            .any(Element::in_dialog);
        let at_account = match seen.reading.state {
            PageState::AccountActive => !self.opened_more(seen),
            // It says why not: the account would only say that it goes on.
            PageState::Failed if seen.reading.marks.hindered => false,
            state => matches!(state, PageState::Failed | PageState::AccountCancelled),
        };
        let back =
            at_account && !dialog && !seen.reading.marks.last_page && !self.opened_questions(seen);
        // What was pressed stands there as before: pressing it again is not the next thing to do.
        says_so
            || at_account && self.failed_by_its_own_word(seen)
            || self.calls_it_over(seen)
            || !counts_on && !is_a_step(seen) && self.is_told_here(seen)
            || !counts_on && self.asks_nothing_more(seen)
            || !counts_on && (back || self.unmoved(seen)) && !self.leads_on(seen)
    }

    /// What is new is a control that keeps the subscription, and one beside it that goes on: the last word isn't said, whatever the page tells.
    fn asks_whether_to_stay(&self, seen: &Seen) -> bool {
        const ON: [Concept; 5] = [
            Concept::Continue,
            Concept::Next,
            Concept::Confirm,
            Concept::Proceed,
            Concept::End,
        ];
        let Some(pressed) = self.pressed_for(seen) else {
            return false;
        };
        let page = &seen.observation;
        let by = lexicon().languages(&page.snapshot.page.lang, &page.text);
        let controls = page.snapshot.elements.iter();
        let new = controls.filter(|e| e.role == Role::Button && !e.is_furniture());
        let new = new.filter(|e| !pressed.knew(e) && !pressed.had(e));
        let said: Vec<_> = new.map(|e| lexicon().read(&e.name, &by)).collect();
        let keeps = |p: &Phrase| p.says(Concept::Keep) || p.says(Concept::Stay);
        let on = |p: &Phrase| ON.iter().any(|c| p.says(*c));
        said.iter().any(keeps) && said.iter().any(|p| !keeps(p) && on(p))
    }

    /// What was pressed is gone, and what came says that it failed. It may have been done all the same: what is offered instead, if it is no
    /// new step of the end, could take it back.
    fn failed_by_its_own_word(&self, seen: &Seen) -> bool {
        let pressed = self.pressed.as_deref();
        let plan = self.options.plan.as_deref();
        let step = |e: &Element| heuristics::is_control(e) && enters(e, seen, plan);
        let knew = |e: &Element| pressed.is_some_and(|p| p.knew(e));
        let mut controls = seen.observation.snapshot.elements.iter();
        seen.reading.state == PageState::Failed
            && !pressed.is_some_and(|p| p.still_stands(seen))
            && !controls.any(|e| step(e) && !knew(e))
    }

    /// A page, or a part of one, that wasn't there before shows what the way out goes on with, in whatever words it is called.
    pub(super) fn leads_on(&self, seen: &Seen) -> bool {
        let Some(pressed) = self.pressed_for(seen) else {
            return false;
        };
        let here = pressed.was_here(seen);
        let old = |e: &Element| pressed.had(e) || here && pressed.knew(e);
        let tells = |e: &Element| seen.model.tells_of_an_end(&e.reference);
        let new = |e: &Element| !e.is_furniture() && !old(e) && !tells(e);
        let ways = self.plan_context().map(|context| plan::ways_on(&context));
        let elements = &seen.observation.snapshot.elements;
        let mut ways = ways.into_iter().flatten();
        ways.any(|way| elements.iter().any(|e| e.reference == way && new(e)))
    }

    /// What the page called its last step was pressed, and what is new calls the subscription over: what it still asks, such as why, changes
    /// nothing of that, nor does the layer that the account is shown in.
    fn calls_it_over(&self, seen: &Seen) -> bool {
        let last = self
            .pressed
            .as_deref()
            .is_some_and(super::binding::Pressed::was_last);
        let asks = seen.reading.state == PageState::FinalConfirmation;
        let new = |block: u32| (seen.model.delta.as_ref()).is_some_and(|d| d.new.contains(&block));
        let mut said = seen.model.subscriptions.iter().flat_map(|s| &s.said);
        let account = seen.reading.state == PageState::AccountCancelled;
        let told = || account && self.news(seen).reading.says_cancelled();
        let badge = |s: &page::StatusSaid| s.badge && s.status.is_over() && new(s.said.block);
        last && !asks && (said.any(badge) || told())
    }

    /// What the page called its last step was pressed, and the next page, whatever it says, has no step on it.
    fn asks_nothing_more(&self, seen: &Seen) -> bool {
        let plan = self.options.plan.as_deref();
        let mut controls = seen.observation.snapshot.elements.iter();
        let told = matches!(
            seen.reading.state,
            PageState::Unknown | PageState::AccountActive
        );
        // What stood on the page of the last step as well belongs to the site.
        let stood = |e: &Element| self.pressed.as_ref().is_some_and(|p| p.had(e));
        told && !seen.reading.marks.pending
            && !seen.reading.marks.last_page
            && !seen.reading.marks.by_hand
            && !seen.reading.marks.hindered
            && self
                .pressed
                .as_ref()
                .is_some_and(|p| p.was_last() && !p.was_here(seen))
            && !controls.any(|e| heuristics::is_control(e) && enters(e, seen, plan) && !stood(e))
    }

    /// What was pressed stands there as it did.
    pub(super) fn unmoved(&self, seen: &Seen) -> bool {
        self.press() == Press::Pressed
            && self.pressed.as_ref().is_some_and(|p| p.still_stands(seen))
            && !self.opened_more(seen)
            && !self.opened_questions(seen)
            && !self.opened_a_choice(seen)
            && !self.offers_again(seen)
            && !self.was_answered(seen)
            && !self.was_sent_back(seen)
    }

    /// The form of what was pressed stands as it did, and what is new in it asks for an answer: something is missing there.
    pub(super) fn was_sent_back(&self, seen: &Seen) -> bool {
        let model = &seen.model;
        let (Some(delta), Some(pressed)) = (&model.delta, self.pressed.as_deref()) else {
            return false;
        };
        let marks = &seen.reading.marks;
        let over = marks.complete || marks.pending || seen.reading.says_cancelled();
        let mut elements = seen.observation.snapshot.elements.iter();
        let stands = elements.find(|e| e.identity() == *pressed.identity());
        let form = stands.and_then(|e| model.form_of(&e.reference));
        let block = form.and_then(|form| usize::try_from(form.block?).ok());
        let own = block.filter(|_| pressed.still_stands(seen) && !over);
        own.is_some_and(|form| {
            let new = |at: &u32| usize::try_from(*at).is_ok_and(|at| asks_in(at, form, seen));
            delta.new.iter().any(new)
        })
    }

    /// A conversation: what was pressed can't be pressed any more, and the page asks on with more than one new thing to press.
    fn was_answered(&self, seen: &Seen) -> bool {
        let elements = &seen.observation.snapshot.elements;
        let asks = seen.reading.state == PageState::ExitSurvey && !seen.reading.marks.last_page;
        let spent = |e: &Element| e.is(ElementState::Disabled);
        let new = |pressed: &super::binding::Pressed| {
            let fresh = |e: &&Element| heuristics::is_control(e) && !spent(e) && !pressed.knew(e);
            elements.iter().filter(fresh).count()
        };
        self.pressed.as_ref().is_some_and(|pressed| {
            let mut all = elements.iter();
            let gone = all.any(|e| e.identity() == *pressed.identity() && spent(e));
            asks && gone && new(pressed) > 1
        })
    }

    /// The offer that was turned down comes again, as another document: it is asked about once more.
    fn offers_again(&self, seen: &Seen) -> bool {
        let offer =
            seen.reading.state == PageState::RetentionOffer && !seen.reading.marks.last_page;
        let mut presses = self.flow.attempts.answered().rev();
        let last = presses.next();
        let same = |p: &Attempt| last.is_some_and(|l| l.control == p.control && l.url == p.url);
        let once = !presses.next().is_some_and(same);
        let pressed = self.pressed.as_ref();
        offer && once && pressed.is_some_and(|p| p.was_left() && !p.was_last())
    }

    /// A dialog came up with more than one thing to press: it asks something, in whatever words.
    fn opened_a_choice(&self, seen: &Seen) -> bool {
        let controls = seen.observation.snapshot.elements.iter();
        let model = &seen.model;
        let layer = |e: &Element| {
            let places = model.block_of(&e.reference).zip(model.open_layer());
            places.is_some_and(|(block, layer)| model.is_within(block, layer))
        };
        let asks = |e: &&Element| heuristics::is_control(e) && (e.in_dialog() || layer(e));
        self.pressed.as_ref().is_some_and(|pressed| {
            let news = |e: &Element| {
                let delta = model.delta.as_ref();
                delta.is_some_and(|delta| delta.new_controls.contains(&e.reference))
            };
            let new = |e: &&Element| !pressed.knew(e) || news(e);
            pressed.was_here(seen) && controls.filter(asks).filter(new).count() > 1
        })
    }

    /// The last press has brought nothing yet: it stands there, and nothing can be pressed that couldn't be before. The page may
    /// still be fetching what comes next.
    pub(super) fn nothing_came(&self, now: &Seen) -> bool {
        let last = self.flow.attempts.last();
        let last = last.filter(|a| a.is_click() && a.is_done());
        let (Some(before), Some(last)) = (&self.seen, last) else {
            return false;
        };
        let Some(target) = &last.control else {
            return false;
        };
        let choice = matches!(target.role, Role::Radio | Role::Checkbox | Role::Option);
        let elements = &now.observation.snapshot.elements;
        let stands = || elements.iter().any(|e| e.identity() == *target);
        // What was approved made room, and nothing stands in it yet: a wheel turns there, or nothing at all.
        let made_room = || self.press() == Press::Pressed && !says_more(now, before);
        // A view under another address that reads as the one before isn't drawn yet.
        let undrawn = before.observation.text == now.observation.text && stands();
        let here = undrawn
            || site::plain(&now.observation.snapshot.page.url) == last.url
                && (stands() || made_room());
        let can_press = |e: &&Element| heuristics::is_control(e) && !e.is(ElementState::Disabled);
        let known = |e: &Element| {
            let mut old = before
                .observation
                .snapshot
                .elements
                .iter()
                .filter(can_press);
            old.any(|o| o.identity() == e.identity())
        };
        !choice && here && elements.iter().filter(can_press).all(known)
    }

    /// What was pressed spoke of ending or of the renewal, and the page now asks what only the way out asks, or something new lies over it
    /// that asks: that was the way in. So it was where the page that asks has the address of one, whatever led there.
    pub(super) fn was_let_in(&self, seen: &Seen) -> bool {
        let asks = is_a_step(seen);
        let languages = heuristics::languages(&seen.observation);
        let pressed = self.pressed.as_ref().map(|p| p.identity());
        let over = || seen.model.open_layer().is_some() && self.opened_questions(seen);
        let url = &seen.observation.snapshot.page.url;
        let last = self.flow.attempts.last();
        let came = last.is_some_and(|last| last.irreversible && last.url != site::plain(url));
        asks && came && heuristics::address::leads_out(url)
            || (asks && seen.reading.confidence >= 0.5 || over())
                && pressed.is_some_and(|p| {
                    heuristics::may_lead_out(&p.name, &languages)
                        || classify::speaks_of_ending(&p.name, &seen.observation)
                })
    }

    /// The page goes on asking, so what was pressed was not the last step.
    pub(super) fn asks_on(&self, seen: &Seen) -> bool {
        let asks = is_a_step(seen);
        let told = seen.reading.marks.by_hand || seen.reading.marks.hindered;
        asks || told || self.opened_more(seen) || self.opened_questions(seen)
    }

    /// The dialog that the press was made in is still there, and has something that must be answered before its button does anything.
    pub(super) fn is_still_to_be_answered(&self, seen: &Seen) -> bool {
        let elements = &seen.observation.snapshot.elements;
        let pressed = self.pressed.as_deref().map(|p| p.identity());
        let stands = |e: &&Element| e.in_dialog() && pressed == Some(&e.identity());
        // A list that shows its choice beside its field looks empty for ever.
        let open = |e: &Element| {
            let can = e.role != Role::Combobox && !e.is(ElementState::Disabled);
            can && e.must_be_answered()
        };
        let button = elements.iter().find(stands);
        let beside = |b: &Element| elements.iter().any(|e| e.dialog() == b.dialog() && open(e));
        !seen.reading.proves_cancelled() && button.is_some_and(beside)
    }

    /// The press brought up a control of the way out that wasn't there before, here or on a page not seen before.
    pub(super) fn opened_more(&self, seen: &Seen) -> bool {
        let Some(pressed) = self.pressed_for(seen) else {
            return false;
        };
        let here = pressed.was_here(seen);
        let plan = self.options.plan.as_deref();
        let mut controls = seen.observation.snapshot.elements.iter();
        controls.any(|e| {
            heuristics::is_control(e) && enters(e, seen, plan) && !(here && pressed.knew(e))
        })
    }

    /// What was pressed is followed by what asks on, a choice, a field, an answer to a question: in its own place, where a layer over the
    /// account need have no role, or on a page that wasn't seen before.
    fn opened_questions(&self, seen: &Seen) -> bool {
        let Some(pressed) = self.pressed_for(seen) else {
            return false;
        };
        let idle = seen.model.idle_blocks();
        let own = |e: &Element| {
            let block = seen.model.block_of(&e.reference);
            !e.is_furniture() && !block.is_some_and(|b| idle.contains(&b))
        };
        let new = |e: &Element| !pressed.knew(e) && !pressed.had(e) && !e.is(ElementState::Hidden);
        let mut elements = seen.observation.snapshot.elements.iter();
        elements.any(|e| own(e) && new(e) && asks(e, seen))
    }

    /// What was pressed, where this is its page or one that wasn't seen before: only there what is new came of it.
    fn pressed_for(&self, seen: &Seen) -> Option<&super::binding::Pressed> {
        let pressed = self.pressed.as_deref();
        pressed.filter(|p| p.was_here(seen) || !self.was_seen_before(seen))
    }

    /// The account, or a page on the way to where the press was made.
    fn was_seen_before(&self, seen: &Seen) -> bool {
        let url = site::plain(&seen.observation.snapshot.page.url);
        let account = self.account.as_deref().map(site::plain);
        account.as_ref() == Some(&url) || self.flow.attempts.answered().any(|a| a.url == url)
    }

    /// It is cancelled without an approved press: by the person's own hand, or by a step that didn't look like the last.
    pub(super) fn ended_meanwhile(&mut self, out: &mut Vec<Effect>) {
        if !self.flow.by_person && self.press() == Press::None {
            self.notice(words::say("notice.ended_unasked", &[]), out);
        }
        self.verify(out);
    }

    /// Something approved was pressed, or the subscription was seen on its way in this run and something was done: if it is cancelled now, it happened here.
    pub(super) fn was_open(&self) -> bool {
        let known = self.account.is_some() || self.flow.attempts.in_flow();
        let mut done = self.flow.attempts.done();
        let done = done.any(|a| a.may_send);
        self.press() != Press::None || known && (done || self.flow.by_person)
    }
}

/// It is read as a page of the way out, or wants the end to be understood.
pub(super) fn is_a_step(seen: &Seen) -> bool {
    use PageState as P;
    let state = seen.reading.state;
    let asked = matches!(
        state,
        P::RetentionOffer | P::ExitSurvey | P::FinalConfirmation
    );
    asked || seen.model.unconfirmed_end().is_some()
}

/// Its words, in that part, are an alert, or ask to choose or to give a reason.
fn asks_in(at: usize, outer: usize, seen: &Seen) -> bool {
    let block = &seen.model.blocks[at];
    let phrase = || lexicon::lexicon().warn(&block.text);
    let asks = || phrase().any(&[Concept::Choose, Concept::Reason]);
    let words = !block.text.trim().is_empty() && !block.role.is_pressed();
    words && (block.role == Role::Alert || asks()) && seen.model.is_within(at, outer)
}

/// A line stands there that didn't.
fn says_more(now: &Seen, before: &Seen) -> bool {
    let lines = |seen: &Seen| seen.observation.text.lines().map(str::to_owned).collect();
    let old: BTreeSet<String> = lines(before);
    let new: BTreeSet<String> = lines(now);
    // "Just a moment…", where the button was.
    let elements = now.observation.snapshot.elements.iter();
    let waits: BTreeSet<&str> = elements
        .filter(|e| e.role == Role::Button && e.is(ElementState::Disabled))
        .map(|e| e.name.as_str())
        .collect();
    let told = |line: &&String| !waits.contains(line.as_str());
    new.difference(&old).any(|line| told(&line))
}

/// It is answered, or leads on or out.
fn asks(element: &Element, seen: &Seen) -> bool {
    use heuristics::Intent as I;
    let answer = matches!(element.role, Role::Radio | Role::Checkbox | Role::TextBox);
    let intent = || heuristics::intent_of(element, &seen.observation, None);
    answer
        || heuristics::is_control(element)
            && matches!(
                intent(),
                I::Confirm
                    | I::EndNow
                    | I::GoOn
                    | I::Insist
                    | I::Next
                    | I::Submit
                    | I::Yes
                    | I::Decline
                    | I::Skip
            )
}
