//! Entries, ready to be looked up by the word that they begin with, by its stem, or by a number.
use crate::concept::Concept;
use crate::entry::{Atom, Entry, EntryError, Place, Sense};
use crate::tokens::{self, Token};
use std::collections::HashMap;

#[derive(Debug, Default)]
pub(crate) struct Index {
    entries: Vec<Entry>,
    by_word: HashMap<String, Vec<usize>>,
    by_stem: HashMap<String, Vec<usize>>,
    by_number: Vec<usize>,
}

pub(crate) type Parse = fn(&str, Sense) -> Result<Entry, EntryError>;

impl Index {
    pub(crate) fn of<'a>(
        lists: impl Iterator<Item = (&'a Vec<String>, Sense)>,
        parse: Parse,
    ) -> Result<Self, EntryError> {
        let mut index = Self::default();
        for (list, sense) in lists {
            for text in list {
                index.add(parse(text, sense)?);
            }
        }
        Ok(index)
    }

    fn add(&mut self, entry: Entry) {
        let at = self.entries.len();
        let (known, word) = match &entry.first[0] {
            Atom::Word(word) => (&mut self.by_word, word),
            Atom::Stem(stem) => (&mut self.by_stem, stem),
            Atom::Number => {
                self.by_number.push(at);
                self.entries.push(entry);
                return;
            }
        };
        known.entry(word.clone()).or_default().push(at);
        let mut ways = vec![word.clone()];
        for other in [tokens::folded(word), tokens::spelled_out(word)] {
            if !ways.contains(&other) {
                known.entry(other.clone()).or_default().push(at);
                ways.push(other);
            }
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

    /// The entries that are one whole word.
    pub(crate) fn single(&self) -> impl Iterator<Item = String> + '_ {
        let single = |e: &Entry| match (&e.first[..], &e.second[..]) {
            ([Atom::Word(word)], []) => Some(word.clone()),
            _ => None,
        };
        self.entries.iter().filter_map(single)
    }

    /// The entries for this concept, as a text would write them: for tests over the data.
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
