//! What hides the words that style sheets put before or after an element, as far as their own style tells: nobody can ask where they
//! are.
use super::{clips, font, taken_away};
use crate::css::{
    all_clear, clear, faint, filtered_out, is_empty_rect, is_smeared, left_by, masked_out, pixels,
    shrunk, smear,
};
use crate::dom::Style;

/// So far out of its place, in pixels, nothing is found again.
const FAR: f64 = -500.0;
/// Where sizes are not told, shares of this are as good as any.
const SOME: f64 = 100.0;

pub(in crate::harvest) fn part_unseen(style: &Style) -> bool {
    faint(&style.opacity())
        || font(style) < 2.0
        || unpainted(style)
        || moved_out(style)
        || cut_off(style)
        || filtered_out(&style.filter(), || false)
        || is_smeared(smear(&style.filter()), font(style))
        || masked_out(&style.mask_image(), |name| style.get(name))
        || shrunk(&style.get("transform")) < 0.1
        || taken_away(style)
}

fn unpainted(style: &Style) -> bool {
    clear(&style.text_fill())
        && all_clear_or_none(&style.get("text-shadow"))
        && style.get("-webkit-text-stroke-width") == "0px"
        && !style.get("background-clip").contains("text")
}

fn all_clear_or_none(shadow: &str) -> bool {
    shadow == "none" || all_clear(shadow)
}

fn moved_out(style: &Style) -> bool {
    let out = |side: &str| pixels(&style.get(side)).is_some_and(|px| px <= FAR);
    match style.get("position").as_str() {
        "static" => out("margin-left") || out("margin-top"),
        _ => ["left", "top", "right", "bottom"].into_iter().any(out),
    }
}

fn cut_off(style: &Style) -> bool {
    let size = |side: &str| pixels(&style.get(side));
    let (width, height) = (size("width"), size("height"));
    let tiny = |side: Option<f64>| side.is_some_and(|px| px <= 1.0);
    let path = left_by(
        &style.clip_path(),
        width.unwrap_or(SOME),
        height.unwrap_or(SOME),
    );
    path.is_some_and(|left| left.is_sliver())
        || (tiny(width) || tiny(height)) && clips(style)
        || is_empty_rect(&style.clip())
            && matches!(style.get("position").as_str(), "absolute" | "fixed")
}
