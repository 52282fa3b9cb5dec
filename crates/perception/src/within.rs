//! What an element stands in: enclosing dialogs, landmarks, forms, groups, rows, and the heading that it falls under.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::text;
use protocol::role::Role;
use protocol::snapshot::Container;

const MAX_CONTAINER_NAME: usize = 100;

/// Outermost first, the heading last.
pub(crate) fn within(reader: &Reader<'_>, node: NodeId) -> Vec<Container> {
    let mut found: Vec<Container> = reader
        .tree
        .ancestors(node)
        .filter_map(|(n, _)| reader.container(n))
        .collect();
    found.reverse();
    found.extend(heading(reader, node).map(|n| named(Role::Heading, reader.seen(n))));
    found
}

/// Asked for through [`Reader::container`], which remembers it.
pub(crate) fn container(reader: &Reader<'_>, node: NodeId) -> Option<Container> {
    use Role as R;
    // A frame of another site is known by that site, whatever its page calls it: what is pressed in it is that site's.
    if let Some(name) = foreign(reader, node) {
        let role = R::Iframe;
        return Some(Container { role, name });
    }
    let role = reader.role(node);
    let name = reader.name(node);
    match role {
        R::Dialog
        | R::AlertDialog
        | R::Alert
        | R::Banner
        | R::Complementary
        | R::ContentInfo
        | R::Main
        | R::Navigation
        | R::Region
        | R::Search
        | R::Menu
        | R::MenuBar
        | R::TabPanel
        | R::RadioGroup => Some(named(role, name)),
        // No name of the page's own looks like a site.
        R::Iframe if name.contains("://") => Some(named(role, String::new())),
        R::Iframe => Some(named(role, name)),
        R::Row => Some(named(role, row(reader, node, name))),
        R::Article if !name.is_empty() => Some(named(role, row(reader, node, name))),
        R::Form | R::Group | R::List | R::Figure | R::Table | R::Toolbar if !name.is_empty() => {
            Some(named(role, name))
        }
        _ => None,
    }
}

/// One of several is told from the others by what is seen in it: by the name that its author gave it only where that is seen, too, or
/// nothing is.
fn row(reader: &Reader<'_>, node: NodeId, name: String) -> String {
    let seen = reader.seen(node);
    let said = text::plain_spaces(&name);
    let named = reader.has_author_label(node) && seen.contains(&said);
    if named || seen.is_empty() { name } else { seen }
}

/// The origin of a frame's document, where it is not the page's own. A document without an address of its own is its embedder's.
fn foreign(reader: &Reader<'_>, node: NodeId) -> Option<String> {
    let document = reader.tree.element(node)?.document.as_deref()?;
    let around = reader.tree.ancestors(node);
    let around = around.filter_map(|(_, frame)| frame.document.as_deref());
    let origin = std::iter::once(document).chain(around).find_map(origin)?;
    (Some(origin) != self::origin(&reader.tree.page.url)).then(|| origin.to_owned())
}

/// Scheme, host and port of an address on the web.
fn origin(url: &str) -> Option<&str> {
    let at = ["https://", "http://"].into_iter();
    let at = at
        .filter(|scheme| url.starts_with(scheme))
        .map(str::len)
        .next()?;
    let end = url[at..]
        .find(['/', '?', '#'])
        .map_or(url.len(), |end| at + end);
    Some(&url[..end])
}

fn named(role: Role, name: String) -> Container {
    Container {
        role,
        name: text::cut(text::plain_spaces(&name), MAX_CONTAINER_NAME - 3),
    }
}

/// A heading, and what it is shut into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heading {
    node: NodeId,
    frame: Option<NodeId>,
    section: Option<NodeId>,
    dialog: Option<NodeId>,
}

impl Heading {
    /// Every one of a page, to be seen or not.
    pub(crate) fn all(reader: &Reader<'_>) -> Vec<Heading> {
        let elements = reader.tree.elements().map(|(node, _)| node);
        let headings = elements.filter(|node| reader.role(*node) == Role::Heading);
        headings.map(|node| Heading::of(reader, node)).collect()
    }

    fn of(reader: &Reader<'_>, node: NodeId) -> Heading {
        let mut around = reader.tree.ancestors(node);
        let section = around.find(|(n, e)| section(reader, *n, e));
        Heading {
            node,
            frame: reader.tree.frames_around(node).next(),
            section: section.map(|(n, _)| n),
            dialog: dialog(reader, node),
        }
    }
}

/// The last heading before the element that is not shut into a section, card, row or frame of its own.
pub(crate) fn heading(reader: &Reader<'_>, node: NodeId) -> Option<NodeId> {
    let headings = reader.headings();
    let before = headings.partition_point(|h| h.node < node);
    let own = dialog(reader, node);
    let holds = |outer: Option<NodeId>| outer.is_none_or(|n| reader.tree.contains(n, node));
    let speaks = |h: &&Heading| {
        !reader.tree.contains(h.node, node)
            && holds(h.frame)
            && holds(h.section)
            && h.dialog == own
            && !reader.seen(h.node).is_empty()
    };
    let found = headings[..before].iter().rev().find(speaks);
    found.map(|h| h.node)
}

fn section(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    let tag = [
        "section", "article", "aside", "nav", "li", "fieldset", "form", "td", "dialog",
    ]
    .iter()
    .any(|t| element.html(t));
    tag || matches!(
        reader.role(node),
        Role::Dialog
            | Role::AlertDialog
            | Role::Row
            | Role::ListItem
            | Role::Region
            | Role::Group
            | Role::TabPanel
    )
}

/// The dialog that a node stands in.
fn dialog(reader: &Reader<'_>, node: NodeId) -> Option<NodeId> {
    let mut around = reader.tree.ancestors(node).map(|(n, _)| n);
    around.find(|n| matches!(reader.role(*n), Role::Dialog | Role::AlertDialog))
}
