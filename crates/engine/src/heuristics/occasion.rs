//! What one is to call, write or chat for, where a page says so: not every number on it ends a subscription.
use super::tokens::Sentence;
use super::wordings::{Wordings, names_subscription};

/// "Broken down? Call 0800 …": it answers a question of its own, which asks of no subscription and of no end.
pub(crate) fn is_for_something_else(sentence: &Sentence, languages: &[&Wordings]) -> bool {
    let asked = Sentence::new(&sentence.asked);
    let speaks_of_it = |said: &Sentence| {
        let leaves =
            |w: &&Wordings| w.speaks_of_ending(said) || w.grammar.has("leaving", &said.tokens);
        languages.iter().any(leaves) || names_subscription(&said.text, languages)
    };
    !asked.tokens.is_empty() && !speaks_of_it(&asked) && !speaks_of_it(sentence)
}
