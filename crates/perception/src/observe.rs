//! From facts to what a planner sees: which elements stand in the snapshot, in which order, and what was left out.
use crate::raw::{NodeId, RawPage};
use crate::reader::Reader;
use crate::refs::{ElementKey, Refs};
use crate::{names, options, roles, states, text, within};
use protocol::geometry::Viewport;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Element, MAX_ELEMENTS, Observation, Page, Snapshot};

/// An observation, and which node each of its refs stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub observation: Observation,
    pub kept: Vec<(Ref, NodeId)>,
}

/// Reads a page. `key` tells the lasting name of an element; it is asked only for elements that are kept.
pub fn observe(
    page: &RawPage,
    refs: &mut Refs,
    mut key: impl FnMut(NodeId) -> ElementKey,
) -> Reading {
    let reader = Reader::new(page);
    let (chosen, mut left_out) = choose(&reader);
    let headings: Vec<NodeId> = reader
        .tree
        .elements()
        .map(|(n, _)| n)
        .filter(|n| reader.role(*n) == Role::Heading && !reader.tree.excluded(*n))
        .collect();
    let mut kept: Vec<(Ref, NodeId)> = Vec::with_capacity(chosen.len());
    let mut elements: Vec<Element> = Vec::with_capacity(chosen.len());
    for node in chosen {
        let reference = refs.name(key(node), reader.identity(node));
        kept.push((reference, node));
        elements.push(element(&reader, node, reference, &headings));
    }
    nest(&reader, &kept, &mut elements);
    let focused = page
        .focused
        .and_then(|f| kept.iter().find(|(_, n)| *n == f))
        .map(|(r, _)| *r);
    let (text, cut) = text::visible(&reader);
    if cut {
        left_out.push("The page's text goes on; its end was left out.".to_owned());
    }
    left_out.extend(page.left_out.iter().cloned());
    let snapshot = Snapshot {
        snapshot_id: page.snapshot_id.clone(),
        timestamp: page.timestamp.clone(),
        elements,
        focused,
        page: Page {
            url: page.url.clone(),
            title: text::fold(&page.title),
            lang: page.lang.clone(),
        },
        screenshot: String::new(),
        viewport: page.viewport.unwrap_or(Viewport {
            width: 1,
            height: 1,
            scroll_x: 0,
            scroll_y: 0,
        }),
    };
    let observation = Observation {
        snapshot,
        text,
        unread_frames: page.unread_frames.clone(),
        left_out,
        settled: page.settled,
    };
    Reading { observation, kept }
}

/// What is kept, in document order: an open dialog's elements before those in view, before the rest.
fn choose(reader: &Reader<'_>) -> (Vec<NodeId>, Vec<String>) {
    let worth = reader.tree.elements().map(|(n, _)| n);
    let ranked: Vec<(usize, NodeId)> = worth
        .filter(|n| worth_keeping(reader, *n))
        .map(|n| (rank(reader, n), n))
        .collect();
    // How many of each rank there is room for. (No sorting: that code is large, and this runs in pages.)
    let mut room = [0; RANKS];
    let mut left = MAX_ELEMENTS;
    for (rank, room) in room.iter_mut().enumerate() {
        *room = ranked.iter().filter(|(r, _)| *r == rank).count().min(left);
        left -= *room;
    }
    let mut chosen = Vec::with_capacity(ranked.len().min(MAX_ELEMENTS));
    for (rank, node) in &ranked {
        if room[*rank] > 0 {
            room[*rank] -= 1;
            chosen.push(*node);
        }
    }
    let mut left_out = Vec::new();
    if ranked.len() > chosen.len() {
        left_out.push(format!(
            "{} more elements were left out, those out of sight first.",
            ranked.len() - chosen.len()
        ));
    }
    (chosen, left_out)
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

const RANKS: usize = 5;

/// 0 is kept first.
fn rank(reader: &Reader<'_>, node: NodeId) -> usize {
    let dialogs = reader.dialogs();
    if dialogs.iter().any(|d| reader.tree.contains(*d, node)) {
        return 0;
    }
    let seen = reader
        .place(node)
        .and_then(|p| reader.rect(p))
        .zip(reader.tree.page.viewport)
        .is_some_and(|(r, v)| states::in_view(r, v));
    match (seen, roles::interactive(reader.role(node))) {
        (true, true) => 1,
        (true, false) => 2,
        (false, true) => 3,
        (false, false) => 4,
    }
}

fn element(reader: &Reader<'_>, node: NodeId, reference: Ref, headings: &[NodeId]) -> Element {
    let identity = reader.identity(node);
    let raw = reader.tree.element(node);
    let role = identity.role;
    let input = reader.input_kind(node);
    Element {
        reference,
        role,
        state: reader.states(node),
        bbox: reader.place(node).and_then(|p| reader.rect(p)),
        value: states::value(reader, node, &identity.name),
        level: states::level(reader, node),
        children: None,
        description: text::cut(
            text::plain_spaces(&names::description(reader, node, &identity.name)),
            protocol::snapshot::MAX_NAME,
        ),
        href: raw
            .filter(|_| role == Role::Link)
            .and_then(|e| e.attr("href"))
            .map(str::to_owned),
        input,
        required: raw.is_some_and(states::required),
        options: if matches!(role, Role::Combobox | Role::ListBox) {
            options::options(reader, node)
        } else {
            Vec::new()
        },
        within: within::within(reader, node, headings),
        name: identity.name,
    }
}

/// Tells each kept element its nearest kept descendants.
fn nest(reader: &Reader<'_>, kept: &[(Ref, NodeId)], elements: &mut [Element]) {
    let mut open: Vec<usize> = Vec::new();
    for (index, (reference, node)) in kept.iter().enumerate() {
        while open
            .last()
            .is_some_and(|outer| !reader.tree.contains(kept[*outer].1, *node))
        {
            open.pop();
        }
        if let Some(outer) = open.last() {
            elements[*outer]
                .children
                .get_or_insert_default()
                .push(*reference);
        }
        open.push(index);
    }
}
