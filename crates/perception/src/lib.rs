//! The reader: facts about a page in, what a planner sees out (`RawPage → Observation`). Roles, names, states, containers,
//! visible text, what to leave out, and which ref names which element. Pure: no browser, no clock, no randomness.
//!
//! It must not know how the facts were gathered, nor what the page means for a subscription.
#![forbid(unsafe_code)]

mod address;
mod alike;
mod blocks;
mod bond;
mod closely;
mod cost;
mod forms;
pub mod inputs;
mod labels;
#[cfg(test)]
#[path = "../build/lists.rs"]
mod lists;
mod names;
mod near;
mod observe;
mod options;
mod outline;
pub mod raw;
mod reader;
pub mod refs;
mod relevance;
mod roles;
mod row;
mod said;
mod scripted;
mod seen;
mod states;
mod text;
mod transform;
mod tree;
mod twins;
mod walk;
mod within;

pub use bond::Bond;
pub use closely::{Closely, Look};
pub use observe::{Reading, observe};
pub use raw::{NodeId, RawElement, RawNode, RawPage, Rendering};
pub use reader::Reader;
pub use refs::{ElementKey, Meaning, Refs};
pub use roles::interactive;
