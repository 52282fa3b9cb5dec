//! Takes the README's pictures in the tests' own browser: the panel on the account page, and the approval question.
use e2e::stage::{Set, shipped};
use serde_json::json;
use std::path::PathBuf;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let folder = shipped("docs/images");
    std::fs::create_dir_all(&folder)?;
    // In light as NAME.png, in dark as NAME-dark.png.
    for (scheme, ending) in [("light", ""), ("dark", "-dark")] {
        walk(scheme, |name| folder.join(format!("{name}{ending}.png"))).await?;
    }
    Ok(())
}

async fn walk(scheme: &str, file: impl Fn(&str) -> PathBuf) -> anyhow::Result<()> {
    let stage = Set::stage().open().await;
    let window = json!({ "width": 1280, "height": 800, "deviceScaleFactor": 1.5, "mobile": false });
    stage
        .page
        .call("Emulation.setDeviceMetricsOverride", window)
        .await?;
    stage
        .page
        .call("Emulation.setScrollbarsHidden", json!({ "hidden": true }))
        .await?;
    stage.page.prefer(scheme).await?;
    stage.press_toolbar().await;
    stage.panel().says("Cancel this subscription").await;
    std::fs::write(file("panel"), stage.page.picture().await?)?;
    stage.panel().click("Cancel this subscription").await;
    stage.overlay().can_be_approved().await;
    std::fs::write(file("approval"), stage.page.picture().await?)?;
    stage.overlay().reject().await;
    stage.panel().says("Nothing was ended").await;
    Ok(())
}
