//! Which subscription is meant, where a page has several: only the named one's controls are pressed, and in doubt none.
use super::Page;
use crate::heuristics::Intent;
use crate::named::{self, is_subscription, names};
use crate::planner::Proposal;
use crate::words;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::Element;

/// So many steps at most are gone in search of what the person named before a way out that doesn't name it is taken.
const SEARCH: usize = 6;

impl Page<'_> {
    /// The way in stands in several rows, or under several headings, and nothing says which of them is meant.
    pub(super) fn which_of_several(&self, scored: &[(i32, &Element)]) -> Option<Proposal> {
        let (highest, best) = scored.first()?;
        if !self.may_be_several() {
            return self.which_row(scored);
        }
        let twin = |e: &Element| e.name == best.name && (e.href.is_none() || e.href != best.href);
        let is_best = |e: &Element| e.reference == best.reference;
        let leads_in = self.enters(best);
        let rival = |score: i32, e: &Element| match leads_in {
            // Without rows, only what is called alike and leads elsewhere is one of several.
            true => self.enters(e) && (row(e).is_some() || is_best(e) || twin(e)),
            false => score == *highest && (is_best(e) || twin(e)),
        };
        let rivals: Vec<&Element> = scored
            .iter()
            .filter(|(score, e)| rival(*score, e))
            .map(|(_, e)| *e)
            .collect();
        let mut parts: Vec<&str> = rivals.iter().filter_map(|e| part(e)).collect();
        parts.sort_unstable();
        parts.dedup();
        let unclear = match (leads_in, self.named()) {
            (true, Some(plan)) => {
                let fitting = parts.iter().filter(|p| names(plan, p)).count();
                let apart = parts.len() > 1 && part(best).is_some();
                (apart && fitting != 1) || (parts.is_empty() && rivals.len() > 1)
            }
            (true, None) => parts.len() > 1 && part(best).is_some(),
            // What manages a subscription stands in many places; with a name, only one of them is right.
            (false, Some(_)) => self.intent(best) == Intent::Manage && rivals.len() > 1,
            (false, None) => {
                let subscriptions = parts.iter().filter(|p| is_subscription(p)).count();
                self.intent(best) == Intent::Manage && subscriptions > 1
            }
        };
        unclear.then(|| match parts.is_empty() {
            false => several(&parts),
            true => alike(best, self.named().unwrap_or_default()),
        })
    }

    /// On the way out: what leads on stands in rows of several subscriptions, and nothing says which of them is meant.
    fn which_row(&self, scored: &[(i32, &Element)]) -> Option<Proposal> {
        let rows = scored.iter().filter_map(|(_, e)| row(e));
        let mut rows: Vec<&str> = rows.filter(|r| is_subscription(r)).collect();
        rows.sort_unstable();
        rows.dedup();
        let fits = |r: &&&str| self.named().is_some_and(|plan| names(plan, r));
        let apart = scored.first().is_some_and(|(_, best)| row(best).is_some());
        let unclear = apart && rows.len() > 1 && rows.iter().filter(fits).count() != 1;
        unclear.then(|| several(&rows))
    }

    /// Nothing led on, and what could have is in the rows of others: the named one may have ended before.
    pub(super) fn only_others(&self) -> Option<Proposal> {
        let others = self.elements().iter().filter(|e| self.is_anothers(e));
        let mut rows: Vec<&str> = others.filter_map(row).collect();
        rows.sort_unstable();
        rows.dedup();
        (!rows.is_empty()).then(|| several(&rows))
    }

    /// It stands in the row of a subscription, and another one was named: whatever it is called, it leads to that one.
    pub(super) fn is_anothers(&self, element: &Element) -> bool {
        let plan = self.named().unwrap_or_default();
        named::is_of_another(element, self.elements(), plan, self.context.in_flow)
    }

    /// One is named, and this way out doesn't name it: it may be another's, or of all of them. Either nothing on this page names that
    /// one, or there is more to see where it stands.
    pub(super) fn may_be_of_another(&self, element: &Element) -> bool {
        let Some(plan) = self.named().filter(|_| !self.context.in_flow) else {
            return false;
        };
        let with_it = |e: &Element| {
            let is_its = |text: &str| names(plan, text) || self.calls_the_named(text);
            self.around(e).chain([e.name.as_str()]).any(is_its)
        };
        let named_here = names(plan, &self.context.observation.text);
        let mut others = self.elements().iter();
        let more = match named_here {
            true => others.any(|e| with_it(e) && self.leads_further(e)),
            false => self.context.history.len() < SEARCH,
        };
        more && !with_it(element)
    }

    /// The names of what it stands in. A page's foot falls under its last heading, whatever that is: it doesn't count.
    pub(super) fn around<'a>(
        &self,
        element: &'a Element,
    ) -> impl Iterator<Item = &'a str> + use<'a> {
        let chance = self.stands_elsewhere(element);
        let around = element.within.iter();
        let around = around.filter(move |c| !chance || c.role != Role::Heading);
        around.map(|c| c.name.as_str())
    }

    /// The same link stood on a page that was passed.
    pub(super) fn stands_elsewhere(&self, element: &Element) -> bool {
        let here = self.here();
        let same = |e: &Element| e.name == element.name && e.href == element.href;
        let mut others = self.context.passed.iter().filter(|page| page.url != here);
        element.href.is_some() && others.any(|page| page.links.iter().any(same))
    }

    fn may_be_several(&self) -> bool {
        !self.context.in_flow && self.context.state != PageState::FinalConfirmation
    }

    fn enters(&self, element: &Element) -> bool {
        matches!(self.intent(element), Intent::Enter | Intent::BareCancel)
    }

    fn named(&self) -> Option<&str> {
        self.context.plan.as_deref()
    }
}

fn several(rows: &[&str]) -> Proposal {
    let names = rows.iter().map(|r| format!("“{r}”"));
    let names = names.collect::<Vec<_>>().join(", ");
    Proposal::HandOver {
        reason: words::say("hand_over.several", &[("names", &names)]),
        advice: words::say("advice.several", &[]),
    }
}

fn alike(element: &Element, plan: &str) -> Proposal {
    let values = [("name", element.name.as_str()), ("plan", plan)];
    Proposal::HandOver {
        reason: words::say("hand_over.alike", &values),
        advice: words::say("advice.alike", &values),
    }
}

/// The name of the row or list item that it stands in.
fn row(element: &Element) -> Option<&str> {
    named::row(element).map(|c| c.name.as_str())
}

/// What tells it from others like it: the row that it stands in, or the heading that it falls under.
fn part(element: &Element) -> Option<&str> {
    let mut around = element.within.iter().rev();
    let heading = around.find(|c| c.role == Role::Heading);
    row(element).or_else(|| heading.map(|c| c.name.as_str()))
}
