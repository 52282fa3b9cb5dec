//! Colours as numbers: what comes of one over another, and whether words of the one can be read on the other.

/// Colours that differ by no more than this, all three channels together, can't be told apart in text.
const ALIKE: f64 = 18.0;

/// Channels up to 255, and the share that covers what lies behind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour {
    pub(crate) channels: [f64; 3],
    pub(crate) cover: f64,
}

impl Colour {
    pub(crate) const WHITE: Colour = Colour {
        channels: [255.0; 3],
        cover: 1.0,
    };

    pub(crate) const CLEAR: Colour = Colour {
        channels: [0.0; 3],
        cover: 0.0,
    };

    /// As most computed styles write it (<https://drafts.csswg.org/css-color-4/#serializing-sRGB-values>).
    pub(crate) fn of(text: &str) -> Option<Colour> {
        let inner = text
            .strip_prefix("rgba(")
            .or_else(|| text.strip_prefix("rgb("))?;
        let mut numbers = inner
            .strip_suffix(')')?
            .split(',')
            .map(|n| n.trim().parse::<f64>().ok());
        let mut next = || numbers.next().flatten();
        Some(Colour {
            channels: [next()?, next()?, next()?],
            cover: next().unwrap_or(1.0),
        })
    }

    pub(crate) fn is_solid(self) -> bool {
        self.cover >= 1.0
    }

    pub(crate) fn is_clear(self) -> bool {
        self.cover <= 0.0
    }

    /// Painted over another (<https://drafts.fxtf.org/compositing/#simplealphacompositing>). What is clear has no part in it,
    /// whatever its channels say.
    pub(crate) fn over(self, ground: Colour) -> Colour {
        let left = ground.cover * (1.0 - self.cover);
        let cover = self.cover + left;
        if cover <= 0.0 {
            return Colour::CLEAR;
        }
        let mix = |at: usize| (self.channels[at] * self.cover + ground.channels[at] * left) / cover;
        Colour {
            channels: [0, 1, 2].map(mix),
            cover,
        }
    }

    /// The same colour, covering all.
    pub(crate) fn solid(self) -> Colour {
        Colour { cover: 1.0, ..self }
    }

    /// Words of this colour on that ground can't be read.
    pub(crate) fn is_lost_on(self, ground: Colour) -> bool {
        let shown = self.over(ground).channels.into_iter();
        let differs = shown.zip(ground.channels).map(|(a, b)| (a - b).abs());
        differs.sum::<f64>() <= ALIKE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        Colour::of(text).unwrap()
    }

    #[test]
    fn words_are_lost_on_their_own_colour_and_on_what_is_nearly_that() {
        let white = Colour::WHITE;
        for ink in [
            "rgb(255, 255, 255)",
            "rgb(254, 252, 250)",
            "rgba(255, 255, 255, 0.99)",
            "rgba(0, 0, 0, 0.01)",
        ] {
            assert!(colour(ink).is_lost_on(white), "{ink}");
        }
        for ink in ["rgb(0, 0, 0)", "rgb(230, 230, 230)", "rgba(0, 0, 0, 0.2)"] {
            assert!(!colour(ink).is_lost_on(white), "{ink}");
        }
        let glass = colour("rgba(255, 255, 255, 0.9)").over(white);
        assert!(white.is_lost_on(glass));
        assert!(!white.is_lost_on(colour("rgba(0, 0, 0, 0.5)").over(white)));
    }

    #[test]
    fn clear_grounds_darken_nothing() {
        let glass = colour("rgba(255, 255, 255, 0.5)");
        let many = (0..5).fold(glass, |all, _| all.over(Colour::CLEAR));
        assert_eq!(many, glass);
        assert_eq!(many.over(Colour::WHITE), Colour::WHITE);
        assert!(!colour("rgb(128, 128, 128)").is_lost_on(many.over(Colour::WHITE)));
        assert_eq!(Colour::CLEAR.over(glass), glass);
        assert_eq!(Colour::CLEAR.over(Colour::CLEAR), Colour::CLEAR);
        let two = colour("rgba(0, 0, 0, 0.5)").over(glass);
        assert_eq!(two.cover, 0.75);
        assert!(
            two.channels.iter().all(|c| (c - 85.0).abs() < 0.01),
            "{two:?}"
        );
    }

    #[test]
    fn only_what_is_written_in_channels_is_read_here() {
        for other in ["oklch(1 0 0)", "color(srgb 1 1 1)", "none", ""] {
            assert_eq!(Colour::of(other), None, "{other}");
        }
    }
}
