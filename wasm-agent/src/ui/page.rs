//! The page's document, by its prototype's own methods (`final`): a page's named elements (`<img name="createElement">`)
//! stand in for a document's properties, in isolated worlds too. <https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors>
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, NodeList, ScrollIntoViewOptions, ShadowRoot, Window};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = js_sys::Object, js_name = Document)]
    #[derive(Clone, Debug, PartialEq)]
    pub(super) type Page;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = createElementNS, catch)]
    pub(super) fn create(this: &Page, space: &str, tag: &str) -> Result<Element, JsValue>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = documentElement)]
    pub(super) fn root(this: &Page) -> Option<Element>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = querySelectorAll, catch)]
    pub(super) fn all(this: &Page, selector: &str) -> Result<NodeList, JsValue>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = elementFromPoint)]
    pub(super) fn hit(this: &Page, x: f32, y: f32) -> Option<Element>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = visibilityState)]
    pub(super) fn visibility(this: &Page) -> String;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = hasFocus)]
    pub(super) fn has_focus(this: &Page) -> bool;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = defaultView)]
    pub(super) fn view(this: &Page) -> Option<Window>;

    #[wasm_bindgen(method, final, js_class = "Document", js_name = exitPictureInPicture, catch)]
    pub(super) fn end_film(this: &Page) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = exitPointerLock, catch)]
    pub(super) fn free_pointer(this: &Page) -> Result<(), JsValue>;

    /// Opens closed shadow roots too; only for the extension.
    #[wasm_bindgen(js_namespace = ["chrome", "dom"], js_name = openOrClosedShadowRoot, catch)]
    pub(super) fn shadow_of(element: &Element) -> Result<Option<ShadowRoot>, JsValue>;

    /// An element of the page; forms have named properties, too.
    #[wasm_bindgen(extends = js_sys::Object, js_name = Element)]
    #[derive(Clone, Debug)]
    pub(super) type Target;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getBoundingClientRect)]
    pub(super) fn bounds(this: &Target) -> DomRect;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = scrollIntoView)]
    pub(super) fn scroll_into_view(this: &Target, how: &ScrollIntoViewOptions);
    #[wasm_bindgen(method, final, js_class = "Element", js_name = closest, catch)]
    pub(super) fn closest(this: &Target, selector: &str) -> Result<Option<Element>, JsValue>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = isConnected)]
    pub(super) fn is_connected(this: &Target) -> bool;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = ownerDocument)]
    pub(super) fn page(this: &Target) -> Option<Page>;
}
