//! What a `clip-path` leaves of a box (<https://drafts.csswg.org/css-shapes/#basic-shape-functions>), as computed styles write it.
use super::path::{of_path, of_shape};
use super::pixels;

/// Less than this, in either direction, shows no letter.
const SLIVER: f64 = 2.0;

/// A part of a box: left, top, right, bottom, counted from the box's own corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Part {
    pub(crate) const NOTHING: Part = Part {
        left: 0.0,
        top: 0.0,
        right: 0.0,
        bottom: 0.0,
    };

    pub(crate) fn is_sliver(self) -> bool {
        self.right - self.left < SLIVER || self.bottom - self.top < SLIVER
    }

    /// What both have.
    pub(crate) fn shared(self, other: Part) -> Part {
        Part {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// What holds both.
    pub(crate) fn joined(self, other: Part) -> Part {
        Part {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn around(x: f64, y: f64, across: f64, down: f64) -> Part {
        Part {
            left: x - across,
            top: y - down,
            right: x + across,
            bottom: y + down,
        }
    }
}

/// The part that the shape lies in; `None` where that can't be told.
pub(crate) fn left_by(path: &str, width: f64, height: f64) -> Option<Part> {
    let (shape, rest) = path.split_once('(')?;
    let inner = &rest[..rest.rfind(')')?];
    match shape {
        "inset" => inset(inner, width, height),
        "circle" => circle(inner, width, height),
        "ellipse" => ellipse(inner, width, height),
        "polygon" => {
            let corners = inner.split(',').map(str::trim);
            let corners = corners.filter(|c| !matches!(*c, "evenodd" | "nonzero"));
            let corners: Option<Vec<_>> = corners.map(|c| point(c, width, height)).collect();
            Some(outline(&corners?))
        }
        "path" => Some(outline(&of_path(
            inner.rsplit_once('"')?.0.split_once('"')?.1,
        )?)),
        "shape" => Some(outline(&of_shape(inner, width, height)?)),
        _ => None,
    }
}

fn inset(inner: &str, width: f64, height: f64) -> Option<Part> {
    // Top, right, bottom, left, as margins are shortened.
    let sides: Vec<&str> = arguments(inner)
        .into_iter()
        .take_while(|side| *side != "round")
        .collect();
    let side = |at: usize, or: usize| sides.get(at).or(sides.get(or)).copied();
    let top = side(0, 0)?;
    let right = side(1, 0)?;
    Some(Part {
        top: length(top, height)?,
        right: width - length(right, width)?,
        bottom: height - length(side(2, 0)?, height)?,
        left: length(side(3, 1).unwrap_or(right), width)?,
    })
}

fn circle(inner: &str, width: f64, height: f64) -> Option<Part> {
    let (sizes, (x, y)) = centred(inner, width, height)?;
    let across = width.hypot(height) / std::f64::consts::SQRT_2;
    let sides = [x, width - x, y, height - y].map(f64::abs);
    let radius = match sizes.first().copied().unwrap_or("closest-side") {
        "closest-side" => sides.into_iter().fold(f64::INFINITY, f64::min),
        "farthest-side" => sides.into_iter().fold(0.0, f64::max),
        size => length(size, across)?,
    };
    Some(Part::around(x, y, radius, radius))
}

fn ellipse(inner: &str, width: f64, height: f64) -> Option<Part> {
    let (sizes, (x, y)) = centred(inner, width, height)?;
    let radius = |at: usize, centre: f64, whole: f64| {
        let sides = [centre.abs(), (whole - centre).abs()];
        match sizes.get(at).copied().unwrap_or("closest-side") {
            "closest-side" => Some(sides[0].min(sides[1])),
            "farthest-side" => Some(sides[0].max(sides[1])),
            size => length(size, whole),
        }
    };
    let (across, down) = (radius(0, x, width)?, radius(1, y, height)?);
    Some(Part::around(x, y, across, down))
}

/// Sizes, and the point they are measured from: the middle, if nothing else is said.
fn centred(inner: &str, width: f64, height: f64) -> Option<(Vec<&str>, (f64, f64))> {
    let mut sizes = arguments(inner);
    let at = sizes.iter().position(|argument| *argument == "at");
    let place = at.map(|at| sizes.split_off(at));
    let centre = match place.as_deref() {
        None => (width / 2.0, height / 2.0),
        Some([_, x, y]) => (length(x, width)?, length(y, height)?),
        Some(_) => return None,
    };
    Some((sizes, centre))
}

fn point(corner: &str, width: f64, height: f64) -> Option<(f64, f64)> {
    match arguments(corner)[..] {
        [x, y] => Some((length(x, width)?, length(y, height)?)),
        _ => None,
    }
}

/// Corners on one line have nothing between them.
fn outline(corners: &[(f64, f64)]) -> Part {
    let next = corners.iter().cycle().skip(1);
    let twice: f64 = corners
        .iter()
        .zip(next)
        .map(|((x, y), (to_x, to_y))| x * to_y - to_x * y)
        .sum();
    // A figure of eight has two halves that cancel out, and shows both: only what is flat in every corner is nothing.
    if twice.abs() < SLIVER && flat(corners) {
        return Part::NOTHING;
    }
    let far = f64::INFINITY;
    let start = Part {
        left: far,
        top: far,
        right: -far,
        bottom: -far,
    };
    corners.iter().fold(start, |part, (x, y)| Part {
        left: part.left.min(*x),
        top: part.top.min(*y),
        right: part.right.max(*x),
        bottom: part.bottom.max(*y),
    })
}

fn flat(corners: &[(f64, f64)]) -> bool {
    let Some((x0, y0)) = corners.first() else {
        return true;
    };
    let far = corners.iter().map(|(x, y)| (x - x0, y - y0));
    let longest = far
        .clone()
        .max_by(|a, b| a.0.hypot(a.1).total_cmp(&b.0.hypot(b.1)));
    let (across, down) = longest.unwrap_or_default();
    let length = across.hypot(down).max(f64::MIN_POSITIVE);
    far.into_iter()
        .all(|(x, y)| (x * down - y * across).abs() / length < SLIVER)
}

/// Parts between blanks, brackets whole.
pub(super) fn arguments(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ' ' && depth == 0
    })
    .filter(|part| !part.is_empty())
    .collect()
}

/// Pixels, a share of the whole, or a sum of these.
pub(super) fn length(text: &str, whole: f64) -> Option<f64> {
    if let Some(sum) = text.strip_prefix("calc(") {
        let (mut total, mut sign) = (0.0, 1.0);
        for term in sum.strip_suffix(')')?.split(' ') {
            match term {
                "+" => sign = 1.0,
                "-" => sign = -1.0,
                term => total += sign * length(term, whole)?,
            }
        }
        return Some(total);
    }
    if let Some(share) = text.strip_suffix('%') {
        return Some(share.parse::<f64>().ok()? / 100.0 * whole);
    }
    text.strip_suffix("px").unwrap_or(text).parse().ok()
}

/// What `clip` leaves has no inside: top, right, bottom, left (<https://drafts.fxtf.org/css-masking/#clip-property>).
pub(crate) fn is_empty_rect(clip: &str) -> bool {
    let sides = clip
        .strip_prefix("rect(")
        .and_then(|rest| rest.strip_suffix(')'));
    let sides: Vec<Option<f64>> = sides
        .unwrap_or_default()
        .split(',')
        .map(|side| pixels(side.trim()))
        .collect();
    let none_between =
        |from: Option<f64>, to: Option<f64>| to.is_some_and(|to| to - from.unwrap_or(0.0) < SLIVER);
    match sides[..] {
        [top, right, bottom, left] => none_between(top, bottom) || none_between(left, right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a box of 200 by 20.
    fn sliver(path: &str) -> Option<bool> {
        left_by(path, 200.0, 20.0).map(Part::is_sliver)
    }

    #[test]
    fn a_shape_without_an_inside_shows_nothing() {
        for path in [
            "inset(100%)",
            "inset(50%)",
            "inset(0% 50%)",
            "inset(0px 100%)",
            "inset(10px)",
            "inset(0px 0px 20px)",
            "inset(0px calc(100% - 1px) 0px 0px round 4px)",
            "circle(0px at 50% 50%)",
            "circle(closest-side at 0px 0px)",
            "ellipse(50% 0px at 0px 0px)",
            "polygon(evenodd, 0px 0px, 0px 0px, 0px 0px)",
            "polygon(0px 0px, 50% 50%, 100% 100%)",
            "polygon(0px 0px, 100% 0px, 0px 0px, 50% 0px)",
            "path(\"\")",
            "path(\"M 0 0 L 100 0 Z\")",
            "path(\"M 0 0 H 100 Z\")",
            "path(\"M 0 0 C 1 1 2 2 3 3\")",
            "shape(from 0px 0px, line to 10px 10px)",
        ] {
            assert_eq!(sliver(path), Some(true), "{path}");
        }
        for path in [
            "inset(10%)",
            "inset(0px round 8px)",
            "inset(-20px)",
            "circle(40%)",
            "circle()",
            "ellipse(farthest-side 5px at 0% 0%)",
            "polygon(0px 0px, 100% 0px, 0px 100%)",
            "polygon(0px 0px, 100% 100%, 100% 0px, 0px 100%)",
            "path(\"M 0 0 L 100 0 L 100 20 Z\")",
            "path(\"M 0 0 A 10 10 0 1 0 20 0 Z\")",
            "shape(from 0px 0px, line to 100% 0px, vline to 100%, close)",
        ] {
            assert_eq!(sliver(path), Some(false), "{path}");
        }
    }

    #[test]
    fn what_can_not_be_told_is_not_guessed() {
        for path in [
            "none",
            "url(\"#mask\")",
            "path(\"M 0 0 X 1 1\")",
            "shape(from 0px 0px, curve to 10px 10px with 5px 9px)",
            "inset(calc(1px * sign(2em)))",
        ] {
            assert_eq!(sliver(path), None, "{path}");
        }
    }

    #[test]
    fn a_clip_without_an_inside_shows_nothing() {
        for clip in [
            "rect(0px, 0px, 0px, 0px)",
            "rect(1px, 1px, 1px, 1px)",
            "rect(auto, 0px, auto, auto)",
        ] {
            assert!(is_empty_rect(clip), "{clip}");
        }
        for clip in [
            "auto",
            "rect(0px, 100px, 20px, 0px)",
            "rect(auto, auto, auto, auto)",
        ] {
            assert!(!is_empty_rect(clip), "{clip}");
        }
    }
}
