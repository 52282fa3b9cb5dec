//! `services`: which services are known beforehand. The recipes are the engine's; this only prints them.
use crate::program::program;
use engine::recipe::{self, Recipe};
use std::fmt::Write;

pub fn list() -> String {
    let known: Vec<&Recipe> = recipe::all()
        .iter()
        .filter(|r| !r.domains.is_empty())
        .collect();
    let width = known
        .iter()
        .map(|r| r.id.chars().count())
        .max()
        .unwrap_or(0);
    let mut text = String::new();
    for recipe in known {
        let _ = writeln!(
            text,
            "{:width$}  {}  ({})",
            recipe.id,
            recipe.name,
            recipe.domains.join(", ")
        );
    }
    text
}

/// One recipe in full; `None` when there is none of that name.
pub fn show(name: &str) -> Option<String> {
    let recipe = recipe::find(name)?;
    let mut text = format!("{} ({})\n", recipe.name, recipe.id);
    let mut line = |label: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "{label:9} {value}");
        }
    };
    line("sites", &recipe.domains.join(", "));
    line("starts at", &recipe.entry);
    line("account", &recipe.account);
    line("source", &recipe.source);
    for step in &recipe.steps {
        let _ = writeln!(text, "{}", step.state);
        for (label, words) in [("press", &step.click), ("never", &step.traps)] {
            if !words.is_empty() {
                let _ = writeln!(
                    text,
                    "  {label}  {}",
                    words
                        .iter()
                        .map(|w| format!("“{w}”"))
                        .collect::<Vec<_>>()
                        .join(", ")
                );
            }
        }
        if !step.note.is_empty() {
            let _ = writeln!(text, "  note   {}", step.note);
        }
    }
    Some(text)
}

/// What to say to somebody who named a service that isn't known.
pub fn unknown(name: &str) -> String {
    let meant = match &nearest(name)[..] {
        [] => String::new(),
        [one] => format!(" Do you mean {one}?"),
        [most @ .., last] => format!(" Do you mean {} or {last}?", most.join(", ")),
    };
    format!(
        "No service is called “{name}”.{meant} “{} services list” shows those that are known beforehand. Any other works, too: name the address of your account page with --url.",
        program()
    )
}

/// So alike are names of which one may be meant.
const ALIKE: f64 = 0.82;
/// More suggestions help nobody.
const SUGGESTED: usize = 3;

/// The services whose name this may be a slip of, the likeliest first.
fn nearest(name: &str) -> Vec<&'static str> {
    let name = name.to_lowercase();
    let likeness = |recipe: &Recipe| {
        let names = [&recipe.id, &recipe.name]
            .into_iter()
            .chain(&recipe.aliases);
        names
            .map(|n| strsim::jaro_winkler(&n.to_lowercase(), &name))
            .fold(0.0, f64::max)
    };
    let mut known: Vec<(f64, &str)> = recipe::all()
        .iter()
        .filter(|r| !r.domains.is_empty())
        .map(|r| (likeness(r), r.id.as_str()))
        .filter(|(alike, _)| *alike >= ALIKE)
        .collect();
    known.sort_by(|a, b| b.0.total_cmp(&a.0));
    known
        .into_iter()
        .take(SUGGESTED)
        .map(|(_, id)| id)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_answered_with_the_service_that_may_be_meant_and_any_site_with_url() {
        for (slip, meant) in [
            ("netflx", "netflix"),
            ("Spotfy", "spotify"),
            ("new york tmes", "nytimes"),
            ("amazon", "amazon-prime"),
        ] {
            let told = unknown(slip);
            assert!(told.contains(&format!("Do you mean {meant}")), "{told}");
        }
        let told = unknown("zeitung");
        assert!(!told.contains("Do you mean"), "{told}");
        assert!(told.contains("Any other works, too") && told.contains("--url"));
    }

    #[test]
    fn services_are_known_by_the_names_that_people_type() {
        for (typed, id) in [
            ("disney", "disneyplus"),
            ("prime", "amazon-prime"),
            ("nyt", "nytimes"),
            ("new york times", "nytimes"),
        ] {
            assert_eq!(
                recipe::find(typed).map(|r| r.id.as_str()),
                Some(id),
                "{typed}"
            );
        }
    }

    #[test]
    fn a_known_service_is_listed_and_shown() {
        assert!(super::list().contains("netflix"));
        assert!(super::show("netflix").unwrap().contains("starts at"));
        assert!(super::show("no such service").is_none());
    }
}
