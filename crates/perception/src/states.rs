//! States, values and levels: <https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings>, native before ARIA.
use crate::raw::{NodeId, RawElement, Rendering};
use crate::reader::Reader;
use crate::{options, roles, text};
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
    match reader.place(node) {
        Some(place) if reader.rect(place).is_some() => {
            if in_sight(reader, place) {
                ElementState::Visible
            } else {
                ElementState::Offscreen
            }
        }
        _ => ElementState::Hidden,
    }
}

/// Some of it is in the viewport, and in those of the frames and of what else scrolls around it.
pub(crate) fn in_sight(reader: &Reader<'_>, node: NodeId) -> bool {
    let (Some(rect), Some(view)) = (reader.rect(node), reader.tree.page.viewport) else {
        return true;
    };
    let away =
        |element: &RawElement| element.scrolled_away || reader.tree.close.scrolled_away(node, rect);
    in_view(rect, view)
        && !reader.tree.element(node).is_some_and(away)
        && reader.tree.frames_around(node).all(|frame| {
            reader
                .rect(frame)
                .is_none_or(|seen| overlap(rect, seen) && in_view(seen, view))
        })
}

pub(crate) fn overlap(one: Rect, other: Rect) -> bool {
    let meet = |a: i32, a_size: i32, b: i32, b_size: i32| {
        i64::from(a) < i64::from(b) + i64::from(b_size)
            && i64::from(b) < i64::from(a) + i64::from(a_size)
    };
    meet(one.x, one.width, other.x, other.width) && meet(one.y, one.height, other.y, other.height)
}

fn in_view(rect: Rect, viewport: Viewport) -> bool {
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
            .any(|(_, e)| says(e, "aria-disabled"))
        || inert(reader, node, element)
        || reader.blocked(node)
}

/// A modal dialog is out of what is inert around it, with everything in it
/// (<https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees>).
fn inert(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    let mut outward = std::iter::once(element).chain(reader.tree.ancestors(node).map(|(_, e)| e));
    outward
        .find(|e| e.has("inert") || e.modal)
        .is_some_and(|e| e.has("inert"))
}

/// Which attribute says that something is on, and whether unsaid means off: <https://w3c.github.io/aria/#aria-checked>,
/// <https://w3c.github.io/aria/#aria-pressed>, <https://w3c.github.io/aria/#aria-selected>.
const CHOSEN: &[(Role, &str, bool)] = &[
    (Role::Checkbox, "aria-checked", true),
    (Role::MenuItemCheckbox, "aria-checked", true),
    (Role::MenuItemRadio, "aria-checked", true),
    (Role::Radio, "aria-checked", true),
    (Role::Switch, "aria-checked", true),
    (Role::Button, "aria-pressed", false),
    (Role::Option, "aria-selected", false),
    (Role::Tab, "aria-selected", false),
    (Role::TreeItem, "aria-checked", false),
    (Role::TreeItem, "aria-selected", false),
    (Role::Row, "aria-selected", false),
    (Role::GridCell, "aria-selected", false),
];

/// What the control itself says comes before what ARIA says of it
/// (<https://w3c.github.io/html-aam/#html-attribute-state-and-property-mappings>).
fn ticked(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Option<ElementState> {
    let on = |on| {
        if on {
            ElementState::Checked
        } else {
            ElementState::Unchecked
        }
    };
    if element.indeterminate {
        return Some(ElementState::Mixed);
    }
    if element.checked.is_some() || element.selected {
        return Some(on(element.checked.unwrap_or(true)));
    }
    let role = reader.role(node);
    let mut ways = CHOSEN.iter().filter(|(r, ..)| *r == role);
    ways.find_map(
        |(_, attribute, unsaid)| match element.attr(attribute).map(str::trim) {
            Some("true") => Some(on(true)),
            Some("mixed") => Some(ElementState::Mixed),
            Some("false") => Some(on(false)),
            // What a custom element tells by itself isn't known.
            _ => (*unsaid && element.has("role")).then(|| on(false)),
        },
    )
}

/// <https://w3c.github.io/aria/#aria-haspopup>: any other value is as good as none.
pub(crate) fn popup(element: &RawElement) -> bool {
    const KINDS: [&str; 6] = ["true", "menu", "listbox", "tree", "grid", "dialog"];
    let said = element.attr("aria-haspopup").map(str::trim);
    said.is_some_and(|kind| KINDS.contains(&kind))
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
    // <https://w3c.github.io/html-aam/#att-popovertarget>
    if let Some(popover) = element.attr("popovertarget")
        && let Some(popover) = reader.tree.by_id(element.scope, popover)
        && !element.has("aria-expanded")
    {
        let rendering = reader.tree.close.closely(|| reader.tree.rendering(popover));
        return Some(open(rendering != Some(Rendering::None)));
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
pub(crate) fn value(reader: &Reader<'_>, node: NodeId) -> Option<String> {
    let element = reader.tree.element(node)?;
    if reader.is_secret(node) || reader.tree.mute(node) {
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
        Role::ListBox => options::value(reader, node).or_else(own),
        Role::Combobox => options::value(reader, node).or_else(own).or_else(|| {
            // One made of something else shows what is chosen.
            let made = !element.html("select");
            made.then(|| crate::names::content(reader, node))
                .and_then(written)
        }),
        _ if roles::editable_host(element) && element.value.is_none() => {
            written(crate::names::content(reader, node))
        }
        Role::TextBox | Role::SearchBox => own(),
        Role::Slider | Role::SpinButton | Role::Scrollbar => measured(element).or_else(own),
        Role::Meter | Role::ProgressBar => {
            measured(element).or_else(|| element.attr("value").map(str::to_owned))
        }
        _ => None,
    }
}

/// <https://w3c.github.io/aria/#aria-valuetext> before <https://w3c.github.io/aria/#aria-valuenow>.
fn measured(element: &RawElement) -> Option<String> {
    let said = element
        .attr("aria-valuetext")
        .or_else(|| element.attr("aria-valuenow"));
    said.map(str::to_owned)
}

fn written(text: String) -> Option<String> {
    Some(text::cut(text, protocol::snapshot::MAX_NAME)).filter(|text| !text.is_empty())
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

/// It has to be answered: it is required, or the page has called invalid what stands there
/// (<https://w3c.github.io/aria/#aria-invalid>).
pub(crate) fn required(element: &RawElement) -> bool {
    says(element, "aria-invalid")
        || says(element, "aria-required")
        || (element.has("required")
            && ["input", "select", "textarea"]
                .iter()
                .any(|t| element.html(t)))
}
