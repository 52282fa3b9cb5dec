//! Which control or which page a recipe means: by name, role, surroundings, address. Patterns, no code.
use crate::heuristics::phrase::{Phrase, PhraseError, Sets};
use crate::heuristics::tokens::tokens;
use crate::site;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A control: its name, or a description
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Matcher {
    Name(String),
    Described(Described),
}

/// A control by its name and more; everything that is given has to fit
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Described {
    /// The whole name, case aside: “End on **”, “(Cancel|End) membership”
    pub name: String,
    /// An ARIA role, like “button” or “link”
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "super::schema::role")]
    pub role: Option<Role>,
    /// Words in the heading, row, dialog or description that it stands in
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub near: String,
    /// The page's path, like “/account*”
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub url: String,
}

impl Matcher {
    pub fn name(&self) -> &str {
        match self {
            Matcher::Name(name) => name,
            Matcher::Described(more) => &more.name,
        }
    }

    pub fn fits(&self, element: &Element, page: &Observation) -> bool {
        let named = label(self.name()).is_ok_and(|p| p.is_in(&tokens(&element.name)));
        let Matcher::Described(more) = self else {
            return named;
        };
        named
            && more.role.is_none_or(|r| r == element.role)
            && (more.near.is_empty() || stands_near(element, &more.near))
            && (more.url.is_empty() || address(&more.url, &page.snapshot.page.url))
    }
}

/// As it is told to a model.
impl fmt::Display for Matcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}”", self.name())?;
        let Matcher::Described(more) = self else {
            return Ok(());
        };
        if let Some(role) = more.role {
            write!(f, " ({role})")?;
        }
        match more.near.as_str() {
            "" => Ok(()),
            near => write!(f, " near “{near}”"),
        }
    }
}

/// A whole label. Case and punctuation don't count.
pub(super) fn label(pattern: &str) -> Result<Phrase, PhraseError> {
    text(pattern).map(Phrase::whole)
}

/// Words anywhere in a sentence.
pub(crate) fn text(pattern: &str) -> Result<Phrase, PhraseError> {
    Phrase::parse(pattern, &Sets::new())
}

fn stands_near(element: &Element, pattern: &str) -> bool {
    let around = element.within.iter().map(|c| c.name.as_str());
    text(pattern).is_ok_and(|p| {
        around
            .chain([element.description.as_str()])
            .any(|words| p.is_in(&tokens(words)))
    })
}

/// Path (and fragment, where the pattern has one) against a pattern in which `*` stands for anything.
pub(crate) fn address(pattern: &str, url: &str) -> bool {
    let mut path = site::path(url);
    if pattern.contains('#') {
        let fragment = url.split_once('#').map_or("", |(_, f)| f);
        path = format!("{path}#{fragment}");
    }
    let parts: Vec<&str> = pattern.split('*').collect();
    let mut rest = path.as_str();
    for (at, part) in parts.iter().enumerate() {
        let last = at + 1 == parts.len();
        rest = match (at, last) {
            (0, true) => return rest == *part,
            (0, false) => match rest.strip_prefix(part) {
                Some(rest) => rest,
                None => return false,
            },
            (_, true) => return rest.ends_with(part),
            _ => match rest.find(part) {
                Some(found) => &rest[found + part.len()..],
                None => return false,
            },
        };
    }
    true
}

/// A fact for one language counts on pages in it, and on those that don't say theirs.
pub(crate) fn speaks(wanted: &str, lang: &str) -> bool {
    let primary = |l: &str| {
        l.split(['-', '_'])
            .next()
            .unwrap_or_default()
            .to_lowercase()
    };
    wanted.is_empty() || lang.is_empty() || primary(wanted) == primary(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_fits_as_a_whole_with_gaps_for_stars() {
        for (pattern, url, fits) in [
            ("/account", "https://a.com/account", true),
            ("/account", "https://a.com/account/cancel", false),
            ("/account*", "https://a.com/account/cancel?x=1", true),
            ("*/login", "https://a.com/en/login", true),
            (
                "/p/session/*/cancel",
                "https://a.com/p/session/x/cancel",
                true,
            ),
            ("/#/portal/*", "https://a.com/#/portal/account", true),
            ("/#/portal/*", "https://a.com/portal/account", false),
        ] {
            assert_eq!(address(pattern, url), fits, "{pattern} {url}");
        }
    }

    #[test]
    fn a_fact_for_one_language_is_none_for_another() {
        assert!(speaks("de", "de-AT") && speaks("", "fr") && speaks("de", ""));
        assert!(!speaks("de", "en"));
    }
}
