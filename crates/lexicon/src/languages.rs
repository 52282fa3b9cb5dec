//! Which languages a page is in: by its own mark, and by the words that stand on it.
use crate::language::Language;
use crate::tokens::{Kind, Token, tokens};
use std::collections::BTreeSet;

/// The languages to read a page by, its own first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Languages {
    indices: Vec<usize>,
    known: bool,
}

/// Of a longer text, so many words in a hundred are a language's own.
const SHARE: usize = 15;
/// A shorter text may hold none of them.
const A_TEXT: usize = 20;
/// So few of a language's own words may stand on any page.
const SEVERAL: usize = 5;
/// Long texts are judged by their beginning.
const ENOUGH: usize = 2_000;

impl Languages {
    pub(crate) fn of(all: &[Language], lang_attr: &str, text: &str) -> Self {
        let primary = lang_attr.split(['-', '_']).next().unwrap_or_default();
        let marked = all
            .iter()
            .position(|l| l.lang.eq_ignore_ascii_case(primary));
        let mut tokens = tokens(text);
        tokens.retain(|t| matches!(t.kind, Kind::Word | Kind::Character));
        tokens.truncate(ENOUGH);
        let score = |l: &Language| tokens.iter().filter(|t| l.spoken.contains(&t.text)).count();
        let scores: Vec<usize> = match tokens.iter().any(|t| is_own(&t.text)) {
            // Han characters alone are read by several languages.
            true => all.iter().map(score).collect(),
            false => {
                let latin: Vec<usize> = all.iter().map(score).collect();
                let spaced = tokens.iter().any(|t| t.kind == Kind::Word);
                latin
                    .into_iter()
                    .map(|s| if spaced { s } else { 0 })
                    .collect()
            }
        };
        let best = scores.iter().copied().max().unwrap_or_default();
        // Close kin share their small words: whoever comes near the best is asked, too.
        // A label of a page that says its language is too short to tell another.
        let telling = marked.is_none() || tokens.len() >= A_TEXT;
        let near = |i: usize| telling && scores[i] > 0 && scores[i] * 3 >= best * 2;
        let mut indices: Vec<usize> = (0..all.len())
            .filter(|i| *i == 0 || Some(*i) == marked || near(*i))
            .collect();
        indices.sort_by_key(|i| (*i == 0, std::cmp::Reverse(scores[*i]), Some(*i) != marked));
        let known = match tokens.len() < A_TEXT {
            true => marked.is_some() || primary.is_empty() && best > 0,
            // Nobody else writes with kana, or with hangul, however few small words a menu has.
            false => {
                let of_best = |script: fn(&str) -> bool| {
                    let speaks = |l: &Language| l.spoken.iter().any(|w| script(w));
                    let known = (0..all.len()).any(|i| scores[i] == best && speaks(&all[i]));
                    let written = tokens.iter().filter(|t| script(&t.text)).count();
                    if best > 0 && known { written } else { 0 }
                };
                let own_script = of_best(is_kana).max(of_best(is_hangul));
                let enough = |words: usize| words * 100 >= tokens.len() * SHARE;
                // An account is labels and values, with few small words: those of the page's own language are known by what they mean.
                let terse = |m: usize| {
                    let own = own_words(all, m, &tokens);
                    best > 0 && scores[m] == best && own.len() >= SEVERAL && enough(own.len())
                };
                enough(best.max(own_script)) || marked.is_some_and(terse)
            }
        };
        Self { indices, known }
    }

    /// False where the page is in a language that has no file.
    pub fn known(&self) -> bool {
        self.known
    }

    pub(crate) fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.indices.iter().copied()
    }
}

/// Which of these words are this language's, and of no more than one other.
fn own_words<'a>(all: &[Language], one: usize, tokens: &'a [Token]) -> BTreeSet<&'a str> {
    let means = |l: &Language, at: usize| l.words.entries_at(tokens, at).next().is_some();
    let own = |at: &usize| {
        let shared = || all.iter().filter(|l| means(l, *at)).count() > 2;
        let spoken = all[one].spoken.contains(&tokens[*at].text);
        spoken || means(&all[one], *at) && !shared()
    };
    (0..tokens.len())
        .filter(own)
        .map(|at| tokens[at].text.as_str())
        .collect()
}

/// In a script that one language alone is written in.
fn is_own(word: &str) -> bool {
    is_kana(word) || is_hangul(word)
}

fn is_kana(word: &str) -> bool {
    word.starts_with(|c: char| matches!(c, '\u{3041}'..='\u{30FF}'))
}

fn is_hangul(word: &str) -> bool {
    word.starts_with(|c: char| matches!(c, '\u{AC00}'..='\u{D7AF}'))
}
