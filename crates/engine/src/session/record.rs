//! What the receipt will say, gathered while the run goes.
use super::ending::End;
use super::reply::Reply;
use super::state::Pending;
use super::{Press, Session};
use crate::quotes::{PageFacts, Quote};
use crate::receipt::{Approval, Look, ReceiptFacts, Step, Wording};
use crate::{named, site, words};
use protocol::ids::Timestamp;
use protocol::message::AgentBuild;
use protocol::snapshot::Observation;
use protocol::view::StepMark;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Record {
    pub(super) started: Timestamp,
    pub(super) agent: Option<AgentBuild>,
    pub(super) facts: PageFacts,
    pub(super) confirmation: Option<Wording>,
    pub(super) first_look: Option<Look>,
    pub(super) second_look: Option<Look>,
    pub(super) picture_before: Option<String>,
    pub(super) picture_after: Option<String>,
    steps: Vec<Step>,
    approvals: Vec<Approval>,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            started: Timestamp(0),
            agent: None,
            facts: PageFacts::default(),
            confirmation: None,
            first_look: None,
            second_look: None,
            picture_before: None,
            picture_after: None,
            steps: Vec::new(),
            approvals: Vec::new(),
        }
    }
}

impl Record {
    pub(super) fn step(&mut self, at: Timestamp, mark: StepMark, text: &str) {
        self.steps.push(Step {
            at,
            mark,
            text: text.to_owned(),
        });
    }

    pub(super) fn confirm(&mut self, text: &str, url: &str, at: Timestamp) {
        if !text.is_empty() {
            self.confirmation = Some(Wording {
                text: text.to_owned(),
                url: url.to_owned(),
                at,
            });
        }
    }

    pub(super) fn approval(&mut self, pending: &Pending, answered: Timestamp, reply: Reply) {
        self.approvals.push(Approval {
            asked: pending.asked,
            answered,
            question: pending.question.clone(),
            approved: reply.approves(),
            via: reply.via(),
            answer: reply.words(),
        });
    }

    /// Plan and price as first seen; what the later pages say of date and money counts over the earlier.
    /// Fee and refund count only where the page is `about_the_end`: an account page says such things of other matters, too.
    pub(super) fn learn(&mut self, page: &PageFacts, about_the_end: bool) {
        let known = &mut self.facts;
        let first =
            |known: &mut Option<_>, new: &Option<_>| *known = known.take().or_else(|| new.clone());
        first(&mut known.plan, &page.plan);
        first(&mut known.price, &page.price);
        first(&mut known.renews, &page.renews);
        let last =
            |known: &mut Option<_>, new: &Option<_>| *known = new.clone().or_else(|| known.take());
        if about_the_end {
            last(&mut known.fee, &page.fee);
            last(&mut known.refund, &page.refund);
        }
        last(&mut known.biller, &page.biller);
        last(&mut known.confirmation_number, &page.confirmation_number);
        // A date beats a phrase.
        let dated = page
            .effective
            .as_ref()
            .is_some_and(|q| crate::quotes::date(&q.text).is_some());
        if dated || known.effective.is_none() {
            last(&mut known.effective, &page.effective);
        }
    }
}

/// As words and amounts of their own: "2,99 €" doesn't stand in "12,99 €".
fn stands_in(line: &str, text: &str) -> bool {
    let bound = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '.' | ','));
    let mut found = line.match_indices(text);
    found.any(|(at, _)| {
        let after = line[at + text.len()..].trim_start_matches(['.', ',']);
        bound(line[..at].chars().next_back()) && bound(after.chars().next())
    })
}

impl Session {
    /// The subscription that the person named, where what was read as one is another: a recommendation, or one beside it. Its price
    /// is none of this one's either.
    fn named_instead_of(&self, read: Option<&Quote>) -> Option<Quote> {
        let plan = self.options.plan.as_deref()?;
        let fits = |q: &Quote| {
            let either = named::names(plan, &q.text) || named::names(&q.text, plan);
            either || named::names(plan, &q.source)
        };
        read.filter(|q| !fits(q)).map(|_| Quote {
            text: plan.to_owned(),
            source: plan.to_owned(),
        })
    }

    /// Plan and price of what the account was seen to hold: what else was read stands somewhere else on its pages, such as on a card that
    /// recommends something.
    pub(super) fn held(&self, read: &PageFacts) -> (Option<Quote>, Option<Quote>) {
        let (plan, price) = (read.plan.clone(), read.price.clone());
        let Some(own) = self.flow.subscription.as_deref() else {
            return (plan, price);
        };
        let told = |q: &Quote| own.lines.iter().any(|line| stands_in(line, &q.text));
        let quote = |text: &String| Quote {
            text: text.clone(),
            source: text.clone(),
        };
        let name = || own.name.as_ref().map(quote);
        let costs = || own.price.as_ref().map(quote);
        let kept = |q: Option<Quote>| q.filter(told);
        // What stands beside another price than its own is something else.
        let its_own = price.as_ref().is_none_or(told) || own.price.is_none();
        let beside = |q: &Option<Quote>| q.clone().filter(|_| its_own && own.name.is_none());
        let called = kept(plan.clone()).or_else(name).or(beside(&plan));
        let costs = kept(price.clone()).or_else(costs).or(beside(&price));
        (called, costs)
    }

    pub(super) fn receipt_facts(&self, end: &End) -> ReceiptFacts {
        let record = &self.record;
        let facts = record.facts.clone();
        let (held, costs) = self.held(&facts);
        let named = self.named_instead_of(held.as_ref());
        ReceiptFacts {
            run: self.run.clone(),
            lang: words::LANG.to_owned(),
            page_lang: self.page_lang(),
            pressed: self.pressed_name(),
            service: self.service_name(),
            site: site::shown_host(&self.home),
            plan: named.clone().or(held),
            price: costs.filter(|_| named.is_none()),
            outcome: end.headline.clone(),
            lines: end.lines.clone(),
            reason: end.reason,
            success: end.success,
            verified: end.verified,
            dry_run: self.options.dry_run,
            effective: facts.effective.filter(|_| self.may_have_ended(end)),
            fee: facts.fee,
            refund: facts.refund,
            confirmation_number: facts.confirmation_number,
            confirmation: record.confirmation.clone(),
            first_look: record.first_look.clone(),
            second_look: record.second_look.clone(),
            steps: record.steps.clone(),
            approvals: record.approvals.clone(),
            picture_before: record.picture_before.clone(),
            picture_after: record.picture_after.clone(),
            started: record.started,
            ended: self.now,
            agent: record.agent,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }

    fn page_lang(&self) -> String {
        let seen = self.seen.as_ref();
        seen.map_or_else(String::new, |s| s.observation.snapshot.page.lang.clone())
    }

    /// What was pressed on the person's word, as far as anybody knows.
    pub(super) fn pressed_name(&self) -> Option<String> {
        let pressed = self
            .pressed
            .as_ref()
            .filter(|_| self.press() == Press::Pressed);
        Some(pressed?.known_as().to_owned())
    }

    /// The recipe's name, else what the page's title calls itself, else the site.
    pub(super) fn service_name(&self) -> String {
        let seen = self.seen.as_ref();
        self.service_by(seen.map_or("", |s| &s.observation.snapshot.page.title))
    }

    /// The same by a page that is only being read.
    pub(super) fn service_on(&self, page: &Observation) -> String {
        self.service_by(&page.snapshot.page.title)
    }

    fn service_by(&self, title: &str) -> String {
        if let Some(service) = &self.flow.billed_for {
            return service.clone();
        }
        if let Some(recipe) = self.recipe().filter(|r| r.is_a_service()) {
            return recipe.name.clone();
        }
        let domain = site::registrable(&site::host(&self.home));
        let label = domain.split('.').next().unwrap_or_default().to_lowercase();
        let words: Vec<&str> = title.split_whitespace().filter(|w| !is_key(w)).collect();
        let title = words.join(" ");
        let parts: Vec<&str> = title
            .split(['|', '·', '–', '—', '-', ':'])
            .map(str::trim)
            .filter(|p| !p.is_empty())
            .collect();
        let squeezed = |p: &str| p.to_lowercase().replace(' ', "");
        let own = parts
            .iter()
            .find(|p| !label.is_empty() && squeezed(p) == label);
        let last = (parts.len() > 1).then(|| parts.last()).flatten();
        own.or(last).map_or(domain, |p| (*p).to_owned())
    }
}

/// No word of a name, but a key, an id or an address: what a name is used in is shown to others.
fn is_key(word: &str) -> bool {
    let count = |is: fn(&u8) -> bool| word.bytes().filter(is).count();
    let (upper, lower) = (count(u8::is_ascii_uppercase), count(u8::is_ascii_lowercase));
    let long = word.len() >= 16 && upper + lower > 0;
    let mixed = upper > 2 && lower > 2 && !word.contains('-');
    word.contains(['=', '@']) || long && (count(u8::is_ascii_digit) > 2 || mixed)
}
