//! Buttons and links: what a press of one may do, and whether the person is asked first.
use super::{Ground, Rule, Ruling, addresses, is_link, says};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent};
use crate::recipe::Mark;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};

pub(super) fn press(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    let state = ground.reading.state;
    let last = is_last(ground);
    if says(&element.name, &[Signal::EndsNow], languages) || intent == Intent::EndNow {
        return Rule::EndsAtOnce.ask();
    }
    if in_the_flow(state) && heuristics::wordings::claims(&element.name, languages) {
        return Rule::Claims.ask();
    }
    if addresses::acts(element) {
        return Rule::MayEndSubscription.ask();
    }
    if addresses::alters(element) && !leads_out(intent) {
        return Rule::Unknown.ask();
    }
    match intent {
        Intent::Decline
            if !ground.in_flow
                && !last
                && !in_the_flow(state)
                && refuses_cookies(element, ground.observation) =>
        {
            Rule::RefusesCookies.allow()
        }
        Intent::Confirm => Rule::EndsSubscription.ask(),
        Intent::Enter | Intent::BareCancel => enter(element, ground),
        Intent::Insist => insist(element, ground),
        Intent::GoOn if is_link(element, ground) && state != PageState::FinalConfirmation => {
            Rule::LeadsOn.allow()
        }
        Intent::GoOn if leads_on_state(state) && !last => Rule::LeadsOn.allow(),
        Intent::Decline | Intent::Skip | Intent::Next
            if matches!(state, PageState::RetentionOffer | PageState::ExitSurvey)
                && !last
                && (is_link(element, ground) || !late_offer(ground)) =>
        {
            Rule::LeadsOn.allow()
        }
        Intent::GoOn
        | Intent::Decline
        | Intent::Next
        | Intent::Skip
        | Intent::Submit
        | Intent::Yes => {
            if ground.in_flow || last {
                Rule::MayEndSubscription.ask()
            } else {
                Rule::Unknown.ask()
            }
        }
        // "No" may answer "Do you want to keep it?".
        Intent::Back if last && !steps_back(element, languages) => Rule::MayEndSubscription.ask(),
        Intent::Back => Rule::StepsBack.allow(),
        // "Only necessary ones" answers no question but a banner's.
        Intent::ConsentReject
            if names(element, Word::Necessary, languages)
                && has_banner(element, ground, languages) =>
        {
            Rule::RefusesCookies.allow()
        }
        // Without a banner to refuse, "Deny" answers something else.
        // "Accept all" and "Reject all" may be a banner's, or all offers that there are.
        Intent::ConsentReject
            if last || in_the_flow(state) || ground.in_flow && state == PageState::Unknown =>
        {
            Rule::MayEndSubscription.ask()
        }
        Intent::ConsentReject if has_banner(element, ground, languages) => {
            Rule::RefusesCookies.allow()
        }
        Intent::Manage | Intent::Change
            if is_link(element, ground) || state != PageState::FinalConfirmation =>
        {
            Rule::OpensMenu.allow()
        }
        _ if element.is(ElementState::Collapsed) || element.role == Role::Tab => {
            Rule::OpensMenu.allow()
        }
        // On an offer or a survey an unknown link may as well take the offer.
        _ if is_link(element, ground) && !last && !in_the_flow(state) => Rule::SameSite.allow(),
        _ => Rule::Unknown.ask(),
    }
}

fn leads_on_state(state: PageState) -> bool {
    matches!(
        state,
        PageState::RetentionOffer | PageState::ExitSurvey | PageState::AccountActive
    )
}

/// "Cancel membership": the way in, or the last word. Only what can't end anything by itself is taken for the way in.
fn enter(element: &Element, ground: &Ground<'_>) -> Ruling {
    let last = is_last(ground);
    let opens = element.is(ElementState::Collapsed) || known_way_in(element, ground);
    if !last && !element.in_dialog() && (is_link(element, ground) || opens) {
        Rule::WayIn.allow()
    } else if !last && !element.in_dialog() {
        Rule::MayBeWayIn.ask()
    } else if ground.in_flow && ground.reading.state == PageState::FinalConfirmation {
        Rule::EndsSubscription.ask()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

/// "Cancel anyway": as a link it fetches the next page; as a button it may be the last word.
fn insist(element: &Element, ground: &Ground<'_>) -> Ruling {
    if is_link(element, ground) && !is_last(ground) {
        Rule::LeadsOn.allow()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

fn is_last(ground: &Ground<'_>) -> bool {
    let marks = &ground.reading.marks;
    marks.last_page || marks.cancelled || ground.reading.state == PageState::FinalConfirmation
}

fn late_offer(ground: &Ground<'_>) -> bool {
    ground.survey_done && ground.reading.state == PageState::RetentionOffer
}

fn in_the_flow(state: PageState) -> bool {
    matches!(
        state,
        PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
    )
}

fn leads_out(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Enter | Intent::BareCancel | Intent::GoOn | Intent::Insist | Intent::Confirm
    )
}

/// "Back", "Close" answer no question that the page may ask; "No", "Not now" may.
fn steps_back(element: &Element, languages: &[&Wordings]) -> bool {
    heuristics::wordings::is_cross(&element.name) || names(element, Word::Leaves, languages)
}

fn names(element: &Element, kind: Word, languages: &[&Wordings]) -> bool {
    let words = heuristics::tokens::tokens(&element.name);
    languages.iter().any(|w| w.words.names(kind, &words))
}

/// "Decline" beside the only thing that agrees to cookies, on a page that speaks of them.
pub(crate) fn refuses_cookies(element: &Element, page: &Observation) -> bool {
    let languages = heuristics::languages(page);
    let accepts =
        |e: &&Element| heuristics::wordings::intent(&e.name, &languages) == Intent::ConsentAccept;
    let elements = &page.snapshot.elements;
    let at = |wanted: &Element| {
        elements
            .iter()
            .position(|e| e.reference == wanted.reference)
    };
    let agrees: Vec<&Element> = elements.iter().filter(accepts).collect();
    let [agrees] = agrees.as_slice() else {
        return false;
    };
    let close = at(agrees)
        .zip(at(element))
        .is_some_and(|(a, e)| a.abs_diff(e) <= 3);
    close && agrees.within == element.within && page.text.to_lowercase().contains("cookie")
}

/// What agrees to cookies stands beside it, in the same dialog if it stands in one.
fn has_banner(element: &Element, ground: &Ground<'_>, languages: &[&Wordings]) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let mut beside = elements.iter().filter(|e| e.dialog() == element.dialog());
    beside.any(|e| heuristics::wordings::intent(&e.name, languages) == Intent::ConsentAccept)
}

/// The service's recipe has read it to be the way in, and nowhere names it as the last step. What is only a hint is asked about.
fn known_way_in(element: &Element, ground: &Ground<'_>) -> bool {
    let Some(recipe) = ground.recipe else {
        return false;
    };
    let page = ground.observation;
    let named = |state, least: &[Mark]| {
        recipe
            .steps_for(state, &page.snapshot.page.lang)
            .filter(|s| least.contains(&s.mark))
            .any(|s| s.press.iter().any(|m| m.fits(element, page)))
    };
    ground.reading.state == PageState::AccountActive
        && named(PageState::AccountActive, &[Mark::Verified])
        && !named(PageState::FinalConfirmation, &[Mark::Verified, Mark::Hint])
}
