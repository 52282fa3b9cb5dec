//! What must hold of the main job, each point through the real toolbar button of a real Chromium, judged by what the service's server saw.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod accounts;
mod approve;
mod attach;
mod changed_page;
mod crash;
mod demo;
mod dry_run;
mod host_trouble;
mod hostile;
mod in_the_way;
mod launched;
mod out_of_the_way;
mod refuse;
mod setting_up;
mod single_document;
mod strict_csp;
mod terminal;
mod worker;

use protocol::control::RunOptions;

/// As a command orders it that nobody watches: no time for outlines.
fn brisk() -> RunOptions {
    RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    }
}

/// Whatever the service is asked for on the way, in this order; the last two come after the person's yes.
const REQUESTS: [&str; 6] = [
    "GET /cancel",
    "POST /cancel/offer",
    "GET /cancel/survey",
    "GET /cancel/confirm",
    "POST /cancel/confirm",
    "GET /cancel/done",
];
