//! What a page says about date, price, fee, refund and scope, each with the page's own sentence as its source.
use serde::{Deserialize, Serialize};

/// A fact and the sentence that states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// Short form ("4 December 2026").
    pub text: String,
    /// The page's own sentence.
    pub source: String,
}
