//! A wheel that turns, a skeleton that glows: where an empty part is animated for ever, something is still to come. Markup says it
//! seldom ([`aria-busy`](https://w3c.github.io/aria/#aria-busy)), a style sheet nearly always.
use crate::dom::{self, Effect, El, Motion};
use crate::ui::Face;
use js_sys::{Reflect, WeakSet};
use std::cell::Cell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(method, getter, js_name = playState)]
    fn play_state(this: &Motion) -> String;
    #[wasm_bindgen(method, getter, js_name = currentTime)]
    fn current_time(this: &Motion) -> Option<f64>;
    /// Of a transition only.
    #[wasm_bindgen(method, getter, js_name = transitionProperty)]
    fn property(this: &Motion) -> Option<String>;
    #[wasm_bindgen(method, js_name = getComputedTiming)]
    fn timing(this: &Effect) -> Timing;
    #[wasm_bindgen(js_name = Object)]
    type Timing;
    #[wasm_bindgen(method, getter)]
    fn iterations(this: &Timing) -> f64;
    #[wasm_bindgen(method, getter, js_name = endTime)]
    fn end_time(this: &Timing) -> f64;
}

/// What is there already in a part that says it is busy.
const SHOWS: &str = "img, picture, video, canvas, iframe, object, input, select, textarea, button";
/// What takes longer to come or go than this is no change that somebody waits for.
const PASSES_MS: f64 = 700.0;
/// A transition of one of these makes something come or go; one of a colour doesn't.
const COMES_OR_GOES: [&str; 12] = [
    "opacity",
    "transform",
    "translate",
    "scale",
    "visibility",
    "display",
    "height",
    "max-height",
    "grid-template-rows",
    "width",
    "clip-path",
    "all",
];

/// The wheels that are known to turn whatever is loaded: they decorate the page.
#[derive(Debug)]
pub(crate) struct Wheels {
    lasting: WeakSet,
    gave_up: Cell<bool>,
    face: Face,
}

impl Wheels {
    pub(crate) fn new(face: Face) -> Self {
        Self {
            lasting: WeakSet::new(),
            gave_up: Cell::new(false),
            face,
        }
    }

    /// One turns that may stop.
    pub(crate) fn turn(&self) -> bool {
        let stops = |wheel: &El| !self.lasting.has(wheel) && !self.is_ours(wheel);
        turning().any(|wheel| stops(&wheel))
    }

    /// Something with words in it is just coming or going, and won't be for long: a list that closes, a dialog that fades in.
    pub(crate) fn passes(&self) -> bool {
        let mut motions = motions();
        motions.any(|(motion, effect, target)| {
            let left = effect.timing().end_time() - motion.current_time().unwrap_or_default();
            let moves = motion
                .property()
                .is_none_or(|property| COMES_OR_GOES.contains(&property.as_str()));
            let soon = left.is_finite() && left <= PASSES_MS;
            let shown = !is_empty(&target) && is_in_sight(&target) && !self.is_ours(&target);
            soon && moves && shown
        })
    }

    /// Whoever has waited for them waits no more.
    pub(crate) fn give_up(&self) {
        self.gave_up.set(true);
        for wheel in turning() {
            self.lasting.add(&wheel);
        }
    }

    /// On this document one was waited for in vain.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up.get()
    }

    fn is_ours(&self, wheel: &El) -> bool {
        let host = Reflect::get(&wheel.root_node(), &"host".into()).ok();
        let host = host.and_then(|host| host.dyn_into::<web_sys::Element>().ok());
        host.is_some_and(|host| self.face.owns(&host))
    }
}

/// What turns for ever, or says that it is busy, and shows nothing.
fn turning() -> impl Iterator<Item = El> {
    let animated = motions().filter_map(|(_, effect, target)| {
        let for_ever = effect.timing().iterations().is_infinite();
        for_ever.then_some(target)
    });
    let busy = dom::document().all("[aria-busy=true]").ok();
    let busy = busy.into_iter().flat_map(|all| {
        let all = js_sys::Array::from(&all).to_vec();
        all.into_iter().map(El::unchecked_from_js)
    });
    let busy = busy.filter(|part| part.first_of(SHOWS).is_none());
    let waits = |target: &El| is_empty(target) && is_in_sight(target);
    animated.chain(busy).filter(waits)
}

/// What moves just now, and what it moves.
fn motions() -> impl Iterator<Item = (Motion, Effect, El)> {
    dom::document()
        .animations()
        .into_iter()
        .filter_map(|motion| {
            let motion = motion.unchecked_into::<Motion>();
            let effect = motion
                .effect()
                .filter(|_| motion.play_state() == "running")?;
            let target = effect.target()?;
            Some((motion, effect, target))
        })
}

/// Pictures and fields have no text, and may move all the same.
fn is_empty(element: &El) -> bool {
    const FULL: [&str; 5] = ["img", "picture", "video", "canvas", "input"];
    let full = FULL.contains(&element.local_name().as_str());
    !full
        && element
            .text_content()
            .is_none_or(|text| text.trim().is_empty())
}

fn is_in_sight(element: &El) -> bool {
    let bounds = element.bounds();
    let window = dom::document().root();
    let (width, height) = window.map_or((0.0, 0.0), |w| (w.client_width(), w.client_height()));
    let seen = bounds.width() > 2.0 && bounds.height() > 2.0;
    let across = bounds.x() < width && bounds.x() + bounds.width() > 0.0;
    let how = js_sys::Object::new();
    for property in ["opacityProperty", "visibilityProperty"] {
        let _ = Reflect::set(&how, &property.into(), &JsValue::TRUE);
    }
    let seen = seen && element.check_visibility(&how);
    seen && across && bounds.y() < height && bounds.y() + bounds.height() > 0.0
}
