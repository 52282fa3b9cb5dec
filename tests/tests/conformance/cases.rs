//! The same cases as in the reader's own test, with the same expectations, all in one tab.
use crate::wpt::{Document, Outcome};
use e2e::browser::Page;
use e2e::reading::Reading;
use serde_json::json;
use std::path::PathBuf;

#[tokio::test]
async fn every_case_comes_out_as_the_suite_says_or_is_listed_with_its_reason() {
    let ours = e2e::stage::shipped("crates/perception/tests/wpt");
    let folder = std::env::var_os("SUBTERMINATOR_CASES").map_or(ours, PathBuf::from);
    let documents = Document::all(&folder);
    let mut reading = Reading::open().await;
    let mut seen = Vec::new();
    for document in &documents {
        fill(&reading.page, document).await;
        seen.push(reading.judge("data-testname").await);
    }
    Outcome::of("chromium", &folder, &documents, &seen).report();
}

/// Puts the case's style and body into the page that stands there: no navigation, so that hundreds of cases take seconds.
async fn fill(page: &Page, document: &Document) {
    let (style, body) = (json!(document.head_styles), json!(document.body));
    let script = format!(
        "document.head.innerHTML = '<style></style>';
         document.head.firstChild.textContent = {style};
         document.body.setHTMLUnsafe({body});
         document.compatMode"
    );
    let mode = page.run(&script).await.expect("the page takes the case");
    assert_eq!(mode, "CSS1Compat", "{}", document.file);
}
