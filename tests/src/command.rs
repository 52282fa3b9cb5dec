//! A test in the place of the command line: listens on the socket that the host dials, gives the order, hears every report.
use protocol::control::{FromHost, Order, RunOptions, ToHost};
use protocol::ids::RunId;
use protocol::message::{PersonInput, Via};
use protocol::report::{Report, ReportLine};
use protocol::task::TaskResult;
use protocol::view::{QuestionView, StepMark};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Notify;

/// Lives as long as the test; hosts may dial in one after the other.
#[derive(Debug)]
pub struct CommandLine {
    path: PathBuf,
    heard: Arc<Mutex<Heard>>,
    more: Arc<Notify>,
    to_host: Arc<tokio::sync::Mutex<Option<OwnedWriteHalf>>>,
    listening: tokio::task::JoinHandle<()>,
}

/// Everything that hosts have said.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    pub lines: Vec<ReportLine>,
    pub failures: Vec<String>,
    /// Process ids of the hosts that dialled in, in order.
    pub hosts: Vec<u32>,
}

impl CommandLine {
    pub fn listen(folder: &Path, options: RunOptions) -> std::io::Result<Self> {
        let path = folder.join("control");
        let listener = UnixListener::bind(&path)?;
        let heard = Arc::<Mutex<Heard>>::default();
        let more = Arc::<Notify>::default();
        let to_host = Arc::default();
        let listening = tokio::spawn(accept(
            listener,
            options,
            heard.clone(),
            more.clone(),
            Arc::clone(&to_host),
        ));
        Ok(Self {
            path,
            heard,
            more,
            to_host,
            listening,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn heard(&self) -> Heard {
        locked(&self.heard).clone()
    }

    /// The first report, from `from` on, that `wanted` makes something of; and the number after it.
    pub async fn hears<T>(
        &self,
        what: &str,
        from: usize,
        wanted: impl Fn(&Report) -> Option<T>,
    ) -> (T, usize) {
        let found = async {
            loop {
                // Asked for before looking, so that nothing said in between is missed.
                let more = self.more.notified();
                let heard = self.heard();
                let rest = heard.lines.iter().enumerate().skip(from);
                let found = rest
                    .filter_map(|(n, line)| wanted(&line.report).map(|t| (t, n + 1)))
                    .next();
                match found {
                    Some(found) => return found,
                    None => more.await,
                }
            }
        };
        match tokio::time::timeout(crate::wait::LIMIT, found).await {
            Ok(found) => found,
            Err(_) => panic!(
                "waited {:?} for: {what}\n  last seen: {}",
                crate::wait::LIMIT,
                self.heard().tail()
            ),
        }
    }

    /// The next question from `from` on.
    pub async fn asked(&self, from: usize) -> (QuestionView, usize) {
        self.hears("a question", from, |r| match r {
            Report::Question { view, .. } => Some(view.as_ref().clone()),
            _ => None,
        })
        .await
    }

    pub async fn outcome(&self) -> TaskResult {
        let found = self.hears("the outcome", 0, |r| match r {
            Report::Outcome { result, .. } => Some(result.clone()),
            _ => None,
        });
        *found.await.0
    }

    /// The host wrote that it is about to do the irreversible click.
    pub async fn about_to_press(&self) {
        let seen = self.hears("the irreversible click to be announced", 0, |r| {
            matches!(r, Report::Irreversible { pressed: None, .. }).then_some(())
        });
        seen.await;
    }

    /// What was approved is outlined once more, before the last look at it.
    pub async fn announced(&self) {
        let seen = self.hears("the approved press to be announced", 0, |r| match r {
            Report::Step {
                mark: StepMark::Doing,
                text,
                ..
            } => text.starts_with("Pressing").then_some(()),
            _ => None,
        });
        seen.await;
    }

    pub async fn answer(&self, question: &QuestionView, approved: bool) {
        self.input(PersonInput::Answer {
            question: question.id,
            approved,
            via: Via::Terminal,
        })
        .await;
    }

    pub async fn input(&self, input: PersonInput) {
        say(&self.to_host, &ToHost::Input { input }).await;
    }
}

impl Drop for CommandLine {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Heard {
    /// Every answer that was counted.
    pub fn approvals(&self) -> usize {
        self.lines
            .iter()
            .filter(|l| matches!(l.report, Report::Answer { approved: true, .. }))
            .count()
    }

    pub fn questions(&self) -> usize {
        self.lines
            .iter()
            .filter(|l| matches!(l.report, Report::Question { .. }))
            .count()
    }

    fn tail(&self) -> String {
        let last: Vec<String> = self
            .lines
            .iter()
            .rev()
            .take(12)
            .rev()
            .map(|l| serde_json::to_string(l).unwrap_or_default())
            .collect();
        format!(
            "{} lines; failures {:?}\n    {}",
            self.lines.len(),
            self.failures,
            last.join("\n    ")
        )
    }
}

type ToHostHalf = Arc<tokio::sync::Mutex<Option<OwnedWriteHalf>>>;

/// The run that a later host is to go on with.
type KnownRun = Arc<Mutex<Option<RunId>>>;

async fn accept(
    listener: UnixListener,
    options: RunOptions,
    heard: Arc<Mutex<Heard>>,
    more: Arc<Notify>,
    to_host: ToHostHalf,
) {
    let run = KnownRun::default();
    while let Ok((stream, _)) = listener.accept().await {
        let (read, write) = UnixStream::into_split(stream);
        *to_host.lock().await = Some(write);
        let known = locked(&run).clone();
        say(
            &to_host,
            &ToHost::Order {
                order: Order {
                    run: known,
                    options: options.clone(),
                },
            },
        )
        .await;
        tokio::spawn(hear(read, heard.clone(), more.clone(), run.clone()));
    }
}

/// Takes down what one host says until it ends.
async fn hear(from: OwnedReadHalf, heard: Arc<Mutex<Heard>>, more: Arc<Notify>, run: KnownRun) {
    let mut lines = BufReader::new(from).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        {
            let mut heard = locked(&heard);
            match serde_json::from_str(&line) {
                Ok(FromHost::Hello { pid, .. }) => heard.hosts.push(pid),
                Ok(FromHost::Failed { message }) => heard.failures.push(message),
                // For a command that leads, or that has the browser; none does here.
                Ok(
                    FromHost::Turn { .. } | FromHost::AnswerDialog { .. } | FromHost::PressButton,
                ) => {}
                Ok(FromHost::Line { line }) => {
                    *locked(&run) = Some(line.run.clone());
                    heard.lines.push(*line);
                }
                Err(error) => heard
                    .failures
                    .push(format!("not understood: {error}: {line}")),
            }
        }
        more.notify_waiters();
    }
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn say(to_host: &ToHostHalf, line: &ToHost) {
    let mut json = serde_json::to_vec(line).unwrap_or_default();
    json.push(b'\n');
    if let Some(to) = to_host.lock().await.as_mut() {
        // A host that is gone is noticed by what it no longer says.
        let _ = to.write_all(&json).await;
    }
}
