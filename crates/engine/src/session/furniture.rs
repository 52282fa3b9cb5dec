//! What stands on every page of a site: the menu, the footer, the way into cancelling that the law asks for. Where a page that calls the
//! subscription cancelled has it as well, it says nothing of whether the subscription goes on.
use super::{Seen, Session};
use crate::heuristics::{self, Intent, tokens};
use crate::site;
use protocol::snapshot::{Element, Identity, Observation};

impl Session {
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
            reading: self.read(&observation),
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
