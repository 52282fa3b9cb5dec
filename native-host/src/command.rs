//! `cancel` and `demo`: starts the browser, or waits for one that runs; gives the order, shows what happens, carries the
//! person's answers.
//! It must not decide anything about the run; the one brain is in the host that the browser starts.
mod body;
mod conversation;
mod events;
mod gate;
mod outside;

use crate::control::{ControlError, Greeted, Listener};
use crate::hands::{self, Hands, HandsError};
use crate::launch::{self, Chromium, Happened, Launch, LaunchError};
use crate::places;
use crate::running;
use crate::stop::Stop;
use crate::terminal::Terminal;
use body::Body;
use conversation::Conversation;
use events::Events;
use protocol::control::RunOptions;
use protocol::task::{Reason, TaskResult};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::mpsc;

pub use gate::Handing;
pub use outside::{Answered, Ask, Outside, Said, Told};

#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    #[error(transparent)]
    Launch(#[from] LaunchError),
    #[error(transparent)]
    Hands(#[from] HandsError),
    #[error(transparent)]
    Control(#[from] ControlError),
    #[error("The file {path} for --events can't be written: {source}. Nothing was started.")]
    Events {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("Signals can't be listened to: {0}. Nothing was started.")]
    Signals(std::io::Error),
}

/// One job, all settled.
#[derive(Clone, Debug)]
pub struct Job {
    pub url: String,
    pub options: RunOptions,
    pub browser: Browser,
    /// Said before anything else: who learns of the pages.
    pub notice: Option<String>,
    pub events: Option<PathBuf>,
    /// Answers every question, for scripts.
    pub answer: Option<bool>,
}

/// Where the job is done.
#[derive(Clone, Debug)]
pub enum Browser {
    /// In one that is started for it.
    Launched(Launched),
    /// In one that runs, in the tab whose toolbar button the person presses.
    Running(Handing),
    /// In one that a Playwright MCP server moves.
    Served(hands::Setup),
}

impl Browser {
    /// The address that the run begins at by itself. In a browser that runs the person's press of the button tells.
    pub fn opens(&self, url: &str) -> Option<String> {
        match self {
            Browser::Launched(_) | Browser::Served(_) => Some(url.to_owned()),
            Browser::Running(_) => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Launched {
    pub extension: PathBuf,
    pub profile: PathBuf,
    /// The data folder of the host that the browser will start.
    pub home: PathBuf,
    pub headless: bool,
    /// Leaves the window open at the end until the person closes it.
    pub keep_open: bool,
}

/// Hosts that dial in, each with its greeting.
type Hosts = mpsc::UnboundedReceiver<Result<Greeted, ControlError>>;

/// Does the job; the result is what `--json` prints and the exit code follows.
pub async fn run(job: &Job, terminal: &mut Terminal) -> TaskResult {
    run_led(job, terminal, None).await
}

/// The same, led by somebody else where there is one. Then nobody is asked at this terminal.
pub async fn run_led(job: &Job, terminal: &mut Terminal, outside: Option<Outside>) -> TaskResult {
    if let Some(notice) = &job.notice {
        terminal.line(notice);
    }
    let mut stop = match Stop::listen() {
        Ok(stop) => stop,
        Err(error) => {
            return failed(
                job,
                Reason::Configuration,
                &CommandError::Signals(error).to_string(),
                terminal,
            );
        }
    };
    let prepared = tokio::select! {
        prepared = prepare(job, terminal, outside.as_ref()) => prepared,
        () = stop.asked() => {
            return failed(job, Reason::Interrupted, "Interrupted before anything was done. Nothing was changed.", terminal);
        }
    };
    let (mut body, mut hosts, events) = match prepared {
        Ok(prepared) => prepared,
        Err(error) => return failed(job, error.reason(), &error.to_string(), terminal),
    };
    let mut talk = Conversation::new(job, terminal, events, outside);
    let result = talk.hold(&mut hosts, &mut body, &mut stop).await;
    match (body, &job.browser) {
        (Body::Launched(browser), Browser::Launched(how))
            if how.keep_open && !how.headless && result.reason != Reason::Interrupted =>
        {
            wait_for_the_end(*browser, terminal, &mut stop).await;
        }
        (body, _) => body.close().await,
    }
    result
}

impl CommandError {
    fn reason(&self) -> Reason {
        match self {
            Self::Launch(why) | Self::Hands(HandsError::Launch(why)) => match why {
                LaunchError::Page { .. } | LaunchError::Press(_) | LaunchError::Cdp(_) => {
                    Reason::BrowserError
                }
                _ => Reason::Configuration,
            },
            Self::Hands(HandsError::Ended { .. } | HandsError::Late) => Reason::McpError,
            _ => Reason::Configuration,
        }
    }
}

async fn wait_for_the_end(mut browser: Chromium, terminal: &mut Terminal, stop: &mut Stop) {
    terminal.line("The window stays open. Close it, or press Ctrl-C, to end.");
    let ended = async { while browser.next().await != Happened::Ended {} };
    tokio::select! {
        () = ended => {}
        () = stop.asked() => {}
    }
    browser.close().await;
}

async fn prepare(
    job: &Job,
    terminal: &mut Terminal,
    outside: Option<&Outside>,
) -> Result<(Body, Hosts, Option<Events>), CommandError> {
    let events = job.events.as_deref().map(Events::create).transpose()?;
    match &job.browser {
        Browser::Launched(how) => {
            let listener = Arc::new(Listener::open()?);
            let browser = start(job, how, &listener, terminal).await?;
            Ok((
                Body::Launched(Box::new(browser)),
                listener.greeted(),
                events,
            ))
        }
        Browser::Served(setup) => {
            let listener = Arc::new(Listener::open()?);
            warn_of_root(terminal);
            terminal.doing("Starting the Playwright MCP server, and its browser");
            let hands = Hands::start(setup, &job.url, &listener).await?;
            Ok((Body::Served(hands), listener.greeted(), events))
        }
        Browser::Running(handing) => {
            let listener = Arc::new(Listener::at_meeting_point()?);
            let invitation = invitation(&job.url, handing);
            terminal.line(&invitation);
            if let Some(outside) = outside {
                outside.tell(Told::Note(format!("For the person: {invitation}")));
            }
            Ok((Body::Theirs, listener.greeted(), events))
        }
    }
}

async fn start(
    job: &Job,
    how: &Launched,
    listener: &Listener,
    terminal: &mut Terminal,
) -> Result<Chromium, CommandError> {
    warn_of_root(terminal);
    terminal.doing("Starting Chromium");
    let mut browser = Chromium::start(&Launch {
        extension: how.extension.clone(),
        profile: how.profile.clone(),
        home: how.home.clone(),
        headless: how.headless,
        control: listener.path().to_owned(),
    })
    .await?;
    terminal.doing(&format!("Opening {}", job.url));
    let ready = async {
        browser.open(&job.url).await?;
        browser.press().await
    };
    match ready.await {
        Ok(()) => Ok(browser),
        Err(error) => {
            browser.close().await;
            Err(error.into())
        }
    }
}

fn warn_of_root(terminal: &mut Terminal) {
    if !launch::is_sandboxed() {
        terminal.line("You are root, so Chromium runs without its sandbox (--no-sandbox). Safer: run this as an ordinary user.");
    }
}

/// What the person is to do, and in which browsers they can.
fn invitation(url: &str, handing: &Handing) -> String {
    let all = running::browsers();
    let meant = |b: &&protocol::control::BrowserAt| handing.browser.is_none_or(|pid| pid == b.pid);
    let lines: Vec<String> = all
        .iter()
        .filter(meant)
        .map(|b| format!("  {}  {}  {}", b.pid, b.name, b.folder))
        .collect();
    let which = match &lines[..] {
        [] => {
            "None of your browsers seems to run. Start the one that has SubTerminator.".to_owned()
        }
        [one] => format!("This browser runs:\n{one}"),
        several => format!(
            "These browsers run; the one in which you press counts (--browser-id takes one of the numbers):\n{}",
            several.join("\n")
        ),
    };
    format!(
        "{which}\nOpen {url} there, or the page of your account that shows your subscription, and press SubTerminator's toolbar button. Waiting for that; Ctrl-C ends it, and nothing is changed."
    )
}

fn failed(job: &Job, reason: Reason, message: &str, terminal: &mut Terminal) -> TaskResult {
    terminal.line(message);
    TaskResult::failed(reason, message.to_owned(), job.url.clone())
}

/// A profile for one run only, gone afterwards.
pub fn temporary_profile() -> std::io::Result<tempfile::TempDir> {
    use std::os::unix::fs::PermissionsExt;
    tempfile::Builder::new()
        .prefix("subterminator-profile-")
        .permissions(std::fs::Permissions::from_mode(0o700))
        .tempdir()
}

/// A profile folder that a person named.
pub fn named_profile(path: &Path) -> Result<PathBuf, places::PlacesError> {
    places::private_dir(path)?;
    std::fs::canonicalize(path).map_err(|source| places::PlacesError::Folder {
        path: path.to_owned(),
        source,
    })
}
