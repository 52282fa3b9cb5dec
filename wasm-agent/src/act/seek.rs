//! Lists of which only what is in sight is drawn: scrolled view by view until the words that are looked for stand in them.
use super::scroll;
use crate::dom::{El, Nd};
use crate::time;
use wasm_bindgen::JsCast;

/// So long at most.
const LIMIT_MS: f64 = 15_000.0;
/// What is scrolled to is drawn, or fetched, within this.
const DRAWN_MS: f64 = 500.0;
/// Part of a view, so that no row falls between two.
const STEP: f64 = 0.8;
/// What is in a page and not drawn.
const UNDRAWN: [&str; 7] = [
    "head", "script", "style", "template", "noscript", "option", "datalist",
];

/// Where the words stand among others: how far down, and what all is said there.
struct Near {
    top: f64,
    text: String,
}

/// Scrolls what the element scrolls in until something says these words and nothing else, and brings it to the middle; or, at the end, back
/// to the only thing that says them among others. Where several do, or none, all stands as before.
pub(super) async fn until_drawn(element: &El, words: &str, cancelled: &dyn Fn() -> bool) -> bool {
    let Some(list) = scroll::around(element) else {
        return false;
    };
    let (words, start, before) = (plain(words), time::now(), list.scroll_top());
    let mut near: Vec<Near> = Vec::new();
    while !cancelled() && time::now() - start < LIMIT_MS {
        for (text, found) in holders(&list, &words) {
            if text == words {
                scroll::to(&found);
                time::frame().await;
                return true;
            }
            if near.iter().all(|n| n.text != text) {
                let top = list.scroll_top();
                near.push(Near { top, text });
            }
        }
        if !goes_on(&list).await {
            break;
        }
    }
    let only = match near.as_slice() {
        [only] => Some(only.top),
        _ => None,
    };
    scroll::down_to(&list, only.unwrap_or(before));
    time::frame().await;
    only.is_some()
}

/// One view further down; false at the end, once nothing more comes there.
async fn goes_on(list: &El) -> bool {
    let (from, said, start) = (list.scroll_top(), list.text_content(), time::now());
    let height = list.scroll_height();
    scroll::down_to(list, from + list.client_height() * STEP);
    let moved = list.scroll_top() > from;
    loop {
        time::frame().await;
        let more = list.scroll_height() > height;
        let drawn = list.text_content() != said && moved;
        if more || drawn || time::now() - start > DRAWN_MS {
            return moved || more;
        }
    }
}

/// The innermost elements that say these words, with all that each says.
fn holders(within: &El, words: &str) -> Vec<(String, El)> {
    let text = plain(&within.text_content().unwrap_or_default());
    // What stands in several elements is told without blanks between them: whole words are asked for in the innermost one.
    if UNDRAWN.contains(&within.local_name().as_str()) || !text.contains(words) {
        return Vec::new();
    }
    let node: &Nd = within.unchecked_ref();
    let children = std::iter::successors(node.first_child(), Nd::next_sibling);
    let children = children.filter(|c| c.node_type() == Nd::ELEMENT);
    let children: Vec<El> = children.map(JsCast::unchecked_into).collect();
    let undrawn = |c: &El| plain(&c.text_content().unwrap_or_default()).contains(words);
    let found: Vec<_> = children.iter().flat_map(|c| holders(c, words)).collect();
    match found.is_empty() {
        false => found,
        true if !says(&text, words) || children.iter().any(undrawn) => Vec::new(),
        true if within.bounds().height() > 0.0 => vec![(text, within.clone())],
        true => Vec::new(),
    }
}

/// As whole words: "Art" is not in "Start".
fn says(text: &str, words: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() && c < '\u{2E80}');
    !words.is_empty()
        && text.match_indices(words).any(|(at, found)| {
            let (before, after) = (&text[..at], &text[at + found.len()..]);
            !letter(before.chars().next_back()) && !letter(after.chars().next())
        })
}

fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(str::to_lowercase);
    words.collect::<Vec<_>>().join(" ")
}
