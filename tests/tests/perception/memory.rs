//! Looking again and again costs no memory.
use e2e::reading::Reading;
use protocol::snapshot::View;
use serde_json::json;

/// Every call of `next()` builds the whole list anew.
const CHANGING: &str = "<!doctype html><main></main><script>
    let n = 0;
    function next() {
        n += 1;
        document.querySelector('main').innerHTML = Array.from({ length: 60 }, (_, i) =>
            `<section><h2>Part ${i}</h2><p>Look ${n}</p><button>Open ${i}, ${n}</button></section>`).join('');
    }
</script>";

/// Bytes that the page holds for scripts: the heap, and the agent's WebAssembly memory, which is not a part of it.
async fn held(r: &Reading) -> (f64, f64) {
    let collect = r.page.call("HeapProfiler.collectGarbage", json!({})).await;
    collect.unwrap();
    let usage = r.page.call("Runtime.getHeapUsage", json!({})).await;
    let heap = usage.unwrap()["usedSize"].as_f64().unwrap();
    (heap, agents_memory(r).await)
}

async fn agents_memory(r: &Reading) -> f64 {
    let mut events = r.browser.wire().events();
    r.page.call("Runtime.enable", json!({})).await.unwrap();
    let world = loop {
        let event = events.recv().await.unwrap();
        let context = &event.params["context"];
        let of_extension = |origin: &str| origin.starts_with("chrome-extension://");
        if context["origin"].as_str().is_some_and(of_extension) {
            break context["id"].clone();
        }
    };
    r.page.call("Runtime.disable", json!({})).await.unwrap();
    let look = json!({ "expression": "WebAssembly.Memory.prototype", "contextId": world });
    let prototype = r.page.call("Runtime.evaluate", look).await.unwrap();
    let query = json!({ "prototypeObjectId": prototype["result"]["objectId"] });
    let all = r.page.call("Runtime.queryObjects", query).await.unwrap();
    let add =
        "function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0) }";
    let sum = json!({ "objectId": all["objects"]["objectId"], "functionDeclaration": add, "returnByValue": true });
    let sum = r.page.call("Runtime.callFunctionOn", sum).await.unwrap();
    sum["result"]["value"].as_f64().unwrap()
}

#[tokio::test]
async fn a_thousand_looks_at_a_changing_page_hold_no_more_memory_than_the_first_hundreds() {
    let mut r = Reading::open().await;
    r.show(CHANGING).await;
    let mut after = Vec::new();
    for look in 1..=1_000 {
        r.page.run("next()").await.unwrap();
        let seen = r.look(false, View::default()).await;
        assert!(seen.text.contains(&format!("Look {look}\n")), "{look}");
        if look % 250 == 0 {
            after.push(held(&r).await);
        }
    }
    // What is remembered of gone elements has reached its most after the first quarter.
    let ((heap, memory), (first_heap, first_memory)) = (after[3], after[0]);
    assert!(memory > 0.0 && memory <= first_memory, "{after:?}");
    assert!(heap < first_heap * 1.1, "{after:?}");
}
