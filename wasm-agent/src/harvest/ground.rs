//! What a text is painted on, where that is plain to tell: words in their background's own colour are for machines only.
use crate::dom::{self, El, Style};
use perception::raw::RawNode;
use std::rc::Rc;

const CLEAR: &str = "rgba(0, 0, 0, 0)";

/// The colour behind an element; `None` where it can't be told from styles alone (a picture, something that was moved
/// over or under it, half-transparent layers). Then the words count as readable.
type Ground = Option<Rc<str>>;

/// The grounds of one harvest, each asked for once, and only where words stand on it.
#[derive(Debug, Default)]
pub(super) struct Grounds(Vec<Option<Ground>>);

impl Grounds {
    /// Whether words of this style would be lost. `parent` is the element's place in `nodes`.
    pub(super) fn swallow(
        &mut self,
        style: &Style,
        parent: Option<usize>,
        nodes: &[RawNode],
        live: &[Option<El>],
    ) -> bool {
        let ground = own(style).unwrap_or_else(|| self.behind(parent, nodes, live));
        ground.is_some_and(|ground| *ground == *style.color())
    }

    /// Goes outward to the first element with a colour of its own, and remembers the answer for all on the way.
    fn behind(&mut self, mut at: Option<usize>, nodes: &[RawNode], live: &[Option<El>]) -> Ground {
        self.0.resize(nodes.len(), None);
        let mut passed = Vec::new();
        let ground = loop {
            // The canvas behind everything may be dark or light.
            let Some(index) = at else { break None };
            if let Some(known) = &self.0[index] {
                break known.clone();
            }
            passed.push(index);
            let style = live[index].as_ref().map(dom::computed_style);
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

/// What the element itself paints or spoils; `None` when what lies behind it shows through.
fn own(style: &Style) -> Option<Ground> {
    if style.get("position") != "static" || style.get("background-image") != "none" {
        return Some(None);
    }
    let colour = style.get("background-color");
    (colour != CLEAR).then(|| colour.starts_with("rgb(").then(|| colour.into()))
}
