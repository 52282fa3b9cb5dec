//! A site, a shell with the server at hand, and what is asked of a run in it.
use e2e::built;
use e2e::cli::{Cli, Ended, Running};
use e2e::processes;
use e2e::sites::Streamora;
use e2e::sites::streamora::{Script, Variant};
use e2e::wait::until;
use protocol::report::Report;

pub(crate) struct Scene {
    pub(crate) cli: Cli,
    pub(crate) site: Streamora,
    pub(crate) _folder: tempfile::TempDir,
}

pub(crate) async fn scene(scripts: &[Script]) -> Scene {
    let server = built::workspace().join("tests/playwright-mcp");
    assert!(
        server.join("node_modules").is_dir(),
        "the server is missing: run ./scripts/test, or npm --prefix tests/playwright-mcp ci --ignore-scripts"
    );
    let folder = tempfile::tempdir().unwrap();
    let variant = Variant {
        extra_scripts: scripts.to_vec(),
        ..Variant::default()
    };
    Scene {
        cli: Cli::at(folder.path())
            .with("SUBTERMINATOR_PLAYWRIGHT_MCP", server)
            .with("SUBTERMINATOR_CHROMIUM", built::chromium()),
        site: Streamora::open(variant, 0).await.unwrap(),
        _folder: folder,
    }
}

impl Scene {
    pub(crate) fn cancel(&self, more: &[&str]) -> Running {
        let all = [&["--browser", "playwright-mcp"], more].concat();
        self.cli.cancel(&self.site.url(), &all)
    }

    pub(crate) async fn answered(&self, line: &str) -> Ended {
        let _turn = e2e::browser::turn().await;
        let mut running = self.cancel(&["--planner", "offline"]);
        for _ in 0..STEPS {
            running.says(line).await;
        }
        running.ended_with_open_input().await
    }

    pub(crate) async fn nothing_is_left(&self) {
        until("server and browser to be gone", || async {
            let left = self.cli.processes();
            let lines = left.iter().map(|p| processes::command_line(*p).join(" "));
            match left.is_empty() {
                true => Ok(()),
                false => Err(lines.collect::<Vec<_>>().join("\n")),
            }
        })
        .await;
    }
}

/// So often the demo's way out asks here: this server tells no forms, and nothing can be kept back, so each step that sends one is asked about.
pub(crate) const STEPS: usize = 3;

pub(crate) async fn says_yes_to_all(running: &mut Running) {
    for _ in 0..STEPS {
        running.says("y").await;
    }
}

pub(crate) fn asks(report: &Report) -> Option<()> {
    matches!(report, Report::Question { .. }).then_some(())
}

pub(crate) fn count(ended: &Ended, wanted: impl Fn(&Report) -> bool) -> usize {
    ended.events.iter().filter(|l| wanted(&l.report)).count()
}

/// Waits until so many have been asked.
pub(crate) async fn questions(running: &Running, wanted: usize) {
    until("a question", || async {
        let asked = running
            .events()
            .iter()
            .filter(|l| asks(&l.report).is_some())
            .count();
        if asked >= wanted {
            Ok(())
        } else {
            Err(format!("{asked} questions"))
        }
    })
    .await;
}

/// The server, without the browser that it moves.
pub(crate) fn servers(s: &Scene) -> Vec<u32> {
    let is_server = |pid: &u32| {
        let words = processes::command_line(*pid);
        let program = words.first().map(String::as_str).unwrap_or_default();
        program.ends_with("node") && words.iter().any(|w| w.ends_with("playwright-mcp"))
    };
    let mut all = s.cli.processes();
    all.retain(is_server);
    all
}

pub(crate) fn kill_servers(s: &Scene) {
    let all = servers(s);
    assert!(!all.is_empty(), "a server runs");
    for pid in all {
        processes::signal(pid, processes::Signal::KILL);
    }
}
