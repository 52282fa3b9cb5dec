//! Whether a place can be scrolled to. What lies before the point where everything begins is beyond reach: left of it and above it,
//! unless the page, or what scrolls around it, begins at its other end.
use crate::dom::{self, El, Place, Style};

/// Nobody can see anything there, however far they scroll.
pub(super) fn off_the_page(at: Place, element: &El) -> bool {
    let (right, bottom) = (at.x + at.width, at.y + at.height);
    if right > 0.0 && bottom > 0.0 || at.width <= 0.0 || at.height <= 0.0 {
        return false;
    }
    let (mut left, mut up) = (0.0, 0.0);
    let (mut fixed, mut from) = (false, Turned::default());
    for outer in dom::around(element) {
        let style = dom::computed_style(&outer);
        let tag = outer.local_name();
        // What the body says of its direction goes for the page (<https://drafts.csswg.org/css-writing-modes/#principal-flow>).
        let page = matches!(tag.as_str(), "html" | "body");
        from = from.of(page).or(turned(&style));
        if outer != *element && !fixed && tag != "body" {
            if from.x {
                left += outer.scroll_width() - outer.client_width();
            }
            if from.y {
                up += outer.scroll_height() - outer.client_height();
            }
            if !page {
                left += outer.scroll_left();
                up += outer.scroll_top();
            }
        }
        fixed |= style.get("position") == "fixed";
        if right + left > 0.0 && bottom + up > 0.0 {
            return false;
        }
    }
    if let Some(view) = element.view() {
        left += if fixed { 0.0 } else { view.scroll_x() };
        // A bar that has slid away over the upper edge comes back as soon as somebody scrolls up.
        up += view.scroll_y();
    }
    right + left <= 0.0 || bottom + up <= 0.0
}

/// At which ends the content of a box begins: right, or below (<https://drafts.csswg.org/cssom-view/#scrolling-area-origin>).
#[derive(Clone, Copy, Debug, Default)]
struct Turned {
    x: bool,
    y: bool,
}

impl Turned {
    fn of(self, page: bool) -> Self {
        if page { self } else { Self::default() }
    }

    fn or(self, other: Self) -> Self {
        Self {
            x: self.x || other.x,
            y: self.y || other.y,
        }
    }
}

fn turned(style: &Style) -> Turned {
    let backward = style.get("direction") == "rtl";
    let mode = style.get("writing-mode");
    let flex = match style.display().as_str() {
        "flex" | "inline-flex" => style.get("flex-direction"),
        _ => String::new(),
    };
    let upright = mode.starts_with("horizontal");
    // Lines run along the one axis, and blocks follow each other along the other.
    let lines = backward != (flex == "row-reverse");
    let blocks = flex == "column-reverse";
    if upright {
        Turned {
            x: lines,
            y: blocks,
        }
    } else {
        Turned {
            x: mode.ends_with("-rl") != blocks,
            y: lines,
        }
    }
}
