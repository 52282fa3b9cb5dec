//! Whether a program starts, and what it says its version is.
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A program that says nothing for so long is taken for none that works.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(10);
/// So much of what it says is read.
const LONGEST: u64 = 4096;

/// The line that it says to `--version`; none if it doesn't start, fails, or doesn't come to an end.
pub(super) fn version(program: &Path) -> Option<String> {
    let mut child = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    if !ended_well(&mut child) {
        let _ = child.kill();
        let _ = child.wait();
        return None;
    }
    let mut said = Vec::new();
    child.stdout?.take(LONGEST).read_to_end(&mut said).ok()?;
    Some(String::from_utf8_lossy(&said).trim().to_owned())
}

fn ended_well(child: &mut Child) -> bool {
    let until = Instant::now() + PATIENCE;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if Instant::now() < until => std::thread::sleep(PAUSE),
            _ => return false,
        }
    }
}
