//! Controls that call the subscription by a name of the service's own: "Leave Plus", "Quitter Lumentel", "Cancel Yoga at Home".
use super::tokens::{ANY_SUBSCRIPTION as ANY, place_of, tokens};
use super::{Intent, languages, wordings};
use crate::named::names;
use protocol::snapshot::Observation;

/// What a control of this name does on this page. Where no wording knows it, names that the page's title gives, or that the person
/// gave, stand for the subscription. What that makes of it is only ever more to be careful about than a control that nobody knows.
pub(crate) fn intent_here(name: &str, page: &Observation, plan: Option<&str>) -> Intent {
    use Intent as I;
    let languages = languages(page);
    let known = wordings::intent(name, &languages);
    let Some(general) = renamed(name, page, plan).filter(|_| known == I::Other) else {
        return known;
    };
    let meant = wordings::intent(&general, &languages);
    let careful = matches!(
        meant,
        I::Enter
            | I::BareCancel
            | I::Confirm
            | I::EndNow
            | I::Undo
            | I::Delete
            | I::Keep
            | I::Pause
            | I::Accept
            | I::Plans
            | I::Change
            | I::Buy
    );
    if careful { meant } else { known }
}

fn renamed(name: &str, page: &Observation, plan: Option<&str>) -> Option<String> {
    if let Some(plan) = plan.filter(|plan| names(plan, name)) {
        return Some(without(name, plan));
    }
    let title = capitalised(&page.snapshot.page.title);
    let mut found = false;
    let mut words: Vec<&str> = Vec::new();
    for (at, word) in name.split_whitespace().enumerate() {
        // The first word is written with a capital anyway.
        let is_name = at > 0 && capitalised(word).iter().any(|w| title.contains(w));
        found |= is_name;
        match (is_name, words.last() == Some(&ANY)) {
            (true, true) => {}
            (true, false) => words.push(ANY),
            (false, _) => words.push(word),
        }
    }
    found.then(|| words.join(" "))
}

/// The name is gone from it, as whole words.
fn without(name: &str, plan: &str) -> String {
    let (mut words, plan) = (tokens(name), tokens(plan));
    while let Some(at) = place_of(&plan, &words) {
        words.splice(at..at + plan.len(), [ANY.to_owned()]);
        if plan == [ANY] {
            break;
        }
    }
    words.join(" ")
}

/// The words written with a capital, in small letters.
fn capitalised(text: &str) -> Vec<String> {
    let words = text.split(|c: char| c.is_whitespace() || "|·–—-:'’".contains(c));
    words
        .filter(|w| w.chars().count() > 2 && w.starts_with(char::is_uppercase))
        .flat_map(tokens)
        .collect()
}
