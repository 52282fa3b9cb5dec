//! A real Chromium, driven from outside: what a person could see is read, what a person could press is pressed with trusted input.
mod chromium;
mod dom;
mod page;
mod wire;

pub use chromium::{Chromium, Setup, turn};
pub use dom::{Dom, Node};
pub use page::Page;
pub use wire::{Wire, WireError};
