//! The eyes and hands: the only crate that knows web-sys. Harvests facts, performs actions, mounts panel and overlay.
//! It decides nothing: what a page means and what is done about it is the host's.
#![forbid(unsafe_code)]

mod act;
mod agent;
mod dom;
mod eyes;
mod harvest;
mod look_again;
mod port;
mod settle;
mod time;
pub mod ui;

use agent::Agent;
use js_sys::Reflect;
use protocol::message::AgentBuild;
use wasm_bindgen::prelude::*;

/// Set on the isolated world's global while an agent lives here. The page can't reach that world's properties; a named
/// element of the page can show through, but is never `true`.
const HERE: &str = "subterminatorAgentIsHere";

/// The one entry: `build` is `"wasm"` or `"js"`, whichever form this is. Where an agent already lives, nothing happens.
#[wasm_bindgen]
pub fn start(build: &str) {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&format!("SubTerminator stopped in this page: {panic}").into())
    }));
    let (world, here) = (js_sys::global(), JsValue::from_str(HERE));
    if Reflect::get(&world, &here).is_ok_and(|flag| flag == JsValue::TRUE) {
        return;
    }
    // Fails on frozen globals only, which an isolated world's is not.
    let _ = Reflect::set(&world, &here, &JsValue::TRUE);
    let build = if build == "js" {
        AgentBuild::Js
    } else {
        AgentBuild::Wasm
    };
    Agent::start(build, move || {
        let _ = Reflect::set(&js_sys::global(), &JsValue::from_str(HERE), &JsValue::FALSE);
    });
}
