//! The line to the service worker: `chrome.runtime.connect`, plain payload objects both ways.
mod orders;

use crate::mark;
use protocol::held::HeldKind;
use protocol::ids::RequestId;
use protocol::message::{FromAgent, ToAgent};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[derive(Debug)]
    type RawPort;
    #[wasm_bindgen(js_namespace = ["chrome", "runtime"], js_name = connect, catch)]
    fn connect(how: &JsValue) -> Result<RawPort, JsValue>;
    #[wasm_bindgen(method, js_name = postMessage, catch)]
    fn post(this: &RawPort, message: &JsValue) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn disconnect(this: &RawPort) -> Result<(), JsValue>;
    #[wasm_bindgen(method, getter, js_name = onMessage)]
    fn on_message(this: &RawPort) -> PortEvent;
    #[wasm_bindgen(method, getter, js_name = onDisconnect)]
    fn on_disconnect(this: &RawPort) -> PortEvent;

    type PortEvent;
    #[wasm_bindgen(method, js_name = addListener)]
    fn add(this: &PortEvent, listener: &JsValue);

    #[wasm_bindgen(js_namespace = ["chrome", "runtime"], js_name = getURL, catch)]
    fn own_address(path: &str) -> Result<String, JsValue>;
}

/// A connection of some name that carries objects. Dropping it closes it.
#[derive(Debug)]
pub(crate) struct Line {
    raw: RawPort,
    _heard: Closure<dyn FnMut(JsValue)>,
    _lost: Closure<dyn FnMut()>,
}

impl Line {
    /// Wakes the service worker if it sleeps. `None` when nobody can be reached now.
    pub(crate) fn open(
        name: &str,
        heard: impl FnMut(JsValue) + 'static,
        lost: impl Fn() + 'static,
    ) -> Option<Line> {
        let raw = connect(&crate::dom::object(&[("name", name.into())])).ok()?;
        let heard = Closure::<dyn FnMut(JsValue)>::new(heard);
        let lost = Closure::<dyn FnMut()>::new(lost);
        raw.on_message().add(heard.as_ref());
        raw.on_disconnect().add(lost.as_ref());
        Some(Line {
            raw,
            _heard: heard,
            _lost: lost,
        })
    }

    /// False when the line is broken.
    pub(crate) fn say(&self, message: &impl Serialize) -> bool {
        written(message).is_some_and(|object| self.post(&object))
    }

    /// As it is.
    pub(crate) fn post(&self, message: &JsValue) -> bool {
        self.raw.post(message).is_ok()
    }
}

/// As one text, which the browser takes apart by itself: made piece by piece, each piece would cost a way out of WebAssembly.
fn written(message: &impl Serialize) -> Option<JsValue> {
    let text = serde_json::to_string(message).ok()?;
    js_sys::JSON::parse(&text).ok()
}

/// Goes through the motions of saying it, and says nothing.
pub(crate) fn rehearse(message: &FromAgent) {
    drop(written(message));
}

impl Drop for Line {
    fn drop(&mut self) {
        // Fails when it is closed already.
        let _ = self.raw.disconnect();
    }
}

/// What the service worker may know of a message: whether an action is answered by it, whose requests it may hold back, and where those
/// would have gone.
#[derive(Serialize)]
struct Enveloped<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<RequestId>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    kept: Vec<&'a str>,
    payload: &'a FromAgent,
}

/// To the service worker alone: the page drew something else in place of what was pressed.
#[derive(Serialize)]
struct Drew {
    drew: RequestId,
}

/// The line to the host.
#[derive(Debug)]
pub(crate) struct Port(Line);

impl Port {
    /// Wakes the service worker if it sleeps. `None` when nobody can be reached now.
    pub(crate) fn open(
        heard: impl Fn(Result<ToAgent, String>) + 'static,
        lost: impl Fn() + 'static,
    ) -> Option<Port> {
        let mut count = 0;
        mark::heard(count);
        let heard = move |message: JsValue| {
            heard(orders::read(&message).map_err(|problem| problem.to_string()));
            count += 1;
            mark::heard(count);
        };
        Line::open("agent", heard, lost).map(Port)
    }

    pub(crate) fn drew(&self, request: RequestId) -> bool {
        self.0.say(&Drew { drew: request })
    }

    /// False when the line is broken.
    pub(crate) fn say(&self, message: &FromAgent) -> bool {
        let (answers, held) = match message {
            FromAgent::Acted {
                request, held_back, ..
            } => (Some(*request), &held_back[..]),
            _ => (None, &[][..]),
        };
        let requests = held.iter().filter(|h| h.kind == HeldKind::Request);
        self.0.say(&Enveloped {
            answers,
            kept: requests.map(|h| h.url.as_str()).collect(),
            payload: message,
        })
    }
}

/// False once the extension was removed, updated or reloaded: this agent then has nobody to work for any more.
pub(crate) fn extension_is_there() -> bool {
    own_address("").is_ok_and(|address| {
        address.starts_with("chrome-extension://") && !address.contains("//invalid")
    })
}
