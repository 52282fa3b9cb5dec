//! Follows a link whose address is a script (`javascript:__doPostBack(…)`), as whole families of server software write them.
//!
//! A click that a content script makes carries the content script's own policy, which forbids such an address
//! (<https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case>; tried in Chromium 156). So once the page
//! has heard the click and let it go on, the service worker has the page's own world follow the same address, under the page's own policy.
use super::events;
use super::place::Spot;
use crate::dom::{self, El};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["chrome", "runtime"], js_name = sendMessage, catch)]
    fn tell(message: &JsValue) -> Result<js_sys::Promise, JsValue>;
}

/// The page's own world is asked to follow it.
#[derive(Debug)]
pub(super) struct Following(js_sys::Promise);

impl Following {
    /// Until it has. False where nothing was followed.
    pub(super) async fn done(self) -> bool {
        let answer = JsFuture::from(self.0).await;
        answer.is_ok_and(|answer| answer.is_truthy())
    }
}

pub(super) fn is_script(address: &str) -> bool {
    let start = address.trim_start().get(.."javascript:".len());
    start.is_some_and(|scheme| scheme.eq_ignore_ascii_case("javascript:"))
}

/// Presses the link that leads to `script`, which is followed once: by the page's own world, if nothing in the page prevented it.
pub(super) fn click(link: &El, spot: &Spot, script: &str) -> Option<Following> {
    let went_on = Rc::new(Cell::new(None));
    let heard = link.view().map(|view| {
        let last = EventListenerOptions {
            phase: EventListenerPhase::Bubble,
            passive: false,
        };
        let went_on = went_on.clone();
        EventListener::once_with_options(view.unchecked_ref(), "click", last, move |event| {
            went_on.set(Some(!event.default_prevented()));
            event.prevent_default();
        })
    });
    let sent = events::click(link, spot);
    drop(heard);
    // A click that was stopped on its way up isn't heard here.
    let followed = went_on.get().unwrap_or(sent);
    let still = dom::around(link).find_map(|e| e.attribute("href"));
    if !followed || still.as_deref() != Some(script) {
        return None;
    }
    tell(&dom::object(&[("script", script.into())]))
        .ok()
        .map(Following)
}
