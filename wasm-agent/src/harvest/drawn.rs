//! What is in the document and never drawn, though what it stands in is: the words of a closed `details`, what stands in for a
//! picture that can't be shown, words that a slot takes in where nothing is rendered.
use super::reach::off_the_page;
use crate::dom::{self, El, Nd, Place};
use perception::raw::{Namespace, RawElement, Rendering};

/// What holds drawings for others to use (<https://svgwg.org/svg2-draft/render.html#TermNeverRenderedElement>).
pub(super) fn never_rendered(raw: &RawElement) -> bool {
    const KEPT: &[&str] = &[
        "clippath",
        "defs",
        "filter",
        "lineargradient",
        "marker",
        "mask",
        "metadata",
        "pattern",
        "radialgradient",
        "symbol",
    ];
    raw.namespace == Namespace::Svg && KEPT.contains(&raw.tag.as_str())
}

/// Words may stand in it directly without being drawn: asked of each text, since there are few of these.
pub(super) fn may_swallow(raw: &RawElement) -> bool {
    const REPLACED: &[&str] = &[
        "audio", "br", "canvas", "hr", "img", "input", "meter", "object", "progress", "video",
    ];
    match raw.namespace {
        Namespace::Svg => !matches!(
            raw.tag.as_str(),
            "a" | "desc" | "text" | "textpath" | "title" | "tspan"
        ),
        Namespace::Html => {
            raw.tag == "slot"
                || raw.tag == "details" && !raw.has("open")
                || REPLACED.contains(&raw.tag.as_str())
        }
        Namespace::Other => false,
    }
}

/// The text, which stands directly in this element, has boxes.
pub(super) fn is_drawn(text: &Nd, element: &El, raw: &RawElement) -> bool {
    // Whether it is skipped must be asked first: asked for their boxes, skipped texts get some.
    let folded = raw.tag == "details" && is_folded(element);
    !(folded || is_nowhere(dom::extent(text).read()))
}

/// <https://drafts.csswg.org/css-pseudo-4/#details-content-pseudo>
fn is_folded(details: &El) -> bool {
    let content = dom::style_of_part(details, &"::details-content".into());
    content.get("content-visibility") == "hidden"
}

fn is_nowhere(at: Place) -> bool {
    at.width <= 0.0 && at.height <= 0.0
}

/// What has no box of its own: how its words are rendered. `None` is for what isn't there at all; inside that, too, computed
/// styles say `contents` (<https://drafts.csswg.org/css-display-3/#valdef-display-contents>).
pub(super) fn boxless(element: &El, worded: bool) -> Rendering {
    let style = dom::computed_style(element);
    if style.display() != "contents" {
        return Rendering::None;
    }
    if !worded {
        return Rendering::Shown;
    }
    if style.get("visibility") != "visible" {
        return Rendering::Hidden;
    }
    if element.local_name() == "slot" {
        // What it shows stands elsewhere, and each text was asked.
        return Rendering::Shown;
    }
    let at = dom::extent(element).read();
    if is_nowhere(at) {
        Rendering::None
    } else if off_the_page(at, element) {
        Rendering::Unseen
    } else {
        Rendering::Shown
    }
}
