//! `subterminator mcp`: an assistant leads through the official client, in the person's own browser.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod elicitation;
mod lends;
mod scene;
