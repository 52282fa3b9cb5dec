//! Whose a frame is: told by where its document came from, never by what a page calls it.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
mod support;

use protocol::role::Role;
use protocol::snapshot::View;
use subterminator_perception::raw::RawKind;
use subterminator_perception::{ElementKey, NodeId, RawPage, Reader, Refs, observe};

const OWN: &str = "https://example.test/account";

/// A page whose elements with these ids are frames with these documents.
fn framed(html: &str, documents: &[(&str, &str)]) -> RawPage {
    let mut page = support::page(html);
    for node in &mut page.nodes {
        let RawKind::Element(element) = &mut node.kind else {
            continue;
        };
        let id = element.attr("id").unwrap_or_default();
        if let Some((_, document)) = documents.iter().find(|(name, _)| *name == id) {
            element.tag = "iframe".into();
            element.document = Some((*document).to_owned());
        }
    }
    page
}

/// The frames around the button, outermost first, as they are told.
fn around(html: &str, documents: &[(&str, &str)]) -> Vec<String> {
    let page = framed(html, documents);
    let key = |n: NodeId| ElementKey(n.index() as u64);
    let seen = observe(
        &Reader::new(&page),
        &mut Refs::default(),
        key,
        View::default(),
    );
    let elements = &seen.observation.snapshot.elements;
    let button = elements.iter().find(|e| e.role == Role::Button).unwrap();
    let frames = button.within.iter().filter(|c| c.role == Role::Iframe);
    frames.map(|c| c.name.clone()).collect()
}

#[test]
fn a_frame_of_another_site_is_told_by_its_site_whatever_it_is_called() {
    for attributes in [
        "",
        "title=\"https://example.test\"",
        "role=none",
        "role=region aria-label=Cancel",
    ] {
        let html = format!("<div id=a {attributes}><button>Go</button></div>");
        let told = around(&html, &[("a", "https://evil.example/x?y")]);
        assert_eq!(told, ["https://evil.example"], "{attributes}");
    }
    let long = format!("https://{}.example.test.evil.example", "a.".repeat(60));
    let told = around(
        "<div id=a><button>Go</button></div>",
        &[("a", &format!("{long}/x"))],
    );
    assert_eq!(told, [long]);
}

#[test]
fn a_document_without_an_address_of_its_own_is_its_embedder_s() {
    let html = "<div id=a><div id=b title=\"https://example.test\"><button>Go</button></div></div>";
    for none in [
        "about:srcdoc",
        "about:blank",
        "blob:https://example.test/1",
        "data:text/html,https://example.test",
    ] {
        let told = around(html, &[("a", "https://evil.example/"), ("b", none)]);
        assert_eq!(
            told,
            ["https://evil.example", "https://evil.example"],
            "{none}"
        );
    }
}

#[test]
fn no_frame_of_the_page_s_own_is_called_like_a_site() {
    for document in [OWN, "about:srcdoc"] {
        let html = "<div id=a title=\"https://pay.example\"><button>Go</button></div>";
        assert_eq!(around(html, &[("a", document)]), [""], "{document}");
    }
}
