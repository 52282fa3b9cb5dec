//! What a receipt says, gathered by the engine. The host renders and hashes it.
use protocol::ids::{RunId, Timestamp};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReceiptFacts {
    pub run: RunId,
    pub service: String,
    pub started: Timestamp,
    pub ended: Timestamp,
}
