//! Colours, filters and masks, as computed styles write them, by which nothing is left to see.
use super::{FAINT, pixels};

/// Smeared over more than this share of its letters' size, text can't be read.
const SMEAR: f64 = 0.5;
/// A shadow farther off than this, in pixels, is none of its letters.
const NEAR: f64 = 30.0;
/// A filter with so little left of all differences leaves one colour.
const EVEN: f64 = 0.05;

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
        let start = value[..at].rfind(|c: char| !(c.is_alphanumeric() || c == '-'));
        let start = start.map_or(0, |before| before + 1);
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

pub(crate) fn faint(share: &str) -> bool {
    share.trim().parse::<f64>().is_ok_and(|share| share < FAINT)
}

/// A mask of nothing but clear colours, or without a size (<https://drafts.fxtf.org/css-masking/#the-mask-image>).
pub(crate) fn masked_out(image: &str, sizes: impl Fn() -> String) -> bool {
    if image == "none" {
        return false;
    }
    let clear = image.contains("gradient(") && !image.contains("url(") && all_clear(image);
    let none = |size: &str| size.split(' ').any(|side| matches!(side, "0px" | "0%"));
    clear || sizes().split(", ").all(none)
}

/// What a filter leaves of words of this size (<https://drafts.fxtf.org/filter-effects/#supported-filter-functions>). `ground`:
/// the element has one of its own, so that words and ground come out alike where all colours do.
pub(crate) fn filtered_out(filter: &str, font: f64, ground: impl Fn() -> bool) -> bool {
    functions(filter).any(|(name, amount)| match name {
        "opacity" => faint(amount),
        "blur" => pixels(amount).is_some_and(|radius| radius >= SMEAR * font),
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

fn functions(filter: &str) -> impl Iterator<Item = (&str, &str)> {
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
        let left = |filter: &str, ground: bool| !filtered_out(filter, 16.0, || ground);
        for filter in ["opacity(0)", "blur(2px) opacity(0.01)", "blur(8px)"] {
            assert!(!left(filter, false), "{filter}");
        }
        for filter in ["brightness(0)", "contrast(0.01)", "invert(0.5)"] {
            assert!(!left(filter, true), "{filter}");
            assert!(left(filter, false), "{filter}");
        }
        for filter in [
            "none",
            "opacity(0.5)",
            "blur(4px)",
            "invert(1) brightness(0.8) contrast(1.2)",
            "drop-shadow(rgb(0, 0, 0) 0px 0px 4px)",
        ] {
            assert!(left(filter, true), "{filter}");
        }
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
        let out = |image: &str, size: &str| masked_out(image, || size.to_owned());
        assert!(out(&format!("linear-gradient({clear}, {clear})"), "auto"));
        assert!(out("url(\"mask.svg\")", "0px 0px"));
        assert!(out("url(\"a.svg\"), url(\"b.svg\")", "0px, 10px 0px"));
        for (mask, size) in [
            ("none".to_owned(), "0px 0px"),
            (format!("linear-gradient({black}, {clear})"), "auto"),
            (
                format!("linear-gradient(oklch(0.5 0.1 20), {clear})"),
                "auto",
            ),
            ("url(\"mask.svg\")".to_owned(), "100% 100%"),
            ("url(\"a.svg\"), url(\"b.svg\")".to_owned(), "0px, 10px"),
        ] {
            assert!(!out(&mask, size), "{mask}");
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
