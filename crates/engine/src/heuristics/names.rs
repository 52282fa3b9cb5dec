//! Controls that call the subscription by a name of the service's own: "Leave Plus", "Quitter Lumentel", "Cancel Yoga at Home".
use super::tokens::{ANY_SUBSCRIPTION as ANY, Sentence, place_of, tokens};
use super::vocabulary::{Word, everywhere};
use super::{Intent, address, languages, wordings};
use crate::named::names;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};
use std::sync::LazyLock;

/// So many words a label has at most.
pub(crate) const LABEL: usize = 14;

/// What this control does on this page: by its name, and a switch for the renewal by how it stands.
pub(crate) fn intent_of(element: &Element, page: &Observation, plan: Option<&str>) -> Intent {
    let known = by_name(element, page, plan);
    let ends = matches!(known, Intent::Enter | Intent::BareCancel);
    match ends && is_about_mailing(element, page) {
        // "Unsubscribe" among the newsletters.
        true => Intent::Other,
        false => known,
    }
}

/// It stands among the newsletters, and isn't itself called a subscription.
pub(crate) fn is_about_mailing(element: &Element, page: &Observation) -> bool {
    let name = tokens(&element.name);
    let own = |w: &&wordings::Wordings| w.words.names(Word::Subject, &name);
    stands_among_mailing(element, page) && !languages(page).iter().any(own)
}

/// It stands under a heading, or on a page, that is about newsletters and not about the subscription.
pub(crate) fn stands_among_mailing(element: &Element, page: &Observation) -> bool {
    let address = crate::site::plain(&page.snapshot.page.url);
    let part = address.rsplit('/').next().unwrap_or_default();
    let mut places = element.within.iter().map(|c| c.name.as_str());
    let languages = languages(page);
    let is = |text: &str| {
        let mailing = lexicon::lexicon()
            .warn(text)
            .has(lexicon::Concept::Newsletter);
        let text = tokens(text);
        let names = |kind| languages.iter().any(|w| w.words.names(kind, &text));
        (names(Word::Mailing) || mailing) && !names(Word::Subject)
    };
    is(part) || places.any(is)
}

/// All that can be chosen on the page is one question, and what ends the subscription is its answer.
pub(crate) fn the_end_is_chosen(page: &Observation) -> bool {
    let questions = crate::which::questions(&page.snapshot.elements);
    let mut questions = questions.into_iter().filter(|q| q.members.len() > 1);
    let (Some(only), None) = (questions.next(), questions.next()) else {
        return false;
    };
    let chosen = only.chosen();
    let ends = |name: &&str| crate::classify::speaks_of_ending(name, page);
    chosen.len() == 1 && chosen.iter().all(ends)
}

fn by_name(element: &Element, page: &Observation, plan: Option<&str>) -> Intent {
    let ticked = matches!(element.role, Role::Checkbox | Role::MenuItemCheckbox);
    let known = match ticked {
        // What is acknowledged may take many words; its first ones say that it is.
        true => intent_here(&beginning(&element.name), page, plan),
        false => intent_here(&element.name, page, plan),
    };
    if is_row_of_the_renewal(element, known, page) {
        return Intent::Enter;
    }
    let switches = ticked || element.role == Role::Switch;
    // What stands on is turned off by a press, whatever its name promises: "Recurring billing is on".
    if known == Intent::Undo && switches && element.is(ElementState::Checked) {
        return Intent::Enter;
    }
    if known != Intent::Other || !switches || !names_renewal(&element.name, page) {
        return known;
    }
    match element.is(ElementState::Checked) {
        true => Intent::Enter,
        false => Intent::Undo,
    }
}

/// Its first words, as many as a label has.
fn beginning(name: &str) -> String {
    let mut taken = 0;
    let words = name.split_whitespace().take_while(|word| {
        // "I'll" counts as two.
        taken += tokens(word).len();
        taken <= LABEL
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The same before the way out was entered: there a link's address may say where it leads, whatever it is called ("Talk to us" to
/// `/account/leaving`). It only fetches that page.
pub(crate) fn intent_before(element: &Element, page: &Observation, plan: Option<&str>) -> Intent {
    let known = intent_of(element, page, plan);
    let unnamed = matches!(known, Intent::Other | Intent::Manage | Intent::Contact);
    match unnamed && !element.is_furniture() && leads_to_the_way_out(element, page) {
        true => Intent::Enter,
        false => known,
    }
}

fn leads_to_the_way_out(element: &Element, page: &Observation) -> bool {
    let here = &page.snapshot.page.url;
    let to = element
        .href
        .as_deref()
        .filter(|_| element.role == Role::Link);
    let own = |to: &&str| crate::site::check(to, here, &[]).is_ok();
    to.filter(own).is_some_and(|to| {
        address::leads_out(to)
            && !address::is_on_the_way(here)
            && !crate::policy::does_something(element)
    })
}

/// It is called by what is under way: "Sending …" was pressed already, and to press it again would do it again. "Continue cancelling …"
/// says what comes next.
pub(crate) fn is_at_work(button: &Element) -> bool {
    static BUSY: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        everywhere(Word::Busy)
            .iter()
            .map(|word| tokens(word))
            .collect()
    });
    let name = button.name.trim_end();
    // A wheel that turns in it bears the word.
    let shown = button.shows.as_deref().unwrap_or_default().trim();
    let wheel = name
        .strip_suffix(shown)
        .or_else(|| name.strip_prefix(shown));
    let wheel = wheel.filter(|_| !shown.is_empty()).map(tokens);
    if wheel.is_some_and(|wheel| BUSY.contains(&wheel)) {
        return true;
    }
    let words = tokens(name);
    let trails = (name.ends_with('…') || name.ends_with("...")) && words.len() <= SHORT;
    let busy = |word: &Vec<String>| words == *word || trails && words.starts_with(word);
    BUSY.iter().any(busy)
}

/// "Please select loading": what waits in it to be turned says nothing of it.
pub(crate) fn without_a_wheel(name: &str) -> &str {
    let mut busy = everywhere(Word::Busy).iter();
    let bare = busy.find_map(|word| name.trim_end().strip_suffix(word));
    bare.filter(|bare| bare.ends_with(' '))
        .map_or(name, str::trim_end)
}

/// So many words, with what stands for the rest of them, say no more than that it takes a moment.
const SHORT: usize = 5;

/// A button "Auto-renewal: on – never miss a day" says how it stands, and may turn it off at once: it is no way to turn it on. Not where it is
/// one of two that say what they do. What a link of that name fetches may be either.
fn is_row_of_the_renewal(element: &Element, known: Intent, page: &Observation) -> bool {
    let pressed = element.is(ElementState::Checked) || element.is(ElementState::Unchecked);
    let unsaid = matches!(known, Intent::Other | Intent::Undo);
    if element.role != Role::Button || pressed || !unsaid {
        return false;
    }
    let shown = |e: &Element| shows_renewal(&e.name, page);
    let mut others = page.snapshot.elements.iter();
    shown(element) == Some(true) && !others.any(|e| shown(e) == Some(false))
}

/// Whether the renewal is on, where this says that and no more.
pub(crate) fn shows_renewal(name: &str, page: &Observation) -> Option<bool> {
    let name = Sentence::new(name);
    let mut languages = languages(page).into_iter();
    languages.find_map(|w| w.shows_renewal(&name))
}

/// "Auto-renew", "Automatic renewal of your plan": longer ones say something about it.
fn names_renewal(name: &str, page: &Observation) -> bool {
    let name = Sentence::new(name);
    let mut languages = languages(page).into_iter();
    name.length() <= 5 && languages.any(|w| w.names_renewal(&name))
}

/// What a control of this name does on this page. Where no wording knows it, names that the page's title gives, or that the person
/// gave, stand for the subscription. What that makes of it is only ever more to be careful about than a control that nobody knows.
fn intent_here(name: &str, page: &Observation, plan: Option<&str>) -> Intent {
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
