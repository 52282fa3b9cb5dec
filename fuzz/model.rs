//! Of the host's models, what needs no network.
#[path = "../native-host/src/model/chat.rs"]
pub(crate) mod chat;
#[path = "../native-host/src/model/error.rs"]
mod error;
#[path = "../native-host/src/model/messages.rs"]
pub(crate) mod messages;
#[path = "../native-host/src/model/sse.rs"]
mod sse;

pub(crate) use error::ModelError;
