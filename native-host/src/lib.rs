//! The mind's body: everything that `subterminator` does with files, sockets, processes and the clock.
//! It must not know what a page means (that is the engine's) nor how one is drawn (that is the agent's).
#![forbid(unsafe_code)]

pub mod browser;
pub mod cdp;
pub mod clean;
pub mod cli;
pub mod clock;
pub mod command;
pub mod control;
pub mod demo;
pub mod doctor;
pub mod explain;
pub mod extension;
pub mod framing;
pub mod hands;
pub mod history;
pub mod host;
pub mod install;
pub mod launch;
pub mod logs;
pub mod mark;
pub mod mcp;
pub mod model;
pub mod output;
pub mod places;
pub mod program;
pub mod proof;
pub mod receipt;
pub mod recipes;
pub mod redact;
pub mod run;
pub mod running;
pub mod seal;
pub mod services;
pub mod shell;
pub mod stop;
pub mod store;
pub mod terminal;
