//! The demo's subscription site: a program of its own beside this one, which says its address on stdout when it listens.
use serde::Deserialize;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdin};
use tokio::time::timeout;

const PROGRAM: &str = "subterminator-demo-site";
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    #[error("{0} was not found beside this program. Run ./scripts/demo, which builds it.")]
    Missing(PathBuf),
    #[error("The demo site could not be started: {0}.")]
    Spawn(std::io::Error),
    #[error("The demo site did not say its address{0}.")]
    NoAddress(String),
}

/// A running demo site; it ends with this.
#[derive(Debug)]
pub struct Site {
    pub url: String,
    _child: Child,
    /// The site may take the end of its input as its own end.
    _stdin: Option<ChildStdin>,
}

#[derive(Deserialize)]
struct Listening {
    url: String,
}

impl Site {
    pub async fn start(arguments: &[String]) -> Result<Self, DemoError> {
        let here = std::env::current_exe()
            .and_then(std::fs::canonicalize)
            .map_err(DemoError::Spawn)?;
        let program = here.with_file_name(PROGRAM);
        if !program.is_file() {
            return Err(DemoError::Missing(program));
        }
        let mut child = tokio::process::Command::new(&program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .map_err(DemoError::Spawn)?;
        let stdin = child.stdin.take();
        let Some(stdout) = child.stdout.take() else {
            return Err(DemoError::NoAddress(String::new()));
        };
        let mut lines = BufReader::new(stdout).lines();
        let line = match timeout(PATIENCE, lines.next_line()).await {
            Ok(Ok(Some(line))) => line,
            _ => return Err(DemoError::NoAddress(" in time".to_owned())),
        };
        let Listening { url } = serde_json::from_str(&line).map_err(|error| {
            DemoError::NoAddress(format!(" in a way that is understood: {error}"))
        })?;
        // What else it says is read, so that it never waits for us.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Self {
            url,
            _child: child,
            _stdin: stdin,
        })
    }
}
