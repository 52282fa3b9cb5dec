//! Which elements are told when there are more than there is room for: an open dialog's, those in view, those near words of
//! cancelling, then the rest.
use crate::near::Near;
use crate::raw::{NodeId, RawKind};
use crate::reader::Reader;
use crate::roles;
use protocol::role::Role;
use protocol::snapshot::MAX_ELEMENTS;

/// What is told, in the order of the page.
#[derive(Debug, Default)]
pub(crate) struct Choice {
    pub(crate) nodes: Vec<NodeId>,
    /// Of each node; 0 is told first.
    pub(crate) ranks: Vec<usize>,
    pub(crate) left_out: usize,
}

const RANKS: usize = 9;
/// Words of cancelling this many nodes before or after count as near.
const REACH: u32 = 12;
/// So many elements out of view that carry words of cancelling, or stand near them, go before those in view without.
const AHEAD: [(usize, usize); 2] = [(FAR_WITH_WORDS, 15), (FAR_NEAR_WORDS, 10)];
const MOVED_UP: usize = 2;
const FAR_WITH_WORDS: usize = 4;
const FAR_NEAR_WORDS: usize = 6;

pub(crate) fn choose(reader: &Reader<'_>, all: bool) -> Choice {
    let worth: Vec<NodeId> = reader
        .tree
        .elements()
        .map(|(n, _)| n)
        .filter(|n| worth_keeping(reader, *n))
        .collect();
    if all {
        return Choice {
            ranks: vec![0; worth.len()],
            nodes: worth,
            left_out: 0,
        };
    }
    most_relevant(reader, &worth)
}

fn most_relevant(reader: &Reader<'_>, worth: &[NodeId]) -> Choice {
    let hits = Hits::of(reader);
    let mut ranks: Vec<usize> = worth.iter().map(|n| rank(reader, &hits, *n)).collect();
    for (far, places) in AHEAD {
        let those = ranks.iter_mut().filter(|rank| **rank == far);
        those.take(places).for_each(|rank| *rank = MOVED_UP);
    }
    // How many of each rank there is room for. (No sorting: that code is large, and this runs in pages.)
    let mut room = [0; RANKS];
    let mut left = MAX_ELEMENTS;
    for (rank, room) in room.iter_mut().enumerate() {
        *room = ranks.iter().filter(|r| **r == rank).count().min(left);
        left -= *room;
    }
    let mut choice = Choice::default();
    for (rank, node) in ranks.into_iter().zip(worth) {
        if room[rank] > 0 {
            room[rank] -= 1;
            choice.nodes.push(*node);
            choice.ranks.push(rank);
        }
    }
    choice.left_out = worth.len() - choice.nodes.len();
    choice
}

fn rank(reader: &Reader<'_>, hits: &Hits, node: NodeId) -> usize {
    if hits.dialogs.iter().any(|d| reader.tree.contains(*d, node)) {
        return 0;
    }
    let seen = reader
        .place(node)
        .is_some_and(|place| reader.in_sight(place));
    let near = hits.around(reader, node, REACH);
    let operable = reader.interactive(node);
    match (seen, near, operable) {
        (true, true, _) => 1,
        (true, false, true) => 3,
        (false, true, true) if hits.around(reader, node, 0) => FAR_WITH_WORDS,
        (true, false, false) => 5,
        (false, true, _) => FAR_NEAR_WORDS,
        (false, false, true) => 7,
        (false, false, false) => 8,
    }
}

/// What relevance is measured by.
#[derive(Debug)]
struct Hits {
    /// Where words of cancelling stand, in the order of the page.
    words: Vec<NodeId>,
    /// Open dialogs, modal or not.
    dialogs: Vec<NodeId>,
}

impl Hits {
    fn of(reader: &Reader<'_>) -> Self {
        let near = Near::new();
        let said = ["aria-label", "title", "alt", "value"];
        let nodes = reader.tree.page.nodes.iter().enumerate();
        let hit = |kind: &RawKind| match kind {
            RawKind::Text(text) => near.hits(text),
            RawKind::Element(element) => said
                .iter()
                .any(|name| element.attr(name).is_some_and(|v| near.hits(v))),
        };
        let shown = |n: &NodeId| !reader.tree.excluded(*n);
        let dialog = |n: &NodeId| matches!(reader.role(*n), Role::Dialog | Role::AlertDialog);
        let elements = reader.tree.elements().map(|(n, _)| n);
        Self {
            words: nodes
                .filter(|(_, node)| hit(&node.kind))
                .map(|(index, _)| NodeId(index as u32))
                .collect(),
            dialogs: elements.filter(dialog).filter(shown).collect(),
        }
    }

    /// In the subtree of a node, or so many nodes before or after it.
    fn around(&self, reader: &Reader<'_>, node: NodeId, reach: u32) -> bool {
        let from = NodeId(node.0.saturating_sub(reach));
        let end = NodeId(reader.end(node).0.saturating_add(reach));
        let first = self.words.partition_point(|hit| *hit < from);
        self.words.get(first).is_some_and(|hit| *hit < end)
    }
}

fn worth_keeping(reader: &Reader<'_>, node: NodeId) -> bool {
    let Some(element) = reader.tree.element(node) else {
        return false;
    };
    let role = reader.role(node);
    let option = role == Role::Option && !in_native_list(reader, node);
    let told = option || roles::landmark(role) || role == Role::Iframe;
    if !(told || reader.interactive(node)) {
        return false;
    }
    if reader.tree.aria_hidden(node) && !roles::focusable(element) {
        return false;
    }
    // Containers count by what is in them; everything else must be there to be seen or pressed.
    match role {
        Role::Region | Role::Dialog | Role::Alert | Role::AlertDialog => !reader.tree.hidden(node),
        Role::Heading => reader
            .tree
            .close
            .closely(|| !reader.tree.hidden(node) && !reader.name(node).is_empty()),
        _ => reader.place(node).is_some(),
    }
}

fn in_native_list(reader: &Reader<'_>, node: NodeId) -> bool {
    reader.tree.element(node).is_some_and(|e| e.html("option"))
        || reader
            .tree
            .ancestors(node)
            .any(|(_, e)| e.html("select") || e.html("datalist"))
}
