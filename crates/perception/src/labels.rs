//! What HTML and SVG themselves call an element: <https://w3c.github.io/html-aam/#accname-computation> and
//! <https://w3c.github.io/svg-aam/#mapping_additional_nd>, as tables.
use crate::raw::{Namespace, RawElement};

/// One place where a name can come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// The `label` elements of a form control.
    Labels,
    Attribute(&'static str),
    /// The first child with this tag.
    Child(&'static str),
}

/// After ARIA, before content and tooltip, in this order.
pub(crate) fn sources(element: &RawElement) -> &'static [Source] {
    use Source::{Attribute, Child, Labels};
    match element.namespace {
        Namespace::Svg => return &[Child("title"), Attribute("xlink:title")],
        Namespace::Other => return &[],
        Namespace::Html => {}
    }
    if element.tag == "input" {
        return match element.kind().as_str() {
            "button" | "submit" | "reset" => &[Labels, Attribute("value")],
            "image" => &[Labels, Attribute("alt"), Attribute("value")],
            _ => &[Labels],
        };
    }
    match element.tag.as_str() {
        "button" | "meter" | "output" | "progress" | "select" | "textarea" => &[Labels],
        "fieldset" => &[Child("legend")],
        "table" => &[Child("caption")],
        "img" | "area" => &[Attribute("alt")],
        "optgroup" => &[Child("legend"), Attribute("label")],
        "option" => &[Attribute("label")],
        // A custom element may be form-associated.
        tag if tag.contains('-') => &[Labels],
        _ => &[],
    }
}

/// Elements without a corresponding role: naming them is not prohibited as it is for `generic`
/// (<https://w3c.github.io/html-aam/#html-element-role-mappings>).
pub(crate) fn nameable(element: &RawElement) -> bool {
    const WITHOUT_ROLE: &[&str] = &[
        "abbr",
        "audio",
        "canvas",
        "caption",
        "cite",
        "dl",
        "embed",
        "figcaption",
        "kbd",
        "label",
        "legend",
        "li",
        "map",
        "object",
        "optgroup",
        "picture",
        "rp",
        "rt",
        "ruby",
        "var",
        "video",
    ];
    match element.namespace {
        Namespace::Html => WITHOUT_ROLE.contains(&element.tag.as_str()),
        Namespace::Svg => true,
        Namespace::Other => false,
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#the-placeholder-attribute>
pub(crate) fn takes_placeholder(element: &RawElement) -> bool {
    element.html("input") || element.html("textarea")
}

/// What a browser writes on a button that has no words of its own.
pub(crate) fn default_text(element: &RawElement) -> Option<&'static str> {
    if !element.html("input") {
        return None;
    }
    match element.kind().as_str() {
        "submit" | "image" => Some("Submit"),
        "reset" => Some("Reset"),
        _ => None,
    }
}
