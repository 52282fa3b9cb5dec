//! Pages that have nothing to do with a subscription that somebody has: an article, a shop, a start page.
use super::{Intent, intent, is_control};
use crate::quotes;
use protocol::page_state::PageState;
use protocol::snapshot::Observation;

/// No state, no plan, no date and no control of a subscription, and no part of the page that could not be read.
pub fn is_elsewhere(state: PageState, page: &Observation) -> bool {
    let facts = quotes::of(page);
    let told = facts.plan.is_some() || facts.renews.is_some() || facts.effective.is_some();
    let mut controls = page.snapshot.elements.iter().filter(|e| is_control(e));
    state == PageState::Unknown
        && page.unread_frames.is_empty()
        && !told
        && !controls.any(|e| of_a_subscription(intent(&e.name, page)))
}

/// What only somebody who has a subscription is offered. "Subscribe" and "See our plans" aren't, and a bare "Cancel" stands anywhere.
fn of_a_subscription(intent: Intent) -> bool {
    use Intent as I;
    matches!(
        intent,
        I::Undo
            | I::Delete
            | I::Pause
            | I::Change
            | I::EndNow
            | I::Insist
            | I::Confirm
            | I::Enter
            | I::Manage
    )
}
