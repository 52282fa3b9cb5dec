//! One language: its file's lists, ready to be looked up. Data: `[concepts]`, `[filler]` and `[words]` in `wordings/LANG.toml`.
use crate::concept::Concept;
use crate::entry::{Atom, Entry, EntryError, Place, Sense};
use crate::tokens::{self, Token};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) lang: String,
    entries: Vec<Entry>,
    /// Entries by the word that they begin with, by its stem, by a number.
    by_word: HashMap<String, Vec<usize>>,
    by_stem: HashMap<String, Vec<usize>>,
    by_number: Vec<usize>,
    /// What joins the parts of a compound; None where words are not joined to others.
    joints: Option<Vec<String>>,
    /// Whole words, for telling which language a text is in.
    pub(crate) spoken: HashSet<String>,
    pub(crate) calendar: Calendar,
}

/// The lists by which dates and prices are found.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Calendar {
    pub(crate) month: Vec<String>,
    pub(crate) ordinal: Vec<String>,
    pub(crate) date_of: Vec<String>,
    pub(crate) date_form: Vec<String>,
    pub(crate) per: Vec<String>,
    pub(crate) period: Vec<String>,
    pub(crate) interval: Vec<String>,
    pub(crate) sign: Vec<String>,
    pub(crate) currency: Vec<String>,
}

/// The sections that this crate reads; the others belong to the engine and to the reader of pages.
#[derive(Deserialize)]
struct File {
    lang: String,
    #[serde(default)]
    common: Vec<String>,
    #[serde(default)]
    words: Calendar,
    #[serde(default)]
    concepts: BTreeMap<Concept, Vec<String>>,
    #[serde(default)]
    filler: Filler,
}

/// What adds nothing, what denies, and how words are joined.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Filler {
    /// Articles, pronouns, particles.
    words: Vec<String>,
    /// “Not” behind what it denies.
    not_behind: Vec<String>,
    /// “No”, which right before a word denies it.
    no_or_not: Vec<String>,
    joints: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    #[error("the language file can't be read: {0}")]
    Syntax(String),
    #[error("{lang}: {why}")]
    Entry { lang: String, why: EntryError },
    #[error("a language can be added only before the first text is read")]
    TooLate,
}

impl Language {
    pub(crate) fn parse(text: &str) -> Result<Self, LanguageError> {
        let file: File = toml::from_str(text).map_err(|e| LanguageError::Syntax(e.to_string()))?;
        let concepts = file.concepts.iter().flat_map(|(concept, entries)| {
            let sense = Sense::Concept(*concept);
            entries.iter().map(move |entry| (entry, sense))
        });
        let filler = &file.filler;
        let lists = [
            (&filler.words, Sense::Filler),
            (&filler.not_behind, Sense::NotBehind),
            (&filler.no_or_not, Sense::NoOrNot),
        ];
        let lists = lists
            .into_iter()
            .flat_map(|(list, sense)| list.iter().map(move |entry| (entry, sense)));
        let entries: Result<Vec<Entry>, EntryError> = concepts
            .chain(lists)
            .map(|(text, sense)| Entry::parse(text, sense))
            .collect();
        let entries = entries.map_err(|why| LanguageError::Entry {
            lang: file.lang.clone(),
            why,
        })?;
        let mut language = Self {
            lang: file.lang,
            entries: Vec::new(),
            by_word: HashMap::new(),
            by_stem: HashMap::new(),
            by_number: Vec::new(),
            joints: file.filler.joints,
            spoken: file.common.into_iter().collect(),
            calendar: file.words,
        };
        entries.into_iter().for_each(|entry| language.add(entry));
        Ok(language)
    }

    fn add(&mut self, entry: Entry) {
        let at = self.entries.len();
        match &entry.first[0] {
            Atom::Word(word) => {
                self.by_word.entry(word.clone()).or_default().push(at);
                let plain = tokens::folded(word);
                if plain != *word {
                    self.by_word.entry(plain).or_default().push(at);
                }
            }
            Atom::Stem(stem) => {
                self.by_stem.entry(stem.clone()).or_default().push(at);
                let plain = tokens::folded(stem);
                if plain != *stem {
                    self.by_stem.entry(plain).or_default().push(at);
                }
            }
            Atom::Number => self.by_number.push(at),
        }
        if let ([Atom::Word(word)], []) = (&entry.first[..], &entry.second[..]) {
            self.spoken.insert(word.clone());
        }
        self.entries.push(entry);
    }

    /// Every entry that stands here.
    pub(crate) fn entries_at<'a>(
        &'a self,
        tokens: &'a [Token],
        at: usize,
    ) -> impl Iterator<Item = (Sense, Place)> + 'a {
        let token = &tokens[at];
        let known = |found: Option<&'a Vec<usize>>| found.into_iter().flatten();
        let beginnings = token.text.char_indices().map(|(i, c)| i + c.len_utf8());
        let stems = beginnings.flat_map(move |end| known(self.by_stem.get(&token.text[..end])));
        let numbers = match token.is_number() {
            true => self.by_number.as_slice(),
            false => &[],
        };
        let entries = known(self.by_word.get(&token.text))
            .chain(stems)
            .chain(numbers);
        entries.filter_map(move |entry| {
            let entry = &self.entries[*entry];
            Some((entry.sense, entry.place(tokens, at)?))
        })
    }

    /// A compound's parts, each with what it means, where all of them are known and one of them isn't harmless: “Jahres|abo”.
    pub(crate) fn parts_of(&self, word: &str) -> Option<Vec<(String, Concept)>> {
        const SHORTEST: usize = 3;
        let joints = self.joints.as_ref()?;
        let ends = word.char_indices().map(|(i, _)| i);
        let ends = ends.filter(|end| {
            let (left, right) = word.split_at(*end);
            left.chars().count() >= SHORTEST && right.chars().count() >= SHORTEST
        });
        let whole = |part: &str| self.concept_of(part);
        let left = |part: &str| {
            let bare = joints.iter().filter_map(|j| part.strip_suffix(j.as_str()));
            let mut bare = bare.filter(|bare| bare.chars().count() >= SHORTEST);
            whole(part).or_else(|| bare.find_map(whole))
        };
        let found = ends.filter_map(|end| {
            let (first, rest) = word.split_at(end);
            Some(vec![
                (first.to_owned(), left(first)?),
                (rest.to_owned(), whole(rest)?),
            ])
        });
        let mut found = found.filter(|parts| parts.iter().any(|(_, c)| !c.is_harmless()));
        found.next()
    }

    /// What this word alone means.
    fn concept_of(&self, word: &str) -> Option<Concept> {
        let alone = tokens::tokens(word);
        if alone.len() != 1 {
            return None;
        }
        let found = self.entries_at(&alone, 0);
        let found = found.filter_map(|(sense, place)| Some((place.fit, sense.concept()?)));
        found
            .max_by_key(|(fit, c)| (*fit, !c.is_harmless()))
            .map(|f| f.1)
    }

    /// Its entries for this concept, as a text would write them: for tests over the data.
    pub(crate) fn written(&self, concept: Concept) -> Vec<String> {
        let entries = self.entries.iter();
        let own = entries.filter(|e| e.sense.concept() == Some(concept));
        own.map(written).collect()
    }
}

fn written(entry: &Entry) -> String {
    let mut text = String::new();
    for atom in entry.first.iter().chain(&entry.second) {
        let word = match atom {
            Atom::Word(word) | Atom::Stem(word) => word.as_str(),
            Atom::Number => "3",
        };
        let mut ends = text.chars().last().into_iter().chain(word.chars().next());
        let spaced = !text.is_empty() && !ends.any(tokens::is_east_asian);
        text.extend(spaced.then_some(' '));
        text.push_str(word);
    }
    text
}
