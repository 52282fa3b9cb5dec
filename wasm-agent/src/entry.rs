//! The one way in from the loader.
use crate::agent::Agent;
use crate::frames::Inside;
use crate::mark;
use js_sys::{Object, Reflect};
use protocol::message::AgentBuild;
use wasm_bindgen::prelude::*;

/// Set on the isolated world's global while an agent lives here. The page can't reach that world's properties; a named
/// element of the page can show through, but is never `true`.
const HERE: &str = "subterminatorAgentIsHere";

/// The one entry: `build` is `"wasm"` or `"js"`, whichever form this is. Where an agent already lives, nothing happens.
#[wasm_bindgen]
pub fn start(build: &str) {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&format!("SubTerminator stopped in this page: {panic}").into());
    }));
    let world = js_sys::global();
    if Reflect::get(&world, &HERE.into()).is_ok_and(|flag| flag == JsValue::TRUE) {
        return;
    }
    // Fails on frozen globals only, which an isolated world's is not.
    let _ = Reflect::set(&world, &HERE.into(), &JsValue::TRUE);
    let build = if build == "js" {
        AgentBuild::Js
    } else {
        AgentBuild::Wasm
    };
    let on_leave = || {
        for mark in [HERE, mark::NAME] {
            let _ = Reflect::delete_property(&js_sys::global(), &mark.into());
        }
    };
    let top = Reflect::get(&world, &"top".into()).is_ok_and(|top| Object::is(&top, &world));
    if top {
        Agent::start(build, on_leave);
    } else {
        Inside::start(on_leave);
    }
}
