//! What a sentence says less of than its words alone: under a condition, denied; and the count of steps that tells the last of them.
use super::tokens::{Sentence, tokens};
use super::vocabulary::Word;
use super::wordings::{Signal, Wordings};
use std::ops::Range;

/// "If you cancel, your plan ends on 4 May": says nothing of what is.
pub(super) fn is_hypothetical(sentence: &Sentence, languages: &[&Wordings]) -> bool {
    let unreal = |s: &Signal| matches!(s, Signal::Conditional | Signal::Proviso);
    languages
        .iter()
        .any(|w| w.signals(sentence).iter().any(|(s, _)| unreal(s)))
}

/// "Not" stands in these words or close beside them: "won't renew", "verlängert sich nicht mehr".
pub(super) fn denied(sentence: &Sentence, covered: &Range<usize>, wordings: &Wordings) -> bool {
    let near = covered.start.saturating_sub(2)..(covered.end + 2).min(sentence.tokens.len());
    wordings.words.has(Word::Not, &sentence.tokens[near]) || is_of_nothing(sentence, wordings)
}

/// "Next payment: none", "Next payment: –".
fn is_of_nothing(sentence: &Sentence, wordings: &Wordings) -> bool {
    let nothing = wordings.words.list(Word::Nothing).iter();
    let mut ends = nothing.map(|word| tokens(word));
    let dash = sentence.text.trim_end().ends_with(['-', '–', '—']);
    dash || ends.any(|word| sentence.tokens.ends_with(&word))
}

/// "Doesn't end by this": said of what ends, not of what renews.
pub(super) fn taken_back_at_once(
    sentence: &Sentence,
    covered: &Range<usize>,
    wordings: &Wordings,
) -> bool {
    let next = sentence.pauses.iter().filter(|p| **p >= covered.end).min();
    let end = (covered.end + 2)
        .min(next.copied().unwrap_or(usize::MAX))
        .min(sentence.tokens.len());
    let said = &sentence.tokens[covered.start..end];
    wordings.words.has(Word::Not, said) && wordings.only_runs_out(said)
}

/// "Step 3 of 3", "2/2": a short line with the same number twice and little between.
pub(super) fn last_of_steps(sentence: &Sentence) -> bool {
    let numbers: Vec<(usize, u32)> = sentence
        .tokens
        .iter()
        .enumerate()
        .filter_map(|(at, t)| Some((at, t.parse().ok().filter(|n| (2..=9).contains(n))?)))
        .collect();
    matches!(numbers.as_slice(), [(a, n), (b, m)] if n == m && b - a <= 2 && sentence.length() <= 4)
}
