//! What of a page tells how things stand: all but its footer, its goods, and what asks for something else, a newsletter or a search.
use page::PageModel;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use std::collections::{BTreeMap, BTreeSet};

/// The page without them, where its parts are told and some of them are such.
pub(super) fn without_the_rest(page: &Observation, model: &PageModel) -> Option<Observation> {
    without(page, model, &model.idle_blocks())
}

/// Only the dialog that covers the page, where one does: what lies behind it says nothing of the step.
pub(super) fn in_front(page: &Observation, model: &PageModel) -> Option<Observation> {
    let covered = model.covered_blocks();
    if covered.is_empty() {
        return None;
    }
    let all: BTreeSet<usize> = covered.into_iter().chain(model.idle_blocks()).collect();
    without(page, model, &Vec::from_iter(all))
}

fn without(page: &Observation, model: &PageModel, idle: &[usize]) -> Option<Observation> {
    if page.blocks.is_empty() || idle.is_empty() {
        return None;
    }
    let mut page = page.clone();
    let kept = |e: &Element| {
        let block = model.block_of(&e.reference);
        !block.is_some_and(|b| idle.contains(&b))
    };
    page.snapshot.elements.retain(kept);
    page.text = without_lines(&page.text, model, idle);
    Some(page)
}

/// As many of the last lines of these words as such blocks say them. The cells of a row stand in one line.
fn without_lines(text: &str, model: &PageModel, idle: &[usize]) -> String {
    let words = |at: usize| model.blocks[at].text.trim().to_owned();
    let row = |at: usize| {
        let cells = model.blocks_in(at).into_iter().map(words);
        let cells: Vec<String> = cells.filter(|words| !words.is_empty()).collect();
        cells.join(" ")
    };
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    let rows: BTreeSet<usize> = idle
        .iter()
        .filter(|at| model.blocks[**at].role == Role::Row)
        .flat_map(|at| model.blocks_in(*at).into_iter().skip(1))
        .collect();
    for at in idle.iter().filter(|at| !rows.contains(at)) {
        let words = match model.blocks[*at].role {
            Role::Row => row(*at),
            _ => words(*at),
        };
        let told = usize::from(!words.is_empty());
        *said.entry(words).or_default() += told;
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut kept: Vec<&str> = Vec::with_capacity(lines.len());
    for line in lines.into_iter().rev() {
        match said.get_mut(line.trim()) {
            Some(left) if *left > 0 => *left -= 1,
            _ => kept.push(line),
        }
    }
    kept.reverse();
    kept.join("\n")
}
