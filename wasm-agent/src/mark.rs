//! The loader's mark on the isolated world's global: what the worker's own scripts find there of the agent. It goes when the
//! agent goes, so that a later click on the toolbar button loads anew.
use crate::ui::Face;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;

pub(crate) const NAME: &str = "__subterminator";

/// What the worker's scripts can ask of this agent, for as long as this lives.
#[derive(Debug)]
pub(crate) struct Mark {
    _aside: Closure<dyn Fn(bool) -> bool>,
}

impl Mark {
    /// `aside(true)` before a picture of the page is taken, `aside(false)` after it.
    pub(crate) fn offer(face: &Face) -> Mark {
        let face = face.clone();
        let aside = Closure::<dyn Fn(bool) -> bool>::new(move |aside| {
            if aside {
                return face.step_aside();
            }
            face.come_back();
            true
        });
        write("aside", aside.as_ref());
        Mark { _aside: aside }
    }
}

/// How many messages of this line were heard: before the worker takes a picture, it waits until all that it sent is drawn.
pub(crate) fn heard(messages: u32) {
    write("heard", &messages.into());
}

fn write(name: &str, value: &JsValue) {
    let mark = Reflect::get(&js_sys::global(), &NAME.into());
    if let Some(mark) = mark.ok().filter(|mark| mark.is_object()) {
        // Fails on frozen objects only; this one is the loader's.
        let _ = Reflect::set(&mark, &name.into(), value);
    }
}
