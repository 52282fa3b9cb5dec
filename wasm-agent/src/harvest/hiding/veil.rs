//! What adds up on the way from the page to an element: each step may be seen, and all of them together may not.
use crate::css::{FAINT, scaled, shrunk};
use crate::dom::Style;
use perception::raw::RawNode;
use std::collections::BTreeMap;

/// Text shrunk to less than this share of its size can't be read.
const SPECK: f64 = 0.1;

/// What is left of an element by its own style: of its paint, and of its size.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Veil {
    paint: f64,
    size: f64,
}

/// The veils of one harvest, by node. Most elements have none.
#[derive(Debug, Default)]
pub(in crate::harvest) struct Veils(BTreeMap<usize, Veil>);

impl Veils {
    /// Takes the element's own one in; true if nothing can be seen through it and those of what it stands in, which were looked
    /// at before.
    pub(in crate::harvest) fn hide(
        &mut self,
        node: usize,
        style: &Style,
        nodes: &[RawNode],
    ) -> bool {
        let own = Veil {
            paint: style.opacity().parse().unwrap_or(1.0),
            size: size(style),
        };
        if own.paint >= 1.0 && own.size >= 1.0 {
            return false;
        }
        self.0.insert(node, own);
        let outward = |at: &usize| nodes.get(*at)?.parent.map(|parent| parent.index());
        let way = std::iter::successors(Some(node), outward);
        let all = way.filter_map(|at| self.0.get(&at));
        let (paint, size) = all.fold((1.0, 1.0), |(paint, size), veil| {
            (paint * veil.paint, size * veil.size)
        });
        paint < FAINT || size < SPECK
    }
}

/// How much narrower or lower than it was laid out, whichever is worse.
fn size(style: &Style) -> f64 {
    let zoom: f64 = style.get("zoom").parse().unwrap_or(1.0);
    shrunk(&style.get("transform")) * scaled(&style.get("scale")) * zoom
}
