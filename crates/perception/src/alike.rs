//! Controls that are called alike ("Manage", three times): each is told what it stands in, up to where the next of them begins, whatever
//! that is made of. That is all that tells them apart where rows are rows only to the eye.
use crate::names;
use crate::raw::NodeId;
use crate::reader::Reader;
use crate::text;
use protocol::role::Role;
use protocol::snapshot::{Container, Element};
use std::collections::BTreeMap;

/// More of them are no list of things that somebody pays for.
const MOST: usize = 20;
/// A row says no more than this; what says more is a page.
const LONGEST: usize = 240;
const LONGEST_NAME: usize = 97;

pub(crate) fn tell_apart(reader: &Reader<'_>, nodes: &[NodeId], elements: &mut [Element]) {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, element) in elements.iter().enumerate() {
        let pressed = matches!(element.role, Role::Button | Role::Link | Role::MenuItem);
        let told = element.within.iter().any(Container::is_row);
        if pressed && !told && !element.name.is_empty() {
            let kind = format!("{} {}", element.role, element.name);
            groups.entry(kind).or_default().push(at);
        }
    }
    for group in groups.values().filter(|g| (2..=MOST).contains(&g.len())) {
        let first = &elements[group[0]];
        let one_address =
            first.href.is_some() && group.iter().all(|at| elements[*at].href == first.href);
        if one_address {
            continue;
        }
        for at in group {
            let others = group.iter().filter(|o| *o != at).map(|o| nodes[*o]);
            let others: Vec<NodeId> = others.collect();
            if let Some(name) = row(reader, nodes[*at], &others, &elements[*at].name) {
                let heading = |c: &Container| c.role == Role::Heading;
                let within = &mut elements[*at].within;
                let before = within.iter().position(heading).unwrap_or(within.len());
                let role = Role::ListItem;
                within.insert(before, Container { role, name });
            }
        }
    }
}

/// The words of the largest thing around it that has none of the others in it.
fn row(reader: &Reader<'_>, node: NodeId, others: &[NodeId], own: &str) -> Option<String> {
    let tree = &reader.tree;
    let free = |n: &NodeId| !others.iter().any(|o| tree.contains(*n, *o));
    let around = tree.ancestors(node).map(|(n, _)| n);
    let words = names::content(reader, around.take_while(free).last()?);
    let words = text::plain_spaces(&words);
    let tells = words != own && words.chars().count() <= LONGEST;
    tells.then(|| text::cut(words, LONGEST_NAME))
}
