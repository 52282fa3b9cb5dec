//! Presses an element as a mouse would, exactly once.
use super::deed::{self, Deed};
use super::place::{self, Spot};
use super::plain_link::PlainLink;
use super::script_link::{self, Following};
use super::{Hands, Ready, Target, enabled, error, events, scroll, visible};
use crate::dom::{self, El};
use crate::eyes::Look;
use crate::harvest::Harvest;
use perception::NodeId;
use protocol::action::{ActionError, ErrorCode};
use protocol::snapshot::Identity;

/// Where to press, and the node that is pressed.
#[derive(Debug)]
pub(super) struct Aim {
    spot: Spot,
    place: NodeId,
}

impl Aim {
    pub(super) fn spot(self) -> Spot {
        self.spot
    }
}

pub(super) fn ready(hands: &Hands<'_>, look: &Look) -> Result<Aim, ActionError> {
    enabled(look)?;
    let (place, element) = visible(look)?;
    let found = place::uncovered(look, place, &element, hands.face);
    if found.is_err() {
        // What scrolls around it, or sticks to an edge, may hide just the part that was tried.
        scroll::elsewhere(&element, look.tries);
    }
    Ok(Aim {
        spot: found?,
        place,
    })
}

/// The `click` event carries the element's own action with it (following, submitting, ticking), so nothing else is done after it, but for a
/// link that is a script.
pub(super) fn press(
    hands: &Hands<'_>,
    ready: Ready<'_, Aim>,
) -> Result<Option<Following>, ActionError> {
    let Ready {
        target: judged,
        look,
        spot: Aim { spot, place },
    } = ready;
    let pressed = look.harvest.element(place).unwrap_or(&judged.element);
    let met = innermost(look, place, &spot).unwrap_or_else(|| pressed.clone());
    let deed = as_told(hands, judged, look, &met)?;
    let text = judged.element.text_content();
    hands.touch.begins();
    let stands = || {
        let now = Harvest::take(hands.face);
        let called = &judged.meaning.identity;
        let (element, text) = (&judged.element, text.as_ref());
        still_judged(hands, element, called, text, now, &met, &deed)
    };
    let plain = down(&met, &spot, || move_focus(look, place, &met));
    if !met.is_connected() {
        return Err(taken_away());
    }
    stands()?;
    up(&met, &spot, plain);
    // Some controls act as the pointer is let go: one that changes by then may have been pressed.
    if !met.is_connected() || stands().is_err() {
        return Err(taken_away());
    }
    let _in_this_tab = PlainLink::while_pressing(&met);
    Ok(match deed.script() {
        Some(script) => script_link::click(&met, &spot, script),
        None => {
            events::click(&met, &spot);
            None
        }
    })
}

/// What the press would do is what was told of it when it was judged.
fn as_told(hands: &Hands<'_>, judged: &Target, look: &Look, met: &El) -> Result<Deed, ActionError> {
    deed::passed_on(look, &judged.element, met)?;
    let shows = look.reader().shows(look.node);
    let mut eyes = hands.eyes.borrow_mut();
    let deed = Deed::of(met, shows.clone(), &mut eyes);
    let Some(told) = eyes.told(judged.reference).cloned() else {
        return Ok(deed);
    };
    // The place itself may be met through something inside it that stands for it.
    let inside = deed::inside(&judged.element, met);
    let now = match deed.activates_the_same(&told) || !inside {
        true => deed.clone(),
        false => Deed::of(&judged.element, shows, &mut eyes),
    };
    match told.changed(&now) {
        Some(what) => Err(deed::page_changed(&judged.meaning.identity, &what)),
        None => Ok(deed),
    }
}

/// After the page has seen the pointer: the same control, called and showing the same, and a click there does the same.
pub(super) fn still_judged(
    hands: &Hands<'_>,
    element: &El,
    called: &Identity,
    text: Option<&String>,
    now: Harvest,
    met: &El,
    deed: &Deed,
) -> Result<(), ActionError> {
    let Some(node) = now.find(element) else {
        let what = "it is no longer on the page";
        return Err(deed::page_changed(called, what));
    };
    deed::still_called(called, text, &now, node)?;
    let shows = now.reader().shows(node);
    let now = Deed::of(met, shows, &mut hands.eyes.borrow_mut());
    match deed.changed(&now) {
        Some(what) => Err(deed::page_changed(called, &what)),
        None => Ok(()),
    }
}

fn taken_away() -> ActionError {
    let what = "The page took the control away, or changed it, while it was being pressed.";
    error(ErrorCode::ActionFailed, what)
}

/// The first half of a press: <https://w3c.github.io/uievents/#events-mouseevent-event-order>. `focus` is called where the page lets a press
/// move the focus. True: the mouse's own events follow the pointer's.
fn down(met: &El, spot: &Spot, focus: impl FnOnce()) -> bool {
    hover(met, spot);
    let plain = events::pointer(met, "pointerdown", spot, 1);
    if plain && events::mouse(met, "mousedown", spot, 1) {
        focus();
    }
    plain
}

/// All that comes before its click.
fn up(met: &El, spot: &Spot, plain: bool) {
    events::pointer(met, "pointerup", spot, 0);
    if plain {
        events::mouse(met, "mouseup", spot, 0);
    }
}

fn hover(target: &El, spot: &Spot) {
    for name in ["over", "enter", "move"] {
        events::pointer(target, &format!("pointer{name}"), spot, 0);
        events::mouse(target, &format!("mouse{name}"), spot, 0);
    }
}

/// The element under the mouse, unless it is another control inside ours: then ours is pressed, not that one. A control of the
/// same name is no other one: it is the face of ours, which may hear of presses there only.
fn innermost(look: &Look, place: NodeId, spot: &Spot) -> Option<El> {
    let reader = look.reader();
    let hit = place::met(look, &reader, place, &spot.hit)?;
    let base = if hit >= place && hit < reader.end(place) {
        place
    } else {
        look.node
    };
    let another = reader.another_control_between(hit, base, look.node);
    (!another).then(|| spot.hit.clone())
}

/// The nearest element around the press that takes the focus gets it; else what had it loses it.
fn move_focus(look: &Look, place: NodeId, target: &El) {
    let takes = "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]";
    let found = dom::around(target).find(|el| el.matches(&takes.into()).unwrap_or(false));
    events::focus(
        found
            .as_ref()
            .or(look.harvest.element(place))
            .unwrap_or(target),
    );
}
