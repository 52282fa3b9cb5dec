//! Which elements are told when there are more than there is room for: an open dialog's, those in view, those near words of
//! cancelling, then the rest. What can be operated goes before what only holds others; a long form in a dialog, before nothing.
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
const IN_DIALOG: usize = 2;
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
        let mut those = Places::among(&ranks, far, places);
        let up = ranks
            .iter_mut()
            .filter(|rank| **rank == far && those.next());
        up.for_each(|rank| *rank = MOVED_UP);
    }
    let mut left = MAX_ELEMENTS;
    let mut room: Vec<Places> = Vec::with_capacity(RANKS);
    for rank in 0..RANKS {
        let places = Places::among(&ranks, rank, left);
        left -= places.taken();
        room.push(places);
    }
    let mut choice = Choice::default();
    for (rank, node) in ranks.into_iter().zip(worth) {
        if room[rank].next() {
            choice.nodes.push(*node);
            choice.ranks.push(rank);
        }
    }
    choice.left_out = worth.len() - choice.nodes.len();
    choice
}

/// Which of many alike have a place: of more than there is room for the first, and some of the last. What a page is about stands at
/// its beginning, and how to end it often at its end. (No sorting: that code is large, and this runs in pages.)
#[derive(Debug)]
struct Places {
    count: usize,
    room: usize,
    met: usize,
}

impl Places {
    fn among(ranks: &[usize], rank: usize, room: usize) -> Self {
        let count = ranks.iter().filter(|r| **r == rank).count();
        Self {
            count,
            room: room.min(count),
            met: 0,
        }
    }

    fn taken(&self) -> usize {
        self.room
    }

    /// Whether the next one has a place.
    fn next(&mut self) -> bool {
        let last = self.room / 5;
        let at = self.met;
        self.met += 1;
        at < self.room - last || at + last >= self.count
    }
}

fn rank(reader: &Reader<'_>, hits: &Hits, node: NodeId) -> usize {
    let seen = reader.tree.hovered(node).is_none()
        && reader
            .place(node)
            .is_some_and(|place| reader.in_sight(place));
    let near = hits.around(reader, node, REACH);
    let operable = reader.interactive(node);
    let in_dialog = hits.in_dialog(reader, node);
    match (seen, near, operable) {
        _ if in_dialog
            && (operable && !is_choice(reader, node)
                || hits.dialogs.binary_search(&node).is_ok()) =>
        {
            0
        }
        (true, true, true) => 1,
        (_, _, true) if in_dialog && (seen || hits.around(reader, node, 0)) => IN_DIALOG,
        (true, false, true) => 3,
        (false, true, true) if hits.around(reader, node, 0) => FAR_WITH_WORDS,
        (_, _, true) if in_dialog => 5,
        (false, true, true) => FAR_NEAR_WORDS,
        (false, false, true) => 7,
        (_, _, false) if in_dialog => 5,
        (true, _, false) => 6,
        (false, _, false) => 8,
    }
}

/// One of many by nature.
fn is_choice(reader: &Reader<'_>, node: NodeId) -> bool {
    use Role::{Checkbox, MenuItemCheckbox, MenuItemRadio, Option, Radio, Switch};
    let role = reader.role(node);
    [
        Checkbox,
        MenuItemCheckbox,
        MenuItemRadio,
        Option,
        Radio,
        Switch,
    ]
    .contains(&role)
}

/// What relevance is measured by.
#[derive(Debug)]
struct Hits {
    /// Where words of cancelling stand, in the order of the page.
    words: Vec<NodeId>,
    /// Open dialogs, modal or not, in the order of the page; and those in no other one.
    dialogs: Vec<NodeId>,
    outermost: Vec<NodeId>,
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
        let dialogs: Vec<NodeId> = elements.filter(dialog).filter(shown).collect();
        let mut outermost = dialogs.clone();
        reader.tree.keep_outermost(&mut outermost);
        Self {
            words: nodes
                .filter(|(_, node)| hit(&node.kind))
                .map(|(index, _)| NodeId(index as u32))
                .collect(),
            dialogs,
            outermost,
        }
    }

    fn in_dialog(&self, reader: &Reader<'_>, node: NodeId) -> bool {
        let next = self.outermost.partition_point(|dialog| *dialog <= node);
        let before = next.checked_sub(1).map(|at| self.outermost[at]);
        before.is_some_and(|dialog| reader.tree.contains(dialog, node))
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
    if option && roles::is_only_told(reader, node) {
        return false;
    }
    let told = option || roles::landmark(role) || role == Role::Iframe;
    let operable = reader.interactive(node);
    if !operable && (element.on_hover || !told) {
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
            .closely(|| !reader.tree.hidden(node) && !reader.seen(node).is_empty()),
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
