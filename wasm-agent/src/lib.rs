//! The eyes and hands: the only crate that knows web-sys. Harvests facts, performs actions, mounts panel and overlay.
//! It decides nothing: what a page means and what is done about it is the host's.
#![forbid(unsafe_code)]

pub mod ui;
