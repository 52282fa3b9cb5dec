//! Any HTML: read by the reader, understood by the rules, planned by the offline planner.
#![no_main]
#[path = "../bodies/html.rs"]
mod body;
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
