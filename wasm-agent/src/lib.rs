//! The eyes and hands: the only crate that knows web-sys. Harvests facts, performs actions, mounts panel and overlay.
//! It decides nothing: what a page means and what is done about it is the host's.
#![forbid(unsafe_code)]

mod awaited;
mod css;
mod selectors;
pub mod ui;

// What lives in a page is built for the page only; the face's geometry and words are tested natively.
#[cfg(target_arch = "wasm32")]
mod act;
#[cfg(target_arch = "wasm32")]
mod agent;
#[cfg(target_arch = "wasm32")]
mod by_hand;
#[cfg(target_arch = "wasm32")]
mod dom;
#[cfg(target_arch = "wasm32")]
pub mod entry;
#[cfg(target_arch = "wasm32")]
mod eyes;
#[cfg(target_arch = "wasm32")]
mod frames;
#[cfg(target_arch = "wasm32")]
mod harvest;
#[cfg(target_arch = "wasm32")]
mod held;
#[cfg(target_arch = "wasm32")]
mod hover;
#[cfg(target_arch = "wasm32")]
mod look_again;
#[cfg(target_arch = "wasm32")]
mod mark;
#[cfg(target_arch = "wasm32")]
mod port;
#[cfg(target_arch = "wasm32")]
mod settle;
#[cfg(target_arch = "wasm32")]
mod time;
#[cfg(target_arch = "wasm32")]
mod wheel;
