//! Any facts of a page, well-formed or not: reading them ends within its limits.
#![no_main]
use libfuzzer_sys::fuzz_target;
use protocol::snapshot::{MAX_ELEMENTS, MAX_TEXT, View};
use subterminator_perception::raw::{NodeId, RawPage};
use subterminator_perception::{ElementKey, Reader, Refs, observe};

fuzz_target!(|bytes: &[u8]| {
    let Ok(page) = serde_json::from_slice::<RawPage>(bytes) else {
        return;
    };
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
});
