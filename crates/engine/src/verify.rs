//! Whether a subscription ended: what was seen of it before and after, weighed by the table in `verify/evidence.toml`. Pure: who loads
//! pages and when is the session's matter.
mod against;
mod claims;
mod rows;
mod table;

use crate::heuristics::tokens::squeezed;
use crate::named;
use lexicon::{Concept as C, Said};
use page::{Match, PageModel, Subscription};
use protocol::task::{Evidence, EvidenceRow, EvidenceSource};
use rows::Rows;

/// The account as it was found after the last press.
#[derive(Clone, Copy, Debug)]
pub struct AfterLook<'a> {
    pub page: &'a PageModel,
    /// The browser drew it. What was only fetched may refute, and never proves.
    pub rendered: bool,
}

/// What it comes to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Verdict {
    pub proven: bool,
    /// Something settles that it isn't.
    pub against_strongly: bool,
    /// The sum of the rows' weights.
    pub score: f64,
    pub evidence: Evidence,
    /// The lines that may be said of it, where the account shows others, too; none: all of them may.
    heard: Option<Vec<String>>,
}

impl Verdict {
    pub fn rows(&self) -> &[EvidenceRow] {
        &self.evidence.rows
    }

    /// The account, which was active before or agrees with what was said elsewhere, says in so many words that it is over. Beside others
    /// these are its own words, or name it.
    pub fn told_in_words(mut self, wording: &str) -> Self {
        let said = squeezed(wording);
        let says = |line: &String| squeezed(line).contains(&said);
        let heard = self.heard.as_ref();
        if !heard.is_none_or(|lines| lines.iter().any(says)) {
            return self;
        }
        let kind = "told_in_words";
        let entry = table::table().entry(kind);
        self.evidence.rows.extend(entry.map(|entry| EvidenceRow {
            kind: kind.to_owned(),
            weight: entry.weight,
            strong: entry.strong,
            before: None,
            after: Some(wording.to_owned()),
            source: EvidenceSource::Account,
        }));
        if self.evidence.after.is_empty() {
            wording.clone_into(&mut self.evidence.after);
        }
        self.score += entry.map_or(0.0, |entry| entry.weight);
        self.proven = !self.against_strongly && self.score >= table::table().threshold;
        self
    }

    /// Where the whole account may have gone: its end is none of what somebody else bills. Something has to be told of the subscription: off
    /// its own part, or in a line of the page that names it.
    #[must_use]
    pub fn of_the_subscription(mut self, lines: &[&str], name: Option<&str>) -> Self {
        const ITS: [C; 3] = [C::Subscription, C::Premium, C::Renewal];
        const OVER: [C; 3] = [C::Cancelled, C::Expired, C::NoRenewal];
        let its_end = |line: &&str| {
            let said = Said::of(line);
            let names = said.any(&ITS) || name.is_some_and(|name| named::names(name, line));
            said.any(&[C::NoRenewal]) || names && said.any(&OVER)
        };
        let off_its_part = |row: &EvidenceRow| {
            let sentence = matches!(row.kind.as_str(), "said" | "told_in_words");
            !sentence && table::table().entry(&row.kind).is_some_and(|e| e.tells)
        };
        let told = lines.iter().any(its_end) || self.evidence.rows.iter().any(off_its_part);
        self.proven &= told;
        self
    }

    /// The words of the account page that speak most for the end; what another page said is no quote of this one.
    pub fn wording(&self) -> &str {
        let told = self.said_by_the_account();
        let best = told.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(&self.evidence.after, |(_, words)| words)
    }

    /// What the account says for the end, in words of its own; the name of a control is none.
    pub fn told_by_the_account(&self) -> impl Iterator<Item = &str> {
        self.said_by_the_account().map(|(_, words)| words)
    }

    fn said_by_the_account(&self) -> impl Iterator<Item = (f64, &str)> {
        let own = |row: &&EvidenceRow| {
            let account = row.source == EvidenceSource::Account;
            account && row.weight > 0.0 && row.kind != "way_back"
        };
        let told = self.rows().iter().filter(own);
        told.filter_map(|row| Some((row.weight, row.after.as_deref()?)))
    }
}

/// `before` is the subscription as it was seen before the first press, none where the account wasn't seen, and `beside` what the others were
/// called that stood there with it. `pages` are those after the last press, the last one last; none where nothing was pressed. `named` is what the
/// person calls it.
pub fn weigh(
    before: Option<&Subscription>,
    beside: &[String],
    after: &AfterLook<'_>,
    pages: &[&PageModel],
    named: Option<&str>,
) -> Verdict {
    let name = named.or_else(|| before.and_then(|b| b.name.as_deref()));
    let alone = named.is_none() && beside.is_empty();
    let found = find(after.page, name, before.filter(|_| alone));
    let found = match found {
        // An overview without the rest of a list may only have moved it: what was never seen can't be gone.
        Found::Gone if before.is_none() => Found::Unclear,
        found => found,
    };
    let mut rows = Rows::since(before);
    match &found {
        Found::One(now) => {
            rows.compare(before, now);
            rows.beside(now, after.page);
            rows.said(
                &after.page.lang,
                &now.lines,
                &names(name, now),
                EvidenceSource::Account,
            );
            against::account(&mut rows, now, &after.page.lang, &names(name, now));
            against::successor(&mut rows, before, now, &names(name, now));
            against::paid_later(&mut rows, before, Some(now), &now.lines);
            against::taken_back(&mut rows, before, now);
            if pages.is_empty() && before.is_none() {
                against::two_in_one(&mut rows, now);
            }
        }
        Found::Gone => rows.gone(after.page, beside),
        Found::Nowhere => rows.nowhere(before, after.page, name),
        Found::Unclear => {}
    }
    let of_another = |block: &protocol::snapshot::Block| match &found {
        Found::One(now) => (now.controls.iter()).all(|c| Some(c.reference) != block.reference),
        _ => false,
    };
    if let Some(open) = after.page.unconfirmed_end().filter(|b| !of_another(b)) {
        let text = Some(open.text.clone());
        rows.add("not_done", None, text, EvidenceSource::Account);
    }
    // What is only quoted proves nothing, and may speak against it all the same.
    let quoted = after.page.quoted_lines();
    let called: Vec<&str> = name.into_iter().collect();
    against::words(
        &mut rows,
        &after.page.lang,
        &quoted,
        &called,
        EvidenceSource::Account,
    );
    if alone {
        let own = match &found {
            Found::One(now) => &now.blocks[..],
            _ => &[],
        };
        against::another(&mut rows, after.page, own);
    }
    if !matches!(found, Found::One(_)) {
        against::by_its_name(&mut rows, after.page, name);
    }
    for page in pages {
        rows.told(page, name);
    }
    if let Some(last) = pages.last() {
        rows.last_page(last, name);
    }
    let now = match found {
        Found::One(now) => Some(now),
        _ => None,
    };
    let verdict = rows.verdict(before, now, after.rendered, !pages.is_empty());
    let heard = lines_of(now, after.page, name);
    Verdict { heard, ..verdict }
}

/// What is known of it where the account wasn't read after the press: how it stood before.
pub fn before(held: &Subscription) -> Evidence {
    Evidence {
        before: rows::words(held),
        ..Evidence::default()
    }
}

/// What is new on this page says that it is done.
pub fn says_done(page: &PageModel, name: Option<&str>) -> bool {
    let mut rows = Rows::default();
    rows.told(page, name);
    rows.last_page(page, name);
    rows.is_said()
}

/// The named one on the account, as far as it can be told.
enum Found<'a> {
    One(&'a Subscription),
    /// Others are there, and it isn't.
    Gone,
    /// No subscription is shown.
    Nowhere,
    Unclear,
}

/// `only`: the one that was there before, where no other was and nobody named one.
fn find<'a>(page: &'a PageModel, name: Option<&str>, only: Option<&Subscription>) -> Found<'a> {
    let all = &page.subscriptions;
    let Some(name) = name else {
        return match all.as_slice() {
            [] => Found::Nowhere,
            [one] => Found::One(one),
            _ => Found::Unclear,
        };
    };
    match page.subscription_named(name) {
        Match::Only(at) | Match::Of(at) => Found::One(&all[at]),
        Match::Nothing => Found::Nowhere,
        // The one that is there goes by another name now, or is read by other words.
        Match::NotHeld if only.is_some() && all.len() == 1 => match is_told_apart(page, name) {
            true => Found::Unclear,
            false => Found::One(&all[0]),
        },
        // Where none has a name, any may be it.
        Match::NotHeld if all.iter().all(|s| s.name.is_none()) => Found::Unclear,
        Match::NotHeld => Found::Gone,
        Match::Near(_) | Match::Ambiguous(_) => Found::Unclear,
    }
}

/// What it is called stands elsewhere on the page: the one that is there has another name because it is another one.
fn is_told_apart(page: &PageModel, name: &str) -> bool {
    let own = |at: usize| page.subscriptions[0].blocks.contains(&rows::number(at));
    let mut content = page.content_blocks().into_iter();
    !name.is_empty() && content.any(|at| !own(at) && page.blocks[at].text.contains(name))
}

/// Its own lines and those that name it, where others are shown.
fn lines_of(
    now: Option<&Subscription>,
    page: &PageModel,
    name: Option<&str>,
) -> Option<Vec<String>> {
    let others = page.subscriptions.len() > usize::from(now.is_some());
    let own = now.map_or(&[][..], |now| &now.lines).iter().cloned();
    let name = name.map(str::to_lowercase).filter(|name| !name.is_empty());
    let names = |line: &&str| {
        name.as_ref()
            .is_some_and(|name| line.to_lowercase().contains(name))
    };
    let named = page.content_lines().into_iter().filter(names);
    others.then(|| own.chain(named.map(str::to_owned)).collect())
}

/// What the subscription is called: as the person says, then as the page does.
fn names<'a>(name: Option<&'a str>, now: &'a Subscription) -> Vec<&'a str> {
    name.into_iter().chain(now.name.as_deref()).collect()
}

#[cfg(test)]
mod tests;
