//! Any HTML: read by the reader, understood by the rules, planned by the offline planner.
#![no_main]
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;

use libfuzzer_sys::fuzz_target;
use protocol::snapshot::{MAX_ELEMENTS, MAX_TEXT, View};
use subterminator_perception::raw::NodeId;
use subterminator_perception::{ElementKey, Reader, Refs, observe};

fuzz_target!(|html: &str| {
    let page = support::page(html);
    let key = |node: NodeId| ElementKey(u64::from(node.0));
    let seen = observe(
        &Reader::new(&page),
        &mut Refs::default(),
        key,
        View::default(),
    )
    .observation;
    assert!(seen.snapshot.elements.len() <= MAX_ELEMENTS);
    assert!(seen.text.chars().count() <= MAX_TEXT);
    let read = engine::heuristics::interpret(&seen);
    let _ = engine::planner::plan(&engine::planner::PlanContext::first(seen, "Example", read));
});
