//! What a look costs in things that can be counted: crossings between WebAssembly and the page, nodes visited, questions about
//! style and layout, and bytes of text. Seconds differ from machine to machine; these don't, so that a change that makes looking
//! dearer is noticed here.
use e2e::reading::Reading;
use protocol::snapshot::View;
use serde_json::{Value, json};
use std::fmt::Write;

/// Calls out of WebAssembly for one element of an ordinary page, at most.
const CROSSINGS_PER_ELEMENT: f64 = 20.0;

/// Questions about visibility, place and computed style for one element of an ordinary page, at most: half of these are controls.
const QUESTIONS_PER_ELEMENT: f64 = 2.2;

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
    /// Elements and texts.
    nodes: f64,
    crossings: f64,
    visited: f64,
    questions: f64,
    outline: usize,
    /// Without the blocks.
    bytes: usize,
    blocks: usize,
}

/// One look at so many rows, after one that is not counted.
async fn look(r: &mut Reading, rows: usize) -> Work {
    look_at(r, &page(rows)).await
}

async fn look_at(r: &mut Reading, html: &str) -> Work {
    r.show(html).await;
    r.look(false, View::default()).await;
    let start = json!({ "callCount": true, "detailed": false, "allowTriggeredUpdates": false });
    r.page.call("Profiler.enable", json!({})).await.unwrap();
    r.page
        .call("Profiler.startPreciseCoverage", start)
        .await
        .unwrap();
    let mut seen = r.look(false, View::default()).await;
    let taken = r.page.call("Profiler.takePreciseCoverage", json!({})).await;
    r.page.call("Profiler.disable", json!({})).await.unwrap();
    let taken = taken.unwrap();
    Work {
        elements: counted(r, "document.querySelectorAll('*').length").await,
        nodes: counted(r, NODES).await,
        crossings: calls(&taken, &[""]),
        visited: calls(&taken, &["nodeType_"]),
        questions: calls(
            &taken,
            &[
                "getComputedStyle_",
                "getBoundingClientRect_",
                "checkVisibility_",
            ],
        ),
        outline: seen.outline.len(),
        blocks: serde_json::to_string(&seen.blocks).unwrap().len(),
        bytes: {
            seen.blocks.clear();
            serde_json::to_string(&seen).unwrap().len()
        },
    }
}

const NODES: &str = "{
    const walker = document.createTreeWalker(document);
    let nodes = 0;
    while (walker.nextNode()) nodes += 1;
    nodes
}";

async fn counted(r: &Reading, script: &str) -> f64 {
    r.page.run(script).await.unwrap().as_f64().unwrap()
}

/// How often functions were called that WebAssembly imports (`__wbg_…`), those whose names go on in one of these ways.
fn calls(coverage: &Value, names: &[&str]) -> f64 {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let scripts = list(&coverage["result"]);
    let functions = scripts.iter().flat_map(|s| list(&s["functions"]));
    functions
        .filter(|f| {
            let import = f["functionName"].as_str().unwrap_or_default();
            let own = import.strip_prefix("__wbg_");
            own.is_some_and(|own| names.iter().any(|name| own.starts_with(name)))
        })
        .map(|f| f["ranges"][0]["count"].as_f64().unwrap_or_default())
        .sum()
}

#[tokio::test]
async fn a_look_visits_every_node_once_and_asks_few_elements_how_and_where_they_are_shown() {
    let mut r = Reading::open().await;
    let small = look(&mut r, 100).await;
    let large = look(&mut r, 400).await;
    for work in [&small, &large] {
        let visits = work.visited / work.nodes;
        assert!(
            (0.9..=1.0).contains(&visits),
            "{visits:.3} visits: {work:?}"
        );
        let questions = work.questions / work.elements;
        assert!(
            questions <= QUESTIONS_PER_ELEMENT,
            "{questions:.2} for each element: {work:?}"
        );
    }
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

/// Whether words of their ground's colour can be read on what else is painted there is asked of that alone, not of the page.
#[tokio::test]
async fn light_words_on_a_dark_box_beside_them_cost_a_look_next_to_nothing() {
    const DARK: &str = "<style>td { background: #eee } .box { position: absolute; inset: 0; background: #123 }</style>\
        <div style='position: relative; height: 60px'><div class=box></div><p style='position: relative; color: #fff'>On a box</p></div>";
    let mut r = Reading::open().await;
    let plain = look(&mut r, 400).await;
    let on_a_box = look_at(&mut r, &(page(400) + DARK)).await;
    let ratio = on_a_box.crossings / plain.crossings;
    assert!(
        (1.0..1.3).contains(&ratio),
        "{ratio:.2} times as many: {plain:?}, {on_a_box:?}"
    );
    let ratio = on_a_box.questions / plain.questions;
    assert!(
        (1.0..1.5).contains(&ratio),
        "{ratio:.2} times as many questions: {plain:?}, {on_a_box:?}"
    );
}

/// Whether hovering shows what is hidden is asked of the sheets once, not at every look.
#[tokio::test]
async fn many_rules_that_wait_for_the_pointer_cost_a_look_next_to_nothing() {
    let rules = (0..500).map(|n| format!(".c{n}:hover .d{n} {{ color: red; display: block }}"));
    let rules: String = rules.collect();
    let waiting = page(400) + &format!("<style>{rules}</style><p hidden><button>Later</button>");
    let mut r = Reading::open().await;
    let plain = look_at(&mut r, &waiting.replace(":hover", "")).await;
    let waiting = look_at(&mut r, &waiting).await;
    let ratio = waiting.crossings / plain.crossings;
    assert!(
        (0.99..1.02).contains(&ratio),
        "{ratio:.3} times as many: {plain:?}, {waiting:?}"
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
    assert!(small.blocks > 10_000 && large.blocks < 300_000, "{large:?}");
}
