//! Any facts of a page, well-formed or not: reading them ends within its limits.
#![no_main]
#[path = "../read.rs"]
mod read;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(page) = serde_json::from_slice(bytes) {
        read::read(&page);
    }
});
