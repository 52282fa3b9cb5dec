//! Which elements are told when there are more than there is room for: an open dialog's, those in view, those near words of
//! cancelling, then the rest.
use crate::near::Near;
use crate::raw::{NodeId, RawKind};
use crate::reader::Reader;
use crate::{roles, states};
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

const RANKS: usize = 8;
/// Words of cancelling this many nodes before or after count as near.
const REACH: u32 = 12;
/// So many elements out of view that carry words of cancelling go before those in view without.
const AHEAD: usize = 20;

pub(crate) fn choose(reader: &Reader<'_>, all: bool) -> Choice {
    let worth: Vec<NodeId> = reader
        .tree
        .elements()
        .map(|(n, _)| n)
        .filter(|n| worth_keeping(reader, *n))
        .collect();
    if all || worth.len() <= MAX_ELEMENTS {
        let near = Hits::default();
        let ranks = worth.iter().map(|n| rank(reader, &near, *n)).collect();
        return Choice {
            nodes: worth,
            ranks,
            left_out: 0,
        };
    }
    most_relevant(reader, &worth)
}

fn most_relevant(reader: &Reader<'_>, worth: &[NodeId]) -> Choice {
    let hits = Hits::of(reader);
    let mut ahead = AHEAD;
    let mut ranks: Vec<usize> = worth.iter().map(|n| rank(reader, &hits, *n)).collect();
    for rank in ranks.iter_mut().filter(|rank| **rank == FAR_BUT_NEAR) {
        if ahead > 0 {
            *rank -= 2;
            ahead -= 1;
        }
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

/// The rank of what is out of view and carries words of cancelling; the first of them move up by two.
const FAR_BUT_NEAR: usize = 4;

fn rank(reader: &Reader<'_>, hits: &Hits, node: NodeId) -> usize {
    let in_dialog = |d: &NodeId| reader.tree.contains(*d, node);
    if reader.dialogs().iter().any(in_dialog) {
        return 0;
    }
    let seen = reader
        .place(node)
        .and_then(|p| reader.rect(p))
        .zip(reader.tree.page.viewport)
        .is_some_and(|(r, v)| states::in_view(r, v));
    let near = hits.around(reader, node, REACH);
    let operable = roles::interactive(reader.role(node));
    match (seen, near, operable) {
        (true, true, _) => 1,
        // 2 is for the first of FAR_BUT_NEAR.
        (true, false, true) => 3,
        (false, true, true) if hits.around(reader, node, 0) => FAR_BUT_NEAR,
        (true, false, false) => 5,
        (false, true, _) => 6,
        (false, false, true) => 6,
        (false, false, false) => 7,
    }
}

/// Where words of cancelling stand, in the order of the page.
#[derive(Debug, Default)]
struct Hits(Vec<NodeId>);

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
        Self(
            nodes
                .filter(|(_, node)| hit(&node.kind))
                .map(|(index, _)| NodeId(index as u32))
                .collect(),
        )
    }

    /// In the subtree of a node, or so many nodes before or after it.
    fn around(&self, reader: &Reader<'_>, node: NodeId, reach: u32) -> bool {
        let from = NodeId(node.0.saturating_sub(reach));
        let end = NodeId(reader.end(node).0.saturating_add(reach));
        let first = self.0.partition_point(|hit| *hit < from);
        self.0.get(first).is_some_and(|hit| *hit < end)
    }
}

fn worth_keeping(reader: &Reader<'_>, node: NodeId) -> bool {
    let Some(element) = reader.tree.element(node) else {
        return false;
    };
    let role = reader.role(node);
    let operable =
        roles::interactive(role) || (role == Role::Option && !in_native_list(reader, node));
    if !(operable || roles::landmark(role) || role == Role::Iframe || reader.clickable(node)) {
        return false;
    }
    if reader.tree.aria_hidden(node) && !roles::focusable(element) {
        return false;
    }
    // Containers count by what is in them; everything else must be there to be seen or pressed.
    match role {
        Role::Region | Role::Dialog | Role::Alert | Role::AlertDialog => !reader.tree.hidden(node),
        Role::Heading => !reader.tree.hidden(node) && !reader.name(node).is_empty(),
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
