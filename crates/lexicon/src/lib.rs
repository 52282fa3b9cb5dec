//! The words: text of any known language to concepts, dates and prices. One file a language (`wordings/LANG.toml`), read when it is
//! first needed. Pure: it knows neither pages nor sessions, and what follows from a word is decided elsewhere.
mod concept;
pub mod dates;
mod entry;
mod index;
mod language;
mod languages;
mod phrase;
pub mod prices;
mod reading;
mod said;
mod sentences;
mod tokens;

pub use concept::Concept;
pub use entry::EntryError;
pub use language::LanguageError;
pub use languages::Languages;
pub use phrase::{Phrase, Word};
pub use said::{Hit, Said};
pub use sentences::{goes_on, sentences};
pub use tokens::{Token, narrow, small, tokens};

use include_dir::{Dir, File, include_dir};
use language::Language;
use reading::Reader;
use std::sync::OnceLock;

/// All languages, English first.
#[derive(Debug)]
pub struct Lexicon {
    languages: Vec<Language>,
}

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../wordings");

static LEXICON: OnceLock<Lexicon> = OnceLock::new();

pub fn lexicon() -> &'static Lexicon {
    // A file that can't be read fails the tests; a released build never has one.
    LEXICON.get_or_init(|| Lexicon::new(ours().flatten()))
}

/// Understands one more language, as if its file were among the project's. Only before the first text is read.
pub fn learn(file: &str) -> Result<(), LanguageError> {
    let another = Language::parse(file)?;
    let lexicon = Lexicon::new(ours().flatten().chain([another]));
    LEXICON.set(lexicon).map_err(|_| LanguageError::TooLate)
}

fn ours() -> impl Iterator<Item = Result<Language, LanguageError>> {
    let texts = FILES.files().filter_map(File::contents_utf8);
    texts.map(Language::parse)
}

impl Lexicon {
    fn new(languages: impl Iterator<Item = Language>) -> Self {
        let mut languages: Vec<Language> = languages.collect();
        languages.sort_by_key(|l| (l.lang != "en", l.lang.clone()));
        Self { languages }
    }

    /// The languages to read a page by, from its `lang` attribute and its text: English always, and its own.
    pub fn languages(&self, lang_attr: &str, text: &str) -> Languages {
        Languages::of(&self.languages, lang_attr, text)
    }

    /// By the page's languages only: for what may be allowed.
    pub fn read(&self, text: &str, by: &Languages) -> Phrase {
        let languages = by.indices().filter_map(|i| self.languages.get(i));
        let reader = Reader {
            languages: languages.collect(),
            all_meanings: false,
        };
        reader.read(text)
    }

    /// By every language, with every meaning that a word can have: for what must be noticed.
    pub fn warn(&self, text: &str) -> Phrase {
        let reader = Reader {
            languages: self.languages.iter().collect(),
            all_meanings: true,
        };
        reader.read(text)
    }

    /// Every known language's code, English first.
    /// The languages to read a page by, its own first.
    pub fn spoken<'a>(&'a self, languages: &'a Languages) -> impl Iterator<Item = &'a str> {
        let own = languages.indices().filter_map(|at| self.languages.get(at));
        own.map(|l| l.lang.as_str())
    }

    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|l| l.lang.as_str())
    }

    /// What the file of this language lists for a concept, written out: for tests over the data.
    pub fn entries(&self, code: &str, concept: Concept) -> Vec<String> {
        let language = self.languages.iter().find(|l| l.lang == code);
        language.map_or_else(Vec::new, |l| l.words.written(concept))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        for language in ours() {
            language.unwrap();
        }
        assert!(lexicon().languages.len() >= 8);
        assert_eq!(lexicon().languages[0].lang, "en");
    }

    #[test]
    fn addresses_spell_letters_out_that_they_do_not_have() {
        let warns = |address: &str, concept| lexicon().warn(address).has(concept);
        assert!(warns("vertrag kuendigen", Concept::End));
        assert!(warns("vertrag verlaengern sim", Concept::Renew));
        assert!(warns("säga upp", Concept::End) && warns("saega upp", Concept::End));
    }

    fn only_harmless(label: &str, code: &str) -> bool {
        let languages = lexicon().languages(code, "");
        lexicon().read(label, &languages).only(&Concept::HARMLESS)
    }

    #[test]
    fn what_declines_and_goes_on_is_harmless_and_what_it_is_joined_to_is_not() {
        for (code, label) in [
            ("en", "No thanks"),
            ("en", "No, continue"),
            ("de", "Nein danke, weiter"),
            ("fr", "Non merci"),
            ("ja", "いいえ、次へ"),
        ] {
            assert!(only_harmless(label, code), "{label}");
        }
        for (code, label) in [
            ("en", "No thanks, bill me yearly"),
            ("en", "No thanks, Streamora Gold"),
            ("en", "Don't skip"),
            ("en", "Continue \u{1F4B3}"),
            ("en", "2"),
            ("en", ""),
            ("de", "Weiter ohne Werbung"),
            ("de", "Weiterjährlich"),
            ("ja", "いいえ、年額プランにする"),
            // By a language that the page isn't in.
            ("en", "Weiter"),
        ] {
            assert!(!only_harmless(label, code), "{label}");
        }
    }

    #[test]
    fn what_must_be_noticed_is_noticed_in_every_language() {
        for (text, concept) in [
            ("Kündigen", Concept::End),
            ("Comprar ahora", Concept::Buy),
            ("お支払い", Concept::Billing),
            ("Cancella", Concept::End),
            // English “Plus” is a tier, the French one is “more”.
            ("Plus", Concept::Premium),
            ("Plus", Concept::More),
        ] {
            assert!(lexicon().warn(text).has(concept), "{text}: {concept:?}");
        }
    }

    #[test]
    fn an_end_that_is_taken_back_is_no_end() {
        for (code, label) in [
            ("en", "Don't cancel"),
            ("en", "Undo cancellation"),
            ("en", "Cancel the scheduled cancellation"),
            ("de", "Kündigung zurücknehmen"),
            ("fr", "Annuler ma résiliation"),
            ("ja", "解約予約をキャンセルする"),
            ("ja", "解約しない"),
        ] {
            let languages = lexicon().languages(code, "");
            assert!(
                lexicon().read(label, &languages).takes_back_an_end(),
                "{label}"
            );
        }
        for label in [
            "Cancel membership",
            "No thanks, continue cancelling",
            "No, cancel",
        ] {
            let languages = lexicon().languages("en", "");
            assert!(
                !lexicon().read(label, &languages).takes_back_an_end(),
                "{label}"
            );
        }
    }

    #[test]
    fn a_page_is_read_by_its_own_language_and_english() {
        let of = |lang: &str, text: &str| {
            let languages = lexicon().languages(lang, text);
            let codes: Vec<&str> = languages
                .indices()
                .map(|i| lexicon().languages[i].lang.as_str())
                .collect();
            (codes, languages.known())
        };
        assert_eq!(of("de-AT", "Mein Konto"), (vec!["de", "en"], true));
        assert_eq!(of("en", "Manage your membership"), (vec!["en"], true));
        let german = "Ihre Mitgliedschaft endet am 3. Juni. Sie können das Angebot bis zum Ende der Laufzeit weiter nutzen, \
            und wir werden Ihnen danach nichts mehr berechnen.";
        // Many pages bear an English mark.
        assert_eq!(of("en", german), (vec!["de", "en"], true));
        assert_eq!(of("", german), (vec!["de", "en"], true));
        let czech = "Vaše předplatné je aktivní. Další platba bude stržena příští měsíc. Předplatné můžete kdykoli zrušit a přístup \
            zůstane platný do konce zúčtovacího období.";
        assert!(!of("cs", czech).1);
        assert!(!of("en", czech).1);
        assert!(!of("cs", "Zrušit").1);
        assert!(of("ja", "プランを解約する").1);
        // “No” is a small word of other languages.
        assert_eq!(of("en", "No thanks").0, ["en"]);
    }
}
