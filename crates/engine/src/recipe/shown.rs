//! A control by which the person showed the way, as a recipe of their own knows it.
use super::matcher;
use crate::heuristics::tokens::tokens;
use crate::site;
use protocol::page_state::PageState;
use protocol::role::Role;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// No control is called by more characters.
const LONGEST: usize = 120;

/// What led on when nobody but the person knew the way, and on which page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    pub state: PageState,
    /// The page's language, like "de"; empty where it says none.
    pub lang: String,
    pub role: Role,
    pub name: String,
}

/// All of it, and the site that it was shown on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownWay {
    pub home: String,
    pub service: String,
    pub steps: Vec<Shown>,
}

impl ShownWay {
    /// A recipe that knows nothing but the site: its own host, as others may have theirs below the same domain.
    pub fn blank(&self) -> String {
        let host = site::host(&self.home);
        let host = host.strip_prefix("www.").unwrap_or(&host);
        format!(
            "id = {}\nname = {}\ndomains = [{}]\n",
            quoted(&host.replace('.', "-")),
            quoted(&self.service),
            quoted(host),
        )
    }

    /// A recipe's text, and what was shown at its end.
    pub fn added_to(&self, recipe: &str) -> String {
        let steps = self.steps.iter().map(Shown::table);
        let steps: String = steps.collect();
        format!("{}\n{steps}", recipe.trim_end())
    }
}

impl Shown {
    /// What led on from a page of the way out, by a name that a pattern can tell.
    pub fn new(state: PageState, lang: &str, role: Role, name: &str) -> Option<Self> {
        let done = [PageState::AccountCancelled, PageState::Complete];
        let told = matcher::label(&pattern(name)).is_ok_and(|p| p.is_in(&tokens(name)));
        let lang = lang.split(['-', '_']).next().unwrap_or_default();
        let lang = lang.to_ascii_lowercase();
        let known = lang.len() <= 3 && lang.chars().all(|c| c.is_ascii_lowercase());
        (told && name.chars().count() <= LONGEST && !done.contains(&state)).then(|| Self {
            state,
            lang: if known { lang } else { String::new() },
            role,
            name: name.to_owned(),
        })
    }

    fn table(&self) -> String {
        let mut text = format!("\n[[step]]\nstate = {}\n", quoted(self.state.as_str()));
        if !self.lang.is_empty() {
            let _ = writeln!(text, "lang = {}", quoted(&self.lang));
        }
        let (name, role) = (quoted(&pattern(&self.name)), quoted(self.role.as_str()));
        let _ = writeln!(text, "press = [{{ name = {name}, role = {role} }}]");
        let _ = writeln!(text, "note = \"You showed that it leads on.\"");
        text
    }
}

/// What means this name and no other: nothing in it is read as a pattern's sign, and any number stands for the one that it has.
fn pattern(name: &str) -> String {
    let words = tokens(name).into_iter().map(|word| {
        let number = word.chars().all(|c| c.is_ascii_digit());
        if number { "#".to_owned() } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

#[cfg(test)]
mod tests {
    use super::super::{Recipe, parse};
    use super::*;

    fn way(home: &str, service: &str, names: &[&str]) -> ShownWay {
        let shown = |name: &&str| Shown {
            state: PageState::AccountActive,
            lang: "fi".into(),
            role: Role::Button,
            name: (*name).into(),
        };
        ShownWay {
            home: home.into(),
            service: service.into(),
            steps: names.iter().map(shown).collect(),
        }
    }

    fn read(text: &str) -> Recipe {
        parse("barn.toml", text).unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"))
    }

    #[test]
    fn what_was_shown_is_a_recipe_and_is_added_to_one() {
        let account = "https://my.musclebarn.co.uk/account";
        let shown = way(account, "Muscle \"Barn\"", &["Päätä jäsenyys"]);
        let first = shown.added_to(&shown.blank());
        let recipe = read(&first);
        assert_eq!(recipe.id, "my-musclebarn-co-uk");
        assert_eq!(recipe.name, "Muscle \"Barn\"");
        assert_eq!(recipe.hosts(), ["my.musclebarn.co.uk"]);
        let second = way(account, "", &["Lopeta"]).added_to(&first);
        assert!(second.starts_with(&first));
        assert_eq!(read(&second).steps.len(), 2);
    }

    #[test]
    fn what_no_recipe_can_say_is_not_kept() {
        let account = PageState::AccountActive;
        let of = |state, lang, name| Shown::new(state, lang, Role::Button, name);
        let lang = |lang| of(account, lang, "Lopeta").map(|shown| shown.lang);
        assert_eq!(lang("fi-FI").as_deref(), Some("fi"));
        assert_eq!(lang("en_US").as_deref(), Some("en"));
        assert_eq!(lang("x-nonsense!").as_deref(), Some("x"));
        for name in ["", "⋮", "Save 5 $"] {
            assert_eq!(of(account, "en", name), None, "{name}");
        }
        assert_eq!(of(PageState::Complete, "en", "Lopeta"), None);
    }

    #[test]
    fn a_name_with_the_signs_of_a_pattern_means_itself() {
        for name in [
            "Päätä jäsenyys",
            "Stop (now|later) *",
            "End ~ 12 months #3",
            "解約する",
            "Ends: \"soon\"",
        ] {
            let shown = way("https://barn.com/", "Barn", &[name]);
            let text = shown.added_to(&shown.blank());
            let recipe = read(&text);
            let fits = |other: &str| {
                let pattern = super::super::matcher::label(recipe.steps[0].press[0].name());
                pattern.is_ok_and(|p| p.is_in(&tokens(other)))
            };
            assert!(fits(name), "{text}");
            assert!(!fits("Keep"), "{text}");
        }
    }
}
