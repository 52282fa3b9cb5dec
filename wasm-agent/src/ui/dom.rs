//! Small steps in the document: make an element, put words into it. Words always as text, never as markup.
use super::page::{Page, Target};
use protocol::geometry::Rect;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{Element, HtmlElement};

const XHTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// A new HTML element, also in documents that are not HTML. `tag` is one of our own constants, so this can't fail.
pub(super) fn make(page: &Page, tag: &str, class: &str) -> HtmlElement {
    let element = page.create(XHTML, tag).unwrap_throw();
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.unchecked_into()
}

pub(super) fn make_with(page: &Page, tag: &str, class: &str, words: &str) -> HtmlElement {
    let element = make(page, tag, class);
    element.set_text_content(Some(words));
    element
}

/// A drawing of one closed shape set, decoration only. (`innerHTML` would be at the mercy of the page's CSP.)
pub(super) fn drawing(page: &Page, class: &str, filled: &str, drawn: &str) -> Element {
    let svg = page.create(SVG, "svg").unwrap_throw();
    for (name, value) in [
        ("viewBox", "0 0 20 20"),
        ("aria-hidden", "true"),
        ("focusable", "false"),
        ("class", class),
    ] {
        set(&svg, name, value);
    }
    for (kind, shape) in [("filled", filled), ("drawn", drawn)] {
        if !shape.is_empty() {
            let path = page.create(SVG, "path").unwrap_throw();
            set(&path, "d", shape);
            set(&path, "class", kind);
            append(&svg, &path);
        }
    }
    svg
}

/// A button that our one click listener knows by `does`.
pub(super) fn button(page: &Page, class: &str, does: &str, label: &str) -> HtmlElement {
    let button = make_with(page, "button", class, label);
    set(&button, "type", "button");
    set(&button, "data-does", does);
    button
}

pub(super) fn set(element: &Element, name: &str, value: &str) {
    // Fails on malformed names only; ours are constants.
    let _ = element.set_attribute(name, value);
}

/// Words beside other nodes.
pub(super) fn say(parent: &Element, words: &str) {
    // `append` with a string makes a text node; fails only for a document that refuses children.
    let _ = parent.append_with_str_1(words);
}

/// What scrolls can be scrolled with the keyboard, too.
pub(super) fn let_keys_scroll(element: &Element) {
    let scrolls = element.scroll_height() > element.client_height();
    if scrolls && !element.has_attribute("tabindex") {
        set(element, "tabindex", "0");
    } else if !scrolls {
        let _ = element.remove_attribute("tabindex");
    }
}

pub(super) fn append(parent: &web_sys::Node, child: &web_sys::Node) {
    // Fails only for a child that contains its parent.
    let _ = parent.append_child(child);
}

pub(super) fn style(element: &HtmlElement, name: &str, value: &str) {
    let _ = element.style().set_property(name, value);
}

/// A flag that web-sys doesn't know (yet).
pub(super) fn is_set(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::get(object, &JsValue::from_str(name)).is_ok_and(|v| v.is_truthy())
}

pub(super) fn now(window: &web_sys::Window) -> f64 {
    window
        .performance()
        .map_or_else(js_sys::Date::now, |p| p.now())
}

/// What of the window can show anything of ours: nothing is seen under the page's scrollbars.
pub(super) fn viewport(window: &web_sys::Window) -> (i32, i32) {
    let Some(seen) = window.visual_viewport() else {
        return with_scrollbars(window);
    };
    let whole = |side: f64| (side * seen.scale()).round() as i32;
    (whole(seen.width()), whole(seen.height()))
}

/// What a picture of the page shows.
pub(super) fn with_scrollbars(window: &web_sys::Window) -> (i32, i32) {
    let whole = |side: Result<JsValue, JsValue>| {
        side.ok().and_then(|v| v.as_f64()).unwrap_or_default() as i32
    };
    (whole(window.inner_width()), whole(window.inner_height()))
}

pub(super) fn rect_of(element: &Element) -> Rect {
    let at = element.unchecked_ref::<Target>().bounds();
    let (left, top) = (at.left().floor(), at.top().floor());
    let (width, height) = (at.right().ceil() - left, at.bottom().ceil() - top);
    Rect {
        x: left as i32,
        y: top as i32,
        width: width as i32,
        height: height as i32,
    }
}
