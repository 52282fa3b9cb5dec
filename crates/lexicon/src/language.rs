//! One language: its file's lists, ready to be looked up. Data: `[concepts]`, `[filler]`, `[page]` and `[words]` in `wordings/LANG.toml`.
use crate::concept::Concept;
use crate::entry::{Entry, EntryError, Sense};
use crate::index::{Index, Parse};
use crate::tokens;
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};

#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) lang: String,
    /// What labels and sentences are read by.
    pub(crate) words: Index,
    /// What a page's text says beside.
    pub(crate) page: Index,
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
    #[serde(default)]
    page: BTreeMap<Concept, Vec<String>>,
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
    /// “Finish”, which of a subscription means its end (Italian “terminare”).
    finish_or_end: Vec<String>,
    /// “End”, said of a contract and never of a single delivery (French “résilier”).
    end_of_contract: Vec<String>,
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
        let filler = &file.filler;
        let lists = [
            (&filler.words, Sense::Filler),
            (&filler.not_behind, Sense::NotBehind),
            (&filler.no_or_not, Sense::NoOrNot),
            (&filler.finish_or_end, Sense::FinishOrEnd),
            (&filler.end_of_contract, Sense::EndOfContract),
        ];
        let of_concept = |(concept, list)| (list, Sense::Concept(concept));
        let concepts = file.concepts.iter().map(|(c, list)| of_concept((*c, list)));
        let page = file.page.iter().map(|(c, list)| of_concept((*c, list)));
        let index = |lists: &mut dyn Iterator<Item = (&Vec<String>, Sense)>, parse: Parse| {
            let found = Index::of(lists, parse);
            let lang = file.lang.clone();
            found.map_err(|why| LanguageError::Entry { lang, why })
        };
        let words = index(&mut concepts.chain(lists), Entry::parse)?;
        let page = index(&mut page.into_iter(), Entry::heard)?;
        let mut spoken: HashSet<String> = file.common.into_iter().collect();
        spoken.extend(words.single());
        Ok(Self {
            lang: file.lang,
            words,
            page,
            joints: file.filler.joints,
            spoken,
            calendar: file.words,
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
            // “Uppsägn|ingen” denies nothing: an ending sounds like a small word.
            let meant = whole(rest).filter(|c| *c != Concept::Not)?;
            Some(vec![
                (first.to_owned(), left(first)?),
                (rest.to_owned(), meant),
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
        let found = self.words.entries_at(&alone, 0);
        let found = found.filter_map(|(sense, place)| Some((place.fit, sense.concept()?)));
        found
            .max_by_key(|(fit, c)| (*fit, !c.is_harmless()))
            .map(|f| f.1)
    }
}
