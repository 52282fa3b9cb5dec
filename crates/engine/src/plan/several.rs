//! Which subscription is meant, where a page has several: only the named one's controls are pressed, and in doubt none.
use super::Turn;
use crate::classify::{Candidate, Feature, Veto};
use crate::named::{self, is_subscription, names};
use crate::planner::{Led, Proposal};
use crate::words;
use protocol::action::Action;
use protocol::role::Role;
use protocol::snapshot::Element;

/// So many rows at least make a list of which more may be there.
const A_LIST: usize = 4;

impl Turn<'_> {
    /// The most promising control stands in several rows, records or under several headings, and nothing says which of them is meant.
    pub(super) fn which_of_several(&self) -> Option<Proposal> {
        let best = self.open().next()?;
        let leads_in = best.has(Feature::Ends);
        if !leads_in && !best.has(Feature::Manages) {
            return None;
        }
        let twin = |c: &Candidate<'_>| {
            let elsewhere = c.element.href.is_none() || c.element.href != best.element.href;
            c.element.name == best.element.name && elsewhere
        };
        let is_best = |c: &Candidate<'_>| c.element.reference == best.element.reference;
        let rival = |c: &&Candidate<'_>| {
            let apart = leads_in && c.has(Feature::Ends) && self.part(c.element).is_some();
            let held = |row: &str| !named::is_come_to(row);
            is_best(c) || twin(c) || apart && self.row(c.element).is_some_and(held)
        };
        let rivals: Vec<&Candidate<'_>> = self.open().filter(rival).collect();
        let mut parts: Vec<&str> = rivals.iter().filter_map(|c| self.part(c.element)).collect();
        if leads_in && self.context.plan.is_none() && self.another_runs(best.element) {
            let all = self.context.model.subscriptions.iter();
            let all = all.filter(|s| s.goes_on());
            parts.extend(all.filter_map(|s| s.name.as_deref()));
        }
        parts.sort_unstable();
        parts.dedup();
        let several = parts.len() > 1 && self.part(best.element).is_some();
        let unclear = match self.context.plan.as_deref() {
            Some(plan) => {
                let fitting = parts.iter().filter(|p| names(plan, p)).count();
                several && fitting != 1 || parts.is_empty() && rivals.len() > 1
            }
            None if leads_in => several,
            None => parts.iter().filter(|p| is_subscription(p)).count() > 1,
        };
        unclear.then(|| match parts.is_empty() {
            false => self.which(&parts),
            true => alike(
                best.element,
                self.context.plan.as_deref().unwrap_or_default(),
            ),
        })
    }

    /// It stands in one subscription's record, and another one renews beside it, whose way out lies behind a control of its own.
    fn another_runs(&self, element: &Element) -> bool {
        let all = &self.context.model.subscriptions;
        let own = self.context.model.subscription_of(&element.reference);
        let named = |s: &page::Subscription| s.name.is_some();
        let runs = |s: &page::Subscription| s.goes_on() && named(s) && !s.controls.is_empty();
        // What has a day and a price runs, wherever it is ended; beside it may stand what is paid for somebody else.
        let paid = |s: &page::Subscription| {
            s.goes_on() && named(s) && s.renews_on.is_some() && s.price.is_some()
        };
        let beside = |s: &page::Subscription| named(s) && s.price.is_some() && s.record.is_some();
        let another = |own: usize, is: &dyn Fn(&page::Subscription) -> bool| {
            let mut others = all.iter().enumerate().filter(|(at, _)| *at != own);
            others.any(|(_, s)| is(s) && s.name != all[own].name)
        };
        own.is_some_and(|own| {
            runs(&all[own]) && another(own, &runs) || beside(&all[own]) && another(own, &paid)
        })
    }

    /// On the way out: what leads on stands in rows of several subscriptions, and nothing says which of them is meant.
    pub(super) fn which_row(&self, best: &Candidate<'_>) -> Option<Proposal> {
        self.row(best.element)?;
        let mut rows: Vec<&str> = self.open().filter_map(|c| self.row(c.element)).collect();
        rows.retain(|r| is_subscription(r));
        rows.sort_unstable();
        rows.dedup();
        let fits = |r: &&&str| {
            self.context
                .plan
                .as_deref()
                .is_some_and(|plan| names(plan, r))
        };
        let unclear = rows.len() > 1 && rows.iter().filter(fits).count() != 1;
        unclear.then(|| self.which(&rows))
    }

    /// Nothing led on, and what could have is another's than the named one: it may have ended before.
    pub(super) fn only_others(&self) -> Option<Proposal> {
        let plan = self.context.plan.as_deref()?;
        let rows = self.elements().iter();
        let elsewhere = |e: &Element| self.setting.veto_of(e) == Some(Veto::Elsewhere);
        let rows = rows.filter(|e| {
            !elsewhere(e) && named::is_of_another(e, self.elements(), plan, self.setting.in_flow)
        });
        let mut parts: Vec<&str> = rows.filter_map(|e| self.row(e)).collect();
        if !self.setting.in_flow
            && (!matches!(self.context.led, Led::Here | Led::ToItsPage)
                || self.setting.tells_of_another())
            && self.context.model.subscription_named(plan) == page::Match::NotHeld
        {
            let all = self.context.model.subscriptions.iter();
            parts.extend(all.filter_map(|s| s.name.as_deref()));
        }
        parts.sort_unstable();
        parts.dedup();
        (!parts.is_empty()).then(|| self.which(&parts))
    }

    /// The named one isn't here, and a list is of which there may be more than is drawn.
    pub(super) fn further_down(&self) -> Option<Proposal> {
        let plan = self.context.plan.as_deref()?;
        let held = self.context.model.subscription_named(plan) != page::Match::NotHeld;
        let shown =
            |e: &Element| names(plan, &e.name) || self.row(e).is_some_and(|r| names(plan, r));
        let looks = !self.setting.in_flow && !self.by_hand && !self.was_sought_here(plan);
        if !looks || held || self.elements().iter().any(shown) {
            return None;
        }
        let last = self.last_of_a_list()?;
        let action = Action::ScrollFor {
            target: last.reference,
            words: plan.to_owned(),
        };
        let why = words::say("plan.scroll_for", &[("name", plan)]);
        Some(Proposal::Act { action, why })
    }

    /// The last of what stands in row after row under one name.
    fn last_of_a_list(&self) -> Option<&Element> {
        let rows = |c: &Candidate<'_>| {
            let alike = |e: &&Element| e.role == c.element.role && e.name == c.element.name;
            let all = self.elements().iter().filter(alike);
            let mut rows: Vec<&str> = all.filter_map(|e| self.row(e)).collect();
            rows.sort_unstable();
            rows.dedup();
            rows.len()
        };
        let anothers = self.ranked.iter().filter(|c| c.has(Feature::Unnamed));
        let mut found = anothers.filter(|c| rows(c) >= A_LIST);
        found.next_back().map(|c| c.element)
    }

    /// Who named one isn't told to name one.
    fn which(&self, names: &[&str]) -> Proposal {
        let names = names.iter().map(|n| format!("“{n}”"));
        let names = names.collect::<Vec<_>>().join(", ");
        let plan = self.context.plan.as_deref();
        let values = [
            ("names", names.as_str()),
            ("plan", plan.unwrap_or_default()),
        ];
        let (reason, advice) = match plan {
            Some(_) => ("hand_over.not_among", "advice.not_among"),
            None => ("hand_over.several", "advice.several"),
        };
        Proposal::HandOver {
            reason: words::say(reason, &values),
            advice: words::say(advice, &values),
        }
    }

    fn was_sought_here(&self, plan: &str) -> bool {
        let here = crate::site::plain(self.url());
        let sought =
            |action: &Action| matches!(action, Action::ScrollFor { words, .. } if words == plan);
        let mut past = self.context.history.iter();
        past.any(|p| p.url == here && sought(&p.action))
    }

    /// The name of the subscription, the row or the list item that it stands in.
    fn row<'b>(&'b self, element: &'b Element) -> Option<&'b str> {
        let model = &self.context.model;
        let own = model.subscription_of(&element.reference);
        let own = own.and_then(|at| model.subscriptions[at].name.as_deref());
        own.or_else(|| named::row(element).map(|c| c.name.as_str()))
    }

    /// What tells it from others like it: the row that it stands in, or the heading that it falls under.
    fn part<'b>(&'b self, element: &'b Element) -> Option<&'b str> {
        let mut around = element.within.iter().rev();
        let heading = around.find(|c| c.role == Role::Heading);
        self.row(element)
            .or_else(|| heading.map(|c| c.name.as_str()))
    }
}

fn alike(element: &Element, plan: &str) -> Proposal {
    let values = [("name", element.name.as_str()), ("plan", plan)];
    Proposal::HandOver {
        reason: words::say("hand_over.alike", &values),
        advice: words::say("advice.alike", &values),
    }
}
