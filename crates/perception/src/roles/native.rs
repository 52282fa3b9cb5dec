//! What a tag means by itself, where it stands.
use super::{keeps_its_role, parse};
use crate::raw::{Namespace, NodeId, RawElement};
use crate::reader::Reader;
use protocol::role::Role;

/// <https://w3c.github.io/html-aam/#html-element-role-mappings>
pub(super) fn role(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> Role {
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
        // One that shows a document is a frame like any other.
        "object" if element.document.is_some() => Role::Iframe,
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
    ("frame", Role::Iframe),
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
fn is_list(element: &RawElement) -> bool {
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
