//! Actions and pages in words: for the journal, the panel, and for telling whether a page is the same page.
use super::state::Seen;
use super::turn::target;
use crate::classify::Setting;
use crate::heuristics::{self, Intent, steps};
use crate::{policy, site, words};
use lexicon::{Concept, Phrase, lexicon};
use page::Does;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};

pub(super) fn describe(action: &Action, observation: &Observation) -> String {
    let name = target(observation, action).map_or(String::new(), |e| Setting::label(e).to_owned());
    let role = target(observation, action).map_or(String::new(), |e| e.role.to_string());
    let values = [("name", name.as_str()), ("role", role.as_str())];
    match action {
        Action::Click { .. } => words::say("action.click", &values),
        Action::Fill { value, .. } => {
            let value = words::one_line(value);
            words::say("action.fill", &[("name", &name), ("value", &value)])
        }
        Action::Select { value, .. } => {
            let value = words::one_line(value);
            words::say("action.select", &[("name", &name), ("value", &value)])
        }
        Action::ScrollTo { .. } | Action::ScrollPage { .. } => words::say("action.scroll", &values),
        Action::ScrollFor { words, .. } => {
            words::say("action.scroll_for", &[("words", &words::one_line(words))])
        }
        Action::Navigate { url } => words::say("action.navigate", &[("url", &site::plain(url))]),
        Action::Wait { .. } => words::say("action.wait", &values),
    }
}

/// A step in words once it has happened: verb and the page's own words.
pub(super) fn past_words(action: &Action, element: Option<&Element>, seen: &Seen) -> String {
    let name = element.map_or(String::new(), |e| e.name.clone());
    match action {
        Action::Fill { value, .. } | Action::Select { value, .. } => {
            words::say("step.answered", &[("name", &words::one_line(value))])
        }
        Action::Click { .. } => {
            let Some(element) = element else {
                return String::new();
            };
            click_words(element, &name, seen)
        }
        _ => words::say("step.looked_around", &[]),
    }
}

fn click_words(element: &Element, name: &str, seen: &Seen) -> String {
    use protocol::role::Role;
    let intent = heuristics::intent(name, &seen.observation);
    let declined = offer_name(element, seen);
    match (element.role, intent) {
        (Role::Checkbox, _) if element.is(ElementState::Checked) => {
            words::say("step.unticked", &[("name", name)])
        }
        (Role::Radio | Role::Checkbox | Role::Option, _) => {
            words::say("step.answered", &[("name", name)])
        }
        (_, Intent::ConsentReject) => words::say("step.cookies", &[("name", name)]),
        (_, Intent::Decline | Intent::GoOn | Intent::Insist | Intent::Next)
            if seen.reading.state == PageState::RetentionOffer && !declined.is_empty() =>
        {
            words::say("step.declined", &[("name", &declined)])
        }
        (_, Intent::Skip | Intent::Decline) => words::say("step.skipped", &[("name", name)]),
        (_, Intent::GoOn | Intent::Insist | Intent::Next) => {
            words::say("step.went_on", &[("name", name)])
        }
        (_, Intent::Confirm | Intent::Submit | Intent::Yes | Intent::EndNow) => {
            words::say("step.pressed", &[("name", name)])
        }
        _ => words::say("step.opened", &[("name", name)]),
    }
}

/// What an offer calls itself: its heading, or the sentence that gave it away.
fn offer_name(element: &Element, seen: &Seen) -> String {
    use protocol::role::Role;
    let heading = element
        .within
        .iter()
        .rev()
        .find(|c| c.role == Role::Heading && !c.name.is_empty())
        .map(|c| c.name.clone());
    let text = heading.unwrap_or_else(|| seen.reading.wording.clone());
    text.trim()
        .trim_end_matches(['.', '!'])
        .chars()
        .take(80)
        .collect()
}

/// A way into the cancel flow, or on in it.
pub(super) fn enters(element: &Element, seen: &Seen, plan: Option<&str>) -> bool {
    // What tells that it was ended ends nothing.
    if seen.model.tells_of_an_end(&element.reference) {
        return false;
    }
    let before = matches!(
        seen.reading.state,
        PageState::AccountActive | PageState::Unknown
    );
    let intent = match before {
        true => heuristics::intent_before(element, &seen.observation, plan),
        false => heuristics::intent_of(element, &seen.observation, plan),
    };
    let asks = element.name.trim_end().ends_with(['?', '？']);
    let other = matches!(intent, Intent::Other | Intent::Change | Intent::Plans);
    let unknown = before && other && !asks;
    let leads = matches!(
        intent,
        Intent::Enter
            | Intent::BareCancel
            | Intent::GoOn
            | Intent::Insist
            | Intent::Confirm
            | Intent::EndNow
    );
    let ends = || policy::leads_to_an_end(&element.name, &seen.observation);
    leads || unknown && (ends() || ends_its_own(element, seen, plan) || lowers(element, seen))
}

/// It goes down to the plan that costs nothing, in that one's card.
fn lowers(element: &Element, seen: &Seen) -> bool {
    let page = &seen.observation.snapshot.page;
    let languages = lexicon().languages(&page.lang, &seen.observation.text);
    let said = lexicon().read(&element.name, &languages);
    let takes = |said: &Phrase| {
        let verbs = [Concept::Downgrade, Concept::Change, Concept::Choose];
        said.any(&verbs) && !said.has(Concept::Active)
    };
    let pressed = matches!(element.role, Role::Button | Role::MenuItem | Role::Link);
    pressed && takes(&said) && policy::chooses_the_free_plan(element, &said, &seen.model)
}

/// In the part of a subscription, whatever it calls that: "Stop my monthly gift".
fn ends_its_own(element: &Element, seen: &Seen, plan: Option<&str>) -> bool {
    let meant = plan.is_none_or(|plan| seen.model.is_of_the_named(&element.reference, plan));
    let plainly = || policy::says_no_more_than_an_end(&element.name, &seen.observation);
    let own = seen.model.subscription_of(&element.reference);
    let controls = own.map(|at| seen.model.subscriptions[at].controls.iter());
    let mut ends = controls.into_iter().flatten();
    meant && ends.any(|c| c.reference == element.reference && c.does == Does::End) && plainly()
}

/// What makes a page the same page for the loop check.
pub(super) fn fingerprint(observation: &Observation) -> String {
    format!(
        "{}\n{}\n{}",
        site::plain(&observation.snapshot.page.url),
        observation.text,
        controls(observation)
    )
}

/// The same, whatever its sentences say: its headings, its steps where it counts them, and its controls.
pub(super) fn stand(observation: &Observation) -> String {
    let counted = steps::counted(&observation.text);
    let url = site::plain(&observation.snapshot.page.url);
    format!("{url}\n{counted:?}\n{}", controls(observation))
}

/// What can be read and pressed on it, and how it stands chosen, whatever the page says beside.
pub(super) fn controls(observation: &Observation) -> String {
    let elements = observation.snapshot.elements.iter();
    let names = elements.map(|e| format!("{}|{}|{:?}|{}", e.role, e.name, e.value, states(e)));
    names.collect::<Vec<_>>().join("\n")
}

fn states(element: &Element) -> String {
    use protocol::snapshot::ElementState as S;
    let lasting = element
        .state
        .iter()
        .filter(|s| matches!(s, S::Disabled | S::Checked | S::Mixed | S::Expanded));
    lasting
        .map(|s| format!("{s:?}"))
        .collect::<Vec<_>>()
        .join(",")
}
