//! `services`: which services are known beforehand, what is known of one, what is wrong with a recipe. It only prints.
use crate::program::program;
use crate::recipes::{self, Recipes};
use engine::recipe::{Fact, Mark, Matcher, Recipe, Source};
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;

/// One of the services that are known beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    pub id: String,
    pub name: String,
    pub hosts: Vec<String>,
    /// From where: “verified”, “hint”, “your own”.
    pub known: String,
}

impl Known {
    /// For people; its id takes so many columns.
    pub fn line(&self, width: usize) -> String {
        let Self {
            id, name, known, ..
        } = self;
        let hosts = self.hosts.join(", ");
        format!("{id:width$}  {known:8}  {name}  ({hosts})\n")
    }
}

pub fn all(recipes: &Recipes) -> Vec<Known> {
    let known = |recipe: &Recipe| Known {
        id: recipe.id.clone(),
        name: recipe.name.clone(),
        hosts: recipe.hosts(),
        known: match recipes.is_own(recipe) {
            true => "your own".to_owned(),
            false => recipe.mark().as_str().to_owned(),
        },
    };
    recipes.services().map(known).collect()
}

/// One line of JSON each.
pub fn as_json(recipes: &Recipes) -> String {
    let known = all(recipes);
    let lines = known.iter().filter_map(|k| serde_json::to_string(k).ok());
    lines.map(|line| line + "\n").collect()
}

pub fn list(recipes: &Recipes) -> String {
    let known = all(recipes);
    let widths = known.iter().map(|k| k.id.chars().count());
    let width = widths.max().unwrap_or(0);
    let mut text: String = known.iter().map(|k| k.line(width)).collect();
    let _ = write!(
        text,
        "\nverified: read in sources that the recipe names; hint: only heard of. None {UNTRIED} Any other site works, too: name its page with “{} cancel --url”.\n",
        program()
    );
    for mistakes in &recipes.broken {
        let _ = write!(text, "\n{mistakes}\n");
    }
    text
}

/// True of all that come along.
const UNTRIED: &str = "was tried against the live site.";

/// Says what is fine, or what is not: of a file, or of what counts under this name.
pub fn check(file: &Path, recipes: &Recipes) -> Result<String, String> {
    let shown = file.display();
    let name = match file.is_file() {
        true => checked_file(file)?,
        false => checked_by_name(file, recipes)?,
    };
    Ok(format!("{shown} is a recipe for {name}. No mistakes.\n"))
}

fn checked_file(file: &Path) -> Result<String, String> {
    // That it can't be read is no mistake of the recipe.
    if let Err(error) = std::fs::read_to_string(file) {
        return Err(format!("{} can't be read: {error}.", file.display()));
    }
    let recipe = recipes::check(file).map_err(|mistakes| mistakes.to_string())?;
    Ok(recipe.name)
}

fn checked_by_name(name: &Path, recipes: &Recipes) -> Result<String, String> {
    let stem = |file: &str| Path::new(file).file_stem() == Some(name.as_os_str());
    if let Some(mistakes) = recipes.broken.iter().find(|m| stem(&m.file)) {
        return Err(mistakes.to_string());
    }
    if let Some(recipe) = name.to_str().and_then(|name| recipes.find(name)) {
        return Ok(recipe.name.clone());
    }
    let shown = name.display();
    match name.is_dir() {
        true => Err(format!("{shown} is a folder. Give the file in it.")),
        false => Err(format!(
            "There is no file “{shown}”, and no service of that name. Give the recipe's file; “{} services list” shows the names.",
            program()
        )),
    }
}

/// What a recipe may hold, for editors.
pub fn schema() -> String {
    format!("{:#}\n", engine::recipe::schema())
}

/// One recipe in full.
pub fn show(name: &str, recipes: &Recipes) -> Result<String, String> {
    let recipe = known(name, recipes)?;
    let own = recipes.is_own(recipe);
    let mut sheet = Sheet::of(recipe, own);
    let whose = match own {
        true => ", your own recipe",
        false => "",
    };
    sheet.line("", &format!("{} ({}){whose}", recipe.name, recipe.id));
    if !own {
        sheet.line("", &format!("None of it {UNTRIED}"));
    }
    sheet.each("site", &recipe.domains);
    sheet.each("told by", &recipe.paths);
    sheet.each("goal", [&recipe.goal]);
    for (n, entry) in recipe.entry.iter().enumerate() {
        let label = if n == 0 { "starts at" } else { "or at" };
        sheet.fact(label, &entry.url, entry.mark, &entry.from, &entry.note);
    }
    sheet.each("account", [&recipe.account]);
    sheet.each("mind", &recipe.hints);
    sheet.steps(recipe);
    sheet.facts(recipe);
    for source in &recipe.sources {
        let read = match source.read.as_str() {
            "" => String::new(),
            day => format!(", read {day}"),
        };
        let told = format!(
            "{}: {} ({}{read}) {}",
            source.id, source.what, source.date, source.url
        );
        sheet.line("source", told.trim_end());
    }
    Ok(sheet.text)
}

/// Lines of a label and what is known; nothing known, no line.
struct Sheet<'a> {
    text: String,
    sources: &'a [Source],
    /// What it says without a source is the person's own word.
    own: bool,
}

impl<'a> Sheet<'a> {
    fn of(recipe: &'a Recipe, own: bool) -> Self {
        Self {
            text: String::new(),
            sources: &recipe.sources,
            own,
        }
    }

    /// Where it was read, and as of when that was.
    fn dated(&self, id: &str) -> String {
        let source = self.sources.iter().find(|s| s.id == id);
        source.map_or_else(|| id.to_owned(), |s| format!("{id} {}", s.date))
    }

    fn line(&mut self, label: &str, value: &str) {
        let label = match label {
            "" => String::new(),
            label => format!("{label:10} "),
        };
        if !value.is_empty() {
            let _ = writeln!(self.text, "{label}{value}");
        }
    }

    fn fact(&mut self, label: &str, value: &str, mark: Mark, from: &[String], note: &str) {
        let origin = match from {
            [] if self.own => "your own word".to_owned(),
            [] => mark.as_str().to_owned(),
            from => {
                let from: Vec<String> = from.iter().map(|id| self.dated(id)).collect();
                format!("{}: {}", mark.as_str(), from.join(", "))
            }
        };
        let note = match note {
            "" => String::new(),
            note => format!(" {note}"),
        };
        self.line(label, &format!("{value} [{origin}]{note}"));
    }

    fn each<'f>(&mut self, label: &str, facts: impl IntoIterator<Item = &'f Fact>) {
        for fact in facts.into_iter().filter(|f| !f.value.is_empty()) {
            self.fact(label, &fact.value, fact.mark, &fact.from, "");
        }
    }

    fn steps(&mut self, recipe: &Recipe) {
        for step in &recipe.steps {
            let lang = match step.lang.as_str() {
                "" => String::new(),
                lang => format!(" ({lang})"),
            };
            self.fact(
                "page",
                &format!("{}{lang}", step.state),
                step.mark,
                &step.from,
                &step.note,
            );
            self.line("  press", &quoted(&step.press));
            self.line("  never", &quoted(&step.never));
        }
        for checkpoint in &recipe.checkpoints {
            let value = format!("{}: {}", checkpoint.press, checkpoint.why);
            self.fact("asks", &value, checkpoint.mark, &checkpoint.from, "");
        }
    }

    fn facts(&mut self, recipe: &Recipe) {
        for page in &recipe.pages {
            let told = [("“", page.text.as_str(), "”"), ("", page.url.as_str(), "")];
            let told = told.iter().filter(|(_, t, _)| !t.is_empty());
            let told: Vec<String> = told.map(|(a, t, b)| format!("{a}{t}{b}")).collect();
            let value = format!("{} means {}", told.join(" at "), wire(&page.means));
            self.fact("says", &value, page.mark, &page.from, &page.note);
        }
        for contact in &recipe.contacts {
            let value = [
                wire(&contact.way),
                contact.to.clone(),
                contact.hours.clone(),
            ];
            let value = value.join(" ");
            self.fact(
                "contact",
                value.trim_end(),
                contact.mark,
                &contact.from,
                &contact.note,
            );
        }
    }
}

/// As it is written in a recipe.
fn wire(value: &impl serde::Serialize) -> String {
    let text = serde_json::to_value(value).ok();
    text.as_ref()
        .and_then(|v| v.as_str())
        .unwrap_or_default()
        .to_owned()
}

fn quoted(matchers: &[Matcher]) -> String {
    let all: Vec<String> = matchers.iter().map(ToString::to_string).collect();
    all.join(", ")
}

/// The service of this name. A file of the person's own that has its name and is no recipe isn't passed over: what it forbids counts.
pub fn known<'a>(name: &str, recipes: &'a Recipes) -> Result<&'a Recipe, String> {
    let named = |file: &str| Path::new(file).file_stem().is_some_and(|stem| stem == name);
    if let Some(own) = recipes.broken.iter().find(|m| named(&m.file)) {
        return Err(format!(
            "Your own file {} has mistakes, so that nothing in it counts. “{} services check” followed by the file says which.",
            own.file,
            program()
        ));
    }
    recipes.find(name).ok_or_else(|| unknown(name, recipes))
}

/// What to say to somebody who named a service that isn't known.
fn unknown(name: &str, recipes: &Recipes) -> String {
    let meant = match &nearest(name, recipes)[..] {
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
fn nearest<'a>(name: &str, recipes: &'a Recipes) -> Vec<&'a str> {
    let name = name.to_lowercase();
    let likeness = |recipe: &Recipe| {
        let names = [&recipe.id, &recipe.name]
            .into_iter()
            .chain(&recipe.aliases);
        names
            .map(|n| strsim::jaro_winkler(&n.to_lowercase(), &name))
            .fold(0.0, f64::max)
    };
    let mut known: Vec<(f64, &str)> = recipes
        .services()
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
            let told = unknown(slip, &Recipes::default());
            assert!(told.contains(&format!("Do you mean {meant}")), "{told}");
        }
        let told = unknown("zeitung", &Recipes::default());
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
                Recipes::default().find(typed).map(|r| r.id.as_str()),
                Some(id),
                "{typed}"
            );
        }
    }

    #[test]
    fn a_known_service_is_listed_and_shown_with_where_it_is_known_from() {
        let recipes = Recipes::default();
        assert!(list(&recipes).contains("netflix"));
        let shown = show("netflix", &recipes).unwrap();
        let head: Vec<&str> = shown.lines().take(2).collect();
        assert!(head[0].starts_with("Netflix") && head[1].contains(UNTRIED));
        assert!(list(&recipes).contains(UNTRIED));
        for told in ["starts at", "verified: ", "source", "FINAL_CONFIRMATION"] {
            assert!(shown.contains(told), "{told} in {shown}");
        }
        assert!(shown.contains("(2022-08/2022-10, read 2026)"), "{shown}");
        assert!(show("no such service", &recipes).is_err());
    }

    #[test]
    fn each_fact_is_shown_with_where_it_was_read_and_as_of_when() {
        let recipes = Recipes::default();
        for recipe in recipes.services() {
            let shown = show(&recipe.id, &recipes).unwrap();
            let origins = shown.lines().filter_map(|line| {
                let marks = [" [verified", " [hint"];
                let (_, told) = marks.iter().find_map(|m| line.split_once(m))?;
                Some((line, told.split_once(']').expect(line).0))
            });
            let sites = shown.lines().filter(|l| l.starts_with("site "));
            assert_eq!(sites.count(), recipe.domains.len(), "{shown}");
            for (line, origin) in origins {
                let origin = origin.strip_prefix(": ").expect(line);
                for one in origin.split(", ") {
                    let (id, date) = one.split_once(' ').expect(line);
                    let source = recipe.sources.iter().find(|s| s.id == id).expect(line);
                    assert_eq!(date, source.date, "{line}");
                }
            }
        }
    }
}
