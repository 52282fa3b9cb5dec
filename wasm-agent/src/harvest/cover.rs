//! What lies over all of the window, as a dialog without a role does: a sheet, the dark behind a box. Asked of the browser, which alone
//! knows what is on top; four questions a look.
use super::Harvest;
use crate::dom::{self, El};
use crate::ui::Face;
use perception::NodeId;
use wasm_bindgen::JsCast;

/// So near the window's corners, as shares of its sides.
const CORNERS: [(f64, f64); 4] = [(0.03, 0.03), (0.97, 0.03), (0.03, 0.97), (0.97, 0.97)];

/// The element that all corners of the window lie in, if it is placed there by itself (fixed or absolute) and is not the page.
pub(super) fn cover(harvest: &Harvest, face: &Face) -> Option<NodeId> {
    let view = harvest.page.viewport?;
    let (width, height) = (f64::from(view.width), f64::from(view.height));
    let on_top = CORNERS.map(|(x, y)| first(x * width, y * height, face));
    let mut on_top = on_top.into_iter().flatten();
    let mut outer = on_top.next()?;
    let mut others = 0;
    for other in on_top {
        others += 1;
        let common = outward(&outer).find(|outer| outer.contains(&other));
        outer = common?;
    }
    if others < 2 {
        return None;
    }
    let placed = outward(&outer).find(|element| {
        let position = dom::computed_style(element).get("position");
        matches!(position.as_str(), "fixed" | "absolute")
    })?;
    let page = matches!(placed.local_name().as_str(), "html" | "body");
    (!page).then(|| harvest.find(&placed))?
}

/// The element and what it stands in, in its own tree: what is on top of a document is never in a tree of its own.
fn outward(element: &El) -> impl Iterator<Item = El> {
    std::iter::successors(Some(element.clone()), |inner| inner.outer()).take(200)
}

/// On top there, but for what is ours.
fn first(x: f64, y: f64, face: &Face) -> Option<El> {
    let there = dom::document().at_point(x, y);
    let mut there = there.iter().map(|el| el.unchecked_into::<El>());
    there.find(|el| !face.owns(el.as_web()))
}
