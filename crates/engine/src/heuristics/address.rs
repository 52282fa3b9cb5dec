//! What a page's address says of it, in any language: a site's own paths need not be in its pages' language. Its words: `[path]` in
//! `wordings/LANG.toml`; how much they count: `data/paths.toml`.
use super::wordings::{self, Wordings};
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
    weight: BTreeMap<PageState, f64>,
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

/// The address of a page that says it is done, where the one at hand has none such.
pub(crate) fn newly_says_done(url: &str, page: &str) -> bool {
    let says = |url| Address::of(url).hints.contains_key(&PageState::Complete);
    says(url) && !says(page)
}

/// The last part of its path names a page that asks, or shows what was answered ("/cancel/survey", "/cancel/check"), and the page at hand is
/// none such.
pub(crate) fn newly_asks(url: &str, page: &str) -> bool {
    let path = |url: &str| {
        let path = url::Url::parse(url).map_or_else(|_| String::new(), |u| u.path().to_lowercase());
        let spelled = url::form_urlencoded::parse(path.as_bytes());
        spelled.map(|(k, _)| k.into_owned()).collect::<String>()
    };
    let (to, here) = (path(url), path(page));
    let listed = |part: &str| {
        let mut words = wordings::all().iter().flat_map(|w| &w.path.asks);
        words.any(|word| word == part)
    };
    let last = to.trim_end_matches('/').rsplit('/').next();
    let asks = last.is_some_and(|last| last.split(['-', '_', '.']).any(listed));
    asks && !here.split('/').any(|own| Some(own) == last)
}

/// An address that speaks of the subscription.
pub(crate) fn is_about_subscription(url: &str) -> bool {
    Address::of(url).subject
}

/// Every part of it is a word for the account or the subscription ("/my/membership"), and nothing is asked beside.
pub(crate) fn names_only_places(url: &str) -> bool {
    /// "my", "me", a language's sign.
    const SHORT: usize = 2;
    let bare = |url: &url::Url| url.query().is_none() && url.fragment().is_none();
    let Some(url) = url::Url::parse(url).ok().filter(bare) else {
        return false;
    };
    let path = url.path().to_lowercase();
    let path = path.trim_start_matches('/');
    let path = match path.split_once('/') {
        Some((first, rest)) if first.len() <= SHORT => rest,
        _ => path,
    };
    let mut parts = path.split(['/', '-', '_']).filter(|part| !part.is_empty());
    parts.clone().next().is_some() && parts.all(is_a_place)
}

/// What it has beside the page's own path are words for the account or the subscription ("/shop/1/billing" on "/shop/1/account").
pub(crate) fn leads_to_a_place_beside(url: &str, page: &str) -> bool {
    let (Ok(to), Ok(from)) = (url::Url::parse(url), url::Url::parse(page)) else {
        return false;
    };
    let (own, path) = (from.path().to_lowercase(), to.path().to_lowercase());
    let own: Vec<&str> = own.split('/').collect();
    let mut new = path.split('/').filter(|part| !own.contains(part));
    let bare = to.query().is_none() && to.fragment().is_none();
    bare && to.origin() == from.origin() && new.clone().next().is_some() && new.all(is_a_place)
}

fn is_a_place(part: &str) -> bool {
    let mut languages = wordings::all().iter();
    languages.any(|w| {
        let mut words = w.path.account.iter().chain(&w.path.subject);
        words.any(|word| word == part)
    })
}

impl Address {
    pub(super) fn of(url: &str) -> Self {
        let path = url::Url::parse(url).map_or_else(
            |_| url.to_owned(),
            |u| format!("{}/{}", u.path(), u.fragment().unwrap_or_default()),
        );
        let path = path.to_lowercase();
        let parts: Vec<&str> = path.split(['/', '-', '_', '.', '?', '#', '=']).collect();
        let any = |list: &dyn Fn(&'static Wordings) -> &'static [String]| {
            let mut words = wordings::all().iter().flat_map(list);
            words.any(|word| parts.contains(&word.as_str()))
        };
        let said = |state: &PageState| any(&|w| w.path.says.get(state).map_or(&[], Vec::as_slice));
        let flow = any(&|w| &w.path.flow);
        Self {
            hints: weights().filter(|(state, _)| said(state)).collect(),
            account: any(&|w| &w.path.account) && !flow,
            flow,
            subject: any(&|w| &w.path.subject),
        }
    }
}

fn weights() -> impl Iterator<Item = (PageState, f64)> {
    static FILE: OnceLock<File> = OnceLock::new();
    // A file that can't be read fails the tests; a released build never has one.
    let file = FILE
        .get_or_init(|| toml::from_str(include_str!("../../data/paths.toml")).unwrap_or_default());
    file.weight.iter().map(|(state, weight)| (*state, *weight))
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

    #[test]
    fn an_address_names_only_places_where_every_part_is_a_word_for_one() {
        let of = |path: &str| names_only_places(&format!("https://a.com{path}"));
        for path in ["/my/membership", "/ko/account", "/account/billing"] {
            assert!(of(path), "{path}");
        }
        let others = [
            "/",
            "/my",
            "/account/logout",
            "/account#/logout",
            "/account?tab=x",
            "/exit",
            "/account/ok",
            "/tili/tilaus",
        ];
        for path in others {
            assert!(!of(path), "{path}");
        }
    }

    #[test]
    fn an_address_asks_where_its_last_part_says_so_and_the_page_s_own_does_not() {
        let page = "https://a.com/cancel";
        for path in [
            "/cancel/survey",
            "/kuendigung/pr%C3%BCfen",
            "/kaiyaku/kakunin",
            "/exit-survey",
        ] {
            assert!(newly_asks(&format!("https://a.com{path}"), page), "{path}");
        }
        for path in [
            "/survey/done",
            "/cancel",
            "/cancel/confirm",
            "/cancel?step=survey",
            "/",
        ] {
            assert!(!newly_asks(&format!("https://a.com{path}"), page), "{path}");
        }
        let survey = "https://a.com/cancel/survey";
        assert!(!newly_asks(survey, survey));
    }

    #[test]
    fn every_language_has_words_of_its_paths_and_each_state_that_they_tell_counts() {
        let counted: Vec<PageState> = weights().map(|(state, _)| state).collect();
        for language in wordings::all() {
            let path = &language.path;
            let lists = [&path.flow, &path.account, &path.subject, &path.asks];
            assert!(lists.iter().all(|l| !l.is_empty()), "{}", language.lang);
            let unheard = path.says.keys().find(|state| !counted.contains(state));
            assert_eq!(unheard, None, "{}", language.lang);
        }
    }
}
