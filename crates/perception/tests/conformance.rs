//! The suite's cases over HTML that a Rust library parses: no browser, every case of every file.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod support;
#[path = "support/wpt.rs"]
mod wpt;

use protocol::snapshot::Judged;
use std::path::{Path, PathBuf};
use subterminator_perception::Reader;
use wpt::{Document, Outcome};

#[test]
fn every_case_comes_out_as_the_suite_says_or_is_listed_with_its_reason() {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wpt");
    // Other files of the suite, in the same form, can be judged, too.
    let folder = std::env::var_os("SUBTERMINATOR_CASES").map_or(ours, PathBuf::from);
    let documents = Document::all(&folder);
    let seen: Vec<_> = documents.iter().map(judge).collect();
    Outcome::of("native", &folder, &documents, &seen).report();
}

/// Every element with a `data-testname`, as the reader judges it.
fn judge(document: &Document) -> Vec<Judged> {
    let page = support::page(&format!(
        "<!doctype html><html><head><style>{}</style></head><body>{}</body></html>",
        document.head_styles, document.body
    ));
    let reader = Reader::new(&page);
    let marked = page.elements().filter_map(|(node, element)| {
        let mark = element.attr("data-testname")?;
        Some(reader.judge(node, mark.to_owned()))
    });
    marked.collect()
}
