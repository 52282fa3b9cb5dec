//! What may be allowed stays harmless: nothing that an unjudged or harmful word is joined to is read as harmless only.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
use proptest::prelude::*;
use subterminator_lexicon::{Concept, Languages, lexicon};

/// What follows a “no, thanks” and makes it something else: a plan, a time, a price, a benefit, a pause, a delivery, a yes.
const TAILS: [Concept; 26] = [
    Concept::Subscription,
    Concept::Premium,
    Concept::Period,
    Concept::Price,
    Concept::Offer,
    Concept::Free,
    Concept::Benefit,
    Concept::Pause,
    Concept::Delivery,
    Concept::Order,
    Concept::Yes,
    Concept::Accept,
    Concept::Buy,
    Concept::Pay,
    Concept::Renew,
    Concept::Start,
    Concept::Gift,
    Concept::Change,
    Concept::Upgrade,
    Concept::Downgrade,
    Concept::Undo,
    Concept::Keep,
    Concept::Delete,
    Concept::End,
    Concept::TurnOff,
    Concept::Trial,
];

/// Of no language.
const FIGURES: [&str; 6] = ["€93", "3 €", "$4.99/mo", "50 %", "12 €/Monat", "980円"];

const SEPARATORS: [&str; 5] = [", ", " – ", " ", "、", ""];

struct Data {
    code: String,
    languages: Languages,
    harmless: Vec<String>,
    tails: Vec<String>,
}

fn data() -> Vec<Data> {
    let of = |code: &str, concepts: &[Concept]| -> Vec<String> {
        let entries = concepts.iter().flat_map(|c| lexicon().entries(code, *c));
        entries.collect()
    };
    lexicon()
        .codes()
        .map(|code| {
            let figures = FIGURES.iter().map(|f| (*f).to_owned());
            Data {
                code: code.to_owned(),
                languages: lexicon().languages(code, ""),
                harmless: of(code, &Concept::HARMLESS),
                tails: of(code, &TAILS).into_iter().chain(figures).collect(),
            }
        })
        .collect()
}

/// Each of the harmless entries, and each “no” with each “thanks” of its language.
fn allowed(data: &Data) -> Vec<String> {
    let no = lexicon().entries(&data.code, Concept::No);
    let thanks = lexicon().entries(&data.code, Concept::Thanks);
    let mut phrases = data.harmless.clone();
    for no in &no {
        phrases.extend(thanks.iter().map(|t| format!("{no} {t}")));
    }
    let only = |phrase: &String| {
        let read = lexicon().read(phrase, &data.languages);
        read.only(&Concept::HARMLESS)
    };
    phrases.retain(only);
    phrases
}

#[test]
fn no_allowed_phrase_with_a_harmful_tail_is_allowed() {
    for data in data() {
        let allowed = allowed(&data);
        assert!(allowed.len() >= 30, "{}: {allowed:?}", data.code);
        assert!(data.tails.len() > 150, "{}", data.code);
        for phrase in &allowed {
            for tail in &data.tails {
                for separator in SEPARATORS {
                    let label = format!("{phrase}{separator}{tail}");
                    let read = lexicon().read(&label, &data.languages);
                    assert!(
                        !read.only(&Concept::HARMLESS),
                        "{}: {label}: {read:?}",
                        data.code
                    );
                }
            }
        }
    }
}

#[test]
fn each_harmless_entry_is_read_as_harmless_by_its_language() {
    for data in data() {
        let harmful = |entry: &&String| {
            let read = lexicon().read(entry, &data.languages);
            !read.only(&Concept::HARMLESS)
        };
        // Words that another meaning has, too: the other counts.
        let harmful: Vec<&String> = data.harmless.iter().filter(harmful).collect();
        assert!(
            harmful.len() * 10 <= data.harmless.len(),
            "{}: {harmful:?}",
            data.code
        );
    }
}

proptest! {
    #[test]
    fn however_many_harmless_words_go_before_a_tail_counts(
        (language, picks, tail, separators) in (
            any::<prop::sample::Index>(),
            prop::collection::vec(any::<prop::sample::Index>(), 1..5),
            any::<prop::sample::Index>(),
            prop::collection::vec(prop::sample::select(&SEPARATORS[..]), 5),
        )
    ) {
        let data = data();
        let data = language.get(&data[..]);
        let mut label = String::new();
        for (pick, separator) in picks.iter().zip(&separators) {
            label += pick.get::<String>(&data.harmless);
            label.push_str(separator);
        }
        label += tail.get::<String>(&data.tails);
        let read = lexicon().read(&label, &data.languages);
        prop_assert!(!read.only(&Concept::HARMLESS), "{label}: {read:?}");
    }

    #[test]
    fn what_is_unread_is_never_only_anything(
        (language, phrase, word) in (any::<prop::sample::Index>(), any::<prop::sample::Index>(), "[qxwz][a-zµ-ÿ]{3,9}|[ぬゐゑ鯨鱶]{2,4}|[А-я]{3,8}")
    ) {
        let data = data();
        let data = language.get(&data[..]);
        let phrase = phrase.get(&data.harmless[..]);
        for label in [format!("{phrase} {word}"), format!("{word} {phrase}"), format!("{phrase}, {word}")] {
            let read = lexicon().read(&label, &data.languages);
            prop_assume!(!read.unread().is_empty());
            let everything: Vec<Concept> = read.concepts().collect();
            prop_assert!(!read.only(&everything), "{label}: {read:?}");
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,60}") {
        let phrase = lexicon().warn(&text);
        for code in lexicon().codes() {
            let languages = lexicon().languages(code, &text);
            lexicon().read(&text, &languages);
        }
        prop_assert!(phrase.words.len() <= text.chars().count());
    }
}
