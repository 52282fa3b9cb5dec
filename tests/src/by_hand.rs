//! The cancel flow as somebody walks it who knows every button beforehand: the measure for the bench, and the site's own test.
use crate::browser::{Chromium, Node, Page, Setup};
use crate::wait::until;
use tempfile::TempDir;

/// A browser as it comes, without us in it, for as long as this is kept.
#[derive(Debug)]
pub struct Visit {
    pub page: Page,
    _browser: Chromium,
    _profile: TempDir,
}

/// Opens this address in a browser of its own.
pub async fn visit(url: &str) -> anyhow::Result<Visit> {
    let profile = tempfile::tempdir()?;
    let setup = Setup {
        profile: profile.path().to_owned(),
        without_extension: true,
        ..Setup::default()
    };
    let browser = Chromium::start(&setup).await?;
    let page = browser.first_tab().await?;
    page.goto(url).await?;
    Ok(Visit {
        page,
        _browser: browser,
        _profile: profile,
    })
}

/// From the account page to the page that says it is done, by trusted clicks on known buttons.
pub async fn cancel(page: &Page) {
    press(page, "Manage plan").await;
    press(page, "Cancel membership").await;
    press(page, "No thanks, continue to cancel").await;
    press(page, "Another reason").await;
    press(page, "Continue").await;
    press(page, "Finish cancellation").await;
    sees(page, "Your membership has been cancelled").await;
}

/// Waits for the control of this name and presses it.
pub async fn press(page: &Page, name: &str) {
    until(&format!("“{name}” on the page"), || async {
        let dom = page.dom().await.map_err(|e| e.to_string())?;
        let controls = dom.root.all(is_control);
        let control = controls.iter().find(|n| n.words() == name);
        let control = control.ok_or_else(|| {
            controls
                .iter()
                .map(|n| n.words())
                .collect::<Vec<_>>()
                .join(" | ")
        })?;
        page.press(control).await.map_err(|e| e.to_string())
    })
    .await;
}

/// Waits until the page says this.
pub async fn sees(page: &Page, words: &str) {
    until(&format!("“{words}” on the page"), || async {
        let words_now = page.dom().await.map_err(|e| e.to_string())?.root.words();
        if words_now.contains(words) {
            Ok(())
        } else {
            Err(words_now)
        }
    })
    .await;
}

fn is_control(node: &Node) -> bool {
    matches!(node.tag.as_str(), "a" | "button" | "label")
}
