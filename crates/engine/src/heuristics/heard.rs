//! What one language's wordings hear in one sentence, and how far it holds: under a condition, of another thing, of what is not.
use super::claim;
use super::tokens::{ANY_SUBSCRIPTION, Sentence};
use super::vocabulary::Word;
use super::wordings::{self, Signal, Wordings};
use std::ops::Range;

pub(super) struct Heard<'a> {
    pub(super) sentence: &'a Sentence,
    pub(super) wordings: &'a Wordings,
    pub(super) found: Vec<(Signal, Range<usize>)>,
    /// A condition, wherever it stands, that is more than politeness.
    pub(super) proviso: bool,
    /// Where what makes the rest no statement begins.
    condition: Option<usize>,
}

impl<'a> Heard<'a> {
    pub(super) fn new(sentence: &'a Sentence, wordings: &'a Wordings) -> Self {
        let found = wordings.signals(sentence);
        let starts = |wanted| {
            let of = found.iter().filter(move |(s, _)| *s == wanted);
            of.map(|(_, covered)| covered.start)
        };
        let polite: Vec<usize> = starts(Signal::Courtesy).collect();
        Self {
            proviso: starts(Signal::Proviso).any(|at| !polite.contains(&at)),
            condition: starts(Signal::Conditional)
                .filter(|at| !polite.contains(at))
                .min(),
            sentence,
            wordings,
            found,
        }
    }

    pub(super) fn says(&self, signal: Signal) -> bool {
        self.found.iter().any(|(s, _)| *s == signal)
    }

    /// Asked, or a condition stands before it.
    pub(super) fn is_hypothetical(&self, covered: &Range<usize>) -> bool {
        self.sentence.question
            || self.condition.is_some_and(|c| c < covered.start)
            || self.counts(covered)
    }

    /// "0 subscriptions cancelled": how many, of which none need be one's own.
    fn counts(&self, covered: &Range<usize>) -> bool {
        let tokens = &self.sentence.tokens;
        let before = covered.start.saturating_sub(2)..covered.end.min(tokens.len());
        tokens[before].iter().any(|t| t == "0")
    }

    pub(super) fn asks_for_oneself(&self) -> bool {
        self.wordings.words.has(Word::Asker, &self.sentence.tokens)
    }

    /// "Paid by direct debit": how, and to nobody else.
    pub(super) fn names_means(&self, covered: &Range<usize>) -> bool {
        // A wording may end before what it leads to.
        let end = (covered.end + 2).min(self.sentence.tokens.len());
        let words = &self.sentence.tokens[covered.start..end];
        let biller = self.wordings.grammar.has("biller", words);
        self.wordings.words.names(Word::Means, words) && !biller
    }

    /// "Billing is handled by Lumora Inc.", on Lumora's own page: by nobody else. Its name was set as the subscription's.
    pub(super) fn names_itself(&self, covered: &Range<usize>) -> bool {
        let next = self.sentence.tokens.get(covered.end);
        let words = &self.sentence.tokens[covered.clone()];
        let biller = self.wordings.grammar.has("biller", words);
        next.is_some_and(|next| next == ANY_SUBSCRIPTION) && !biller
    }

    /// "Active until 16 December": it lasts that long, and says nothing of what comes then.
    pub(super) fn says_until_when(&self, covered: &Range<usize>) -> bool {
        const BESIDE: usize = 2;
        let all = &self.sentence.tokens;
        let near = covered.start.saturating_sub(BESIDE)..(covered.end + BESIDE).min(all.len());
        let day = all
            .iter()
            .any(|t| t.starts_with(|c: char| c.is_ascii_digit()));
        day && self.wordings.words.names(Word::Until, &all[near])
    }

    /// What is offered is for bringing a friend.
    pub(super) fn brings_along(&self) -> bool {
        self.wordings.brings_along(self.sentence)
    }

    /// "Free delivery from 50 €" is said to everybody who buys.
    pub(super) fn sells(&self) -> bool {
        // Kin languages share the word for free, not the one for what is sent.
        let sent = |w: &Wordings| w.words.names(Word::Postage, &self.sentence.tokens);
        let stays = || {
            let has = |class| self.wordings.grammar.has(class, &self.sentence.tokens);
            has("keep") || has("leaving")
        };
        let sold =
            wordings::all().iter().any(sent) && crate::quotes::names_a_sum(&self.sentence.text);
        sold && !stays()
    }

    pub(super) fn renews(&self) -> bool {
        let has = |class| self.wordings.grammar.has(class, &self.sentence.tokens);
        has("renews") || has("renewal")
    }

    /// A cancellation was taken back.
    pub(super) fn takes_back(&self) -> bool {
        let withdrawn = self.found.iter().filter(|(s, _)| *s == Signal::Withdrawn);
        let real = |at: &Range<usize>| !self.is_hypothetical(at) && !self.is_unreal(at);
        withdrawn.into_iter().any(|(_, covered)| real(covered))
    }

    /// "Will", "not", "if" inside the words themselves.
    fn is_unreal(&self, covered: &Range<usize>) -> bool {
        let words = &self.sentence.tokens[covered.clone()];
        self.wordings.words.has(Word::Unreal, words)
    }

    pub(super) fn is_of_another(&self, covered: &Range<usize>) -> bool {
        claim::is_of_another(self.sentence, covered, self.wordings)
    }

    /// These words say that the subscription itself has ended.
    pub(super) fn claims_an_end(&self, covered: &Range<usize>) -> bool {
        // A wording that begins with whatever comes covers the condition, too.
        let under = self.condition.is_some_and(|c| c <= covered.start);
        !under
            && !self.is_unreal(covered)
            && !claim::is_denied(self.sentence, covered, self.wordings)
            && claim::is_of_the_subscription(self.sentence, covered, self.wordings)
    }
}
