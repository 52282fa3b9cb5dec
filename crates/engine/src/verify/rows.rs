//! What speaks for the end, row by row, and what all of it comes to.
use super::claims;
use super::table::table;
use super::{Evidence, EvidenceRow, EvidenceSource, Verdict};
use crate::named;
use lexicon::{Concept as C, Said, dates, lexicon};
use page::{Does, FactKind, PageModel, Status, Subscription, same_date};
use std::collections::BTreeSet;

#[derive(Debug, Default)]
pub(super) struct Rows {
    all: Vec<EvidenceRow>,
    /// A row of the account that is there to be read.
    stands: bool,
    /// Beside it others of its list go on, and can be ended, where it can only be taken up again.
    others_have_a_way_out: bool,
    /// What the account said of it before: no news.
    old: BTreeSet<String>,
}

impl Rows {
    pub(super) fn since(before: Option<&Subscription>) -> Self {
        let lines = before.map_or(&[][..], |before| &before.lines);
        Self {
            old: lines.iter().cloned().collect(),
            ..Self::default()
        }
    }

    pub(super) fn add(
        &mut self,
        kind: &str,
        before: Option<String>,
        after: Option<String>,
        source: EvidenceSource,
    ) {
        let known = self
            .all
            .iter()
            .any(|r| r.kind == kind && r.source == source);
        let Some(entry) = table().entry(kind).filter(|_| !known) else {
            return;
        };
        // The same words count once, as the row that they say most for.
        let same = |r: &&EvidenceRow| {
            entry.weight > 0.0
                && r.weight > 0.0
                && after.is_some()
                && r.after == after
                && r.source == source
        };
        if self
            .all
            .iter()
            .any(|r| same(&r) && r.weight >= entry.weight)
        {
            return;
        }
        self.all.retain(|r| !same(&r));
        self.stands |= entry.stands && source == EvidenceSource::Account;
        self.all.push(EvidenceRow {
            kind: kind.to_owned(),
            weight: entry.weight,
            strong: entry.strong,
            before,
            after,
            source,
        });
    }

    fn here(&mut self, kind: &str, before: Option<&str>, after: Option<&str>) {
        let own = |s: Option<&str>| s.map(str::to_owned);
        self.add(kind, own(before), own(after), EvidenceSource::Account);
    }

    /// The same subscription, then and now.
    pub(super) fn compare(&mut self, before: Option<&Subscription>, now: &Subscription) {
        self.status(before, now);
        self.active_gone(before, now);
        self.renewal(before, now);
        self.price(before, now);
        self.controls(before, now);
        self.foretold(before, now);
        let off =
            now.auto_renew == Some(false) && before.is_none_or(|b| b.auto_renew != Some(false));
        if let Some(said) = now.auto_renew_said.as_ref().filter(|_| off) {
            let was = before.and_then(|b| b.auto_renew_said.as_ref());
            self.here(
                "auto_renew_off",
                was.map(|w| w.text.as_str()),
                Some(&said.text),
            );
        }
    }

    /// A badge or a labelled value; sentences are judged word by word elsewhere.
    fn status(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let changed = before.is_none_or(|b| !b.status.is_over());
        let badges = || now.said.iter().filter(|s| s.badge);
        let over = badges().find(|s| s.status.is_over());
        let contrary = badges().any(|s| s.status.goes_on());
        if let Some(said) = over.filter(|_| {
            changed
                && !contrary
                && !claims::doubted(
                    &now.lines.join("\n"),
                    &now.name.as_deref().into_iter().collect::<Vec<_>>(),
                )
        }) {
            // A plan that costs nothing ended no other, unless there was one.
            if said.status != Status::Free
                || before.is_some_and(|b| b.status.goes_on() || b.price.is_some())
            {
                let was = before.map(status_before);
                self.here("status", was.as_deref(), Some(&said.said.text));
            }
        }
    }

    /// What called it active is gone, and nothing else does.
    fn active_gone(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let active = before.and_then(|b| b.said.iter().find(|s| s.badge && s.status.goes_on()));
        let still = now.said.iter().any(|s| s.status.goes_on());
        if let Some(active) = active.filter(|_| !still && now.status.is_over()) {
            self.here("active_gone", Some(&active.said.text), None);
        }
    }

    fn renewal(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let renewed = before.and_then(|b| b.renews_on.as_ref());
        let was = renewed.map(|r| r.text.as_str());
        let renews_now = now.renews_on.is_some() || now.renews && !now.no_renewal;
        let ended_before = before.and_then(|b| b.ends_on.as_ref());
        let new_end = now
            .ends_on
            .as_ref()
            .filter(|e| ended_before.is_none_or(|b| !same_date(&b.value, &e.value)));
        let renewed_before = before.is_some_and(|b| b.renews);
        match new_end {
            _ if renews_now => {}
            Some(end) if renewed.is_some_and(|r| !same_date(&r.value, &end.value)) => {
                self.here("other_end", was, Some(&end.text))
            }
            Some(end) if renewed_before => self.here("renewal_became_end", was, Some(&end.text)),
            Some(end) => self.here("ends", None, Some(&end.text)),
            None if renewed_before => self.here("renewal_gone", was, None),
            None => {}
        }
        let said_before = before.is_some_and(|b| b.no_renewal);
        if now.no_renewal && !said_before && !renews_now {
            let said = now.said.iter().find(|s| s.status == Status::Ending);
            self.here("no_renewal", was, said.map(|s| s.said.text.as_str()));
        }
    }

    /// What it costs is told no more.
    fn price(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let cost = before.and_then(|b| b.price.as_deref());
        if let Some(cost) = cost.filter(|_| now.price.is_none() && now.is_called_over()) {
            self.here("price_gone", Some(cost), None);
        }
    }

    fn controls(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let named = |c: Option<&page::Control>| c.map(|c| c.name.clone());
        let (out, back) = (
            named(now.control(Does::End)),
            named(now.control(Does::Undo)),
        );
        let out_before = named(before.and_then(|b| b.control(Does::End)));
        let back_before = before.is_some_and(|b| b.control(Does::Undo).is_some());
        // Many sites leave what cancels: it says no more where the subscription itself is called over.
        let over = now.status.is_over() && now.ends_on.is_some();
        match (out, back) {
            (out, Some(back)) if !back_before && (out.is_none() || over) => {
                self.here("way_back", out_before.as_deref(), Some(&back))
            }
            (None, _) if out_before.is_some() => {
                self.here("way_out_gone", out_before.as_deref(), None)
            }
            _ => {}
        }
    }

    /// "Will be cancelled on 19 December", where what cancelled it before is gone and what takes that back is there.
    fn foretold(&mut self, before: Option<&Subscription>, now: &Subscription) {
        let Some(before) = before.filter(|b| !b.is_called_over()) else {
            return;
        };
        let was_out = before.control(Does::End).is_some() && before.control(Does::Undo).is_none();
        let is_back = now.control(Does::Undo).is_some() && now.control(Does::End).is_none();
        let names: Vec<&str> = now.name.as_deref().into_iter().collect();
        let has_its_day = |s: &&page::StatusSaid| {
            let text = &s.said.text;
            let dated = now.ends_on.as_ref().is_some_and(|day| day.text == *text);
            dated && !s.badge && page::says_it_will_end(text, &names)
        };
        let told = now.said.iter().find(has_its_day);
        if let Some(told) = told.filter(|_| was_out && is_back) {
            self.here("will_be_cancelled", None, Some(&told.said.text));
        }
    }

    /// A sentence among these lines says that it is done.
    pub(super) fn said(
        &mut self,
        lang: &str,
        lines: &[String],
        names: &[&str],
        source: EvidenceSource,
    ) {
        let news = lines.iter().filter(|line| !self.old.contains(*line));
        let news: Vec<String> = news.cloned().collect();
        if let Some(said) = claims::done(lang, &news, names) {
            self.add("said", None, Some(said), source);
        }
    }

    /// Others are there, and it isn't. One that wasn't there before may be what it was changed to.
    pub(super) fn gone(&mut self, page: &PageModel, beside: &[String]) {
        let all = page.subscriptions.iter();
        let stood = |s: &&Subscription| s.name.as_ref().is_some_and(|name| beside.contains(name));
        let (others, new): (Vec<&Subscription>, Vec<&Subscription>) = all.partition(stood);
        if let Some(instead) = new.iter().find(|s| s.goes_on()) {
            let told = instead.name.clone().unwrap_or_default();
            self.here("goes_on", None, Some(&told));
        }
        let names: Vec<&str> = others.iter().filter_map(|s| s.name.as_deref()).collect();
        if !names.is_empty() {
            self.here("record_gone", None, Some(&names.join(" · ")));
        }
    }

    /// The account shows no subscription: it may say so, or say in a sentence what became of it.
    pub(super) fn nowhere(
        &mut self,
        before: Option<&Subscription>,
        page: &PageModel,
        name: Option<&str>,
    ) {
        if let Some(none) = page.fact(FactKind::NoSubscription) {
            self.here("none_held", None, Some(&none.said.text));
        }
        let lines: Vec<String> = page
            .content_lines()
            .into_iter()
            .map(str::to_owned)
            .collect();
        let names: Vec<&str> = name.into_iter().collect();
        self.said(&page.lang, &lines, &names, EvidenceSource::Account);
        super::against::next_sum(self, &lines);
        super::against::words(self, &page.lang, &lines, &names, EvidenceSource::Account);
        super::against::paid_later(self, before, None, &lines);
    }

    /// A sentence that is new on a page after the press says that it is done.
    pub(super) fn told(&mut self, page: &PageModel, name: Option<&str>) {
        let names: Vec<&str> = name.into_iter().collect();
        let lines = own_lines(page, name);
        self.said(&page.lang, &lines, &names, EvidenceSource::LastPage);
    }

    /// It is said, and nothing there takes it back.
    pub(super) fn is_said(&self) -> bool {
        let said = self.all.iter().any(|row| row.kind == "said");
        said && !self.all.iter().any(|row| row.strong)
    }

    /// What else is new on the page after the last press.
    pub(super) fn last_page(&mut self, page: &PageModel, name: Option<&str>) {
        let source = EvidenceSource::LastPage;
        let fresh = |block: u32| is_fresh(page, block);
        let facts = page.facts.iter().filter(|f| fresh(f.said.block));
        for fact in facts {
            match fact.kind {
                FactKind::ConfirmationNumber => {
                    self.add("confirmation", None, Some(fact.said.text.clone()), source)
                }
                FactKind::Mailed => self.add("mailed", None, Some(fact.said.text.clone()), source),
                _ => {}
            }
        }
        let names: Vec<&str> = name.into_iter().collect();
        let lines = own_lines(page, name);
        self.ends_as_told(page, &lines, &names);
        self.charged_no_more(page, &lines);
        super::against::paused(self, &lines, &names);
        super::against::words(self, &page.lang, &lines, &names, source);
    }

    /// "Unlimited ends on 14 December", where the account lists it no more: of the subscription by its name, under no condition, and not of
    /// what goes with it.
    fn ends_as_told(&mut self, page: &PageModel, lines: &[String], names: &[&str]) {
        const BESIDE: [C; 7] = [
            C::Trial,
            C::Price,
            C::Gift,
            C::Offer,
            C::Benefit,
            C::Pause,
            C::Free,
        ];
        let gone = self.all.iter().any(|row| row.kind == "record_gone");
        let own = |text: &str| lines.iter().any(|line| line.contains(text));
        let ends = |text: &str| {
            let said = Said::of(text);
            let named = names.iter().any(|name| named::names(name, text));
            let plain = !said.is_conditional() && !claims::doubted(text, names);
            let beside = lexicon().warn(text).any(&BESIDE);
            named && plain && said.has(C::EndsOn) && !beside
        };
        let effective = page.facts.iter().filter(|f| f.kind == FactKind::Effective);
        let mut told = effective.map(|f| &f.said.text);
        if let Some(told) = told.find(|text| gone && own(text) && ends(text)) {
            let source = EvidenceSource::LastPage;
            self.add("ends_as_told", None, Some(told.clone()), source);
        }
    }

    /// It is new there that nothing more will be paid, and the account says it in other words.
    fn charged_no_more(&mut self, page: &PageModel, lines: &[String]) {
        let known = |said: &str| {
            let mut told = self.all.iter().filter_map(|row| row.after.as_deref());
            self.old.contains(said) || told.any(|told| told.contains(said) || said.contains(told))
        };
        let said = lines.iter().find_map(|line| page::says_it_stops(line));
        let new = said.filter(|said| page.delta.is_some() && !known(said));
        if let Some(said) = new.map(str::to_owned) {
            self.add(
                "charged_no_more",
                None,
                Some(said),
                EvidenceSource::LastPage,
            );
        }
    }

    /// "Ends on 28 March [Reactivate]" stands in one list with others that go on and have a way out.
    pub(super) fn beside(&mut self, now: &Subscription, page: &PageModel) {
        let list = |s: &Subscription| s.record.map(|at| page.records[at].list);
        let goes_on = |s: &&Subscription| {
            let apart = s.record != now.record && list(s) == list(now);
            apart && s.renews_on.is_some() && s.control(Does::End).is_some()
        };
        let out = now.control(Does::End).is_some();
        let listed = now.record.is_some() && !out;
        self.others_have_a_way_out = listed && page.subscriptions.iter().any(|s| goes_on(&s));
    }

    /// "Plan ends on 30 December", and what resumes it: no pause is told so, and nobody resumes what only runs out. Not "will be cancelled",
    /// nor "renew": so is threatened where a payment failed.
    fn ends_and_can_be_resumed(&self) -> bool {
        let after = |kind: &str| {
            let mut rows = self.all.iter().filter(|r| r.kind == kind);
            rows.find_map(|r| r.after.as_deref())
        };
        // "Pause ends on", "Discount ends on": beside its day it says nothing but that it ends.
        let bare = |line: &str| {
            let days = dates::clear(line).into_iter();
            let rest = days.fold(line.to_owned(), |rest, day| rest.replace(&day.text, " "));
            let said = Said::of(&rest);
            said.has(C::EndsOn) && said.beside(&[C::EndsOn, C::Until, C::Filler]) == 0
        };
        let ends = after("ends").is_some_and(|line| {
            let s = Said::of(line);
            let told = s.has(C::Subscription) || self.others_have_a_way_out && bare(line);
            told && s.has(C::EndsOn) && !s.any(&[C::Cancelled, C::Trial])
        });
        let back = after("way_back").map(|name| lexicon().warn(name));
        ends && back.is_some_and(|name| name.has(C::Undo) && !name.any(&[C::Renew, C::Pay]))
    }

    pub(super) fn verdict(
        mut self,
        before: Option<&Subscription>,
        now: Option<&Subscription>,
        rendered: bool,
        pressed: bool,
    ) -> Verdict {
        let table = table();
        let tells = |r: &EvidenceRow| table.entry(&r.kind).is_some_and(|e| e.tells);
        // What was asked for is done once the account calls it over in words; a day alone may be another's.
        let calls_it_over = |r: &EvidenceRow| {
            tells(r) && r.source == EvidenceSource::Account && r.kind != "renewal_became_end"
        };
        if self.all.iter().any(calls_it_over) {
            let asked_for = self.all.iter_mut().filter(|r| r.kind == "asked_for");
            asked_for.for_each(|r| (r.weight, r.strong) = (0.0, false));
        }
        let against_strongly = self.all.iter().any(|r| r.strong);
        let is_gone = |r: &&EvidenceRow| table.entry(&r.kind).is_some_and(|e| e.gone);
        let told = self.all.iter().any(tells) || !pressed && self.ends_and_can_be_resumed();
        let (gone, there): (Vec<_>, Vec<_>) = self.all.iter().partition(is_gone);
        let sum = |rows: &[&EvidenceRow]| rows.iter().map(|r| r.weight).sum::<f64>();
        let score = sum(&there) + sum(&gone).min(table.most_gone);
        let kinds: BTreeSet<&str> = self
            .all
            .iter()
            .filter(|r| r.weight > 0.0)
            .map(|r| r.kind.as_str())
            .collect();
        let enough = pressed || kinds.len() >= table.kinds_without_a_press;
        let settled = enough && told && !against_strongly;
        let proven = rendered && self.stands && settled && score >= table.threshold;
        // It may be no more: then what settles most is what the account says now.
        let of_the_account = |r: &&EvidenceRow| r.source == EvidenceSource::Account;
        let told = self.all.iter().filter(of_the_account);
        let told = told.filter(|r| r.after.is_some());
        let most = told.max_by(|a, b| a.weight.abs().total_cmp(&b.weight.abs()));
        let most = most.and_then(|r| r.after.clone());
        Verdict {
            proven,
            against_strongly,
            score,
            evidence: Evidence {
                before: before.map(words).unwrap_or_default(),
                after: now.map(words).or(most).unwrap_or_default(),
                rows: self.all,
            },
            heard: None,
        }
    }
}

/// The words of the page's own part that are new and of no other subscription.
fn own_lines(page: &PageModel, name: Option<&str>) -> Vec<String> {
    let own = name.map(|n| page.subscription_named(n));
    let others = |at: usize| {
        let of = page
            .subscriptions
            .iter()
            .position(|s| s.blocks.contains(&number(at)));
        match (of, &own) {
            (None, _) | (_, None) => false,
            (Some(of), Some(page::Match::Only(own) | page::Match::Of(own))) => of != *own,
            (Some(_), Some(_)) => page.subscriptions.len() > 1,
        }
    };
    let content = page.content_blocks();
    let lines = content
        .into_iter()
        .filter(|at| is_fresh(page, number(*at)) && !others(*at));
    lines.map(|at| page.blocks[at].text.clone()).collect()
}

/// It wasn't there before the press.
fn is_fresh(page: &PageModel, block: u32) -> bool {
    page.delta.as_ref().is_none_or(|d| d.new.contains(&block))
}

pub(super) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// How it stood, in the page's words where there are some.
fn status_before(before: &Subscription) -> String {
    let said = before.said.iter().find(|s| s.status == before.status);
    said.map_or_else(
        || {
            before
                .renews_on
                .as_ref()
                .map_or_else(|| before.status.name().to_owned(), |r| r.text.clone())
        },
        |s| s.said.text.clone(),
    )
}

/// No more of them are quoted.
const QUOTED: usize = 300;

/// What the page said of it.
pub(super) fn words(one: &Subscription) -> String {
    crate::quotes::cut(&one.lines.join(" · "), QUOTED)
}
