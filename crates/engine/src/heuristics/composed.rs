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
    languages.iter().find_map(|w| {
        let by = lexicon().languages(&w.lang, "");
        of(&lexicon().read(label, &by))
    })
}

fn of(phrase: &Phrase) -> Option<Intent> {
    let ends = phrase.says(C::End) || phrase.says(C::Leave) && phrase.has(C::Subscription);
    // "Cancel without discount" passes by what is offered.
    let passes = phrase.has(C::Without);
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
        // A request is handed in: what only asks for the end may be the way to it.
        () if phrase.any(&[C::Confirm, C::Yes, C::Finish]) || sent > 1 => Intent::Confirm,
        () if sent > 0 || phrase.any(&[C::Want, C::Subscription, C::Renewal]) => Intent::Enter,
        () => return None,
    })
}
