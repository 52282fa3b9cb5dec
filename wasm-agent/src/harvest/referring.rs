//! References to other elements that no attribute spells out: scripts can give the elements themselves
//! (<https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element-2>).
//! The attribute is there, and empty.
use super::Harvest;
use crate::dom::El;
use perception::raw::{NodeId, RawElement, RawKind};
use wasm_bindgen::JsCast;

/// What one element refers to.
#[derive(Debug)]
pub(super) struct Referring {
    from: NodeId,
    attribute: &'static str,
    to: Vec<El>,
}

type Getter = fn(&El) -> Option<js_sys::Array>;

const WAYS: [(&str, Getter); 3] = [
    ("aria-labelledby", El::labelled_by),
    ("aria-describedby", El::described_by),
    ("aria-owns", El::owning),
];

/// What the element, whose node this will be, refers to.
pub(super) fn referring(
    element: &El,
    raw: &RawElement,
    from: NodeId,
) -> impl Iterator<Item = Referring> {
    let empty = |name: &str| raw.attr(name).is_some_and(|value| value.trim().is_empty());
    let asked = WAYS
        .iter()
        .filter(move |(name, _)| !raw.attrs.is_empty() && empty(name));
    asked.filter_map(move |(attribute, elements)| {
        let to = elements(element)?.into_iter().map(|el| el.unchecked_into());
        let to: Vec<El> = to.collect();
        (!to.is_empty()).then_some(Referring {
            from,
            attribute,
            to,
        })
    })
}

/// Spells them out. An element without an id gets one that no page can have written.
pub(super) fn spell_out(harvest: &mut Harvest, all: Vec<Referring>) {
    for Referring {
        from,
        attribute,
        to,
    } in all
    {
        let ids: Vec<String> = to.iter().filter_map(|el| id(harvest, el)).collect();
        if let RawKind::Element(raw) = &mut harvest.page.nodes[from.index()].kind {
            raw.attrs.retain(|(name, _)| name != attribute);
            raw.attrs.push((attribute.to_owned(), ids.join(" ")));
        }
    }
}

fn id(harvest: &mut Harvest, element: &El) -> Option<String> {
    let node = harvest.find(element)?;
    let RawKind::Element(raw) = &mut harvest.page.nodes[node.index()].kind else {
        return None;
    };
    if !raw.has("id") {
        raw.attrs
            .push(("id".to_owned(), format!("\u{1}{}", node.0)));
    }
    raw.attr("id").map(str::to_owned)
}
