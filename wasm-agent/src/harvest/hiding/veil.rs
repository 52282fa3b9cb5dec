//! What adds up on the way from the page to an element: each step may be seen, and all of them together may not.
use crate::css::{FAINT, scaled, shrunk, smear, tints};
use crate::dom::Style;
use perception::raw::RawNode;
use std::collections::BTreeMap;

/// Text shrunk to less than this share of its size can't be read.
const SPECK: f64 = 0.1;

/// What is left of an element by its own style.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Veil {
    /// Of its paint, and of its size.
    paint: f64,
    size: f64,
    /// By how many pixels it is smeared.
    smear: f64,
    /// Its colours come out as others.
    tinted: bool,
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
        let filter = style.filter();
        let own = Veil {
            paint: style.opacity().parse().unwrap_or(1.0),
            size: size(style),
            smear: smear(&filter),
            tinted: filter != "none" && tints(&filter),
        };
        if own.paint >= 1.0 && own.size >= 1.0 && own.smear <= 0.0 && !own.tinted {
            return false;
        }
        self.0.insert(node, own);
        let (paint, size) = self
            .around(node, nodes)
            .fold((1.0, 1.0), |(paint, size), veil| {
                (paint * veil.paint, size * veil.size)
            });
        paint < FAINT || size < SPECK
    }

    /// By how many pixels all of them smear what stands at a node.
    pub(in crate::harvest) fn smear(&self, node: usize, nodes: &[RawNode]) -> f64 {
        self.around(node, nodes)
            .map(|veil| veil.smear)
            .fold(0.0, f64::hypot)
    }

    /// Colours at a node come out as others.
    pub(in crate::harvest) fn tint(&self, node: usize, nodes: &[RawNode]) -> bool {
        self.around(node, nodes).any(|veil| veil.tinted)
    }

    fn around(&self, node: usize, nodes: &[RawNode]) -> impl Iterator<Item = &Veil> {
        let outward = |at: &usize| nodes.get(*at)?.parent.map(|parent| parent.index());
        let start = (!self.0.is_empty()).then_some(node);
        std::iter::successors(start, outward).filter_map(|at| self.0.get(&at))
    }
}

/// How much narrower or lower than it was laid out, whichever is worse.
fn size(style: &Style) -> f64 {
    let zoom: f64 = style.get("zoom").parse().unwrap_or(1.0);
    shrunk(&style.get("transform")) * scaled(&style.get("scale")) * zoom
}
