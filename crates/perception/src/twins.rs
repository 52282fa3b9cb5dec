//! Controls that are called alike ("Manage", three times), found without a close look at anything but them.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::said::{Said, Words};
use crate::{inputs, scripted};
use std::collections::BTreeMap;

/// So many of them before and after one are told from it.
const NEAR: usize = 4;
/// They are looked for among so many: some of those nobody sees.
const SEARCHED: usize = 64;

/// What they have in common: the frame, the role, what they are called.
type Face = (Option<NodeId>, &'static str, u64);

#[derive(Debug)]
pub(crate) struct Twins(BTreeMap<Face, Vec<NodeId>>);

impl Twins {
    pub(crate) fn on(reader: &Reader<'_>) -> Self {
        let mut groups: BTreeMap<Face, Vec<NodeId>> = BTreeMap::new();
        for (node, _) in reader.tree.elements() {
            if reader.interactive(node) {
                groups.entry(face(reader, node)).or_default().push(node);
            }
        }
        groups.retain(|_, group| group.len() > 1);
        Self(groups)
    }

    /// Those around this one that are there for people, in the order of the page.
    pub(crate) fn near(&self, reader: &Reader<'_>, node: NodeId) -> Vec<NodeId> {
        let Some(group) = self.0.get(&face(reader, node)) else {
            return Vec::new();
        };
        let at = group.partition_point(|n| *n < node);
        let counts = |n: &&NodeId| {
            let there = reader.tree.close.closely(|| reader.place(**n).is_some());
            there && !one_way(reader, node, **n)
        };
        let nearest = |side: &mut dyn Iterator<Item = &NodeId>| -> Vec<NodeId> {
            side.take(SEARCHED)
                .filter(counts)
                .take(NEAR)
                .copied()
                .collect()
        };
        let mut near = nearest(&mut group[..at].iter().rev());
        near.reverse();
        near.extend(nearest(&mut group[at..].iter().filter(|n| **n != node)));
        near
    }
}

fn face(reader: &Reader<'_>, node: NodeId) -> Face {
    let document = reader.tree.frames_around(node).next();
    (
        document,
        reader.role(node).as_str(),
        called(reader, node).number(),
    )
}

/// By what it is called, without asking how that is shown.
pub(crate) fn called(reader: &Reader<'_>, node: NodeId) -> Words {
    let (tree, said) = (&reader.tree, reader.said());
    let Some(element) = tree.element(node) else {
        return Words::default();
    };
    let without = |outer: NodeId| match tree.contains(outer, node) {
        true => said
            .between(outer, node)
            .then(said.between(tree.end(node), tree.end(outer))),
        false => said.between(outer, tree.end(outer)),
    };
    let labels = tree.referenced(node, "aria-labelledby");
    let labels = labels.into_iter().chain(tree.labels(node).iter().copied());
    let labels = labels.fold(Words::default(), |all, label| all.then(without(label)));
    let own = match own_name(element) {
        Some(name) => Words::of(name),
        None if element.html("input") || inputs::takes_input(element) => Words::default(),
        None => said.between(node, tree.end(node)),
    };
    labels.then(own)
}

fn own_name(element: &RawElement) -> Option<&str> {
    let button = element.input_of(&["submit", "button", "reset"]);
    let names = [
        element.attr("aria-label"),
        element.attr("value").filter(|_| button),
        element.attr("alt"),
        element.attr("placeholder"),
    ];
    names.into_iter().flatten().next()
}

/// Both lead to the same place, and do nothing else.
pub(crate) fn one_way(reader: &Reader<'_>, one: NodeId, other: NodeId) -> bool {
    let leads = |node: NodeId| reader.tree.element(node).and_then(scripted::leads);
    leads(one).is_some_and(|there| leads(other) == Some(there))
}

impl Reader<'_> {
    /// What is written where.
    pub(crate) fn said(&self) -> &Said {
        self.said.get_or_init(|| Said::on(&self.tree))
    }

    /// Those near a control that are called like it.
    pub(crate) fn twins(&self, node: NodeId) -> Vec<NodeId> {
        let twins = self.twins.get_or_init(|| Twins::on(self));
        twins.near(self, node)
    }
}
