//! Scrolls, always at once: smooth scrolling would still be under way when the next look is taken.
use super::place;
use crate::dom::{self, El};
use crate::harvest;
use crate::ui::Face;
use protocol::action::Direction;
use wasm_bindgen::JsValue;

/// Brings an element to the middle of the view.
pub(super) fn to(element: &El) {
    place_at(element, "center");
}

/// Brings an element to the middle of the view, or, where that did not help, to the end or the beginning of it: bars may
/// cover half of a window.
pub(super) fn elsewhere(element: &El, tries: u32) {
    place_at(element, ["center", "end", "start"][tries as usize % 3]);
}

fn place_at(element: &El, block: &str) {
    let how = [
        ("block", block),
        ("inline", "nearest"),
        ("behavior", "instant"),
    ]
    .map(|(k, v)| (k, JsValue::from_str(v)));
    // An area has no box of its own to scroll to.
    let picture = element.html::<El>("area").and_then(harvest::on_picture);
    let seen = picture.as_ref().map_or(element, |(picture, _)| picture);
    seen.scroll_into_view(&dom::object(&how));
}

/// Brings an element to the middle of the view, unless its middle is there.
pub(super) fn into_view(element: &El) {
    if place::middle_in(harvest::rectangle(element), harvest::viewport()).is_none() {
        to(element);
    }
}

/// Brings an element to the middle of the view, unless all of it is in view.
pub(crate) fn bring_whole_into_view(element: &El) {
    let (at, view) = (harvest::rectangle(element), harvest::viewport());
    let inside = |start: i32, size: i32, room: u32| {
        start >= 0 && i64::from(start) + i64::from(size) <= i64::from(room)
    };
    if !(inside(at.x, at.width, view.width) && inside(at.y, at.height, view.height)) {
        to(element);
    }
}

/// Scrolls the page, or what scrolls in its place in the middle of the view.
pub(super) fn page(face: &Face, direction: Direction, amount: u32) {
    let Some(scroller) = scroller(face) else {
        return;
    };
    let by = match direction {
        Direction::Up => -f64::from(amount),
        Direction::Down => f64::from(amount),
        Direction::Top => -scroller.scroll_height(),
        Direction::Bottom => scroller.scroll_height(),
    };
    down_to(&scroller, scroller.scroll_top() + by);
}

fn scroller(face: &Face) -> Option<El> {
    let page = dom::document()
        .scroller()
        .or_else(|| dom::document().root())?;
    if can_scroll(&page) {
        return Some(page);
    }
    let middle = place::topmost(page.client_width() / 2.0, page.client_height() / 2.0, face)?;
    dom::around(&middle.hit)
        .find(|el| can_scroll(el) && scrolls(el))
        .or(Some(page))
}

/// What an element scrolls in: the innermost part of the page that scrolls by itself, or the page.
pub(super) fn around(element: &El) -> Option<El> {
    let page = dom::document().scroller();
    // What the page's body says of itself holds for the window, where that scrolls.
    let of_the_page = |el: &El| el.local_name() == "body" && page.as_ref().is_some_and(can_scroll);
    let mut outward = dom::around(element);
    let own = outward.find(|el| can_scroll(el) && scrolls(el) && !of_the_page(el));
    own.or(page)
}

pub(super) fn down_to(scroller: &El, top: f64) {
    let by = top - scroller.scroll_top();
    let how = [
        ("top", JsValue::from_f64(by)),
        ("behavior", JsValue::from_str("instant")),
    ];
    scroller.scroll_by(&dom::object(&how));
}

fn can_scroll(element: &El) -> bool {
    element.scroll_height() > element.client_height() + 1.0
}

fn scrolls(element: &El) -> bool {
    matches!(
        dom::computed_style(element).get("overflow-y").as_str(),
        "auto" | "scroll"
    )
}
