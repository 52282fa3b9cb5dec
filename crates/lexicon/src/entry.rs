//! One entry of a language's concept list, and where it stands among tokens.
//!
//! | written | means |
//! |---|---|
//! | `turn off` | these words, in a row |
//! | `kündig*` | a word that begins so |
//! | `step #` | a number |
//! | `melde … ab` | up to five words between |
use crate::concept::Concept;
use crate::tokens::{self, Token};

/// What an entry makes of the words that it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    Concept(Concept),
    /// `Not` that denies what stands before it.
    NotBehind,
    /// `No`; right before a word, without a pause, it denies it.
    NoOrNot,
    /// `Finish`; of a subscription it is said of its end.
    FinishOrEnd,
    /// `End`, said of a contract and never of a single delivery.
    EndOfContract,
    Filler,
}

impl Sense {
    pub(crate) fn concept(self) -> Option<Concept> {
        match self {
            Self::Concept(concept) => Some(concept),
            Self::NotBehind => Some(Concept::Not),
            Self::NoOrNot => Some(Concept::No),
            Self::FinishOrEnd => Some(Concept::Finish),
            Self::EndOfContract => Some(Concept::End),
            Self::Filler => None,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) sense: Sense,
    pub(crate) first: Vec<Atom>,
    /// What follows a gap; empty where there is none.
    pub(crate) second: Vec<Atom>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Atom {
    Word(String),
    Stem(String),
    Number,
}

/// How well an entry fits: the longer the better, then whole words before stems before words without their accents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fit {
    pub(crate) words: usize,
    pub(crate) exact: Exact,
    /// Letters that are written out, not left to a stem.
    pub(crate) letters: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exact {
    Folded,
    Stem,
    Whole,
}

/// Where an entry stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) fit: Fit,
    /// Tokens that its first part covers.
    pub(crate) length: usize,
    /// Where its second part stands.
    pub(crate) second: Option<(usize, usize)>,
}

const GAP: &str = "…";
const LONGEST_GAP: usize = 5;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    #[error("the entry “{0}” holds no word: write one, or delete it")]
    Empty(String),
    #[error(
        "the stem in “{0}” would let through words that nobody judged: write its forms out, a harmless concept takes whole words only"
    )]
    HarmlessStem(String),
}

impl Entry {
    pub(crate) fn parse(text: &str, sense: Sense) -> Result<Self, EntryError> {
        let entry = Self::heard(text, sense)?;
        let mut stems = entry.first.iter().chain(&entry.second);
        let harmless = match sense {
            Sense::Concept(concept) => concept.is_harmless(),
            Sense::NoOrNot | Sense::Filler => true,
            Sense::NotBehind | Sense::FinishOrEnd | Sense::EndOfContract => false,
        };
        match harmless && stems.any(|atom| matches!(atom, Atom::Stem(_))) {
            true => Err(EntryError::HarmlessStem(text.to_owned())),
            false => Ok(entry),
        }
    }

    /// One that is heard in a page's text, by which nothing is pressed.
    pub(crate) fn heard(text: &str, sense: Sense) -> Result<Self, EntryError> {
        let (first, second) = text.split_once(GAP).unwrap_or((text, ""));
        let (first, second) = (atoms(first), atoms(second));
        match first.is_empty() {
            true => Err(EntryError::Empty(text.to_owned())),
            false => Ok(Self {
                sense,
                first,
                second,
            }),
        }
    }

    pub(crate) fn place(&self, tokens: &[Token], at: usize) -> Option<Place> {
        let mut fit = fit(&self.first, tokens, at)?;
        let length = self.first.len();
        let mut second = None;
        if !self.second.is_empty() {
            let from = at + length;
            let clause = tokens[at].clause;
            let same = |i: &usize| tokens.get(*i).is_some_and(|t| t.clause == clause);
            let mut starts = (from..=from + LONGEST_GAP).take_while(same);
            let found = starts.find_map(|i| Some((i, self::fit(&self.second, tokens, i)?)))?;
            second = Some((found.0, self.second.len()));
            fit = Fit {
                words: fit.words + found.1.words,
                exact: fit.exact.min(found.1.exact),
                letters: fit.letters + found.1.letters,
            };
        }
        Some(Place {
            fit,
            length,
            second,
        })
    }
}

fn fit(atoms: &[Atom], tokens: &[Token], at: usize) -> Option<Fit> {
    let row = tokens.get(at..at + atoms.len())?;
    // "Yes, pause" is no entry "yes pause".
    if row.iter().any(|t| t.clause != row[0].clause) {
        return None;
    }
    let mut fit = Fit {
        words: atoms.len(),
        exact: Exact::Whole,
        letters: 0,
    };
    for (atom, token) in atoms.iter().zip(row) {
        let (exact, letters) = match atom {
            Atom::Word(word) if *word == token.text => (Exact::Whole, word.len()),
            Atom::Word(word) if otherwise(word).contains(&token.text) => {
                (Exact::Folded, word.len())
            }
            Atom::Stem(stem) if token.text.starts_with(stem.as_str()) => (Exact::Stem, stem.len()),
            Atom::Stem(stem) if otherwise(stem).iter().any(|s| token.text.starts_with(s)) => {
                (Exact::Folded, stem.len())
            }
            Atom::Number if token.is_number() => (Exact::Whole, 1),
            _ => return None,
        };
        fit.exact = fit.exact.min(exact);
        fit.letters += letters;
    }
    Some(fit)
}

/// How else it is written: without the marks on its letters, or with these spelled out.
fn otherwise(word: &str) -> [String; 2] {
    [tokens::folded(word), tokens::spelled_out(word)]
}

fn atoms(text: &str) -> Vec<Atom> {
    let atom = |part: &str| -> Vec<Atom> {
        let mut words: Vec<Atom> = tokens::tokens(part)
            .into_iter()
            .map(|t| Atom::Word(t.text))
            .collect();
        if part == "#" {
            return vec![Atom::Number];
        }
        if let (true, Some(Atom::Word(word))) = (part.ends_with('*'), words.last().cloned()) {
            words.pop();
            words.push(Atom::Stem(word));
        }
        words
    };
    // Where words are written without spaces, a number stands between characters.
    let spaced = text.replace('#', " # ");
    spaced.split_whitespace().flat_map(atom).collect()
}
