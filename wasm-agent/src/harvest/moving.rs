//! What moves or fades just now, or has done so and stays that way: scripts set styles so that stand in no sheet and no attribute.
use crate::dom::{Doc, El, Motion};
use js_sys::Set;
use wasm_bindgen::prelude::*;

/// One document's. Mostly there is nothing.
#[derive(Debug)]
pub(super) struct Moving(Option<Set>);

impl Moving {
    pub(super) fn of(document: &Doc) -> Self {
        let targets = Set::new(&JsValue::UNDEFINED);
        for motion in document.animations().iter() {
            let effect = motion.unchecked_into::<Motion>().effect();
            if let Some(target) = effect.and_then(|effect| effect.target()) {
                targets.add(&target);
            }
        }
        Self((targets.size() > 0).then_some(targets))
    }

    pub(super) fn has(&self, element: &El) -> bool {
        self.0.as_ref().is_some_and(|all| all.has(element))
    }
}
