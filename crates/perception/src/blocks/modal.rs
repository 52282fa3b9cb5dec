//! Which part keeps the rest of the page from being used: an open modal dialog, or what lies over the window without saying so.
use super::{Kind, Part};
use crate::raw::NodeId;
use crate::reader::Reader;

/// What has so many times the words of all the rest is the page itself, laid out so.
const PAGE: usize = 4;

pub(super) fn mark(reader: &Reader<'_>, parts: &mut [Part]) {
    for dialog in reader.dialogs() {
        let of = |part: &Part| part.node == *dialog && part.kind != Kind::Words;
        if let Some(at) = parts.iter().position(of) {
            raise(&mut parts[at]);
        }
    }
    let Some(cover) = reader.tree.page.cover else {
        return;
    };
    let letters = letters(parts);
    let Some(at) = covering(reader, parts, &letters, cover) else {
        return;
    };
    let rest = letters[0] - letters[at];
    if rest > 0 && rest * PAGE >= letters[at] {
        raise(&mut parts[at]);
    }
}

fn raise(part: &mut Part) {
    part.above = true;
    part.modal = true;
}

/// The part that says something, of what covers the window: itself, or, where it is only the dark behind a box, that box.
fn covering(
    reader: &Reader<'_>,
    parts: &[Part],
    letters: &[usize],
    cover: NodeId,
) -> Option<usize> {
    let own = parts
        .iter()
        .position(|part| part.node == cover && part.kind == Kind::Box);
    if let Some(own) = own.filter(|at| letters[*at] > 0) {
        return Some(own).filter(|at| parts[*at].above);
    }
    let beside = |at: &usize| {
        let part = &parts[*at];
        part.above && letters[*at] > 0 && !reader.tree.contains(part.node, cover)
    };
    let mut after = (1..parts.len()).filter(|at| parts[*at].node > cover);
    let mut before = (1..parts.len()).filter(|at| parts[*at].node < cover);
    after.find(&beside).or_else(|| before.rfind(beside))
}

/// How many stand in each part.
fn letters(parts: &[Part]) -> Vec<usize> {
    let own = |part: &Part| part.text.chars().filter(|c| c.is_alphanumeric()).count();
    let mut letters: Vec<usize> = parts.iter().map(own).collect();
    for at in (0..parts.len()).rev() {
        letters[at] += parts[at]
            .inside
            .iter()
            .map(|inner| letters[*inner])
            .sum::<usize>();
    }
    letters
}
