//! Chooses from a list: a native one, or one of the page's own making whose choices are in sight.
use super::deed::{self, Deed};
use super::{Hands, Ready, click, enabled, error, events, place, visible};
use crate::dom::{Choice, El};
use crate::eyes::Look;
use crate::harvest::Harvest;
use perception::raw::{RawElement, RawKind};
use perception::{NodeId, Reader};
use protocol::action::{ActionError, ErrorCode};

pub(super) fn ready(_: &Hands<'_>, look: &Look) -> Result<(), ActionError> {
    enabled(look)?;
    visible(look).map(|_| ())
}

pub(super) fn select(
    hands: &Hands<'_>,
    ready: Ready<'_, ()>,
    value: &str,
) -> Result<(), ActionError> {
    let look = ready.look;
    let reader = look.reader();
    let native = raw(look, look.node).is_some_and(|e| e.html("select"));
    if !native {
        return choose_own(hands, look, &reader, value);
    }
    let Some(choice) = find(look, &reader, value) else {
        return Err(no_such(&reader, look, value));
    };
    if raw(look, choice).is_some_and(|e| e.disabled) {
        return Err(error(
            ErrorCode::ElementDisabled,
            format!("The choice “{value}” is disabled."),
        ));
    }
    let option = look
        .harvest
        .element(choice)
        .and_then(|el| el.html::<Choice>("option"));
    let Some(option) = option else {
        return Err(no_such(&reader, look, value));
    };
    let list = &ready.target.element;
    let said = |option: &Choice| (option.value(), option.text_content(), option.is_connected());
    let before = said(option);
    hands.touch.begins();
    events::focus(list);
    if said(option) != before {
        let called = reader.identity(choice);
        return Err(deed::page_changed(&called, "it is another choice now"));
    }
    if !option.selected() {
        option.set_selected(true);
        events::plain(list, "input");
        events::plain(list, "change");
    }
    Ok(())
}

/// By value, then by visible text, then by text without regard to case.
fn find(look: &Look, reader: &Reader<'_>, value: &str) -> Option<NodeId> {
    let run = look.node.index() + 1..reader.end(look.node).0 as usize;
    let choices: Vec<NodeId> = run
        .map(|i| NodeId(i as u32))
        .filter(|n| raw(look, *n).is_some_and(|e| e.html("option")))
        .collect();
    let has_value = |n: &NodeId| {
        look.harvest
            .element(*n)
            .and_then(|el| el.html::<Choice>("option"))
            .is_some_and(|o| o.value() == value)
    };
    let wanted = value.trim();
    let text = |n: &NodeId| reader.name(*n);
    let by_value = choices.iter().find(|n| has_value(n));
    let by_text = || choices.iter().find(|n| text(n) == wanted);
    let by_letters = || {
        choices
            .iter()
            .find(|n| text(n).to_lowercase() == wanted.to_lowercase())
    };
    by_value.or_else(by_text).or_else(by_letters).copied()
}

/// A list of the page's own making: the choice is pressed.
fn choose_own(
    hands: &Hands<'_>,
    look: &Look,
    reader: &Reader<'_>,
    value: &str,
) -> Result<(), ActionError> {
    let choices = reader.option_nodes(look.node);
    let Some((node, _)) = choices.iter().find(|(_, name)| name.trim() == value.trim()) else {
        return Err(no_such(reader, look, value));
    };
    let element: El = look
        .harvest
        .element(*node)
        .cloned()
        .ok_or_else(|| no_such(reader, look, value))?;
    let spot = place::uncovered(look, *node, &element, hands.face)?;
    let (called, text) = (reader.identity(*node), element.text_content());
    let deed = Deed::of(&element, reader.shows(*node), &mut hands.eyes.borrow_mut());
    hands.touch.begins();
    for name in ["pointerdown", "pointerup"] {
        events::pointer(&element, name, &spot, u16::from(name == "pointerdown"));
        events::mouse(
            &element,
            &name.replace("pointer", "mouse"),
            &spot,
            u16::from(name == "pointerdown"),
        );
    }
    let now = Harvest::take(hands.face);
    click::still_judged(
        hands,
        &element,
        &called,
        text.as_ref(),
        now,
        &element,
        &deed,
    )?;
    events::click(&element, &spot);
    Ok(())
}

fn no_such(reader: &Reader<'_>, look: &Look, value: &str) -> ActionError {
    let identity = reader.identity(look.node);
    error(
        ErrorCode::InvalidParams,
        format!(
            "The {} “{}” has no choice “{value}” in sight.",
            identity.role, identity.name
        ),
    )
}

fn raw(look: &Look, node: NodeId) -> Option<&RawElement> {
    match &look.harvest.page.nodes.get(node.index())?.kind {
        RawKind::Element(element) => Some(element),
        RawKind::Text(_) => None,
    }
}
