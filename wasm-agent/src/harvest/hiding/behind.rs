//! Where what hides an element is its place: beyond a view that doesn't scroll to it, or behind something opaque.
use crate::dom::{self, Bounds, Doc, El, Nd, Shadow};
use crate::harvest::layers::is_painted;
use wasm_bindgen::JsCast;

/// What stands fixed, and in no part of the window: nobody can scroll there.
pub(super) fn out_of_view(element: &El) -> bool {
    let Some(view) = element.view() else {
        return false;
    };
    // A bar that has slid away over the upper edge comes back as soon as somebody scrolls up.
    let outside =
        |b: &Bounds| b.x() + b.width() <= 0.0 || b.x() >= view.width() || b.y() >= view.height();
    outside(&element.bounds()) && outside(&dom::extent(element)) && !moves_along(element)
}

/// What is around it makes it stand fixed in there, and scroll along (<https://drafts.csswg.org/css-position/#fixed-cb>).
fn moves_along(element: &El) -> bool {
    dom::around(element).skip(1).any(|outer| {
        let style = dom::computed_style(&outer);
        let says = |name: &str| !matches!(style.get(name).as_str(), "none" | "auto" | "");
        [
            "transform",
            "scale",
            "rotate",
            "translate",
            "perspective",
            "filter",
            "contain",
            "will-change",
        ]
        .into_iter()
        .any(says)
    })
}

/// Under others in its middle, one of which is opaque and reaches over all of it. What is out of the window, or can't be hit, can't be
/// told.
pub(super) fn covered(element: &El) -> bool {
    let content = dom::extent(element);
    let x = content.x() + content.width() / 2.0;
    let y = content.y() + content.height() / 2.0;
    let root = element.root_node();
    let stack = match root.node_type() {
        Nd::FRAGMENT => root.unchecked_into::<Shadow>().at_point(x, y),
        _ => root.unchecked_into::<Doc>().at_point(x, y),
    };
    let stack: Vec<El> = stack.iter().map(|hit| hit.unchecked_into()).collect();
    let own = |hit: &El| dom::around(hit).any(|outer| outer == *element);
    stack.iter().position(own).is_some_and(|at| {
        let mut covers = stack[..at].iter();
        covers.any(|cover| is_opaque(cover) && holds(&cover.bounds(), &content))
    })
}

fn holds(outer: &Bounds, inner: &Bounds) -> bool {
    // Sizes are rounded here and there.
    const HALF: f64 = 0.5;
    outer.x() <= inner.x() + HALF
        && outer.y() <= inner.y() + HALF
        && outer.x() + outer.width() >= inner.x() + inner.width() - HALF
        && outer.y() + outer.height() >= inner.y() + inner.height() - HALF
}

/// Painted all over, in its own place: what the page itself is painted with lies behind everything
/// (<https://drafts.csswg.org/css-backgrounds/#special-backgrounds>).
fn is_opaque(cover: &El) -> bool {
    let style = dom::computed_style(cover);
    let canvas = match cover.local_name().as_str() {
        "html" => true,
        "body" => !dom::around(cover)
            .nth(1)
            .is_some_and(|root| is_painted(&dom::computed_style(&root))),
        _ => false,
    };
    !canvas && style.background_color().starts_with("rgb(") && style.opacity() == "1"
}
