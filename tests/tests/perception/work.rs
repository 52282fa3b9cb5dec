//! What a look costs in things that can be counted: crossings between WebAssembly and the page, and bytes of text. Seconds differ
//! from machine to machine; these don't, so that a change that makes looking dearer is noticed here.
use e2e::reading::Reading;
use protocol::snapshot::View;
use serde_json::{Value, json};
use std::fmt::Write;

/// Calls out of WebAssembly for one element of an ordinary page, at most.
const CROSSINGS_PER_ELEMENT: f64 = 21.0;

fn page(rows: usize) -> String {
    let mut html = String::from("<!doctype html><main><h1>Bills</h1><table>");
    for row in 0..rows {
        write!(
            html,
            "<tr><td><input type=checkbox aria-label='Pick {row}'></td><td><a href=/{row}>Bill {row}</a></td>\
             <td><div><div><span>€12.99</span></div></div></td><td><button>Open {row}</button></td></tr>"
        )
        .unwrap();
    }
    html + "</table></main>"
}

#[derive(Debug)]
struct Work {
    elements: f64,
    crossings: f64,
    outline: usize,
    bytes: usize,
}

/// One look at so many rows, after one that is not counted.
async fn look(r: &mut Reading, rows: usize) -> Work {
    r.show(&page(rows)).await;
    r.look(false, View::default()).await;
    let start = json!({ "callCount": true, "detailed": false, "allowTriggeredUpdates": false });
    r.page.call("Profiler.enable", json!({})).await.unwrap();
    r.page
        .call("Profiler.startPreciseCoverage", start)
        .await
        .unwrap();
    let seen = r.look(false, View::default()).await;
    let taken = r.page.call("Profiler.takePreciseCoverage", json!({})).await;
    r.page.call("Profiler.disable", json!({})).await.unwrap();
    let elements = r.page.run("document.querySelectorAll('*').length").await;
    Work {
        elements: elements.unwrap().as_f64().unwrap(),
        crossings: crossings(&taken.unwrap()),
        outline: seen.outline.len(),
        bytes: serde_json::to_string(&seen).unwrap().len(),
    }
}

/// How often the functions were called that WebAssembly imports (`__wbg_…`).
fn crossings(coverage: &Value) -> f64 {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let scripts = list(&coverage["result"]);
    let functions = scripts.iter().flat_map(|s| list(&s["functions"]));
    functions
        .filter(|f| {
            f["functionName"]
                .as_str()
                .is_some_and(|n| n.starts_with("__wbg_"))
        })
        .map(|f| f["ranges"][0]["count"].as_f64().unwrap_or_default())
        .sum()
}

#[tokio::test]
async fn a_look_crosses_into_the_page_a_bounded_number_of_times_for_each_element() {
    let mut r = Reading::open().await;
    let small = look(&mut r, 100).await;
    let large = look(&mut r, 400).await;
    assert!(
        small.crossings > small.elements,
        "nothing was counted: {small:?}"
    );
    for work in [&small, &large] {
        let each = work.crossings / work.elements;
        assert!(
            each <= CROSSINGS_PER_ELEMENT,
            "{each:.1} for each element: {work:?}"
        );
    }
    let growth = (large.crossings / small.crossings) / (large.elements / small.elements);
    assert!(
        growth < 1.05,
        "it grows faster than the page: {small:?}, {large:?}"
    );
}

#[tokio::test]
async fn a_look_says_no_more_the_larger_the_page_is() {
    let mut r = Reading::open().await;
    let small = look(&mut r, 100).await;
    let large = look(&mut r, 400).await;
    assert!(
        large.outline < 6_000 && small.outline < 6_000,
        "{small:?}, {large:?}"
    );
    assert!(large.bytes < 70_000, "{large:?}");
}
