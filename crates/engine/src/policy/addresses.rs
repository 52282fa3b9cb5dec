//! What a link's address gives away: some do something when they are fetched, however their link is called. Its words: `[address]` in
//! `wordings/LANG.toml`.
use crate::heuristics::wordings::{self, Wordings};
use crate::site;
use protocol::snapshot::Element;

/// Fetching it may end, take, buy or change something.
pub(crate) fn does_something(element: &Element) -> bool {
    element.href.as_deref().is_some_and(fetching_does_something)
}

/// The same of a page's own address.
pub(crate) fn fetching_does_something(url: &str) -> bool {
    url_acts(url) || speaks_of(url, |w| &w.address.alters)
}

/// Fetching it may end the subscription.
pub(super) fn acts(element: &Element) -> bool {
    element.href.as_deref().is_some_and(url_acts)
}

/// Fetching it may change, take or buy something.
pub(super) fn alters(element: &Element) -> bool {
    let alters = |url| speaks_of(url, |w| &w.address.alters);
    element.href.as_deref().is_some_and(alters)
}

fn url_acts(url: &str) -> bool {
    let alone = |part: &str| is_listed(part, |w| &w.address.acts_alone);
    let names_it = |address: String| {
        let mut parts = address.split(['/', '?', '&', '=', '.']);
        parts.any(alone)
    };
    speaks_of(url, |w| &w.address.acts) || address(url).is_some_and(names_it)
}

fn speaks_of(url: &str, list: fn(&Wordings) -> &[String]) -> bool {
    let says = |address: String| {
        let mut parts = address.split(|c: char| !c.is_alphanumeric());
        parts.any(|part| is_listed(part, list))
    };
    address(url).is_some_and(says)
}

/// In any language, whatever the page is written in.
fn is_listed(part: &str, list: fn(&Wordings) -> &[String]) -> bool {
    let mut words = wordings::all().iter().flat_map(list);
    words.any(|word| word == part)
}

/// Path, route and query in small letters, spelled out.
fn address(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    let route = site::route(&url).and(url.fragment()).unwrap_or_default();
    let query = url.query().unwrap_or_default();
    let text = format!("{}{route}?{query}", url.path());
    let spelled = url::form_urlencoded::parse(text.as_bytes());
    let parts: Vec<String> = spelled.map(|(k, v)| format!("{k}={v}")).collect();
    Some(parts.join("&").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_that_act_and_words_that_alter() {
        for language in wordings::all() {
            let words = &language.address;
            let lists = [&words.acts, &words.alters];
            assert!(lists.iter().all(|l| !l.is_empty()), "{}", language.lang);
            let mut all = lists.into_iter().chain([&words.acts_alone]).flatten();
            assert!(all.all(|w| *w == w.to_lowercase()), "{}", language.lang);
        }
    }
}
