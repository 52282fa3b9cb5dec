//! Styles by which what has a box, and a place, is seen by nobody all the same.
mod behind;
mod part;
mod stencil;
mod veil;

use crate::css::{
    Part, Turn, all_clear, clear, faint, filtered_out, is_empty_rect, is_near, is_picture, left_by,
    masked_out, pixels,
};
use crate::dom::{self, Bounds, El, Style};
pub(super) use part::part_unseen;
pub(super) use veil::Veils;

/// Letters that stand closer than this share of their size stand on each other.
const CROWDED: f64 = -0.4;

/// What the text of a rule must hold to be one by which something may be hidden, or come before or after an element, whatever
/// else it says. For the browser's own search: the texts themselves are not wanted here.
pub(super) const RULES: &str = r"^@import|:before|:after|(?:^|[\s;{])(?:content: (?!none|normal)|clip|clip-path|(?:-webkit-)?mask(?:-[a-z]+)?|filter|opacity|animation(?:-name)?|scale|zoom|content-visibility|backface-visibility|transform: [^;]*(?:scale|skew|matrix|rotate|var)|(?:letter-spacing|z-index): (?:-|[0-9]{2}|calc|var)|position: (?:fixed|sticky|var))";

/// Nothing of the element and of what stands in it can be seen.
pub(super) fn conceals(element: &El, style: &Style) -> bool {
    let mask = style.mask_image();
    faint(&style.opacity())
        || cut_to_nothing(element, &style.clip_path())
        || filtered_out(&style.filter(), || {
            style.background_color().starts_with("rgb(")
        })
        || masked_out(&mask, |name| style.get(name))
        || stencil::is_empty_mask(element, &mask)
        || clipped_out(style)
        || turned_away(element, style)
        || style.get("position") == "fixed" && behind::out_of_view(element)
        || style.get("z-index").starts_with('-') && behind::covered(element)
}

/// What stands in the element is drawn nowhere: a picture takes its place (<https://drafts.csswg.org/css-content/#content-property>),
/// or the browser skips it.
pub(super) fn is_mute(style: &Style) -> bool {
    style.get("content-visibility") == "hidden" && is_contained(&style.display())
        || is_picture(&style.content())
}

/// Boxes of this kind can be laid out without what stands in them; of all others, nothing is ever skipped
/// (<https://drafts.csswg.org/css-contain-2/#containment-size>).
fn is_contained(display: &str) -> bool {
    match display {
        "table-cell" => true,
        "inline" | "inline-table" | "contents" => false,
        other => !other.starts_with("table") && !other.starts_with("ruby"),
    }
}

/// A rule's style that may come to that, or to something that can't be told from the rule alone.
pub(super) fn may_conceal(style: &Style) -> bool {
    let said = |name: &str, harmless: &[&str]| {
        let value = style.get(name);
        !value.is_empty() && !harmless.contains(&value.as_str())
    };
    let holds = |name: &str, parts: &[&str]| {
        let value = style.get(name).to_ascii_lowercase();
        parts.iter().any(|part| value.contains(part))
    };
    said("content", &["none", "normal"])
        || said("clip-path", &["none"])
        || said("clip", &["auto"])
        || said("-webkit-mask-image", &["none"])
        || said("filter", &["none"])
        || said("animation-name", &["none"])
        || may_be_faint(&style.opacity())
        || said("scale", &["none", "1"])
        || said("zoom", &["1", "normal"])
        || said("content-visibility", &["visible", "auto"])
        || said("backface-visibility", &["visible"])
        || holds("letter-spacing", &["-", "var("])
        || holds("transform", &["scale", "skew", "matrix", "rotate", "var("])
        // Of what is still to be filled in, only the shorthand knows.
        || holds("mask", &["var("])
        || holds("animation", &["var("])
        || holds("position", &["fixed", "var("])
        || holds("z-index", &["-", "var("])
}

/// A rule's style that may lift an element out of the page's own layer.
pub(super) fn may_float(style: &Style) -> bool {
    let holds = |name: &str, parts: &[&str]| {
        let value = style.get(name);
        parts.iter().any(|part| value.contains(part))
    };
    holds("position", &["fixed", "sticky", "var("])
        || holds("z-index", &["var("])
        || is_high(&style.get("z-index"))
}

/// The same of a style attribute's text.
pub(super) fn may_float_inline(style: &str) -> bool {
    let style = style.to_ascii_lowercase();
    ["fixed", "sticky", "z-index", "var("]
        .iter()
        .any(|word| style.contains(word))
}

/// It stays where it is when the page scrolls, or lies in a layer above the page: a menu, a sheet, a note in a corner. Not what is only
/// laid over its own card.
pub(super) fn floats(style: &Style) -> bool {
    match style.get("position").as_str() {
        "fixed" | "sticky" => true,
        "absolute" => is_high(&style.get("z-index")),
        _ => false,
    }
}

fn is_high(layer: &str) -> bool {
    const HIGH: i32 = 10;
    layer.parse().is_ok_and(|layer: i32| layer >= HIGH)
}

/// Several of these in each other may come to nothing.
fn may_be_faint(opacity: &str) -> bool {
    const ALONE_IS_SEEN: f64 = 0.7;
    !opacity.is_empty()
        && opacity
            .parse()
            .map_or(true, |share: f64| share < ALONE_IS_SEEN)
}

/// The same of a style attribute's text.
pub(super) fn may_conceal_inline(style: &str) -> bool {
    const WORDS: [&str; 16] = [
        "animation",
        "backface",
        "clip",
        "content-visibility",
        "filter",
        "fixed",
        "letter-spacing",
        "mask",
        "matrix",
        "opacity",
        "rotate",
        "scale",
        "skew",
        "var(",
        "z-index",
        "zoom",
    ];
    // As written: names in any case, and what is escaped or broken by comments is not read here.
    let style = style.to_ascii_lowercase();
    let replaced = |(at, word): (usize, &str)| {
        let after = style[at + word.len()..].trim_start();
        after.starts_with(':') && !style[..at].ends_with('-')
    };
    style.contains('\\')
        || style.contains("/*")
        || WORDS.iter().any(|word| style.contains(word))
        || style.match_indices("content").any(replaced)
}

/// Its overflow is cut off: where the element is tiny, the usual way to hide words from the eye alone.
pub(super) fn clips(style: &Style) -> bool {
    let contain = style.get("contain");
    style.get("overflow") != "visible"
        || ["paint", "strict", "content"]
            .iter()
            .any(|kind| contain.contains(kind))
}

/// Text that is painted so that nobody can read it. With a shadow or an outline of its own, transparent text is an effect.
pub(super) fn unreadable(style: &Style, colour: &str, through: &Through) -> bool {
    let outlined = || {
        style.get("-webkit-text-stroke-width") != "0px"
            && !clear(&style.get("-webkit-text-stroke-color"))
    };
    let shadowed = || {
        let shadow = style.get("text-shadow");
        shadow != "none" && !all_clear(&shadow) && is_near(&shadow)
    };
    let nothing = matches!(through, Through::Nothing);
    // What is inside may take the letters' distance back, so it is the words' own that counts.
    clear(colour) && nothing && !outlined() && !shadowed() || font(style) < 2.0 || crowded(style)
}

/// What words without a colour of their own are cut out of.
#[derive(Debug)]
pub(super) enum Through {
    Nothing,
    Colour(String),
    Picture,
}

impl Through {
    /// Words cut out of what an element around them is painted with: gradients are made so.
    pub(super) fn of(element: &El, colour: &str) -> Self {
        if !clear(colour) {
            return Self::Nothing;
        }
        for outer in dom::around(element) {
            let style = dom::computed_style(&outer);
            if !style.get("background-clip").contains("text") {
                continue;
            }
            if style.get("background-image") != "none" {
                return Self::Picture;
            }
            let ground = style.background_color();
            if !clear(&ground) {
                return Self::Colour(ground);
            }
        }
        Self::Nothing
    }
}

/// The words of a picture, painted as that is.
pub(super) fn undrawn(style: &Style) -> bool {
    let none =
        |paint: &str| clear(&style.get(paint)) || faint(&style.get(&format!("{paint}-opacity")));
    none("fill") && none("stroke") || faint(&style.opacity()) || font(style) < 2.0
}

/// Words moved out of their own box, as far as no eye follows. Inside a control that is how a picture takes the place of its name.
pub(super) fn taken_away(style: &Style) -> bool {
    let indent = style.get("text-indent");
    if let Some(share) = indent.strip_suffix('%') {
        let share: f64 = share.parse().unwrap_or(0.0);
        return share.abs() >= 100.0 && clips(style);
    }
    pixels(&indent).is_some_and(|px| px <= -500.0 || px >= 500.0 && clips(style))
}

pub(super) fn font(style: &Style) -> f64 {
    pixels(&style.font_size()).unwrap_or(f64::INFINITY)
}

fn crowded(style: &Style) -> bool {
    pixels(&style.get("letter-spacing")).is_some_and(|px| px <= CROWDED * font(style))
}

/// Nothing is on its back, and it is the back that would be seen. Cards that turn are turned by what is around them, too
/// (<https://drafts.csswg.org/css-transforms-2/#3d-rendering-contexts>).
fn turned_away(element: &El, style: &Style) -> bool {
    if style.get("backface-visibility") != "hidden" {
        return false;
    }
    let turn = |style: &Style| Turn::of(&style.get("transform"), &style.get("rotate"));
    let around = dom::around(element)
        .skip(1)
        .map(|outer| dom::computed_style(&outer));
    let in_space = around.take_while(|outer| {
        outer.get("transform-style") == "preserve-3d" && outer.get("overflow") == "visible"
    });
    in_space
        .fold(turn(style), |all, outer| turn(&outer).after(all))
        .shows_its_back()
}

/// <https://drafts.fxtf.org/css-masking/#clip-property>: about what is positioned, and of use for nothing else any more.
fn clipped_out(style: &Style) -> bool {
    is_empty_rect(&style.clip()) && matches!(style.get("position").as_str(), "absolute" | "fixed")
}

/// The shape has no inside, or none where the element and what stands in it are.
fn cut_to_nothing(element: &El, path: &str) -> bool {
    if path == "none" {
        return false;
    }
    let bounds = element.bounds();
    let (width, height) = match element.is_html() {
        true => (element.offset_width(), element.offset_height()),
        false => (bounds.width(), bounds.height()),
    };
    let drawn = || stencil::left_by_drawing(element, path, width, height);
    let Some(left) = left_by(path, width, height).or_else(drawn) else {
        return false;
    };
    // Turned or scaled, the element's own pixels are not the page's.
    let straight = (bounds.width() - width).abs() < 1.0 && (bounds.height() - height).abs() < 1.0;
    left.is_sliver() || straight && left.shared(content(element, &bounds)).is_sliver()
}

/// The box and what stands out of it, counted from the box's corner.
fn content(element: &El, own: &Bounds) -> Part {
    let inner = dom::extent(element);
    let (x, y) = (inner.x() - own.x(), inner.y() - own.y());
    Part {
        left: x.min(0.0),
        top: y.min(0.0),
        right: (x + inner.width()).max(own.width()),
        bottom: (y + inner.height()).max(own.height()),
    }
}
