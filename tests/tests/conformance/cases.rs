//! The same cases as in the reader's own test, with the same expectations, all in one tab, and in both forms of the
//! agent.
use crate::wpt::{Document, Outcome};
use e2e::browser::Page;
use e2e::reading::Reading;
use protocol::message::AgentBuild;
use protocol::snapshot::{ElementState, Judged};
use serde_json::json;
use std::path::PathBuf;

#[tokio::test]
async fn every_case_comes_out_as_the_suite_says_or_is_listed_with_its_reason() {
    let ours = e2e::stage::shipped("crates/perception/tests/wpt");
    let folder = std::env::var_os("SUBTERMINATOR_CASES").map_or(ours, PathBuf::from);
    let documents = Document::all(&folder);
    let mut reading = Reading::open().await;
    let seen = judged(&mut reading, &documents).await;
    Outcome::of("chromium", &folder, &documents, &seen).report();

    let page = "<!doctype html><title>No WebAssembly here</title>";
    reading
        .pages
        .put_with_policy("/strict", page, "script-src 'self'");
    reading.go("/strict").await;
    assert_eq!(reading.build(), AgentBuild::Js);
    let again = judged(&mut reading, &documents).await;
    for ((document, wasm), js) in documents.iter().zip(&seen).zip(&again) {
        assert_eq!(wasm, js, "{}: the agent's two forms differ", document.file);
    }
}

const SIGHT: [ElementState; 3] = [
    ElementState::Visible,
    ElementState::Hidden,
    ElementState::Offscreen,
];

async fn judged(reading: &mut Reading, documents: &[Document]) -> Vec<Vec<Judged>> {
    let mut seen = Vec::new();
    for document in documents {
        fill(&reading.page, document).await;
        let mut judged = reading.judge("data-testname").await;
        // Whether a picture has come yet decides what can be seen, and nothing else.
        judged
            .iter_mut()
            .for_each(|one| one.state.retain(|s| !SIGHT.contains(s)));
        seen.push(judged);
    }
    seen
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
