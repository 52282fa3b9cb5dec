//! Image maps: an `area` has no box; what a person sees and presses is a part of the picture that uses its map
//! (<https://html.spec.whatwg.org/multipage/image-maps.html#image-map-processing-model>).
use crate::css::pixels;
use crate::dom::{self, El, Place};

/// The picture, and where in its document the area lies: the box around its shape.
pub(crate) fn on_picture(area: &El) -> Option<(El, Place)> {
    let map = dom::around(area).find(|outer| outer.local_name() == "map")?;
    let name = map.attribute("name").filter(|name| !name.is_empty())?;
    let picture = dom::all_in(&map.root_node(), "img[usemap]")
        .into_iter()
        .find(|img| {
            img.attribute("usemap")
                .is_some_and(|uses| uses.strip_prefix('#') == Some(&name))
        })?;
    let place = shape(area, &picture)?;
    Some((picture, place))
}

fn shape(area: &El, picture: &El) -> Option<Place> {
    let style = dom::computed_style(picture);
    let side = |name: &str| pixels(&style.get(name)).unwrap_or(0.0);
    let (left, right) = (side("padding-left"), side("padding-right"));
    let (top, bottom) = (side("padding-top"), side("padding-bottom"));
    let outer = picture.bounds().read();
    // What is laid out in one size may be shown in another.
    let (laid_wide, laid_high) = (picture.offset_width(), picture.offset_height());
    if laid_wide <= 0.0 || laid_high <= 0.0 {
        return None;
    }
    let (across, down) = (outer.width / laid_wide, outer.height / laid_high);
    let (wide, high) = (
        (picture.client_width() - left - right).max(0.0),
        (picture.client_height() - top - bottom).max(0.0),
    );
    let coords = area.attribute("coords").unwrap_or_default();
    let numbers: Vec<f64> = coords
        .split([',', ';', ' ', '\n', '\t'])
        .filter(|part| !part.is_empty())
        .map_while(|part| part.parse().ok())
        .collect();
    let kind = area
        .attribute("shape")
        .unwrap_or_default()
        .to_ascii_lowercase();
    let (x0, y0, x1, y1) = corners(&kind, &numbers, wide, high)?;
    let (x0, x1) = (x0.clamp(0.0, wide), x1.clamp(0.0, wide));
    let (y0, y1) = (y0.clamp(0.0, high), y1.clamp(0.0, high));
    Some(Place {
        x: outer.x + (picture.client_left() + left + x0) * across,
        y: outer.y + (picture.client_top() + top + y0) * down,
        width: (x1 - x0) * across,
        height: (y1 - y0) * down,
    })
}

/// <https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-shape>
fn corners(kind: &str, numbers: &[f64], wide: f64, high: f64) -> Option<(f64, f64, f64, f64)> {
    match (kind, numbers) {
        ("default", _) => Some((0.0, 0.0, wide, high)),
        ("circle" | "circ", [x, y, r, ..]) => Some((x - r, y - r, x + r, y + r)),
        ("poly" | "polygon", [_, _, _, _, _, _, ..]) => {
            let points = numbers.chunks_exact(2).map(|point| (point[0], point[1]));
            let all = points.map(|(x, y)| (x, y, x, y));
            all.reduce(|a, b| (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3)))
        }
        ("circle" | "circ" | "poly" | "polygon", _) => None,
        (_, [x0, y0, x1, y1, ..]) => Some((x0.min(*x1), y0.min(*y1), x0.max(*x1), y0.max(*y1))),
        _ => None,
    }
}
