//! Puts what frames of other sites have told into the page that they stand in.
use super::Far;
use super::wire::Answer;
use crate::harvest::{Door, Harvest, Live, Pane};
use perception::NodeId;
use perception::raw::{RawElement, RawKind, RawNode};
use protocol::snapshot::UnreadFrame;
use std::collections::BTreeMap;

/// Each answer goes through the door of its path; doors in what comes in are gone through in turn.
pub(super) fn enter(harvest: &mut Harvest, mut answers: Vec<(i32, Answer)>) {
    let mut at = 0;
    while at < harvest.doors.len() {
        let path = &harvest.doors[at].path;
        let from = |answer: &Answer| answer.page.is_some() && answer.path == *path;
        let found = answers
            .iter()
            .position(|(_, answer)| path.is_some() && from(answer));
        match found {
            Some(index) => {
                let (frame, answer) = answers.swap_remove(index);
                let door = harvest.doors.remove(at);
                through(harvest, door, frame, answer);
            }
            None => at += 1,
        }
    }
}

/// Puts a frame's nodes behind its element, as the subtree that they are.
fn through(harvest: &mut Harvest, door: Door, frame: i32, answer: Answer) {
    let Some(page) = answer.page else {
        return;
    };
    let first = door.node.0 + 1;
    let added = page.nodes.len() as u32;
    let keys: BTreeMap<u32, u64> = answer.keys.into_iter().collect();
    let life = answer.life;
    let scopes = harvest
        .page
        .elements()
        .map(|(_, e)| e.scope)
        .max()
        .unwrap_or(0)
        + 1;
    if let RawKind::Element(element) = &mut harvest.page.nodes[door.node.index()].kind {
        element.document = Some(crate::harvest::origin_and_path(&page.url));
    }
    for node in &mut harvest.page.nodes {
        node.parent = node.parent.map(|p| shifted(p, first, added));
        if let RawKind::Element(element) = &mut node.kind {
            for (_, to) in &mut element.references {
                *to = shifted(*to, first, added);
            }
        }
    }
    let nodes = page.nodes.into_iter().enumerate().map(|(at, node)| {
        let far = keys.get(&(at as u32)).map(|key| Far {
            frame,
            life: life.clone(),
            key: *key,
            door: door.element.clone(),
            inner: door.inner,
        });
        let live = far.map_or(Live::Nowhere, |far| Live::Far(Box::new(far)));
        let node = RawNode {
            parent: Some(node.parent.map_or(door.node, |p| NodeId(p.0 + first))),
            kind: moved(node.kind, door.pane, scopes, first),
        };
        (node, live)
    });
    harvest.take_in(first as usize, nodes);
    for other in &mut harvest.doors {
        other.node = shifted(other.node, first, added);
    }
    harvest.page.cover = harvest.page.cover.map(|n| shifted(n, first, added));
    harvest.page.focused = harvest.page.focused.map(|n| shifted(n, first, added));
    harvest.page.left_out.extend(page.left_out);
    harvest
        .page
        .unread_frames
        .extend(page.unread_frames.into_iter().map(|mut unread| {
            unread.bbox = unread.bbox.map(|rect| door.pane.moved(rect));
            unread
        }));
    harvest
        .doors
        .extend(answer.doors.into_iter().map(|inner| Door {
            node: NodeId(inner.node + first),
            element: door.element.clone(),
            path: Some(inner.path),
            pane: door.pane.around(inner.pane),
            inner: door.inner.around(inner.pane),
            unread: UnreadFrame {
                bbox: inner.unread.bbox.map(|rect| door.pane.moved(rect)),
                ..inner.unread
            },
        }));
}

fn shifted(node: NodeId, first: u32, by: u32) -> NodeId {
    if node.0 >= first {
        NodeId(node.0 + by)
    } else {
        node
    }
}

fn moved(kind: RawKind, pane: Pane, scopes: u32, first: u32) -> RawKind {
    match kind {
        RawKind::Element(element) => RawKind::Element(Box::new(RawElement {
            rect: element.rect.map(|rect| pane.moved(rect)),
            scope: element.scope + scopes,
            references: element
                .references
                .into_iter()
                .map(|(attribute, to)| (attribute, NodeId(to.0 + first)))
                .collect(),
            ..*element
        })),
        text => text,
    }
}
