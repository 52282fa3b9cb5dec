//! The Playwright MCP server as a child process, and the line to it. It must not know what a tool does.
//! <https://github.com/microsoft/playwright-mcp>
use super::{HandsError, node, said};
use crate::launch::LastWords;
use engine::planner::tools::Tool;
use protocol::control::CONTROL_ENV;
use rmcp::model::{CallToolRequestParams, JsonObject};
use rmcp::service::RunningService;
use rmcp::{RoleClient, ServiceExt};
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::time::timeout;

/// The version that all this was tried with (`tests/playwright-mcp/package-lock.json` has the same).
pub const VERSION: &str = "0.0.83";

/// npx may have to fetch it first.
const START_PATIENCE: Duration = Duration::from_secs(120);
const CALL_PATIENCE: Duration = Duration::from_secs(25);
/// From the end of its input it closes the browser by itself.
const CLOSE_PATIENCE: Duration = Duration::from_millis(1_000);
const TERM_PATIENCE: Duration = Duration::from_millis(300);

/// What is never handed to other people's programs.
const OURS: [&str; 3] = ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", CONTROL_ENV];

/// What to start.
#[derive(Clone, Debug)]
pub(super) struct Start {
    /// Where npx looks for the package before it fetches it.
    pub(super) folder: PathBuf,
    /// Where it may write.
    pub(super) own: PathBuf,
    pub(super) profile: PathBuf,
    pub(super) headless: bool,
    pub(super) chromium: Option<PathBuf>,
}

/// No answer will come any more.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The Playwright MCP server is gone ({0}).")]
pub(super) struct Gone(pub(super) String);

/// What a call came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) error: bool,
    /// Base64.
    pub(super) picture: Option<String>,
}

#[derive(Debug)]
pub(super) struct Server {
    client: RunningService<RoleClient, ()>,
    child: Group,
    /// What it writes beside its answers; goes with it.
    _output: TempDir,
}

impl Server {
    pub(super) async fn start(start: &Start) -> Result<Self, HandsError> {
        // It is only asked for its version: that is over before anybody waits for something else.
        node::version()?;
        let output = tempfile::Builder::new()
            .prefix("output-")
            .tempdir_in(&start.own)
            .map_err(HandsError::Folder)?;
        let mut command = Command::new("npx");
        command
            .args(arguments(start, output.path()))
            .current_dir(&start.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // A Ctrl-C is the command's to handle.
            .process_group(0)
            .kill_on_drop(true);
        for name in OURS {
            command.env_remove(name);
        }
        // What is said here counts, not what somebody set for another use of it.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("PLAYWRIGHT_MCP_") {
                command.env_remove(name);
            }
        }
        let mut child = Group(command.spawn().map_err(HandsError::Spawn)?);
        let (Some(to), Some(from)) = (child.0.stdin.take(), child.0.stdout.take()) else {
            return Err(HandsError::Spawn(std::io::ErrorKind::BrokenPipe.into()));
        };
        let mut last = crate::launch::heard(child.0.stderr.take());
        match timeout(START_PATIENCE, ().serve((from, to))).await {
            Ok(Ok(client)) => Ok(Self {
                client,
                child,
                _output: output,
            }),
            Ok(Err(error)) => {
                tracing::warn!("{error}");
                Err(HandsError::Ended {
                    last: last_words(&mut last).await,
                })
            }
            Err(_) => Err(HandsError::Late),
        }
    }

    /// Its tools, as it has them.
    pub(super) async fn tools(&self) -> Result<Vec<Tool>, Gone> {
        let listed = timeout(CALL_PATIENCE, self.client.list_all_tools()).await;
        let listed = listed.map_err(|_| Gone("it says nothing".to_owned()))?;
        let listed = listed.map_err(|error| Gone(error.to_string()))?;
        let tool = |tool: rmcp::model::Tool| Tool {
            name: tool.name.into_owned(),
            description: tool.description.unwrap_or_default().into_owned(),
            schema: Value::Object(tool.input_schema.as_ref().clone()),
        };
        Ok(listed.into_iter().map(tool).collect())
    }

    /// An error of the tool is an answer; one of the line is not.
    pub(super) async fn call(&self, name: &str, arguments: Value) -> Result<Answer, Gone> {
        let arguments: JsonObject = match arguments {
            Value::Object(fields) => fields,
            _ => JsonObject::new(),
        };
        let request = CallToolRequestParams::new(name.to_owned()).with_arguments(arguments);
        let came = timeout(CALL_PATIENCE, self.client.call_tool(request)).await;
        let came = came.map_err(|_| Gone(format!("no answer to {name}")))?;
        let came = match came {
            Ok(came) => came,
            Err(rmcp::ServiceError::McpError(error)) => {
                return Ok(Answer {
                    text: error.message.into_owned(),
                    error: true,
                    picture: None,
                });
            }
            Err(error) => return Err(Gone(error.to_string())),
        };
        let texts: Vec<&str> = came
            .content
            .iter()
            .filter_map(|c| c.as_text().map(|t| t.text.as_str()))
            .collect();
        let picture = came.content.iter().find_map(|c| c.as_image());
        let answer = Answer {
            text: texts.join("\n"),
            error: came.is_error == Some(true),
            picture: picture.map(|image| image.data.clone()),
        };
        if answer.error {
            tracing::debug!(name, "{}", said::first_line(&answer.text));
        }
        Ok(answer)
    }

    /// What it is doing ends here, done or not.
    pub(super) fn kill(&self) {
        self.child.signal(Signal::KILL);
    }

    /// Ends the server, and the browser with it.
    pub(super) async fn close(self) {
        let Self {
            client, mut child, ..
        } = self;
        // Our end of the pipe closes with it, which the server takes as the end.
        let _ = timeout(CLOSE_PATIENCE, client.cancel()).await;
        child.end().await;
    }
}

/// A child and whatever it has started that stayed in its group. None of it outlives this.
#[derive(Debug)]
struct Group(Child);

impl Group {
    async fn end(&mut self) {
        if timeout(CLOSE_PATIENCE, self.0.wait()).await.is_ok() {
            return;
        }
        self.signal(Signal::TERM);
        if timeout(TERM_PATIENCE, self.0.wait()).await.is_err() {
            self.signal(Signal::KILL);
            let _ = self.0.wait().await;
        }
    }

    /// Nothing, once it has ended: its number may be another's by then.
    fn signal(&self, signal: Signal) {
        let id = self.0.id().and_then(|id| i32::try_from(id).ok());
        if let Some(group) = id.and_then(Pid::from_raw) {
            let _ = kill_process_group(group, signal);
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.signal(Signal::KILL);
    }
}

async fn last_words(last: &mut watch::Receiver<LastWords>) -> String {
    let _ = timeout(CLOSE_PATIENCE, last.wait_for(|(_, over)| *over)).await;
    match &last.borrow().0 {
        Some(line) => format!(" (it said: {line})"),
        None => String::new(),
    }
}

fn arguments(start: &Start, output: &Path) -> Vec<std::ffi::OsString> {
    let mut all: Vec<std::ffi::OsString> = vec![
        "--yes".into(),
        format!("@playwright/mcp@{VERSION}").into(),
        "--user-data-dir".into(),
        start.profile.as_os_str().to_owned(),
        "--output-dir".into(),
        output.as_os_str().to_owned(),
        // Every page is asked for when it is wanted, and waited for by us.
        "--snapshot-mode".into(),
        "none".into(),
        "--codegen".into(),
        "none".into(),
        "--timeout-settle".into(),
        "0".into(),
        "--timeout-action".into(),
        protocol::action::ACTION_TIMEOUT_MS.to_string().into(),
        "--timeout-navigation".into(),
        "20000".into(),
        "--idle-timeout".into(),
        "0".into(),
        // As large as a picture may be.
        "--viewport-size".into(),
        "1024x768".into(),
        // A page's own tools are the page's.
        "--no-webmcp".into(),
    ];
    if let Some(chromium) = &start.chromium {
        all.extend(["--executable-path".into(), chromium.as_os_str().to_owned()]);
    }
    if start.headless {
        all.push("--headless".into());
    }
    if !crate::launch::is_sandboxed() {
        all.push("--no-sandbox".into());
    }
    all
}
