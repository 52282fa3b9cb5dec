//! Looking again and again costs no memory.
use e2e::reading::Reading;
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

/// Bytes that the page's process holds for scripts: heap, and WebAssembly's memory beside it.
async fn held(r: &Reading) -> f64 {
    let collect = r.page.call("HeapProfiler.collectGarbage", json!({})).await;
    collect.unwrap();
    let usage = r.page.call("Runtime.getHeapUsage", json!({})).await;
    let usage = usage.unwrap();
    let part = |name: &str| usage[name].as_f64().unwrap_or_default();
    part("usedSize") + part("backingStorageSize")
}

#[tokio::test]
async fn a_thousand_looks_at_a_changing_page_hold_no_more_memory_than_the_first_hundreds() {
    let mut r = Reading::open().await;
    r.show(CHANGING).await;
    let mut after = Vec::new();
    for look in 1..=1_000 {
        r.page.run("next()").await.unwrap();
        let seen = r.look(false).await;
        assert!(seen.outline.contains(&format!("Look {look}\n")), "{look}");
        if look % 250 == 0 {
            after.push(held(&r).await);
        }
    }
    // Between the second and the fourth quarter: what is remembered of gone elements has reached its most by then.
    assert!(after[3] < after[1] * 1.05, "{after:?}");
}
