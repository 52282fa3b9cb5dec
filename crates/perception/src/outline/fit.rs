//! What there is room for. The chosen controls come first, with the headings and structures that they stand under; then words, those
//! in a dialog, near words of cancelling and in view before the rest. What is left out is counted and said.
use super::line::{Control, Kind, Line, Room};
use crate::cost::tokens;
use crate::raw::NodeId;
use crate::relevance::Choice;
use protocol::role::Role;
use protocol::snapshot::View;

/// Room for everything but what is left out, in estimated tokens. It makes 2,000 counted ones, with the worst of words.
const BUDGET: usize = 1_500;
/// Of it, controls take so much before their names are cut shorter.
const FOR_CONTROLS: usize = 1_200;
/// So many notes are told.
const NOTES: usize = 3;
/// The beginning of a line is told where there is room for so much of it.
const CRUMB: usize = 24;
/// No line costs less.
const LEAST: usize = 2;
/// Deeper than this nothing is moved to the right any more.
const MAX_DEPTH: usize = 4;

const WHOLE: Room = Room {
    name: 200,
    more: 200,
    options: 50,
};
const ROOMS: [Room; 4] = [
    Room {
        name: 100,
        more: 80,
        options: 8,
    },
    Room {
        name: 60,
        more: 40,
        options: 5,
    },
    Room {
        name: 36,
        more: 24,
        options: 3,
    },
    Room {
        name: 20,
        more: 12,
        options: 1,
    },
];

/// The lines as one text.
pub(super) fn fit<'r, 'a: 'r>(
    lines: &[Line],
    control: impl Fn(usize) -> Control<'r, 'a>,
    seen: impl Fn(NodeId) -> bool,
    choice: &Choice,
    notes: &[String],
    view: View,
) -> (String, Vec<usize>) {
    let sheet = if view.all {
        let mut sheet = Sheet::new(lines, &control, WHOLE);
        for (at, line) in lines.iter().enumerate() {
            // Structures are told with what is in them; a frame is told even if it could not be read.
            if !matches!(line.kind, Kind::Structure(role) if role != Role::Iframe) {
                sheet.tell(at);
            }
        }
        sheet
    } else {
        let mut sheet = with_controls(lines, &control, &choice.ranks);
        sheet.add_words(seen);
        sheet
    };
    let told = (0..lines.len()).filter(|at| sheet.written[*at].is_some());
    let told = told.collect();
    (sheet.text(choice, notes), told)
}

/// The controls, with as much of their names as there is room for; where even that is too much, the first ones.
fn with_controls<'s, 'r, 'a: 'r, C: Fn(usize) -> Control<'r, 'a>>(
    lines: &'s [Line],
    control: &'s C,
    ranks: &[usize],
) -> Sheet<'s, C> {
    for room in ROOMS {
        let mut sheet = Sheet::new(lines, control, room);
        sheet.tell_controls(usize::MAX, |_| true);
        if sheet.cost <= FOR_CONTROLS {
            return sheet;
        }
    }
    let mut sheet = Sheet::new(lines, control, ROOMS[ROOMS.len() - 1]);
    for rank in 0..=ranks.iter().copied().max().unwrap_or(0) {
        sheet.tell_controls(FOR_CONTROLS, |index| ranks[index] == rank);
    }
    sheet
}

/// What has been written so far, line by line.
struct Sheet<'s, C> {
    lines: &'s [Line],
    control: &'s C,
    room: Room,
    written: Vec<Option<String>>,
    cost: usize,
}

impl<'s, 'r, 'a: 'r, C: Fn(usize) -> Control<'r, 'a>> Sheet<'s, C> {
    fn new(lines: &'s [Line], control: &'s C, room: Room) -> Self {
        Self {
            lines,
            control,
            room,
            written: vec![None; lines.len()],
            cost: 0,
        }
    }

    /// Writes a line, and the structures that it stands in.
    fn tell(&mut self, at: usize) {
        let mut next = Some(at);
        while let Some(at) = next.filter(|at| self.written[*at].is_none()) {
            let words = self.lines[at].write(self.control, self.room);
            self.put(at, words);
            next = self.lines[at].parent;
        }
    }

    fn put(&mut self, at: usize, words: String) {
        self.cost += price(&words);
        self.written[at] = Some(words);
    }

    /// Chosen controls, each with the heading above it, until so much is spent.
    fn tell_controls(&mut self, most: usize, chosen: impl Fn(usize) -> bool) {
        let mut heading = None;
        for (at, line) in self.lines.iter().enumerate() {
            if self.cost >= most {
                return;
            }
            match line.kind {
                Kind::Heading(_) => heading = Some(at),
                Kind::Control { index, .. } | Kind::Wrapper { index } if chosen(index) => {
                    self.tell(at);
                    if let Some(heading) = heading.take() {
                        self.tell(heading);
                    }
                }
                Kind::Structure(Role::Iframe) => self.tell(at),
                _ => {}
            }
        }
    }

    /// What is in an open dialog goes first, then what is near words of cancelling, then what is in view.
    fn add_words(&mut self, seen: impl Fn(NodeId) -> bool) {
        self.add(|line| line.in_dialog);
        self.add(|line| line.near);
        self.add(|line| seen(line.node));
        self.add(|_| true);
    }

    fn add(&mut self, wanted: impl Fn(&Line) -> bool) {
        for (at, line) in self.lines.iter().enumerate() {
            let left = BUDGET.saturating_sub(self.cost);
            if left < LEAST {
                return;
            }
            let words = matches!(line.kind, Kind::Words | Kind::Heading(_));
            if !words || self.written[at].is_some() {
                continue;
            }
            // Whether it is in view is asked last: that costs a way into the page.
            let short = left > CRUMB || price(&line.write(self.control, self.room)) <= left;
            if !short || !wanted(line) {
                continue;
            }
            let whole = line.write(self.control, self.room);
            if price(&whole) <= left {
                self.tell(at);
            } else {
                // The beginning of a long line is better than none of it.
                self.put(at, beginning(&whole, left));
            }
        }
    }

    fn text(self, choice: &Choice, notes: &[String]) -> String {
        let mut text = String::new();
        let mut unsaid = 0;
        let mut untold = choice.left_out;
        for (line, written) in self.lines.iter().zip(&self.written) {
            let Some(written) = written else {
                unsaid += usize::from(matches!(line.kind, Kind::Words | Kind::Heading(_)));
                untold += usize::from(matches!(line.kind, Kind::Control { .. }));
                continue;
            };
            text.extend(std::iter::repeat_n(' ', line.depth.min(MAX_DEPTH)));
            text.push_str(written);
            text.push('\n');
        }
        let mut out = Vec::new();
        if untold > 0 {
            out.push(counted(untold, "element"));
        }
        if unsaid > 0 {
            out.push(counted(unsaid, "line of text"));
        }
        if !out.is_empty() {
            text.push_str(&format!("<left out: {}>\n", out.join(", ")));
        }
        for note in notes.iter().take(NOTES) {
            let note = crate::text::cut(note.replace(['<', '>', '\n'], " "), 200);
            text.push_str(&format!("<{note}>\n"));
        }
        if notes.len() > NOTES {
            text.push_str(&format!("<and {} more such notes>\n", notes.len() - NOTES));
        }
        text
    }
}

/// With its line break and what it is moved to the right.
fn price(words: &str) -> usize {
    tokens(words) + 1
}

/// So much of a text as this many tokens buy.
fn beginning(words: &str, room: usize) -> String {
    let mut length = words.chars().count();
    loop {
        length = length * 3 / 4;
        let cut = crate::text::cut(words.to_owned(), length);
        if price(&cut) <= room {
            return cut;
        }
    }
}

fn counted(number: usize, what: &str) -> String {
    match (number, what) {
        (1, _) => format!("1 {what}"),
        (_, "line of text") => format!("{number} lines of text"),
        _ => format!("{number} {what}s"),
    }
}
