//! The mind, from outside: events in, effects out, judged by what a scripted site saw.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
mod account;
mod amid;
mod approval;
mod boxes;
mod by_hand;
mod claims;
mod clock;
mod conversation;
mod costs;
mod described;
mod detours;
mod doubt;
mod endings;
mod exhaustive;
mod ground;
mod held;
mod layers;
mod lent;
mod models;
mod outage;
mod planner;
mod policy;
mod portal;
mod proof;
mod proof_navigation;
mod properties;
mod recipes;
mod script;
mod search;
mod several;
mod standing;
mod strangers;
mod surveys;
mod told;
mod unknown_words;
mod unspent;
mod waiting;
mod wants;
mod way_out;
mod which_way;
