//! An assistant that speaks the Model Context Protocol, by the official client: it starts `subterminator mcp` and calls its tools.
use crate::built;
use crate::cli::Cli;
use crate::model_server::Turn;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

#[derive(Debug)]
pub struct Assistant {
    child: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    /// What the server said of itself.
    pub greeting: Value,
    /// Heard beside what was waited for.
    beside: VecDeque<Value>,
    asked: usize,
}

/// What a tool's call came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    pub text: String,
    pub error: bool,
    pub pictures: usize,
    /// The same as data.
    pub data: Value,
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
            beside: VecDeque::new(),
            asked: 0,
        };
        assistant.greeting = assistant.hears_of(|_| true).await;
        assistant
    }

    /// The next line of this kind; others are kept.
    async fn hears_of(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.beside.iter().position(&wanted) {
            return self.beside.remove(at).unwrap_or_default();
        }
        loop {
            let heard = self.hears().await;
            self.asked += usize::from(heard.get("asked").is_some());
            if wanted(&heard) {
                return heard;
            }
            self.beside.push_back(heard);
        }
    }

    async fn hears(&mut self) -> Value {
        let line = tokio::time::timeout(crate::wait::LIMIT * 2, self.from.next_line()).await;
        let line = line
            .expect("the client says something in time")
            .expect("its output can be read")
            .expect("the client runs");
        serde_json::from_str(&line).expect("one JSON value a line")
    }

    async fn says(&mut self, what: &Value) {
        let line = format!("{what}\n");
        let said = self.to.write_all(line.as_bytes()).await;
        said.expect("the client listens");
    }

    /// One thing to do, and what came of it.
    ///
    /// # Panics
    /// When the client has gone or says nothing.
    pub async fn does(&mut self, what: Value) -> Value {
        self.says(&what).await;
        self.hears_of(|heard| !is_beside(heard)).await
    }

    pub async fn calls(&mut self, name: &str, arguments: Value) -> Reply {
        let call = json!({ "do": "call", "name": name, "arguments": arguments });
        self.says(&call).await;
        self.came().await
    }

    /// What the call that was begun came to.
    ///
    /// # Panics
    /// When the client has gone or says nothing.
    pub async fn came(&mut self) -> Reply {
        let came = self.hears_of(|heard| !is_beside(heard)).await;
        let content = came["content"].as_array().cloned().unwrap_or_default();
        let texts = content.iter().filter_map(|c| c["text"].as_str());
        Reply {
            text: match came["failed"].as_str() {
                Some(why) => why.to_owned(),
                None => texts.collect::<Vec<_>>().join("\n"),
            },
            error: came["isError"] == true || !came["failed"].is_null(),
            pictures: content.iter().filter(|c| c["type"] == "image").count(),
            data: came["structuredContent"].clone(),
        }
    }

    /// What the client is to ask its person (MCP's elicitation).
    ///
    /// # Panics
    /// When it is not to ask.
    pub async fn is_to_ask(&mut self) -> Value {
        let mut heard = self.hears_of(|heard| heard.get("asked").is_some()).await;
        heard["asked"].take()
    }

    /// How often it was to ask so far.
    pub fn was_to_ask(&self) -> usize {
        self.asked
    }

    /// What its person says to that, after as long as they read.
    ///
    /// # Panics
    /// When the client has gone.
    pub async fn answers(&mut self, result: Value, after: Duration) {
        let reads = u64::try_from(after.as_millis()).unwrap_or_default();
        self.says(&json!({ "do": "answer", "result": result, "reads": reads }))
            .await;
    }

    /// Waits until it need not ask any more.
    ///
    /// # Panics
    /// When it still has to.
    pub async fn is_taken_back(&mut self) {
        self.hears_of(|heard| heard.get("withdrawn").is_some())
            .await;
    }

    /// Clicks what has this name on the page of this reply.
    ///
    /// # Panics
    /// When it isn't there.
    pub async fn presses(&mut self, page: &Reply, name: &str) -> Reply {
        self.begins_to_press(page, name).await;
        self.came().await
    }

    /// The same, without waiting for what comes of it.
    ///
    /// # Panics
    /// When it isn't there.
    pub async fn begins_to_press(&mut self, page: &Reply, name: &str) {
        let turn = Turn {
            told: page.text.clone(),
            ..Turn::default()
        };
        let target = turn
            .find(name)
            .unwrap_or_else(|| panic!("no “{name}” in: {}", page.text));
        let arguments = json!({ "ref": target });
        let call = json!({ "do": "call", "name": "browser_click", "arguments": arguments });
        self.says(&call).await;
    }

    /// The client goes, and the server with it.
    pub async fn leaves(mut self) {
        drop(self.to);
        let ended = tokio::time::timeout(crate::wait::LIMIT, self.child.wait()).await;
        ended.expect("it ends in time").expect("its exit code");
    }
}

/// Not the answer to anything that was asked for.
fn is_beside(heard: &Value) -> bool {
    heard.get("asked").is_some() || heard.get("withdrawn").is_some()
}
