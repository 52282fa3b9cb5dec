//! Any answer of a model: it becomes a proposal, or goes back, or is given up; never more.
#![no_main]
#[path = "../bodies/answers.rs"]
mod body;
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;
#[path = "../talk.rs"]
mod talk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
