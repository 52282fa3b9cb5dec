//! What one element looks like: whether it has a box, where, and whether anybody can see it. Twice: at a glance, of every element,
//! so far as that decides what may be told; and closely, of what is told.
use super::area::on_picture;
use super::aside::Aside;
use super::drawn::{boxless, never_rendered};
use super::facts::{TINY, display, landmark, measured, pictures, plain, rectangle_in};
use super::hiding::{conceals, floats, font, is_mute, may_conceal_inline, may_float_inline};
use super::pass::Pass;
use super::ports::Beyond;
use super::sheets::Sheets;
use super::{Harvest, Live, generated};
use crate::css::is_smeared;
use crate::dom::{self, El, Style};
use perception::raw::{NodeId, RawElement, RawKind, Rendering};
use perception::{Closely, Look};
use protocol::geometry::Rect;
use wasm_bindgen::JsValue;

/// The ways in which elements are asked, made once.
#[derive(Debug)]
pub(super) struct Questions {
    whole: JsValue,
    boxes: JsValue,
    visible: JsValue,
    /// Words that go to the browser with many a question: made once, they cost nothing.
    before: JsValue,
    after: JsValue,
    pub(super) modal: JsValue,
    pub(super) disabled: JsValue,
    /// What a custom element says of itself (<https://html.spec.whatwg.org/multipage/custom-elements.html#exposing-custom-element-states>).
    pub(super) checked: JsValue,
}

impl Default for Questions {
    fn default() -> Self {
        let yes = JsValue::TRUE;
        Self {
            whole: dom::object(&[
                ("opacityProperty", yes.clone()),
                ("visibilityProperty", yes.clone()),
            ]),
            boxes: dom::object(&[]),
            visible: dom::object(&[("visibilityProperty", yes)]),
            before: "::before".into(),
            after: "::after".into(),
            modal: ":modal".into(),
            disabled: ":disabled".into(),
            checked: ":state(checked)".into(),
        }
    }
}

impl Questions {
    /// It has a box of its own.
    pub(super) fn boxed(&self, element: &El) -> bool {
        element.check_visibility(&self.boxes)
    }

    /// What style sheets put before and after what stands in it.
    pub(super) fn generated(
        &self,
        element: &El,
        raw: &RawElement,
        aside: &Aside,
        sheets: &[Option<Sheets>],
        lost: &dyn Fn(&Style) -> bool,
    ) -> [Option<String>; 2] {
        if about(sheets, raw, aside).is_some_and(|sheets| !sheets.may_speak(element, raw)) {
            return [None, None];
        }
        [&self.before, &self.after].map(|part| generated::text(element, part, lost))
    }

    /// Without what hides all that is in an element by its size or place.
    fn rendering(&self, element: &El) -> Rendering {
        if element.check_visibility(&self.whole) {
            Rendering::Shown
        } else if !element.check_visibility(&self.boxes) {
            Rendering::None
        } else if element.check_visibility(&self.visible) {
            Rendering::Unseen
        } else {
            Rendering::Hidden
        }
    }
}

impl Pass<'_> {
    /// At a glance: whether it is rendered, and the place of what may be pressed.
    pub(super) fn glance(&mut self, element: &El, raw: &mut RawElement, aside: &mut Aside) {
        raw.rendering = aside.above;
        if aside.above == Rendering::None {
            return;
        }
        raw.glanced = true;
        if aside.chosen {
            return;
        }
        if raw.html("area") {
            return self.area(element, raw, aside);
        }
        if never_rendered(raw) {
            return not_there(raw, aside);
        }
        if raw.tag == "slot" {
            if aside.worded && !self.questions.boxed(element) {
                self.is_contents(element, raw, aside);
            }
            return;
        }
        let pointed =
            !aside.pressed && (aside.worded || pictures(raw) || !aside.holds && plain(raw));
        let wanted = measured(raw);
        if wanted || landmark(raw) {
            aside.asked = true;
            let own = self.questions.rendering(element);
            if own == Rendering::None && !self.is_contents(element, raw, aside) {
                return not_there(raw, aside);
            }
            self.place(element, raw, aside, own, wanted);
        } else if pointed
            && !self.questions.boxed(element)
            && !self.is_contents(element, raw, aside)
        {
            return not_there(raw, aside);
        }
        if pointed && !aside.handed {
            raw.pointer = dom::computed_style(element).cursor() == "pointer";
            if raw.pointer && !wanted {
                aside.asked = true;
                let own = self.questions.rendering(element);
                self.place(element, raw, aside, own, true);
            }
        }
        if !aside.holds && plain(raw) {
            // Words that style sheets put into an empty element would not be noticed at all.
            let said = self
                .questions
                .generated(element, raw, aside, &self.sheets, &|_| false);
            [raw.before, raw.after] = said;
        }
    }

    /// A part of a picture is seen where the picture is.
    fn area(&self, element: &El, raw: &mut RawElement, aside: &mut Aside) {
        let pane = self.panes[usize::from(aside.pane)];
        let Some((picture, place)) = on_picture(element) else {
            return not_there(raw, aside);
        };
        aside.asked = true;
        raw.rendering = raw.rendering.min(self.questions.rendering(&picture));
        raw.rect = Some(pane.shown(place));
    }

    /// No box of its own, but its children have. What is in no place at all has no style either.
    fn is_contents(&mut self, element: &El, raw: &mut RawElement, aside: &mut Aside) -> bool {
        let rendering = boxless(element, aside.worded);
        if rendering == Rendering::None {
            self.unslotted |= dom::computed_style(element).display().is_empty();
            return false;
        }
        raw.rendering = raw.rendering.min(rendering);
        aside.asked = true;
        aside.boxless = true;
        true
    }

    fn place(
        &self,
        element: &El,
        raw: &mut RawElement,
        aside: &mut Aside,
        own: Rendering,
        wanted: bool,
    ) {
        let pane = self.panes[usize::from(aside.pane)];
        if own == Rendering::None {
            // No box of its own; its children stand in its place.
            aside.boxless = true;
            raw.rect = wanted.then(|| pane.rect(&dom::extent(element)));
            return;
        }
        if own != Rendering::Shown {
            raw.rendering = own;
        }
        if wanted {
            let (rect, lost) = rectangle_in(pane, element, true);
            raw.rect = Some(rect);
            if lost {
                raw.rendering = raw.rendering.min(Rendering::Unseen);
                aside.below = Rendering::Unseen;
            }
        }
    }
}

/// There is nothing in it that could be told, and nothing to press.
fn is_empty(raw: &RawElement, aside: &Aside) -> bool {
    let silent = raw.before.is_none() && raw.after.is_none();
    !aside.holds && !aside.asked && silent && (plain(raw) || raw.tag == "br")
}

fn not_there(raw: &mut RawElement, aside: &mut Aside) {
    raw.glanced = false;
    raw.rendering = Rendering::None;
    aside.below = Rendering::None;
}

/// What holds others is so small, and cuts off what is too large for it, that nothing of it can be seen.
pub(super) fn cut_off(element: &El) -> bool {
    (element.client_height() <= TINY || element.client_width() <= TINY)
        && rectangle_in(super::Pane::TOP, element, false).1
}

/// The sheets that are all there is about an element, if they are to be read.
fn about<'s>(sheets: &'s [Option<Sheets>], raw: &RawElement, aside: &Aside) -> Option<&'s Sheets> {
    sheets
        .get(raw.scope as usize)?
        .as_ref()
        .filter(|_| aside.ours)
}

impl Closely for Harvest {
    fn look(&self, node: NodeId, above: Rendering) -> Look {
        let Some((element, raw, aside)) = self.at(node) else {
            return Look::default();
        };
        let above = above.min(aside.above);
        let mut look = Look {
            rendering: above,
            below: above,
            rect: raw.rect,
            ..Look::default()
        };
        if above == Rendering::None {
            return look;
        }
        if aside.chosen {
            // It has no box while its list is closed; what leaves it out of the list, the style says all the same.
            if dom::computed_style(element).display() == "none" {
                look.rendering = Rendering::None;
            }
            return look;
        }
        if is_empty(raw, aside) {
            look.rendering = above.min(raw.rendering);
            return look;
        }
        // What styles hide by a box, they can't hide of what has none.
        if self.measure(element, raw, aside, &mut look) && look.below > Rendering::Unseen {
            self.conceal(node, element, raw, aside, &mut look);
        }
        if look.mute {
            return look;
        }
        let cut = aside.worded && !aside.pressed && look.rendering == Rendering::Shown;
        if cut && look.rect.is_some_and(|rect| self.is_cut_away(node, rect)) {
            look.rendering = Rendering::Unseen;
        }
        if matches!(look.rendering, Rendering::Shown | Rendering::Unseen) {
            self.words(node, element, raw, aside, &mut look);
        }
        look
    }

    fn scrolled_away(&self, node: NodeId, rect: Rect) -> bool {
        self.beyond(node, rect) != Beyond::Nothing
    }

    fn floats(&self, node: NodeId) -> bool {
        self.at(node).is_some_and(|at| self.floats_at(at))
    }

    fn rect(&self, node: NodeId) -> Option<Rect> {
        let (element, raw, aside) = self.at(node)?;
        let there = raw.tag != "slot" && raw.rendering != Rendering::None && !aside.boxless;
        let pane = self.panes[usize::from(aside.pane)];
        raw.rect.or_else(|| {
            let rect = there.then(|| pane.rect(&element.bounds()))?;
            (rect.width > 0 || rect.height > 0).then_some(rect)
        })
    }
}

impl Harvest {
    fn floats_at(&self, (element, raw, aside): (&El, &RawElement, &Aside)) -> bool {
        let by_itself = || may_float_inline(&element.attribute("style").unwrap_or_default());
        let asked = about(&self.sheets, raw, aside)
            .is_none_or(|sheets| sheets.may_float(element, raw))
            || aside.styled && by_itself();
        asked && floats(&dom::computed_style(element))
    }

    fn beyond(&self, node: NodeId, rect: Rect) -> Beyond {
        let pane = |at: usize| self.panes[usize::from(self.asides[at].pane)];
        let mut ports = self.ports.borrow_mut();
        ports.beyond(node.index(), rect, &self.page.nodes, &self.live, pane)
    }

    /// Out of a box that nobody can scroll. What is as large as the window is the page itself, moved by a script.
    fn is_cut_away(&self, node: NodeId, rect: Rect) -> bool {
        let view = self.page.viewport;
        match self.beyond(node, rect) {
            Beyond::Reach(port) => view.is_none_or(|view| {
                f64::from(port.width) < 0.9 * f64::from(view.width)
                    || f64::from(port.height) < 0.9 * f64::from(view.height)
            }),
            Beyond::Nothing | Beyond::Sight => false,
        }
    }

    fn at(&self, node: NodeId) -> Option<(&El, &RawElement, &Aside)> {
        let at = node.index();
        match (self.live.get(at)?, &self.page.nodes.get(at)?.kind) {
            (Live::Here(element), RawKind::Element(raw)) => {
                Some((element, raw, self.asides.get(at)?))
            }
            _ => None,
        }
    }

    /// Looks at everything, for one who can't look later.
    pub(crate) fn look_at_all(&mut self) {
        let mut below: Vec<Rendering> = Vec::with_capacity(self.page.nodes.len());
        for at in 0..self.page.nodes.len() {
            let node = NodeId(at as u32);
            let parent = self.page.nodes[at].parent;
            let above = parent.map_or(Rendering::Shown, |parent| below[parent.index()]);
            let RawKind::Element(raw) = &self.page.nodes[at].kind else {
                below.push(above);
                continue;
            };
            if !raw.glanced {
                below.push(raw.rendering.min(above));
                continue;
            }
            let look = self.look(node, above);
            below.push(look.below);
            let seen = matches!(look.rendering, Rendering::Shown | Rendering::Unseen);
            let floats = seen && self.floats(node);
            if let RawKind::Element(raw) = &mut self.page.nodes[at].kind {
                raw.glanced = false;
                raw.floats = floats;
                raw.rendering = look.rendering;
                raw.rect = look.rect;
                raw.display = look.display;
                raw.transform = look.transform;
                raw.mute = look.mute;
                raw.before = look.before;
                raw.after = look.after;
            }
            let RawKind::Element(raw) = &self.page.nodes[at].kind else {
                continue;
            };
            let told = raw.rect.filter(|_| measured(raw));
            let away = told.is_some_and(|rect| self.scrolled_away(node, rect));
            if let RawKind::Element(raw) = &mut self.page.nodes[at].kind {
                raw.scrolled_away = away;
            }
        }
    }

    /// Box, rectangle and visibility; false if it has no box.
    fn measure(&self, element: &El, raw: &RawElement, aside: &Aside, look: &mut Look) -> bool {
        let wanted = aside.worded || measured(raw);
        if aside.asked {
            if raw.rendering != Rendering::Shown {
                look.rendering = raw.rendering;
            }
            look.below = look.below.min(aside.below);
            if aside.boxless || raw.rect.is_some() {
                return !aside.boxless;
            }
        } else if raw.tag == "slot" && !aside.worded {
            if !self.questions.boxed(element) {
                return false;
            }
        } else if wanted || (aside.named && !aside.holds) {
            match self.questions.rendering(element) {
                Rendering::None => {
                    look.rendering = look.rendering.min(boxless(element, aside.worded));
                    if look.rendering == Rendering::None {
                        look.below = Rendering::None;
                    }
                    return false;
                }
                Rendering::Shown => {}
                less => look.rendering = less,
            }
        }
        if !wanted && element.client_height() > TINY && element.client_width() > TINY {
            return true;
        }
        let pane = self.panes[usize::from(aside.pane)];
        let (rect, lost) = rectangle_in(pane, element, wanted);
        look.rect = Some(rect);
        if lost {
            look.rendering = look.rendering.min(Rendering::Unseen);
            look.below = Rendering::Unseen;
        }
        true
    }

    /// It has a box and a place, and neither it nor anything in it is seen there, or not what stands in it.
    fn conceal(
        &self,
        node: NodeId,
        element: &El,
        raw: &RawElement,
        aside: &Aside,
        look: &mut Look,
    ) {
        let by_itself = || {
            let style = element.attribute("style").unwrap_or_default();
            may_conceal_inline(&style)
        };
        let asked = about(&self.sheets, raw, aside)
            .is_none_or(|sheets| sheets.may_conceal(element, raw))
            || raw.has("hidden")
            || aside.styled && by_itself();
        let nodes = &self.page.nodes;
        let mut veils = self.veils.borrow_mut();
        if asked {
            let style = dom::computed_style(element);
            if veils.hide(node.index(), &style, nodes) || conceals(element, &style) {
                look.rendering = look.rendering.min(Rendering::Unseen);
                look.below = Rendering::Unseen;
            } else if is_mute(&style) {
                look.mute = true;
                look.below = Rendering::None;
                look.display = display(&style);
                look.before = generated::alternative(&style.content(), element);
            }
        }
        let smear = veils.smear(node.index(), nodes);
        let told = aside.worded || measured(raw);
        if smear > 0.0 && told && is_smeared(smear, font(&dom::computed_style(element))) {
            look.rendering = look.rendering.min(Rendering::Unseen);
        }
    }
}
