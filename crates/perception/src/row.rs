//! Which of several alike a control is: the row, card or list item that it stands in, by what that says. A list that is drawn anew
//! over the same elements gives a control another row, and then it is another control.
use crate::inputs::is_field;
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::text;
use protocol::role::Role;

/// So much of a row is compared.
const MAX_ROW: usize = 80;
/// A row is not looked for further out than this, nor in anything larger.
const MAX_STEPS: usize = 6;
const MAX_SIZE: u32 = 400;

/// What the row around a control says. Empty if it stands in none, or if the row says no more than the control.
pub(crate) fn row(reader: &Reader<'_>, node: NodeId) -> String {
    let around = reader.tree.ancestors(node).take(MAX_STEPS);
    let near = around.take_while(|(n, e)| {
        let small = reader.tree.end(*n).0 - n.0 <= MAX_SIZE;
        small && e.document.is_none() && !e.html("body")
    });
    for (outer, element) in near {
        let is_row = matches!(
            reader.role(outer),
            Role::Row | Role::ListItem | Role::Article
        );
        if is_row || repeated(reader, outer, element, node) {
            let words = words(reader, outer, node);
            if is_row || !words.is_empty() {
                return words;
            }
        }
    }
    String::new()
}

/// There is another one like it beside it, with such a control in it.
fn repeated(reader: &Reader<'_>, outer: NodeId, element: &RawElement, node: NodeId) -> bool {
    let tree = &reader.tree;
    let (Some(parent), Some(control)) = (tree.parent(outer), tree.element(node)) else {
        return false;
    };
    let role = control.attr("role");
    let alike = |n: NodeId| {
        let is = |e: &RawElement| e.tag == control.tag && e.attr("role") == role;
        tree.element(n).is_some_and(is)
    };
    // Neighbours on either side will do.
    let siblings = tree.children(parent);
    let at = siblings.iter().position(|n| *n == outer).unwrap_or(0);
    let nearby = siblings.iter().skip(at.saturating_sub(4)).take(9);
    nearby.copied().filter(|n| *n != outer).any(|n| {
        let same = tree.element(n).is_some_and(|e| e.tag == element.tag);
        same && tree.descendants(n).take(MAX_SIZE as usize).any(alike)
    })
}

/// The row's heading and the text that follows it, else its first words, without the control's own. A field's row says what happens
/// in it, too (“This is required”), so of that only the first text counts.
fn words(reader: &Reader<'_>, outer: NodeId, node: NodeId) -> String {
    let tree = &reader.tree;
    let others = || tree.descendants(outer).filter(|n| !tree.contains(node, *n));
    let heading = others().find(|n| is_heading(reader, *n));
    let own = |n: NodeId| match tree.element(n) {
        Some(picture) => picture.attr("alt"),
        None => tree.text(n),
    };
    let said = |n: NodeId| own(n).map(lasting).filter(|text| !text.is_empty());
    let inside = heading.into_iter().flat_map(|h| tree.descendants(h));
    let titled = inside.filter_map(said);
    let after = heading.map_or(outer, |heading| tree.end(heading));
    let first_only = heading.is_some() || tree.element(node).is_some_and(is_field);
    let most = if first_only { 1 } else { MAX_ROW };
    let rest = others().filter(|n| *n >= after).filter_map(said).take(most);
    let mut all = String::new();
    for words in titled.chain(rest) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(&words);
        // Of what comes after that, nothing is kept.
        if all.chars().count() > MAX_ROW {
            break;
        }
    }
    text::cut(all, MAX_ROW)
}

/// Most elements can't be one, by their tag alone.
fn is_heading(reader: &Reader<'_>, node: NodeId) -> bool {
    let may_be = |e: &RawElement| {
        let tag = e.tag.as_bytes();
        matches!(tag, [b'h', b'1'..=b'6']) || e.has("role")
    };
    reader.tree.element(node).is_some_and(may_be) && reader.role(node) == Role::Heading
}

/// Without numbers that tick: a row in which seconds are counted down stays the same row. Longer ones name something.
fn lasting(text: &str) -> String {
    let folded = text::fold(text);
    let mut out = String::with_capacity(folded.len());
    for run in folded.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let digits = run.bytes().take_while(u8::is_ascii_digit).count();
        out.push_str(if digits < 3 { &run[digits..] } else { run });
    }
    out
}
