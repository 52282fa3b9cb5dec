//! What elements are taken for, in a real Chromium through the real agent: by the cases of web-platform-tests, and beside
//! Chromium's own accessibility tree on the demo's site.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod cases;
mod oracle;
#[path = "../../../crates/perception/tests/support/wpt.rs"]
mod wpt;
