//! What is asked of one element: attributes, box, what hides it from the eye, what is ticked, chosen or typed.
use super::budget::Budget;
use super::hiding::clips;
use super::look::Questions;
use super::pane::Pane;
use super::reach::off_the_page;
use crate::dom::{self, Area, Choice, El, Input, Style};
use perception::inputs::input_kind;
use perception::interactive;
use perception::raw::{Display, Namespace, RawElement, Transform, listens, wanted};
use protocol::geometry::{Rect, Viewport};
use protocol::role::Role;
use wasm_bindgen::{JsCast, JsValue};

/// Elements that can have a shadow root (<https://dom.spec.whatwg.org/#valid-shadow-host-name>).
pub(super) fn hosts(raw: &RawElement) -> bool {
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

/// Takes the attributes that are wanted; true if there is a style among the others.
pub(super) fn attributes(element: &El, raw: &mut RawElement, budget: &mut Budget) -> bool {
    let mut styled = false;
    let list = element.attribute_names();
    let names = list.in_a_row();
    for (at, name) in names.split(' ').enumerate() {
        raw.listens |= listens(name);
        styled |= name == "style";
        if wanted(name)
            && !budget.spent()
            && let Some(mut value) = element.attribute_named(&list.get(at as u32))
        {
            if matches!(name, "action" | "formaction") {
                value = absolute(element, value);
            }
            raw.attrs.push((name.to_owned(), budget.keep(value)));
        }
    }
    styled
}

/// An address as the element's document means it; nothing is the document itself.
fn absolute(element: &El, said: String) -> String {
    if said.trim().is_empty() {
        return said;
    }
    let whole = web_sys::Url::new_with_base(&said, &element.base());
    whole.map_or(said, |whole| whole.href())
}

/// What attributes don't tell: what is ticked, chosen, typed. The content of secret fields is not even read.
pub(super) fn live_facts(
    element: &El,
    raw: &mut RawElement,
    questions: &Questions,
    budget: &mut Budget,
) {
    let known = matches!(
        raw.tag.as_str(),
        "input" | "textarea" | "option" | "button" | "select" | "optgroup" | "fieldset" | "dialog"
    );
    let editable = raw.has("contenteditable");
    if !(known || editable || raw.tag.contains('-')) || !element.is_html() {
        return;
    }
    if raw.tag == "dialog" {
        raw.modal = is(element, &questions.modal);
        return;
    }
    raw.disabled = is(element, &questions.disabled);
    if raw.tag.contains('-') && is(element, &questions.checked) {
        raw.checked = Some(true);
    }
    raw.masked = (editable || holds_text(raw)) && is_masked(element);
    let secret = |raw: &RawElement| input_kind(raw, "").is_some_and(|kind| kind.is_secret());
    match raw.tag.as_str() {
        "input" => {
            let input: &Input = element.unchecked_ref();
            match raw.kind().as_str() {
                "checkbox" | "radio" => {
                    raw.checked = Some(input.checked());
                    raw.indeterminate = input.indeterminate();
                }
                "button" | "submit" | "reset" | "image" | "hidden" | "file" => {}
                _ if secret(raw) => {}
                _ => raw.value = Some(budget.keep(input.value())),
            }
        }
        "textarea" if !secret(raw) => {
            let area: &Area = element.unchecked_ref();
            raw.value = Some(budget.keep(area.value()));
        }
        "option" => raw.selected = element.unchecked_ref::<Choice>().selected(),
        _ => {}
    }
}

pub(super) fn holds_text(raw: &RawElement) -> bool {
    let pressed = [
        "checkbox", "radio", "button", "submit", "reset", "image", "hidden",
    ];
    raw.html("textarea") || raw.html("input") && !pressed.contains(&raw.kind().as_str())
}

/// <https://developer.mozilla.org/docs/Web/CSS/-webkit-text-security>
fn is_masked(element: &El) -> bool {
    let security = dom::computed_style(element).get("-webkit-text-security");
    !matches!(security.as_str(), "" | "none")
}

fn is(element: &El, selector: &JsValue) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Where an element is, as the top viewport counts.
pub(crate) fn rectangle(element: &El) -> Rect {
    Pane::of(element).rect(&element.bounds())
}

/// What is as narrow as this shows no letter of what it cuts off.
pub(super) const TINY: f64 = 3.0;

/// What begins so far left may show nothing of what stands in it.
const FAR: f64 = -500.0;

/// Where an element is, and whether nobody can see anything of it there: cut to nothing, shrunk to nothing, or left of or
/// above everything that can be scrolled to.
pub(super) fn rectangle_in(pane: Pane, element: &El, wanted: bool) -> (Rect, bool) {
    let mut at = element.bounds().read();
    if at.width <= TINY || at.height <= TINY {
        if clips(&dom::computed_style(element)) {
            return (pane.shown(at), true);
        }
        if wanted {
            // What stands in it may stand out of it: floats, what is positioned, lines that are too long.
            let inner = dom::extent(element).read();
            if inner.width <= 0.0 || inner.height <= 0.0 {
                return (pane.shown(at), true);
            }
            at = inner;
        }
    }
    // What reaches far over to the left may have its words there.
    let words = if wanted && at.x < FAR {
        dom::extent(element).read()
    } else {
        at
    };
    // Fields and pictures hold none.
    let words = if words.width > 0.0 { words } else { at };
    (pane.shown(at), off_the_page(words, element))
}

/// What may stand in a snapshot, be pressed, or be a label's place: its rectangle is needed.
pub(super) fn measured(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &[
        "a", "area", "audio", "button", "canvas", "details", "dialog", "embed", "frame", "h1",
        "h2", "h3", "h4", "h5", "h6", "iframe", "img", "input", "label", "object", "section",
        "select", "summary", "svg", "textarea", "video",
    ];
    raw.listens
        || TAGS.contains(&raw.tag.as_str())
        || ["role", "tabindex", "contenteditable"]
            .iter()
            .any(|name| raw.has(name))
}

/// What is asked whether it is there at all, even if it only holds others: what has a role, a name or an id of its own.
pub(super) fn landmark(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &[
        "article", "aside", "fieldset", "figure", "footer", "form", "header", "main", "menu",
        "nav", "ol", "search", "table", "ul",
    ];
    !raw.attrs.is_empty() || TAGS.contains(&raw.tag.as_str())
}

/// What a person presses, as far as its own markup says.
pub(super) fn presses(raw: &RawElement) -> bool {
    // A row or a list is no control: what is in it may be pressed by itself.
    let role = raw.attr("role").unwrap_or_default();
    raw.listens
        || matches!(raw.tag.as_str(), "button" | "label" | "summary")
        // Without an address it may be anything that a script hears of.
        || raw.tag == "a" && raw.has("href")
        || role
            .split_ascii_whitespace()
            .find_map(Role::parse)
            .is_some_and(interactive)
}

/// It takes the focus and has no role: pressed itself, or a box around what is. Lists, dialogs and panels take it, too, to be scrolled.
pub(super) fn only_focused(raw: &RawElement) -> bool {
    let role = raw.attr("role").unwrap_or_default();
    raw.attr("tabindex").is_some_and(|at| at.trim() == "0") && role.trim().is_empty()
}

/// What is called by what stands in it.
pub(super) fn opens(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &[
        "caption",
        "figcaption",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "legend",
        "td",
        "th",
    ];
    presses(raw) || only_focused(raw) || TAGS.contains(&raw.tag.as_str())
}

/// What usually holds others; where it holds nothing, style sheets may have put words or a picture there.
pub(super) fn plain(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &["b", "div", "em", "i", "li", "p", "span", "strong", "td"];
    TAGS.contains(&raw.tag.as_str()) || raw.tag.contains('-')
}

/// What shows a picture: it may be all that there is of a button.
pub(super) fn pictures(raw: &RawElement) -> bool {
    matches!(raw.tag.as_str(), "img" | "svg" | "canvas")
}

/// A drawn part of a picture that says nothing by itself.
pub(super) fn is_shape(raw: &RawElement) -> bool {
    raw.namespace == Namespace::Svg
        && raw.attrs.is_empty()
        && !matches!(raw.tag.as_str(), "svg" | "a" | "text" | "title" | "desc")
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

/// <https://drafts.csswg.org/css-text/#text-transform-property>
pub(super) fn transform(style: &Style) -> Transform {
    match style.text_transform().as_str() {
        "uppercase" => Transform::Uppercase,
        "lowercase" => Transform::Lowercase,
        "capitalize" => Transform::Capitalize,
        _ => Transform::None,
    }
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
