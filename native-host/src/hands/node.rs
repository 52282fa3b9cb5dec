//! Whether there is a Node.js that can run the Playwright MCP server. It must not know what the server does.
use super::HandsError;
use std::process::{Command, Stdio};

/// Older ones don't run it.
pub const OLDEST: u32 = 18;

/// The version of the one on the PATH, if it can run the server.
pub fn version() -> Result<String, HandsError> {
    let asked = Command::new("node")
        .arg("--version")
        .stdin(Stdio::null())
        .output();
    let said = match asked {
        Ok(said) => String::from_utf8_lossy(&said.stdout).trim().to_owned(),
        Err(_) => return Err(HandsError::NoNode),
    };
    let major = said.trim_start_matches('v').split('.').next();
    match major.and_then(|m| m.parse::<u32>().ok()) {
        Some(major) if major >= OLDEST => Ok(said),
        _ => Err(HandsError::OldNode { said }),
    }
}
