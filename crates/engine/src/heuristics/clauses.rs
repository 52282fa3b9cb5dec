//! What a control of several clauses does: "No, I want to cancel", "Yes, end it", "I like adverts, go on". Without its comma
//! the first would say something else in some languages.
use super::tokens::{Sentence, tokens};
use super::vocabulary::Word;
use super::wordings::{self, Intent, Wordings};
use lexicon::{Concept as C, Languages, lexicon};

/// What follows a no or a yes, if that is how it begins.
pub(super) fn answering(label: &Sentence, languages: &[&Wordings]) -> Option<Intent> {
    let (head, rest) = parted(&label.text)?;
    let denies = denies(rest, languages);
    let rest = || wordings::meant(&Sentence::new(rest), languages);
    match () {
        // "No, I don't want to stop": of two negations nobody knows which one counts.
        () if denies => None,
        () if refuses(head, languages) => rest().filter(|i| decides(*i)).map(insisting),
        () if begins_with(head, Word::Affirms, languages) => {
            rest().filter(|i| decides(*i)).map(confirming)
        }
        () => None,
    }
}

/// "No, I want to give it up": without its comma it would seem to keep it.
pub(super) fn refuses_to_keep(label: &Sentence, languages: &[&Wordings]) -> bool {
    let leaves = |rest: &str| {
        let rest = Sentence::new(rest);
        let mut languages = languages.iter();
        languages.any(|w| w.speaks_of_ending(&rest) || w.gives_up(&rest))
    };
    parted(&label.text).is_some_and(|(head, rest)| {
        refuses(head, languages) && leaves(rest) && !denies(rest, languages)
    })
}

/// Nothing else knows it: what only says why ends with what it does. A clause that nobody knows may say anything, so whatever the last
/// one says, the person is asked.
pub(super) fn at_last(label: &Sentence, languages: &[&Wordings]) -> Option<Intent> {
    let (head, rest) = parted(&label.text)?;
    let affirms = begins_with(head, Word::Affirms, languages);
    let parts = clauses(&label.text);
    let last = parts.last().copied().unwrap_or(rest);
    let meant = |text: &str| wordings::meant(&Sentence::new(text), languages);
    // One that keeps the subscription, buys or deletes is never outdone by another one.
    let harms = parts
        .iter()
        .filter_map(|p| meant(p))
        .find(|i| does_harm(*i));
    let goes = |i: &Intent| decides(*i) || *i == Intent::Next;
    let on = meant(last).filter(goes).map(|_| Intent::Submit);
    // "Yes, back to the free one": it says yes to what the page asks.
    harms.or(on).or_else(|| affirms.then_some(Intent::Yes))
}

/// A label's parts, where marks or words such as "and" stand between them.
pub(crate) fn joined_parts(label: &str, languages: &Languages) -> Vec<String> {
    let spoken: Vec<&str> = lexicon().spoken(languages).collect();
    let all = wordings::all().iter();
    let by: Vec<&Wordings> = all.filter(|w| spoken.contains(&w.lang.as_str())).collect();
    let joins = |word: &&str| by.iter().any(|w| w.words.is(Word::Joins, &tokens(word)));
    let parts = clauses(label).into_iter().flat_map(|clause| {
        let words: Vec<&str> = clause.split_whitespace().collect();
        let parts = words.split(joins).map(|part| part.join(" "));
        parts.collect::<Vec<String>>()
    });
    parts.filter(|part| !part.is_empty()).collect()
}

/// "No", "No thanks", "I don't want it", "I'm not interested": it says no, and to nothing that it names.
fn refuses(head: &str, languages: &[&Wordings]) -> bool {
    let said = lexicon().warn(head);
    let plain = said.any(&[C::No, C::Not]) && said.only(&[C::No, C::Not, C::Thanks, C::Want]);
    plain || begins_with(head, Word::Refuses, languages)
}

fn begins_with(head: &str, kind: Word, languages: &[&Wordings]) -> bool {
    let head = tokens(head);
    languages.iter().any(|w| w.words.is(kind, &head))
}

fn denies(text: &str, languages: &[&Wordings]) -> bool {
    let text = tokens(text);
    languages.iter().any(|w| w.words.has(Word::Not, &text))
}

/// All clauses.
fn clauses(text: &str) -> Vec<&str> {
    let (mut clauses, mut rest) = (Vec::new(), text);
    while let Some((head, after)) = parted(rest) {
        clauses.push(head);
        rest = after;
    }
    clauses.push(rest);
    clauses
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

/// A yes to an offer may go on with it.
fn confirming(intent: Intent) -> Intent {
    match intent {
        Intent::Enter | Intent::BareCancel => Intent::Confirm,
        Intent::Decline | Intent::GoOn => Intent::Yes,
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
