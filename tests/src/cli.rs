//! The real `subterminator` on a real command line: arguments in, exit code, stdout, stderr and event lines out.
use crate::built;
use crate::model_server::WithoutModels;
use protocol::control::{CONTROL_ENV, HOME_ENV};
use protocol::report::{Report, ReportLine};
use protocol::task::TaskResult;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, Command};

/// A person's shell, with a home of its own.
#[derive(Clone, Debug)]
pub struct Cli {
    folder: PathBuf,
    environment: Vec<(&'static str, OsString)>,
}

/// A command that runs.
#[derive(Debug)]
pub struct Running {
    child: Child,
    stdin: Option<ChildStdin>,
    events: PathBuf,
    out: tokio::task::JoinHandle<String>,
    err: tokio::task::JoinHandle<String>,
}

/// A command that has ended.
#[derive(Clone, Debug)]
pub struct Ended {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
    pub events: Vec<ReportLine>,
}

impl Cli {
    pub fn at(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            environment: Vec::new(),
        }
    }

    /// With this in the environment, besides or instead of what is there.
    pub fn with(mut self, variable: &'static str, value: impl Into<OsString>) -> Self {
        self.environment.push((variable, value.into()));
        self
    }

    /// What its runs wrote down.
    pub fn journal(&self) -> PathBuf {
        self.folder.join("home/journal.sqlite")
    }

    /// `subterminator install --user-data-dir PROFILE`
    pub async fn install(&self, profile: &Path) {
        let ended = self
            .run(&["install", "--user-data-dir", &profile.to_string_lossy()])
            .await;
        assert_eq!(ended.code, Some(0), "install failed: {ended:?}");
    }

    /// Runs to its end with no input at all.
    pub async fn run(&self, arguments: &[&str]) -> Ended {
        let mut running = self.start(arguments);
        running.end_of_input();
        running.ended().await
    }

    /// A program in this shell's environment.
    pub(crate) fn dressed<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env(HOME_ENV, self.folder.join("home"))
            .env(RUNTIME_ENV, runtime(&self.folder))
            .env_remove(CONTROL_ENV)
            .without_models()
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .envs(self.environment.iter().map(|(k, v)| (k, v)))
    }

    pub fn start(&self, arguments: &[&str]) -> Running {
        self.spawned(Command::new(built::host()).args(arguments))
    }

    /// `cancel` at a terminal of its own, without `--json`: what it shows there is [`Ended::out`].
    pub fn cancel_at_a_terminal(&self, url: &str, more: &[&str]) -> Running {
        let extension = built::extension();
        let extension = extension.to_string_lossy();
        let all = [&["--headless", "--extension-dir", &extension], more].concat();
        self.at_a_terminal(url, &all)
    }

    /// The same in the browser that runs.
    pub fn attach_at_a_terminal(&self, url: &str) -> Running {
        self.at_a_terminal(url, &["--browser", "attach"])
    }

    fn at_a_terminal(&self, url: &str, more: &[&str]) -> Running {
        let (host, events) = (built::host(), self.events());
        let (host, events) = (host.to_string_lossy(), events.to_string_lossy());
        let mut words = vec![&*host, "cancel", "--url", url, "--events", &*events];
        words.extend(more);
        let line: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
        let mut script = Command::new("script");
        // <https://man7.org/linux/man-pages/man1/script.1.html>
        script.args([
            "--quiet",
            "--return",
            "--flush",
            "--command",
            &line.join(" "),
        ]);
        self.spawned(script.arg("/dev/null").env("TERM", "xterm"))
    }

    fn spawned(&self, command: &mut Command) -> Running {
        let mut child = self
            .dressed(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("subterminator starts");
        let (out, err) = (whole(child.stdout.take()), whole(child.stderr.take()));
        let stdin = child.stdin.take();
        Running {
            child,
            stdin,
            events: self.events(),
            out,
            err,
        }
    }

    /// `subterminator cancel --url URL --headless --json --events FILE` and what else is asked for.
    pub fn cancel(&self, url: &str, more: &[&str]) -> Running {
        let (events, extension) = (self.events(), built::extension());
        let (events, extension) = (events.to_string_lossy(), extension.to_string_lossy());
        let mut all = vec![
            "cancel",
            "--url",
            url,
            "--headless",
            "--json",
            "--events",
            &events,
            "--extension-dir",
            &extension,
        ];
        all.extend(more);
        self.start(&all)
    }

    /// `subterminator cancel --url URL --browser attach --json --events FILE` and what else is asked for.
    pub fn attach(&self, url: &str, more: &[&str]) -> Running {
        let events = self.events();
        let events = events.to_string_lossy();
        let mut all = vec![
            "cancel",
            "--url",
            url,
            "--browser",
            "attach",
            "--json",
            "--events",
            &events,
        ];
        all.extend(more);
        self.start(&all)
    }

    /// `subterminator demo --headless --json --events FILE` and what else is asked for.
    pub fn demo(&self, more: &[&str]) -> Running {
        let (events, extension) = (self.events(), built::extension());
        let (events, extension) = (events.to_string_lossy(), extension.to_string_lossy());
        let mut all = vec![
            "demo",
            "--headless",
            "--json",
            "--events",
            &events,
            "--extension-dir",
            &extension,
        ];
        all.extend(more);
        self.start(&all)
    }

    /// The processes that belong to this shell's commands: they inherited its home.
    pub fn processes(&self) -> Vec<u32> {
        crate::processes::with_environment(&self.home())
    }

    /// The browsers that this shell's commands have started, without the helpers that belong to each.
    pub fn browsers(&self) -> Vec<u32> {
        let is_browser = |pid: &u32| {
            let words = crate::processes::command_line(*pid);
            let has = |start: &str| words.iter().any(|w| w.starts_with(start));
            has("--remote-debugging-pipe") && !has("--type=")
        };
        let mut all = self.processes();
        all.retain(is_browser);
        all
    }

    fn home(&self) -> OsString {
        let mut home = OsString::from(format!("{HOME_ENV}="));
        home.push(self.folder.join("home"));
        home
    }

    /// What `--events` wrote, just as it stands in the file.
    pub fn events_file(&self) -> String {
        std::fs::read_to_string(self.events()).expect("the file of --events")
    }

    fn events(&self) -> PathBuf {
        self.folder.join("events.jsonl")
    }
}

impl Running {
    pub async fn says(&mut self, line: &str) {
        if let Some(stdin) = self.stdin.as_mut() {
            stdin
                .write_all(format!("{line}\n").as_bytes())
                .await
                .expect("the command reads its input");
        }
    }

    pub fn end_of_input(&mut self) {
        self.stdin = None;
    }

    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Whether it has ended by now.
    pub fn is_over(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// The event lines that are written so far.
    pub fn events(&self) -> Vec<ReportLine> {
        read_events(&self.events)
    }

    /// Waits for the first event that `wanted` makes something of.
    pub async fn tells<T>(&self, what: &str, wanted: impl Fn(&Report) -> Option<T>) -> T {
        crate::wait::until(what, || async {
            let events = self.events();
            events
                .iter()
                .find_map(|l| wanted(&l.report))
                .ok_or_else(|| format!("{:#?}", events.last()))
        })
        .await
    }

    /// SIGINT, as Ctrl-C sends it.
    pub fn interrupt(&self) {
        crate::processes::signal(
            self.child.id().expect("it runs"),
            crate::processes::Signal::INT,
        );
    }

    /// Waits for the end while the input stays open and silent.
    pub async fn ended_with_open_input(mut self) -> Ended {
        let open = self.stdin.take();
        let ended = self.ended().await;
        drop(open);
        ended
    }

    pub async fn ended(mut self) -> Ended {
        let limit = crate::wait::LIMIT * 2;
        let status = tokio::time::timeout(limit, self.child.wait())
            .await
            .expect("the command ends")
            .expect("its exit code");
        let (out, err) = (
            self.out.await.unwrap_or_default(),
            self.err.await.unwrap_or_default(),
        );
        Ended {
            code: status.code(),
            out,
            err,
            events: read_events(&self.events),
        }
    }
}

impl Ended {
    /// The one line that `--json` prints.
    ///
    /// # Panics
    /// When stdout is anything else than one TaskResult.
    pub fn result(&self) -> TaskResult {
        serde_json::from_str(self.out.trim())
            .unwrap_or_else(|e| panic!("stdout is not one TaskResult ({e}): {self:#?}"))
    }
}

/// Where commands and browsers meet.
pub(crate) const RUNTIME_ENV: &str = "XDG_RUNTIME_DIR";

/// The runtime folder of a login of its own.
pub(crate) fn runtime(folder: &Path) -> PathBuf {
    let runtime = folder.join("run");
    std::fs::create_dir_all(&runtime).expect("a runtime folder");
    runtime
}

fn whole(
    from: Option<impl tokio::io::AsyncRead + Unpin + Send + 'static>,
) -> tokio::task::JoinHandle<String> {
    tokio::spawn(async move {
        let mut text = String::new();
        if let Some(mut from) = from {
            let _ = from.read_to_string(&mut text).await;
        }
        text
    })
}

fn read_events(path: &Path) -> Vec<ReportLine> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    // The last line may be half written.
    text.lines()
        .filter_map(|l| serde_json::from_str(l).ok())
        .collect()
}
