//! `cancel` and `demo`: starts the browser, gives the order, shows what happens, carries the person's answers.
//! It must not decide anything about the run; the one brain is in the host that the browser starts.
use crate::control::{ControlError, Lines, Listener, Reader};
use crate::launch::{self, Chromium, Happened, Launch, LaunchError};
use crate::places::{self, Places};
use crate::terminal::{Answers, Asked, Terminal};
use crate::{clock, program::program};
use protocol::control::{Dialog, FromHost, Order, RunOptions, ToHost};
use protocol::ids::RunId;
use protocol::message::{PersonInput, Via};
use protocol::report::{Report, ReportLine};
use protocol::task::{Reason, TaskResult};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::{Instant, sleep_until, timeout};

/// From the press of the button to the host's first word, and from a lost host to its next one.
const HOST_PATIENCE: Duration = Duration::from_secs(30);
/// How long an interrupted run may take to say how it ended.
const LAST_WORDS: Duration = Duration::from_millis(900);

#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    #[error(transparent)]
    Launch(#[from] LaunchError),
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
    pub extension: PathBuf,
    pub profile: PathBuf,
    /// Where the run is written down.
    pub places: Places,
    pub headless: bool,
    pub events: Option<PathBuf>,
    /// Answers every question, for scripts.
    pub answer: Option<bool>,
    /// Leaves the window open at the end until the person closes it.
    pub keep_open: bool,
}

/// Does the job; the result is what `--json` prints and the exit code follows.
pub async fn run(job: &Job, terminal: &mut Terminal) -> TaskResult {
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
        prepared = prepare(job, terminal) => prepared,
        () = stop.asked() => {
            return failed(job, Reason::Interrupted, "Interrupted before anything was done. Nothing was changed.", terminal);
        }
    };
    let (mut browser, listener, events) = match prepared {
        Ok(prepared) => prepared,
        Err(error) => {
            let reason = match error {
                CommandError::Launch(
                    LaunchError::Page { .. } | LaunchError::Press(_) | LaunchError::Cdp(_),
                ) => Reason::BrowserError,
                _ => Reason::Configuration,
            };
            return failed(job, reason, &error.to_string(), terminal);
        }
    };
    let mut talk = Conversation::new(job, terminal, events);
    let result = talk.hold(&listener, &mut browser, &mut stop).await;
    if job.keep_open && !job.headless && result.reason != Reason::Interrupted {
        terminal.line("The window stays open. Close it, or press Ctrl-C, to end.");
        let ended = async { while browser.next().await != Happened::Ended {} };
        tokio::select! {
            () = ended => {}
            () = stop.asked() => {}
        }
    }
    browser.close().await;
    result
}

async fn prepare(
    job: &Job,
    terminal: &mut Terminal,
) -> Result<(Chromium, Listener, Option<Events>), CommandError> {
    let events = job.events.as_deref().map(Events::create).transpose()?;
    let listener = Listener::open()?;
    if !launch::is_sandboxed() {
        terminal.line("You are root, so Chromium runs without its sandbox (--no-sandbox). Safer: run this as an ordinary user.");
    }
    terminal.doing("Starting Chromium");
    let mut browser = Chromium::start(&Launch {
        extension: job.extension.clone(),
        profile: job.profile.clone(),
        home: job.places.data.clone(),
        headless: job.headless,
        control: listener.path().to_owned(),
    })
    .await?;
    terminal.doing(&format!("Opening {}", job.url));
    let ready = async {
        browser.open(&job.url).await?;
        browser.press().await
    };
    match ready.await {
        Ok(()) => Ok((browser, listener, events)),
        Err(error) => {
            browser.close().await;
            Err(error.into())
        }
    }
}

fn failed(job: &Job, reason: Reason, message: &str, terminal: &mut Terminal) -> TaskResult {
    terminal.line(message);
    TaskResult {
        success: false,
        verified: false,
        reason,
        turns: 0,
        final_url: job.url.clone(),
        error: Some(message.to_owned()),
        run: None,
        effective: None,
        receipt: None,
        usage: None,
    }
}

/// Ctrl-C, or being asked to end by the system.
#[derive(Debug)]
struct Stop {
    signals: [Signal; 3],
}

impl Stop {
    fn listen() -> std::io::Result<Self> {
        let on = |kind| signal(kind);
        Ok(Self {
            signals: [
                on(SignalKind::interrupt())?,
                on(SignalKind::terminate())?,
                on(SignalKind::hangup())?,
            ],
        })
    }

    async fn asked(&mut self) {
        let [a, b, c] = &mut self.signals;
        tokio::select! {
            _ = a.recv() => {}
            _ = b.recv() => {}
            _ = c.recv() => {}
        }
    }
}

/// The file of `--events`, each line on its way as soon as it is known.
#[derive(Debug)]
struct Events(File);

impl Events {
    fn create(path: &Path) -> Result<Self, CommandError> {
        use std::os::unix::fs::OpenOptionsExt;
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(path);
        file.map(Self).map_err(|source| CommandError::Events {
            path: path.to_owned(),
            source,
        })
    }

    fn write(&mut self, line: &ReportLine) {
        let written = serde_json::to_vec(line)
            .map_err(std::io::Error::other)
            .and_then(|mut json| {
                json.push(b'\n');
                self.0.write_all(&json)?;
                self.0.flush()
            });
        if let Err(error) = written {
            tracing::error!("--events: {error}");
        }
    }
}

/// What came next.
enum Next {
    Line(FromHost),
    HostGone,
    Host(Lines<ToHost>, Reader<FromHost>),
    Answer(crate::terminal::Answer),
    Stop,
    Browser(Happened),
    Late,
}

struct Conversation<'a> {
    job: &'a Job,
    terminal: &'a mut Terminal,
    events: Option<Events>,
    answers: Option<Answers>,
    host: Option<(Lines<ToHost>, Reader<FromHost>)>,
    /// Lines to hosts that were replaced: dropping one would tell its host, if it still lives, to interrupt the run.
    replaced: Vec<Lines<ToHost>>,
    run: Option<RunId>,
    question: Option<Asked>,
    /// When silence becomes a failure; none while the run talks.
    patience: Option<Instant>,
}

impl<'a> Conversation<'a> {
    fn new(job: &'a Job, terminal: &'a mut Terminal, events: Option<Events>) -> Self {
        Self {
            job,
            terminal,
            events,
            answers: None,
            host: None,
            replaced: Vec::new(),
            run: None,
            question: None,
            patience: Some(Instant::now() + HOST_PATIENCE),
        }
    }

    /// Until the run is over, one way or the other.
    async fn hold(
        &mut self,
        listener: &Listener,
        browser: &mut Chromium,
        stop: &mut Stop,
    ) -> TaskResult {
        loop {
            let next = tokio::select! {
                biased;
                () = stop.asked() => Next::Stop,
                line = next_line(&mut self.host) => line.map_or(Next::HostGone, Next::Line),
                answer = next_answer(&mut self.answers) => Next::Answer(answer),
                accepted = listener.accept() => match accepted {
                    Ok((lines, reader)) => Next::Host(lines, reader),
                    Err(error) => return self.fail(Reason::BrowserError, &error.to_string()),
                },
                happened = browser.next() => Next::Browser(happened),
                () = wait_until(self.patience) => Next::Late,
            };
            match next {
                Next::Line(line) => {
                    if let Some(result) = self.on_line(line) {
                        return result;
                    }
                }
                Next::Answer(answer) => self.on_answer(&answer),
                Next::Host(lines, reader) => self.on_host(lines, reader),
                Next::HostGone => {
                    tracing::info!("the host went; waiting for the next one");
                    self.host = None;
                    self.patience = Some(Instant::now() + HOST_PATIENCE);
                }
                Next::Stop => return self.interrupt("You stopped it").await,
                Next::Browser(Happened::Ended) => {
                    return self.interrupt("The browser was closed").await;
                }
                Next::Browser(Happened::Dialog(dialog)) => self.on_dialog(dialog),
                Next::Late => {
                    let message = self.silence();
                    return self.fail(Reason::BrowserError, &message);
                }
            }
        }
    }

    /// What it means that nothing was heard for too long.
    fn silence(&self) -> String {
        match (&self.run, &self.host) {
            (None, None) => format!(
                "The extension did not get in touch. Run “{} doctor” to see what is missing. Nothing was changed.",
                program()
            ),
            (None, Some(_)) => "The extension did not get into the page. Reload the page and try again. Nothing was changed.".to_owned(),
            (Some(_), _) => "The line to the browser was lost and did not come back. Run the same command again: it first looks at where things stand, and presses nothing twice.".to_owned(),
        }
    }

    fn on_host(&mut self, lines: Lines<ToHost>, reader: Reader<FromHost>) {
        // What the host before it asked is void; it asks anew.
        self.question = None;
        // A new host takes the place of one that was replaced under us.
        lines.send(ToHost::Order {
            order: Order {
                run: self.run.clone(),
                options: self.job.options.clone(),
            },
        });
        let before = self.host.replace((lines, reader));
        self.replaced.extend(before.map(|(lines, _)| lines));
        self.patience = Some(Instant::now() + HOST_PATIENCE);
    }

    fn on_line(&mut self, line: FromHost) -> Option<TaskResult> {
        match line {
            FromHost::Hello { version, pid, .. } => {
                tracing::info!(version, pid, "host connected");
                None
            }
            FromHost::Failed { message } => Some(self.fail(Reason::BrowserError, &message)),
            FromHost::Line { line } => self.on_report(*line),
        }
    }

    fn on_report(&mut self, line: ReportLine) -> Option<TaskResult> {
        self.patience = None;
        self.run = Some(line.run.clone());
        if let Some(events) = &mut self.events {
            events.write(&line);
        }
        if let Report::Answer { question, .. } = &line.report
            && self
                .question
                .as_ref()
                .is_some_and(|(_, open)| open == question)
        {
            self.question = None;
        }
        self.terminal.report(&line);
        match line.report {
            Report::Question { question, .. } => self.on_question((line.run, question)),
            Report::Outcome { result, .. } => return Some(result),
            _ => {}
        }
        None
    }

    fn on_question(&mut self, question: Asked) {
        self.question = Some(question.clone());
        self.terminal.prompt();
        match self.job.answer {
            Some(approved) => {
                self.terminal.prompt_answered(approved);
                self.send_answer(PersonInput::Answer {
                    question: question.1,
                    approved,
                    via: Via::Script,
                });
            }
            None => self
                .answers
                .get_or_insert_with(Answers::start)
                .ask(question),
        }
    }

    fn on_answer(&mut self, answer: &crate::terminal::Answer) {
        self.terminal.prompt_ended();
        match self.question.clone() {
            Some(open) if open == answer.question => {
                self.send_answer(answer.reply.input(open.1));
            }
            // The line was begun for another question: it says nothing about this one.
            Some(open) => {
                self.terminal
                    .line("That question was settled already. The one above is open.");
                self.terminal.prompt();
                if let Some(answers) = &mut self.answers {
                    answers.ask(open);
                }
            }
            None => {}
        }
    }

    /// The run tells it; before there is a run nobody else can.
    fn on_dialog(&mut self, dialog: Dialog) {
        match (&self.run, &self.host) {
            (Some(_), Some((lines, _))) => lines.send(ToHost::Dialog { dialog }),
            _ => self.terminal.line(&engine::session::dialog::said(&dialog)),
        }
    }

    fn send_answer(&mut self, input: PersonInput) {
        self.question = None;
        if let Some((lines, _)) = &self.host {
            lines.send(ToHost::Input { input });
        }
    }

    /// Ends our direction of the line, which the host takes as an interruption, and hears how the run ended.
    async fn interrupt(&mut self, why: &str) -> TaskResult {
        self.terminal.line(&format!("{why}. Ending the run."));
        if let Some((lines, mut reader)) = self.host.take() {
            let heard = async {
                lines.finish().await;
                while let Some(line) = reader.next().await {
                    if let Some(result) = self.on_line(line) {
                        return Some(result);
                    }
                }
                None
            };
            if let Ok(Some(result)) = timeout(LAST_WORDS, heard).await {
                return result;
            }
        }
        let message = match self.run {
            None => "Interrupted before anything was done. Nothing was changed.",
            Some(_) => {
                "Interrupted. Run the same command again to see where things stand; nothing is pressed twice."
            }
        };
        self.fail(Reason::Interrupted, message)
    }

    fn fail(&mut self, reason: Reason, message: &str) -> TaskResult {
        let mut result = failed(self.job, reason, message, self.terminal);
        result.run = self.run.as_ref().map(|r| r.0.clone());
        if let (Some(events), Some(run)) = (&mut self.events, &self.run) {
            let report = Report::Outcome {
                result: result.clone(),
                headline: message.to_owned(),
                lines: Vec::new(),
            };
            events.write(&ReportLine {
                at: clock::iso(clock::now()),
                run: run.clone(),
                report,
            });
        }
        result
    }
}

async fn next_line(host: &mut Option<(Lines<ToHost>, Reader<FromHost>)>) -> Option<FromHost> {
    match host {
        Some((_, reader)) => reader.next().await,
        None => std::future::pending().await,
    }
}

async fn next_answer(answers: &mut Option<Answers>) -> crate::terminal::Answer {
    match answers {
        Some(answers) => answers.next().await,
        None => std::future::pending().await,
    }
}

async fn wait_until(when: Option<Instant>) {
    match when {
        Some(when) => sleep_until(when).await,
        None => std::future::pending().await,
    }
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
