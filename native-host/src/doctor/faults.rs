//! Faults of our own that the log files of the last days tell of.
use super::Check;
use crate::logs::{ENDED, FAULT, STARTED};
use std::path::{Path, PathBuf};

/// The newest fault, if there was one; else the newest host that ended without a word.
pub(super) fn check(logs: &Path) -> Option<Check> {
    let files = by_date(logs)?;
    let fault = fault(&files).map(|(file, line)| {
        let found = format!("SubTerminator stopped by a fault of its own: {line}");
        let look = "look through it first, a fault may quote what was being read";
        (found, look, file)
    });
    let (found, look, file) = fault.or_else(|| {
        let (file, line) = silent(&files)?;
        let found = format!(
            "the program that the browser starts ended without a word, as one does that crashed or was killed; it began so: {line}"
        );
        Some((found, "look through it first", file))
    })?;
    let hint = format!(
        "What it was doing is in the history, and no step is made twice. If it happens again, report it with {}; {look}.",
        file.display()
    );
    Some(Check::note("faults", found, hint))
}

type Log = (PathBuf, String);

/// The log files with their text, oldest first.
fn by_date(logs: &Path) -> Option<Vec<Log>> {
    let mut files: Vec<_> = std::fs::read_dir(logs)
        .ok()?
        .flatten()
        .map(|f| f.path())
        .filter(|f| f.extension().is_some_and(|e| e == "log"))
        .collect();
    // Their names go by date.
    files.sort();
    let text = |file: PathBuf| {
        let text = std::fs::read(&file).ok()?;
        Some((file, String::from_utf8_lossy(&text).into_owned()))
    };
    Some(files.into_iter().filter_map(text).collect())
}

fn fault(files: &[Log]) -> Option<(&Path, String)> {
    files.iter().rev().find_map(|(file, text)| {
        let line = text.lines().rev().find(|l| l.contains(FAULT))?;
        Some((file.as_path(), line.trim().to_owned()))
    })
}

/// A host that began, did not end, and is there no more.
fn silent(files: &[Log]) -> Option<(&Path, String)> {
    let mut open: Vec<(u32, &Path, &str)> = Vec::new();
    for (file, text) in files {
        for line in text.lines() {
            let Some(pid) = pid(line) else { continue };
            if line.contains(STARTED) {
                open.push((pid, file, line));
            } else if line.contains(ENDED) {
                open.retain(|(begun, ..)| *begun != pid);
            }
        }
    }
    open.retain(|(pid, ..)| !lives(*pid));
    let (_, file, line) = open.pop()?;
    Some((file, line.trim().to_owned()))
}

fn pid(line: &str) -> Option<u32> {
    let rest = line.split_once("pid=")?.1;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// It may still be at work; a number that something else has by now tells nothing.
fn lives(pid: u32) -> bool {
    Path::new(&format!("/proc/{pid}")).exists()
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
