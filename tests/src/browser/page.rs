//! One page of the browser (a tab, an extension window): read its tree, press with trusted input, take its picture.
use super::dom::{Dom, Node};
use super::wire::{Wire, WireError};
use base64::Engine;
use protocol::geometry::Rect;
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub struct Page {
    wire: Wire,
    pub target: String,
    session: String,
}

impl Page {
    pub(crate) async fn attach(wire: &Wire, target: &str) -> Result<Self, WireError> {
        let answer = wire
            .call(
                None,
                "Target.attachToTarget",
                json!({ "targetId": target, "flatten": true }),
            )
            .await?;
        let session = answer["sessionId"].as_str().unwrap_or_default().to_owned();
        let page = Self {
            wire: wire.clone(),
            target: target.to_owned(),
            session,
        };
        page.call("Page.enable", json!({})).await?;
        Ok(page)
    }

    pub async fn call(&self, method: &str, params: Value) -> Result<Value, WireError> {
        self.wire.call(Some(&self.session), method, params).await
    }

    /// Goes there and waits until it has loaded.
    pub async fn goto(&self, url: &str) -> Result<(), WireError> {
        let mut events = self.wire.events();
        self.call("Page.navigate", json!({ "url": url })).await?;
        while let Ok(event) = events.recv().await {
            if event.method == "Page.loadEventFired"
                && event.session.as_deref() == Some(&self.session)
            {
                break;
            }
        }
        Ok(())
    }

    pub async fn dom(&self) -> Result<Dom, WireError> {
        Ok(Dom::of(
            &self
                .call("DOM.getDocument", json!({ "depth": -1, "pierce": true }))
                .await?,
        ))
    }

    pub async fn url(&self) -> Result<String, WireError> {
        let history = self.call("Page.getNavigationHistory", json!({})).await?;
        let now = usize::try_from(history["currentIndex"].as_u64().unwrap_or_default())
            .unwrap_or_default();
        Ok(history["entries"][now]["url"]
            .as_str()
            .unwrap_or_default()
            .to_owned())
    }

    /// A script in the page's own world, with nothing that only a person's press allows; its value.
    pub async fn run(&self, script: &str) -> Result<Value, WireError> {
        let answer = self
            .call(
                "Runtime.evaluate",
                json!({ "expression": script, "returnByValue": true, "awaitPromise": true }),
            )
            .await?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            return Err(WireError::Refused {
                method: "Runtime.evaluate".into(),
                message: thrown.to_string(),
            });
        }
        Ok(answer["result"]["value"].clone())
    }

    /// A real press in the middle of this node, as a hand on a mouse would do it.
    pub async fn press(&self, node: &Node) -> Result<(), WireError> {
        self.press_at(self.middle_of(node).await?).await
    }

    /// The same wherever that is in the window, whatever stands there.
    pub async fn press_at(&self, (x, y): (f64, f64)) -> Result<(), WireError> {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse_goes(kind, (x, y)).await?;
        }
        Ok(())
    }

    /// One part of it: "mouseMoved" (with nothing pressed), "mousePressed" or "mouseReleased".
    pub async fn mouse_goes(&self, kind: &str, (x, y): (f64, f64)) -> Result<(), WireError> {
        let buttons = i32::from(kind == "mousePressed");
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    /// Something dragged from elsewhere is let go here.
    pub async fn drop_at(&self, (x, y): (f64, f64)) -> Result<(), WireError> {
        let items = [json!({ "mimeType": "text/plain", "data": "yes" })];
        let data = json!({ "items": items, "dragOperationsMask": 1 });
        for kind in ["dragEnter", "dragOver", "drop"] {
            let event = json!({ "type": kind, "x": x, "y": y, "data": data });
            self.call("Input.dispatchDragEvent", event).await?;
        }
        Ok(())
    }

    pub async fn press_key(&self, key: &str) -> Result<(), WireError> {
        self.key_goes("keyDown", key, false).await?;
        self.key_goes("keyUp", key, false).await
    }

    /// One half of it: "keyDown" (`again` for what a key says that is held) or "keyUp".
    pub async fn key_goes(&self, way: &str, key: &str, again: bool) -> Result<(), WireError> {
        let (code, number, text) = match key {
            "Escape" => (key, 27, ""),
            "Enter" => (key, 13, "\r"),
            "Tab" => (key, 9, ""),
            " " => ("Space", 32, " "),
            _ => (key, 0, ""),
        };
        let mut event = json!({ "type": way, "key": key, "code": code, "windowsVirtualKeyCode": number, "autoRepeat": again });
        if way == "keyDown" && !text.is_empty() {
            event["text"] = json!(text);
        }
        self.call("Input.dispatchKeyEvent", event).await?;
        Ok(())
    }

    pub async fn type_into(&self, node: &Node, text: &str) -> Result<(), WireError> {
        self.call("DOM.focus", json!({ "backendNodeId": node.backend }))
            .await?;
        self.call("Input.insertText", json!({ "text": text }))
            .await?;
        Ok(())
    }

    /// What stands in a field.
    pub async fn value_of(&self, node: &Node) -> Result<String, WireError> {
        let object = self
            .call("DOM.resolveNode", json!({ "backendNodeId": node.backend }))
            .await?;
        let read = json!({ "objectId": object["object"]["objectId"], "functionDeclaration": "function () { return this.value }", "returnByValue": true });
        let answer = self.call("Runtime.callFunctionOn", read).await?;
        Ok(answer["result"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned())
    }

    /// PNG of what is in sight.
    pub async fn picture(&self) -> Result<Vec<u8>, WireError> {
        self.pictured(json!({ "format": "png" })).await
    }

    /// PNG of a part of it.
    pub async fn picture_of(&self, part: Rect) -> Result<Vec<u8>, WireError> {
        // A clip counts from the document's corner, not from the window's.
        let metrics = self.call("Page.getLayoutMetrics", json!({})).await?;
        let scrolled = |axis: &str| {
            let offset = &metrics["cssVisualViewport"][axis];
            offset.as_f64().unwrap_or_default()
        };
        let (x, y) = (
            f64::from(part.x) + scrolled("pageX"),
            f64::from(part.y) + scrolled("pageY"),
        );
        let clip =
            json!({ "x": x, "y": y, "width": part.width, "height": part.height, "scale": 1 });
        self.pictured(json!({ "format": "png", "clip": clip }))
            .await
    }

    async fn pictured(&self, how: Value) -> Result<Vec<u8>, WireError> {
        let answer = self.call("Page.captureScreenshot", how).await?;
        let data = answer["data"].as_str().unwrap_or_default();
        base64::engine::general_purpose::STANDARD
            .decode(data)
            .map_err(|e| WireError::Refused {
                method: "Page.captureScreenshot".into(),
                message: e.to_string(),
            })
    }

    /// "light" or "dark".
    pub async fn prefer(&self, scheme: &str) -> Result<(), WireError> {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await?;
        Ok(())
    }

    /// Whether this page's window is the one in front, which none is without a screen.
    pub async fn has_the_keyboard(&self, has: bool) -> Result<(), WireError> {
        let enabled = json!({ "enabled": has });
        self.call("Emulation.setFocusEmulationEnabled", enabled)
            .await?;
        Ok(())
    }

    /// The person turns to this tab.
    pub async fn to_the_front(&self) -> Result<(), WireError> {
        self.call("Page.bringToFront", json!({})).await?;
        Ok(())
    }

    pub async fn close(&self) -> Result<(), WireError> {
        self.wire
            .call(
                None,
                "Target.closeTarget",
                json!({ "targetId": self.target }),
            )
            .await?;
        Ok(())
    }

    /// Where a node stands in the window, in whole CSS pixels.
    pub async fn place_of(&self, node: &Node) -> Result<Rect, WireError> {
        let answer = self
            .call("DOM.getBoxModel", json!({ "backendNodeId": node.backend }))
            .await?;
        #[expect(clippy::cast_possible_truncation, reason = "pixels of a window")]
        let at = |i: usize| {
            answer["model"]["border"][i]
                .as_f64()
                .unwrap_or_default()
                .round() as i32
        };
        Ok(Rect {
            x: at(0),
            y: at(1),
            width: at(4) - at(0),
            height: at(5) - at(1),
        })
    }

    pub async fn middle_of(&self, node: &Node) -> Result<(f64, f64), WireError> {
        // Fixed layers can't be scrolled to; their box is in sight anyway.
        let _ = self
            .call(
                "DOM.scrollIntoViewIfNeeded",
                json!({ "backendNodeId": node.backend }),
            )
            .await;
        let at = self.place_of(node).await?;
        Ok((
            f64::from(at.x) + f64::from(at.width) / 2.0,
            f64::from(at.y) + f64::from(at.height) / 2.0,
        ))
    }
}
