//! How transforms scale, turn, mirror and slant, as computed styles write them; where they move things is left out.
use serde::{Deserialize, Serialize};

/// The columns say where one step to the right and one step down lead.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Matrix {
    right: (f64, f64),
    down: (f64, f64),
}

impl Matrix {
    pub(crate) const PLAIN: Matrix = Matrix {
        right: (1.0, 0.0),
        down: (0.0, 1.0),
    };

    /// Of `transform`. In space, what is seen from the front.
    pub(crate) fn of(transform: &str) -> Matrix {
        match numbers(transform)[..] {
            [a, b, c, d, _, _] => Matrix {
                right: (a, b),
                down: (c, d),
            },
            [a, b, _, _, c, d, ..] => Matrix {
                right: (a, b),
                down: (c, d),
            },
            _ => Matrix::PLAIN,
        }
    }

    /// Of `rotate`; about the axis that points at us only.
    pub(crate) fn turned(rotate: &str) -> Matrix {
        let degrees = rotate.strip_suffix("deg").map(str::parse::<f64>);
        let Some(Ok(degrees)) = degrees else {
            return Matrix::PLAIN;
        };
        let (sin, cos) = degrees.to_radians().sin_cos();
        Matrix {
            right: (cos, sin),
            down: (-sin, cos),
        }
    }

    /// Of `scale`.
    pub(crate) fn stretched(scale: &str) -> Matrix {
        let mut factors = scale.split(' ').flat_map(str::parse::<f64>);
        let across = factors.next().unwrap_or(1.0);
        Matrix::PLAIN.scaled(across, factors.next().unwrap_or(across))
    }

    /// It, stretched along the axes of what it leads into.
    pub(crate) fn scaled(self, across: f64, down: f64) -> Matrix {
        Matrix {
            right: (self.right.0 * across, self.right.1 * down),
            down: (self.down.0 * across, self.down.1 * down),
        }
    }

    /// First the inner one, then this.
    pub(crate) fn after(self, inner: Matrix) -> Matrix {
        Matrix {
            right: self.map(inner.right.0, inner.right.1),
            down: self.map(inner.down.0, inner.down.1),
        }
    }

    pub(crate) fn map(self, x: f64, y: f64) -> (f64, f64) {
        (
            self.right.0 * x + self.down.0 * y,
            self.right.1 * x + self.down.1 * y,
        )
    }

    /// Where a point comes from; what is flat comes from nowhere.
    pub(crate) fn unmap(self, x: f64, y: f64) -> (f64, f64) {
        let area = self.right.0 * self.down.1 - self.right.1 * self.down.0;
        (
            (x * self.down.1 - y * self.down.0) / area,
            (y * self.right.0 - x * self.right.1) / area,
        )
    }

    /// Left, top, right and bottom of what a box of this size takes up, from where its corner is.
    pub(crate) fn taken(self, width: f64, height: f64) -> (f64, f64, f64, f64) {
        let corners = [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)];
        let corners = corners.map(|(x, y)| self.map(x, y));
        let far = f64::INFINITY;
        corners
            .into_iter()
            .fold((far, far, -far, -far), |(l, t, r, b), (x, y)| {
                (l.min(x), t.min(y), r.max(x), b.max(y))
            })
    }

    /// Its boxes keep their sides.
    pub(crate) fn is_straight(self) -> bool {
        let none = |n: f64| n.abs() < 1e-6;
        none(self.right.1) && none(self.down.0) && self.right.0 > 0.0 && self.down.1 > 0.0
    }
}

fn numbers(transform: &str) -> Vec<f64> {
    let inner = transform.split_once('(').map(|(_, inner)| inner);
    let numbers = inner.map(|inner| inner.trim_end_matches(')').split(", "));
    numbers
        .into_iter()
        .flatten()
        .filter_map(|number| number.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(one: (f64, f64), other: (f64, f64)) -> bool {
        (one.0 - other.0).abs() < 1e-9 && (one.1 - other.1).abs() < 1e-9
    }

    #[test]
    fn a_point_goes_there_and_back() {
        for transform in [
            "none",
            "matrix(-1, 0, 0, 1, 40, 0)",
            "matrix(0, 1, -1, 0, 0, 0)",
            "matrix(1, 0, 0.5, 1, 0, 0)",
            "matrix3d(2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 9, 9, 9, 1)",
        ] {
            let matrix = Matrix::of(transform).after(Matrix::stretched("2 3"));
            let (x, y) = matrix.map(3.0, 4.0);
            assert!(is_near(matrix.unmap(x, y), (3.0, 4.0)), "{transform}");
        }
    }

    #[test]
    fn a_quarter_turn_lays_a_box_on_its_side() {
        let turn = Matrix::turned("90deg");
        assert!(is_near(turn.map(1.0, 0.0), (0.0, 1.0)));
        let (left, top, right, bottom) = turn.taken(30.0, 20.0);
        assert!(is_near((left, top), (-20.0, 0.0)) && is_near((right, bottom), (0.0, 30.0)));
        assert!(!turn.is_straight() && !Matrix::of("matrix(-1, 0, 0, 1, 0, 0)").is_straight());
        assert!(Matrix::stretched("0.5").is_straight());
    }
}
