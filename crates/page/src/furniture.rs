//! What stands alike on two different pages of a run: a site's head, foot and navigation.
use crate::tree::Tree;
use protocol::role::Role;
use protocol::snapshot::{Block, Observation};
use std::collections::BTreeSet;

/// Another path: the same one may show the same subscription again.
pub(crate) fn is_other_page(now: &Observation, before: &Observation) -> bool {
    let path = |page: &Observation| {
        page.snapshot
            .page
            .url
            .split(['?', '#'])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    path(now) != path(before)
}

/// Which blocks hold nothing but what stood on the page before.
pub(crate) fn stands_alike(tree: &Tree<'_>, before: &[Block]) -> Vec<bool> {
    let known: BTreeSet<(Role, &str)> = before.iter().map(|b| (b.role, b.text.as_str())).collect();
    let same =
        |at: usize| tree.text(at).is_empty() || known.contains(&(tree.role(at), tree.text(at)));
    (0..tree.blocks.len())
        .map(|at| tree.below(at).into_iter().all(same))
        .collect()
}
