//! The choices of a select or listbox.
use crate::raw::{NodeId, RawKind, Rendering};
use crate::reader::Reader;
use crate::text;
use protocol::role::Role;

/// More choices than this are not listed.
const MAX_OPTIONS: usize = 50;

/// The choices as shown, in order.
pub(crate) fn options(reader: &Reader<'_>, node: NodeId) -> Vec<String> {
    listed(reader, node)
        .map(|option| reader.name(option))
        .filter(|name| !name.is_empty())
        .take(MAX_OPTIONS)
        .collect()
}

/// How many there are, listed or not. `told` are those that are.
pub(crate) fn count(reader: &Reader<'_>, node: NodeId, told: usize) -> usize {
    match told {
        MAX_OPTIONS => listed(reader, node).count(),
        all => all,
    }
}

/// Those that are in the list when it is open. (What stands there before anything is chosen often is not.)
fn listed<'r>(reader: &'r Reader<'_>, node: NodeId) -> impl Iterator<Item = NodeId> + use<'r> {
    chosen_from(reader, node).filter(|n| reader.tree.rendering(*n) != Some(Rendering::None))
}

/// What is chosen, as shown; several are joined by commas.
pub(crate) fn value(reader: &Reader<'_>, node: NodeId) -> Option<String> {
    let chosen: Vec<String> = chosen_from(reader, node)
        .filter(|option| {
            reader
                .tree
                .element(*option)
                .is_some_and(|e| e.selected || e.attr("aria-selected") == Some("true"))
        })
        .map(|option| match reader.name(option) {
            name if name.is_empty() => written(reader, option),
            name => name,
        })
        .collect();
    (!chosen.is_empty()).then(|| chosen.join(", "))
}

fn chosen_from<'r>(reader: &'r Reader<'_>, node: NodeId) -> impl Iterator<Item = NodeId> + use<'r> {
    let native = reader.tree.element(node).is_some_and(|e| e.html("select"));
    let owned = reader.tree.owned(node).iter();
    let owned = owned.flat_map(|n| std::iter::once(*n).chain(reader.tree.descendants(*n)));
    reader.tree.descendants(node).chain(owned).filter(move |n| {
        let Some(element) = reader.tree.element(*n) else {
            return false;
        };
        if native {
            element.html("option")
        } else {
            reader.role(*n) == Role::Option && !reader.tree.excluded(*n)
        }
    })
}

/// What stands in a choice that is out of the list.
fn written(reader: &Reader<'_>, option: NodeId) -> String {
    let inner = reader.tree.descendants(option);
    let words = inner.filter_map(|n| match &reader.tree.page.nodes[n.index()].kind {
        RawKind::Text(words) => Some(words.as_str()),
        RawKind::Element(_) => None,
    });
    text::fold(&words.collect::<String>())
}
