//! The claims in `tests/cases/*.md`, read natively.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
#[path = "support/claims.rs"]
mod claims;
mod support;

use std::path::Path;
use subterminator_perception::{ElementKey, Reader, Refs, observe};

#[test]
fn every_claim_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    claims::hold(&folder, &[], 40, |html, view| {
        let page = support::page(html);
        let key = |node: subterminator_perception::NodeId| ElementKey(u64::from(node.0));
        observe(&Reader::new(&page), &mut Refs::default(), key, view).observation
    });
}
