//! What answers the page's questions: radios, boxes, switches, text, lists.
use super::{Ground, Rule, Ruling, says};
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent};
use crate::{quotes, words};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// Radios, boxes, switches: answers, unless their words say more.
pub(super) fn choose(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    if let Some(ruling) = says_more(&element.name, intent, languages) {
        return ruling;
    }
    // A switch acts at once; so does a box that stands alone on a settings page.
    let answering = matches!(
        ground.reading.state,
        PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
    );
    let switch = matches!(
        element.role,
        Role::Switch | Role::MenuItemCheckbox | Role::MenuItemRadio | Role::Option
    );
    if switch
        || !answering
        // "End my membership" may act as soon as it is ticked, on the last page too.
        || (matches!(intent, Intent::Enter | Intent::Confirm | Intent::BareCancel)
            && element.role == Role::Checkbox)
    {
        return Rule::MayEndSubscription.ask();
    }
    Rule::Answers.allow()
}

/// What an answer's words do beyond answering.
fn says_more(answer: &str, intent: Intent, languages: &[&Wordings]) -> Option<Ruling> {
    Some(match intent {
        Intent::Delete => Rule::DeletesAccount.deny(),
        Intent::Change | Intent::Buy => Rule::ChangesPlan.deny(),
        Intent::Pause => Rule::Pauses.deny(),
        Intent::Accept => Rule::AcceptsOffer.deny(),
        Intent::Undo | Intent::Keep => Rule::Undoes.deny(),
        Intent::Remind => Rule::Defers.deny(),
        Intent::Contact => Rule::Contacts.deny(),
        Intent::EndNow => Rule::EndsAtOnce.ask(),
        _ if heuristics::wordings::claims(answer, languages) => Rule::Claims.ask(),
        _ if says(answer, &[Signal::EndsNow], languages) => Rule::EndsAtOnce.ask(),
        _ if says(answer, &[Signal::Fee, Signal::Refund], languages) => Rule::Costs.ask(),
        _ => return None,
    })
}

pub(super) fn fill(element: &Element, value: &str, ground: &Ground<'_>) -> Ruling {
    use protocol::snapshot::InputKind as K;
    match element.input {
        Some(kind) if kind.is_secret() => return Rule::Secret.deny(),
        Some(K::File | K::Other | K::Email | K::Telephone | K::Date | K::Number | K::Url) => {
            return Rule::NotOurWords.deny();
        }
        _ => {}
    }
    if !matches!(
        element.role,
        Role::TextBox | Role::SearchBox | Role::Combobox
    ) || element.is(ElementState::Readonly)
    {
        return Rule::NotAField.deny();
    }
    if quotes::asked_word(ground.observation).is_some_and(|word| word == value) {
        return Rule::TypesAskedWord.allow();
    }
    let survey = ground.reading.state == PageState::ExitSurvey || ground.reading.marks.survey;
    if survey && value == words::say("survey.text", &[]) {
        Rule::Answers.allow()
    } else {
        Rule::NotOurWords.deny()
    }
}

pub(super) fn select(element: &Element, value: &str, ground: &Ground<'_>) -> Ruling {
    if !matches!(element.role, Role::Combobox | Role::ListBox) {
        return Rule::NotAField.deny();
    }
    if !element.options.is_empty() && !element.options.iter().any(|o| o == value) {
        return Rule::NotThere.deny();
    }
    let languages = heuristics::languages(ground.observation);
    let intent = heuristics::wordings::intent(value, &languages);
    let survey = ground.reading.state == PageState::ExitSurvey || ground.reading.marks.survey;
    match says_more(value, intent, &languages) {
        Some(ruling) => ruling,
        None if survey => Rule::Answers.allow(),
        None => Rule::Unknown.ask(),
    }
}
