//! The weights, as they stand in `weights.toml`.
use super::Feature;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    before: BTreeMap<Feature, f64>,
    flow: BTreeMap<Feature, f64>,
}

/// What a feature counts, before the way out was entered or on it.
pub fn of(feature: Feature, in_flow: bool) -> f64 {
    static WEIGHTS: OnceLock<Weights> = OnceLock::new();
    // A file that can't be read has no weights: nothing is ever chosen, and the tests fail.
    let weights =
        WEIGHTS.get_or_init(|| toml::from_str(include_str!("weights.toml")).unwrap_or_default());
    let side = if in_flow {
        &weights.flow
    } else {
        &weights.before
    };
    side.get(&feature).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_can_be_read() {
        let weights: Weights = toml::from_str(include_str!("weights.toml")).unwrap();
        assert!(weights.before[&Feature::Ends] > 0.0 && weights.flow[&Feature::Ends] > 0.0);
    }
}
