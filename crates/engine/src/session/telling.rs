//! What of a page tells how things stand: all but its footer, its goods, and what asks for something else, a newsletter or a search.
use page::PageModel;
use protocol::snapshot::{Element, Observation};
use std::collections::BTreeMap;

/// The page without them, where its parts are told and some of them are such.
pub(super) fn without_the_rest(page: &Observation, model: &PageModel) -> Option<Observation> {
    let idle = model.idle_blocks();
    if page.blocks.is_empty() || idle.is_empty() {
        return None;
    }
    let mut page = page.clone();
    let kept = |e: &Element| {
        let block = model.block_of(&e.reference);
        !block.is_some_and(|b| idle.contains(&b))
    };
    page.snapshot.elements.retain(kept);
    page.text = without_lines(&page.text, model, &idle);
    Some(page)
}

/// As many of the last lines of these words as such blocks say them.
fn without_lines(text: &str, model: &PageModel, idle: &[usize]) -> String {
    let mut said: BTreeMap<&str, usize> = BTreeMap::new();
    for at in idle {
        let words = model.blocks[*at].text.trim();
        *said.entry(words).or_default() += usize::from(!words.is_empty());
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
