//! Which element a CSS selector or a point of the viewport means, among those that the page's reading names: only what has a
//! role and a name there can be judged and approved.
use super::{error, place};
use crate::dom::{self, El};
use crate::eyes::Eyes;
use crate::ui::Face;
use protocol::action::{ActionError, ErrorCode};
use protocol::ids::Ref;
use protocol::message::Spot;
use protocol::snapshot::Observation;

pub(crate) fn locate(
    spot: &Spot,
    observation: &Observation,
    eyes: &Eyes,
    face: &Face,
) -> Result<Ref, ActionError> {
    let elements = observation.snapshot.elements.iter();
    // What stands in another site's frame has no selector and no point of ours.
    let live = |reference: Ref| {
        let (live, _) = eyes.resolve(reference).ok()?;
        Some((reference, live.in_our_document()?.clone()))
    };
    let named: Vec<(Ref, El)> = elements.filter_map(|e| live(e.reference)).collect();
    match spot {
        Spot::Css { selector } => by_selector(selector, &named),
        Spot::Point { x, y } => at_point(f64::from(*x), f64::from(*y), &named, face),
    }
}

fn by_selector(selector: &str, named: &[(Ref, El)]) -> Result<Ref, ActionError> {
    let mut found = Vec::new();
    for (reference, element) in named {
        let fits = element.matches(&selector.into()).map_err(|_| {
            let message = format!("“{selector}” is no CSS selector.");
            error(ErrorCode::InvalidParams, message)
        })?;
        if fits {
            found.push(*reference);
        }
    }
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(error(
            ErrorCode::RefInvalid,
            format!("Nothing that can be used fits “{selector}”."),
        )),
        several => Err(error(
            ErrorCode::RefInvalid,
            format!("{} elements fit “{selector}”.", several.len()),
        )),
    }
}

/// The innermost named element that a mouse would meet there. What lies on top is what would be met.
fn at_point(x: f64, y: f64, named: &[(Ref, El)], face: &Face) -> Result<Ref, ActionError> {
    let Some(met) = place::topmost(x, y, face) else {
        let message = format!("{x},{y} is outside the viewport.");
        return Err(error(ErrorCode::ElementNotVisible, message));
    };
    let known = |el: El| named.iter().find(|(_, live)| *live == el).map(|(r, _)| *r);
    dom::around(&met.hit).find_map(known).ok_or_else(|| {
        let tag = met.hit.local_name();
        let message = format!("At {x},{y} lies something that can't be used (<{tag}>).");
        error(ErrorCode::ElementObscured, message)
    })
}
