//! Words closely looked at: how they are set, what style sheets add to them, and whether anybody can read them.
use super::Harvest;
use super::aside::Aside;
use super::facts::{display, holds_text, plain, transform};
use super::ground::Scene;
use super::hiding::{Through, font, taken_away, undrawn, unreadable};
use crate::dom::{self, El, Style};
use perception::Look;
use perception::raw::{Namespace, NodeId, RawElement, Rendering};

/// What is typed, chosen or written on it stands in no text of the page.
fn shows_its_own(raw: &RawElement) -> bool {
    holds_text(raw) || raw.html("select") || raw.input_of(&["submit", "button", "reset"])
}

/// A picture of a font of icons: the font draws a whole word ("logout", "credit_card") as one sign, so the word takes up no more room
/// than a letter does (<https://developer.mozilla.org/en-US/docs/Web/CSS/font-variant-ligatures>). Hardly a font sets a word so close.
fn is_a_ligature(element: &El, style: &Style) -> bool {
    const LETTERS: usize = 5;
    /// A picture is as wide as its font is high.
    const WIDTH: f64 = 1.1;
    const LOW: f64 = 0.8;
    const HIGH: f64 = 1.7;
    let text = element.text_content().unwrap_or_default();
    let (word, font) = (text.trim(), font(style));
    let named = word.len() >= LETTERS
        && word
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    // Two letters of the alphabet's wide ones take more than that by themselves.
    let wide = word.bytes().filter(|b| !b"_1fijlrt".contains(b)).count();
    let alone = element.elements() == 0;
    named && alone && wide >= 2 && {
        let drawn = dom::extent(element);
        // As it is drawn, and as it is set: squeezed words are words, and so are those in several lines or of smaller letters.
        let one = drawn.height() >= LOW * font && drawn.height() <= HIGH * font;
        let set = element.offset_width().max(element.scroll_width());
        one && drawn.width().max(set) <= WIDTH * font
    }
}

impl Harvest {
    /// Its words are there, and nobody can read them.
    fn is_lost(&self, node: NodeId, element: &El, aside: &Aside, style: &Style) -> bool {
        let colour = style.text_fill();
        let through = Through::of(element, &colour);
        let swallowed = || {
            let behind = self.page.nodes[node.index()].parent.map(NodeId::index);
            let seen = match &through {
                Through::Picture => return false,
                Through::Colour(colour) => colour,
                Through::Nothing => &colour,
            };
            self.is_swallowed(node, element, behind, style, seen)
        };
        unreadable(style, &colour, &through) || !aside.pressed && (taken_away(style) || swallowed())
    }

    /// Words of a picture, on nothing but what lies behind that.
    fn is_undrawn(&self, node: NodeId, element: &El, style: &Style) -> bool {
        const SHAPES: &str =
            "rect,circle,ellipse,path,polygon,polyline,line,image,use,foreignObject";
        let alone = || {
            let svg = dom::around(element).find(|outer| outer.local_name() == "svg");
            svg.is_some_and(|svg| svg.first_of(SHAPES).is_none())
        };
        let behind = self.page.nodes[node.index()].parent.map(NodeId::index);
        undrawn(style)
            || alone() && self.is_swallowed(node, element, behind, style, &style.get("fill"))
    }

    fn is_swallowed(
        &self,
        node: NodeId,
        element: &El,
        behind: Option<usize>,
        style: &Style,
        colour: &str,
    ) -> bool {
        let scene = Scene {
            nodes: &self.page.nodes,
            live: &self.live,
            pane: &|at| self.panes[usize::from(self.asides[at].pane)],
            sheets: &self.sheets,
            asides: &self.asides,
            tinted: self.veils.borrow().tint(node.index(), &self.page.nodes),
        };
        let mut grounds = self.grounds.borrow_mut();
        grounds.swallow((node.index(), element), behind, style, colour, scene)
    }

    /// How its words are painted and set, and what style sheets add to them.
    pub(super) fn words(
        &self,
        node: NodeId,
        element: &El,
        raw: &RawElement,
        aside: &Aside,
        look: &mut Look,
    ) {
        if shows_its_own(raw) {
            look.mute = self.is_lost(node, element, aside, &dom::computed_style(element));
        } else if aside.worded {
            let style = dom::computed_style(element);
            look.display = display(&style);
            look.transform = transform(&style);
            let lost = match raw.namespace {
                Namespace::Svg => self.is_undrawn(node, element, &style),
                _ => self.is_lost(node, element, aside, &style),
            };
            if lost {
                look.rendering = Rendering::Unseen;
            } else if raw.attr("aria-hidden") == Some("true") {
                look.mute = is_a_ligature(element, &style);
            }
        } else if aside.named && aside.holds {
            look.display = display(&dom::computed_style(element));
        }
        if aside.worded || aside.named || (!aside.holds && plain(raw)) {
            let lost = |style: &Style| {
                let (behind, colour) = (Some(node.index()), style.text_fill());
                !aside.pressed && self.is_swallowed(node, element, behind, style, &colour)
            };
            [look.before, look.after] =
                self.questions
                    .generated(element, raw, aside, &self.sheets, &lost);
        }
    }
}
