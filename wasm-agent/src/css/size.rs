//! How much smaller than it was laid out a transform shows an element.

/// <https://drafts.csswg.org/css-transforms-1/#serialization-of-the-computed-value>: how long the two sides of a square come out.
pub(crate) fn shrunk(transform: &str) -> f64 {
    let numbers: Vec<f64> = transform
        .split_once('(')
        .map(|(_, inner)| inner.trim_end_matches(')').split(", "))
        .into_iter()
        .flatten()
        .filter_map(|number| number.parse().ok())
        .collect();
    let (a, b, c, d) = match numbers[..] {
        [a, b, c, d, ..] if numbers.len() == 6 => (a, b, c, d),
        [a, b, _, _, c, d, ..] if numbers.len() == 16 => (a, b, c, d),
        _ => return 1.0,
    };
    let longest = a.hypot(b).max(c.hypot(d));
    if longest == 0.0 {
        return 0.0;
    }
    // A parallelogram is as high as its area by its longer side.
    ((a * d - b * c).abs() / longest).min(longest)
}

/// <https://drafts.csswg.org/css-transforms-2/#individual-transforms>
pub(crate) fn scaled(scale: &str) -> f64 {
    let factors = scale.split(' ').take(2).map(str::parse::<f64>);
    factors.flatten().map(f64::abs).fold(1.0, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_much_a_transform_shrinks_is_told_from_its_matrix() {
        for (matrix, left) in [
            ("none", 1.0),
            ("matrix(0.05, 0, 0, 0.05, 10, 10)", 0.05),
            ("matrix(1, 0, 0, 0.01, 0, 0)", 0.01),
            ("matrix(0, 1, -1, 0, 0, 0)", 1.0),
            ("matrix(-1, 0, 0, 1, 0, 0)", 1.0),
            ("matrix(0, 0, 0, 0, 0, 0)", 0.0),
            (
                "matrix3d(0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1)",
                0.0,
            ),
            (
                "matrix3d(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)",
                2.0,
            ),
        ] {
            assert!((shrunk(matrix) - left).abs() < 1e-9, "{matrix}");
        }
        for (scale, left) in [
            ("none", 1.0),
            ("0.04", 0.04),
            ("-1 1", 1.0),
            ("1 0.02 1", 0.02),
        ] {
            assert!((scaled(scale) - left).abs() < 1e-9, "{scale}");
        }
    }
}
