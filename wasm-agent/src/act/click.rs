//! Presses an element as a mouse would, exactly once.
use super::place::{self, Spot};
use super::same_tab::SameTab;
use super::{Hands, Ready, enabled, error, events, scroll, visible};
use crate::dom::{self, El};
use crate::eyes::Look;
use perception::NodeId;
use protocol::action::{ActionError, ErrorCode};

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

/// <https://w3c.github.io/uievents/#events-mouseevent-event-order>. The `click` event carries the element's own action with
/// it (following, submitting, ticking), so nothing else is done after it.
pub(super) fn press(hands: &Hands<'_>, ready: Ready<'_, Aim>) -> Result<(), ActionError> {
    let Ready {
        element,
        look,
        spot: Aim { spot, place },
    } = ready;
    let pressed = look.harvest.element(place).unwrap_or(&element).clone();
    let target = innermost(look, place, &spot).unwrap_or(pressed);
    hands.touch.begins();
    hover(&target, &spot);
    let plain = events::pointer(&target, "pointerdown", &spot, 1);
    if plain && events::mouse(&target, "mousedown", &spot, 1) {
        move_focus(look, place, &target);
    }
    events::pointer(&target, "pointerup", &spot, 0);
    if plain {
        events::mouse(&target, "mouseup", &spot, 0);
    }
    if !target.is_connected() {
        return Err(error(
            ErrorCode::ActionFailed,
            "The page took the element away while it was being pressed.",
        ));
    }
    let _in_this_tab = SameTab::while_pressing(&target);
    events::click(&target, &spot);
    Ok(())
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
