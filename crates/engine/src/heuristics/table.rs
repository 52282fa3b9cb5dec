//! Many phrases, looked for at once.
use super::phrase::Phrase;
use std::collections::HashMap;
use std::ops::Range;

/// Phrases by the word they begin with, so that a page is read in one pass.
#[derive(Clone, Debug)]
pub(super) struct Table<K> {
    phrases: Vec<(K, Phrase)>,
    by_word: HashMap<String, Vec<usize>>,
    /// Those that can begin with anything.
    others: Vec<usize>,
}

impl<K: Copy> Table<K> {
    pub(super) fn new(phrases: Vec<(K, Phrase)>) -> Self {
        let mut by_word: HashMap<String, Vec<usize>> = HashMap::new();
        let mut others = Vec::new();
        for (at, (_, phrase)) in phrases.iter().enumerate() {
            match phrase.first_words() {
                Some(words) => words
                    .iter()
                    .for_each(|w| by_word.entry(w.clone()).or_default().push(at)),
                None => others.push(at),
            }
        }
        Self {
            phrases,
            by_word,
            others,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.phrases.len()
    }

    pub(super) fn without(&self, left_out: impl Fn(usize) -> bool) -> Self {
        let kept = self.phrases.iter().enumerate();
        Self::new(
            kept.filter(|(n, _)| !left_out(*n))
                .map(|(_, p)| p.clone())
                .collect(),
        )
    }

    /// Every phrase found in these tokens, with what it covers.
    pub(super) fn find(&self, tokens: &[String]) -> Vec<(K, Range<usize>)> {
        self.numbered(tokens)
            .into_iter()
            .filter_map(|(n, at)| Some((self.phrases.get(n)?.0, at)))
            .collect()
    }

    /// The same by the phrases' numbers.
    pub(super) fn numbered(&self, tokens: &[String]) -> Vec<(usize, Range<usize>)> {
        let mut plausible: Vec<usize> = tokens
            .iter()
            .filter_map(|t| self.by_word.get(t))
            .flatten()
            .copied()
            .collect();
        plausible.extend(&self.others);
        plausible.sort_unstable();
        plausible.dedup();
        plausible
            .into_iter()
            .filter_map(|n| Some((n, self.phrases.get(n)?.1.find(tokens)?)))
            .collect()
    }
}
