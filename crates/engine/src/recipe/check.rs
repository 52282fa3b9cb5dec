//! Reads a recipe and explains every mistake in it with line and column, all at once: its form, by the schema, and what those of its
//! values mean that have the right form.
use super::compare::compare;
use super::fact::{self, Origin};
use super::matcher::{self, Matcher};
use super::rest::{NOWHERE, Rest};
use super::schema::schema;
use super::span::{self, Node, Part};
use super::time::is_a_time;
use super::{Mark, Meaning, PageFact, Recipe};
use crate::policy::is_account_deletion;
use crate::site;
use Part::{Field, Item};
use protocol::page_state::PageState;
use serde::Deserialize;
use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// One thing to correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub line: usize,
    pub column: usize,
    pub message: String,
}

/// Why a file is no recipe.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Mistakes {
    pub file: String,
    /// In the order of the file.
    pub all: Vec<Mistake>,
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Mistake {
            line,
            column,
            message,
        } in &self.all
        {
            writeln!(f, "{}:{line}:{column}: {message}.", self.file)?;
        }
        let count = match self.all.len() {
            1 => "One mistake".to_owned(),
            n => format!("{n} mistakes"),
        };
        write!(f, "{count}. Correct the recipe and try again.")
    }
}

/// Reads one recipe. `file` is for the mistakes only.
pub fn parse(file: &str, text: &str) -> Result<Recipe, Mistakes> {
    let explain = |found: Vec<(Range<usize>, String)>| {
        let mut all: Vec<Mistake> = found
            .into_iter()
            .map(|(at, message)| {
                let (line, column) = span::position(text, at.start);
                Mistake {
                    line,
                    column,
                    message,
                }
            })
            .collect();
        all.sort_by_key(|m| (m.line, m.column));
        Mistakes {
            file: file.to_owned(),
            all,
        }
    };
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let told = errors
            .iter()
            .map(|e| (e.span().unwrap_or(0..0), e.message()))
            .map(|(at, message)| match has_curly_quotes(text, at.start) {
                true => (at, format!("{message}; use straight quotes (\")")),
                false => (at, message.to_owned()),
            });
        return Err(explain(told.collect()));
    }
    let at = table.span();
    let root: Node<'_> = Spanned::new(at, DeValue::Table(table.into_inner()));
    let mut found = compare(schema(), &root, "recipe");
    let Some(rest) = Rest::of(schema(), &root) else {
        return Err(explain(found));
    };
    let whole = found.is_empty();
    let recipe = match Recipe::deserialize(ValueDeserializer::from(rest.root.clone())) {
        Ok(recipe) => recipe,
        // Of a wrong form, and that is told.
        Err(_) if !whole => return Err(explain(found)),
        Err(e) => {
            let at = e.span().unwrap_or(0..0);
            return Err(explain(vec![(at, e.message().to_owned())]));
        }
    };
    let mut check = Check {
        recipe: &recipe,
        rest: &rest,
        found: Vec::new(),
    };
    check.all();
    let meant = check.found.into_iter();
    let meant = meant.map(|(path, told)| (span::find(&rest.root, &path), told));
    // What was stood in for is told as lacking.
    found.extend(meant.filter(|(at, _)| *at != NOWHERE));
    match found.is_empty() {
        true => Ok(recipe),
        false => Err(explain(found)),
    }
}

/// Word processors put them in the place of those that TOML knows. In a text they are a text's.
fn has_curly_quotes(text: &str, at: usize) -> bool {
    let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    let outside = line.split('"').step_by(2);
    let mut outside = outside.map(|part| part.split('#').next().unwrap_or_default());
    outside.any(|part| part.contains(['“', '”', '„', '‟', '‘', '’']))
}

/// Where a fact stands that is a table; a plain one stands where the table would.
const VALUE: Part = Field("value");

/// So many words say enough to be proof of something.
const A_STATEMENT: usize = 3;

struct Check<'a> {
    recipe: &'a Recipe,
    /// The file it was read from, as far as it could be.
    rest: &'a Rest<'a>,
    found: Vec<(Vec<Part>, String)>,
}

impl Check<'_> {
    fn all(&mut self) {
        self.names();
        self.addresses();
        self.steps();
        self.checkpoints();
        self.pages();
        self.origins();
        self.sources();
    }

    fn tell(&mut self, path: Vec<Part>, message: String) {
        self.found.push((path, message));
    }

    /// The field of the table that this leads to is wrong in form: nothing follows from what is or isn't in it.
    fn lost(&self, table: &[Part], field: &str) -> bool {
        let at = span::find(&self.rest.root, table);
        self.rest.has_lost(&at, field)
    }

    fn names(&mut self) {
        let id = &self.recipe.id;
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if id.is_empty() || !id.bytes().all(plain) {
            let told = format!("the id “{id}” may hold lower case letters, digits and “-” only");
            self.tell(vec![Field("id")], told);
        }
        if self.recipe.name.trim().is_empty() {
            self.tell(vec![Field("name")], "the name is empty".into());
        }
        for (n, domain) in self.recipe.domains.iter().enumerate() {
            let host = domain.as_str();
            if !site::is_a_site(host) {
                let told = format!(
                    "“{host}” is no host that one service has to itself: write it like “example.com”, without “https://” and without a path"
                );
                self.tell(vec![Field("domains"), Item(n), VALUE], told);
            }
        }
        if !self.recipe.paths.is_empty() && !self.recipe.domains.is_empty() {
            let told =
                "“paths” tell a platform that has no “domains”; beside them they mean nothing";
            self.tell(vec![Field("paths")], told.into());
        }
        for (n, path) in self.recipe.paths.iter().enumerate() {
            self.path_pattern(path.as_str(), vec![Field("paths"), Item(n), VALUE]);
        }
    }

    fn addresses(&mut self) {
        let account = self.recipe.account.as_str();
        if !account.is_empty() {
            self.address(account, vec![Field("account"), VALUE]);
        }
        for (n, entry) in self.recipe.entry.iter().enumerate() {
            self.address(&entry.url, vec![Field("entry"), Item(n), Field("url")]);
        }
    }

    fn address(&mut self, url: &str, at: Vec<Part>) {
        let on_ground = url.starts_with("https://")
            && self
                .recipe
                .domains
                .iter()
                .any(|d| site::is_below(&site::host(url), d.as_str()));
        if !on_ground && self.lost(&[], "domains") {
            // Which the domains are isn't known.
        } else if !on_ground {
            let told = format!("“{url}” is no https address on one of the recipe's domains");
            self.tell(at, told);
        } else if is_account_deletion(url) {
            let told = format!(
                "“{url}” is known as a page that deletes the account, which is never done here"
            );
            self.tell(at, told);
        }
    }

    fn steps(&mut self) {
        for (n, step) in self.recipe.steps.iter().enumerate() {
            let at = || vec![Field("step"), Item(n)];
            if matches!(
                step.state,
                PageState::Complete | PageState::AccountCancelled
            ) && !step.press.is_empty()
            {
                let told = format!(
                    "nothing is pressed any more on a page that is {}",
                    step.state
                );
                self.tell([at(), vec![Field("press")]].concat(), told);
            }
            self.language(&step.lang, at());
            let lost = ["press", "never"].iter().any(|f| self.lost(&at(), f));
            if step.press.is_empty() && step.never.is_empty() && step.note.is_empty() && !lost {
                let told = "a step says what to press, what never, or has a “note”";
                self.tell(at(), told.into());
            }
            for (list, name) in [(&step.press, "press"), (&step.never, "never")] {
                for (m, matcher) in list.iter().enumerate() {
                    self.matcher(matcher, [at(), vec![Field(name), Item(m)]].concat());
                }
            }
            for (m, matcher) in step.press.iter().enumerate() {
                if step.never.contains(matcher) {
                    let told = format!("{matcher} is to be pressed and never to be pressed");
                    self.tell([at(), vec![Field("press"), Item(m)]].concat(), told);
                }
            }
        }
    }

    fn checkpoints(&mut self) {
        for (n, checkpoint) in self.recipe.checkpoints.iter().enumerate() {
            let at = || vec![Field("checkpoint"), Item(n)];
            self.matcher(&checkpoint.press, [at(), vec![Field("press")]].concat());
            if checkpoint.why.trim().is_empty() && !self.lost(&at(), "why") {
                let told = "the person is told why, and there is nothing to tell";
                self.tell([at(), vec![Field("why")]].concat(), told.into());
            }
        }
    }

    fn matcher(&mut self, matcher: &Matcher, at: Vec<Part>) {
        match matcher::label(matcher.name()) {
            Err(error) => self.tell(at.clone(), error.to_string()),
            Ok(phrase) if phrase.all_words().is_empty() => {
                let told = format!("{matcher} fits whatever stands there: give a word of its name");
                self.tell(at.clone(), told);
            }
            Ok(_) => {}
        }
        if let Matcher::Described(more) = matcher {
            if !more.near.is_empty()
                && let Err(error) = matcher::text(&more.near)
            {
                self.tell(
                    [at.clone(), vec![Field("near")]].concat(),
                    error.to_string(),
                );
            }
            if !more.url.is_empty() {
                self.path_pattern(&more.url, [at, vec![Field("url")]].concat());
            }
        }
    }

    fn path_pattern(&mut self, pattern: &str, at: Vec<Part>) {
        if !pattern.starts_with(['/', '*']) || pattern.contains(char::is_whitespace) {
            let told =
                format!("“{pattern}” is no path: it begins with “/”, and “*” stands for anything");
            self.tell(at, told);
        }
    }

    /// A fact for a language that no page says it is in never counts.
    fn language(&mut self, lang: &str, at: Vec<Part>) {
        let (primary, rest) = lang.split_once('-').unwrap_or((lang, ""));
        let letters = |part: &str| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let short =
            (2..=3).contains(&primary.len()) && primary.bytes().all(|b| b.is_ascii_alphabetic());
        if !(lang.is_empty() || short && letters(rest)) {
            let told = format!(
                "“{lang}” is no language as pages name theirs: write it like “de” or “pt-BR”"
            );
            self.tell([at, vec![Field("lang")]].concat(), told);
        }
    }

    fn pages(&mut self) {
        for (n, page) in self.recipe.pages.iter().enumerate() {
            let at = || vec![Field("page"), Item(n)];
            let lost = self.lost(&at(), "text") || self.lost(&at(), "url");
            self.language(&page.lang, at());
            if page.text.is_empty() && page.url.is_empty() && !lost {
                self.tell(
                    at(),
                    "a page is told by its “text”, its “url” or both".into(),
                );
            }
            if !page.url.is_empty() {
                self.path_pattern(&page.url, [at(), vec![Field("url")]].concat());
            }
            if !page.text.is_empty() {
                self.wording(page, [at(), vec![Field("text")]].concat());
            }
            if proves(page) && page.text.is_empty() && !lost {
                self.tell(
                    at(),
                    "an address alone proves nothing: give the “text” that says so".into(),
                );
            }
        }
    }

    fn wording(&mut self, page: &PageFact, at: Vec<Part>) {
        match matcher::text(&page.text) {
            Err(error) => self.tell(at, error.to_string()),
            Ok(phrase) if proves(page) && phrase.all_words().len() < A_STATEMENT => {
                let told = format!(
                    "“{}” is too short to prove anything: quote {A_STATEMENT} words or more",
                    page.text
                );
                self.tell(at, told);
            }
            Ok(_) => {}
        }
    }

    fn origins(&mut self) {
        for Origin { at, mark, from } in fact::origins(self.recipe) {
            self.origin(mark, from, at);
        }
    }

    /// What is called verified says where it was read, and every source that is named is there.
    fn origin(&mut self, mark: Mark, from: &[String], at: Vec<Part>) {
        if mark == Mark::Verified && from.is_empty() && !self.lost(&at, "from") {
            let told =
                "what is marked verified names its sources in “from”; without one it is a hint";
            self.tell([at.clone(), vec![Field("mark")]].concat(), told.into());
        }
        let sources = 0..self.recipe.sources.len();
        let unnamed = self.lost(&[], "source")
            && (sources
                .clone()
                .any(|n| self.lost(&[Field("source"), Item(n)], "id"))
                || sources.is_empty());
        for (n, id) in from.iter().enumerate().filter(|_| !unnamed) {
            if !self.recipe.sources.iter().any(|s| s.id == *id) {
                let told = format!("there is no source “{id}” in this recipe");
                self.tell([at.clone(), vec![Field("from"), Item(n)]].concat(), told);
            }
        }
    }

    fn sources(&mut self) {
        let mut seen = HashSet::new();
        for (n, source) in self.recipe.sources.iter().enumerate() {
            let at = |field| vec![Field("source"), Item(n), Field(field)];
            let named = !self.lost(&[Field("source"), Item(n)], "id");
            if named && !seen.insert(&source.id) {
                self.tell(at("id"), format!("there are two sources “{}”", source.id));
            }
            let read = Some(("read", &source.read)).filter(|(_, day)| !day.is_empty());
            for (field, day) in [("date", &source.date)].into_iter().chain(read) {
                if !is_a_time(day) {
                    let told = format!(
                        "“{day}” is no date: write “2026-11-21”, “2026-11”, “2026” or “2015/2026”"
                    );
                    self.tell(at(field), told);
                }
            }
        }
    }
}

/// A hint is never proof, whatever it means.
fn proves(page: &PageFact) -> bool {
    page.mark == Mark::Verified && matches!(page.means, Meaning::Success | Meaning::Cancelled)
}

#[cfg(test)]
mod tests;
