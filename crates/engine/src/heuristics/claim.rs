//! Whether words that sound like "it is cancelled" say so of the subscription: not of an order, a card or an add-on beside it, and not
//! denied. What counts are the words that belong together: up to a comma, a colon, an "and".
use super::tokens::{Sentence, place_of, tokens};
use super::vocabulary::Word;
use super::wordings::Wordings;
use std::ops::Range;

/// So few words say nothing but that it is done: "You have cancelled."
const NOTHING_BESIDE: usize = 4;

/// These words of the sentence speak of a subscription, and of nothing else that ends.
pub(super) fn is_of_the_subscription(
    sentence: &Sentence,
    covered: &Range<usize>,
    wordings: &Wordings,
) -> bool {
    let words = belonging(sentence, covered, wordings);
    !another(words, wordings) && (names_it(words, wordings) || words.len() <= NOTHING_BESIDE)
}

/// They speak of another thing: an order, a card, an add-on.
pub(super) fn is_of_another(
    sentence: &Sentence,
    covered: &Range<usize>,
    wordings: &Wordings,
) -> bool {
    another(belonging(sentence, covered, wordings), wordings)
}

fn another(words: &[String], wordings: &Wordings) -> bool {
    let of = |class: &str, words: &[String]| wordings.grammar.has(class, words);
    // "Your cancellation request" is no thing beside the cancellation.
    let words = &asked_for(words, wordings);
    of("thing", words) || of("beside", words)
}

/// What is asked for with them, where that is a cancellation.
fn asked_for(words: &[String], wordings: &Wordings) -> Vec<String> {
    match wordings.grammar.has("cancellation", words) {
        true => without(Word::Request, words, wordings),
        false => words.to_vec(),
    }
}

/// "Cancel this appointment": what ends there is nothing that goes on. "Cancel and show my booking" and "request a cancellation" are of
/// no such thing: only what stands with the word for ending counts.
pub(super) fn ends_an_errand(name: &Sentence, wordings: &Wordings) -> bool {
    let all = &name.tokens;
    let joins = joins(all, wordings);
    let breaks = || joins.iter().map(|(at, _)| at).chain(&name.pauses);
    let part = |at: usize| &all[around(&(at..at + 1), breaks(), all.len())];
    let ends = |words: &[String]| {
        wordings.grammar.has("ending", words) || wordings.grammar.has("cancellation", words)
    };
    let errand = |words: &[String]| {
        let words = asked_for(words, wordings);
        wordings.words.names(Word::Errand, &words)
    };
    let mut ending = (0..all.len())
        .map(part)
        .filter(|part| ends(part))
        .peekable();
    match ending.peek() {
        Some(_) => ending.any(errand),
        None => errand(all),
    }
}

fn without(kind: Word, words: &[String], wordings: &Wordings) -> Vec<String> {
    let mut kept = words.to_vec();
    for part in wordings.words.list(kind).iter().map(|w| tokens(w)) {
        while let Some(at) = place_of(&part, &kept) {
            kept.drain(at..at + part.len());
        }
    }
    kept
}

/// Up to the comma before and after. "Your order, placed on 4 May, was cancelled": where these don't name what has ended, those
/// before the comma do.
fn belonging<'a>(
    sentence: &'a Sentence,
    covered: &Range<usize>,
    wordings: &Wordings,
) -> &'a [String] {
    let all = &sentence.tokens;
    let joins: Vec<usize> = joins(all, wordings).into_iter().map(|(at, _)| at).collect();
    let near = around(covered, sentence.pauses.iter().chain(&joins), all.len());
    if names_it(&all[near.clone()], wordings) {
        return &all[near];
    }
    &all[around(covered, joins.iter(), all.len())]
}

/// "Not" stands among the words that it belongs to: "ist also nicht gekündigt".
pub(super) fn is_denied(sentence: &Sentence, covered: &Range<usize>, wordings: &Wordings) -> bool {
    let all = &sentence.tokens;
    let joins: Vec<usize> = joins(all, wordings).into_iter().map(|(at, _)| at).collect();
    let part = around(covered, sentence.pauses.iter().chain(&joins), all.len());
    wordings.words.has(Word::Not, &all[part.start..covered.end])
}

fn names_it(words: &[String], wordings: &Wordings) -> bool {
    let classes = ["sub", "cancellation", "renewal"];
    classes
        .into_iter()
        .any(|class| wordings.grammar.has(class, words))
}

/// From the last break before these words to the first after them.
fn around<'a>(
    covered: &Range<usize>,
    breaks: impl Iterator<Item = &'a usize>,
    length: usize,
) -> Range<usize> {
    breaks.fold(0..length, |part, &at| {
        if at <= covered.start {
            part.start.max(at)..part.end
        } else if at >= covered.end {
            part.start..part.end.min(at)
        } else {
            part
        }
    })
}

/// Before which token another statement begins, and behind which: "and", "but".
pub(super) fn joins(all: &[String], wordings: &Wordings) -> Vec<(usize, usize)> {
    let words = wordings.words.list(Word::Joins).iter().map(|w| tokens(w));
    words
        .flat_map(|join| {
            let starts = 0..all.len();
            starts
                .filter(|at| all[*at..].starts_with(&join))
                .map(|at| (at, at + join.len()))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::{tokens, wordings};

    fn of_it(text: &str, said: &str) -> bool {
        let (sentence, said) = (Sentence::new(text), tokens::tokens(said));
        let at = place_of(&said, &sentence.tokens).unwrap();
        is_of_the_subscription(&sentence, &(at..at + said.len()), &wordings::all()[0])
    }

    #[test]
    fn what_stands_behind_an_and_or_a_comma_is_another_matter() {
        for (text, said, expected) in [
            (
                "Your plan has been cancelled and your card won't be charged",
                "has been cancelled",
                true,
            ),
            (
                "As your order says, your plan has been cancelled",
                "plan has been cancelled",
                true,
            ),
            (
                "Your order, placed on 4 May, has been cancelled",
                "has been cancelled",
                false,
            ),
            (
                "Your membership card has been cancelled",
                "has been cancelled",
                false,
            ),
            ("You have cancelled", "have cancelled", true),
            (
                "You have cancelled the walk with us today",
                "have cancelled",
                false,
            ),
        ] {
            assert_eq!(of_it(text, said), expected, "{text}");
        }
    }

    #[test]
    fn every_language_takes_a_plan_s_own_name_for_a_subscription() {
        for language in wordings::all() {
            let name = [tokens::ANY_SUBSCRIPTION.to_owned()];
            assert!(language.grammar.has("sub", &name), "{}", language.lang);
        }
    }
}
