//! Which subscription a control ends, by the record that it stands in. Where the person named one, no other ends unasked; where the account
//! doesn't hold the named one, they are told what it holds, and nothing happens without a yes that names it.
use super::{Ground, Rule, Ruling, deeds, is_link};
use crate::heuristics::tokens::{place_of, tokens};
use crate::heuristics::vocabulary::{Word, everywhere};
use crate::named;
use crate::quotes;
use crate::words;
use lexicon::{Concept as C, Said, lexicon, prices};
use page::{Match, Subscription};
use protocol::role::Role;
use protocol::snapshot::Element;
use std::collections::BTreeSet;

pub(super) fn judge(element: &Element, ground: &Ground<'_>) -> Option<Ruling> {
    let plan = ground.plan?;
    let ends = deeds::ends(&lexicon().read(&element.name, &ground.languages()))
        || ground.model.ends_what_is_held(&element.reference);
    let lowers = !ends && deeds::is_to_the_free_plan(element, ground);
    // Wherever it stands now, its name says whose it is.
    let names_another = |other: &String| named::names(other, &element.name);
    let own_name = || named::names(plan, &element.name);
    let another = || {
        ground.others.iter().any(names_another)
            || names_a_neighbour(element, plan, ground)
            || tells_of_another_only(plan, ground)
    };
    if (ends || lowers) && !own_name() && another() {
        return Some(Rule::Another.deny());
    }
    let own = ground
        .model
        .subscription_of(&element.reference)
        .filter(|_| ends || lowers)?;
    let subscription = &ground.model.subscriptions[own];
    // The plan that costs nothing is none that is held beside the one that ends.
    let free = ground.model.is_of_the_free_plan(&element.reference);
    if lowers && free && !subscription.status.goes_on() {
        return None;
    }
    let held = subscription.name.as_deref();
    match ground.model.subscription_named(plan) {
        Match::Of(named) | Match::Near(named) if named != own => Some(Rule::Another.deny()),
        Match::Ambiguous(all) if !all.contains(&own) => Some(Rule::Another.deny()),
        Match::NotHeld if ground.led_here && ground.model.subscriptions.len() == 1 => None,
        // What stands in a list, or stood beside it, is another one. What an offer on the way out says without that is about the one that is ended.
        Match::NotHeld if is_another_for_certain(subscription, ground) => {
            Some(Rule::Another.deny())
        }
        Match::NotHeld if is_one_of_several_untold(subscription, ground) => {
            Some(Rule::Another.deny())
        }
        Match::NotHeld if is_an_offer(subscription, ground) => None,
        Match::NotHeld | Match::Near(_) if is_told(subscription) => Some(Ruling {
            known: Some(instead_of(plan, held?, &ground.model.subscriptions)),
            ..Rule::NotHeld.ask()
        }),
        _ => None,
    }
}

/// It stands in somebody else's row, and isn't only a look at it. Who names that one's plan may mean it.
pub(super) fn is_another_persons(element: &Element, ground: &Ground<'_>) -> bool {
    let looks = || is_link(element, ground) && !deeds::ends_plainly(element, ground);
    let named = |plan| match ground.model.subscription_named(plan) {
        Match::Of(named) => ground.model.subscription_of(&element.reference) == Some(named),
        _ => false,
    };
    ground.model.is_of_another_person(&element.reference)
        && !looks()
        && !ground.plan.is_some_and(named)
}

/// "Sports, €9.99 a month" under "Options", "for Ana" under "Gifts you gave": it ends what was added or given away, beside the subscription
/// itself. Who asked for the end of something else by name may mean it.
pub(super) fn is_of_what_was_added(element: &Element, ground: &Ground<'_>) -> bool {
    let said = lexicon().read(&element.name, &ground.languages());
    let asked = ground.plan.is_none() && !ground.in_flow && deeds::ends(&said);
    let over = || titles_over(element, ground);
    let added = || !said.has(C::Subscription) && over().iter().any(|t| names_an_addon(t));
    let given = || over().iter().any(|t| begins_with_a_gift(t, ground));
    let itself = || is_held_beside(element, ground);
    asked && (added() && costs_itself(element, ground) || given()) && itself()
}

/// Its own part says by a badge that it is cancelled, and that nothing more is charged: what could still be ended is what was paid for.
pub(super) fn is_over(element: &Element, ground: &Ground<'_>) -> bool {
    let said = lexicon().read(&element.name, &ground.languages());
    let own = ground.model.subscription_of(&element.reference);
    let cancelled = |s: &page::StatusSaid| s.badge && Said::of(&s.said.text).has(C::Cancelled);
    let over = |s: &Subscription| s.no_renewal && s.said.iter().any(cancelled);
    deeds::ends(&said) && own.is_some_and(|own| over(&ground.model.subscriptions[own]))
}

/// It ends what stands beside the subscription, which says itself that it is ended in another way.
pub(super) fn ends_elsewhere(element: &Element, ground: &Ground<'_>) -> bool {
    let said = lexicon().read(&element.name, &ground.languages());
    let model = ground.model;
    let named = |plan| model.is_of_the_named(&element.reference, plan);
    deeds::ends(&said)
        && !said.has(C::Subscription)
        && !ground.plan.is_some_and(named)
        && model.stands_beside_what_ends_elsewhere(&element.reference)
}

/// The headings over it, what its own record is called, and how that one's lines begin.
fn titles_over<'a>(element: &'a Element, ground: &'a Ground<'_>) -> Vec<&'a str> {
    let model = ground.model;
    let own = model.subscription_of(&element.reference);
    let name = own.and_then(|own| model.subscriptions[own].name.as_deref());
    let record = model.record_of(&element.reference);
    let headings = element.within.iter().rev();
    let headings = headings.filter(|c| c.role == Role::Heading).take(2);
    let lines = record
        .into_iter()
        .flat_map(|r| r.lines.iter().chain([&r.title]));
    let all = headings.map(|c| c.name.as_str()).chain(name);
    all.chain(lines.map(String::as_str)).collect()
}

fn names_an_addon(title: &str) -> bool {
    /// A sentence names one by the way.
    const TITLE: usize = 40;
    let words = tokens(title);
    let mut kinds = everywhere(Word::Addon).iter().map(|kind| tokens(kind));
    title.chars().count() <= TITLE && kinds.any(|kind| place_of(&kind, &words).is_some())
}

/// "Gift from you", and not "Give Premium as a gift".
fn begins_with_a_gift(title: &str, ground: &Ground<'_>) -> bool {
    let said = lexicon().read(title, &ground.languages());
    let mut words = said.words.iter().filter(|w| !w.filler);
    words.next().is_some_and(|w| w.concept == Some(C::Gift))
}

/// Its own part says what it costs.
fn costs_itself(element: &Element, ground: &Ground<'_>) -> bool {
    let model = ground.model;
    let own = model.subscription_of(&element.reference);
    let priced = own.is_some_and(|own| model.subscriptions[own].price.is_some());
    let record = model.record_of(&element.reference);
    priced || record.is_some_and(|r| r.price.is_some())
}

/// Another one stands there, with its name, and is paid again.
fn is_held_beside(element: &Element, ground: &Ground<'_>) -> bool {
    let model = ground.model;
    let other = |text: &str| !names_an_addon(text) && !begins_with_a_gift(text, ground);
    let own = model.record_of(&element.reference);
    let runs = |s: &Subscription| {
        let named = s.name.as_deref().is_some_and(other);
        named && (s.goes_on() || s.price.is_some()) && !s.holds(&element.reference)
    };
    let paid = |r: &page::Record| {
        let apart = own.is_some_and(|own| own.block != r.block);
        let again = r.lines.iter().any(|line| quotes::is_a_running_price(line));
        apart && again && other(&r.title)
    };
    model.subscriptions.iter().any(runs) || model.records.iter().any(paid)
}

/// "Yes, cancel Photo Storage": beside what is called like the named one stands another of its kind that this is called by.
fn names_a_neighbour(element: &Element, plan: &str, ground: &Ground<'_>) -> bool {
    let apart = |e: &&Element| e.reference != element.reference && !e.is_furniture();
    let others = || ground.observation.snapshot.elements.iter().filter(apart);
    let is_called_by = |e: &Element| {
        let price = prices::find(&e.name).into_iter().next();
        let title = &e.name[..price.map_or(e.name.len(), |p| p.span.start)];
        page::has_own_words(title)
            && !named::names(plan, title)
            && named::names(title.trim(), &element.name)
    };
    let named = others().filter(|e| named::names(plan, &e.name));
    let mut roles = named.map(|e| e.role);
    roles.any(|role| others().any(|e| e.role == role && is_called_by(e)))
}

/// "You are ending: Daily Paper", on the way out of the weekend's: a line speaks of the end of one that stood beside the named one, or is its
/// name under one that does, and none is about the named one.
fn tells_of_another_only(plan: &str, ground: &Ground<'_>) -> bool {
    const ENDS: [C; 4] = [C::End, C::EndsOn, C::Cancelled, C::NoRenewal];
    let lines = ground.model.content_lines();
    let over = |line: &str| Said::of(line).any(&ENDS) || lexicon().warn(line).any(&ENDS);
    let ends = |other: &str| {
        let own = |line: &&str| named::names(other, line) && over(line);
        let under = |two: &[&str]| over(two[0]) && named::is_called(other, two[1]);
        lines.iter().any(own) || lines.windows(2).any(under)
    };
    let others = || ground.others.iter().filter(|o| page::has_own_words(o));
    let tells = |other: &str| {
        let own = own_words(plan, other, ground);
        lines.iter().any(|line| match own.is_empty() {
            true => named::names(plan, line) && !named::names(other, line),
            false => {
                let said: Vec<String> = words_of(line).collect();
                own.iter().all(|w| said.contains(w))
            }
        })
    };
    ground.in_flow && others().any(|other| ends(other) && !tells(other))
}

/// The words of its name that the other hasn't, and that are neither the site's nor any plan's: "Premium?" may be "Lumora Premium", beside
/// "Lumora Kids". Where there is none, the whole name tells it, and not the other's.
fn own_words(plan: &str, other: &str, ground: &Ground<'_>) -> Vec<String> {
    let page = &ground.observation.snapshot.page;
    let known = [other, &page.title, &page.url].into_iter();
    let known: Vec<String> = known.flat_map(words_of).collect();
    let by = ground.languages();
    let general = |word: &str| {
        let said = lexicon().read(word, &by);
        said.only(&[C::Subscription, C::Account])
    };
    let words = words_of(plan);
    words
        .filter(|w| !known.contains(w) && !general(w))
        .collect()
}

fn words_of(text: &str) -> impl Iterator<Item = String> + use<> {
    lexicon::tokens(text).into_iter().map(|token| token.text)
}

/// The account holds the named one, and this is one of a list, or is called like one that stood beside it there.
fn is_another_for_certain(held: &Subscription, ground: &Ground<'_>) -> bool {
    let listed = held.record.is_some() && (runs(held) || !ground.in_flow);
    let stood = || {
        held.name
            .as_ref()
            .is_some_and(|name| ground.others.contains(name))
    };
    ground.holds_the_named && (listed || stood())
}

/// One of a list of things of which no more is told than their names, and none is called so: classes that were booked.
fn is_one_of_several_untold(held: &Subscription, ground: &Ground<'_>) -> bool {
    let all = &ground.model.subscriptions;
    let listed = |s: &Subscription| s.record.is_some() && s.name.is_some() && !is_told(s);
    !ground.in_flow && listed(held) && all.len() > 1 && all.iter().all(listed)
}

/// On the way out of the one that the account holds: a price, and no word of how it goes on.
fn is_an_offer(held: &Subscription, ground: &Ground<'_>) -> bool {
    ground.holds_the_named && ground.in_flow && !runs(held)
}

/// A badge or a day says so; that it goes on after a discount, a sentence of the offer's.
fn runs(held: &Subscription) -> bool {
    held.renews_on.is_some() || held.said.iter().any(|s| s.badge)
}

/// How it goes on, or what it costs: a page of the way out may have any heading over what ends it.
fn is_told(held: &Subscription) -> bool {
    held.price.is_some() || held.renews_on.is_some() || held.status.goes_on()
}

/// Nothing is called so: what is here, and which of it would end.
pub(crate) fn instead_of(plan: &str, held: &str, all: &[Subscription]) -> String {
    let names: BTreeSet<&str> = all.iter().filter_map(|s| s.name.as_deref()).collect();
    let names = Vec::from_iter(names).join("”, “");
    let said = [("plan", plan), ("held", held), ("all", names.as_str())];
    match all.len() {
        0 | 1 => words::say("policy.held_instead", &said[..2]),
        _ => words::say("policy.held_among", &said),
    }
}

/// What the person says yes to by that question.
pub(crate) fn held_instead<'a>(element: &Element, model: &'a page::PageModel) -> Option<&'a str> {
    let own = model.subscription_of(&element.reference)?;
    model.subscriptions[own].name.as_deref()
}
