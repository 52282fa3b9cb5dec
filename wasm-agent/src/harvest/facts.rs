//! What is asked of one element: attributes, box, what hides it from the eye, what is ticked, chosen or typed.
use crate::dom::{self, Area, Choice, El, Input, Style};
use perception::inputs::input_kind;
use perception::raw::{Display, Namespace, RawElement, wanted};
use protocol::geometry::{Rect, Viewport};
use wasm_bindgen::{JsCast, JsValue};

/// Elements that can have a shadow root (<https://dom.spec.whatwg.org/#valid-shadow-host-name>).
pub(super) fn may_host(raw: &RawElement) -> bool {
    const HOSTS: &[&str] = &[
        "article",
        "aside",
        "blockquote",
        "body",
        "div",
        "footer",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "main",
        "nav",
        "p",
        "section",
        "span",
    ];
    raw.namespace == Namespace::Html && (raw.tag.contains('-') || HOSTS.contains(&raw.tag.as_str()))
}

pub(super) fn namespace(tag: &str, above: Namespace) -> Namespace {
    match tag {
        "svg" => Namespace::Svg,
        "math" => Namespace::Other,
        _ => above,
    }
}

pub(super) fn below(raw: &RawElement) -> Namespace {
    if raw.tag == "foreignobject" {
        Namespace::Html
    } else {
        raw.namespace
    }
}

pub(super) fn attributes(element: &El, raw: &mut RawElement) {
    let names = String::from(element.attribute_names().join(" "));
    for name in names.split(' ').filter(|name| wanted(name)) {
        if let Some(value) = element.attribute(name) {
            raw.attrs.push((name.to_owned(), value));
        }
    }
}

/// What attributes don't tell: what is ticked, chosen, typed. The content of secret fields is not even read.
pub(super) fn live_facts(element: &El, raw: &mut RawElement) {
    match raw.tag.as_str() {
        "input" => {
            raw.disabled = is(element, ":disabled");
            let Some(input) = element.dyn_ref::<Input>() else {
                return;
            };
            match raw.kind().as_str() {
                "checkbox" | "radio" => {
                    raw.checked = Some(input.checked());
                    raw.indeterminate = input.indeterminate();
                }
                "button" | "submit" | "reset" | "image" | "hidden" | "file" => {}
                _ if input_kind(raw, "").is_some_and(|kind| kind.is_secret()) => {}
                _ => raw.value = Some(input.value()),
            }
        }
        "textarea" => {
            raw.disabled = is(element, ":disabled");
            if !input_kind(raw, "").is_some_and(|kind| kind.is_secret()) {
                raw.value = element.dyn_ref::<Area>().map(Area::value);
            }
        }
        "option" => {
            raw.disabled = is(element, ":disabled");
            raw.selected = element.dyn_ref::<Choice>().is_some_and(Choice::selected);
        }
        "button" | "select" | "optgroup" | "fieldset" => raw.disabled = is(element, ":disabled"),
        "dialog" => raw.modal = is(element, ":modal"),
        _ => {}
    }
}

pub(super) fn is(element: &El, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

pub(crate) fn rectangle(element: &El) -> Rect {
    let bounds = element.bounds();
    Rect {
        x: whole(bounds.x()),
        y: whole(bounds.y()),
        width: whole(bounds.width()),
        height: whole(bounds.height()),
    }
}

pub(super) fn whole(pixels: f64) -> i32 {
    // Saturates, and NaN becomes 0.
    pixels.round() as i32
}

/// What may stand in a snapshot, be pressed, or be a label's place: its rectangle is needed.
pub(super) fn measured(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &[
        "a", "area", "button", "details", "dialog", "iframe", "img", "input", "label", "section",
        "select", "summary", "svg", "textarea",
    ];
    TAGS.contains(&raw.tag.as_str())
        || ["role", "tabindex", "onclick", "contenteditable"]
            .iter()
            .any(|name| raw.has(name))
}

/// What a person presses, as far as its own markup says.
pub(super) fn presses(raw: &RawElement) -> bool {
    matches!(raw.tag.as_str(), "a" | "button" | "label" | "summary")
        || ["role", "tabindex", "onclick"]
            .iter()
            .any(|name| raw.has(name))
}

/// So small that with its overflow cut off nothing of it is seen (the usual way to hide words from the eye alone).
pub(super) fn clipped(element: &El, rect: Rect) -> bool {
    if rect.width > 1 && rect.height > 1 {
        return false;
    }
    let style = dom::computed_style(element);
    style.get("overflow") != "visible"
        || style.get("clip") != "auto"
        || style.get("clip-path") != "none"
}

pub(super) fn display(style: &Style) -> Display {
    let value = style.display();
    match value.as_str() {
        "inline" | "ruby" | "contents" => Display::Inline,
        "table-cell" => Display::Cell,
        _ if value.starts_with("inline") => Display::InlineBlock,
        _ => Display::Block,
    }
}

/// Text that is painted so that nobody can read it. Transparent text over a clipped background is how gradients are made.
pub(super) fn unreadable(style: &Style) -> bool {
    let colour = style.color();
    let clear =
        colour == "transparent" || (colour.starts_with("rgba(") && colour.ends_with(", 0)"));
    if clear
        && !style.get("background-clip").contains("text")
        && !style.get("-webkit-background-clip").contains("text")
    {
        return true;
    }
    // Below one pixel: "0px", "0.5px", "1e-7px".
    let size = style.font_size();
    size.starts_with("0") || size.contains("e-")
}

pub(crate) fn viewport() -> Viewport {
    let window = web_sys::window();
    let number = |value: Option<Result<JsValue, JsValue>>| {
        value
            .and_then(Result::ok)
            .and_then(|v| v.as_f64())
            .unwrap_or(0.0)
            .max(0.0)
    };
    let scroll = |value: Option<Result<f64, JsValue>>| {
        value.and_then(Result::ok).unwrap_or(0.0).max(0.0) as u32
    };
    Viewport {
        width: (number(window.as_ref().map(web_sys::Window::inner_width)) as u32).max(1),
        height: (number(window.as_ref().map(web_sys::Window::inner_height)) as u32).max(1),
        scroll_x: scroll(window.as_ref().map(web_sys::Window::scroll_x)),
        scroll_y: scroll(window.as_ref().map(web_sys::Window::scroll_y)),
    }
}
