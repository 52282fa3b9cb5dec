//! What one element looks like: whether it has a box, where, and whether anybody can see it.
use super::facts::{
    display, landmark, measured, pictures, plain, rectangle_in, transform, unreadable,
};
use super::generated;
use super::pass::{Inherited, Pass};
use crate::dom::{self, El};
use perception::raw::{RawElement, Rendering};
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
        }
    }
}

impl Questions {
    /// It has a box of its own.
    pub(super) fn boxed(&self, element: &El) -> bool {
        element.check_visibility(&self.boxes)
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
    /// Box, rectangle and visibility. Returns what the children inherit.
    pub(super) fn look(
        &mut self,
        element: &El,
        raw: &mut RawElement,
        inherited: Inherited,
        worded: bool,
        holds: bool,
    ) -> Rendering {
        let above = inherited.rendering;
        if above == Rendering::None {
            raw.rendering = Rendering::None;
            return Rendering::None;
        }
        let dimmed = if above == Rendering::Unseen {
            Rendering::Unseen
        } else {
            Rendering::Shown
        };
        raw.rendering = dimmed;
        if raw.tag == "slot" {
            self.words(element, raw, inherited, worded, holds);
            return above;
        }
        if matches!(raw.tag.as_str(), "option" | "optgroup") {
            return above;
        }
        let wanted = measured(raw);
        if worded || wanted || landmark(raw) || (inherited.named && !holds) {
            match self.questions.rendering(element) {
                Rendering::None => {
                    if dom::computed_style(element).display() != "contents" {
                        raw.rendering = Rendering::None;
                        return Rendering::None;
                    }
                    // No box of its own; its children stand in its place.
                    raw.rect = wanted.then(|| inherited.pane.rect(&dom::extent(element)));
                    self.words(element, raw, inherited, worded, holds);
                    return above;
                }
                Rendering::Shown => {}
                less => raw.rendering = less,
            }
        }
        let handed_down = self.measure(element, raw, inherited, worded || wanted, dimmed);
        if raw.rendering == Rendering::Shown || raw.rendering == Rendering::Unseen {
            self.words(element, raw, inherited, worded, holds);
        }
        handed_down
    }

    /// The rectangle, where it is wanted or the element seems to be cut to nothing.
    fn measure(
        &mut self,
        element: &El,
        raw: &mut RawElement,
        inherited: Inherited,
        wanted: bool,
        dimmed: Rendering,
    ) -> Rendering {
        if !wanted && element.client_height() > 1.0 && element.client_width() > 1.0 {
            return dimmed;
        }
        let (rect, lost) = rectangle_in(inherited.pane, element, wanted);
        raw.rect = Some(rect);
        if lost {
            if raw.rendering == Rendering::Shown {
                raw.rendering = Rendering::Unseen;
            }
            return Rendering::Unseen;
        }
        dimmed
    }

    /// How its words are painted and set, and what style sheets add to them.
    fn words(
        &mut self,
        element: &El,
        raw: &mut RawElement,
        inherited: Inherited,
        worded: bool,
        holds: bool,
    ) {
        if worded {
            let style = dom::computed_style(element);
            raw.display = display(&style);
            raw.transform = transform(&style);
            if !inherited.pressed {
                raw.pointer = style.cursor() == "pointer";
            }
            let colour = style.color();
            let parent = inherited.parent.map(|parent| parent.index());
            let lost = unreadable(&style, &colour)
                || (!inherited.pressed
                    && self
                        .grounds
                        .swallow(&style, &colour, parent, &self.nodes, &self.live));
            if lost {
                raw.rendering = Rendering::Unseen;
            }
        } else if inherited.named && holds {
            raw.display = display(&dom::computed_style(element));
        } else if !inherited.pressed && (pictures(raw) || !holds && plain(raw)) {
            raw.pointer = dom::computed_style(element).cursor() == "pointer";
        }
        if worded || inherited.named || (!holds && plain(raw)) {
            raw.before = generated::text(element, &self.questions.before);
            raw.after = generated::text(element, &self.questions.after);
        }
    }
}
