//! What adds up on the way from the page to an element: each step may be seen, and all of them together may not.
use super::FAINT;
use crate::dom::Style;
use perception::raw::RawNode;
use std::collections::BTreeMap;

/// Text shrunk to less than this share of its size can't be read.
const SPECK: f64 = 0.1;

/// What is left of an element by its own style: of its paint, and of its size.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Veil {
    paint: f64,
    size: f64,
}

/// The veils of one harvest, by node. Most elements have none.
#[derive(Debug, Default)]
pub(in crate::harvest) struct Veils(BTreeMap<usize, Veil>);

impl Veils {
    /// Takes the element's own one in; true if nothing can be seen through it and those of what it stands in, which were looked
    /// at before.
    pub(in crate::harvest) fn hide(
        &mut self,
        node: usize,
        style: &Style,
        nodes: &[RawNode],
    ) -> bool {
        let own = Veil {
            paint: style.opacity().parse().unwrap_or(1.0),
            size: size(style),
        };
        if own.paint >= 1.0 && own.size >= 1.0 {
            return false;
        }
        self.0.insert(node, own);
        let outward = |at: &usize| nodes.get(*at)?.parent.map(|parent| parent.index());
        let way = std::iter::successors(Some(node), outward);
        let all = way.filter_map(|at| self.0.get(&at));
        let (paint, size) = all.fold((1.0, 1.0), |(paint, size), veil| {
            (paint * veil.paint, size * veil.size)
        });
        paint < FAINT || size < SPECK
    }
}

/// How much narrower or lower than it was laid out, whichever is worse.
fn size(style: &Style) -> f64 {
    let zoom: f64 = style.get("zoom").parse().unwrap_or(1.0);
    shrunk(&style.get("transform")) * scaled(&style.get("scale")) * zoom
}

/// <https://drafts.csswg.org/css-transforms-1/#serialization-of-the-computed-value>: how long the two sides of a square come out.
fn shrunk(transform: &str) -> f64 {
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
fn scaled(scale: &str) -> f64 {
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
