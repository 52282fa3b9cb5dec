//! Takes the README's pictures in the tests' own browser: the panel on the account page, and the approval question.
use e2e::browser::Page;
use e2e::stage::{Set, shipped};
use serde_json::json;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let folder = shipped("docs/images");
    std::fs::create_dir_all(&folder)?;
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
    stage.press_toolbar().await;
    stage.panel().says("Cancel this subscription").await;
    take(&stage.page, &folder, "panel").await?;
    stage.panel().click("Cancel this subscription").await;
    stage.overlay().can_be_approved().await;
    take(&stage.page, &folder, "approval").await?;
    stage.overlay().reject().await;
    stage.panel().says("Nothing was changed").await;
    Ok(())
}

/// In light as NAME.png, in dark as NAME-dark.png.
async fn take(page: &Page, folder: &std::path::Path, name: &str) -> anyhow::Result<()> {
    for (scheme, ending) in [("light", ""), ("dark", "-dark")] {
        page.prefer(scheme).await?;
        std::fs::write(
            folder.join(format!("{name}{ending}.png")),
            page.picture().await?,
        )?;
    }
    Ok(())
}
