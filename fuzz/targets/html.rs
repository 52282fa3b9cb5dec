//! Any HTML: read by the reader, understood by the rules, planned by the offline planner.
#![no_main]
#[path = "../read.rs"]
mod read;
#[allow(dead_code, unused_imports, reason = "the tests' own")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|html: &str| {
    let seen = read::read(&support::page(html));
    let read = engine::heuristics::interpret(&seen);
    let _ = engine::planner::plan(&engine::planner::PlanContext::first(seen, "Example", read));
});
