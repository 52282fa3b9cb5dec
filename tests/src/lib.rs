//! The proof, from outside: the site that runs are judged by, a real browser to run in, and a small language for scenarios.
//! It must not reach into host, engine or agent: it presses what a person presses and reads what a person and a server see.
#![forbid(unsafe_code)]

pub mod sites;
