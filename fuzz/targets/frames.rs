//! Any bytes on the host's stdin: reading frames ends, keeps the limit, and goes on after a frame that was skipped.
#![no_main]
#[allow(dead_code, reason = "writing is not asked here")]
#[path = "../../native-host/src/framing.rs"]
mod framing;

use libfuzzer_sys::fuzz_target;
use protocol::message::MAX_FROM_EXTENSION;

fuzz_target!(|bytes: &[u8]| {
    let mut left = bytes;
    loop {
        match framing::read_frame(&mut left) {
            Ok(Some(body)) => assert!(body.len() as u64 <= MAX_FROM_EXTENSION as u64),
            Ok(None) => break,
            Err(error) if error.in_step() => {}
            Err(_) => break,
        }
    }
});
