//! A page's facts read as the agent reads them, within the limits that hold for every page.
use protocol::snapshot::{MAX_ELEMENTS, MAX_TEXT, Observation, View};
use subterminator_perception::raw::{NodeId, RawPage};
use subterminator_perception::{ElementKey, Reader, Refs, observe};

pub(crate) fn read(page: &RawPage) -> Observation {
    let key = |node: NodeId| ElementKey(u64::from(node.0));
    let reader = Reader::new(page);
    let seen = observe(&reader, &mut Refs::default(), key, View::default()).observation;
    assert!(seen.snapshot.elements.len() <= MAX_ELEMENTS);
    assert!(seen.text.chars().count() <= MAX_TEXT);
    seen
}
