//! What a sentence or a label says by what it is made of, where no wording fits it as a whole: verb and noun, tense, negation. Each
//! language lists its words by class (`[grammar]` in `wordings/LANG.toml`); which classes together say what is the same in all
//! of them (`data/grammar.toml`). It only fills gaps: a wording always comes first.
use super::phrase::{Phrase, PhraseError, Sets};
use super::tokens::Sentence;
use super::wordings::{Intent, Signal};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::OnceLock;

/// One language's words by class.
#[derive(Clone, Debug, Default)]
pub(super) struct Grammar(BTreeMap<String, Vec<Phrase>>);

/// Classes that say something together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule<Says> {
    says: Says,
    has: Vec<String>,
    #[serde(default)]
    lacks: Vec<String>,
    /// Only where the page's address is one of the way out.
    #[serde(default)]
    on_the_way: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    /// A sentence longer than so many words says too many things at once; a label longer than so many is a sentence.
    longest_sentence: usize,
    longest_label: usize,
    sentence: Vec<Rule<Signal>>,
    label: Vec<Rule<Intent>>,
}

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    // A file that can't be read fails the tests; a released build never has one.
    RULES
        .get_or_init(|| toml::from_str(include_str!("../../data/grammar.toml")).unwrap_or_default())
}

impl Grammar {
    pub(super) fn new(
        words: BTreeMap<String, Vec<String>>,
        sets: &Sets,
    ) -> Result<Self, PhraseError> {
        let mut classes = BTreeMap::new();
        for (class, phrases) in words {
            let phrases = phrases.iter().map(|p| Phrase::parse(p, sets));
            classes.insert(class, phrases.collect::<Result<_, _>>()?);
        }
        Ok(Self(classes))
    }

    pub(super) fn signals(&self, sentence: &Sentence, on_the_way: bool) -> BTreeSet<Signal> {
        let rules = rules();
        if sentence.length() > rules.longest_sentence {
            return BTreeSet::new();
        }
        let mut seen = Seen::new(self, &sentence.tokens);
        let counts = |r: &&Rule<Signal>| on_the_way || !r.on_the_way;
        let fits = rules.sentence.iter().filter(counts);
        let fits = fits.filter(|r| seen.fits(r));
        fits.map(|r| r.says).collect()
    }

    /// A word of this class stands among these.
    pub(super) fn has(&self, class: &str, tokens: &[String]) -> bool {
        let phrases = self.0.get(class).map_or(&[][..], Vec::as_slice);
        phrases.iter().any(|p| p.is_in(tokens))
    }

    /// Where each of its phrases stands first.
    pub(super) fn all(&self, class: &str, tokens: &[String]) -> impl Iterator<Item = Range<usize>> {
        let phrases = self.0.get(class).map_or(&[][..], Vec::as_slice);
        phrases.iter().filter_map(|p| p.find(tokens))
    }

    pub(super) fn speaks_of_ending(&self, sentence: &Sentence) -> bool {
        let mut seen = Seen::new(self, &sentence.tokens);
        seen.has("ending") || seen.has("cancellation")
    }

    pub(super) fn names_subscription(&self, sentence: &Sentence) -> bool {
        Seen::new(self, &sentence.tokens).has("sub")
    }

    /// Harm before help, as everywhere.
    pub(super) fn intent(&self, label: &Sentence) -> Option<Intent> {
        let rules = rules();
        if label.length() > rules.longest_label || label.question {
            return None;
        }
        let mut seen = Seen::new(self, &label.tokens);
        let fits = rules.label.iter().filter(|r| seen.fits(r));
        fits.map(|r| r.says).min()
    }
}

/// Which classes stand in these tokens, looked up once each.
struct Seen<'a> {
    grammar: &'a Grammar,
    tokens: &'a [String],
    known: BTreeMap<&'a str, bool>,
}

impl<'a> Seen<'a> {
    fn new(grammar: &'a Grammar, tokens: &'a [String]) -> Self {
        Self {
            grammar,
            tokens,
            known: BTreeMap::new(),
        }
    }

    fn fits<Says>(&mut self, rule: &'a Rule<Says>) -> bool {
        rule.has.iter().all(|c| self.has(c)) && !rule.lacks.iter().any(|c| self.has(c))
    }

    fn has(&mut self, class: &'a str) -> bool {
        let (grammar, tokens) = (self.grammar, self.tokens);
        *self
            .known
            .entry(class)
            .or_insert_with(|| grammar.has(class, tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::wordings;

    #[test]
    fn every_class_that_a_rule_names_has_words_in_every_language() {
        let rules = rules();
        let classes = |has: &[String], lacks: &[String]| [has, lacks].concat();
        let named: BTreeSet<String> = (rules.sentence.iter())
            .flat_map(|r| classes(&r.has, &r.lacks))
            .chain(rules.label.iter().flat_map(|r| classes(&r.has, &r.lacks)))
            .collect();
        assert!(!named.is_empty());
        for language in wordings::all() {
            for class in &named {
                let words = language.grammar.0.get(class);
                assert!(
                    words.is_some_and(|w| !w.is_empty()),
                    "{}: {class}",
                    language.lang
                );
            }
            for class in language.grammar.0.keys() {
                assert!(
                    named.contains(class),
                    "{}: no rule asks for {class}",
                    language.lang
                );
            }
        }
    }

    fn signals(lang: &str, text: &str) -> BTreeSet<Signal> {
        let language = wordings::all().iter().find(|w| w.lang == lang).unwrap();
        language.grammar.signals(&Sentence::new(text), false)
    }

    #[test]
    fn what_is_done_counts_as_done_and_nothing_else_does() {
        for (lang, done) in [
            ("en", "The membership was cancelled by us today."),
            ("de", "Euer Paket wurde soeben gekündigt."),
            ("fr", "Nous avons bien résilié votre forfait."),
            ("es", "Hemos cancelado su membresía."),
            ("pt", "Cancelamos hoje a sua assinatura."),
            ("it", "Abbiamo appena disdetto il tuo contratto."),
            ("nl", "Wij hebben je lidmaatschap zojuist opgezegd."),
            ("ja", "プランはすでに解約されました。"),
        ] {
            assert!(
                signals(lang, done).contains(&Signal::Complete),
                "{lang}: {done}"
            );
        }
        for (lang, open) in [
            ("en", "Your membership has not been cancelled."),
            ("en", "If you leave, your membership will be cancelled."),
            ("en", "You are about to have your plan cancelled."),
            ("de", "Dein Abo wurde noch nicht gekündigt."),
            ("de", "Sobald du bestätigst, wird dein Abo gekündigt."),
            ("fr", "Votre abonnement n'a pas été résilié."),
            ("es", "Tu plan no ha sido cancelado."),
            ("pt", "O seu plano ainda não foi cancelado."),
            ("it", "Il tuo piano non è stato disdetto."),
            ("nl", "Je abonnement is nog niet opgezegd."),
            ("ja", "プランはまだ解約されていません。"),
        ] {
            assert!(
                !signals(lang, open).contains(&Signal::Complete),
                "{lang}: {open}"
            );
        }
    }

    #[test]
    fn a_bare_word_for_ending_asks_for_the_last_word_only_on_the_way_out() {
        for (lang, text) in [
            ("en", "Do you really want to leave and cancel?"),
            ("pt", "Tem certeza de que deseja cancelar?"),
            ("ja", "本当に解約しますか？"),
        ] {
            let language = wordings::all().iter().find(|w| w.lang == lang).unwrap();
            let sentence = Sentence::new(text);
            let asked = |here| {
                let signals = language.grammar.signals(&sentence, here);
                signals.contains(&Signal::Asked)
            };
            assert!(asked(true) && !asked(false), "{lang}: {text}");
        }
    }

    #[test]
    fn what_is_about_to_happen_is_the_last_page() {
        for (lang, text) in [
            ("en", "You are just about to end your membership."),
            ("de", "Sie sind dabei, Ihr Abo zu kündigen."),
            ("fr", "Vous êtes sur le point de résilier."),
            ("es", "Estás a punto de darte de baja."),
            ("pt", "Você está prestes a cancelar."),
            ("it", "Stai per disdire il tuo piano."),
            ("nl", "Je staat op het punt je abonnement te beëindigen."),
            ("ja", "メンバーシップを解約しようとしています。"),
        ] {
            assert!(
                signals(lang, text).contains(&Signal::Final),
                "{lang}: {text}"
            );
        }
    }
}
