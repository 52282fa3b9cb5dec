//! What a text is painted on, where that is plain to tell: words in their background's own colour are for machines only.
use super::Live;
use crate::dom::{self, Style};
use perception::raw::RawNode;
use std::rc::Rc;

const CLEAR: &str = "rgba(0, 0, 0, 0)";
/// Colours that differ by no more than this, all three channels together, can't be told apart in text.
const ALIKE: i32 = 18;

/// The colour behind an element; `None` where it can't be told (half-transparent layers, the canvas).
type Ground = Option<Rc<str>>;

/// The grounds of one harvest, each asked for once, and only where words stand on it.
#[derive(Debug, Default)]
pub(super) struct Grounds(Vec<Option<Ground>>);

impl Grounds {
    /// Whether words of this style and colour would be lost. `parent` is the element's place in `nodes`.
    pub(super) fn swallow(
        &mut self,
        style: &Style,
        colour: &str,
        parent: Option<usize>,
        nodes: &[RawNode],
        live: &[Live],
    ) -> bool {
        let ground = own(style).unwrap_or_else(|| self.behind(parent, nodes, live));
        // Only where it looks so is it asked whether something else may lie between: that is rare, and dear.
        ground.is_some_and(|ground| alike(&ground, colour)) && is_plain(style, parent, nodes, live)
    }

    /// Goes outward to the first element with a colour of its own, and remembers the answer for all on the way.
    fn behind(&mut self, mut at: Option<usize>, nodes: &[RawNode], live: &[Live]) -> Ground {
        self.0.resize(nodes.len(), None);
        let mut passed = Vec::new();
        let ground = loop {
            // The canvas behind everything may be dark or light.
            let Some(index) = at else { break None };
            if let Some(known) = &self.0[index] {
                break known.clone();
            }
            passed.push(index);
            let style = live[index].here().map(dom::computed_style);
            if let Some(ground) = style.and_then(|style| own(&style)) {
                break ground;
            }
            at = nodes[index].parent.map(|parent| parent.index());
        };
        for index in passed {
            self.0[index] = Some(ground.clone());
        }
        ground
    }
}

/// What the element itself is painted with; `None` when what lies behind it shows through.
fn own(style: &Style) -> Option<Ground> {
    let colour = style.background_color();
    (colour != CLEAR).then(|| colour.starts_with("rgb(").then(|| colour.into()))
}

/// From the words out to the ground there is no picture, and nothing that was moved over or under others.
fn is_plain(style: &Style, mut at: Option<usize>, nodes: &[RawNode], live: &[Live]) -> bool {
    if spoils(style) {
        return false;
    }
    if own(style).is_some() {
        return true;
    }
    while let Some(index) = at {
        let Some(style) = live[index].here().map(dom::computed_style) else {
            return false;
        };
        if spoils(&style) {
            return false;
        }
        if own(&style).is_some() {
            return true;
        }
        at = nodes[index].parent.map(|parent| parent.index());
    }
    false
}

fn spoils(style: &Style) -> bool {
    style.get("position") != "static" || style.get("background-image") != "none"
}

/// `rgb(…)` both.
fn alike(one: &str, other: &str) -> bool {
    one == other
        || channels(one)
            .zip(channels(other))
            .is_some_and(|(a, b)| a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<i32>() <= ALIKE)
}

fn channels(colour: &str) -> Option<[i32; 3]> {
    let inner = colour.strip_prefix("rgb(")?.strip_suffix(')')?;
    let mut numbers = inner.split(',').map(|n| n.trim().parse::<i32>().ok());
    Some([numbers.next()??, numbers.next()??, numbers.next()??])
}
