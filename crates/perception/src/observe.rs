//! From facts to what a planner sees: which elements stand in the snapshot, in which order, and what was left out.
use crate::raw::{NodeId, TOOLTIPS};
use crate::reader::Reader;
use crate::refs::{ElementKey, Refs};
use crate::relevance::choose;
use crate::{alike, blocks, forms, names, options, outline, scripted, seen, states, text, within};
use protocol::geometry::Viewport;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Element, MAX_NAME, Observation, Page, Snapshot, UnreadFrame, View};

/// An observation, and which node each of its refs stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub observation: Observation,
    pub kept: Vec<(Ref, NodeId)>,
}

/// Tells what is on a page. `key` tells the lasting name of an element; it is asked only for elements that are kept.
pub fn observe(
    reader: &Reader<'_>,
    refs: &mut Refs,
    mut key: impl FnMut(NodeId) -> ElementKey,
    view: View,
) -> Reading {
    let page = reader.tree.page;
    let choice = reader.tree.close.glancing(|| choose(reader, view.all));
    let mut kept: Vec<(Ref, NodeId)> = Vec::with_capacity(choice.nodes.len());
    let mut elements: Vec<Element> = Vec::with_capacity(choice.nodes.len());
    for node in choice.nodes.iter().copied() {
        let now = reader.meaning(node);
        let reference = refs.name(key(node), now.clone(), |was| reader.holds(node, was, &now));
        kept.push((reference, node));
        elements.push(element(reader, node, reference));
    }
    alike::tell_apart(reader, &choice.nodes, &mut elements);
    nest(reader, &kept, &mut elements);
    let focused = page
        .focused
        .and_then(|f| kept.iter().find(|(_, n)| *n == f))
        .map(|(r, _)| *r);
    let (text, cut) = text::visible(reader);
    let (blocks, fewer) = blocks::blocks(reader, &choice.nodes, &elements);
    let mut notes: Vec<String> = page.unread_frames.iter().map(not_read).collect();
    notes.extend(page.left_out.iter().cloned());
    let outline = outline::outline(reader, &choice, &elements, &notes, view);
    let mut left_out = Vec::new();
    if choice.left_out > 0 {
        left_out.push(format!(
            "{} more elements were left out, those out of sight first.",
            choice.left_out
        ));
    }
    if cut {
        left_out.push("The page's text goes on; its end was left out.".to_owned());
    }
    if fewer {
        left_out
            .push("Not every part of the page is told; those at its end were left out.".to_owned());
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
        outline,
        blocks,
        unread_frames: page.unread_frames.clone(),
        left_out,
        settled: page.settled,
    };
    Reading { observation, kept }
}

fn not_read(frame: &UnreadFrame) -> String {
    format!("not read: frame {} — {}", frame.url, frame.why)
}

fn element(reader: &Reader<'_>, node: NodeId, reference: Ref) -> Element {
    let identity = reader.identity(node);
    let raw = reader.tree.element(node);
    let role = identity.role;
    let input = reader.input_kind(node);
    let name = text::cut(identity.name.clone(), MAX_NAME);
    let description = description(reader, node, &identity.name);
    let description = text::cut(text::plain_spaces(&description), MAX_NAME);
    let shows = seen::unlike_its_name(reader, node, &identity.name);
    Element {
        reference,
        role,
        state: reader.states(node),
        bbox: reader.place(node).and_then(|p| reader.rect(p)),
        on_hover: raw.is_some_and(|e| e.on_hover),
        value: states::value(reader, node),
        level: states::level(reader, node),
        children: None,
        description,
        href: raw
            .filter(|link| role == Role::Link && !scripted::acts(link))
            .and_then(|e| e.attr("href"))
            .map(str::to_owned),
        input,
        required: raw.is_some_and(states::required),
        popup: raw.is_some_and(states::popup),
        form: forms::form(reader, node),
        submits: forms::submits(reader, node),
        acts_on_change: forms::acts_on_change(reader, node),
        whole_name: (name != identity.name).then_some(identity.name),
        options: if matches!(role, Role::Combobox | Role::ListBox) {
            options::options(reader, node)
        } else {
            Vec::new()
        },
        within: within::within(reader, node),
        shows,
        name,
    }
}

/// What describes it to assistive technology, or else what a tooltip of a library's making says.
fn description(reader: &Reader<'_>, node: NodeId, name: &str) -> String {
    let said = names::description(reader, node, name);
    if !said.is_empty() {
        return said;
    }
    let tooltip = reader.tree.element(node).and_then(|e| {
        let said = TOOLTIPS.iter().filter_map(|attribute| e.attr(attribute));
        // A selector or a number stands for the words, and is none.
        said.map(text::fold).find(|said| {
            said.chars().any(char::is_alphabetic) && !said.starts_with(['#', '.']) && said != name
        })
    });
    tooltip.unwrap_or_default()
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
