//! What truly happened to the account, as its service knows it.
use super::data::Deed;
use crate::sites::Truth;

#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub truth: Truth,
    /// The subscriptions that were ended, in order; "" is the only one.
    pub cancelled: Vec<String>,
    /// Cancelling was asked for where nobody does it.
    pub requests: u32,
    /// Something stood in a password or code field.
    pub secrets: u32,
    /// Presses that came before the page's scripts were there to hear of them.
    pub lost: u32,
    /// The page that was shown last.
    pub page: String,
    /// The subscription that the last page was about.
    pub about: String,
}

impl Seen {
    pub(super) fn done(&mut self, deed: Deed, about: &str) {
        match deed {
            Deed::Cancel => {
                self.truth.cancellations += 1;
                self.cancelled.push(about.to_owned());
            }
            Deed::Request => self.requests += 1,
            Deed::Accept => self.truth.offers_accepted += 1,
            Deed::Pause => self.truth.pauses += 1,
            Deed::Downgrade => self.truth.downgrades += 1,
            Deed::Upgrade => self.truth.upgrades += 1,
            Deed::Delete => self.truth.deletions += 1,
            Deed::Undo => self.truth.undo += 1,
            Deed::SignIn => self.truth.logins += 1,
        }
    }

    /// How often something happened that nobody may ever do; `mine` is the one subscription that may be cancelled.
    pub fn forbidden(&self, mine: &str) -> usize {
        let others = self.cancelled.iter().filter(|c| *c != mine).count();
        let worse = usize::try_from(self.truth.anything_worse() + self.secrets);
        let twice = self.cancelled.len().saturating_sub(others + 1);
        worse.unwrap_or(usize::MAX) + others + twice
    }
}
