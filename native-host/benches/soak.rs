//! Whether the host stays as it is under load: 1,000 runs in a row in one host (memory, threads, open files as they go), 20 tabs at
//! once beside one after the other, and how long the history command takes with 10,000 entries beside saying the version.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark may stop at the first surprise"
)]
#[path = "../tests/support/mod.rs"]
mod support;

use protocol::ids::TabId;
use protocol::message::{FromAgent, PersonInput, ToExtension};
use protocol::view::Mood;
use std::fs;
use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};
use support::Browser;
use support::site::Site;

const RUNS: usize = 1_000;
const TABS: u64 = 20;
const ENTRIES: usize = 10_000;
const TIMES: usize = 5;

fn main() {
    let mut out = std::io::stdout().lock();
    let mut browser = Browser::greeted();
    writeln!(out, "runs in one host   memory MB   threads   open files").unwrap();
    for done in 0..=RUNS {
        if [10, 100, 250, 500, 750, RUNS].contains(&done) {
            let host = Process::of(browser.pid());
            writeln!(
                out,
                "{done:16}   {:9.1}   {:7}   {:10}",
                host.memory_mb, host.threads, host.files
            )
            .unwrap();
        }
        if done < RUNS {
            cancel(&mut browser, &mut [Site::new()]);
        }
    }

    let alone = (0..TABS)
        .map(|_| cancel(&mut browser, &mut [Site::new()]))
        .sum::<Duration>();
    let mut tabs: Vec<Site> = (0..TABS).map(in_tab).collect();
    let together = cancel(&mut browser, &mut tabs);
    let host = Process::of(browser.pid());
    writeln!(
        out,
        "\n{TABS} tabs at once: {:.2} of the time that they take one after the other; memory {:.1} MB, open files {}",
        together.as_secs_f64() / alone.as_secs_f64(),
        host.memory_mb,
        host.files
    )
    .unwrap();

    let home = browser.home.clone();
    browser.close_line();
    let entries = copied(&home, ENTRIES);
    let (list, version) = (
        fastest(&home, &["history", "list"]),
        fastest(&home, &["--version"]),
    );
    writeln!(
        out,
        "\nhistory with {entries} entries: {:.0} ms ({:.1} × saying the version)",
        list * 1_000.0,
        list / version
    )
    .unwrap();
}

fn in_tab(tab: u64) -> Site {
    let mut site = Site::new();
    site.tab = TabId(i64::try_from(100 + tab).unwrap());
    site
}

/// Cancels on all of these, each in its tab, the person saying yes to every question; how long that took.
fn cancel(browser: &mut Browser, sites: &mut [Site]) -> Duration {
    let start = Instant::now();
    for site in sites.iter() {
        site.clicked(browser);
    }
    while !sites.iter().all(|s| s.panel.mood == Mood::Proven) {
        for site in sites.iter_mut() {
            site.is_willing(browser);
        }
        hear(browser, sites);
    }
    for site in sites.iter() {
        let input = PersonInput::Close;
        site.tell(browser, FromAgent::Person { input });
    }
    while !sites.iter().all(|s| s.left) {
        hear(browser, sites);
    }
    start.elapsed()
}

/// The next message, by the site in whose tab it is; what is still said to a tab that was left is nobody's.
fn hear(browser: &mut Browser, sites: &mut [Site]) {
    let message = browser.next();
    let tab = tab_of(&message);
    let mut sites = sites.iter_mut();
    if let Some(site) = sites.find(|s| tab.is_none_or(|tab| s.tab == tab)) {
        site.answer(browser, message);
    }
}

fn tab_of(message: &ToExtension) -> Option<TabId> {
    let message = serde_json::to_value(message).unwrap();
    let tab = [&message["tab"], &message["command"]["tab"]];
    tab.into_iter()
        .find_map(|tab| serde_json::from_value(tab.clone()).ok())
}

/// What the system says of a process (<https://man7.org/linux/man-pages/man5/proc_pid_status.5.html>).
struct Process {
    memory_mb: f64,
    threads: u64,
    files: usize,
}

impl Process {
    fn of(pid: u32) -> Self {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let number = |name: &str| {
            let line = status.lines().find_map(|l| l.strip_prefix(name)).unwrap();
            let number = line.split_whitespace().next().unwrap();
            number.parse::<u64>().unwrap()
        };
        Self {
            memory_mb: number("VmRSS:") as f64 / 1024.0,
            threads: number("Threads:"),
            files: fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count(),
        }
    }
}

/// The history with its runs and all that they wrote copied until there are so many; how many there are.
fn copied(home: &tempfile::TempDir, entries: usize) -> usize {
    let history = rusqlite::Connection::open(home.path().join("journal.sqlite")).unwrap();
    let count = || {
        let count = history.query_row("SELECT count(*) FROM runs", [], |row| row.get::<_, i64>(0));
        usize::try_from(count.unwrap()).unwrap()
    };
    let own = count();
    for copy in 1..=entries / own {
        history
            .execute_batch(&format!(
                "BEGIN;
                INSERT INTO runs SELECT id || '.{copy}', tab, site, url, service, version, opened - {copy}, started, ended, reason, result, receipt, -{copy}
                    FROM runs WHERE id NOT LIKE '%.%';
                INSERT INTO journal SELECT run || '.{copy}', seq, at, kind, json, hash FROM journal WHERE run NOT LIKE '%.%';
                COMMIT"
            ))
            .unwrap();
    }
    count()
}

/// Seconds, the best of several times.
fn fastest(home: &tempfile::TempDir, arguments: &[&str]) -> f64 {
    let once = |_| {
        let start = Instant::now();
        let output = Command::new(env!("CARGO_BIN_EXE_subterminator"))
            .args(arguments)
            .env("SUBTERMINATOR_HOME", home.path())
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        start.elapsed().as_secs_f64()
    };
    (0..TIMES).map(once).fold(f64::INFINITY, f64::min)
}
