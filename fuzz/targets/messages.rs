//! Any JSON on any line of ours: what can be read can be written, and then reads the same.
#![no_main]
#[path = "../bodies/messages.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
