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

/// Scrolls what the element scrolls in until these words are drawn, best as all that something says, and brings them to the middle. Else
/// all stands as before.
pub(super) async fn until_drawn(element: &El, words: &str, cancelled: &dyn Fn() -> bool) -> bool {
    let Some(list) = scroll::around(element) else {
        return false;
    };
    let (words, start) = (plain(words), time::now());
    let before = list.scroll_top();
    let mut near = None;
    while !cancelled() && time::now() - start < LIMIT_MS {
        match holder(&list, &words) {
            Some((true, found)) => {
                scroll::to(&found);
                time::frame().await;
                return true;
            }
            Some((false, _)) => near = near.or(Some(list.scroll_top())),
            None => {}
        }
        if !goes_on(&list).await {
            break;
        }
    }
    scroll::down_to(&list, near.unwrap_or(before));
    time::frame().await;
    near.is_some()
}

/// One view further down; false at the end, once nothing more comes there.
async fn goes_on(list: &El) -> bool {
    let (from, said, start) = (list.scroll_top(), list.text_content(), time::now());
    scroll::down_to(list, from + list.client_height() * STEP);
    let moved = list.scroll_top() > from;
    loop {
        time::frame().await;
        let drawn = list.text_content() != said;
        if drawn || time::now() - start > DRAWN_MS {
            return moved || drawn;
        }
    }
}

/// The innermost element that says these words, and whether it says nothing else.
fn holder(within: &El, words: &str) -> Option<(bool, El)> {
    let text = plain(&within.text_content()?);
    if !text.contains(words) {
        return None;
    }
    let node: &Nd = within.unchecked_ref();
    let children = std::iter::successors(node.first_child(), Nd::next_sibling);
    let children = children.filter(|c| c.node_type() == Nd::ELEMENT);
    let mut found = children.filter_map(|c| holder(c.unchecked_ref(), words));
    let first = found.next();
    let exact = first.iter().find(|(exact, _)| *exact).cloned();
    let exact = exact.or_else(|| found.find(|(exact, _)| *exact));
    exact
        .or(first)
        .or_else(|| Some((text == words, within.clone())))
}

fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(str::to_lowercase);
    words.collect::<Vec<_>>().join(" ")
}
