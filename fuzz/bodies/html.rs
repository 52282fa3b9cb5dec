//! Any HTML: read by the reader, understood by the rules, planned by the offline planner.
use crate::read;
use crate::support;

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(html) = std::str::from_utf8(bytes) else {
        return;
    };
    let seen = read::read(&support::page(html));
    let read = engine::heuristics::interpret(&seen);
    let _ = engine::planner::plan(&engine::planner::PlanContext::first(seen, "Example", read));
}
