//! Clips and masks that stand in the page as drawings (<https://drafts.fxtf.org/css-masking/#ClipPathElement>). One that is not there
//! cuts nothing.
use crate::css::Part;
use crate::dom::{Bounds, Doc, El, Nd, Shadow};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Where a shape is in its own drawing; fails where it is drawn nowhere.
    #[wasm_bindgen(method, final, js_class = "SVGGraphicsElement", js_name = getBBox, catch)]
    fn drawn_box(this: &El) -> Result<Bounds, JsValue>;
}

/// Drawings of more shapes than this are not looked through.
const MAX_SHAPES: u32 = 50;

/// The part of a box of this size that a drawn clip leaves; `None` where that can't be told.
pub(super) fn left_by_drawing(element: &El, path: &str, width: f64, height: f64) -> Option<Part> {
    let clip = named(element, path, "clipPath")?;
    if clip.elements() > MAX_SHAPES || clip.attribute("transform").is_some() {
        return None;
    }
    let units = clip.attribute("clipPathUnits").unwrap_or_default();
    let (across, down) = match units.as_str() {
        "objectBoundingBox" => (width, height),
        _ => (1.0, 1.0),
    };
    let mut left: Option<Part> = None;
    for shape in shapes(&clip)? {
        let bounds = shape.drawn_box().ok()?.read();
        let part = Part {
            left: bounds.x * across,
            top: bounds.y * down,
            right: (bounds.x + bounds.width) * across,
            bottom: (bounds.y + bounds.height) * down,
        };
        left = Some(left.map_or(part, |all| all.joined(part)));
    }
    Some(left.unwrap_or(Part::NOTHING))
}

/// Only what is where its own numbers say.
fn shapes(clip: &El) -> Option<Vec<El>> {
    const SIMPLE: &[&str] = &[
        "circle", "ellipse", "line", "path", "polygon", "polyline", "rect",
    ];
    let all: Vec<El> = clip.children().collect();
    let simple = |shape: &El| {
        SIMPLE.contains(&shape.local_name().as_str())
            && ["transform", "style", "class"]
                .iter()
                .all(|name| shape.attribute(name).is_none())
    };
    all.iter().all(simple).then_some(all)
}

/// A mask with nothing in it shows nothing.
pub(super) fn is_empty_mask(element: &El, image: &str) -> bool {
    named(element, image, "mask").is_some_and(|mask| mask.elements() == 0)
}

/// The drawing of this kind that an address in the page itself names.
fn named(element: &El, address: &str, kind: &str) -> Option<El> {
    let id = address.strip_prefix("url(\"#")?.strip_suffix("\")")?;
    // In the element's own tree, and no other one (<https://drafts.csswg.org/css-shadow/#shadow-names>).
    let root = element.root_node();
    let found = match root.node_type() {
        Nd::FRAGMENT => root.unchecked_into::<Shadow>().by_id(id)?,
        _ => root.unchecked_into::<Doc>().by_id(id)?,
    };
    (found.local_name() == kind).then_some(found)
}
