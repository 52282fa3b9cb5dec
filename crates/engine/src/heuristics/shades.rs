//! What a sentence says less of than its words alone: under a condition, denied; and the count of steps that tells the last of them.
use super::claim::joins;
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

/// "Not" stands in these words or close beside them, or "if" before them: "won't renew", "verlängert sich nicht mehr".
pub(super) fn denied(sentence: &Sentence, covered: &Range<usize>, wordings: &Wordings) -> bool {
    let near = covered.start.saturating_sub(2)..(covered.end + 2).min(sentence.tokens.len());
    wordings.words.has(Word::Not, &sentence.tokens[near])
        || supposed(sentence, covered, wordings)
        || is_of_nothing(sentence, covered, wordings)
        || heads_a_table(sentence, wordings)
}

/// "If the plan is active you'll find it there" says of no plan that it is. "If you don't cancel your plan renews" does: there it
/// follows from something else.
fn supposed(sentence: &Sentence, covered: &Range<usize>, wordings: &Wordings) -> bool {
    const CLOSE: usize = 4;
    let all = &sentence.tokens;
    let start = covered.start.min(all.len());
    let begins = joins(all, wordings).into_iter().map(|(_, behind)| behind);
    let begins = begins.chain(sentence.pauses.iter().copied()).chain([0]);
    let parted = |at: usize| sentence.pauses.iter().any(|p| (at + 1..=start).contains(p));
    let mut begins = begins.filter(|at| *at <= start && !parted(*at));
    begins.any(|at| {
        let between = behind_if(&all[at..start], wordings);
        let close = |between: &[String]| {
            Sentence::new(&between.join(" ")).length() < CLOSE
                && !wordings.words.has(Word::Not, between)
        };
        between.is_some_and(close) && !renews_itself(&all[at..], wordings)
    })
}

/// What it says of a plan that goes on is supposed, or follows from something else.
pub(super) fn begins_with_if(sentence: &Sentence, wordings: &Wordings) -> bool {
    behind_if(&sentence.tokens, wordings).is_some() && !renews_itself(&sentence.tokens, wordings)
}

/// What stands behind the "if" that these words begin with.
fn behind_if<'a>(words: &'a [String], wordings: &Wordings) -> Option<&'a [String]> {
    let mut ifs = wordings.words.list(Word::If).iter();
    ifs.find_map(|word| words.strip_prefix(tokens(word).as_slice()))
}

/// "Se renova": in some languages "itself" is written like "if", and stands right before the verb.
fn renews_itself(words: &[String], wordings: &Wordings) -> bool {
    let behind = behind_if(words, wordings).and_then(|behind| behind.get(..1));
    behind.is_some_and(|verb| wordings.grammar.has("renews", verb))
}

/// "Subscription Status Next payment Total": what the columns are called says nothing of what stands in them.
fn heads_a_table(sentence: &Sentence, wordings: &Wordings) -> bool {
    // "Status: renews automatically" says it of one thing.
    let parts = sentence.text.split([':', '：', '–', '—']);
    let says_more = sentence.text.contains(|c: char| c.is_numeric())
        || parts.filter(|part| !part.trim().is_empty()).count() == 2
        || sentence.text.ends_with(['.', '!', '。'])
        || wordings.words.has(Word::Status, &sentence.tokens);
    !says_more && wordings.grammar.has("status", &sentence.tokens)
}

/// "Next payment: none", "Next payment: –": right behind what would be.
fn is_of_nothing(sentence: &Sentence, covered: &Range<usize>, wordings: &Wordings) -> bool {
    let end = covered.end.min(sentence.tokens.len());
    let (said, rest) = (
        &sentence.tokens[covered.start.min(end)..end],
        &sentence.tokens[end..],
    );
    let dated = said.iter().any(|t| t.contains(|c: char| c.is_numeric()));
    let dash = sentence.text.trim_end().ends_with(['-', '–', '—']);
    let nothing = wordings.words.list(Word::Nothing).iter();
    let mut nothing = nothing.map(|word| tokens(word));
    !dated
        && match rest.is_empty() {
            true => dash || nothing.any(|word| said.ends_with(&word)),
            false => nothing.any(|word| rest.strip_suffix(&*word).is_some_and(is_one_word_with)),
        }
}

/// Nothing, or the rest of a word that is written without spaces.
fn is_one_word_with(rest: &[String]) -> bool {
    let sign =
        |t: &String| t.chars().count() == 1 && !t.is_ascii() && !t.contains(char::is_numeric);
    rest.len() <= 1 && rest.iter().all(sign)
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

/// "Step 3 of 3", "2/2": a short line with the same number twice and little between. "6 of 6 used" counts something else.
pub(super) fn last_of_steps(sentence: &Sentence) -> bool {
    let numbers: Vec<(usize, u32)> = sentence
        .tokens
        .iter()
        .enumerate()
        .filter_map(|(at, t)| Some((at, t.parse().ok().filter(|n| (2..=9).contains(n))?)))
        .collect();
    let [(a, n), (b, m)] = numbers.as_slice() else {
        return false;
    };
    let counts_things = *a == 0 && b - a == 2 && b + 1 < sentence.tokens.len();
    n == m && b - a <= 2 && sentence.length() <= 4 && !counts_things
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_the_steps_is_none_of_what_else_is_counted() {
        for (text, last) in [
            ("Step 3 of 3", true),
            ("3 of 3", true),
            ("2/2", true),
            ("3/3 Confirm", true),
            ("6 of 6 used", false),
            ("2 of 3", false),
        ] {
            assert_eq!(last_of_steps(&Sentence::new(text)), last, "{text}");
        }
    }
}
