//! What else is painted where words stand: pictures and boxes beside, or around, what the words stand in, which may lie behind them
//! though they are none of theirs.
use super::ground::{Scene, cuts_letters};
use super::palette::Palette;
use crate::css::{Colour, pixels};
use crate::dom::{self, El, Style};
use perception::raw::{RawElement, RawKind, Rendering};
use protocol::geometry::Rect;
use wasm_bindgen::JsValue;

/// On larger pages nobody looks for them: what may lie behind the words is taken for there.
const MAX_NODES: usize = 20_000;
/// So often is it asked what style sheets paint before and after elements.
const MAX_PARTS: u32 = 1_000;
/// What lies behind less of the words than this doesn't make them readable.
const SHARE: f64 = 0.5;

#[derive(Debug)]
struct Layer {
    node: usize,
    rect: Rect,
    /// Where it is one.
    colour: Option<Colour>,
}

/// Those of one harvest, gathered when they are first asked for.
#[derive(Debug, Default)]
pub(super) struct Layers {
    found: Option<Vec<Layer>>,
    parts: u32,
}

impl Layers {
    /// Something lies behind the words of this node on which that ink could be read.
    pub(super) fn lie_behind(
        &mut self,
        (node, element): (usize, &El),
        ink: Colour,
        palette: &Palette,
        scene: Scene<'_>,
    ) -> bool {
        if scene.nodes.len() > MAX_NODES {
            return true;
        }
        let words = (scene.pane)(node).rect(&dom::extent(element));
        let around: Vec<usize> = scene.outward(Some(node)).collect();
        let shows = |colour: Option<Colour>| {
            colour.is_none_or(|c| !ink.is_lost_on(c.over(Colour::WHITE)) || !c.is_solid())
        };
        let layers = self.found.get_or_insert_with(|| gather(palette, scene));
        layers.iter().any(|layer| {
            share(words, layer.rect) >= SHARE
                && shows(layer.colour)
                && !around.contains(&layer.node)
        }) || self.is_painted_by_sheets(&around, words, scene)
    }

    /// What style sheets paint before or after what the words stand in, or what stands beside that.
    fn is_painted_by_sheets(&mut self, around: &[usize], words: Rect, scene: Scene<'_>) -> bool {
        let beside = scene.nodes.iter().enumerate().filter(|(at, node)| {
            let parent = node.parent.map(|parent| parent.index());
            around.contains(at) || parent.is_some_and(|parent| around[1..].contains(&parent))
        });
        for element in beside.filter_map(|(at, _)| scene.live[at].here()) {
            self.parts += 1;
            if self.parts > MAX_PARTS {
                return false;
            }
            let paints = |part: &str| {
                let style = dom::style_of_part(element, &JsValue::from_str(part));
                style.content() != "none" && is_painted(&style) && is_as_large(&style, words)
            };
            if paints("::before") || paints("::after") {
                return true;
            }
        }
        false
    }
}

fn gather(palette: &Palette, scene: Scene<'_>) -> Vec<Layer> {
    let mut found = Vec::new();
    for (at, node) in scene.nodes.iter().enumerate() {
        let RawKind::Element(raw) = &node.kind else {
            continue;
        };
        let Some(element) = scene.live[at]
            .here()
            .filter(|_| raw.rendering != Rendering::None)
        else {
            continue;
        };
        let style = dom::computed_style(element);
        let picture = shows_picture(raw) || style.get("background-image") != "none";
        let seen = || style.get("visibility") == "visible" && style.opacity() != "0";
        if (picture || is_painted(&style)) && !cuts_letters(&style) && seen() {
            let colour = (!picture).then(|| palette.read(&style.background_color()));
            found.push(Layer {
                node: at,
                rect: (scene.pane)(at).rect(&element.bounds()),
                colour: colour.flatten(),
            });
        }
    }
    found
}

fn shows_picture(raw: &RawElement) -> bool {
    matches!(
        raw.tag.as_str(),
        "img" | "video" | "canvas" | "svg" | "iframe" | "object" | "embed"
    )
}

fn is_painted(style: &Style) -> bool {
    style.background_color() != "rgba(0, 0, 0, 0)" || style.get("background-image") != "none"
}

fn is_as_large(style: &Style, words: Rect) -> bool {
    let area = |side: &str| pixels(&style.get(side)).unwrap_or_default();
    area("width") * area("height") >= SHARE * f64::from(words.width) * f64::from(words.height)
}

/// How much of the one lies in the other.
fn share(words: Rect, layer: Rect) -> f64 {
    let along = |start: i32, size: i32, from: i32, length: i32| {
        let end = (i64::from(start) + i64::from(size)).min(i64::from(from) + i64::from(length));
        (end - i64::from(start.max(from))).max(0) as f64
    };
    let shared = along(words.x, words.width, layer.x, layer.width)
        * along(words.y, words.height, layer.y, layer.height);
    let whole = f64::from(words.width) * f64::from(words.height);
    if whole > 0.0 { shared / whole } else { 0.0 }
}
