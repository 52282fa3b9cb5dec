//! For the proof: where the account page doesn't say what became of the subscription, the account's own links to what may tell it.
use super::{Seen, Session};
use crate::{policy, site};
use lexicon::{Concept as C, lexicon};
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// So many are followed.
const MOST: usize = 3;
/// "My subscriptions", "Billing & plan", "Manage membership".
const TELLS: [C; 2] = [C::Subscription, C::Billing];
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
    /// The page was come to by such a link, which may be another one's: it tells of what is held only in a record of that very name.
    pub(super) fn is_of_what_was_held(&self, seen: &Seen) -> bool {
        let held = self.flow.subscription.as_deref();
        let name = held.and_then(|held| held.name.as_ref());
        let mut all = seen.model.subscriptions.iter();
        name.is_some() && all.any(|s| s.name.as_ref() == name)
    }

    /// The next link that is called by subscriptions or billing and by nothing else, and that may be followed without a question.
    pub(super) fn next_account_link(&mut self, seen: &Seen) -> Option<String> {
        let snapshot = &seen.observation.snapshot;
        let here = site::plain(&snapshot.page.url);
        let languages = self.grounded(seen, |ground| ground.languages());
        let all = [&TELLS[..], &BESIDE].concat();
        let told = |e: &Element| {
            let phrase = lexicon().read(&e.name, &languages);
            phrase.any(&TELLS) && phrase.only(&all)
        };
        let opens = |e: &Element| {
            let states = [ElementState::Expanded, ElementState::Collapsed];
            e.popup || states.iter().any(|s| e.is(*s)) || policy::frame_of(e).is_some()
        };
        let links = snapshot
            .elements
            .iter()
            .filter(|e| e.role == Role::Link && !opens(e) && told(e));
        let leads = |e: &Element| {
            let url = e.href.clone()?;
            let place = site::plain(&url);
            let was = |at: &String| *at == place;
            let new = place != here && !self.flow.account_links.iter().any(was);
            // It is opened, not pressed: its address is what is judged.
            let fetches = || {
                let ruling = self.grounded(seen, |ground| policy::leads_to(&url, &e.name, ground));
                ruling.verdict == Verdict::Allow
            };
            (new && fetches()).then_some(url)
        };
        let left = self.flow.account_links.len() < MOST;
        let url = links.filter_map(leads).next().filter(|_| left)?;
        self.flow.account_links.push(site::plain(&url));
        Some(url)
    }
}
