//! The mind: session step function, checkpoints, policy, state heuristics, recipes, offline planner.
//! Pure: it must not know tokio, sockets, files or the clock.
#![forbid(unsafe_code)]

mod billers;
mod by_hand;
pub mod classify;
#[cfg(test)]
mod drawn;
pub mod effect;
pub mod event;
pub mod heuristics;
pub mod letter;
mod named;
pub mod plan;
pub mod planner;
pub mod policy;
mod portal;
pub mod quotes;
pub mod receipt;
pub mod recipe;
pub mod session;
pub mod site;
pub mod verify;
mod which;
pub mod words;
