//! Which role an element has: its `role` attribute's first role that counts, else what its tag means.
use crate::raw::{Namespace, NodeId, RawElement};
use crate::reader::Reader;
use protocol::role::Role;

/// The role as browsers expose it.
pub(crate) fn role(reader: &Reader<'_>, node: NodeId) -> Role {
    let Some(element) = reader.tree.element(node) else {
        return Role::None;
    };
    let native = match native(reader, node, element) {
        // <https://w3c.github.io/html-aam/#att-contenteditable>: something to write in, whatever it is made of.
        Role::Generic if editable_host(element) => Role::TextBox,
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

/// <https://w3c.github.io/html-aam/#html-element-role-mappings>
fn native(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    match element.namespace {
        Namespace::Html => html(reader, node, element),
        Namespace::Svg => svg(reader, node, element),
        Namespace::Other => {
            if element.tag == "math" {
                Role::Math
            } else {
                Role::Generic
            }
        }
    }
}

fn html(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    if let Some((_, role)) = PLAIN.iter().find(|(tag, _)| *tag == element.tag) {
        return *role;
    }
    match element.tag.as_str() {
        "a" | "area" => {
            if element.has("href") {
                Role::Link
            } else {
                Role::Generic
            }
        }
        "input" => input(element),
        "select" => {
            if is_list(element) {
                Role::ListBox
            } else {
                Role::Combobox
            }
        }
        "img" => image(reader, node, element),
        "header" => scoped(reader, node, Role::Banner, Role::SectionHeader),
        "footer" => scoped(reader, node, Role::ContentInfo, Role::SectionFooter),
        "aside" => {
            if sectioned(reader, node, false) && !reader.has_author_name(node) {
                Role::Generic
            } else {
                Role::Complementary
            }
        }
        "section" => {
            if reader.has_author_name(node) {
                Role::Region
            } else {
                Role::Generic
            }
        }
        "li" => {
            if inside(reader, node, &["ul", "ol", "menu"], &[Role::List]) {
                Role::ListItem
            } else {
                Role::Generic
            }
        }
        "summary" => summary(reader, node),
        "td" | "th" => cell(reader, node, element),
        "tr" => {
            if in_table(reader, node) {
                Role::Row
            } else {
                Role::Generic
            }
        }
        "tbody" | "thead" | "tfoot" => {
            if in_table(reader, node) {
                Role::RowGroup
            } else {
                Role::Generic
            }
        }
        _ => Role::Generic,
    }
}

/// Tags whose role depends on nothing else.
const PLAIN: &[(&str, Role)] = &[
    ("address", Role::Group),
    ("article", Role::Article),
    ("blockquote", Role::Blockquote),
    ("button", Role::Button),
    ("caption", Role::Caption),
    ("code", Role::Code),
    ("datalist", Role::ListBox),
    ("dd", Role::Definition),
    ("del", Role::Deletion),
    ("details", Role::Group),
    ("dfn", Role::Term),
    ("dialog", Role::Dialog),
    ("dir", Role::List),
    ("dt", Role::Term),
    ("em", Role::Emphasis),
    ("fieldset", Role::Group),
    ("figure", Role::Figure),
    ("form", Role::Form),
    ("h1", Role::Heading),
    ("h2", Role::Heading),
    ("h3", Role::Heading),
    ("h4", Role::Heading),
    ("h5", Role::Heading),
    ("h6", Role::Heading),
    ("hgroup", Role::Group),
    ("hr", Role::Separator),
    ("html", Role::Document),
    ("iframe", Role::Iframe),
    ("ins", Role::Insertion),
    ("main", Role::Main),
    ("mark", Role::Mark),
    ("math", Role::Math),
    ("menu", Role::List),
    ("meter", Role::Meter),
    ("nav", Role::Navigation),
    ("ol", Role::List),
    ("optgroup", Role::Group),
    ("option", Role::Option),
    ("output", Role::Status),
    ("p", Role::Paragraph),
    ("progress", Role::ProgressBar),
    ("s", Role::Deletion),
    ("search", Role::Search),
    ("strong", Role::Strong),
    ("sub", Role::Subscript),
    ("sup", Role::Superscript),
    ("table", Role::Table),
    ("textarea", Role::TextBox),
    ("time", Role::Time),
    ("ul", Role::List),
];

/// <https://w3c.github.io/html-aam/#el-input-button> and the following
fn input(element: &RawElement) -> Role {
    let suggests = element.has("list");
    match element.kind().as_str() {
        "button" | "image" | "reset" | "submit" | "color" | "file" => Role::Button,
        "checkbox" => Role::Checkbox,
        "radio" => Role::Radio,
        "range" => Role::Slider,
        "number" => Role::SpinButton,
        "search" if !suggests => Role::SearchBox,
        "hidden" => Role::None,
        "password" | "date" | "datetime-local" | "month" | "time" | "week" => Role::TextBox,
        _ if suggests => Role::Combobox,
        _ => Role::TextBox,
    }
}

/// A `select` that shows more than one row.
pub(crate) fn is_list(element: &RawElement) -> bool {
    element.has("multiple")
        || element
            .attr("size")
            .and_then(|v| v.trim().parse::<u32>().ok())
            .is_some_and(|n| n > 1)
}

/// An image that says it is decoration has no role, unless something else speaks for it.
fn image(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    let decoration = element.attr("alt").is_some_and(str::is_empty);
    if decoration
        && !reader.has_author_name(node)
        && !element.has("title")
        && !keeps_its_role(element)
    {
        Role::None
    } else {
        Role::Image
    }
}

fn scoped(reader: &Reader<'_>, node: NodeId, outer: Role, inner: Role) -> Role {
    if sectioned(reader, node, true) {
        inner
    } else {
        outer
    }
}

/// Inside sectioning content (and `main`, where asked).
fn sectioned(reader: &Reader<'_>, node: NodeId, or_main: bool) -> bool {
    let tags: &[&str] = if or_main {
        &["article", "aside", "main", "nav", "section"]
    } else {
        &["article", "aside", "nav", "section"]
    };
    let mut roles = vec![
        Role::Article,
        Role::Complementary,
        Role::Navigation,
        Role::Region,
    ];
    if or_main {
        roles.push(Role::Main);
    }
    reader.tree.ancestors(node).any(|(_, e)| {
        let explicit = e
            .attr("role")
            .and_then(|r| r.split_ascii_whitespace().find_map(parse));
        explicit.map_or_else(
            || tags.iter().any(|t| e.html(t)),
            |role| roles.contains(&role),
        )
    })
}

/// The parent is one of these tags, or has one of these roles.
fn inside(reader: &Reader<'_>, node: NodeId, tags: &[&str], roles: &[Role]) -> bool {
    let Some((_, parent)) = reader.tree.ancestors(node).find(|(_, e)| !e.html("slot")) else {
        return false;
    };
    match parent
        .attr("role")
        .and_then(|r| r.split_ascii_whitespace().find_map(parse))
    {
        Some(role) => roles.contains(&role),
        None => tags.iter().any(|tag| parent.html(tag)),
    }
}

/// Only the first `summary` child of `details` is its button.
fn summary(reader: &Reader<'_>, node: NodeId) -> Role {
    let details = reader
        .tree
        .ancestors(node)
        .find(|(_, e)| !e.html("slot"))
        .filter(|(_, e)| e.html("details"));
    let Some((details, _)) = details else {
        return Role::Generic;
    };
    let first = reader
        .tree
        .descendants(details)
        .find(|n| reader.tree.element(*n).is_some_and(|e| e.html("summary")));
    if first == Some(node) {
        Role::Button
    } else {
        Role::Generic
    }
}

fn in_table(reader: &Reader<'_>, node: NodeId) -> bool {
    table(reader, node).is_some_and(|role| role != Role::None)
}

/// The enclosing table's role.
fn table(reader: &Reader<'_>, node: NodeId) -> Option<Role> {
    let (_, table) = reader.tree.ancestors(node).find(|(_, e)| e.html("table"))?;
    Some(
        table
            .attr("role")
            .and_then(|r| r.split_ascii_whitespace().find_map(parse))
            .unwrap_or(Role::Table),
    )
}

fn cell(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    let Some(table) = table(reader, node).filter(|role| *role != Role::None) else {
        return Role::Generic;
    };
    if element.tag == "th" {
        return match element
            .attr("scope")
            .map(str::to_ascii_lowercase)
            .as_deref()
        {
            Some("row" | "rowgroup") => Role::RowHeader,
            Some("col" | "colgroup") => Role::ColumnHeader,
            _ if heads_a_row(reader, node) => Role::RowHeader,
            _ => Role::ColumnHeader,
        };
    }
    if matches!(table, Role::Grid | Role::TreeGrid) {
        Role::GridCell
    } else {
        Role::Cell
    }
}

/// A `th` with data cells beside it.
fn heads_a_row(reader: &Reader<'_>, node: NodeId) -> bool {
    let Some(row) = reader.tree.parent(node) else {
        return false;
    };
    reader
        .tree
        .children(row)
        .iter()
        .any(|n| reader.tree.element(*n).is_some_and(|e| e.html("td")))
}

/// <https://w3c.github.io/svg-aam/#mapping_role_table>
fn svg(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
    match element.tag.as_str() {
        "a" if element.has("href") || element.has("xlink:href") => Role::Link,
        "svg" if named_drawing(reader, node) => Role::Image,
        "g" | "path" | "rect" | "circle" | "ellipse" | "line" | "polygon" | "polyline" | "use"
            if named_drawing(reader, node) =>
        {
            if element.tag == "g" {
                Role::Group
            } else {
                Role::Image
            }
        }
        "image" => Role::Image,
        _ => Role::Generic,
    }
}

fn named_drawing(reader: &Reader<'_>, node: NodeId) -> bool {
    reader.has_author_name(node)
        || reader.tree.children(node).iter().any(|n| {
            reader
                .tree
                .element(*n)
                .is_some_and(|e| matches!(e.tag.as_str(), "title" | "desc"))
        })
}

/// What a person can operate (the product's list, with the text fields that it means by `textbox`).
pub(crate) fn interactive(role: Role) -> bool {
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
