//! Any JSON on any line of ours: what can be read can be written, and then reads the same.
use protocol::control::{FromHost, ToHost};
use protocol::message::{FromExtension, ToExtension};
use protocol::report::ReportLine;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn there_and_back<T: Serialize + DeserializeOwned>(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else {
        return;
    };
    let written = serde_json::to_string(&message).expect("what was read can be written");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&again).ok(), Some(written));
}

pub(crate) fn feed(bytes: &[u8]) {
    there_and_back::<FromExtension>(bytes);
    there_and_back::<ToExtension>(bytes);
    there_and_back::<ToHost>(bytes);
    there_and_back::<FromHost>(bytes);
    there_and_back::<ReportLine>(bytes);
}
