//! Follows a link whose address is a script (`javascript:__doPostBack(…)`), as whole families of server software write them.
//!
//! A click that a content script makes carries the content script's own policy, which forbids such an address
//! (<https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case>; tried in Chromium 156). So once the page
//! has heard the click and let it go on, the service worker has the page's own world follow the same address, under the page's own policy.
use crate::dom::{self, El};
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
    /// Until it has: what it sends is sent by then, or was tried while nothing could be.
    pub(super) async fn done(self) {
        // Fails where the extension is gone, and then nothing follows.
        let _ = JsFuture::from(self.0).await;
    }
}

/// After a click that nothing in the page prevented.
pub(super) fn follow(pressed: &El) -> Option<Following> {
    let mut links =
        dom::around(pressed).filter(|e| matches!(e.local_name().as_str(), "a" | "area"));
    let script = links.find_map(|e| e.attribute("href"))?;
    is_script(&script).then(|| {
        tell(&dom::object(&[("script", script.into())]))
            .ok()
            .map(Following)
    })?
}

fn is_script(address: &str) -> bool {
    let start = address.trim_start().get(.."javascript:".len());
    start.is_some_and(|scheme| scheme.eq_ignore_ascii_case("javascript:"))
}
