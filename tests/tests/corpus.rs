//! Whole flows of `tests/corpus`, led by a model that knows the right walk: a sample. What fails is the fault of policy, proof or
//! reader. All of them: `./scripts/bench corpus --set c --planner guide`.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::corpus::{Corpus, Flow};
use e2e::runs::{self, Planner};
use futures::StreamExt;
use std::sync::Arc;

/// The sample: site and variant.
const SAMPLE: &[(&str, usize)] = &[
    ("canalroyal", 0),
    ("cloudcrate", 0),
    ("ironbank", 0),
    ("paperdesk", 0),
    ("shelfie", 0),
    ("streamora", 1),
];

async fn run(sample: &[(&str, usize)]) -> Vec<Flow> {
    let corpus = Arc::new(Corpus::open().await);
    let chosen = corpus
        .all()
        .filter(|(site, v)| sample.contains(&(site.id.as_str(), *v)));
    let runs = chosen.map(|(site, variant)| {
        let (corpus, site) = (Arc::clone(&corpus), site.clone());
        let way = Planner::Guide(corpus.way(&site, variant));
        let label = format!("{}/{variant}", site.id);
        (label, async move { corpus.run(&site, variant, way).await })
    });
    let runs: Vec<_> = runs.collect();
    let ended = runs::side_by_side(runs).map(|(label, flow)| flow.expect(&label));
    ended.collect().await
}

#[tokio::test]
async fn with_the_right_control_proposed_the_right_end_is_reached_and_told() {
    let flows = run(SAMPLE).await;
    assert_eq!(flows.len(), SAMPLE.len());
    for flow in flows {
        assert!(flow.is_safe(), "{:?}: {flow:#?}", flow.harm());
        assert!(flow.is_right(), "{flow:#?}");
    }
}

#[tokio::test]
async fn every_site_has_a_right_walk() {
    let corpus = Corpus::open().await;
    let count = corpus.all().count();
    assert_eq!(count, 69);
    for (site, variant) in corpus.all() {
        let way = corpus.way(site, variant);
        assert!(!way.steps.is_empty(), "{}/{variant}", site.id);
    }
}
