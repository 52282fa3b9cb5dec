//! What a control does by what its words mean together, where no phrase knows it: "Send cancellation request", "Demander la résiliation".
use super::wordings::{Intent, Wordings};
use lexicon::{Concept as C, Phrase, lexicon};

/// What may stand beside the end and leaves it one.
const BESIDE: [C; 14] = [
    C::End,
    C::Leave,
    C::Subscription,
    C::Renewal,
    C::Submit,
    C::Confirm,
    C::Finish,
    C::Yes,
    C::No,
    C::Thanks,
    C::Want,
    C::Anyway,
    C::Continue,
    C::Proceed,
];

const PASSED_BY: [C; 4] = [C::Without, C::Offer, C::Benefit, C::Gift];

pub(super) fn intent(label: &str, languages: &[&Wordings]) -> Option<Intent> {
    read(label, languages).find_map(|phrase| of(&phrase))
}

pub(super) fn goes_without_an_end(label: &str, languages: &[&Wordings]) -> bool {
    read(label, languages).any(|phrase| phrase.goes_without_an_end())
}

fn read(label: &str, languages: &[&Wordings]) -> impl Iterator<Item = Phrase> {
    languages
        .iter()
        .map(move |w| lexicon().read(label, &lexicon().languages(&w.lang, "")))
}

fn of(phrase: &Phrase) -> Option<Intent> {
    let ends = phrase.says(C::End) || phrase.says(C::Leave) && phrase.has(C::Subscription);
    let passes = passes_by_an_offer(phrase);
    let told = match passes {
        true => phrase.only(&[BESIDE.as_slice(), &PASSED_BY].concat()),
        false => phrase.only(&BESIDE),
    };
    if !ends || !told || phrase.takes_back_an_end() {
        return None;
    }
    let sent = phrase.concepts().filter(|c| *c == C::Submit).count();
    Some(match () {
        () if phrase.any(&[C::Continue, C::Proceed]) => Intent::GoOn,
        () if passes || phrase.any(&[C::No, C::Anyway]) => Intent::Insist,
        // "Send the request": it is handed in. "Request cancellation" may be the way to where it is.
        () if phrase.any(&[C::Confirm, C::Yes, C::Finish]) || sent > 1 => Intent::Confirm,
        () if sent > 0 || phrase.any(&[C::Want, C::Subscription, C::Renewal]) => Intent::Enter,
        () => return None,
    })
}

/// "Cancel without discount", not "Continue without cancelling": what it goes without comes last, and is what is offered.
fn passes_by_an_offer(phrase: &Phrase) -> bool {
    let said: Vec<C> = phrase.words.iter().filter_map(|w| w.concept).collect();
    let at = said.iter().position(|c| *c == C::Without);
    at.is_some_and(|at| {
        let behind = &said[at + 1..];
        !behind.is_empty() && behind.iter().all(|c| PASSED_BY.contains(c))
    })
}
