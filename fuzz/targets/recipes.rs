//! Any text as somebody's recipe: it is taken, or each mistake has a line that the text has.
#![no_main]
#[path = "../bodies/recipes.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
