//! For tests: pages drawn as indented lines, as the page model's own tests draw them.
use ::page;

#[path = "../../page/tests/common/mod.rs"]
mod common;
pub(crate) use common::{model, observation};
