//! The subscription that is meant as it was seen before anything was pressed, and what the account comes to against it.
use super::account_links::shares_price_or_day;
use super::binding::Pressed;
use super::{Press, Seen, Session};
use crate::verify::{self, AfterLook, Verdict};
use crate::{classify, quotes};
use lexicon::{Concept as C, Said, lexicon};
use page::{Does, Match, PageModel, Status, Subscription};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

impl Session {
    /// Before the way out the account shows what is to end: the fullest view of it is kept.
    pub(super) fn note_subscription(&mut self, seen: &Seen) {
        if self.press() != Press::None || self.flow.attempts.in_flow() {
            return;
        }
        self.note_held_instead(seen);
        let cards = seen.model.subscriptions.iter().map(|s| s.lines.clone());
        self.flow.cards_before.extend(cards);
        let Some(now) = self.meant(seen) else {
            return;
        };
        // A menu of what can be done with it tells nothing of it.
        let told = now.goes_on() || now.name.is_some() || now.price.is_some();
        if !told && now.status == Status::Unknown {
            return;
        }
        let active = seen.reading.state == PageState::AccountActive;
        self.flow.meant_runs |= now.status.goes_on();
        if self.flow.subscription.is_none() && (active || now.goes_on()) {
            // An earlier page may say that something runs; what is meant stands here.
            self.account = Some(seen.observation.snapshot.page.url.clone());
            self.flow.undo_before = seen.reading.marks.undo;
        }
        // What runs is what is meant; an earlier page may only look like it.
        let told = |s: &Subscription| (s.goes_on(), s.lines.len() + s.controls.len());
        let fuller = |was: &Subscription| told(now) >= told(was);
        if self.flow.subscription.as_deref().is_none_or(fuller) {
            self.keep_as_meant(now, seen);
        }
    }

    fn note_held_instead(&mut self, seen: &Seen) {
        let plan = self.options.plan.as_deref().unwrap_or_default();
        let all = seen.model.subscriptions.as_slice();
        self.flow.held_instead = match (seen.model.subscription_named(plan), all) {
            (Match::NotHeld, [only]) if only.goes_on() => only.name.clone(),
            // A page of the way out may show none at all.
            (_, []) => return,
            _ => None,
        };
    }

    /// Nobody named one of several: the way out is taken in the record of the one that is to end.
    pub(super) fn note_its_record(&mut self, pressed: &Element, seen: &Seen) {
        let begun = self.press() != Press::None || self.flow.attempts.in_flow();
        let all = &seen.model.subscriptions;
        let own = seen.model.subscription_of(&pressed.reference);
        let own = own.and_then(|at| all.get(at));
        let runs = |s: &&Subscription| s.goes_on() && s.name.is_some();
        let several = self.options.plan.is_none() && all.len() > 1;
        if let Some(now) = own.filter(runs).filter(|_| several && !begun) {
            self.keep_as_meant(now, seen);
        }
    }

    fn keep_as_meant(&mut self, now: &Subscription, seen: &Seen) {
        let others = seen.model.subscriptions.iter().filter(|s| *s != now);
        let others: Vec<String> = others.filter_map(|s| s.name.clone()).collect();
        // Its own page shows it alone: the others stood beside it before.
        let kept = self.flow.subscription.as_ref();
        let same = kept.is_some_and(|kept| kept.name.is_some() && kept.name == now.name);
        if !(same && others.is_empty()) {
            self.flow.beside = others;
        }
        self.flow.subscription = Some(Box::new(now.clone()));
    }

    /// The one that is meant among those that the page shows.
    fn meant<'a>(&self, seen: &'a Seen) -> Option<&'a Subscription> {
        let all = &seen.model.subscriptions;
        match self.options.plan.as_deref() {
            Some(plan) => match seen.model.subscription_named(plan) {
                Match::Only(at) | Match::Of(at) => all.get(at),
                _ => None,
            },
            None => match all.as_slice() {
                [only] => Some(only),
                several => the_running_one(several),
            },
        }
    }

    /// Nothing was pressed, and what the account shows of it is as much as would prove an end.
    pub(super) fn has_ended(&mut self, seen: &Seen) -> bool {
        if self.flow.meant_runs || lists_running_ones_elsewhere(seen) || is_paid_beside(seen) {
            return false;
        }
        let verdict = self.weighed(seen);
        let says = || {
            let named = self.of_the_named(seen);
            named.is_some_and(|named| named.reading.shows_cancelled())
        };
        verdict.proven || !is_structured(seen) && says()
    }

    /// What the rendered page at hand comes to, as the account after the last press.
    pub(super) fn weighed(&mut self, seen: &Seen) -> Verdict {
        let pages = [&self.flow.said_page, &self.flow.last_page];
        let pages: Vec<&PageModel> = pages.into_iter().filter_map(|p| p.as_deref()).collect();
        let verdict = self.verdict(seen, &pages);
        // What another site shows is nothing that the account says.
        if is_structured(seen) && self.off_site(seen).is_none() {
            self.flow.evidence = Some(verdict.evidence.clone());
        }
        verdict
    }

    /// All there is, under another name or none, is what the account called over before anything was pressed, and says what it said then.
    pub(super) fn shows_an_old_card(&self, seen: &Seen) -> bool {
        let alone = self.options.plan.is_none() && self.flow.beside.is_empty();
        let held = self.flow.subscription.as_deref();
        match (held, seen.model.subscriptions.as_slice()) {
            (Some(held), [one]) => {
                let told_apart = alone || one.name.is_none();
                let other = held.lines != one.lines && one.status.is_over() && told_apart;
                let pressed = self.press() != Press::None;
                pressed && other && self.flow.cards_before.contains(&one.lines)
            }
            _ => false,
        }
    }

    /// What is held has no name, and all the others say what they said before anything was pressed: the one that is left is it, where it
    /// still bears its first line, its price or its day.
    fn without_the_old_cards(&self, seen: &Seen) -> Option<PageModel> {
        let held = self.flow.subscription.as_deref()?;
        let all = &seen.model.subscriptions;
        let stands = all.iter().any(|s| s.lines == held.lines);
        let told_apart = held.name.is_some() || all.len() < 2;
        if self.press() == Press::None || told_apart || stands {
            return None;
        }
        let old = |s: &&Subscription| self.flow.cards_before.contains(&s.lines);
        let (_, new): (Vec<_>, Vec<_>) = all.iter().partition(old);
        let [only] = new.as_slice() else {
            return None;
        };
        let titled = held.lines.first() == only.lines.first();
        if !titled && !shares_price_or_day(held, only) {
            return None;
        }
        let mut page = seen.model.clone();
        page.subscriptions = vec![(*only).clone()];
        Some(page)
    }

    /// The page at hand already tells as much of the end as the account would have to.
    pub(super) fn is_told_here(&self, seen: &Seen) -> bool {
        seen.model.open_layer().is_none() && self.verdict(seen, &[]).proven
    }

    fn verdict(&self, seen: &Seen, pages: &[&PageModel]) -> Verdict {
        if !is_structured(seen) || self.shows_an_old_card(seen) {
            return Verdict::default();
        }
        let told = self.without_the_old_cards(seen);
        let after = AfterLook {
            page: told.as_ref().unwrap_or(&seen.model),
            rendered: true,
        };
        // Where nothing was pressed, what the account shows is no earlier state of itself.
        let pressed = self.press() != Press::None;
        let before = self.flow.subscription.as_deref();
        let runs = |s: &Subscription| s.goes_on() && !s.status.is_over();
        let before = before.filter(|before| pressed || runs(before));
        let verdict = verify::weigh(
            before,
            &self.flow.beside,
            &after,
            pages,
            self.options.plan.as_deref(),
        );
        self.of_the_subscription(verdict, seen)
    }

    /// After a press that may have ended the whole account.
    pub(super) fn of_the_subscription(&self, verdict: Verdict, seen: &Seen) -> Verdict {
        let pressed = self.pressed.as_deref();
        if !pressed.is_some_and(Pressed::was_of_the_account) {
            return verdict;
        }
        let held = self.flow.subscription.as_deref();
        let plan = self.options.plan.as_deref();
        let lines = match is_structured(seen) {
            true => seen.model.content_lines(),
            false => seen.observation.text.lines().collect(),
        };
        verdict.of_the_subscription(&lines, plan.or_else(|| held?.name.as_deref()))
    }
}

/// All the others are over.
fn the_running_one(all: &[Subscription]) -> Option<&Subscription> {
    let runs = |s: &&Subscription| !s.status.is_over();
    // What is paid for it is told apart from it, as often as not.
    let bill = |s: &Subscription| {
        let mut named = all.iter().filter(runs).filter(|n| n.name.is_some());
        let apart = s.name.is_some() || s.control(Does::End).is_some();
        !apart && named.any(|n| shares_price_or_day(n, s))
    };
    let mut running = all.iter().filter(runs).filter(|s| !bill(s));
    let only = running.next().filter(|_| running.next().is_none())?;
    only.goes_on().then_some(only)
}

/// "Active (1)" beside the list of what ended: those that run stand in another view. So may those of a tab that counts what nobody can read.
fn lists_running_ones_elsewhere(seen: &Seen) -> bool {
    let views = [Role::Tab, Role::Link, Role::Button];
    let mut elements = seen.observation.snapshot.elements.iter();
    elements.any(|e| {
        let said = Said::of(&e.name);
        let numbers = || said.tokens.iter().filter(|t| t.is_number());
        let none = numbers().any(|t| t.text == "0");
        let own = [C::Active, C::Subscription, C::Account];
        let opens = views.contains(&e.role) && !e.is(ElementState::Checked);
        let active = said.has(C::Active) && said.beside(&own) == numbers().count();
        let unread = e.role == Role::Tab
            && numbers().count() == 1
            && said.hits.iter().all(|h| h.concept == C::Filler);
        opens && !none && (active || unread && all_count(seen))
    })
}

/// What is paid again and again stands apart from all that ended, and nothing offers to come back for it: something runs.
fn is_paid_beside(seen: &Seen) -> bool {
    let over = seen
        .model
        .subscriptions
        .iter()
        .filter(|s| s.status.is_over());
    let over: Vec<u32> = over.flat_map(|s| s.blocks.iter().copied()).collect();
    let mut controls = seen
        .observation
        .snapshot
        .elements
        .iter()
        .filter(|e| !e.is_furniture());
    let offered = controls.any(|e| {
        let sells = [C::Buy, C::Start, C::Upgrade, C::Renew];
        classify::takes_back(&e.name, &seen.observation) || lexicon().warn(&e.name).any(&sells)
    });
    let apart = |at: &usize| u32::try_from(*at).is_ok_and(|at| !over.contains(&at));
    let paid = |at: usize| {
        let text = &seen.model.blocks[at].text;
        quotes::is_a_running_price(text) && !Said::of(text).any(&[C::Cancelled, C::Expired])
    };
    !offered
        && seen
            .model
            .content_blocks()
            .into_iter()
            .filter(apart)
            .any(paid)
}

/// Each of the page's tabs counts what it holds: a list of one's things, divided by how they stand.
fn all_count(seen: &Seen) -> bool {
    let tabs = seen.observation.snapshot.elements.iter();
    let mut tabs = tabs
        .filter(|e| e.role == Role::Tab)
        .map(|e| Said::of(&e.name))
        .peekable();
    let counts = |said: Said| {
        let numbers = said.tokens.iter().filter(|t| t.is_number()).count();
        numbers == 1 && said.tokens.len() > 1
    };
    tabs.peek().is_some() && tabs.all(counts)
}

/// Its parts are told. What was observed by an earlier version, or made up for a test out of lines, has none: there the reading of its words
/// decides alone.
fn is_structured(seen: &Seen) -> bool {
    !seen.observation.blocks.is_empty()
}
