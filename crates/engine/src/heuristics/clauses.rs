//! What a control of several clauses does: "No, I want to cancel", "Yes, end it", "I like adverts, go on". Without its comma
//! the first would say something else in some languages.
use super::tokens::{Sentence, tokens};
use super::vocabulary::Word;
use super::wordings::{self, Intent, Wordings};

/// What follows a no or a yes, if that is how it begins.
pub(super) fn answering(label: &Sentence, languages: &[&Wordings]) -> Option<Intent> {
    let (head, rest) = parted(&label.text)?;
    let is = |kind| languages.iter().any(|w| w.words.is(kind, &tokens(head)));
    let denies = languages
        .iter()
        .any(|w| w.words.has(Word::Not, &tokens(rest)));
    let rest = || wordings::meant(&Sentence::new(rest), languages);
    match () {
        // "No, I don't want to stop": of two negations nobody knows which one counts.
        () if denies => None,
        () if is(Word::Refuses) => rest().filter(|i| decides(*i)).map(insisting),
        () if is(Word::Affirms) => rest().filter(|i| decides(*i)).map(confirming),
        () => None,
    }
}

/// Nothing else knows it: a no refuses what is offered, and what only says why ends with what it does.
pub(super) fn at_last(label: &Sentence, languages: &[&Wordings]) -> Option<Intent> {
    let (head, rest) = parted(&label.text)?;
    if languages
        .iter()
        .any(|w| w.words.is(Word::Refuses, &tokens(head)))
    {
        return Some(Intent::Decline);
    }
    // "Yes, back to the free one": whatever it is, it says yes to what the page asks.
    let affirms = languages
        .iter()
        .any(|w| w.words.is(Word::Affirms, &tokens(head)));
    let mut parts = vec![head];
    let mut last = rest;
    while let Some((head, rest)) = parted(last) {
        parts.push(head);
        last = rest;
    }
    let meant = |text: &str| wordings::meant(&Sentence::new(text), languages);
    // A clause that keeps the subscription, buys or deletes is never outdone by another one.
    let harms = parts
        .iter()
        .filter_map(|p| meant(p))
        .find(|i| does_harm(*i));
    let goes = |i: &Intent| {
        use Intent as I;
        does_harm(*i) || matches!(i, I::GoOn | I::Insist | I::Confirm | I::Decline | I::Next)
    };
    harms
        .or_else(|| meant(last).filter(goes))
        .or_else(|| affirms.then_some(Intent::Yes))
}

/// The first clause and what is left.
fn parted(text: &str) -> Option<(&str, &str)> {
    let mut at = text.char_indices();
    let (end, mark) = at.find(|(at, c)| {
        let after = text[at + c.len_utf8()..].chars().next();
        let apart = after.is_some_and(char::is_whitespace);
        match c {
            ',' | '.' | '!' | ';' | ':' | '–' | '—' | '-' => apart,
            '、' | '，' | '。' | '！' => after.is_some(),
            _ => false,
        }
    })?;
    let (head, rest) = (text[..end].trim(), text[end + mark.len_utf8()..].trim());
    (!head.is_empty() && !rest.is_empty()).then_some((head, rest))
}

fn insisting(intent: Intent) -> Intent {
    match intent {
        Intent::Enter | Intent::BareCancel => Intent::Insist,
        other => other,
    }
}

fn confirming(intent: Intent) -> Intent {
    match intent {
        Intent::Enter | Intent::BareCancel => Intent::Confirm,
        other => other,
    }
}

/// It says by itself what is done.
fn decides(intent: Intent) -> bool {
    use Intent as I;
    does_harm(intent)
        || matches!(
            intent,
            I::EndNow | I::Insist | I::GoOn | I::Confirm | I::Enter | I::BareCancel | I::Decline
        )
}

fn does_harm(intent: Intent) -> bool {
    use Intent as I;
    matches!(
        intent,
        I::Undo
            | I::Delete
            | I::Keep
            | I::Pause
            | I::Accept
            | I::Plans
            | I::Change
            | I::Buy
            | I::Contact
            | I::Remind
            | I::SignOut
    )
}
