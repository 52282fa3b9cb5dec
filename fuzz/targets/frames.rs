//! Any bytes on the host's stdin: reading frames ends, keeps the limit, and goes on after a frame that was skipped.
#![no_main]
#[path = "../bodies/frames.rs"]
mod body;
#[allow(dead_code, reason = "writing is not asked here")]
#[path = "../../native-host/src/framing.rs"]
mod framing;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
