//! What a text is painted on, where that can be told: words in their background's own colour are for machines only.
use super::Live;
use super::aside::Aside;
use super::layers::Layers;
use super::palette::Palette;
use super::pane::Pane;
use super::paper::paper;
use super::sheets::Sheets;
use crate::css::{Colour, blended, colours, is_near, pixels, tinted};
use crate::dom::{self, El, Style};
use perception::raw::RawNode;

/// The colour behind an element; `None` where it can't be told.
type Ground = Option<Colour>;

/// What there is to ask: the nodes of one harvest.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) nodes: &'a [RawNode],
    pub(super) live: &'a [Live],
    pub(super) pane: &'a dyn Fn(usize) -> Pane,
    pub(super) sheets: &'a [Option<Sheets>],
    pub(super) asides: &'a [Aside],
    /// Around the words in question, filters change colours.
    pub(super) tinted: bool,
}

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").finish_non_exhaustive()
    }
}

impl Scene<'_> {
    pub(super) fn parent(&self, node: usize) -> Option<usize> {
        self.nodes[node].parent.map(|parent| parent.index())
    }

    /// The node, and what it stands in.
    pub(super) fn outward(&self, node: Option<usize>) -> impl Iterator<Item = usize> {
        std::iter::successors(node, |at| self.parent(*at))
    }
}

/// The grounds of one harvest, each asked for once, and only where words stand on it.
#[derive(Debug, Default)]
pub(super) struct Grounds {
    known: Vec<Option<Ground>>,
    palette: Palette,
    layers: Layers,
}

impl Grounds {
    /// Whether words of this style and colour, which stand at this node, would be lost. `behind` is what the style is painted on.
    pub(super) fn swallow(
        &mut self,
        (node, element): (usize, &El),
        behind: Option<usize>,
        style: &Style,
        colour: &str,
        scene: Scene<'_>,
    ) -> bool {
        let Some(ink) = self.palette.read(colour) else {
            return false;
        };
        if scene.tinted {
            return self.is_evened_out(ink, behind, style, scene)
                && !self
                    .layers
                    .lie_behind((node, element), None, &self.palette, scene);
        }
        let own = own(style, &self.palette);
        let ground = match own {
            Some(own) if own.is_solid() => Some(own),
            _ => self
                .behind(behind, scene)
                .map(|ground| own.map_or(ground, |own| own.over(ground))),
        };
        let Some(ground) = ground.filter(|ground| ink.is_lost_on(*ground)) else {
            return false;
        };
        // Only where it looks so is it asked whether something else may lie between: that is rare, and dear.
        !self.is_drawn_otherwise(style, ground)
            && self.is_plain(behind, style, ground, scene)
            && !(own.is_none_or(|own| !own.is_solid())
                && self
                    .layers
                    .lie_behind((node, element), Some(ink), &self.palette, scene))
    }

    /// After what filters make of both, words of this colour are lost on what is painted behind them.
    fn is_evened_out(
        &self,
        ink: Colour,
        behind: Option<usize>,
        style: &Style,
        scene: Scene<'_>,
    ) -> bool {
        let around: Option<Vec<Colour>> = drawn_around(style)
            .iter()
            .map(|colour| self.palette.read(colour))
            .collect();
        let Some(mut inks) = around else {
            return false;
        };
        inks.push(ink);
        let mut ground = Colour::CLEAR;
        let mut take = |style: &Style| {
            if !ground.is_solid() {
                let own = own(style, &self.palette).unwrap_or(Colour::CLEAR);
                ground = ground.over(own);
                let plain = style.get("background-image") == "none" || cuts_letters(style);
                if !plain || style.get("mix-blend-mode") != "normal" {
                    return None;
                }
            }
            let filter = style.filter();
            if filter != "none" {
                for ink in &mut inks {
                    *ink = tinted(&filter, *ink)?;
                }
                ground = tinted(&filter, ground)?;
            }
            Some(())
        };
        let around = scene
            .outward(behind)
            .map(|at| scene.live[at].here().map(dom::computed_style));
        let told = take(style).and_then(|()| {
            let mut around = around;
            around.try_for_each(|style| take(&style?))
        });
        if told.is_none() {
            return false;
        }
        if !ground.is_solid() {
            let Some(root) = scene.live.first().and_then(Live::here) else {
                return false;
            };
            ground = ground.over(paper(root));
        }
        inks.iter().all(|ink| ink.is_lost_on(ground))
    }

    /// Goes outward to the first element with a colour of its own, and remembers the answer for all on the way.
    fn behind(&mut self, mut at: Option<usize>, scene: Scene<'_>) -> Ground {
        self.known.resize(scene.nodes.len(), None);
        let mut passed = Vec::new();
        let mut ground = loop {
            let Some(index) = at else {
                break scene.live.first().and_then(Live::here).map(paper);
            };
            if let Some(known) = &self.known[index] {
                break *known;
            }
            let Some(style) = scene.live[index].here().map(dom::computed_style) else {
                break None;
            };
            let own = own(&style, &self.palette);
            passed.push((index, own));
            if own.is_some_and(Colour::is_solid) {
                break own;
            }
            at = scene.parent(index);
        };
        for (index, own) in passed.into_iter().rev() {
            ground = ground.map(|ground| own.map_or(ground, |own| own.over(ground)));
            self.known[index] = Some(ground);
        }
        ground
    }

    /// Its letters have a line around them, or a shadow, that can be read.
    fn is_drawn_otherwise(&self, style: &Style, ground: Colour) -> bool {
        drawn_around(style).iter().any(|colour| {
            self.palette
                .read(colour)
                .is_none_or(|colour| !colour.is_lost_on(ground))
        })
    }

    /// From the words out to the ground there is no picture, and nothing that mixes colours.
    fn is_plain(
        &self,
        behind: Option<usize>,
        style: &Style,
        ground: Colour,
        scene: Scene<'_>,
    ) -> bool {
        let even = |style: &Style| {
            let image = style.get("background-image");
            let one = |colour: &str| {
                self.palette
                    .read(colour)
                    .is_some_and(|colour| colour.is_lost_on(ground))
            };
            let painted = image != "none"
                && !cuts_letters(style)
                && (image.contains("url(") || !colours(&image).all(one));
            let alike = |colour: Option<Colour>| colour.is_some_and(|c| c.is_lost_on(ground));
            let backdrop = style.get("backdrop-filter");
            !painted
                && alike(blended(&style.get("mix-blend-mode"), ground))
                && (backdrop == "none" || alike(tinted(&backdrop, ground)))
                && !style.filter().contains("drop-shadow(")
                && !style.filter().contains("url(")
                && !is_filled(&style.get("box-shadow"))
                && !style.get("border-image-slice").contains("fill")
        };
        let solid = |style: &Style| own(style, &self.palette).is_some_and(Colour::is_solid);
        if !even(style) {
            return false;
        }
        if solid(style) {
            return true;
        }
        for index in scene.outward(behind) {
            let Some(style) = scene.live[index].here().map(dom::computed_style) else {
                return false;
            };
            if !even(&style) {
                return false;
            }
            if solid(&style) {
                return true;
            }
        }
        true
    }
}

/// The colours of what is drawn around letters: their shadows, and their outline.
fn drawn_around(style: &Style) -> Vec<String> {
    let shadow = style.get("text-shadow");
    let shadows = colours(&shadow).filter(|_| shadow != "none" && is_near(&shadow));
    let mut found: Vec<String> = shadows.map(str::to_owned).collect();
    if style.get("-webkit-text-stroke-width") != "0px" {
        found.push(style.get("-webkit-text-stroke-color"));
    }
    found
}

/// A shadow inside the box reaches over much of it.
fn is_filled(shadow: &str) -> bool {
    const FAR: f64 = 10.0;
    shadow.contains("inset")
        && shadow
            .split([' ', ','])
            .filter_map(pixels)
            .any(|px| px.abs() >= FAR)
}

/// What the element itself is painted with; `None` when nothing.
fn own(style: &Style, palette: &Palette) -> Ground {
    let colour = style.background_color();
    if colour == "rgba(0, 0, 0, 0)" || cuts_letters(style) {
        return None;
    }
    palette.read(&colour).filter(|colour| !colour.is_clear())
}

/// Its paint is to be seen in the letters only.
pub(super) fn cuts_letters(style: &Style) -> bool {
    style.get("background-clip").contains("text")
}
