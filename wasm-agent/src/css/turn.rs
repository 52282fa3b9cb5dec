//! Which side of an element is to be seen, after all that turned it in space.

/// What a transform does to directions: three columns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Turn([[f64; 3]; 3]);

impl Turn {
    const NONE: Turn = Turn([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);

    /// Of `transform` and `rotate`, as computed styles write them (<https://drafts.csswg.org/css-transforms-2/#ctm>).
    pub(crate) fn of(transform: &str, rotate: &str) -> Turn {
        Turn::about(rotate).after(Turn::by(transform))
    }

    fn by(transform: &str) -> Turn {
        let inner = transform.split_once('(').map(|(_, inner)| inner);
        let numbers = inner.map(|inner| inner.trim_end_matches(')').split(", "));
        let numbers: Vec<f64> = numbers
            .into_iter()
            .flatten()
            .filter_map(|number| number.parse().ok())
            .collect();
        match numbers[..] {
            [a, b, c, d, _, _] => Turn([[a, b, 0.0], [c, d, 0.0], [0.0, 0.0, 1.0]]),
            [a, b, c, _, d, e, f, _, g, h, i, ..] => Turn([[a, b, c], [d, e, f], [g, h, i]]),
            _ => Turn::NONE,
        }
    }

    /// An angle, after the axis if that is not the one that points at us.
    fn about(rotate: &str) -> Turn {
        let words: Vec<&str> = rotate.split(' ').collect();
        let Some((angle, axis)) = words.split_last() else {
            return Turn::NONE;
        };
        let degrees = angle.strip_suffix("deg").map(str::parse::<f64>);
        let Some(Ok(degrees)) = degrees else {
            return Turn::NONE;
        };
        let numbers: Vec<f64> = axis.iter().filter_map(|word| word.parse().ok()).collect();
        let (x, y, z) = match (axis, &numbers[..]) {
            (["x"], _) => (1.0, 0.0, 0.0),
            (["y"], _) => (0.0, 1.0, 0.0),
            (_, [x, y, z]) => (*x, *y, *z),
            _ => (0.0, 0.0, 1.0),
        };
        let length = (x * x + y * y + z * z).sqrt();
        if length == 0.0 {
            return Turn::NONE;
        }
        let (x, y, z) = (x / length, y / length, z / length);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let rest = 1.0 - cos;
        Turn([
            [
                cos + x * x * rest,
                y * x * rest + z * sin,
                z * x * rest - y * sin,
            ],
            [
                x * y * rest - z * sin,
                cos + y * y * rest,
                z * y * rest + x * sin,
            ],
            [
                x * z * rest + y * sin,
                y * z * rest - x * sin,
                cos + z * z * rest,
            ],
        ])
    }

    /// First the inner one, then this.
    pub(crate) fn after(self, inner: Turn) -> Turn {
        let map = |v: [f64; 3]| {
            [0, 1, 2].map(|row| (0..3).map(|column| self.0[column][row] * v[column]).sum())
        };
        Turn(inner.0.map(map))
    }

    /// The back is to be seen (<https://drafts.csswg.org/css-transforms-2/#backface-visibility-property>). Mirrored alone, it is not.
    pub(crate) fn shows_its_back(self) -> bool {
        let [[a, b, c], [d, e, f], [g, h, i]] = self.0;
        let facing = a * e - b * d;
        let volume = a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e);
        facing * volume < -1e-9
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABOUT: &str = "matrix3d(-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1)";

    #[test]
    fn what_is_turned_half_about_shows_its_back() {
        for (transform, rotate) in [
            (ABOUT, "none"),
            ("none", "y 180deg"),
            ("none", "x 135deg"),
            ("none", "0 1 0 180deg"),
            ("matrix(-1, 0, 0, 1, 0, 0)", "x 180deg"),
        ] {
            assert!(
                Turn::of(transform, rotate).shows_its_back(),
                "{transform} {rotate}"
            );
        }
    }

    #[test]
    fn turned_in_its_plane_or_mirrored_or_twice_it_shows_its_front() {
        for (transform, rotate) in [
            ("none", "none"),
            ("none", "180deg"),
            ("matrix(-1, 0, 0, 1, 0, 0)", "none"),
            (ABOUT, "y 180deg"),
            ("none", "y 60deg"),
        ] {
            assert!(
                !Turn::of(transform, rotate).shows_its_back(),
                "{transform} {rotate}"
            );
        }
        let about = Turn::of(ABOUT, "none");
        assert!(!about.after(about).shows_its_back());
    }
}
