//! What a link's address gives away: some do something when they are fetched, however their link is called.
use protocol::snapshot::Element;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    acts: Vec<String>,
    alters: Vec<String>,
}

/// Fetching it may end the subscription.
pub(super) fn acts(element: &Element) -> bool {
    speaks_of(element, &words().acts)
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
    let Some(url) = element
        .href
        .as_deref()
        .and_then(|h| url::Url::parse(h).ok())
    else {
        return false;
    };
    let text = format!("{}?{}", url.path(), url.query().unwrap_or_default()).to_lowercase();
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .any(|part| words.iter().any(|w| w == part))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_there() {
        let words = super::words();
        assert!(!words.acts.is_empty() && !words.alters.is_empty());
    }
}
