//! What filters and blending make of colours: two that differ may come out alike, and two that are alike stay so, or part.
use super::Colour;
use super::paint::functions;

/// A colour after a filter (<https://drafts.fxtf.org/filter-effects/#supported-filter-functions>); `None` where the filter draws
/// something else, too, or can't be told.
pub(crate) fn tinted(filter: &str, colour: Colour) -> Option<Colour> {
    let mut channels = colour.channels.map(|channel| channel / 255.0);
    for (name, amount) in functions(filter) {
        channels = step(name, amount, channels)?.map(|channel| channel.clamp(0.0, 1.0));
    }
    Some(Colour {
        channels: channels.map(|channel| channel * 255.0),
        ..colour
    })
}

/// It may change colours.
pub(crate) fn tints(filter: &str) -> bool {
    functions(filter).any(|(name, _)| !matches!(name, "blur" | "opacity"))
}

fn step(name: &str, amount: &str, channels: [f64; 3]) -> Option<[f64; 3]> {
    let number = || amount.parse::<f64>().ok();
    let matrix = |rows: [[f64; 3]; 3]| {
        rows.map(|row| {
            row.iter()
                .zip(channels)
                .map(|(share, channel)| share * channel)
                .sum()
        })
    };
    Some(match name {
        "blur" | "opacity" => channels,
        "brightness" => {
            let factor = number()?;
            channels.map(|c| c * factor)
        }
        "contrast" => {
            let factor = number()?;
            channels.map(|c| (c - 0.5) * factor + 0.5)
        }
        "invert" => {
            let share = number()?;
            channels.map(|c| c * (1.0 - 2.0 * share) + share)
        }
        "saturate" => matrix(saturated(number()?)),
        "grayscale" => matrix(saturated(1.0 - number()?.min(1.0))),
        "sepia" => matrix(sepia(1.0 - number()?.min(1.0))),
        "hue-rotate" => matrix(turned(amount.strip_suffix("deg")?.parse::<f64>().ok()?)),
        _ => return None,
    })
}

fn saturated(s: f64) -> [[f64; 3]; 3] {
    let rest = 1.0 - s;
    let grey = [0.213 * rest, 0.715 * rest, 0.072 * rest];
    [0, 1, 2].map(|own| [0, 1, 2].map(|at| grey[at] + if at == own { s } else { 0.0 }))
}

fn sepia(s: f64) -> [[f64; 3]; 3] {
    let brown = [
        [0.393, 0.769, 0.189],
        [0.349, 0.686, 0.168],
        [0.272, 0.534, 0.131],
    ];
    let rest = 1.0 - s;
    [0, 1, 2].map(|own| [0, 1, 2].map(|at| brown[own][at] * rest + if at == own { s } else { 0.0 }))
}

fn turned(degrees: f64) -> [[f64; 3]; 3] {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let grey = [0.213, 0.715, 0.072];
    let by_sin = [
        [-0.213, -0.715, 0.928],
        [0.143, 0.140, -0.283],
        [-0.787, 0.715, 0.072],
    ];
    [0, 1, 2].map(|own| {
        [0, 1, 2].map(|at| {
            let one = if at == own { 1.0 } else { 0.0 };
            grey[at] + (one - grey[at]) * cos + by_sin[own][at] * sin
        })
    })
}

/// What comes of a colour that is laid over one just like it (<https://drafts.fxtf.org/compositing/#blending>).
pub(crate) fn blended(mode: &str, colour: Colour) -> Option<Colour> {
    let hard = |c: f64| {
        if c <= 0.5 {
            2.0 * c * c
        } else {
            1.0 - 2.0 * (1.0 - c) * (1.0 - c)
        }
    };
    let mix: &dyn Fn(f64) -> f64 = match mode {
        "normal" | "darken" | "lighten" | "hue" | "saturation" | "color" | "luminosity" => &|c| c,
        "multiply" => &|c| c * c,
        "screen" => &|c| 1.0 - (1.0 - c) * (1.0 - c),
        "overlay" | "hard-light" => &hard,
        "difference" => &|_| 0.0,
        "exclusion" => &|c| 2.0 * c * (1.0 - c),
        "color-dodge" => &|c| {
            if c <= 0.0 {
                0.0
            } else {
                (c / (1.0 - c).max(1e-9)).min(1.0)
            }
        },
        "color-burn" => &|c| {
            if c >= 1.0 {
                1.0
            } else {
                1.0 - ((1.0 - c) / c.max(1e-9)).min(1.0)
            }
        },
        _ => return None,
    };
    Some(Colour {
        channels: colour.channels.map(|channel| mix(channel / 255.0) * 255.0),
        ..colour
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(filter: &str, colour: &str) -> Option<[u8; 3]> {
        let colour = tinted(filter, Colour::of(colour).unwrap())?;
        Some(colour.channels.map(|channel| channel.round() as u8))
    }

    #[test]
    fn a_filter_is_done_step_by_step() {
        let black = "rgb(0, 0, 0)";
        assert_eq!(after("contrast(0) brightness(100)", black), Some([255; 3]));
        assert_eq!(after("brightness(100)", black), Some([0; 3]));
        assert_eq!(
            after("brightness(0) invert(1)", "rgb(9, 80, 200)"),
            Some([255; 3])
        );
        assert_eq!(
            after("hue-rotate(360deg) saturate(1)", "rgb(9, 80, 200)"),
            Some([9, 80, 200])
        );
        assert_eq!(after("grayscale(1)", "rgb(100, 100, 100)"), Some([100; 3]));
        assert_eq!(
            after("sepia(0) blur(2px)", "rgb(9, 80, 200)"),
            Some([9, 80, 200])
        );
    }

    #[test]
    fn what_draws_more_than_colours_is_not_guessed() {
        assert_eq!(
            after(
                "drop-shadow(rgb(0, 0, 0) 0px 0px 4px)",
                "rgb(255, 255, 255)"
            ),
            None
        );
        assert_eq!(after("url(\"#wave\")", "rgb(255, 255, 255)"), None);
        assert!(tints("invert(1)") && !tints("blur(2px) opacity(0.5)") && !tints("none"));
    }

    #[test]
    fn laid_over_itself_a_colour_stays_or_not() {
        let white = Colour::WHITE;
        for mode in ["multiply", "screen", "overlay", "lighten"] {
            assert_eq!(blended(mode, white), Some(white), "{mode}");
        }
        assert_eq!(blended("difference", white).unwrap().channels, [0.0; 3]);
        assert_eq!(blended("new-mode", white), None);
    }
}
