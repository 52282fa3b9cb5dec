//! What must hold of the main job, each point through the real toolbar button of a real Chromium, judged by what the service's server saw.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod accounts;
mod another_service;
mod approve;
mod attach;
mod changed_page;
mod crash;
mod demo;
mod dry_run;
mod host_trouble;
mod hostile;
mod in_the_way;
mod kept_out;
mod launched;
mod out_of_the_way;
mod refuse;
mod setting_up;
mod single_document;
mod strict_csp;
mod terminal;
mod which_way;
mod worker;

use protocol::control::RunOptions;

/// As a command orders it that nobody watches: no time for outlines.
fn brisk() -> RunOptions {
    RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    }
}

/// Held, it has reached the service and taken effect, and the browser waits for the answer.
const LAST_PRESS: &str = "POST /cancel/confirm";

/// Whatever the service is asked for on the way, in this order; the last press and what follows it come after the person's yes.
const REQUESTS: [&str; 6] = [
    "GET /cancel",
    "POST /cancel/offer",
    "GET /cancel/survey",
    "GET /cancel/confirm",
    LAST_PRESS,
    "GET /cancel/done",
];

/// Each of them, and whether the person has said yes before it.
fn requests() -> impl Iterator<Item = (&'static str, bool)> {
    let yes = REQUESTS.iter().position(|request| *request == LAST_PRESS);
    let yes = yes.expect("the last press is one of them");
    REQUESTS
        .into_iter()
        .enumerate()
        .map(move |(n, request)| (request, n >= yes))
}
