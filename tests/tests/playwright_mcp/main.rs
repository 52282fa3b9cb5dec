//! `--browser playwright-mcp`: the real Playwright MCP server moves a real Chromium. The same rules, the same question (at the
//! terminal, for nothing of ours stands in the page), the same proof; and nothing of it outlives the command.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod led;
mod press;
mod run;
mod scene;
mod trouble;
