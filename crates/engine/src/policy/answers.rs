//! What answers the page's questions: radios, boxes, switches, text, lists.
use super::deeds::{self, Deed};
use super::evidence::has_a_sender;
use super::{Ground, Rule, Ruling, is_sent_by_another, says};
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent};
use crate::which::{self, Question, Which};
use crate::{classify, quotes};
use lexicon::{Concept as C, Phrase, lexicon};
use page::FormKind;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// Radios, boxes, switches: answers, unless their words say more.
pub(super) fn choose(
    element: &Element,
    intent: Intent,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    if ground.beforehand().is_unwanted(element) {
        return Rule::Answers.allow();
    }
    // "I understand that it can't be refunded", on the last page: the question about its button tells it.
    let last =
        ground.reading.marks.last_page || ground.reading.state == PageState::FinalConfirmation;
    let sent = ground.in_flow && last && has_a_sender(element, ground.observation);
    let fee = says(&element.name, &[Signal::Fee], languages);
    let understood = sent && !fee && intent == Intent::Acknowledge;
    let more = says_more(&element.name, intent, languages);
    if let Some(ruling) = more.filter(|more| !understood || more.rule != Rule::Costs) {
        return ruling;
    }
    if is_the_later_day(element, ground, languages) {
        return Rule::Answers.allow();
    }
    // To choose what has a price may be to buy it, whatever else its words say: no reason why one leaves has one.
    if which::costs(element, quotes::is_a_price) {
        return Rule::Unknown.ask();
    }
    let state = ground.reading.state;
    // A switch acts at once; so does a box that stands alone on a settings page.
    let switch = matches!(
        element.role,
        Role::Switch | Role::MenuItemCheckbox | Role::MenuItemRadio
    );
    let enters = matches!(intent, Intent::Enter | Intent::Confirm | Intent::BareCancel);
    let on = [
        Intent::Yes,
        Intent::Insist,
        Intent::GoOn,
        Intent::Next,
        Intent::Submit,
    ];
    // What a page draws like an option may be a button.
    let button = element.role == Role::Option && on.contains(&intent);
    // "End my membership" may act as soon as it is ticked, on the last page too; an entry of a list is chosen while nothing can be sent.
    let dropped = drops_down_beside_a_sender(element, ground);
    let list = element.role == Role::Option && !dropped;
    let acts = switch || button || enters && (element.role == Role::Checkbox || list);
    // On the way out a page that nobody knows has to be acknowledged just as well.
    let unread = ground.in_flow && state == PageState::Unknown;
    // What goes on for long may say more on an offer than that it is known.
    let long = element.name.split_whitespace().count() > heuristics::LABEL
        && state == PageState::RetentionOffer;
    if intent == Intent::Acknowledge && !acts && !long && (unread || is_asked(state)) {
        return Rule::Answers.allow();
    }
    let elements = &ground.observation.snapshot.elements;
    let question = which::question_of(element, elements);
    let chosen = question.as_ref().map_or_else(Vec::new, Question::chosen);
    let answers = question.map_or_else(Vec::new, |q| q.answers());
    // What stands chosen may be the end of the paid time, and this one at once.
    let instead = |name: &&str| *name != element.name && !which::keeps(name, languages);
    let ends = enters || matches!(intent, Intent::Insist | Intent::GoOn);
    if ends && chosen.iter().any(instead) {
        return Rule::MayEndSubscription.ask();
    }
    // A list that a page draws itself may act on what is chosen.
    let drawn = element.role == Role::Option && state == PageState::RetentionOffer;
    if drawn && !which::leads_out(&element.name, languages) {
        return Rule::Unknown.ask();
    }
    let reasons = unread && ground.asked(languages).are_reasons(&answers);
    let waits = dropped || ground.in_flow && is_sent_by_another(element, ground.observation);
    // "Details | Subscription | Newsletters": of a page's views, drawn as choices, nobody knows what choosing one does.
    let phrase = lexicon().read(&element.name, &ground.languages());
    let before = element.role == Role::Radio && !ground.in_flow && !is_asked(state);
    if before && !acts && !reasons && names_a_view(&phrase) {
        return Rule::Unknown.ask();
    }
    if acts || !(reasons || waits || is_asked(state)) {
        return Rule::MayEndSubscription.ask();
    }
    let ruling = one_of(&element.name, &answers, languages, ground);
    match ruling.verdict {
        Verdict::Allow if agrees(element, &element.name, &answers, ground) => Rule::Unknown.ask(),
        _ => ruling,
    }
}

/// The entries of a list that drops down are drawn apart from the form that it belongs to: chosen while nothing at all can be sent, where a
/// button of the page's own part stands in a form.
fn drops_down_beside_a_sender(element: &Element, ground: &Ground<'_>) -> bool {
    let sends = |e: &Element| {
        let form = e.form.is_some() && e.submits && e.role == Role::Button;
        let kind = ground.model.form_of(&e.reference).map(|form| form.kind);
        let other = matches!(kind, Some(FormKind::Newsletter | FormKind::Search));
        form && !other && !e.is_furniture()
    };
    let mut elements = ground.observation.snapshot.elements.iter();
    let drawn = element.role == Role::Option && !element.acts_on_change;
    let open = ground.can_hold && ground.in_flow;
    open && drawn
        && (is_sent_by_another(element, ground.observation)
            || element.form.is_none() && elements.any(sends))
}

/// It answers when it is to end, on the way out: another control sends that.
fn is_the_later_day(
    element: &Element,
    ground: &Ground<'_>,
    languages: &[&'static Wordings],
) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let by = ground.languages();
    let phrase = |text: &str| lexicon().read(text, &by);
    let question = which::question_of(element, elements);
    let later = question.as_ref().and_then(|q| q.later(&phrase));
    let sent = || is_sent_by_another(element, ground.observation);
    let answers = question.as_ref().map_or_else(Vec::new, Question::answers);
    let names = ground.asked(languages).which(&answers) != Which::NotAsked;
    let own = later.is_some_and(|e| e.reference == element.reference);
    ground.in_flow && own && !names && sent()
}

fn agrees(asks: &Element, answer: &str, answers: &[&str], ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let survey = ground.asks_why();
    which::agrees(which::asked_of(asks), answer, answers, survey, |text| {
        lexicon().read(text, &by)
    })
}

/// "Reason (optional)": its own label says so, whatever the page is about.
pub(super) fn asks_for_a_reason(element: &Element, ground: &Ground<'_>) -> bool {
    let asked = lexicon().read(which::asked_of(element), &ground.languages());
    ground.in_flow && asked.has(C::Reason)
}

/// It says nothing but what a part of an account is called.
pub(crate) fn names_a_view(phrase: &Phrase) -> bool {
    phrase.only(&[
        C::Subscription,
        C::Billing,
        C::Account,
        C::Settings,
        C::Profile,
    ])
}

/// One of the reasons of a survey, drawn as boxes, or as buttons that stay pressed until the button that goes on sends one.
pub(super) fn is_tile(
    element: &Element,
    intent: Intent,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> bool {
    use Intent as I;
    if ground.reading.state != PageState::ExitSurvey {
        return false;
    }
    let elements = &ground.observation.snapshot.elements;
    // What may end it is none of these while it can be pressed.
    let goes_on = |e: &Element| match heuristics::wordings::intent(&e.name, languages) {
        I::Next | I::Submit | I::GoOn => true,
        I::Confirm | I::Yes | I::Enter => e.is(ElementState::Disabled),
        _ => false,
    };
    let waits = |e: &Element| {
        matches!(e.role, Role::Button | Role::Link)
            && e.dialog() == element.dialog()
            && !e.is_furniture()
            && !which::is_tile(e)
            && goes_on(e)
    };
    let name = heuristics::tokens::Sentence::new(&element.name);
    let renews = languages.iter().any(|w| w.names_renewal(&name));
    let tile = which::is_tile(element) && which::question_of(element, elements).is_some();
    // What is drawn as a box is pressed while nothing can be sent; the button that waits may be drawn as no button yet.
    let row = which::cards(element, elements);
    let phrase = lexicon().read(&element.name, &ground.languages());
    let reason = || ground.asked(languages).are_reasons(&[&element.name]);
    let other = classify::says_something_else(&phrase);
    let card = !row.is_empty() && (other || reason());
    (card || tile && elements.iter().any(waits))
        && (other || matches!(intent, I::Other | I::NeutralAnswer))
        && !renews
}

pub(crate) fn is_asked(state: PageState) -> bool {
    matches!(
        state,
        PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
    )
}

/// Of these answers this one: which subscription is meant, a no to an offer, a reason.
fn one_of(
    answer: &str,
    answers: &[&str],
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    let asked = ground.asked(languages);
    let offer = ground.reading.state == PageState::RetentionOffer;
    match asked.which(answers) {
        Which::Named(name) if name != answer => Rule::Another.deny(),
        Which::Named(_) if !offer => Rule::Answers.allow(),
        Which::Unclear if is_the_only_end(answer, answers, ground) => Rule::Answers.allow(),
        // What is chosen on an offer may be what is offered.
        Which::NotAsked
            if !offer || which::leads_out(answer, languages) || asked.are_reasons(answers) =>
        {
            Rule::Answers.allow()
        }
        _ => Rule::Unknown.ask(),
    }
}

/// The others of these deeds end nothing.
fn is_the_only_end(answer: &str, answers: &[&str], ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let ends = |label: &&str| deeds::of(label, &by) == Deed::Ends;
    let mut ending = answers.iter().copied().filter(ends);
    ending.next() == Some(answer) && ending.next().is_none()
}

/// What an answer's words do beyond answering.
fn says_more(answer: &str, intent: Intent, languages: &[&Wordings]) -> Option<Ruling> {
    Some(match intent {
        Intent::Delete => Rule::DeletesAccount.deny(),
        Intent::Plans | Intent::Change | Intent::Buy => Rule::ChangesPlan.deny(),
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
    let asked = quotes::asked_word(ground.observation).is_some_and(|word| word == value);
    if asked || is_spelled_out(element, value) {
        return Rule::TypesAskedWord.allow();
    }
    let survey = ground.asks_why();
    let on_the_way =
        ground.in_flow && element.input == Some(K::Multiline) && !element.is_furniture();
    if (survey || on_the_way)
        && heuristics::wordings::all()
            .iter()
            .any(|w| w.script.survey == value)
    {
        Rule::Answers.allow()
    } else {
        Rule::NotOurWords.deny()
    }
}

/// "Enter CANCEL-7 to continue": the field's own label spells out, in capitals, what is to be typed.
fn is_spelled_out(field: &Element, value: &str) -> bool {
    let capitals = value.chars().any(char::is_uppercase) && !value.chars().any(char::is_lowercase);
    let label = [&field.name, &field.description];
    let stands = |text: &&String| {
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
        words.any(|word| word == value)
    };
    capitals && value.chars().count() > 1 && label.iter().any(stands)
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
    let survey = ground.asks_why() || asks_for_a_reason(element, ground);
    let options = which::options(element);
    // What another control sends is only chosen.
    let waits = ground.in_flow && is_sent_by_another(element, ground.observation);
    let asked = is_asked(ground.reading.state) || waits;
    match (
        says_more(value, intent, &languages),
        ground.asked(&languages).which(&options),
    ) {
        (Some(ruling), _) => ruling,
        (None, Which::NotAsked) if agrees(element, value, &options, ground) => Rule::Unknown.ask(),
        (None, Which::NotAsked) if quotes::is_a_price(value) => Rule::Unknown.ask(),
        (None, Which::Named(name)) if name != value => Rule::Another.deny(),
        (None, Which::Named(_)) if asked => Rule::Answers.allow(),
        (None, Which::NotAsked) if survey => Rule::Answers.allow(),
        (None, Which::NotAsked) if waits && is_the_only_end(value, &options, ground) => {
            Rule::Answers.allow()
        }
        // The only one there is: nothing is chosen by it.
        (None, Which::NotAsked) if options.len() == 1 && is_asked(ground.reading.state) => {
            Rule::Answers.allow()
        }
        _ => Rule::Unknown.ask(),
    }
}
