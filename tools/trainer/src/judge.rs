//! How good the ranking is, by right walks: the signs that were set by hand, a fit on the others, and both together. What a fit is worth
//! shows only on what was left out of it.
use crate::fit::Fit;
use crate::step::{Control, Step};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Beside the fit, the signs set by hand count so much.
const BY_HAND: f64 = 0.4;
/// A fit that adds less, in points of a hundred on the corpus left out, is left out.
const WORTH: f64 = 3.0;
/// So many features of each side are told.
const HEAVIEST: usize = 10;
/// Of many groups so many are told, the worst first.
const WORST: usize = 10;

/// How often the right one came first, and among the first three.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    of: usize,
    first: usize,
    three: usize,
}

impl Share {
    fn add(&mut self, place: Option<usize>) {
        self.of += 1;
        self.first += usize::from(place == Some(0));
        self.three += usize::from(place.is_some_and(|at| at < 3));
    }

    fn told(self) -> String {
        format!(
            "{:5.1} / {:5.1}",
            percent(self.first, self.of),
            percent(self.three, self.of)
        )
    }
}

fn percent(part: usize, of: usize) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}

/// Which group a step is of.
type Of = fn(&Step) -> String;

/// The three rankings of one group of steps.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    hand: Share,
    fit: Share,
    both: Share,
}

impl Row {
    fn add(&mut self, step: &Step, fit: &Fit) {
        let hand = |c: &Control| c.by_hand(step.in_flow);
        let fitted = |c: &Control| fit.score(c, step.in_flow);
        self.hand.add(step.place(hand));
        self.fit.add(step.place(fitted));
        self.both.add(step.place(|c| BY_HAND * hand(c) + fitted(c)));
    }

    fn told(&self, name: &str) -> String {
        let (hand, fit, both) = (self.hand.told(), self.fit.told(), self.both.told());
        format!("{name:24} {:5}   {hand}   {fit}   {both}\n", self.hand.of)
    }
}

/// All tables.
pub(crate) fn told(steps: &[Step]) -> String {
    let mut text = String::new();
    let missing = steps.iter().filter(|s| s.right.is_none()).count();
    let _ = writeln!(
        text,
        "{} steps; in {missing} the right control is no candidate.",
        steps.len()
    );
    let head = "steps   by hand         fit             both\n";
    let by: [(&str, Of); 3] = [
        ("corpus left out", |s| s.corpus.clone()),
        ("language left out", |s| s.lang.clone()),
        ("service left out", |s| {
            format!("{} {}", s.corpus, s.service)
        }),
    ];
    for (title, of) in by {
        let rows = left_out(steps, of);
        let sum = rows.values().fold(Row::default(), |sum, row| sum.and(row));
        let _ = write!(text, "\n{title:24} {head}");
        for (name, row) in worst(&rows) {
            text += &row.told(name);
        }
        text += &sum.told("all");
    }
    let fit = Fit::of(steps.iter());
    let _ = write!(text, "\n{:24} {head}", "page (seen in the fit)");
    let mut pages: BTreeMap<String, Row> = BTreeMap::new();
    for step in steps {
        let side = if step.in_flow {
            "in the flow"
        } else {
            "before it"
        };
        pages
            .entry(format!("{side}, {}", step.state))
            .or_default()
            .add(step, &fit);
    }
    pages.iter().for_each(|(name, row)| text += &row.told(name));
    text + &calibration(steps) + &heaviest(&fit, steps)
}

/// What a fit adds to the signs set by hand, in points, on the corpus left out; and whether that is worth it.
pub(crate) fn worth(steps: &[Step]) -> (f64, bool) {
    let rows = left_out(steps, |s| s.corpus.clone());
    let first = |share: Share| percent(share.first, share.of);
    let adds = |row: &Row| first(row.both) - first(row.hand);
    let added = rows.values().map(adds).sum::<f64>() / rows.len().max(1) as f64;
    (added, added >= WORTH)
}

impl Row {
    fn and(self, other: &Self) -> Self {
        let add = |a: Share, b: Share| Share {
            of: a.of + b.of,
            first: a.first + b.first,
            three: a.three + b.three,
        };
        Self {
            hand: add(self.hand, other.hand),
            fit: add(self.fit, other.fit),
            both: add(self.both, other.both),
        }
    }
}

/// Each group judged by a fit on all others.
fn left_out(steps: &[Step], of: Of) -> BTreeMap<String, Row> {
    let groups: BTreeSet<String> = steps.iter().map(of).collect();
    let judged = groups.into_iter().map(|group| {
        let fit = Fit::of(steps.iter().filter(|s| of(s) != group));
        let mut row = Row::default();
        steps
            .iter()
            .filter(|s| of(s) == group)
            .for_each(|s| row.add(s, &fit));
        (group, row)
    });
    judged.collect()
}

/// All of a few groups; of many those where the signs set by hand do worst.
fn worst(rows: &BTreeMap<String, Row>) -> Vec<(&String, &Row)> {
    let mut told: Vec<(&String, &Row)> = rows.iter().collect();
    if told.len() > 2 * WORST {
        let share = |row: &Row| percent(row.hand.three, row.hand.of);
        told.sort_by(|a, b| share(a.1).total_cmp(&share(b.1)));
        told.truncate(WORST);
    }
    told
}

/// How often the best is right, by how far it is ahead of the next.
fn calibration(steps: &[Step]) -> String {
    let bands = [
        (f64::NEG_INFINITY, 0.5),
        (0.5, 1.0),
        (1.0, 2.0),
        (2.0, 4.0),
        (4.0, f64::INFINITY),
    ];
    let mut text = "\nahead of the next by     steps   right\n".to_owned();
    for (from, to) in bands {
        let margins = steps
            .iter()
            .filter_map(|s| s.margin(|c| c.by_hand(s.in_flow)));
        let own: Vec<bool> = margins
            .filter(|m| m.0 >= from && (m.0 < to || to.is_infinite()))
            .map(|m| m.1)
            .collect();
        let right = own.iter().filter(|right| **right).count();
        let band = match (from.is_finite(), to.is_finite()) {
            (true, true) => format!("{from} to {to}"),
            (true, false) => format!("{from} or more"),
            _ => format!("less than {to}"),
        };
        let _ = writeln!(
            text,
            "{band:24} {:5}   {:5.1}",
            own.len(),
            percent(right, own.len())
        );
    }
    text
}

fn heaviest(fit: &Fit, steps: &[Step]) -> String {
    let mut text = String::new();
    for (side, weights) in [("before the flow", &fit.before), ("in the flow", &fit.flow)] {
        let mut all = weights.of_those_in(steps);
        all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        let told = all.iter().take(HEAVIEST);
        let told: Vec<String> = told
            .map(|(feature, weight)| format!("{} {weight:+.1}", feature.name()))
            .collect();
        let _ = write!(text, "\nfitted, {side}: {}\n", told.join(", "));
    }
    text
}
