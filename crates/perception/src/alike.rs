//! Controls that are called alike ("Manage", three times): each is told its row, whatever that is made of. That is all that tells them apart where rows are rows only to the eye.
use crate::raw::NodeId;
use crate::reader::Reader;
use crate::row::Place;
use crate::{row, text, twins};
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
        let (first, others) = (nodes[group[0]], &group[1..]);
        if others
            .iter()
            .all(|at| twins::one_way(reader, first, nodes[*at]))
        {
            continue;
        }
        for at in group {
            if let Some(name) = row(reader, nodes[*at], &elements[*at].name) {
                let heading = |c: &Container| c.role == Role::Heading;
                let within = &mut elements[*at].within;
                let before = within.iter().position(heading).unwrap_or(within.len());
                let role = Role::ListItem;
                within.insert(before, Container { role, name });
            }
        }
    }
}

fn row(reader: &Reader<'_>, node: NodeId, own: &str) -> Option<String> {
    let row = words(reader, node, row::boxed(reader, node)?)?;
    let tells = row != own && row.chars().count() <= LONGEST;
    tells.then(|| text::cut(row, LONGEST_NAME))
}

/// What is seen of a row.
pub(crate) fn words(reader: &Reader<'_>, node: NodeId, place: Place) -> Option<String> {
    let parts = row::parts(reader, node, place)?;
    let words = parts.into_iter().map(|part| reader.seen(part));
    let words: Vec<String> = words.filter(|words| !words.is_empty()).collect();
    Some(words.join(" "))
}
