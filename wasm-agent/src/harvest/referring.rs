//! References to other elements that no attribute spells out: scripts can give the elements themselves
//! (<https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element-2>).
//! The attribute is there, and empty.
use super::Harvest;
use crate::dom::El;
use perception::raw::{NodeId, RawElement, RawKind};
use wasm_bindgen::{JsCast, JsValue};

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

/// More of them are not taken from one element.
const EACH: usize = 20;

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
        let to = elements(element)?.into_iter().take(EACH);
        let to: Vec<El> = to.map(|el| el.unchecked_into()).collect();
        (!to.is_empty()).then_some(Referring {
            from,
            attribute,
            to,
        })
    })
}

/// More elements in all are not looked for.
const MAX: usize = 500;

/// Tells where those elements are.
pub(super) fn resolve(harvest: &mut Harvest, all: Vec<Referring>) {
    if all.is_empty() {
        return;
    }
    let nodes = js_sys::Map::new();
    for (at, live) in harvest.live.iter().enumerate() {
        if let Some(element) = live.here() {
            nodes.set(element, &JsValue::from_f64(at as f64));
        }
    }
    let targets = all.iter().flat_map(|r| r.to.iter().map(move |to| (r, to)));
    for (
        Referring {
            from, attribute, ..
        },
        to,
    ) in targets.take(MAX)
    {
        if let (Some(at), RawKind::Element(raw)) = (
            nodes.get(to).as_f64(),
            &mut harvest.page.nodes[from.index()].kind,
        ) {
            raw.references
                .push(((*attribute).to_owned(), NodeId(at as u32)));
        }
    }
}
