//! The sites that runs are judged by: real HTTP servers that remember what truly happened to the subscription.
//! They must not know SubTerminator: no helpful markup, no hook that a real service would not have had by accident.
pub mod hooks;
mod pages;
pub mod service;
mod single;
pub mod snare;
pub mod streamora;
pub mod truth;

pub use snare::Snare;
pub use streamora::{Account, Streamora};
pub use truth::Truth;
