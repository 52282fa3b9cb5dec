//! What says nothing of whether the subscription goes on. Not that it does: what stands on every page of a site, the menu, the footer, the
//! way into cancelling that the law asks for. Not that it ended: what stood on the account already while it was active.
use super::{Seen, Session};
use crate::heuristics::{self, Intent, Reading, tokens};
use crate::site;
use protocol::snapshot::{Element, Identity, Observation};
use std::collections::BTreeSet;

/// So few words may stand in another sentence without being said.
const A_FEW: usize = 2;

/// A page that showed the subscription active.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Before {
    /// Its address in full.
    pub(super) url: String,
    pub(super) text: String,
    controls: Vec<Identity>,
}

impl Session {
    /// This page shows the subscription active: what it says of an end is none.
    pub(super) fn note_active(&mut self, seen: &Seen) {
        let page = &seen.observation;
        let before = Before {
            url: page.snapshot.page.url.clone(),
            text: page.text.clone(),
            controls: page
                .snapshot
                .elements
                .iter()
                .map(Element::identity)
                .collect(),
        };
        let url = site::plain(&page.snapshot.page.url);
        self.flow.before.insert(url, before);
    }

    /// The page without what stood on the account while it was active.
    pub(super) fn news(&self, seen: &Seen) -> Seen {
        let mut page = seen.observation.clone();
        let stood = |e: &Element| {
            let mut before = self.flow.before.values();
            before.any(|b| b.controls.contains(&e.identity()))
        };
        page.snapshot.elements.retain(|e| !stood(e));
        page.text = self.new_words(&page.text);
        Seen {
            reading: self.read(&page, &seen.model),
            model: seen.model.clone(),
            observation: page,
            at: seen.at,
            whole: seen.whole,
        }
    }

    /// Where the site didn't say of what was pressed that it is cancelled, the account proves it by what it didn't say, or offer, while it
    /// was active.
    pub(super) fn is_new(&self, reading: &Reading, news: impl FnOnce() -> Option<Reading>) -> bool {
        self.record.confirmation.is_some()
            || self.flow.before.is_empty()
            || reading.marks.undo && !self.flow.undo_before
            || news().is_some_and(|news| news.proves_cancelled())
    }

    fn new_words(&self, text: &str) -> String {
        let before: Vec<_> = (self.flow.before.values())
            .map(|b| tokens::sentences(&b.text))
            .collect();
        let said: BTreeSet<_> = before.iter().flatten().map(|s| &s.tokens).collect();
        // What two sentences were there may be one here, and the other way round.
        let all: Vec<Vec<String>> = before
            .iter()
            .map(|page| page.iter().flat_map(|s| s.tokens.clone()).collect())
            .collect();
        let stood = |words: &Vec<String>| {
            let amid = |page: &Vec<String>| tokens::place_of(words, page).is_some();
            said.contains(words) || words.len() > A_FEW && all.iter().any(amid)
        };
        let lines = text.lines().map(|line| {
            let new = tokens::sentences(line).into_iter();
            let new = new.filter(|s| !stood(&s.tokens)).map(|s| s.text);
            new.collect::<Vec<_>>().join(" ")
        });
        lines
            .filter(|l| !l.is_empty())
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The page after the last press, which isn't the account itself, and calls it cancelled or at least says nothing against it: what
    /// can be pressed on it.
    pub(super) fn note_furniture(&mut self, seen: &Seen) {
        let at = |url: &str| site::path(url);
        let here = &seen.observation.snapshot.page.url;
        let account = self.account.as_deref().map(at);
        self.flow.furniture.clear();
        let marks = &seen.reading.marks;
        let against = marks.active
            || marks.pending
            || marks.failed
            || marks.last_page
            || marks.survey
            || marks.by_hand
            || marks.hindered;
        if (seen.reading.says_cancelled() || !against && !self.unmoved(seen))
            && account.is_some_and(|account| account != at(here))
        {
            let controls = seen.observation.snapshot.elements.iter();
            // The way back into it belongs to what was cancelled.
            let stands =
                |e: &&Element| heuristics::is_control(e) && intent(e, seen) != Intent::Undo;
            self.flow.furniture = controls.filter(stands).map(Element::identity).collect();
        }
    }

    /// The page without it.
    pub(super) fn unfurnished(&self, seen: &Seen) -> Seen {
        let furniture = &self.flow.furniture;
        if furniture.is_empty() {
            return seen.clone();
        }
        let observation = without(&seen.observation, furniture);
        Seen {
            reading: self.read(&observation, &seen.model),
            model: seen.model.clone(),
            observation,
            at: seen.at,
            whole: seen.whole,
        }
    }
}

fn without(page: &Observation, furniture: &[Identity]) -> Observation {
    let mut rest = page.clone();
    let stands = |e: &Element| furniture.contains(&e.identity());
    let (gone, kept) = rest
        .snapshot
        .elements
        .into_iter()
        .partition::<Vec<_>, _>(stands);
    rest.snapshot.elements = kept;
    let labels: Vec<String> = gone.iter().map(|e| tokens::squeezed(&e.name)).collect();
    let lines = page.text.lines();
    let said = |line: &&str| !tokens::is_made_of(line, &labels);
    rest.text = lines.filter(said).collect::<Vec<_>>().join("\n");
    rest
}

fn intent(element: &Element, seen: &Seen) -> Intent {
    heuristics::intent(&element.name, &seen.observation)
}
