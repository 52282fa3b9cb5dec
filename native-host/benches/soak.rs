//! Whether the host stays as it is under load: 1,000 runs in a row in one host (memory, threads, open files as they go), 20 tabs at
//! once beside one after the other, and how long the history command takes with 10,000 entries beside saying the version. It ends with a
//! fault (exit 1) where memory after all runs is over a tenth more than after a quarter of them, where files or threads are left
//! open, and where a list takes over a second.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark may stop at the first surprise"
)]
#[path = "../tests/support/mod.rs"]
mod support;

use protocol::ids::TabId;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use support::Browser;
use support::load::{Process, cancel};
use support::site::Site;

const RUNS: usize = 1_000;
const MOMENTS: [usize; 6] = [10, 100, 250, 500, 750, RUNS];
const TABS: u64 = 20;
const ENTRIES: usize = 10_000;
const TIMES: usize = 5;

/// What may be after all runs, in parts of what was after a quarter of them.
const MEMORY: f64 = 1.1;
/// Seconds, for the history with so many entries.
const HISTORY: f64 = 1.0;

fn main() -> ExitCode {
    let mut out = std::io::stdout().lock();
    let mut faults = Vec::new();
    let mut browser = Browser::greeted();
    faults.extend(in_a_row(&mut browser, &mut out));
    faults.extend(at_once(&mut browser, &mut out));
    let home = browser.home.clone();
    browser.close_line();
    faults.extend(history(&home, &mut out));
    for fault in &faults {
        writeln!(out, "\nfault: {fault}").unwrap();
    }
    match faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn in_a_row(browser: &mut Browser, out: &mut impl Write) -> Vec<String> {
    writeln!(out, "runs in one host   memory MB   threads   open files").unwrap();
    let mut seen = BTreeMap::new();
    for done in 1..=RUNS {
        cancel(browser, &mut [Site::new()]);
        if MOMENTS.contains(&done) {
            let host = Process::at_rest(browser);
            let Process {
                memory_mb,
                threads,
                files,
            } = host;
            writeln!(
                out,
                "{done:16}   {memory_mb:9.1}   {threads:7}   {files:10}"
            )
            .unwrap();
            seen.insert(done, host);
        }
    }
    let (early, last) = (seen[&(RUNS / 4)], seen[&RUNS]);
    let grown = last.memory_mb / early.memory_mb;
    let mut faults = Vec::new();
    faults.extend(differ("open files", early.files, last.files));
    faults.extend(differ("threads", early.threads, last.threads));
    if grown > MEMORY {
        faults.push(format!(
            "memory grew to {grown:.2} of that after a quarter of the runs"
        ));
    }
    faults
}

fn differ(what: &str, before: usize, after: usize) -> Option<String> {
    (before != after).then(|| format!("{what}: {before} before, {after} after"))
}

fn at_once(browser: &mut Browser, out: &mut impl Write) -> Option<String> {
    let before = Process::at_rest(browser);
    let alone = (0..TABS)
        .map(|_| cancel(browser, &mut [Site::new()]))
        .sum::<Duration>();
    let mut tabs: Vec<Site> = (0..TABS).map(in_tab).collect();
    let together = cancel(browser, &mut tabs);
    let host = Process::at_rest(browser);
    writeln!(
        out,
        "\n{TABS} tabs at once: {:.2} of the time that they take one after the other; memory {:.1} MB, open files {}",
        together.as_secs_f64() / alone.as_secs_f64(),
        host.memory_mb,
        host.files
    )
    .unwrap();
    // Threads that were at work at once wait a while for more.
    differ("open files", before.files, host.files)
}

fn history(home: &tempfile::TempDir, out: &mut impl Write) -> Vec<String> {
    let entries = copied(home, ENTRIES);
    let version = fastest(home, &["--version"]);
    let mut faults = Vec::new();
    for list in [&["history", "list"][..], &["history", "list", "--all"]] {
        let (words, took) = (list.join(" "), fastest(home, list));
        writeln!(
            out,
            "\n{words} of {entries} entries: {:.0} ms ({:.1} × saying the version)",
            took * 1_000.0,
            took / version
        )
        .unwrap();
        if took > HISTORY {
            faults.push(format!("{words} took {took:.2} s"));
        }
    }
    faults
}

fn in_tab(tab: u64) -> Site {
    let mut site = Site::new();
    site.tab = TabId(i64::try_from(100 + tab).unwrap());
    site
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
