//! The log file: one a day, a week of them, readable by their owner only. What a page says, what is typed and pictures never
//! stand in it at the usual level. The host has no other voice: its stdout is the protocol, its stderr may be closed.
use crate::clock;
use crate::places::{self, Places, PlacesError};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tracing_subscriber::EnvFilter;

const KEPT_FILES: usize = 7;

/// How a line of the log begins that tells of a panic.
pub const FAULT: &str = "stopped by a fault of its own";

/// What a host says first and last, each with its process.
pub const STARTED: &str = "host started";
pub const ENDED: &str = "host ends";

/// Starts logging. `verbose`: 0 information, 1 detail, more: everything.
pub fn start(places: &Places, verbose: u8) -> Result<(), PlacesError> {
    let level = match verbose {
        0 => "info",
        1 => "subterminator=debug,info",
        _ => "subterminator=trace,debug",
    };
    let filter =
        EnvFilter::try_from_env("SUBTERMINATOR_LOG").unwrap_or_else(|_| EnvFilter::new(level));
    let file = Daily::open(&places.logs()?, today)?;
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_target(true)
        .with_writer(Mutex::new(file))
        .finish();
    // A second start in one process (tests) keeps the first.
    let _ = tracing::subscriber::set_global_default(subscriber);
    std::panic::set_hook(Box::new(|panic| tracing::error!("{FAULT}: {panic}")));
    Ok(())
}

/// The day as the person's calendar has it, who looks for what happened "yesterday".
fn today() -> String {
    clock::local_date(clock::now())
}

/// The file of the day; the next line after midnight opens the next one, private from its first byte as the first was.
struct Daily<F> {
    folder: PathBuf,
    today: F,
    day: String,
    file: File,
}

impl<F: Fn() -> String> Daily<F> {
    fn open(folder: &Path, today: F) -> Result<Self, PlacesError> {
        let day = today();
        Ok(Self {
            folder: folder.to_owned(),
            file: file_of(folder, &day)?,
            today,
            day,
        })
    }
}

impl<F: Fn() -> String> Write for Daily<F> {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        let day = (self.today)();
        if day != self.day {
            // Where the new one can't be made, the old one goes on.
            if let Ok(file) = file_of(&self.folder, &day) {
                self.file = file;
            }
            self.day = day;
        }
        self.file.write(line)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.file.flush()
    }
}

fn file_of(folder: &Path, day: &str) -> Result<File, PlacesError> {
    let file = places::open_private(&folder.join(format!("subterminator.{day}.log")), true)?;
    forget_old(folder);
    Ok(file)
}

/// The oldest go; that one couldn't be removed is no reason to write nothing.
fn forget_old(folder: &Path) {
    let ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|n| n.starts_with("subterminator.") && n.ends_with(".log"))
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|e| e.path()).filter(ours).collect();
    // A date sorts by its name.
    files.sort();
    for old in files.iter().rev().skip(KEPT_FILES) {
        let _ = std::fs::remove_file(old);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn each_day_has_a_file_of_its_own_that_nobody_else_reads_and_a_week_is_kept() {
        let temp = tempfile::tempdir().unwrap();
        let at = |day: usize| {
            let name = format!("subterminator.2026-11-{day:02}.log");
            temp.path().join(name)
        };
        std::fs::write(temp.path().join("a letter.log"), "").unwrap();
        let day = Cell::new(1);
        let mut log = Daily::open(temp.path(), || format!("2026-11-{:02}", day.get())).unwrap();
        for n in 1..=9 {
            day.set(n);
            for line in ["first", "second"] {
                log.write_all(format!("{line} {n}\n").as_bytes()).unwrap();
            }
        }
        for n in 3..=9 {
            let text = std::fs::read_to_string(at(n)).unwrap();
            assert_eq!(text, format!("first {n}\nsecond {n}\n"));
            let mode = std::fs::metadata(at(n)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "day {n}");
        }
        let left = std::fs::read_dir(temp.path()).unwrap().count();
        assert_eq!(left, 7 + 1, "a week, and what is not ours");
    }
}
