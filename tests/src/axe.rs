//! axe-core over what people see, closed shadow roots included: it runs in a world of its own, where our root is an open one.
use crate::browser::{Node, Page, WireError};
use crate::built;
use serde_json::{Value, json};

/// What axe-core finds wrong in this page of the extension. `seen` is a rule that it must have had something to look at for.
pub async fn page(page: &Page, seen: &str) -> Result<Vec<String>, WireError> {
    let world = world(page).await?;
    let found = json!({ "expression": format!("({REPORT})(document, '{seen}')"), "contextId": world, "awaitPromise": true, "returnByValue": true });
    read(page.call("Runtime.evaluate", found).await?)
}

/// What axe-core finds wrong in this closed shadow root.
pub async fn root(page: &Page, root: &Node) -> Result<Vec<String>, WireError> {
    let world = world(page).await?;
    let resolved = page
        .call(
            "DOM.resolveNode",
            json!({ "backendNodeId": root.backend, "executionContextId": world }),
        )
        .await?;
    let opened = format!(
        "function () {{ Object.defineProperty(this.host, 'shadowRoot', {{ value: this, configurable: true }}); return ({REPORT})(this.host, 'button-name') }}"
    );
    let call = json!({ "objectId": resolved["object"]["objectId"], "functionDeclaration": opened, "awaitPromise": true, "returnByValue": true });
    read(page.call("Runtime.callFunctionOn", call).await?)
}

/// A look that saw nothing of what is there (no button, no heading) is a failure of the look.
const REPORT: &str = "async (at, seen) => {
    const { violations, passes } = await axe.run(at);
    if (!passes.some((p) => p.id === seen)) throw new Error(`axe-core saw nothing for ${seen}`);
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${v.help}: ${n.html}: ${n.failureSummary}`));
}";

/// A world beside the page's own, with axe-core in it.
async fn world(page: &Page) -> Result<Value, WireError> {
    let path = built::workspace().join("node_modules/axe-core/axe.min.js");
    let axe = std::fs::read_to_string(&path)
        .unwrap_or_else(|_| panic!("no axe-core at {}: run `npm ci`", path.display()));
    let tree = page.call("Page.getFrameTree", json!({})).await?;
    let frame = &tree["frameTree"]["frame"]["id"];
    let made = page
        .call(
            "Page.createIsolatedWorld",
            json!({ "frameId": frame, "worldName": "axe" }),
        )
        .await?;
    let world = made["executionContextId"].clone();
    page.call(
        "Runtime.evaluate",
        json!({ "expression": axe, "contextId": world, "returnByValue": false }),
    )
    .await?;
    Ok(world)
}

fn read(answer: Value) -> Result<Vec<String>, WireError> {
    let failed = |message: String| WireError::Refused {
        method: "axe-core".into(),
        message,
    };
    if let Some(thrown) = answer.get("exceptionDetails") {
        return Err(failed(thrown.to_string()));
    }
    serde_json::from_value(answer["result"]["value"].clone())
        .map_err(|e| failed(format!("{e}: {answer}")))
}
