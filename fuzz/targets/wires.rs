//! Any bytes that a model's server answers, on either wire.
#![no_main]
#[path = "../bodies/wires.rs"]
mod body;
#[allow(dead_code, reason = "not everything goes wrong here")]
#[path = "../model.rs"]
mod model;
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;
#[path = "../talk.rs"]
mod talk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
