//! `services`: which services are known beforehand. The recipes are the engine's; this only prints them.
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

#[cfg(test)]
mod tests {
    #[test]
    fn a_known_service_is_listed_and_shown() {
        assert!(super::list().contains("netflix"));
        assert!(super::show("netflix").unwrap().contains("starts at"));
        assert!(super::show("no such service").is_none());
    }
}
