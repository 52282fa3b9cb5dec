//! For the proof: where the account page doesn't say what became of the subscription, the account's own links to what may tell it.
use super::{Seen, Session};
use crate::{policy, site};
use lexicon::{Concept as C, lexicon};
use protocol::action::Action;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::Element;

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
    /// The next link that is called by subscriptions or billing and by nothing else, and that may be followed without a question.
    pub(super) fn next_account_link(&mut self, seen: &Seen) -> Option<String> {
        let snapshot = &seen.observation.snapshot;
        let here = site::plain(&snapshot.page.url);
        let languages = self.grounded(seen, |ground| ground.languages());
        let told = |e: &Element| {
            let phrase = lexicon().read(&e.name, &languages);
            phrase.any(&TELLS) && phrase.only(&[&TELLS[..], &BESIDE].concat())
        };
        let links = snapshot
            .elements
            .iter()
            .filter(|e| e.role == Role::Link && told(e));
        let leads = |e: &Element| {
            let url = e.href.clone()?;
            let place = site::plain(&url);
            let was = |at: &String| *at == place;
            let new = place != here && !self.flow.account_links.iter().any(was);
            let press = Action::Click {
                target: e.reference,
            };
            let allowed = || self.grounded(seen, |ground| policy::judge(&press, ground).verdict);
            (new && allowed() == Verdict::Allow).then_some(url)
        };
        let left = self.flow.account_links.len() < MOST;
        let url = links.filter_map(leads).next().filter(|_| left)?;
        self.flow.account_links.push(site::plain(&url));
        Some(url)
    }
}
