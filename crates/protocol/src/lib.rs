//! The vocabulary: what the page's agent, the service worker, the host, its command line and the tests say to each other.
//! Plain data for both targets. It must not know any IO, any clock or any browser.
#![forbid(unsafe_code)]

pub mod action;
pub mod control;
pub mod geometry;
pub mod held;
pub mod ids;
pub mod message;
pub mod page_state;
pub mod report;
pub mod role;
pub mod snapshot;
pub mod task;
pub mod view;

/// Both ends say this number first. It changes whenever a message changes shape; ends of different numbers do not talk.
pub const PROTOCOL_VERSION: u32 = 9;

/// The name under which the browser finds the host (native messaging manifest, `NAME.json`).
pub const HOST_NAME: &str = "com.subterminator.host";

/// The ids the extension may have: unpacked with the manifest's `key`; a store build adds its own here.
pub const EXTENSION_IDS: &[&str] = &["oigiobcgjchehaemjcpmbnlibgehogla"];
