//! One step of a right walk: what could be pressed on a page, by its features, and which of it was right.
use anyhow::{Context, Result};
use engine::classify::{self, Feature};
use serde::{Deserialize, Serialize};
use std::path::Path;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Step {
    /// The corpus: one author each.
    #[serde(skip)]
    pub(crate) corpus: String,
    pub(crate) service: String,
    pub(crate) lang: String,
    /// What the page was taken for.
    pub(crate) state: String,
    /// It is a step of the way out; else one of the way to it.
    pub(crate) in_flow: bool,
    /// Which of the controls leads on. None: it is no candidate.
    pub(crate) right: Option<usize>,
    pub(crate) controls: Vec<Control>,
}

/// The names of its features, one blank between two.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub(crate) struct Control(pub(crate) Vec<Feature>);

impl From<String> for Control {
    /// A feature that there is no more says nothing.
    fn from(text: String) -> Self {
        Self(text.split_whitespace().filter_map(Feature::named).collect())
    }
}

impl From<Control> for String {
    fn from(control: Control) -> Self {
        let names: Vec<String> = control.0.iter().map(|f| f.name()).collect();
        names.join(" ")
    }
}

impl Control {
    /// By the signs that were set by hand.
    pub(crate) fn by_hand(&self, in_flow: bool) -> f64 {
        let weights = self.0.iter().map(|f| classify::weight(*f, in_flow));
        weights.sum()
    }
}

impl Step {
    /// In which place the right one comes by this score, from 0. Of those that score alike the planner's first comes first.
    pub(crate) fn place(&self, score: impl Fn(&Control) -> f64) -> Option<usize> {
        let right = self.right?;
        let own = score(&self.controls[right]);
        let all = self.controls.iter().enumerate();
        let ahead = all.filter(|(at, control)| {
            let score = score(control);
            score > own || score >= own && *at < right
        });
        Some(ahead.count())
    }

    /// How far the best is ahead of the next by this score, and whether it is the right one.
    pub(crate) fn margin(&self, score: impl Fn(&Control) -> f64) -> Option<(f64, bool)> {
        let scores: Vec<f64> = self.controls.iter().map(score).collect();
        // Of two that score alike the first is taken.
        let mut ranked = scores.iter().enumerate().rev();
        let first = ranked.next()?;
        let (best, top) = ranked.fold(first, |best, c| if c.1 >= best.1 { c } else { best });
        let rest = scores.iter().enumerate().filter(|(at, _)| *at != best);
        let next = rest
            .map(|(_, score)| *score)
            .fold(f64::NEG_INFINITY, f64::max);
        Some((top - next, self.right == Some(best)))
    }
}

/// The steps of one corpus, from its file of one JSON document a line.
///
/// # Errors
/// With the line that can't be read.
pub(crate) fn read(folder: &Path, corpus: &str) -> Result<Vec<Step>> {
    let path = folder.join(format!("{corpus}.jsonl"));
    let text = std::fs::read_to_string(&path).with_context(|| {
        format!(
            "{} can't be read: make it by `cargo xtask harvest`",
            path.display()
        )
    })?;
    let parse = |(at, line): (usize, &str)| {
        let step: Step = serde_json::from_str(line)
            .with_context(|| format!("{}, line {}", path.display(), at + 1))?;
        let inside = step.right.is_none_or(|right| right < step.controls.len());
        anyhow::ensure!(
            inside,
            "{}, line {}: the right one isn't there",
            path.display(),
            at + 1
        );
        Ok(Step {
            corpus: corpus.to_owned(),
            ..step
        })
    };
    text.lines()
        .filter(|l| !l.is_empty())
        .enumerate()
        .map(parse)
        .collect()
}

/// # Errors
/// When the file can't be written.
pub(crate) fn write(folder: &Path, corpus: &str, steps: &[Step]) -> Result<()> {
    let lines: Vec<String> = steps
        .iter()
        .map(serde_json::to_string)
        .collect::<Result<_, _>>()?;
    let path = folder.join(format!("{corpus}.jsonl"));
    std::fs::write(&path, lines.join("\n") + "\n")
        .with_context(|| format!("{} can't be written", path.display()))
}
