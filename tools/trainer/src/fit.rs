//! A small fit: of all that can be pressed on a page one leads on, and the chance of each is the softmax of its features' weights (a
//! conditional logit, with L2). No maintained crate has it: what they call logistic regression tells classes apart, and a control is the
//! right one only beside the others of its page.
use crate::step::{Control, Step};
use engine::classify::Feature;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// So much the weights are held back, for each step.
const HELD_BACK: f64 = 0.01;
/// How far a round goes. A control has a handful of features, so that much never overshoots.
const PACE: f64 = 0.3;
const ROUNDS: usize = 600;

/// What was fitted, for the way to the flow and for the flow.
#[derive(Clone, Debug)]
pub(crate) struct Fit {
    pub(crate) before: Weights,
    pub(crate) flow: Weights,
}

impl Fit {
    pub(crate) fn of<'a>(steps: impl Iterator<Item = &'a Step> + Clone) -> Self {
        let side = |in_flow| {
            let own = steps.clone().filter(|s| s.in_flow == in_flow);
            Weights::fitted(&own.collect::<Vec<_>>())
        };
        Self {
            before: side(false),
            flow: side(true),
        }
    }

    /// As a file: the same labels give the same bytes.
    pub(crate) fn written(&self, steps: &[Step]) -> String {
        let mut text = "# What a fit on all labels makes of each feature (cargo xtask train). The planner takes none of it: see docs/benchmark.md.\n".to_owned();
        for (side, weights) in [("before", &self.before), ("flow", &self.flow)] {
            let _ = writeln!(text, "\n[{side}]");
            for (feature, weight) in weights.of_those_in(steps) {
                let _ = writeln!(text, "{} = {weight:.3}", feature.name());
            }
        }
        text
    }

    pub(crate) fn score(&self, control: &Control, in_flow: bool) -> f64 {
        let side = if in_flow { &self.flow } else { &self.before };
        side.score(control)
    }
}

/// One for each feature, by its place among them.
#[derive(Clone, Debug)]
pub(crate) struct Weights(Vec<f64>);

/// More features than there will ever be.
const ROOM: usize = 256;

impl Weights {
    fn fitted(steps: &[&Step]) -> Self {
        let known: Vec<&&Step> = steps.iter().filter(|s| s.right.is_some()).collect();
        let count = known.len().max(1) as f64;
        let mut weights = Self(vec![0.0; ROOM]);
        for _ in 0..ROUNDS {
            let mut slope = vec![0.0; ROOM];
            for step in &known {
                weights.add_slope(step, &mut slope);
            }
            for (weight, up) in weights.0.iter_mut().zip(slope) {
                *weight += PACE * (up / count - HELD_BACK * *weight);
            }
        }
        weights
    }

    pub(crate) fn of(&self, feature: Feature) -> f64 {
        self.0[feature as usize]
    }

    /// Of every feature that some control has there.
    pub(crate) fn of_those_in(&self, steps: &[Step]) -> Vec<(Feature, f64)> {
        let controls = steps.iter().flat_map(|s| &s.controls);
        let used: BTreeSet<Feature> = controls.flat_map(|c| c.0.iter().copied()).collect();
        used.into_iter().map(|f| (f, self.of(f))).collect()
    }

    fn score(&self, control: &Control) -> f64 {
        control.0.iter().map(|f| self.of(*f)).sum()
    }

    /// What is there of the right one, less what is to be expected.
    fn add_slope(&self, step: &Step, slope: &mut [f64]) {
        let scores: Vec<f64> = step.controls.iter().map(|c| self.score(c)).collect();
        let most = scores.iter().copied().fold(f64::MIN, f64::max);
        let chances: Vec<f64> = scores.iter().map(|score| (score - most).exp()).collect();
        let all: f64 = chances.iter().sum();
        for (at, control) in step.controls.iter().enumerate() {
            let right = f64::from(u8::from(step.right == Some(at)));
            let up = right - chances[at] / all;
            for feature in control.0.iter().filter(|f| is_learned(**f)) {
                slope[*feature as usize] += up;
            }
        }
    }
}

/// Where on a page a control stands tells one author's pages from another's: such signs are set by hand alone.
fn is_learned(feature: Feature) -> bool {
    use Feature as F;
    let place = [
        F::InMain,
        F::InLayer,
        F::InHeader,
        F::InNavigation,
        F::InFooter,
        F::InAside,
    ];
    !place.contains(&feature)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(right: usize, controls: &[&[Feature]]) -> Step {
        Step {
            corpus: "a".into(),
            service: "s".into(),
            lang: "en".into(),
            state: "unknown".into(),
            in_flow: false,
            right: Some(right),
            controls: controls.iter().map(|c| Control(c.to_vec())).collect(),
        }
    }

    #[test]
    fn what_stands_with_the_right_ones_weighs_for_and_what_with_the_others_against() {
        let (ends, help) = (Feature::Ends, Feature::Help);
        let (new, main) = (Feature::New, Feature::InMain);
        let steps = [
            step(0, &[&[ends, new, main], &[help, new]]),
            step(1, &[&[help, new], &[ends, new, main]]),
        ];
        let fit = Fit::of(steps.iter());
        let weight = |f| fit.before.of(f);
        assert!(weight(ends) > 0.5 && weight(help) < -0.5, "{fit:?}");
        // What both have tells nothing, and where it stands isn't learned.
        assert!(weight(new).abs() < 1e-9 && weight(main) == 0.0);
        assert_eq!(steps[1].place(|c| fit.score(c, false)), Some(0));
        assert_eq!(fit.flow.of(ends), 0.0);
    }
}
