//! Any bytes on the host's stdin: reading frames ends, keeps the limit, and goes on after a frame that was skipped.
use crate::framing;
use protocol::message::MAX_FROM_EXTENSION;

pub(crate) fn feed(bytes: &[u8]) {
    let mut left = bytes;
    loop {
        match framing::read_frame(&mut left) {
            Ok(Some(body)) => assert!(body.len() as u64 <= MAX_FROM_EXTENSION as u64),
            Ok(None) => break,
            Err(error) if error.in_step() => {}
            Err(_) => break,
        }
    }
}
