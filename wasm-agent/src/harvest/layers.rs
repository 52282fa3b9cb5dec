//! What else is painted where words stand: pictures and boxes beside, or around, what the words stand in, which may lie behind them
//! though they are none of theirs.
use super::ground::{Scene, cuts_letters};
use super::palette::Palette;
use super::sheets::Sheets;
use crate::css::{Colour, pixels};
use crate::dom::{self, El, Style};
use perception::raw::{RawElement, RawKind, Rendering};
use protocol::geometry::Rect;
use std::cell::OnceCell;
use wasm_bindgen::JsValue;

/// Of so many elements is it asked what style sheets paint before and after them.
const MAX_PARTS: u32 = 1_000;
/// So often are words held against what may lie behind them.
const MAX_HELD: u32 = 20_000_000;
/// What lies behind less of the words than this doesn't make them readable.
const SHARE: f64 = 0.5;
/// Borders of so many pixels may be all there is of a box.
const THICK: f64 = 10.0;

/// An element that may be painted.
#[derive(Debug)]
struct Layer {
    node: usize,
    rect: Rect,
    paint: OnceCell<Paint>,
}

#[derive(Clone, Copy, Debug)]
enum Paint {
    Nothing,
    Colour(Colour),
    /// Or something else that nobody can read off a style.
    Picture,
}

/// Those of one harvest, gathered when they are first asked for.
#[derive(Debug, Default)]
pub(super) struct Layers {
    found: Option<Vec<Layer>>,
    /// What stands in each node.
    children: Option<Vec<Vec<u32>>>,
    /// How much style sheets paint before or after each node, in square pixels.
    parts: Vec<Option<f64>>,
    asked: u32,
    held: u32,
}

impl Layers {
    /// Something lies behind the words of this node on which that ink could be read; without one, anything. Or it would take too long
    /// to find out: what is not known to be lost is not left out.
    pub(super) fn lie_behind(
        &mut self,
        (node, element): (usize, &El),
        ink: Option<Colour>,
        palette: &Palette,
        scene: Scene<'_>,
    ) -> bool {
        let words = (scene.pane)(node).rect(&dom::extent(element));
        let around: Vec<usize> = scene.outward(Some(node)).collect();
        let shows = |layer: &Layer| match layer.paint(palette, scene) {
            Paint::Nothing => false,
            Paint::Picture => true,
            Paint::Colour(colour) => {
                !colour.is_solid() || ink.is_none_or(|ink| !ink.is_lost_on(colour))
            }
        };
        if self.held >= MAX_HELD {
            return true;
        }
        let layers = self.found.get_or_insert_with(|| gather(scene));
        self.held = self.held.saturating_add(layers.len() as u32);
        layers.iter().any(|layer| {
            // Outward, nodes count down.
            let is_around = || around.binary_search_by(|at| layer.node.cmp(at)).is_ok();
            share(words, layer.rect) >= SHARE && !is_around() && shows(layer)
        }) || self.is_painted_by_sheets(&around, words, scene)
            || is_before_a_curtain(&around, ink, palette, scene)
    }

    /// What style sheets paint before or after what the words stand in, or what stands beside that.
    fn is_painted_by_sheets(&mut self, around: &[usize], words: Rect, scene: Scene<'_>) -> bool {
        let children = self.children.get_or_insert_with(|| children(scene));
        let beside = around.iter().skip(1).flat_map(|outer| &children[*outer]);
        let beside = around.iter().copied().chain(beside.map(|at| *at as usize));
        let least = SHARE * f64::from(words.width) * f64::from(words.height);
        self.parts.resize(scene.nodes.len(), None);
        for at in beside {
            self.held = self.held.saturating_add(1);
            if self.held >= MAX_HELD {
                return true;
            }
            let (RawKind::Element(raw), Some(element)) =
                (&scene.nodes[at].kind, scene.live[at].here())
            else {
                continue;
            };
            if raw.rendering == Rendering::None
                || !by_sheets(at, scene, |sheets| sheets.may_paint_beside(element, raw))
            {
                continue;
            }
            let part = match self.parts[at] {
                Some(known) => known,
                None if self.asked >= MAX_PARTS => return true,
                None => {
                    self.asked += 1;
                    *self.parts[at].insert(painted_by_sheets(element))
                }
            };
            if part > 0.0 && part >= least {
                return true;
            }
        }
        false
    }
}

/// How large the larger of what style sheets paint before and after an element is.
fn painted_by_sheets(element: &El) -> f64 {
    let area = |part: &str| {
        let style = dom::style_of_part(element, &JsValue::from_str(part));
        let side = |name: &str| pixels(&style.get(name)).unwrap_or_default();
        match style.content() != "none" && is_painted(&style) {
            true => side("width") * side("height"),
            false => 0.0,
        }
    };
    area("::before").max(area("::after"))
}

/// The words stand in a dialog or popover without a ground of its own, and what the browser hangs up behind that shows them
/// (<https://drafts.csswg.org/css-position-4/#backdrop>).
fn is_before_a_curtain(
    around: &[usize],
    ink: Option<Colour>,
    palette: &Palette,
    scene: Scene<'_>,
) -> bool {
    let on_top = |at: usize| match (&scene.nodes[at].kind, scene.live[at].here()) {
        (RawKind::Element(raw), Some(element)) => {
            (raw.tag == "dialog" || raw.has("popover"))
                && element.matches(&":modal,:popover-open".into()) == Ok(true)
        }
        _ => false,
    };
    let Some(depth) = around.iter().position(|at| on_top(*at)) else {
        return false;
    };
    let solid = |at: &usize| {
        let style = scene.live[*at].here().map(dom::computed_style);
        let own = style.and_then(|style| palette.read(&style.background_color()));
        own.is_some_and(Colour::is_solid)
    };
    if around[..=depth].iter().any(solid) {
        return false;
    }
    let Some(element) = scene.live[around[depth]].here() else {
        return false;
    };
    let style = dom::style_of_part(element, &"::backdrop".into());
    // What lies behind it is nearly of the ink's own colour.
    let shows = |colour: Colour| match ink {
        Some(ink) => !ink.is_lost_on(colour.over(ink.solid())),
        None => !colour.is_clear(),
    };
    style.display() != "none"
        && (style.get("background-image") != "none"
            || style.get("backdrop-filter") != "none"
            || palette.read(&style.background_color()).is_none_or(shows))
}

impl Layer {
    /// Asked only where words stand.
    fn paint(&self, palette: &Palette, scene: Scene<'_>) -> Paint {
        let asked = || match (&scene.nodes[self.node].kind, scene.live[self.node].here()) {
            (RawKind::Element(raw), Some(element)) => paint(raw, element, palette),
            _ => Paint::Nothing,
        };
        *self.paint.get_or_init(asked)
    }
}

fn children(scene: Scene<'_>) -> Vec<Vec<u32>> {
    let mut children = vec![Vec::new(); scene.nodes.len()];
    for (at, node) in scene.nodes.iter().enumerate() {
        if let Some(parent) = node.parent {
            children[parent.index()].push(at as u32);
        }
    }
    children
}

fn gather(scene: Scene<'_>) -> Vec<Layer> {
    let mut found = Vec::new();
    for (at, node) in scene.nodes.iter().enumerate() {
        if let RawKind::Element(raw) = &node.kind
            && let Some(element) = scene.live[at].here()
            && raw.rendering != Rendering::None
            && may_be_painted(at, element, raw, scene)
        {
            found.push(Layer {
                node: at,
                rect: (scene.pane)(at).rect(&element.bounds()),
                paint: OnceCell::new(),
            });
        }
    }
    found
}

/// By its tag, its own style, or a style sheet, so far as these can be told without asking for its style.
fn may_be_painted(at: usize, element: &El, raw: &RawElement, scene: Scene<'_>) -> bool {
    const PAINTED: &[&str] = &["button", "dialog", "input", "mark", "select", "textarea"];
    shows_picture(raw)
        || PAINTED.contains(&raw.tag.as_str())
        || scene.asides[at].styled
        || by_sheets(at, scene, |sheets| sheets.may_paint(element, raw))
}

/// What the sheets about an element say, if they are to be read; where they aren't, anything may be.
fn by_sheets(at: usize, scene: Scene<'_>, say: impl FnOnce(&Sheets) -> bool) -> bool {
    let RawKind::Element(raw) = &scene.nodes[at].kind else {
        return false;
    };
    let sheets = scene
        .sheets
        .get(raw.scope as usize)
        .and_then(Option::as_ref);
    sheets.filter(|_| scene.asides[at].ours).is_none_or(say)
}

fn paint(raw: &RawElement, element: &El, palette: &Palette) -> Paint {
    let style = dom::computed_style(element);
    let seen = style.get("visibility") == "visible" && style.opacity() != "0";
    if !seen || cuts_letters(&style) {
        return Paint::Nothing;
    }
    let picture = shows_picture(raw)
        || style.get("background-image") != "none"
        || style.get("backdrop-filter") != "none"
        || is_thick(&style.get("border-width"));
    match (picture, style.background_color().as_str()) {
        (true, _) => Paint::Picture,
        (false, "rgba(0, 0, 0, 0)") => Paint::Nothing,
        (false, colour) => palette.read(colour).map_or(Paint::Picture, Paint::Colour),
    }
}

fn is_thick(widths: &str) -> bool {
    widths.split(' ').filter_map(pixels).any(|px| px >= THICK)
}

fn shows_picture(raw: &RawElement) -> bool {
    matches!(
        raw.tag.as_str(),
        "img" | "video" | "canvas" | "svg" | "iframe" | "object" | "embed"
    )
}

pub(super) fn is_painted(style: &Style) -> bool {
    style.background_color() != "rgba(0, 0, 0, 0)" || style.get("background-image") != "none"
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
