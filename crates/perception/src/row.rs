//! Which of several alike a control is: the row, card or list entry that it stands in, by everything that this says. A list that is
//! drawn anew over the same elements gives a control another row, and then it is another control.
//!
//! A row is the largest thing around a control that has none of its like in it. Where rows have no boxes of their own (headings with
//! buttons below them, terms and what they mean, cells of a grid), it goes from one control to the next; where columns are what differs,
//! it is the column. What says the same as its neighbours' is no row: then it is looked for further out.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::said::Words;
use protocol::role::Role;
use serde::{Deserialize, Serialize};

/// Where a row is, as its control counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// So many elements out.
    pub(crate) out: u16,
    /// So many siblings of that belong to it.
    before: u16,
    after: u16,
    column: Option<Column>,
}

/// Of the table's row, its controls are alike: what stands over them in their columns tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Column {
    /// Its first cell; the rest of it is other rows'.
    Head,
    /// All of it: no other row has such a control.
    Whole,
}

/// No row is further out.
const FURTHEST: usize = 100;
/// What says more and has none like it is laid out as an entry, and is a page.
const MOST: u32 = 100;

impl Place {
    /// It is a box, and nothing else.
    pub(crate) fn is_box(self) -> bool {
        (self.before, self.after, self.column) == (0, 0, None)
    }
}

/// The row's parts, in the order of the page; its column first.
pub(crate) fn parts(reader: &Reader<'_>, node: NodeId, place: Place) -> Option<Vec<NodeId>> {
    let row = *outward(reader, node).get(usize::from(place.out))?;
    let (before, after) = (usize::from(place.before), usize::from(place.after));
    let mut parts = Vec::new();
    if let Some(kind) = place.column {
        parts = column(reader, row, kind);
        parts.push(reader.tree.parent(row)?);
    } else if before + after > 0 {
        let (siblings, at) = among(reader, row)?;
        parts.extend(siblings.get(at.checked_sub(before)?..at)?);
        parts.push(row);
        parts.extend(siblings.get(at + 1..=at + after)?);
    } else {
        parts.push(row);
    }
    Some(parts)
}

/// Where it is, if it has a box of its own and one of its like in it only.
pub(crate) fn boxed(reader: &Reader<'_>, node: NodeId) -> Option<Place> {
    let place = place(reader, node)?;
    let row = parts(reader, node, place).filter(|parts| parts.len() == 1)?;
    let twins = reader.twins(node);
    let alone = !twins.iter().any(|twin| reader.tree.contains(row[0], *twin));
    alone.then_some(place)
}

/// Where the row of a control is, if it has one.
pub(crate) fn place(reader: &Reader<'_>, node: NodeId) -> Option<Place> {
    let levels = levels(reader, node);
    let near = reader.twins(node);
    let Some(first) = beside(reader, node, &levels, &near) else {
        return entry(reader, node, &levels);
    };
    let tells = |place: &Place| {
        let own = says(reader, node, *place).filter(|words| words.count() > 1);
        own.is_some_and(|own| !near.iter().any(|twin| said_of(reader, *twin, own)))
    };
    let outer = (first.out + 1..levels.len() as u16).map(|out| Place {
        out,
        ..Place::default()
    });
    let mut places = std::iter::once(first).chain(outer);
    places.find(tells).or_else(|| entry(reader, node, &levels))
}

/// The words of a twin's row, or of anything else around it.
fn said_of(reader: &Reader<'_>, twin: NodeId, words: Words) -> bool {
    let levels = levels(reader, twin);
    let own = beside(reader, twin, &levels, &reader.twins(twin));
    let own = own.and_then(|place| says(reader, twin, place));
    own == Some(words) || levels.iter().any(|n| around(reader, twin, *n) == words)
}

/// An entry by its markup is one of several, be there others or not.
fn entry(reader: &Reader<'_>, node: NodeId, levels: &[NodeId]) -> Option<Place> {
    let is_entry = |n: &NodeId| {
        let words = around(reader, node, *n);
        is_entry(reader, *n) && (2..=MOST).contains(&words.count())
    };
    let out = levels.iter().position(is_entry)? as u16;
    Some(Place {
        out,
        ..Place::default()
    })
}

fn is_entry(reader: &Reader<'_>, node: NodeId) -> bool {
    matches!(
        reader.role(node),
        Role::Row | Role::ListItem | Role::Article
    )
}

/// The largest thing around a control without one of its like, where there is one right beside that.
fn beside(reader: &Reader<'_>, node: NodeId, levels: &[NodeId], near: &[NodeId]) -> Option<Place> {
    let tree = &reader.tree;
    let free = |n: &&NodeId| !near.iter().any(|twin| tree.contains(**n, *twin));
    let out = levels.iter().take_while(free).count().checked_sub(1)?;
    let row = levels[out];
    let (siblings, at) = among(reader, row)?;
    let has_twin = |n: &NodeId| near.iter().any(|twin| tree.contains(*n, *twin));
    let last = siblings[..at].iter().rposition(has_twin);
    let next = siblings[at + 1..].iter().position(has_twin);
    // The first one reaches back as far as the next one does.
    let before = match (last, next) {
        (Some(last), _) => at - last - 1,
        (None, Some(next)) => next.min(at),
        (None, None) => return None,
    };
    let said = |from: NodeId, to: NodeId| reader.said().between(from, to);
    let spoken = |nodes: &[NodeId]| {
        let ends = nodes.first().zip(nodes.last());
        ends.is_some_and(|(from, to)| !said(*from, tree.end(*to)).is_empty())
    };
    let after = next.or(last.map(|last| at - last - 1)).unwrap_or(0);
    let after = after.min(siblings.len() - at - 1);
    let open = !is_entry(reader, row);
    let back = open && spoken(&siblings[at - before..at]);
    let mute = !back && !speaks(reader, node, row);
    let on = open && mute && spoken(&siblings[at + 1..=at + after]);
    let out = out as u16;
    if is_cell(reader, row) {
        let beyond = |twin: &NodeId| tree.parent(row).is_some_and(|r| !tree.contains(r, *twin));
        let column = match near.iter().any(beyond) {
            true => Column::Head,
            false => Column::Whole,
        };
        return Some(Place {
            out,
            column: Some(column),
            ..Place::default()
        });
    }
    Some(Place {
        out,
        before: if back { before as u16 } else { 0 },
        after: if on { after as u16 } else { 0 },
        column: None,
    })
}

/// What the row says, without the control's own words.
pub(crate) fn says(reader: &Reader<'_>, node: NodeId, place: Place) -> Option<Words> {
    let parts = parts(reader, node, place)?;
    let words = parts.iter().map(|part| around(reader, node, *part));
    Some(words.fold(Words::default(), Words::then))
}

/// What stands in one element, without what stands in another one.
pub(crate) fn around(reader: &Reader<'_>, node: NodeId, outer: NodeId) -> Words {
    let (tree, said) = (&reader.tree, reader.said());
    if !tree.contains(outer, node) {
        return said.between(outer, tree.end(outer));
    }
    let after = said.between(tree.end(node), tree.end(outer));
    said.between(outer, node).then(Words::gap()).then(after)
}

/// Somebody says something around the control.
fn speaks(reader: &Reader<'_>, node: NodeId, outer: NodeId) -> bool {
    around(reader, node, outer).count() > 1
}

/// The control and what it stands in, innermost first, as far as that can be a row.
pub(crate) fn levels(reader: &Reader<'_>, node: NodeId) -> Vec<NodeId> {
    let mut levels = outward(reader, node);
    levels.truncate(FURTHEST);
    let within = levels.iter().skip(1).take_while(|n| !reader.is_part(**n));
    let end = 1 + within.count();
    levels.truncate(end);
    levels
}

/// The control and what it stands in, in its own document.
pub(crate) fn outward(reader: &Reader<'_>, node: NodeId) -> Vec<NodeId> {
    let around = reader.tree.ancestors(node);
    let own = around.take_while(|(_, e)| e.document.is_none());
    let own = own.map(|(n, _)| n).take(usize::from(u16::MAX) - 1);
    std::iter::once(node).chain(own).collect()
}

/// The children of what it stands in, and its place among them.
fn among<'r>(reader: &'r Reader<'_>, node: NodeId) -> Option<(&'r [NodeId], usize)> {
    let siblings = reader.tree.children(reader.tree.parent(node)?);
    Some((siblings, siblings.partition_point(|n| *n < node)))
}

fn is_cell(reader: &Reader<'_>, node: NodeId) -> bool {
    let cell = |e: &RawElement| e.html("td") || e.html("th");
    reader.tree.element(node).is_some_and(cell)
}

/// What stands in a cell's column, in other rows of its table.
fn column(reader: &Reader<'_>, cell: NodeId, kind: Column) -> Vec<NodeId> {
    let tree = &reader.tree;
    let table = |n: NodeId| tree.ancestors(n).find(|(_, e)| e.html("table"));
    let (Some((own_table, _)), Some(own)) = (table(cell), tree.parent(cell)) else {
        return Vec::new();
    };
    let before = cells(reader, own).take_while(|(n, _)| *n != cell);
    let at = before.map(|(_, columns)| columns).sum();
    let is_row = |n: &NodeId| {
        tree.element(*n).is_some_and(|e| e.html("tr"))
            && table(*n).is_some_and(|(table, _)| table == own_table)
    };
    let rows = tree.descendants(own_table).filter(is_row);
    let rows = rows.take(match kind {
        Column::Head => 1,
        Column::Whole => usize::MAX,
    });
    rows.filter(|row| *row != own)
        .filter_map(|row| cell_at(reader, row, at))
        .collect()
}

/// The cells of a row, and over how many columns each goes (<https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-colspan>).
fn cells<'r>(reader: &'r Reader<'_>, row: NodeId) -> impl Iterator<Item = (NodeId, usize)> + 'r {
    let children = reader.tree.children(row).iter().copied();
    children.filter(|n| is_cell(reader, *n)).map(|n| {
        let said = reader.tree.element(n).and_then(|e| e.attr("colspan"));
        let columns = said.and_then(|columns| columns.trim().parse().ok());
        (n, columns.unwrap_or(1).clamp(1, 1_000))
    })
}

fn cell_at(reader: &Reader<'_>, row: NodeId, column: usize) -> Option<NodeId> {
    let mut until = 0;
    let mut cells = cells(reader, row);
    let found = cells.find(|(_, columns)| {
        until += columns;
        until > column
    });
    found.map(|(cell, _)| cell)
}

impl Reader<'_> {
    /// A part of the page, or something that has one in it: no row.
    pub(crate) fn is_part(&self, node: NodeId) -> bool {
        use Role::{Banner, ContentInfo, Main, Navigation};
        let part = |n: &NodeId| matches!(self.role(*n), Banner | ContentInfo | Main | Navigation);
        let parts = self.parts.get_or_init(|| {
            let elements = self.tree.elements().map(|(node, _)| node);
            elements.filter(part).collect()
        });
        let first = parts.partition_point(|n| *n < node);
        let holds = parts.get(first).is_some_and(|n| *n < self.end(node));
        let page = |e: &RawElement| e.html("html") || e.html("body");
        let dialog = matches!(self.role(node), Role::Dialog | Role::AlertDialog);
        holds || dialog || self.tree.element(node).is_some_and(page)
    }
}
