//! The proof, from outside: the site that runs are judged by, a real browser to run in, and a small language for scenarios.
//! It must not reach into host, engine or agent: it presses what a person presses and reads what a person and a server see.
#![forbid(unsafe_code)]
// A stage that can't be set fails its test, loudly and at once; there is nobody to hand an error to.
#![allow(clippy::expect_used)]

pub mod assistant;
pub mod axe;
pub mod browser;
pub mod built;
pub mod by_hand;
pub mod cli;
pub mod command;
pub mod corpus;
pub mod faces;
pub mod flows;
pub mod model_server;
pub mod processes;
pub mod reading;
pub mod runs;
pub mod score;
pub mod sites;
pub mod stage;
pub mod strangers;
pub mod wait;
