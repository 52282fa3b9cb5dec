//! For the proof: where the account page doesn't say what became of the subscription, the account's own links to what may tell it.
use super::{Seen, Session};
use crate::{classify, policy, site};
use lexicon::{Concept as C, Said, dates, lexicon};
use page::{Fact, FactKind, Subscription, same_date};
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// So many are followed.
const MOST: usize = 3;
/// "My subscriptions", "Billing & plan", "Manage membership", and the tab "Cancelled" of what is over.
const TELLS: [C; 4] = [C::Subscription, C::Billing, C::Cancelled, C::Expired];
const BESIDE: [C; 7] = [
    C::Account,
    C::Manage,
    C::Settings,
    C::Overview,
    C::View,
    C::Details,
    C::Renewal,
];

impl Session {
    /// The page was come to by such a link, which may be another one's: it tells of what is held only in a record of that very name. What
    /// has none is the only one that is held, and the only one there.
    pub(super) fn is_of_what_was_held(&self, seen: &Seen) -> bool {
        let all = seen.model.subscriptions.as_slice();
        match (self.flow.subscription.as_deref(), all) {
            (Some(held), _) if held.name.is_some() => all.iter().any(|s| s.name == held.name),
            (Some(held), [one]) => {
                let alike = one.name.is_none() || shares_price_or_day(held, one);
                self.flow.beside.is_empty() && alike
            }
            (None, [one]) => self.options.plan.is_none() && self.was_told_of(one),
            _ => false,
        }
    }

    /// It names the very day on which it ends by the page after the press.
    fn was_told_of(&self, one: &Subscription) -> bool {
        const OVER: [C; 5] = [C::End, C::EndsOn, C::Until, C::NoRenewal, C::Cancelled];
        let last = self.flow.last_page.as_deref();
        let new = |fact: &&Fact| {
            let delta = last.and_then(|page| page.delta.as_ref());
            delta.is_some_and(|delta| delta.new.contains(&fact.said.block))
        };
        let facts = last.into_iter().flat_map(|page| &page.facts).filter(new);
        let mut ends = facts.filter(|fact| fact.kind == FactKind::Effective);
        let over = |line: &str| lexicon().warn(line).any(&OVER) || Said::of(line).any(&OVER);
        // A day may stand below what it is the day of.
        let before = std::iter::once("").chain(one.lines.iter().map(String::as_str));
        let told = one.lines.iter().zip(before);
        let told = told.filter(|(line, before)| over(line) || over(before));
        let days = told.flat_map(|(line, _)| dates::clear(line));
        let days: Vec<String> = days.map(|day| day.text).collect();
        ends.any(|fact| days.iter().any(|day| same_date(&fact.said.value, day)))
    }

    /// The way out began where nobody sees an account: the one link that is the page's own after the press may lead there. Its name does
    /// nothing: it takes nothing back, ends and buys nothing.
    pub(super) fn note_the_way_on(&mut self, seen: &Seen) {
        let Some(last) = self.flow.last_page.as_deref() else {
            return;
        };
        if self.flow.subscription.is_some() || !self.flow.before.is_empty() {
            return;
        }
        let page = &seen.observation;
        let elements = page.snapshot.elements.iter();
        let own: Vec<&Element> = elements
            .filter(|e| e.role == Role::Link && !e.is_furniture() && last.is_new(&e.reference))
            .collect();
        let [one] = own.as_slice() else {
            return;
        };
        let languages = self.grounded(seen, |ground| ground.languages());
        let does = policy::is_another_deed(&one.name, &languages)
            || classify::takes_back(&one.name, page)
            || classify::speaks_of_ending(&one.name, page);
        let url = self.followed(one, seen).filter(|_| !does);
        if let Some(url) = url.filter(|url| !self.flow.account_links.contains(url)) {
            self.flow.account_links.push(url);
        }
    }

    /// Where a link leads that is opened, not pressed: its address is what is judged.
    fn followed(&self, link: &Element, seen: &Seen) -> Option<String> {
        let url = link.href.clone()?;
        let ruling = self.grounded(seen, |ground| policy::leads_to(&url, &link.name, ground));
        (ruling.verdict == Verdict::Allow).then_some(url)
    }

    /// The next of these links.
    pub(super) fn next_account_link(&mut self, seen: &Seen) -> Option<String> {
        self.note_account_links(seen);
        let left = self.flow.links_followed < MOST;
        let next = self.flow.account_links.get(self.flow.links_followed);
        let next = next.filter(|_| left).cloned()?;
        self.flow.links_followed += 1;
        Some(next)
    }

    /// It is called by subscriptions or billing, and by nothing else.
    pub(super) fn is_called_by_the_account(&self, control: &Element, seen: &Seen) -> bool {
        let languages = self.grounded(seen, |ground| ground.languages());
        let phrase = lexicon().read(&control.name, &languages);
        phrase.any(&TELLS) && phrase.only(&[&TELLS[..], &BESIDE].concat())
    }

    /// The links here that are called by subscriptions or billing and by nothing else, and that may be followed without a question. Those of
    /// the account come first, since it is looked at first.
    pub(super) fn note_account_links(&mut self, seen: &Seen) {
        let snapshot = &seen.observation.snapshot;
        let here = &snapshot.page.url;
        let opens = |e: &Element| {
            let states = [ElementState::Expanded, ElementState::Collapsed];
            e.popup || states.iter().any(|s| e.is(*s)) || policy::frame_of(e).is_some()
        };
        let links = snapshot.elements.iter().filter(|e| {
            e.role == Role::Link && !opens(e) && self.is_called_by_the_account(e, seen)
        });
        let found: Vec<String> = links.filter_map(|e| self.followed(e, seen)).collect();
        for url in found {
            // "?tab=ended" is a page of its own.
            let known = self.flow.account_links.iter().chain([here]);
            if !known.into_iter().any(|at| site::is_same(at, &url)) {
                self.flow.account_links.push(url);
            }
        }
    }
}

/// What is paid, or a day.
pub(super) fn shares_price_or_day(held: &Subscription, one: &Subscription) -> bool {
    let days = |s: &Subscription| {
        let days = [&s.renews_on, &s.ends_on].into_iter().flatten();
        days.map(|day| day.value.clone()).collect::<Vec<_>>()
    };
    let (before, now) = (days(held), days(one));
    let day = || {
        let mut all = before.iter();
        all.any(|day| now.iter().any(|other| same_date(day, other)))
    };
    let price = held.price.is_some() && held.price == one.price;
    price || day()
}
