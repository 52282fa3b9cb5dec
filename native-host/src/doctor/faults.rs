//! Faults of our own that the log files of the last days tell of.
use super::Check;
use crate::logs::FAULT;
use std::path::Path;

/// The newest fault, if there was one.
pub(super) fn check(logs: &Path) -> Option<Check> {
    let mut files: Vec<_> = std::fs::read_dir(logs)
        .ok()?
        .flatten()
        .map(|f| f.path())
        .filter(|f| f.extension().is_some_and(|e| e == "log"))
        .collect();
    // Their names go by date.
    files.sort();
    let (file, line) = files.iter().rev().find_map(|file| {
        let text = std::fs::read(file).ok()?;
        let text = String::from_utf8_lossy(&text);
        let line = text.lines().rev().find(|l| l.contains(FAULT))?;
        Some((file, line.trim().to_owned()))
    })?;
    let found = format!("SubTerminator stopped by a fault of its own: {line}");
    let hint = format!(
        "What it was doing is in the history, and no step is made twice. If it happens again, report it with {}; look through it \
         first, a fault may quote what was being read.",
        file.display()
    );
    Some(Check::note("faults", found, hint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_fault_is_told_with_its_log() {
        let temp = tempfile::tempdir().unwrap();
        let write = |day: &str, text: String| {
            std::fs::write(temp.path().join(format!("subterminator.{day}.log")), text).unwrap();
        };
        assert_eq!(check(temp.path()), None);
        write("2026-11-01", format!("ERROR {FAULT}: first\n"));
        write("2026-11-02", format!("ERROR {FAULT}: second\nINFO fine\n"));
        write("2026-11-03", "INFO fine\n".into());
        let told = check(temp.path()).unwrap();
        assert!(told.ok && told.found.contains("second"), "{told:?}");
        assert!(told.hint.contains("2026-11-02.log"), "{told:?}");
    }
}
