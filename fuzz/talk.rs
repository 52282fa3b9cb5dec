//! A conversation with a model that has just been told of a page.
use crate::{read, support};
use engine::planner::PlanContext;
use engine::planner::conversation::Conversation;

/// What the answers are about.
const PAGE: &str = "<title>Account</title><h1>Your plan</h1><p>Premium, €12.99 a month. Renews on 4 December 2026.</p>
    <a href=/cancel>Cancel subscription</a><button>Keep my plan</button><label>Why <input></label>
    <select aria-label=Reason><option>Price<option>Other</select>";

pub(crate) fn begun() -> (Conversation, PlanContext) {
    let seen = read::read(&support::page(PAGE));
    let read = engine::heuristics::interpret(&seen);
    let context = PlanContext::first(seen, "Example", read);
    let mut talk = Conversation::new("0123456789abcdef".into());
    talk.begin_turn(&context, None);
    (talk, context)
}
