//! Where exactly to press, and whether anything lies on top of it.
use super::error;
use crate::dom::{self, El};
use crate::eyes::Look;
use crate::harvest::{Harvest, Pane, on_picture};
use crate::ui::Face;
use perception::NodeId;
use protocol::action::{ActionError, ErrorCode};
use protocol::geometry::{Rect, Viewport};
use wasm_bindgen::{JsCast, JsValue};

/// The innermost element that a mouse would meet at a point, and that point as the element's own document counts.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub x: f64,
    pub y: f64,
    pub hit: El,
}

/// A point of this place that nothing but its own content covers.
pub(super) fn uncovered(
    look: &Look,
    place: NodeId,
    element: &El,
    face: &Face,
) -> Result<Spot, ActionError> {
    let view = look.harvest.page.viewport.unwrap_or(Viewport {
        width: 1,
        height: 1,
        scroll_x: 0,
        scroll_y: 0,
    });
    let identity = look.reader().identity(look.node);
    if Pane::of(element).is_bent() {
        let message = format!(
            "The {} “{}” stands in a frame that is turned in space, so that nobody can tell where a press would land.",
            identity.role, identity.name
        );
        return Err(error(ErrorCode::ElementObscured, message));
    }
    let mut cover = None;
    for (x, y) in points(element, view) {
        let Some(spot) = topmost(x, y, face) else {
            continue;
        };
        let end = look.reader().end(place);
        let run = (place.index(), end.0 as usize);
        if look.harvest.find_between(&spot.hit, run.0, run.1).is_some() {
            return Ok(spot);
        }
        cover = cover.or(Some(spot.hit));
    }
    match cover {
        Some(cover) => {
            let message = format!(
                "The {} “{}” is covered by {}.",
                identity.role,
                identity.name,
                named(&look.harvest, &cover)
            );
            Err(error(ErrorCode::ElementObscured, message))
        }
        None => Err(error(
            ErrorCode::ElementNotVisible,
            format!(
                "The {} “{}” can't be scrolled into view.",
                identity.role, identity.name
            ),
        )),
    }
}

/// Points worth trying: the middle of every box of the element (a link may run over two lines), the largest first, then
/// points around the middle.
fn points(element: &El, view: Viewport) -> Vec<(f64, f64)> {
    let mut boxes: Vec<Rect> = boxes(element)
        .into_iter()
        .filter(|r| middle_in(*r, view).is_some())
        .collect();
    let area = |at: &usize| i64::from(boxes[*at].width) * i64::from(boxes[*at].height);
    if let Some(largest) = (0..boxes.len()).max_by_key(area) {
        boxes.swap(0, largest);
    }
    let middles = boxes.iter().filter_map(|r| middle_in(*r, view));
    let mut found: Vec<(f64, f64)> = middles.collect();
    for rect in boxes.iter().take(2) {
        for (across, down) in [(0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)] {
            let x = f64::from(rect.x) + f64::from(rect.width) * across;
            let y = f64::from(rect.y) + f64::from(rect.height) * down;
            if x >= 0.0 && y >= 0.0 && x < f64::from(view.width) && y < f64::from(view.height) {
                found.push((x, y));
            }
        }
    }
    found
}

fn boxes(element: &El) -> Vec<Rect> {
    let list: js_sys::Array = js_sys::Array::from(&element.client_rects());
    let pane = Pane::of(element);
    if list.length() == 0 {
        if let Some((_, place)) = element.html::<El>("area").and_then(on_picture) {
            return vec![pane.shown(place)];
        }
        // No box of its own (`display: contents`): what stands in it is pressed.
        return vec![pane.rect(&dom::extent(element))];
    }
    let rect = |value: JsValue| pane.rect(&value.unchecked_into::<dom::Bounds>());
    list.iter()
        .take(20)
        .map(rect)
        .filter(|r| r.width > 0 && r.height > 0)
        .collect()
}

/// The middle of the part that is in view.
pub(super) fn middle_in(rect: Rect, view: Viewport) -> Option<(f64, f64)> {
    let (left, top) = (f64::from(rect.x).max(0.0), f64::from(rect.y).max(0.0));
    let right = (f64::from(rect.x) + f64::from(rect.width)).min(f64::from(view.width));
    let bottom = (f64::from(rect.y) + f64::from(rect.height)).min(f64::from(view.height));
    (right - left >= 1.0 && bottom - top >= 1.0)
        .then(|| (f64::midpoint(left, right), f64::midpoint(top, bottom)))
}

/// The innermost element at this point of the window, through shadow roots and frames, as if our own panel were not there.
pub(super) fn topmost(x: f64, y: f64, face: &Face) -> Option<Spot> {
    let document = dom::document();
    let ours = |el: &El| face.owns(el.as_web());
    // The list leaves out what has no box of its own and words directly in it; the first one alone doesn't.
    let first = document.first_at_point(x, y).filter(|el| !ours(el));
    let mut hit = first.or_else(|| elements(document.at_point(x, y)).find(|el| !ours(el)))?;
    let (mut pane, mut inner) = (Pane::TOP, (x, y));
    loop {
        hit = through_shadow(hit, inner);
        let Some(document) = hit.content() else { break };
        pane = pane.inside(&hit);
        inner = pane.point(x, y);
        match document.first_at_point(inner.0, inner.1) {
            Some(deeper) => hit = deeper,
            None => break,
        }
    }
    let (x, y) = inner;
    Some(Spot { x, y, hit })
}

fn through_shadow(mut hit: El, (x, y): (f64, f64)) -> El {
    while let Some(root) = dom::shadow_of(&hit) {
        let home: &dom::Nd = root.unchecked_ref();
        let own = |el: &El| el.root_node() == *home;
        let first = root.first_at_point(x, y).filter(own);
        match first.or_else(|| elements(root.at_point(x, y)).find(own)) {
            Some(inner) if inner != hit => hit = inner,
            _ => break,
        }
    }
    hit
}

fn elements(list: js_sys::Array) -> impl Iterator<Item = El> {
    (0..list.length()).map(move |i| list.get(i).unchecked_into())
}

/// What lies on top, in words.
pub(super) fn named(harvest: &Harvest, cover: &El) -> String {
    let Some(node) = harvest.find(cover) else {
        return "something else".to_owned();
    };
    let identity = harvest.reader().identity(node);
    let tag = cover.local_name();
    if identity.name.is_empty() {
        format!("another element (<{tag}>)")
    } else {
        format!("the {} “{}” (<{tag}>)", identity.role, identity.name)
    }
}
