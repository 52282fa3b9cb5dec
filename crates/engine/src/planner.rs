//! What a planner is asked and what it may answer. The offline rules are one planner; models come beside it.
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::snapshot::Observation;
use serde::{Deserialize, Serialize};

/// Everything a planner gets to know for one turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanContext {
    pub observation: Observation,
    pub state: PageState,
    pub confidence: f64,
}

/// One turn's proposal. Policy has the last word on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "proposal", rename_all = "snake_case")]
pub enum Proposal {
    Act { action: Action, why: String },
    /// The person has to do something: why, and what.
    HandOver { reason: String, advice: String },
    Complete { success: bool, reason: String },
}
