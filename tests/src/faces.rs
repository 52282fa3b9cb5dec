//! What of SubTerminator a person sees: the panel and the question in the page, the small window, the receipt. Found by role and words, as a
//! person finds them, and pressed with trusted input.
use crate::browser::{Node, Page};
use crate::wait::until;
use protocol::geometry::Rect;

/// The panel at the top right.
#[derive(Debug)]
pub struct Panel<'a>(pub(crate) &'a Page);

/// The approval question in the page.
#[derive(Debug)]
pub struct Overlay<'a>(pub(crate) &'a Page);

/// A page of the extension: the small window that asks, the receipt.
#[derive(Debug)]
pub struct ExtensionPage(pub(crate) Page);

impl<'a> Panel<'a> {
    pub fn of(page: &'a Page) -> Self {
        Self(page)
    }
}

impl<'a> Overlay<'a> {
    pub fn of(page: &'a Page) -> Self {
        Self(page)
    }
}

impl Panel<'_> {
    /// Everything it says.
    pub async fn words(&self) -> Result<String, String> {
        let dom = self.0.dom().await.map_err(|e| e.to_string())?;
        let roots = dom.closed_roots();
        let panel = roots
            .iter()
            .find_map(|r| r.first(is_panel))
            .ok_or("no panel in the page")?;
        Ok(panel.words())
    }

    /// Waits until the panel says this.
    pub async fn says(&self, words: &str) -> String {
        until(&format!("the panel to say “{words}”"), || async {
            let now = self.words().await?;
            if now.contains(words) {
                Ok(now)
            } else {
                Err(now)
            }
        })
        .await
    }

    pub async fn click(&self, label: &str) {
        press_button(
            self.0,
            &format!("the panel's button “{label}”"),
            is_panel,
            label,
        )
        .await;
    }

    /// Presses this if it can be pressed now.
    pub async fn click_now(&self, label: &str) -> Result<(), String> {
        press_now(self.0, is_panel, label).await
    }
}

impl Panel<'_> {
    /// Where it stands.
    pub async fn place(&self) -> Result<Rect, String> {
        place_of(self.0, is_panel).await
    }

    /// Where it stands, unless it is hidden.
    pub async fn place_in_sight(&self) -> Result<Option<Rect>, String> {
        let dom = self.0.dom().await.map_err(|e| e.to_string())?;
        let hidden = ["away", "aside"].iter().any(|class| {
            let has = |n: &Node| {
                n.attribute("class")
                    .is_some_and(|c| c.split(' ').any(|c| c == *class))
            };
            dom.closed_roots().iter().any(|r| r.first(has).is_some())
        });
        if hidden {
            Ok(None)
        } else {
            self.place().await.map(Some)
        }
    }

    /// Where the ring around what is about to be pressed stands.
    pub async fn ring(&self) -> Result<Rect, String> {
        place_of(self.0, |n| n.has("class", "ring") && !n.is_hidden()).await
    }

    /// Presses ✕.
    pub async fn close(&self) {
        until("the panel's ✕", || async {
            let dom = self.0.dom().await.map_err(|e| e.to_string())?;
            let panel = dom.root.first(is_panel).ok_or("no panel in the page")?;
            let close = panel
                .first(|n| n.tag == "button" && n.has("data-does", "close"))
                .ok_or("no ✕")?;
            self.0.press(close).await.map_err(|e| e.to_string())
        })
        .await;
    }
}

impl Overlay<'_> {
    /// Waits until it asks; everything it says.
    pub async fn asks(&self) -> String {
        until("the overlay to ask", || async {
            let dom = self.0.dom().await.map_err(|e| e.to_string())?;
            let roots = dom.closed_roots();
            let sheet = roots
                .iter()
                .find_map(|r| r.first(is_sheet))
                .ok_or_else(|| words_of(&roots))?;
            let words = sheet.words();
            if words.is_empty() {
                Err("an empty sheet".to_owned())
            } else {
                Ok(words)
            }
        })
        .await
    }

    /// Waits until it asks about this; everything it says.
    pub async fn asks_about(&self, target: &str) -> String {
        until(&format!("the overlay to ask about “{target}”"), || async {
            let words = self.asks().await;
            if words.contains(target) {
                Ok(words)
            } else {
                Err(words)
            }
        })
        .await
    }

    /// Says yes to every step that is asked about before this one; everything that the question about this one says.
    pub async fn approves_up_to(&self, last: &str) -> String {
        let mut asked = self.asks().await;
        while !asked.contains(last) {
            self.approve().await;
            asked = until(
                &format!("the overlay to ask on, up to “{last}”"),
                || async {
                    let words = self.asks().await;
                    if words == asked {
                        Err(words)
                    } else {
                        Ok(words)
                    }
                },
            )
            .await;
        }
        asked
    }

    /// Where the sheet stands.
    pub async fn place(&self) -> Result<Rect, String> {
        place_of(self.0, |n| {
            n.attribute("class").is_some_and(|c| c.starts_with("sheet"))
        })
        .await
    }

    /// The middle of this button of its.
    pub async fn middle_of(&self, label: &str) -> Result<(f64, f64), String> {
        let dom = self.0.dom().await.map_err(|e| e.to_string())?;
        let sheet = dom.root.first(is_sheet).ok_or("no question")?;
        let button = sheet.first(|n| n.tag == "button" && n.name() == label);
        let button = button.ok_or_else(|| sheet.words())?;
        self.0.middle_of(button).await.map_err(|e| e.to_string())
    }

    pub async fn is_there(&self) -> bool {
        let dom = self.0.dom().await;
        dom.is_ok_and(|d| d.closed_roots().iter().any(|r| r.first(is_sheet).is_some()))
    }

    /// Waits until Approve is open: it was truly visible for long enough.
    pub async fn can_be_approved(&self) {
        self.approve_is(true).await;
    }

    pub async fn is_shut(&self) {
        self.approve_is(false).await;
    }

    async fn approve_is(&self, open: bool) {
        let what = if open { "open" } else { "shut" };
        until(&format!("Approve to be {what}"), || async {
            let dom = self.0.dom().await.map_err(|e| e.to_string())?;
            let sheet = dom.root.first(is_sheet).ok_or("no question")?;
            let approve = |n: &Node| {
                let is_open = n.attribute("disabled").is_none();
                n.tag == "button" && n.name() == "Approve" && is_open == open
            };
            sheet.first(approve).map(drop).ok_or_else(|| sheet.words())
        })
        .await;
    }

    pub async fn approve(&self) {
        press_button(self.0, "Approve in the overlay", is_sheet, "Approve").await;
    }

    /// Presses Approve if that is open now.
    pub async fn approve_now(&self) -> Result<(), String> {
        press_now(self.0, is_sheet, "Approve").await
    }

    pub async fn reject(&self) {
        press_button(self.0, "Reject in the overlay", is_sheet, "Reject").await;
    }
}

impl ExtensionPage {
    pub async fn words(&self) -> Result<String, String> {
        Ok(self
            .0
            .dom()
            .await
            .map_err(|e| e.to_string())?
            .root
            .first(|n| n.tag == "body")
            .map(Node::words)
            .unwrap_or_default())
    }

    pub async fn says(&self, words: &str) -> String {
        until(
            &format!("the extension's page to say “{words}”"),
            || async {
                let now = self.words().await?;
                if now.contains(words) {
                    Ok(now)
                } else {
                    Err(now)
                }
            },
        )
        .await
    }

    pub async fn click(&self, label: &str) {
        press_button(
            &self.0,
            &format!("“{label}” in the extension's page"),
            |n| n.tag == "body",
            label,
        )
        .await;
    }

    /// Presses this if it can be pressed now.
    pub async fn click_now(&self, label: &str) -> Result<(), String> {
        press_now(&self.0, |n| n.tag == "body", label).await
    }

    pub fn page(&self) -> &Page {
        &self.0
    }
}

fn is_panel(node: &Node) -> bool {
    node.has("aria-label", "SubTerminator") && !node.is_hidden()
}

fn is_sheet(node: &Node) -> bool {
    node.has("role", "alertdialog") && node.attribute("open").is_some()
}

async fn place_of(page: &Page, wanted: fn(&Node) -> bool) -> Result<Rect, String> {
    let dom = page.dom().await.map_err(|e| e.to_string())?;
    let roots = dom.closed_roots();
    let node = roots.iter().find_map(|r| r.first(wanted));
    let node = node.ok_or_else(|| format!("not there: {}", words_of(&roots)))?;
    page.place_of(node).await.map_err(|e| e.to_string())
}

fn words_of(roots: &[&Node]) -> String {
    roots
        .iter()
        .map(|r| r.words())
        .collect::<Vec<_>>()
        .join(" | ")
}

/// Waits until the button is there and can be pressed, and presses it.
async fn press_button(page: &Page, what: &str, place: fn(&Node) -> bool, label: &str) {
    until(what, || press_now(page, place, label)).await;
}

async fn press_now(page: &Page, place: fn(&Node) -> bool, label: &str) -> Result<(), String> {
    let dom = page.dom().await.map_err(|e| e.to_string())?;
    let place = dom
        .root
        .first(place)
        .ok_or_else(|| words_of(&dom.closed_roots()))?;
    let called =
        |n: &Node| n.tag == "button" && n.name() == label && n.attribute("disabled").is_none();
    let button = place.first(called).ok_or_else(|| place.words())?;
    page.press(button).await.map_err(|e| e.to_string())
}
