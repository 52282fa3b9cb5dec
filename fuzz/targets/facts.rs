//! Any facts of a page, well-formed or not: reading them ends within its limits.
#![no_main]
#[path = "../bodies/facts.rs"]
mod body;
#[path = "../read.rs"]
mod read;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
