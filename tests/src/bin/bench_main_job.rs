//! The figures of the main job, medians of ten runs, each beside its measure in the same run: the whole flow beside the same clicks
//! by hand, the line to the host beside a bare echo, the host's memory, the account page's snapshot.
use e2e::browser::{Chromium, Node, Page};
use e2e::stage::{Set, Stage};
use protocol::control::RunOptions;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const RUNS: usize = 10;
const ROUND_TRIPS: usize = 200;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    let (mut ours, mut to_done, mut hands, mut memory, mut snapshots) =
        (vec![], vec![], vec![], vec![], vec![]);
    for _ in 0..RUNS {
        let flow = flow().await?;
        ours.push(flow.whole);
        to_done.push(flow.to_done);
        memory.push(flow.memory_kib as f64);
        snapshots.push(flow.snapshot);
        hands.push(by_hand().await?);
    }
    let (ours, to_done, hands) = (median(ours), median(to_done), median(hands));
    writeln!(
        out,
        "whole flow to the proven outcome  {ours:8.1} ms   by hand {hands:8.1} ms   ratio {:.2}",
        ours / hands
    )?;
    writeln!(
        out,
        "  of it to the service's done page {to_done:8.1} ms   by hand {hands:8.1} ms   ratio {:.2}",
        to_done / hands
    )?;
    let (host, echo) = round_trips().await?;
    writeln!(
        out,
        "native messaging round trip       {host:8.3} ms   echo    {echo:8.3} ms   ratio {:.2}",
        host / echo
    )?;
    writeln!(
        out,
        "host's memory after a run         {:8.1} MB   (limit 25)",
        median(memory) / 1024.0
    )?;
    let (elements, bytes): (Vec<f64>, Vec<f64>) = snapshots.into_iter().unzip();
    writeln!(
        out,
        "snapshot of the account page      {:8.0} elements, {:.1} KB",
        median(elements),
        median(bytes) / 1024.0
    )?;
    Ok(())
}

struct Flow {
    whole: f64,
    to_done: f64,
    memory_kib: u64,
    /// Elements and bytes.
    snapshot: (f64, f64),
}

/// From the press of the toolbar button to the outcome, the question answered as soon as it is asked.
async fn flow() -> anyhow::Result<Flow> {
    let options = RunOptions {
        announce_ms: 0,
        ask_in_page: false,
        ..RunOptions::default()
    };
    let stage = Set::stage().ordered(options).open().await;
    let mut arrivals = stage.site.hooks().listen();
    let start = Instant::now();
    stage.press_toolbar().await;
    let command = stage.command();
    let (question, _) = command.asked(0).await;
    command.answer(&question, true).await;
    let done = tokio::spawn(async move {
        arrivals.hear("GET /cancel/done").await;
        start.elapsed()
    });
    let result = command.outcome().await;
    let whole = start.elapsed();
    anyhow::ensure!(
        result.success && result.verified,
        "the flow failed: {result:?}"
    );
    stage.was_cancelled_once();
    let memory_kib = stage.hosts().first().map_or(0, |pid| resident(*pid));
    Ok(Flow {
        whole: ms(whole),
        to_done: ms(done.await?),
        memory_kib,
        snapshot: first_snapshot(&stage)?,
    })
}

/// The same clicks with every place known beforehand, on the same pages in the same kind of browser.
async fn by_hand() -> anyhow::Result<f64> {
    const CLICKS: [(&str, bool); 6] = [
        ("a[href='/account/plan']", true),
        ("a[href='/cancel']", true),
        ("button[value=decline]", true),
        ("input[value=other]", false),
        ("form[action='/cancel/survey'] button", true),
        ("form[action='/cancel/confirm'] button", true),
    ];
    let stage = Set::stage().open().await;
    let start = Instant::now();
    for (selector, leaves) in CLICKS {
        click(&stage.browser, &stage.page, selector, leaves).await?;
    }
    let took = start.elapsed();
    stage.was_cancelled_once();
    Ok(ms(took))
}

async fn click(
    browser: &Chromium,
    page: &Page,
    selector: &str,
    leaves: bool,
) -> anyhow::Result<()> {
    let mut events = browser.wire().events();
    let document = page.call("DOM.getDocument", json!({ "depth": 0 })).await?;
    let found = page
        .call(
            "DOM.querySelector",
            json!({ "nodeId": document["root"]["nodeId"], "selector": selector }),
        )
        .await?;
    let described = page
        .call("DOM.describeNode", json!({ "nodeId": found["nodeId"] }))
        .await?;
    let node = Node {
        backend: described["node"]["backendNodeId"]
            .as_i64()
            .unwrap_or_default(),
        ..Node::default()
    };
    page.press(&node).await?;
    while leaves && events.recv().await?.method != "Page.loadEventFired" {}
    Ok(())
}

/// One small message there and its answer back, through the browser: our host, and a program that only echoes.
async fn round_trips() -> anyhow::Result<(f64, f64)> {
    let folder = tempfile::tempdir()?;
    let echo = folder.path().join("echo");
    std::os::unix::fs::symlink(beside("fake_host")?, &echo)?;
    let ours = Set::stage().open().await;
    let bare = Set::stage().host_instead(&echo).open().await;
    let (mut host, mut measure) = (vec![], vec![]);
    for _ in 0..RUNS {
        host.push(round_trip(&ours).await?);
        measure.push(round_trip(&bare).await?);
    }
    Ok((median(host), median(measure)))
}

async fn round_trip(stage: &Stage) -> anyhow::Result<f64> {
    let page = stage.extension_tab().await?;
    let script = format!(
        "new Promise((done, failed) => {{
            const port = chrome.runtime.connectNative({host:?});
            const ask = {{ kind: 'page', page: 'ask:none', payload: {{ type: 'opened', page: 'ask', key: 'none' }} }};
            let start, left = {ROUND_TRIPS};
            port.onDisconnect.addListener(() => failed(new Error(chrome.runtime.lastError?.message)));
            port.onMessage.addListener(() => {{
                start ??= performance.now();
                if (left-- > 0) return port.postMessage(ask);
                done((performance.now() - start) / {ROUND_TRIPS});
                port.disconnect();
            }});
            port.postMessage({{ kind: 'hello', protocol: {protocol}, extension_version: 'bench' }});
        }})",
        host = protocol::HOST_NAME,
        protocol = protocol::PROTOCOL_VERSION,
    );
    // The browser's clock is too coarse for one trip: the mean of many is one figure.
    let mean = page
        .run(&script)
        .await?
        .as_f64()
        .ok_or_else(|| anyhow::anyhow!("no figure"))?;
    page.close().await?;
    Ok(mean)
}

/// Another program of this package.
fn beside(name: &str) -> anyhow::Result<PathBuf> {
    let path = std::env::current_exe()?.with_file_name(name);
    anyhow::ensure!(
        path.is_file(),
        "{} is not built: `cargo build --release -p e2e --bins`",
        path.display()
    );
    Ok(path)
}

/// Elements and bytes of the first page that the run saw, as its journal has it.
fn first_snapshot(stage: &Stage) -> anyhow::Result<(f64, f64)> {
    let journal = find(&stage.home(), "journal")
        .ok_or_else(|| anyhow::anyhow!("no journal in {}", stage.home().display()))?;
    let store =
        rusqlite::Connection::open_with_flags(journal, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let mut rows = store.prepare("SELECT json FROM journal WHERE kind = 'event' ORDER BY seq")?;
    let events = rows.query_map([], |row| row.get::<_, String>(0))?;
    for event in events {
        let event: serde_json::Value = serde_json::from_str(&event?)?;
        if event["event"] == "observed" {
            let snapshot = &event["observation"]["snapshot"];
            let elements = snapshot["elements"].as_array().map_or(0, Vec::len);
            return Ok((elements as f64, snapshot.to_string().len() as f64));
        }
    }
    anyhow::bail!("the run saw no page")
}

fn find(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .ok()?
        .flatten()
        .map(|e| e.path())
        .collect();
    let here = entries
        .iter()
        .find(|p| p.is_file() && p.file_stem().is_some_and(|s| s == name));
    here.cloned().or_else(|| {
        entries
            .iter()
            .filter(|p| p.is_dir())
            .find_map(|p| find(p, name))
    })
}

/// Resident memory in KiB.
fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    line.and_then(|l| l.split_whitespace().next()?.parse().ok())
        .unwrap_or_default()
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    let middle = of.len() / 2;
    if of.len() % 2 == 1 {
        of[middle]
    } else {
        (of[middle - 1] + of[middle]) / 2.0
    }
}
