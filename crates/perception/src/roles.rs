//! Which role an element has: its `role` attribute's first role that counts, else what its tag means.
mod native;

use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use protocol::role::Role;

/// The role as browsers expose it.
pub(crate) fn role(reader: &Reader<'_>, node: NodeId) -> Role {
    let Some(element) = reader.tree.element(node) else {
        return Role::None;
    };
    let native = match native::role(reader, node, element) {
        // <https://w3c.github.io/html-aam/#att-contenteditable>: something to write in, whatever it is made of.
        Role::Generic if editable_host(element) => Role::TextBox,
        Role::Generic if is_drawn_option(reader, node, element) => Role::Option,
        Role::Generic => custom(reader, node, element),
        native => native,
    };
    let Some(explicit) = explicit(reader, node, element) else {
        return native;
    };
    if explicit == Role::None && keeps_its_role(element) {
        return native;
    }
    explicit
}

/// Some libraries keep a list box of no size for assistive technology, with some of its options, and draw the options that people press
/// beside it, without roles.
fn is_drawn_option(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    const NEAR: usize = 6;
    let tree = &reader.tree;
    let outermost = tree.parent(node).and_then(|p| tree.element(p));
    if !element.pointer || outermost.is_some_and(|p| p.pointer) {
        return false;
    }
    let has_options = |list: NodeId| {
        let role = |n: NodeId| tree.element(n).and_then(|e| e.attr("role"));
        tree.descendants(list).any(|n| role(n) == Some("option"))
    };
    let stands_for_it = |n: &NodeId| is_flat_list(reader, *n) && has_options(*n);
    let mut around = tree.ancestors(node).take(NEAR);
    around.any(|(outer, _)| tree.children(outer).iter().any(stands_for_it))
}

/// It is a list box, and too small for anything to be seen in it.
fn is_flat_list(reader: &Reader<'_>, node: NodeId) -> bool {
    let role = reader.tree.element(node).and_then(|e| e.attr("role"));
    let rect = reader.tree.rect(node);
    role == Some("listbox") && rect.is_some_and(|r| r.width <= 1 || r.height <= 1)
}

/// An option of such a list: another one that is drawn beside it stands for it.
pub(crate) fn is_only_told(reader: &Reader<'_>, node: NodeId) -> bool {
    let mut around = reader.tree.ancestors(node);
    around.any(|(outer, _)| is_flat_list(reader, outer))
}

/// A custom element is no bigger than this, in nodes, where it draws one field.
const DRAWN: u32 = 48;

/// A custom element tells assistive technology its role in a way that no page's script can read
/// (<https://html.spec.whatwg.org/multipage/custom-elements.html#native-accessibility-semantics>). Libraries call it by that role:
/// `x-radio` that takes the focus, and holds nothing that does by itself.
fn custom(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    let called = match element.tag.rsplit_once('-') {
        Some((_, "radio")) => Role::Radio,
        Some((_, "checkbox")) => Role::Checkbox,
        Some((_, "switch")) => Role::Switch,
        _ => return Role::Generic,
    };
    let small = reader.tree.end(node).0 - node.0 <= DRAWN;
    let holds = |n: NodeId| reader.tree.element(n).is_some_and(focusable);
    let alone = small && !reader.tree.descendants(node).any(holds);
    let told = element.has("role") || !element.has("tabindex");
    if told || !alone {
        Role::Generic
    } else {
        called
    }
}

/// The first token of `role` that is a role; abstract and unknown ones are passed over. A form or region without a name and
/// an image role on nothing fall back too (<https://w3c.github.io/aria/#document-handling_author-errors_roles>).
fn explicit(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Option<Role> {
    let tokens = element.attr("role")?.to_ascii_lowercase();
    tokens
        .split_ascii_whitespace()
        .filter_map(parse)
        .find(|role| match role {
            Role::Form | Role::Region => reader.has_author_name(node),
            _ => true,
        })
}

/// A role's token, with its synonyms. `iframe` is ours, not ARIA's.
fn parse(token: &str) -> Option<Role> {
    match token {
        "img" => Some(Role::Image),
        "presentation" => Some(Role::None),
        "directory" => Some(Role::List),
        // <https://w3c.github.io/graphics-aria/#role_definitions>
        "graphics-document" => Some(Role::Document),
        "graphics-object" => Some(Role::Group),
        "graphics-symbol" => Some(Role::Image),
        "iframe" => None,
        _ => Role::parse(token),
    }
}

/// What stays what it is in spite of `role="none"`: the focusable and what has global ARIA attributes
/// (<https://w3c.github.io/aria/#conflict_resolution_presentation_none>).
fn keeps_its_role(element: &RawElement) -> bool {
    const GLOBAL: &[&str] = &[
        "aria-atomic",
        "aria-braillelabel",
        "aria-brailleroledescription",
        "aria-busy",
        "aria-controls",
        "aria-current",
        "aria-describedby",
        "aria-description",
        "aria-details",
        "aria-dropeffect",
        "aria-flowto",
        "aria-grabbed",
        "aria-keyshortcuts",
        "aria-label",
        "aria-labelledby",
        "aria-live",
        "aria-owns",
        "aria-relevant",
        "aria-roledescription",
    ];
    focusable(element)
        || GLOBAL
            .iter()
            .any(|name| element.attr(name).is_some_and(|v| !v.trim().is_empty()))
}

pub(crate) fn focusable(element: &RawElement) -> bool {
    if element
        .attr("tabindex")
        .is_some_and(|v| v.trim().parse::<i32>().is_ok())
        || editable_host(element)
    {
        return true;
    }
    match element.tag.as_str() {
        "a" | "area" => element.has("href"),
        "button" | "select" | "textarea" => !element.disabled,
        "input" => !element.disabled && element.kind() != "hidden",
        "iframe" | "summary" => true,
        "audio" | "video" => element.has("controls"),
        _ => false,
    }
}

/// `contenteditable` set on this very element.
pub(crate) fn editable_host(element: &RawElement) -> bool {
    element
        .attr("contenteditable")
        .is_some_and(|v| !v.trim().eq_ignore_ascii_case("false"))
}

/// What a person can operate (the product's list, with the text fields that it means by `textbox`).
pub fn interactive(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Button
            | Link
            | Checkbox
            | Radio
            | TextBox
            | SearchBox
            | SpinButton
            | Combobox
            | ListBox
            | MenuItem
            | MenuItemCheckbox
            | MenuItemRadio
            | Tab
            | Switch
            | Slider
            | TreeItem
    )
}

/// Parts of a page that hold other things: landmarks, groups, lists, live regions, dialogs.
pub(crate) fn structural(role: Role) -> bool {
    use Role::*;
    landmark(role) && role != Heading
        || composite(role)
        || matches!(
            role,
            Application
                | Article
                | Banner
                | Complementary
                | ContentInfo
                | Feed
                | Figure
                | Form
                | Group
                | List
                | Log
                | Main
                | Marquee
                | Navigation
                | RowGroup
                | Search
                | Status
                | Table
                | TabPanel
                | Timer
                | Toolbar
        )
}

/// What is kept for orientation.
pub(crate) fn landmark(role: Role) -> bool {
    matches!(
        role,
        Role::Region | Role::Dialog | Role::Alert | Role::AlertDialog | Role::Heading
    )
}

/// <https://w3c.github.io/aria/#namefromcontent>
pub(crate) fn named_by_content(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Button
            | Cell
            | Checkbox
            | ColumnHeader
            | GridCell
            | Heading
            | Link
            | MenuItem
            | MenuItemCheckbox
            | MenuItemRadio
            | Option
            | Radio
            | Row
            | RowHeader
            | Switch
            | Tab
            | Tooltip
            | TreeItem
    )
}

/// Widgets with many things in them, whose words name nothing around them
/// (<https://w3c.github.io/aria/#composite>; lists and fields among them give their value instead).
pub(crate) fn composite(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Grid | Menu | MenuBar | RadioGroup | TabList | Tree | TreeGrid
    )
}

/// <https://w3c.github.io/aria/#namefromprohibited>
pub(crate) fn name_prohibited(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Caption
            | Code
            | Definition
            | Deletion
            | Emphasis
            | Generic
            | Insertion
            | Mark
            | None
            | Paragraph
            | Strong
            | Subscript
            | Suggestion
            | Superscript
            | Term
            | Time
    )
}
