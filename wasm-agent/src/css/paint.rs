//! Colours, filters and masks, as computed styles write them, by which nothing is left to see.
use super::{FAINT, pixels};

/// Smeared over more than this share of its letters' size, text can't be read.
const SMEAR: f64 = 0.5;
/// A shadow farther off than this, in pixels, is none of its letters.
const NEAR: f64 = 30.0;
/// A filter with so little left of all differences leaves one colour.
const EVEN: f64 = 0.05;
/// Through a hole of so many pixels, no letter can be read.
const SPECK: f64 = 2.0;

/// So transparent that nothing can be seen (<https://drafts.csswg.org/css-color-4/#serializing-color-values>).
pub(crate) fn clear(colour: &str) -> bool {
    let Some((space, values)) = colour.trim_end_matches(')').split_once('(') else {
        return matches!(colour, "transparent" | "none");
    };
    match (space, values.rsplit_once('/')) {
        (_, Some((_, alpha))) => faint(alpha),
        ("rgba", None) => values.rsplit(',').next().is_some_and(faint),
        _ => false,
    }
}

/// There are colours in it, and each of them is clear.
pub(crate) fn all_clear(value: &str) -> bool {
    let mut colours = colours(value).peekable();
    colours.peek().is_some() && colours.all(clear)
}

/// The colours that stand in a value.
pub(crate) fn colours(value: &str) -> impl Iterator<Item = &str> {
    const SPACES: [&str; 8] = [
        "rgb",
        "rgba",
        "color",
        "lab",
        "lch",
        "oklab",
        "oklch",
        "color-mix",
    ];
    value.match_indices('(').filter_map(move |(at, _)| {
        let name = |c: char| c.is_alphanumeric() || c == '-';
        let start = value[..at].trim_end_matches(name).len();
        let end = value[at..]
            .find(')')
            .map_or(value.len(), |end| at + end + 1);
        SPACES
            .contains(&&value[start..at])
            .then(|| &value[start..end])
    })
}

/// Some `text-shadow` of these lies where the letters are (<https://drafts.csswg.org/css-text-decor/#text-shadow-property>).
pub(crate) fn is_near(shadow: &str) -> bool {
    // A colour, then how far across and down: after one's closing bracket, up to the next one's opening one.
    shadow.split(')').skip(1).any(|after| {
        let own = after.split(',').next().unwrap_or_default();
        let offsets: Vec<f64> = own.split(' ').filter_map(pixels).collect();
        matches!(offsets[..], [across, down, ..] if across.abs() <= NEAR && down.abs() <= NEAR)
    })
}

/// A picture, and nothing beside it: only then does it take the place of an element (<https://drafts.csswg.org/css-images/#image-values>).
pub(crate) fn is_picture(value: &str) -> bool {
    const KINDS: [&str; 9] = [
        "url",
        "image",
        "image-set",
        "cross-fade",
        "linear-gradient",
        "radial-gradient",
        "conic-gradient",
        "element",
        "paint",
    ];
    let (kind, inner) = value.split_once('(').unwrap_or_default();
    let kind = kind
        .trim_start_matches("-webkit-")
        .trim_start_matches("repeating-");
    KINDS.contains(&kind) && is_last(inner)
}

/// Behind the bracket that closes a function there is nothing more, but for words in its stead.
fn is_last(inner: &str) -> bool {
    let (mut open, mut quoted, mut escaped) = (1_u32, false, false);
    for (at, c) in inner.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '(' if !quoted => open = open.saturating_add(1),
            ')' if !quoted && open == 1 => {
                let after = inner[at + 1..].trim_start();
                return after.is_empty() || after.starts_with('/');
            }
            ')' if !quoted => open -= 1,
            _ => {}
        }
    }
    true
}

pub(crate) fn faint(share: &str) -> bool {
    share.trim().parse::<f64>().is_ok_and(|share| share < FAINT)
}

/// A mask of nothing but clear colours, or without a size (<https://drafts.fxtf.org/css-masking/#the-mask-image>). `of`: the rest of
/// the mask's style.
pub(crate) fn masked_out(image: &str, of: impl Fn(&str) -> String) -> bool {
    if image == "none" {
        return false;
    }
    let clear = image.contains("gradient(") && !image.contains("url(") && all_clear(image);
    clear || {
        // Many small pieces side by side leave everything.
        let once = of("mask-repeat") == "no-repeat";
        let least = if once { SPECK } else { 0.0 };
        let none = |side: &str| side == "0%" || pixels(side).is_some_and(|px| px <= least);
        of("mask-size")
            .split(", ")
            .all(|size| size.split(' ').any(none))
    }
}

/// By how many pixels a filter smears what it is over.
pub(crate) fn smear(filter: &str) -> f64 {
    let blurs = functions(filter).filter(|(name, _)| *name == "blur");
    blurs
        .filter_map(|(_, radius)| pixels(radius))
        .fold(0.0, f64::hypot)
}

/// Words of this size are smeared so far that nobody can read them.
pub(crate) fn is_smeared(smear: f64, font: f64) -> bool {
    smear > 0.0 && smear >= SMEAR * font
}

/// A filter leaves nothing of what it is over (<https://drafts.fxtf.org/filter-effects/#supported-filter-functions>). `ground`:
/// the element has one of its own, so that words and ground come out alike where all colours do.
pub(crate) fn filtered_out(filter: &str, ground: impl Fn() -> bool) -> bool {
    functions(filter).any(|(name, amount)| match name {
        "opacity" => faint(amount),
        "brightness" | "contrast" => {
            amount.parse::<f64>().is_ok_and(|left| left < EVEN) && ground()
        }
        "invert" => {
            let kept = amount.parse::<f64>().map(|share| (1.0 - 2.0 * share).abs());
            kept.is_ok_and(|left| left < EVEN) && ground()
        }
        _ => false,
    })
}

pub(super) fn functions(filter: &str) -> impl Iterator<Item = (&str, &str)> {
    filter.split(") ").filter_map(|function| {
        let (name, amount) = function.split_once('(')?;
        Some((name, amount.trim_end_matches(')')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_may_leave_nothing() {
        let left = |filter: &str, ground: bool| !filtered_out(filter, || ground);
        for filter in ["opacity(0)", "blur(2px) opacity(0.01)"] {
            assert!(!left(filter, false), "{filter}");
        }
        for filter in ["brightness(0)", "contrast(0.01)", "invert(0.5)"] {
            assert!(!left(filter, true), "{filter}");
            assert!(left(filter, false), "{filter}");
        }
        for filter in [
            "none",
            "opacity(0.5)",
            "blur(40px)",
            "invert(1) brightness(0.8) contrast(1.2)",
            "drop-shadow(rgb(0, 0, 0) 0px 0px 4px)",
        ] {
            assert!(left(filter, true), "{filter}");
        }
    }

    #[test]
    fn large_words_stand_more_smear_than_small_ones() {
        assert!(is_smeared(smear("blur(8px)"), 16.0) && !is_smeared(smear("blur(8px)"), 60.0));
        assert!(is_smeared(smear("blur(6px) blur(6px)"), 16.0));
        assert!(!is_smeared(smear("none"), 0.0) && !is_smeared(smear("blur(4px)"), 16.0));
    }

    #[test]
    fn a_shadow_far_off_is_none() {
        assert!(is_near("rgb(0, 0, 0) 1px 1px 2px"));
        assert!(is_near(
            "rgb(0, 0, 0) 999px 0px 0px, oklch(0.5 0 0) 0px 0px 4px"
        ));
        assert!(!is_near("rgb(0, 0, 0) 9999px 0px 0px"));
        assert!(!is_near("none"));
    }

    #[test]
    fn a_mask_of_clear_colours_or_without_a_size_shows_nothing() {
        let clear = "rgba(0, 0, 0, 0)";
        let black = "rgb(0, 0, 0)";
        let out = |image: &str, size: &str| {
            masked_out(image, |name| match name {
                "mask-size" => size.to_owned(),
                _ => "no-repeat".to_owned(),
            })
        };
        assert!(out(&format!("linear-gradient({clear}, {clear})"), "auto"));
        assert!(out("url(\"mask.svg\")", "0px 0px"));
        assert!(out("url(\"mask.svg\")", "1px 1px"));
        assert!(!masked_out("url(\"dots.svg\")", |name| {
            if name == "mask-size" { "1px" } else { "repeat" }.to_owned()
        }));
        assert!(out("url(\"a.svg\"), url(\"b.svg\")", "0px, 10px 0px"));
        for (mask, size) in [
            ("none".to_owned(), "0px 0px"),
            (format!("linear-gradient({black}, {clear})"), "auto"),
            (
                format!("linear-gradient(oklch(0.5 0.1 20), {clear})"),
                "auto",
            ),
            ("url(\"mask.svg\")".to_owned(), "100% 100%"),
            ("url(\"mask.svg\")".to_owned(), "20px 20px"),
            ("url(\"a.svg\"), url(\"b.svg\")".to_owned(), "0px, 10px"),
        ] {
            assert!(!out(&mask, size), "{mask}");
        }
    }

    #[test]
    fn a_picture_is_known_by_how_it_begins_and_stands_alone() {
        for value in [
            "url(\"a.png\") / \"A\"",
            "repeating-linear-gradient(red, blue)",
            "-webkit-image-set(url(\"a\") 1x)",
        ] {
            assert!(is_picture(value), "{value}");
        }
        for value in [
            "normal",
            "none",
            "\"url(a)\"",
            "counter(a)",
            "",
            "url(\"a)\") \"b\"",
            "linear-gradient(rgb(0, 0, 0), red) attr(b) / \"c\"",
        ] {
            assert!(!is_picture(value), "{value}");
        }
    }

    #[test]
    fn clear_colours_are_known_however_they_are_written() {
        for colour in [
            "transparent",
            "none",
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
        assert!(all_clear(
            "rgba(0, 0, 0, 0) 0px 0px 2px, rgba(1, 1, 1, 0) 1px 1px 0px"
        ));
        assert!(!all_clear(
            "rgba(0, 0, 0, 0) 0px 0px 2px, rgb(1, 1, 1) 1px 1px 0px"
        ));
        assert!(!all_clear("none"));
    }
}
