//! States, values and levels: <https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings>, native before ARIA.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::{inputs, options, roles, text};
use protocol::geometry::{Rect, Viewport};
use protocol::role::Role;
use protocol::snapshot::ElementState;

/// In the order of the schema's list.
pub(crate) fn states(reader: &Reader<'_>, node: NodeId) -> Vec<ElementState> {
    use ElementState::*;
    let Some(element) = reader.tree.element(node) else {
        return Vec::new();
    };
    let mut states = vec![
        sight(reader, node),
        if disabled(reader, node) {
            Disabled
        } else {
            Enabled
        },
    ];
    if says(element, "aria-readonly")
        || (element.has("readonly") && (element.html("input") || element.html("textarea")))
    {
        states.push(Readonly);
    }
    states.extend(ticked(reader, node, element));
    states.extend(opened(reader, node, element));
    if reader.tree.page.focused == Some(node) {
        states.push(Focused);
    }
    if says(element, "aria-busy") {
        states.push(Busy);
    }
    states
}

/// Visible, hidden, or visible but outside the viewport.
fn sight(reader: &Reader<'_>, node: NodeId) -> ElementState {
    match reader.place(node).and_then(|place| reader.rect(place)) {
        None => ElementState::Hidden,
        Some(rect) if reader.tree.page.viewport.is_some_and(|v| !in_view(rect, v)) => {
            ElementState::Offscreen
        }
        Some(_) => ElementState::Visible,
    }
}

pub(crate) fn in_view(rect: Rect, viewport: Viewport) -> bool {
    let (right, bottom) = (
        i64::from(rect.x) + i64::from(rect.width),
        i64::from(rect.y) + i64::from(rect.height),
    );
    right > 0
        && bottom > 0
        && i64::from(rect.x) < i64::from(viewport.width)
        && i64::from(rect.y) < i64::from(viewport.height)
}

/// Disabled by the browser's rules, or by `aria-disabled` on itself or around it.
pub(crate) fn disabled(reader: &Reader<'_>, node: NodeId) -> bool {
    let Some(element) = reader.tree.element(node) else {
        return true;
    };
    element.disabled
        || says(element, "aria-disabled")
        || reader
            .tree
            .ancestors(node)
            .any(|(_, e)| says(e, "aria-disabled") || e.has("inert"))
}

fn ticked(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Option<ElementState> {
    let role = reader.role(node);
    let by_aria = |attribute| match element.attr(attribute).map(str::trim) {
        Some("true") => Some(ElementState::Checked),
        Some("mixed") => Some(ElementState::Mixed),
        Some("false") => Some(ElementState::Unchecked),
        _ => None,
    };
    match role {
        _ if element.indeterminate => Some(ElementState::Mixed),
        _ if element.checked.is_some() => element.checked.map(|on| {
            if on {
                ElementState::Checked
            } else {
                ElementState::Unchecked
            }
        }),
        Role::Checkbox
        | Role::Radio
        | Role::Switch
        | Role::MenuItemCheckbox
        | Role::MenuItemRadio => Some(by_aria("aria-checked").unwrap_or(ElementState::Unchecked)),
        Role::Button => by_aria("aria-pressed"),
        Role::Tab | Role::Option | Role::TreeItem => by_aria("aria-selected"),
        _ => None,
    }
}

fn opened(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Option<ElementState> {
    let open = |yes| {
        if yes {
            ElementState::Expanded
        } else {
            ElementState::Collapsed
        }
    };
    if element.html("summary") && reader.role(node) == Role::Button {
        let (_, details) = reader
            .tree
            .ancestors(node)
            .find(|(_, e)| e.html("details"))?;
        return Some(open(details.has("open")));
    }
    match element.attr("aria-expanded").map(str::trim) {
        Some("true") => Some(open(true)),
        Some("false") => Some(open(false)),
        _ => None,
    }
}

fn says(element: &RawElement, attribute: &str) -> bool {
    element
        .attr(attribute)
        .is_some_and(|v| v.trim().eq_ignore_ascii_case("true"))
}

/// What a field holds. Never a secret.
pub(crate) fn value(reader: &Reader<'_>, node: NodeId, name: &str) -> Option<String> {
    let element = reader.tree.element(node)?;
    if inputs::input_kind(element, name).is_some_and(|kind| kind.is_secret()) {
        return None;
    }
    let role = reader.role(node);
    let own = || {
        element
            .value
            .clone()
            .map(|v| text::cut(v, protocol::snapshot::MAX_NAME))
    };
    match role {
        Role::Combobox | Role::ListBox => options::value(reader, node).or_else(own),
        _ if roles::editable_host(element) && element.value.is_none() => Some(text::cut(
            crate::names::content(reader, node),
            protocol::snapshot::MAX_NAME,
        ))
        .filter(|t| !t.is_empty()),
        Role::TextBox | Role::SearchBox => own(),
        Role::Slider | Role::SpinButton => element
            .attr("aria-valuetext")
            .or_else(|| element.attr("aria-valuenow"))
            .map(str::to_owned)
            .or_else(own),
        _ => None,
    }
}

/// Heading level: `aria-level`, else the tag's, else 2 (<https://w3c.github.io/aria/#heading>). The schema stops at 6.
pub(crate) fn level(reader: &Reader<'_>, node: NodeId) -> Option<u8> {
    let element = reader.tree.element(node)?;
    if reader.role(node) != Role::Heading {
        return None;
    }
    let said = element
        .attr("aria-level")
        .and_then(|v| v.trim().parse::<u8>().ok())
        .filter(|n| *n > 0);
    let by_tag = element
        .tag
        .strip_prefix('h')
        .and_then(|n| n.parse::<u8>().ok());
    Some(said.or(by_tag).unwrap_or(2).min(6))
}

pub(crate) fn required(element: &RawElement) -> bool {
    says(element, "aria-required")
        || (element.has("required")
            && ["input", "select", "textarea"]
                .iter()
                .any(|t| element.html(t)))
}
