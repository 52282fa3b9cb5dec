//! The suite's cases over HTML that a Rust library parses: no browser, every case of every file.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod support;
#[path = "support/wpt.rs"]
mod wpt;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use subterminator_perception::{NodeId, Reader};
use wpt::{Document, Outcome, Seen};

#[test]
fn every_case_comes_out_as_the_suite_says_or_is_listed_with_its_reason() {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wpt");
    // Other files of the suite, in the same form, can be judged, too.
    let folder = std::env::var_os("SUBTERMINATOR_CASES").map_or(ours, PathBuf::from);
    let documents = Document::all(&folder);
    let seen: Vec<_> = documents.iter().map(|d| judge(&d.html())).collect();
    Outcome::of("native", &folder, &documents, &seen).report();
}

/// Every element with a `data-testname`, as the reader judges it.
fn judge(html: &str) -> BTreeMap<String, Seen> {
    let page = support::page(html);
    let reader = Reader::new(&page);
    let marked = page.elements().filter_map(|(node, element)| {
        let testname = element.attr("data-testname")?;
        Some((testname.to_owned(), seen(&reader, node)))
    });
    marked.collect()
}

fn seen(reader: &Reader<'_>, node: NodeId) -> Seen {
    let name = reader.name(node);
    Seen {
        role: reader.role(node).as_str().to_owned(),
        description: reader.description(node, &name),
        name,
    }
}
