//! A page that was only glanced at reads as one that is known through and through, and most of it is never looked at.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
#[path = "support/claims.rs"]
mod claims;
mod support;

use protocol::geometry::Rect;
use protocol::snapshot::{Observation, View};
use std::cell::Cell;
use std::path::Path;
use subterminator_perception::raw::{Display, RawElement, RawKind, RawPage, Transform};
use subterminator_perception::{
    Closely, ElementKey, Look, NodeId, Reader, Refs, Rendering, observe,
};

/// Knows the page, and counts how often it is asked.
#[derive(Debug)]
struct Eye<'a> {
    page: &'a RawPage,
    looks: Cell<usize>,
}

impl Eye<'_> {
    fn element(&self, node: NodeId) -> &RawElement {
        match &self.page.nodes[node.index()].kind {
            RawKind::Element(element) => element,
            RawKind::Text(_) => panic!("a text was looked at"),
        }
    }
}

impl Closely for Eye<'_> {
    fn look(&self, node: NodeId, _: Rendering) -> Look {
        self.looks.set(self.looks.get() + 1);
        let known = self.element(node).clone();
        Look {
            rendering: known.rendering,
            below: Rendering::Shown,
            rect: known.rect,
            display: known.display,
            transform: known.transform,
            mute: known.mute,
            before: known.before,
            after: known.after,
        }
    }

    fn rect(&self, node: NodeId) -> Option<Rect> {
        self.element(node).rect
    }
}

/// What a glance tells of a page.
fn glanced(page: &RawPage) -> RawPage {
    let mut page = page.clone();
    for node in &mut page.nodes {
        let RawKind::Element(element) = &mut node.kind else {
            continue;
        };
        element.glanced = true;
        element.display = Display::Usual;
        element.transform = Transform::None;
        if element.rendering == Rendering::Unseen {
            element.rendering = Rendering::Shown;
        }
    }
    page
}

fn read(reader: &Reader<'_>, view: View) -> Observation {
    let key = |node: NodeId| ElementKey(u64::from(node.0));
    observe(reader, &mut Refs::default(), key, view).observation
}

#[test]
fn every_claim_holds_of_a_page_that_was_only_glanced_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    claims::hold(&folder, &[], 40, |html, view| {
        let page = support::page(html);
        let eye = Eye {
            page: &page,
            looks: Cell::new(0),
        };
        read(&Reader::closely(&glanced(&page), &eye), view)
    });
}

#[test]
fn of_a_large_page_only_what_is_told_is_looked_at() {
    let row = "<div><div><span>Row of words that are quite ordinary</span></div><a href=/x>Open</a></div>";
    let page = support::page(&row.repeat(20_000));
    let eye = Eye {
        page: &page,
        looks: Cell::new(0),
    };
    let seen = read(&Reader::closely(&glanced(&page), &eye), View::default());
    assert!(seen.outline.contains(" link Open"), "{}", seen.outline);
    let looks = eye.looks.get();
    assert!(looks > 100 && looks < 4_000, "{looks} looks");
}

#[test]
fn words_that_turn_out_to_be_hidden_are_not_told_however_many_they_are() {
    let words = |hidden: &str| format!("<p {hidden}>Pay no attention to what stands here</p>");
    let all = words("data-hidden").repeat(3_000) + &words("") + "<button>Go</button>";
    let mut page = support::page(&all);
    let before = page.clone();
    let paragraphs = page
        .nodes
        .iter_mut()
        .filter_map(|node| match &mut node.kind {
            RawKind::Element(element) if element.tag == "p" => Some(element),
            _ => None,
        });
    for element in paragraphs.take(3_000) {
        element.rendering = Rendering::Unseen;
    }
    assert_ne!(page, before);
    let eye = Eye {
        page: &page,
        looks: Cell::new(0),
    };
    let seen = read(&Reader::closely(&glanced(&page), &eye), View::default());
    assert_eq!(
        seen.outline.matches("Pay no").count(),
        1,
        "{}",
        seen.outline
    );
    assert_eq!(seen.text.matches("Pay no").count(), 1, "{}", seen.text);
}
