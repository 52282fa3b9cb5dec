//! What a page's address says of it. Data: `data/paths.toml`.
use protocol::page_state::PageState;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What one address gives away.
#[derive(Debug, Default)]
pub(super) struct Address {
    pub(super) hints: BTreeMap<PageState, f64>,
    pub(super) account: bool,
    /// On the way out.
    pub(super) flow: bool,
    /// It speaks of the subscription.
    subject: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    flow: Vec<String>,
    account: Vec<String>,
    subject: Vec<String>,
    hint: Vec<Hint>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hint {
    state: PageState,
    weight: f64,
    words: Vec<String>,
}

/// An address that reads like an account page.
pub(crate) fn is_account(url: &str) -> bool {
    Address::of(url).account
}

/// An address of the way out.
pub(crate) fn is_on_the_way(url: &str) -> bool {
    Address::of(url).flow
}

/// The address of a page that begins the way out, and no article about it.
pub(crate) fn leads_out(url: &str) -> bool {
    let address = Address::of(url);
    let hints = |state| address.hints.contains_key(&state);
    address.flow && !hints(PageState::Unknown) && !hints(PageState::RetentionOffer)
}

/// An address that speaks of the subscription.
pub(crate) fn is_about_subscription(url: &str) -> bool {
    Address::of(url).subject
}

impl Address {
    pub(super) fn of(url: &str) -> Self {
        let path = url::Url::parse(url).map_or_else(
            |_| url.to_owned(),
            |u| format!("{}/{}", u.path(), u.fragment().unwrap_or_default()),
        );
        let path = path.to_lowercase();
        let parts: Vec<&str> = path.split(['/', '-', '_', '.', '?', '#', '=']).collect();
        let any = |words: &[String]| parts.iter().any(|p| words.iter().any(|w| w == p));
        let file = file();
        Self {
            hints: file
                .hint
                .iter()
                .filter(|h| any(&h.words))
                .map(|h| (h.state, h.weight))
                .collect(),
            account: any(&file.account) && !any(&file.flow),
            flow: any(&file.flow),
            subject: any(&file.subject),
        }
    }
}

fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    // A file that can't be read fails the tests; a released build never has one.
    FILE.get_or_init(|| toml::from_str(include_str!("../../data/paths.toml")).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_address_is_none_on_the_way_out() {
        assert!(Address::of("https://a.com/account").account);
        assert!(!Address::of("https://a.com/account/cancel").account);
        let hints = Address::of("https://a.com/cancel/survey").hints;
        assert!(hints.contains_key(&PageState::ExitSurvey), "{hints:?}");
    }
}
