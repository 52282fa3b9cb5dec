//! Any bytes that a model's server answers, on either wire.
#![no_main]
#[path = "../bodies/wires.rs"]
mod body;
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;
#[path = "../talk.rs"]
mod talk;

/// Of the host's models, what needs no network.
#[allow(dead_code, reason = "not everything goes wrong here")]
mod model {
    #[path = "../../../native-host/src/model/chat.rs"]
    pub(crate) mod chat;
    #[path = "../../../native-host/src/model/error.rs"]
    mod error;
    #[path = "../../../native-host/src/model/messages.rs"]
    pub(crate) mod messages;
    #[path = "../../../native-host/src/model/sse.rs"]
    mod sse;

    pub(crate) use error::ModelError;
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| body::feed(bytes));
