//! Any lines that can be read as a run's journal: the same run is there again, and a tab that is closed ends it.
#![no_main]
#[path = "../bodies/journal.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
