//! An assistant that speaks the Model Context Protocol, by the official client: it starts `subterminator mcp` and calls its tools.
use crate::built;
use crate::cli::Cli;
use crate::model_server::Turn;
use serde_json::{Value, json};
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

#[derive(Debug)]
pub struct Assistant {
    child: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    /// What the server said of itself.
    pub greeting: Value,
}

/// What a tool's call came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    pub text: String,
    pub error: bool,
    pub pictures: usize,
}

impl Assistant {
    /// `subterminator mcp` and these arguments, in this shell.
    ///
    /// # Panics
    /// When the client's packages are not installed, or the server does not greet.
    pub async fn start(cli: &Cli, arguments: &[&str]) -> Self {
        let folder = built::workspace().join("tests/mcp-client");
        assert!(
            folder.join("node_modules").is_dir(),
            "the client's packages are missing: run ./scripts/test, or npm --prefix tests/mcp-client ci --ignore-scripts"
        );
        let mut child = cli
            .dressed(&mut Command::new("node"))
            .arg(folder.join("client.mjs"))
            .arg(built::host())
            .arg("mcp")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("node starts");
        let to = child.stdin.take().expect("its input");
        let from = child.stdout.take().expect("its output");
        let mut assistant = Self {
            child,
            to,
            from: BufReader::new(from).lines(),
            greeting: Value::Null,
        };
        assistant.greeting = assistant.hears().await;
        assistant
    }

    async fn hears(&mut self) -> Value {
        let line = tokio::time::timeout(crate::wait::LIMIT * 2, self.from.next_line()).await;
        let line = line
            .expect("the client says something in time")
            .expect("its output can be read")
            .expect("the client runs");
        serde_json::from_str(&line).expect("one JSON value a line")
    }

    /// One thing to do, and what came of it.
    ///
    /// # Panics
    /// When the client has gone or says nothing.
    pub async fn does(&mut self, what: Value) -> Value {
        let line = format!("{what}\n");
        self.to
            .write_all(line.as_bytes())
            .await
            .expect("the client listens");
        self.hears().await
    }

    pub async fn calls(&mut self, name: &str, arguments: Value) -> Reply {
        let came = self
            .does(json!({ "do": "call", "name": name, "arguments": arguments }))
            .await;
        let content = came["content"].as_array().cloned().unwrap_or_default();
        let texts = content.iter().filter_map(|c| c["text"].as_str());
        Reply {
            text: match came["failed"].as_str() {
                Some(why) => why.to_owned(),
                None => texts.collect::<Vec<_>>().join("\n"),
            },
            error: came["isError"] == true || !came["failed"].is_null(),
            pictures: content.iter().filter(|c| c["type"] == "image").count(),
        }
    }

    /// Clicks what has this name on the page of this reply.
    ///
    /// # Panics
    /// When it isn't there.
    pub async fn presses(&mut self, page: &Reply, name: &str) -> Reply {
        let turn = Turn {
            told: page.text.clone(),
            ..Turn::default()
        };
        let target = turn
            .find(name)
            .unwrap_or_else(|| panic!("no “{name}” in: {}", page.text));
        self.calls("browser_click", json!({ "ref": target })).await
    }

    /// The client goes, and the server with it.
    pub async fn leaves(mut self) {
        drop(self.to);
        let ended = tokio::time::timeout(crate::wait::LIMIT, self.child.wait()).await;
        ended.expect("it ends in time").expect("its exit code");
    }
}
