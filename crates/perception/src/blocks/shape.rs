//! Which parts are drawn alike.
use super::{Kind, Part};
use crate::reader::Reader;
use protocol::role::Role;

/// Boxes that only group are seen through, so deep.
const DEPTH: usize = 2;

/// A number for the tag, the role, and what kinds of things stand in it, in their order. Tolerant where rows of one list differ: boxes
/// that only group are seen through, of several alike in a row one counts, and what is pressed (buttons, links, menu items) doesn't
/// count at all, so that a row keeps its shape where a button is missing or a line more stands in it. No class, no text, no count.
pub(super) fn shape(reader: &Reader<'_>, parts: &[Part], at: usize) -> u32 {
    let part = &parts[at];
    let tag = reader
        .tree
        .element(part.outer)
        .map_or("", |e| e.tag.as_str());
    let mut kinds = Vec::new();
    if !part.text.is_empty() {
        kinds.push(Role::Paragraph);
    }
    if part.kind != Kind::Control && part.kind != Kind::Inline {
        add(parts, &part.inside, 0, &mut kinds);
    }
    let role = if is_box(part) {
        Role::Generic
    } else {
        part.role
    };
    let words = kinds.iter().map(|kind| kind.as_str());
    [tag, role.as_str()]
        .into_iter()
        .chain(words)
        .fold(0x811C_9DC5, hash)
}

fn add(parts: &[Part], inside: &[usize], depth: usize, kinds: &mut Vec<Role>) {
    for part in inside.iter().map(|inner| &parts[*inner]) {
        let kind = match part.role {
            Role::Button | Role::Link | Role::MenuItem => continue,
            Role::Generic if part.kind == Kind::Box && part.text.is_empty() => {
                if depth < DEPTH {
                    add(parts, &part.inside, depth + 1, kinds);
                }
                continue;
            }
            Role::Generic if part.kind != Kind::Box => continue,
            role => role,
        };
        if kinds.last() != Some(&kind) {
            kinds.push(kind);
        }
    }
}

/// A box that only groups, or one with nothing but a line in it.
fn is_box(part: &Part) -> bool {
    part.kind == Kind::Words || part.kind == Kind::Box && part.role == Role::Generic
}

/// <http://www.isthe.com/chongo/tech/comp/fnv/>, with an end to each word.
fn hash(sum: u32, word: &str) -> u32 {
    let bytes = word.bytes().chain([0]);
    bytes.fold(sum, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
