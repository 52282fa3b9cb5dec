//! What is known of one service beforehand: where to start, what its buttons are called, what its pages say. Data only; the
//! embedded ones are `services/*.toml` of the repository. A recipe can hint, it can't lift a rule of the policy.
use crate::heuristics::phrase::{Phrase, Sets};
use crate::site;
use include_dir::{Dir, include_dir};
use protocol::page_state::PageState;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../services");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Lower case, as typed on the command line.
    pub id: String,
    pub name: String,
    /// Other names people type.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Registrable domains of the service and of its payment portal. Empty for a recipe that fits any site.
    pub domains: Vec<String>,
    /// Where `cancel SERVICE` starts. Empty where the person has to open the page.
    #[serde(default)]
    pub entry: String,
    /// The account page for the second look, if it is not the page that the run started on.
    #[serde(default)]
    pub account: String,
    /// Where this comes from and how far it was checked.
    pub source: String,
    #[serde(default, rename = "step")]
    pub steps: Vec<RecipeStep>,
    #[serde(default)]
    pub texts: RecipeTexts,
}

/// What to press, and what never, while the page is in this state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecipeStep {
    pub state: PageState,
    #[serde(default)]
    pub click: Vec<String>,
    #[serde(default)]
    pub traps: Vec<String>,
    #[serde(default)]
    pub note: String,
}

/// Wordings of this service that the general ones miss. Same language as `data/wordings`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecipeTexts {
    #[serde(default)]
    pub success: Vec<String>,
    #[serde(default)]
    pub already_cancelled: Vec<String>,
    #[serde(default)]
    pub third_party: Vec<String>,
    #[serde(default)]
    pub login: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecipeError {
    #[error("{file}, line {line}, column {column}: {message}. Correct the recipe and start again.")]
    Syntax {
        file: String,
        line: usize,
        column: usize,
        message: String,
    },
    #[error("{file}: {message}. Correct the recipe and start again.")]
    Content { file: String, message: String },
}

/// Every embedded recipe, by id.
pub fn all() -> &'static [Recipe] {
    static ALL: OnceLock<Vec<Recipe>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut found: Vec<Recipe> = FILES
            .files()
            .filter(|f| f.path().extension().is_some_and(|e| e == "toml"))
            // A file that doesn't parse fails the tests; a released build never has one.
            .filter_map(|f| parse(&f.path().to_string_lossy(), f.contents_utf8()?).ok())
            .collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        found
    })
}

/// By id, name, alias or domain, as a person types it.
pub fn find(name: &str) -> Option<&'static Recipe> {
    let wanted = squeeze(name);
    let named = |r: &&Recipe| {
        squeeze(&r.id) == wanted
            || squeeze(&r.name) == wanted
            || r.aliases.iter().any(|a| squeeze(a) == wanted)
    };
    all().iter().find(named).or_else(|| for_host(name.trim()))
}

/// The recipe whose domain this host is on.
pub fn for_host(host: &str) -> Option<&'static Recipe> {
    let domain = site::registrable(host);
    all()
        .iter()
        .find(|r| r.domains.iter().any(|d| site::registrable(d) == domain))
}

/// Reads one recipe. `file` is for the error only.
pub fn parse(file: &str, text: &str) -> Result<Recipe, RecipeError> {
    let recipe: Recipe = toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |s| s.start);
        let (line, column) = position(text, at);
        RecipeError::Syntax {
            file: file.to_owned(),
            line,
            column,
            message: error.message().to_owned(),
        }
    })?;
    check(file, &recipe)?;
    Ok(recipe)
}

impl Recipe {
    pub fn steps_for(&self, state: PageState) -> impl Iterator<Item = &RecipeStep> {
        self.steps.iter().filter(move |s| s.state == state)
    }
}

fn check(file: &str, recipe: &Recipe) -> Result<(), RecipeError> {
    let fail = |message: String| {
        Err(RecipeError::Content {
            file: file.to_owned(),
            message,
        })
    };
    if recipe.id.is_empty()
        || !recipe
            .id
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    {
        return fail(format!(
            "the id “{}” may hold lower case letters, digits and “-” only",
            recipe.id
        ));
    }
    for address in [&recipe.entry, &recipe.account]
        .into_iter()
        .filter(|a| !a.is_empty())
    {
        let home = recipe
            .domains
            .first()
            .map(|d| format!("https://{d}/"))
            .unwrap_or_default();
        if site::check(address, &home, &recipe.domains).is_err() {
            return fail(format!(
                "the address {address} is not an https address on one of the recipe's domains"
            ));
        }
    }
    let texts = &recipe.texts;
    for text in [
        &texts.success,
        &texts.already_cancelled,
        &texts.third_party,
        &texts.login,
    ]
    .into_iter()
    .flatten()
    {
        if let Err(error) = Phrase::parse(text, &Sets::new()) {
            return fail(error.to_string());
        }
    }
    Ok(())
}

fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
    (line, column)
}

/// Lower case, letters and digits only: "Disney+" and "disney plus" stay apart from nothing but spelling.
fn squeeze(name: &str) -> String {
    name.to_lowercase()
        .replace('+', "plus")
        .chars()
        .filter(|c| c.is_alphanumeric())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_recipe_parses() {
        for file in FILES
            .files()
            .filter(|f| f.path().extension().is_some_and(|e| e == "toml"))
        {
            let name = file.path().to_string_lossy();
            if let Err(error) = parse(&name, file.contents_utf8().unwrap()) {
                panic!("{error}");
            }
        }
        assert!(all().len() >= 6);
    }

    #[test]
    fn a_service_is_found_by_id_name_alias_and_host() {
        for name in [
            "netflix",
            "Netflix",
            "www.netflix.com",
            "Disney+",
            "disney plus",
            "new york times",
        ] {
            assert!(find(name).is_some(), "{name}");
        }
        assert!(find("no such service").is_none());
        assert_eq!(
            for_host("secure.hulu.com").map(|r| r.id.as_str()),
            Some("hulu")
        );
        assert!(for_host("netflix.com.evil.example").is_none());
    }

    #[test]
    fn a_mistake_is_named_with_line_and_column() {
        let error = parse(
            "x.toml",
            "id = \"x\"\nname = \"X\"\ndomains = []\nsource = \"\"\nentyr = \"\"\n",
        )
        .unwrap_err();
        assert!(
            matches!(
                error,
                RecipeError::Syntax {
                    line: 5,
                    column: 1,
                    ..
                }
            ),
            "{error:?}"
        );
        let error = parse("x.toml", "id = \"x\"\nname = \"X\"\ndomains = [\"x.com\"]\nsource = \"\"\nentry = \"http://x.com\"\n").unwrap_err();
        assert!(error.to_string().contains("https"), "{error}");
    }
}
