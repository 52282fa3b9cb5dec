//! Where the corners of drawn outlines lie: of SVG paths (<https://svgwg.org/svg2-draft/paths.html#PathData>) and of CSS shapes made of
//! straight lines. Points that only bend a curve count as corners, too: what lies between all of them is never too small.
use super::shape::{arguments, length};

type Corner = (f64, f64);

/// Of a path.
pub(super) fn of_path(path: &str) -> Option<Vec<Corner>> {
    let mut pen = Pen::default();
    let starts = path.char_indices().filter(|(_, c)| is_command(*c));
    let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([path.len()]);
    for (start, end) in starts.iter().zip(ends) {
        let (command, rest) = path[*start..end].split_at(1);
        pen.draw(command.chars().next()?, &numbers(rest)?)?;
    }
    Some(pen.corners)
}

/// An `e` belongs to a number.
fn is_command(c: char) -> bool {
    "MmZzLlHhVvCcSsQqTtAa".contains(c)
}

/// Numbers may follow each other without a blank where the next one has a sign or a second dot.
fn numbers(text: &str) -> Option<Vec<f64>> {
    let (mut found, mut word) = (Vec::new(), String::new());
    for c in text.chars().chain([' ']) {
        let signed = matches!(c, '-' | '+') && !word.is_empty() && !word.ends_with(['e', 'E']);
        let dotted = c == '.' && word.contains('.');
        let apart = c.is_ascii_whitespace() || c == ',';
        if (apart || signed || dotted) && !word.is_empty() {
            found.push(word.parse().ok()?);
            word.clear();
        }
        if !apart {
            word.push(c);
        }
    }
    Some(found)
}

#[derive(Debug, Default)]
struct Pen {
    at: Corner,
    start: Corner,
    corners: Vec<Corner>,
}

impl Pen {
    /// One command with all its numbers; `None` where they don't make sense.
    fn draw(&mut self, command: char, numbers: &[f64]) -> Option<()> {
        let relative = command.is_ascii_lowercase();
        let each = match command.to_ascii_uppercase() {
            'Z' => {
                self.at = self.start;
                return Some(());
            }
            'H' | 'V' => 1,
            'M' | 'L' | 'T' => 2,
            'S' | 'Q' => 4,
            'C' => 6,
            _ => 7,
        };
        if numbers.is_empty() || !numbers.len().is_multiple_of(each) {
            return None;
        }
        for (round, part) in numbers.chunks(each).enumerate() {
            let from = if relative { self.at } else { (0.0, 0.0) };
            match (command.to_ascii_uppercase(), part) {
                ('H', [x]) => self.reach((from.0 + x, self.at.1)),
                ('V', [y]) => self.reach((self.at.0, from.1 + y)),
                ('A', [across, down, _, _, _, x, y]) => {
                    self.swing(across.abs().max(down.abs()), (from.0 + x, from.1 + y));
                }
                (kind, points) => {
                    for point in points.chunks(2) {
                        self.reach((from.0 + point[0], from.1 + point[1]));
                    }
                    if kind == 'M' && round == 0 {
                        self.start = self.at;
                    }
                }
            }
        }
        Some(())
    }

    fn reach(&mut self, to: Corner) {
        self.at = to;
        self.corners.push(to);
    }

    /// No point of an arc is farther from its ends than it is wide.
    fn swing(&mut self, radius: f64, to: Corner) {
        let chord = (to.0 - self.at.0).hypot(to.1 - self.at.1);
        let wide = if radius > 0.0 && chord > 0.0 {
            2.0 * radius.max(chord)
        } else {
            0.0
        };
        for (x, y) in [self.at, to] {
            self.corners
                .extend([(x - wide, y - wide), (x + wide, y + wide)]);
            self.corners
                .extend([(x - wide, y + wide), (x + wide, y - wide)]);
        }
        self.reach(to);
    }
}

/// Of a `shape()` (<https://drafts.csswg.org/css-shapes-2/#shape-function>); of one with curves, that can't be told.
pub(super) fn of_shape(inner: &str, width: f64, height: f64) -> Option<Vec<Corner>> {
    let mut commands = inner.split(',').map(arguments);
    let mut start = commands.next()?;
    start.retain(|word| !matches!(*word, "evenodd" | "nonzero"));
    let ["from", x, y] = start[..] else {
        return None;
    };
    let mut at = (length(x, width)?, length(y, height)?);
    let (mut first, mut corners) = (at, vec![at]);
    for command in commands {
        let from = |how: &str, own: f64| match how {
            "to" => Some(0.0),
            "by" => Some(own),
            _ => None,
        };
        match command[..] {
            ["close"] => at = first,
            ["hline", how, x] => at.0 = from(how, at.0)? + length(x, width)?,
            ["vline", how, y] => at.1 = from(how, at.1)? + length(y, height)?,
            ["line" | "move", how, x, y] => {
                at.0 = from(how, at.0)? + length(x, width)?;
                at.1 = from(how, at.1)? + length(y, height)?;
            }
            _ => return None,
        }
        if command[0] == "move" {
            first = at;
        }
        corners.push(at);
    }
    Some(corners)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_goes_by_steps_and_to_places() {
        for path in [
            "M 0 0 L 100 0 L 100 50 Z",
            "m0,0h100v50z",
            "M0 0H100V50z",
            "M0-0l1e2 0 0 50",
        ] {
            let corners = of_path(path).unwrap();
            assert_eq!(
                corners[..],
                [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0)],
                "{path}"
            );
        }
    }

    #[test]
    fn what_bends_a_curve_counts() {
        let curve = of_path("M0 0C.5.5 20-30 10 0").unwrap();
        assert!(curve.contains(&(20.0, -30.0)) && curve.contains(&(0.5, 0.5)));
        let arc = of_path("M0 0A5 5 0 1 0 10 0").unwrap();
        assert!(arc.iter().any(|(_, y)| *y <= -5.0) && arc.iter().any(|(_, y)| *y >= 5.0));
    }

    #[test]
    fn nonsense_has_no_corners() {
        for path in ["M 0", "L x y", "M 0 0 C 1 2"] {
            assert_eq!(of_path(path), None, "{path}");
        }
        assert_eq!(
            of_shape("from 0px 0px, curve to 1px 1px with 2px 2px", 9.0, 9.0),
            None
        );
    }

    #[test]
    fn a_shape_goes_by_steps_and_to_places() {
        let shape = "evenodd from 0px 0px, hline to 100%, vline by 50%, line to 0px 10px, close";
        let corners = of_shape(shape, 100.0, 20.0).unwrap();
        let wanted = [
            (0.0, 0.0),
            (100.0, 0.0),
            (100.0, 10.0),
            (0.0, 10.0),
            (0.0, 0.0),
        ];
        assert_eq!(corners[..], wanted);
    }
}
