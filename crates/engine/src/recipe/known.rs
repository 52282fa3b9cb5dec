//! Which recipe is meant: by the name that a person types, by the address of a page.
use super::{Recipe, matcher, parse};
use crate::site;
use include_dir::{Dir, include_dir};
use std::sync::OnceLock;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../services");

/// Every embedded recipe, by id.
pub fn all() -> &'static [Recipe] {
    static ALL: OnceLock<Vec<Recipe>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut found: Vec<Recipe> = files()
            // A file that doesn't parse fails the tests; a released build never has one.
            .filter_map(|(name, text)| parse(&name, text).ok())
            .collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        found
    })
}

fn files() -> impl Iterator<Item = (String, &'static str)> {
    FILES
        .files()
        .filter(|f| f.path().extension().is_some_and(|e| e == "toml"))
        .filter_map(|f| Some((f.path().to_string_lossy().into_owned(), f.contents_utf8()?)))
}

/// How an embedded recipe is written.
pub fn text_of(id: &str) -> Option<&'static str> {
    let file = format!("{id}.toml");
    files()
        .find(|(name, _)| *name == file)
        .map(|(_, text)| text)
}

/// By id, name, alias or domain, as a person types it.
pub fn find<'a>(recipes: impl IntoIterator<Item = &'a Recipe>, name: &str) -> Option<&'a Recipe> {
    let recipes: Vec<&Recipe> = recipes.into_iter().collect();
    let wanted = squeeze(name);
    let named = |r: &&&Recipe| {
        let others = r.aliases.iter().chain([&r.id, &r.name]);
        others.into_iter().any(|n| squeeze(n) == wanted)
    };
    let typed = format!("https://{}/", name.trim());
    recipes
        .iter()
        .find(named)
        .copied()
        .or_else(|| for_url(recipes, &typed))
}

/// The recipe that this page is of: of the closest host; where several share it, of the closest page to start from.
pub fn for_url<'a>(recipes: impl IntoIterator<Item = &'a Recipe>, url: &str) -> Option<&'a Recipe> {
    let ranked = recipes
        .into_iter()
        .filter_map(|r| is_of(r, url).map(|how| (how, r)));
    let mut best: Vec<(Closeness, &Recipe)> = Vec::new();
    for (how, recipe) in ranked {
        let than_best = best.first().map(|(h, _)| how.cmp(h));
        match than_best {
            Some(std::cmp::Ordering::Less) => {}
            Some(std::cmp::Ordering::Equal) => best.push((how, recipe)),
            Some(std::cmp::Ordering::Greater) | None => best = vec![(how, recipe)],
        }
    }
    match best.as_slice() {
        [(_, one)] => Some(one),
        // Two services, one account page: which of them it is nobody can tell by the address.
        _ => None,
    }
}

/// How closely a page fits a recipe: the longest host counts, then the longest start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Closeness {
    host: usize,
    start: usize,
}

/// None: the page is none of this recipe's.
pub fn is_of(recipe: &Recipe, url: &str) -> Option<Closeness> {
    let host = site::host(url);
    let on = |d: &&String| site::is_below(&host, d);
    let hosts = recipe.domains.iter().map(|d| &d.value);
    let closest = hosts.filter(on).map(String::len).max();
    let platform = || {
        let told = recipe
            .paths
            .iter()
            .any(|p| matcher::address(p.as_str(), url));
        (recipe.domains.is_empty() && told).then_some(0)
    };
    let starts = recipe.entry.iter().filter(|e| url.starts_with(&e.url));
    Some(Closeness {
        host: closest.or_else(platform)?,
        start: starts.map(|e| e.url.len()).max().unwrap_or(0),
    })
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
    use super::super::fact::{self, Origin};
    use super::super::{Mark, Source};
    use super::*;

    const RECIPES: [&str; 43] = [
        "1password",
        "adobe",
        "amazon-prime",
        "apple",
        "audible",
        "canva",
        "chatgpt",
        "coursera",
        "crunchyroll",
        "disneyplus",
        "dropbox",
        "duolingo",
        "evernote",
        "expressvpn",
        "generic",
        "generic-ghost",
        "generic-intuit",
        "generic-pmpro",
        "generic-stripe-portal",
        "github-copilot",
        "grammarly",
        "hellofresh",
        "hulu",
        "linkedin",
        "max",
        "microsoft365",
        "netflix",
        "nordvpn",
        "nytimes",
        "paramountplus",
        "patreon",
        "peacock",
        "planet-fitness",
        "playstation-plus",
        "scribd",
        "spotify",
        "tinder",
        "twitch",
        "washingtonpost",
        "wsj",
        "xbox-game-pass",
        "youtube-premium",
        "zoom",
    ];

    #[test]
    fn every_embedded_recipe_is_without_mistakes_and_named_as_its_file() {
        for (name, text) in files() {
            match parse(&name, text) {
                Ok(recipe) => assert_eq!(format!("{}.toml", recipe.id), name),
                Err(mistakes) => panic!("{mistakes}"),
            }
        }
    }

    #[test]
    fn no_recipe_is_lost() {
        let names: Vec<&str> = all().iter().map(|r| r.id.as_str()).collect();
        assert_eq!(names, RECIPES);
    }

    #[test]
    fn a_way_out_that_was_read_step_by_step_is_verified_and_one_with_a_remembered_step_is_not() {
        let mark = |name: &str| find(all(), name).unwrap().mark();
        for name in ["netflix", "amazon-prime", "zoom", "planet-fitness"] {
            assert_eq!(mark(name), Mark::Verified, "{name}");
        }
        for name in ["adobe", "apple", "peacock"] {
            assert_eq!(mark(name), Mark::Hint, "{name}");
        }
    }

    #[test]
    fn every_fact_that_comes_along_says_where_it_is_known_from_and_as_of_when() {
        for recipe in all() {
            let named = |id: &String| recipe.sources.iter().find(|s| s.id == *id);
            for Origin { at, mark, from } in fact::origins(recipe) {
                assert!(!from.is_empty(), "{}: {at:?}", recipe.id);
                let dated = |s: &Source| !s.date.is_empty();
                assert!(from.iter().all(|id| named(id).is_some_and(dated)));
                // What was remembered was read nowhere.
                let remembered = from.iter().any(|id| id == "memory");
                assert!(!(remembered && mark == Mark::Verified), "{at:?}");
            }
            for source in &recipe.sources {
                let read = !source.read.is_empty() && !source.url.is_empty();
                let told = format!("{}: {}", recipe.id, source.id);
                assert!(read || source.id == "memory", "{told}");
            }
        }
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
            assert!(find(all(), name).is_some(), "{name}");
        }
        assert!(find(all(), "no such service").is_none());
        let by_page = |url: &str| for_url(all(), url).map(|r| r.id.as_str());
        assert_eq!(by_page("https://secure.hulu.com/x"), Some("hulu"));
        assert_eq!(by_page("https://netflix.com.evil.example/"), None);
    }

    #[test]
    fn two_services_with_one_account_page_are_told_apart_by_the_page_or_not_at_all() {
        let recipe = |id: &str, start: &str| {
            let text = format!(
                "id = \"{id}\"\nname = \"{id}\"\ndomains = [\"acc.example.com\"]\n[[entry]]\nurl = \"{start}\"\n"
            );
            parse("x.toml", &text).unwrap()
        };
        let both = [
            recipe("office", "https://acc.example.com/services/office"),
            recipe("games", "https://acc.example.com/services/games"),
        ];
        let id = |url: &str| for_url(&both, url).map(|r| r.id.as_str());
        assert_eq!(
            id("https://acc.example.com/services/games/1"),
            Some("games")
        );
        assert_eq!(id("https://acc.example.com/"), None);
        assert_eq!(id("https://example.com/services/games"), None);
    }

    #[test]
    fn a_platform_is_told_by_its_addresses_on_any_site() {
        let found = for_url(
            all(),
            "https://club.example.org/membership-account/membership-cancel/",
        );
        assert_eq!(found.map(|r| r.id.as_str()), Some("generic-pmpro"));
        assert!(for_url(all(), "https://club.example.org/account").is_none());
    }
}
