//! Models as planners: settings and keys, the two wires, and what happens when one of them doesn't answer.
//! What a model is told and what its answers mean is the engine's (`engine::planner`).
pub mod chat;
mod error;
pub mod http;
pub mod keys;
pub mod messages;
pub mod mind;
pub mod prices;
pub mod settings;
mod sse;

pub use error::ModelError;
