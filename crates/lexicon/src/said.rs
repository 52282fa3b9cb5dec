//! All that a text says, overlapping: for what is noticed on a page. What may be pressed is judged by a phrase (`reading.rs`).
use crate::concept::Concept;
use crate::entry::{Exact, Place, Sense};
use crate::language::Language;
use crate::lexicon;
use crate::tokens::{Kind, Token, is_east_asian, tokens};
use std::collections::BTreeMap;

/// A concept, and from which token to which it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub concept: Concept,
    pub from: usize,
    pub to: usize,
    /// “Not” stands right before it.
    pub negated: bool,
}

impl Hit {
    /// It is a part of what the other says, and says nothing of its own: “renew” in “won't renew”.
    fn is_part_of(&self, other: &Self) -> bool {
        let longer = other.to - other.from > self.to - self.from;
        let inside = other.from <= self.from && self.to <= other.to;
        // “Cancelled” is no order to cancel.
        let done = self.concept == Concept::End
            && matches!(other.concept, Concept::Cancelled | Concept::Expired)
            && (other.from, other.to) == (self.from, self.to);
        done || inside && longer && other.concept != self.concept
    }

    pub fn covers(&self, at: usize) -> bool {
        (self.from..self.to).contains(&at)
    }
}

/// What a text says: its words, and every concept that some of them name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub tokens: Vec<Token>,
    pub hits: Vec<Hit>,
    /// Tokens that a clause begins with.
    begins: Vec<bool>,
}

/// So many words before, “not” still denies.
const DENIES: usize = 3;

impl Said {
    /// By every language: pages mix them, and a short text doesn't tell which it is in.
    pub fn of(text: &str) -> Self {
        Self::by(&lexicon().languages, text)
    }

    fn by(languages: &[Language], text: &str) -> Self {
        let mut tokens = tokens(text);
        tokens.retain(|t| t.kind != Kind::Sign);
        let places = 0..tokens.len();
        let mut hits: Vec<Hit> = places
            .flat_map(|at| hits_at(languages, &tokens, at))
            .collect();
        deny(&mut hits);
        let all = hits.clone();
        hits.retain(|h| h.concept == Concept::Filler || !all.iter().any(|o| h.is_part_of(o)));
        let begins = tokens.iter().map(|t| begins_clause(text, t)).collect();
        Self {
            tokens,
            hits,
            begins,
        }
    }

    /// Said, and not denied.
    pub fn has(&self, concept: Concept) -> bool {
        self.at(concept).is_some()
    }

    pub fn any(&self, concepts: &[Concept]) -> bool {
        concepts.iter().any(|c| self.has(*c))
    }

    pub fn at(&self, concept: Concept) -> Option<&Hit> {
        let mut hits = self.hits.iter();
        hits.find(|h| h.concept == concept && !h.negated)
    }

    /// Where it is said in the text, in bytes.
    pub fn place(&self, concept: Concept) -> Option<(usize, usize)> {
        let hit = self.at(concept)?;
        Some((self.tokens[hit.from].from, self.tokens[hit.to - 1].to))
    }

    /// Its words are bound to a condition: “if you cancel”, “wenn du kündigst”.
    pub fn is_conditional(&self) -> bool {
        self.hits.iter().any(|h| match h.concept {
            Concept::Condition => true,
            Concept::ConditionFirst => self.begins[h.from],
            _ => false,
        })
    }

    /// The words that belong to none of these concepts and are no fillers.
    pub fn beside(&self, concepts: &[Concept]) -> usize {
        let counts = |h: &&Hit| h.concept == Concept::Filler || concepts.contains(&h.concept);
        let covered = |at: usize| self.hits.iter().filter(counts).any(|h| h.covers(at));
        (0..self.tokens.len()).filter(|at| !covered(*at)).count()
    }

    /// How many words, where three East Asian characters make one.
    pub fn length(&self) -> usize {
        let single = |t: &&Token| t.text.chars().all(is_east_asian);
        let characters = self.tokens.iter().filter(single).count();
        self.tokens.len() - characters + characters.div_ceil(3)
    }
}

/// The longest of each concept that begins here, and what stands behind its gap.
fn hits_at(languages: &[Language], tokens: &[Token], at: usize) -> Vec<Hit> {
    let known = languages.iter().flat_map(|l| {
        let shared = l.words.entries_at(tokens, at);
        let shared = shared.filter(|(s, _)| matches!(s, Sense::Concept(c) if c.is_shared()));
        let known = shared.chain(l.page.entries_at(tokens, at));
        // Without its accents a word is another language's: “expire”, “voor”.
        known.filter(|(_, place)| place.fit.exact != Exact::Folded)
    });
    let mut longest: BTreeMap<Concept, Place> = BTreeMap::new();
    for (concept, place) in known.filter_map(|(s, place)| Some((s.concept()?, place))) {
        let longer = longest.entry(concept).or_insert(place);
        if place.length > longer.length {
            *longer = place;
        }
    }
    let hit = |concept, from, length| Hit {
        concept,
        from,
        to: from + length,
        negated: false,
    };
    let hits = longest.into_iter().flat_map(|(concept, place)| {
        let second = place
            .second
            .map(|(from, length)| hit(concept, from, length));
        std::iter::once(hit(concept, at, place.length)).chain(second)
    });
    hits.collect()
}

/// Marks what stands behind a “not”.
fn deny(hits: &mut [Hit]) {
    let denials = hits.iter().filter(|h| h.concept == Concept::Not);
    let denials: Vec<(usize, usize)> = denials.map(|h| (h.from, h.to)).collect();
    for hit in hits {
        let before = |(from, to): &(usize, usize)| *to <= hit.from && hit.from - from <= DENIES;
        hit.negated = denials.iter().any(before);
    }
}

fn begins_clause(text: &str, token: &Token) -> bool {
    let before = text[..token.from].trim_end().chars().next_back();
    before.is_none_or(|c| matches!(c, ',' | ':' | '—'))
}

#[cfg(test)]
mod tests {
    use crate::{Concept, Said};

    #[test]
    fn a_longer_phrase_takes_the_words_of_a_shorter_one() {
        let said = Said::of("Your plan won't renew.");
        assert!(said.has(Concept::NoRenewal) && !said.has(Concept::RenewsOn));
        let said = Said::of("Ihr Abo verlängert sich nicht");
        assert!(said.has(Concept::NoRenewal) && !said.has(Concept::RenewsOn));
        assert!(Said::of("解約済み").has(Concept::Cancelled));
    }

    #[test]
    fn what_is_denied_is_not_said() {
        for text in [
            "It has not been cancelled",
            "Ihr Abo wurde nicht gekündigt",
            "L'abonnement n'est pas résilié",
            "Tu suscripción no ha sido cancelada",
            "Sua assinatura ainda não foi cancelada",
        ] {
            assert!(!Said::of(text).has(Concept::Cancelled), "{text}");
        }
        // Italian “mai” is “never”.
        assert!(Said::of("Am 4. Mai gekündigt").has(Concept::Cancelled));
    }

    #[test]
    fn small_words_are_a_condition_only_where_a_clause_begins() {
        for (text, conditional) in [
            ("If you cancel, your plan ends", true),
            ("Si vous résiliez", true),
            ("Se cancelar, perde o acesso", true),
            ("Il piano si rinnova se vuoi", false),
            ("Your plan has ended", false),
        ] {
            let said = Said::of(text);
            assert_eq!(said.is_conditional(), conditional, "{text}: {said:?}");
        }
    }
}
