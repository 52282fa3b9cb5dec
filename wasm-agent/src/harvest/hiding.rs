//! Styles by which what has a box, and a place, is seen by nobody all the same.
use crate::dom::Style;

/// Fainter than this is not seen.
const FAINT: f64 = 0.05;

/// Nothing of the element and of what stands in it can be seen.
pub(super) fn conceals(style: &Style) -> bool {
    faint(&style.opacity())
        || cut_to_nothing(&style.clip_path())
        || filtered_out(&style.filter())
        || masked_out(&style.mask_image())
        || clipped_out(style)
}

/// A rule's style that may come to that, or to something that can't be told from the rule alone.
pub(super) fn may_conceal(style: &Style) -> bool {
    let said = |value: String, nothing: &str| !value.is_empty() && value != nothing;
    said(style.clip_path(), "none")
        || said(style.clip(), "auto")
        || said(style.mask_image(), "none")
        || said(style.filter(), "none")
        || said(style.get("animation-name"), "none")
        || may_be_faint(&style.opacity())
}

fn may_be_faint(opacity: &str) -> bool {
    !opacity.is_empty() && opacity.parse().map_or(true, |share: f64| share < FAINT)
}

/// The same of a style attribute's text.
pub(super) fn may_conceal_inline(style: &str) -> bool {
    ["clip", "mask", "filter", "animation", "opacity"]
        .iter()
        .any(|name| style.contains(name))
}

/// Its overflow is cut off: where the element is tiny, the usual way to hide words from the eye alone.
pub(super) fn clips(style: &Style) -> bool {
    let contain = style.get("contain");
    style.get("overflow") != "visible"
        || style.clip() != "auto"
        || style.clip_path() != "none"
        || ["paint", "strict", "content"]
            .iter()
            .any(|kind| contain.contains(kind))
}

/// Text that is painted so that nobody can read it. Transparent text over a clipped background is how gradients are made; with a
/// shadow or an outline of its own it is an effect.
pub(super) fn unreadable(style: &Style, colour: &str) -> bool {
    if clear(colour)
        && !style.get("background-clip").contains("text")
        && !style.get("-webkit-background-clip").contains("text")
        && style.get("text-shadow") == "none"
        && style.get("-webkit-text-stroke-width") == "0px"
    {
        return true;
    }
    let size = style.font_size();
    size.trim_end_matches("px")
        .parse::<f64>()
        .is_ok_and(|px| px < 2.0)
}

/// Words moved out of their own box, as far as no eye follows. Inside a control that is how a picture takes the place of its name.
pub(super) fn taken_away(style: &Style) -> bool {
    let indent = style.get("text-indent");
    let indent = indent.trim_end_matches("px").parse::<f64>();
    indent.is_ok_and(|px| px <= -500.0)
}

fn faint(share: &str) -> bool {
    share.trim().parse::<f64>().is_ok_and(|share| share < FAINT)
}

/// <https://drafts.fxtf.org/filter-effects/#funcdef-filter-opacity>
fn filtered_out(filter: &str) -> bool {
    filter
        .split("opacity(")
        .skip(1)
        .any(|rest| faint(rest.split(')').next().unwrap_or_default()))
}

/// A mask of nothing but clear colours (<https://drafts.fxtf.org/css-masking/#the-mask-image>).
fn masked_out(mask: &str) -> bool {
    let mut colours = mask.match_indices("rgb").map(|(at, _)| {
        let end = mask[at..].find(')').map_or(mask.len(), |end| at + end + 1);
        &mask[at..end]
    });
    mask.contains("gradient(") && !mask.contains("url(") && colours.all(clear)
}

/// <https://drafts.fxtf.org/css-masking/#clip-property>: about what is positioned, and of use for nothing else any more.
fn clipped_out(style: &Style) -> bool {
    empty(&style.clip()) && matches!(style.get("position").as_str(), "absolute" | "fixed")
}

/// A rectangle without an inside: top, right, bottom, left.
fn empty(clip: &str) -> bool {
    let sides = clip
        .strip_prefix("rect(")
        .and_then(|rest| rest.strip_suffix(')'));
    let sides: Vec<Option<f64>> = sides
        .unwrap_or_default()
        .split(',')
        .map(|side| side.trim().trim_end_matches("px").parse().ok())
        .collect();
    let none_between =
        |from: Option<f64>, to: Option<f64>| to.is_some_and(|to| to - from.unwrap_or(0.0) < 2.0);
    match sides[..] {
        [top, right, bottom, left] => none_between(top, bottom) || none_between(left, right),
        _ => false,
    }
}

/// <https://drafts.csswg.org/css-shapes/#basic-shape-functions>, as computed: a shape without an inside.
fn cut_to_nothing(path: &str) -> bool {
    let Some((shape, arguments)) = path.trim_end_matches(')').split_once('(') else {
        return false;
    };
    match shape {
        "inset" => {
            // Top, right, bottom, left, as margins are shortened.
            let share = |side: &str| side.strip_suffix('%').and_then(|n| n.parse().ok());
            let sides = arguments.split(' ').take_while(|side| *side != "round");
            let sides: Vec<f64> = sides.map(|side| share(side).unwrap_or(0.0)).collect();
            let side = |at: usize, or: usize| sides.get(at).or(sides.get(or)).copied();
            let top = side(0, 0).unwrap_or(0.0);
            let right = side(1, 0).unwrap_or(0.0);
            let bottom = side(2, 0).unwrap_or(0.0);
            let left = side(3, 1).unwrap_or(right);
            top + bottom >= 100.0 || left + right >= 100.0
        }
        "circle" | "ellipse" => {
            let mut sizes = arguments.split(' ').take_while(|size| *size != "at");
            sizes.any(|size| matches!(size, "0px" | "0%"))
        }
        "polygon" => {
            let corners = arguments.split(", ").map(str::trim);
            let mut corners = corners.skip_while(|c| matches!(*c, "evenodd" | "nonzero"));
            let first = corners.next();
            corners.all(|corner| Some(corner) == first)
        }
        _ => false,
    }
}

/// So transparent that nothing can be seen (<https://drafts.csswg.org/css-color-4/#serializing-color-values>).
fn clear(colour: &str) -> bool {
    let Some((space, values)) = colour.trim_end_matches(')').split_once('(') else {
        return colour == "transparent";
    };
    match (space, values.rsplit_once('/')) {
        (_, Some((_, alpha))) => faint(alpha),
        ("rgba", None) => values.rsplit(',').next().is_some_and(faint),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_without_an_inside_shows_nothing() {
        for path in [
            "inset(100%)",
            "inset(50%)",
            "inset(0% 50%)",
            "inset(0px 100%)",
            "circle(0px at 50% 50%)",
            "ellipse(50% 0px at 0px 0px)",
            "polygon(evenodd, 0px 0px, 0px 0px, 0px 0px)",
            "polygon(0px 0px, 0px 0px, 0px 0px)",
        ] {
            assert!(cut_to_nothing(path), "{path}");
        }
        for path in [
            "none",
            "inset(10%)",
            "inset(0px round 8px)",
            "circle(40%)",
            "polygon(0px 0px, 100% 0px, 0px 100%)",
            "url(\"#mask\")",
        ] {
            assert!(!cut_to_nothing(path), "{path}");
        }
    }

    #[test]
    fn a_filter_may_leave_nothing() {
        for filter in ["opacity(0)", "blur(2px) opacity(0.01)"] {
            assert!(filtered_out(filter), "{filter}");
        }
        for filter in [
            "none",
            "opacity(0.5)",
            "drop-shadow(rgb(0, 0, 0) 0px 0px 4px)",
        ] {
            assert!(!filtered_out(filter), "{filter}");
        }
    }

    #[test]
    fn a_mask_of_clear_colours_shows_nothing() {
        let clear = "rgba(0, 0, 0, 0)";
        assert!(masked_out(&format!("linear-gradient({clear}, {clear})")));
        for mask in [
            "none".to_owned(),
            format!("linear-gradient(rgb(0, 0, 0), {clear})"),
            "url(\"mask.svg\")".to_owned(),
        ] {
            assert!(!masked_out(&mask), "{mask}");
        }
    }

    #[test]
    fn a_clip_without_an_inside_shows_nothing() {
        for clip in [
            "rect(0px, 0px, 0px, 0px)",
            "rect(1px, 1px, 1px, 1px)",
            "rect(auto, 0px, auto, auto)",
        ] {
            assert!(empty(clip), "{clip}");
        }
        for clip in [
            "auto",
            "rect(0px, 100px, 20px, 0px)",
            "rect(auto, auto, auto, auto)",
        ] {
            assert!(!empty(clip), "{clip}");
        }
    }

    #[test]
    fn clear_colours_are_known_however_they_are_written() {
        for colour in [
            "transparent",
            "rgba(9, 9, 9, 0.01)",
            "color(srgb 1 0 0 / 0)",
            "oklch(0.7 0.1 20 / 0.04)",
        ] {
            assert!(clear(colour), "{colour}");
        }
        for colour in [
            "rgb(0, 0, 0)",
            "rgba(0, 0, 0, 0.5)",
            "color(srgb 0 0 0)",
            "oklab(0 0 0)",
        ] {
            assert!(!clear(colour), "{colour}");
        }
    }
}
