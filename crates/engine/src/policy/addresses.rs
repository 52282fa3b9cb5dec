//! What a link's address gives away: some do something when they are fetched, however their link is called.
use crate::site;
use protocol::snapshot::Element;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    acts: Vec<String>,
    acts_alone: Vec<String>,
    alters: Vec<String>,
}

/// Fetching it may end, take, buy or change something.
pub(crate) fn does_something(element: &Element) -> bool {
    acts(element) || alters(element)
}

/// Fetching it may end the subscription.
pub(super) fn acts(element: &Element) -> bool {
    let alone = |address: &String| {
        let mut parts = address.split(['/', '?', '&', '=', '.']);
        parts.any(|part| words().acts_alone.iter().any(|w| w == part))
    };
    speaks_of(element, &words().acts) || address(element).is_some_and(|a| alone(&a))
}

/// Fetching it may change, take or buy something.
pub(super) fn alters(element: &Element) -> bool {
    speaks_of(element, &words().alters)
}

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    // A file that can't be read fails the tests; a released build never has one.
    WORDS.get_or_init(|| {
        toml::from_str(include_str!("../../data/addresses.toml")).unwrap_or_default()
    })
}

fn speaks_of(element: &Element, words: &[String]) -> bool {
    let says = |address: String| {
        let mut parts = address.split(|c: char| !c.is_alphanumeric());
        parts.any(|part| words.iter().any(|w| w == part))
    };
    address(element).is_some_and(says)
}

/// Path, route and query in small letters, spelled out.
fn address(element: &Element) -> Option<String> {
    let url = url::Url::parse(element.href.as_deref()?).ok()?;
    let route = site::route(&url).and(url.fragment()).unwrap_or_default();
    let query = url.query().unwrap_or_default();
    let text = format!("{}{route}?{query}", url.path());
    let spelled = url::form_urlencoded::parse(text.as_bytes());
    let parts: Vec<String> = spelled.map(|(k, v)| format!("{k}={v}")).collect();
    Some(parts.join("&").to_lowercase())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_there() {
        let words = super::words();
        let lists = [&words.acts, &words.acts_alone, &words.alters];
        assert!(lists.iter().all(|list| !list.is_empty()));
        let mut all = lists.into_iter().flatten();
        assert!(all.all(|w| *w == w.to_lowercase()));
    }
}
