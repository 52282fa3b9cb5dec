//! Writes the parts down as blocks, each before what is in it.
use super::{Part, shape};
use crate::reader::Reader;
use protocol::role::Role;
use protocol::snapshot::{Block, MAX_BLOCKS};

/// What has a ref is told before anything else; of the rest, what comes first. The second value says that some had no room.
pub(super) fn told(reader: &Reader<'_>, parts: &[Part]) -> (Vec<Block>, bool) {
    let order = in_order(parts);
    let named = order
        .iter()
        .filter(|(at, _)| parts[*at].reference.is_some());
    let mut room = MAX_BLOCKS.saturating_sub(named.count());
    let mut blocks: Vec<Block> = Vec::with_capacity(order.len().min(MAX_BLOCKS));
    // Where each stands among the blocks; one that had no room, where what it stands in does.
    let mut places: Vec<Option<u32>> = vec![None; parts.len()];
    let mut left = false;
    for (at, around) in order {
        let part = &parts[at];
        let within = places[around];
        let has_room = match part.reference {
            Some(_) => blocks.len() < MAX_BLOCKS,
            None => room > 0,
        };
        if !has_room {
            places[at] = within;
            left = true;
            continue;
        }
        if part.reference.is_none() {
            room -= 1;
        }
        places[at] = Some(blocks.len() as u32);
        blocks.push(Block {
            within,
            role: match part.role {
                Role::None => Role::Generic,
                role => role,
            },
            text: part.text.clone(),
            reference: part.reference,
            bbox: part.rect,
            shape: shape::shape(reader, parts, at),
            above: part.above,
            modal: part.modal,
        });
    }
    (blocks, left)
}

/// Each with what it stands in, before what stands in it.
fn in_order(parts: &[Part]) -> Vec<(usize, usize)> {
    let mut order = Vec::new();
    let mut todo: Vec<(usize, usize)> = parts[0].inside.iter().rev().map(|at| (*at, 0)).collect();
    while let Some((at, around)) = todo.pop() {
        order.push((at, around));
        todo.extend(parts[at].inside.iter().rev().map(|inner| (*inner, at)));
    }
    order
}
