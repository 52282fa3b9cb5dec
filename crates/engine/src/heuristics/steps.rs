//! Whether a page tells that another step follows: its steps are counted ("Step 2 of 3"), or a button's own name turns the page. Its
//! words: `[steps]` in `wordings/LANG.toml`. Where nothing tells, nobody knows.
use super::language;
use super::phrase::{Phrase, PhraseError, Sets};
use super::tokens::{Sentence, sentences, tokens};
use super::wordings;

/// One language's phrases.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    counted: Vec<Phrase>,
    ahead: Vec<Phrase>,
}

impl Steps {
    pub(super) fn new(written: &language::Steps, sets: &Sets) -> Result<Self, PhraseError> {
        let parsed = |phrase: &String| Phrase::parse(phrase, sets);
        let whole = |phrase: &String| parsed(phrase).map(Phrase::whole);
        Ok(Self {
            counted: written
                .counted
                .iter()
                .map(parsed)
                .collect::<Result<_, _>>()?,
            ahead: written.ahead.iter().map(whole).collect::<Result<_, _>>()?,
        })
    }
}

/// More words than this and a line speaks of something else as well.
const LONGEST_COUNT: usize = 8;

/// It counts its steps, and this isn't the last of them.
pub(crate) fn more_are_counted(text: &str) -> bool {
    are_left(text, 1)
}

/// It counts its steps, and so many at least come after this one.
pub(crate) fn are_left(text: &str, left: u32) -> bool {
    // Two counts that differ count two things.
    matches!(counted(text).as_slice(), [(at, of)] if at + left <= *of)
}

/// Each count of steps: which one it is, and of how many.
pub(crate) fn counted(text: &str) -> Vec<(u32, u32)> {
    let mut counts: Vec<(u32, u32)> = sentences(text).iter().filter_map(count).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

/// "step", "step-2": a word by which pages count their steps, with or without a number.
pub(crate) fn is_counted(part: &str) -> bool {
    let word = part.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, '-' | '_'));
    let word = tokens(word);
    !word.is_empty() && in_any(|steps| &steps.counted).any(|phrase| phrase.find(&word).is_some())
}

/// A button of this name only turns the page.
pub(crate) fn is_ahead(name: &str) -> bool {
    let name = tokens(name);
    in_any(|steps| &steps.ahead).any(|phrase| phrase.is_in(&name))
}

/// "Step 2 of 3": the word, a number, not much, and another number.
fn count(sentence: &Sentence) -> Option<(u32, u32)> {
    let words = &sentence.tokens;
    if sentence.length() > LONGEST_COUNT {
        return None;
    }
    let after = |phrase: &Phrase| phrase.find(words).map(|found| found.end);
    let at = in_any(|steps| &steps.counted).filter_map(after).max()?;
    let number = |n: usize| words.get(n)?.parse::<u32>().ok();
    let first = number(at)?;
    let second = number(at + 1).or_else(|| number(at + 2))?;
    (1..=second)
        .contains(&first)
        .then_some((first, second))
        .filter(|_| second <= 9)
}

/// In every language, whatever the page is written in.
fn in_any(list: fn(&Steps) -> &[Phrase]) -> impl Iterator<Item = &'static Phrase> {
    wordings::all().iter().flat_map(move |w| list(&w.steps))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_for_steps_and_for_what_lies_ahead() {
        for language in wordings::all() {
            let Steps { counted, ahead } = &language.steps;
            assert!(
                !counted.is_empty() && !ahead.is_empty(),
                "{}",
                language.lang
            );
        }
    }

    #[test]
    fn only_a_count_of_steps_that_is_not_through_tells_of_more() {
        for (text, more) in [
            ("Step 2 of 3", true),
            ("Step 1/3: Your reason", true),
            ("Schritt 2 von 4", true),
            ("Étape 1 sur 3", true),
            ("ステップ1/3", true),
            ("Step 3 of 3", false),
            ("2 of 3", false),
            ("4 / 5", false),
            ("You watched 2 of 3 episodes", false),
            ("Step 1 of 3\nStep 2 of 2", false),
            ("Step 5", false),
        ] {
            assert_eq!(more_are_counted(text), more, "{text}");
        }
    }

    #[test]
    fn a_name_that_turns_the_page_tells_of_another_and_one_that_goes_on_does_not() {
        for name in [
            "Next",
            "Next step",
            "Continue to cancel",
            "Continue to last step",
            "Weiter",
            "Weiter zur Kündigung",
            "Suivant",
            "Siguiente",
            "Próximo",
            "Avanti",
            "Volgende",
            "次へ",
            "次へ進む",
            "Vérifier ma demande",
            "Angaben prüfen",
            "Revisar mi solicitud",
            "Rivedi la richiesta",
            "Rever o meu pedido",
            "Gegevens controleren",
            "内容を確認する",
        ] {
            assert!(is_ahead(name), "{name}");
        }
        for name in [
            "Continue",
            "Skip",
            "Submit",
            "Continue with cancellation",
            "Fortfahren",
            "Continuer",
            "Continuar",
            "Continua",
            "Doorgaan",
            "続ける",
            "Next month instead",
        ] {
            assert!(!is_ahead(name), "{name}");
        }
    }
}
