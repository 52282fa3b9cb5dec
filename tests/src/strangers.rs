//! Whole runs on services that were written by people who had not read the rules: each is a server of its own, which says how a run is to
//! end and what was done to it.
use crate::built;
use crate::model_server::Way;
use crate::runs::{self, Planner, Run, plain};
use crate::sites::service::{End, Right};
use crate::wait::until;
use protocol::view::QuestionView;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// What a service says of how a run on it is to end.
#[derive(Clone, Debug, Deserialize)]
pub struct Wanted {
    pub lang: String,
    /// The path that the person begins at.
    pub start: String,
    pub plan: Option<String>,
    pub end: End,
    /// One of these is told where only a person can go on.
    pub says: Vec<String>,
    /// The one subscription that may be ended; empty for the only one.
    pub cancels: String,
    /// What is written on the controls that end the subscription.
    pub last: Vec<String>,
    /// What is written on the controls that do something else to it, or to the account.
    pub never: Vec<String>,
    pub about: String,
}

/// What was done to it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Truth {
    pub cancelled: Vec<String>,
    pub forbidden: Vec<String>,
}

/// One run and what became of it.
#[derive(Debug)]
pub struct Visit {
    pub service: String,
    pub wanted: Wanted,
    pub truth: Truth,
    pub run: Run,
    /// Each question's control, and what it was.
    pub asked: Vec<(String, About)>,
}

/// What a question was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The control that ends it.
    Last,
    /// One on the way, whose own words say that it ends something: in doubt the person is asked.
    Between,
    /// One that no person has to be asked about.
    Needless,
    /// One that must not be pressed.
    Forbidden,
}

/// The names of all of them.
pub fn names() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("the folder of the strangers");
    let mut names: Vec<String> = files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|e| e == "mjs"))
        .map(|path| {
            path.file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

/// Runs one of them to its end. The person says no to what must not be pressed, and yes to everything else.
pub async fn visit(name: &str) -> Visit {
    visit_with(Planner::Offline, name).await
}

/// The same with this planner.
pub async fn visit_with(planner: Planner, name: &str) -> Visit {
    let site = Stranger::open(name).await;
    let wanted: Wanted = site.get("/__right").await;
    let mut asked = Vec::new();
    let start = site.at(&wanted.start);
    let played = runs::play_with(planner, &start, wanted.plan.as_deref(), |question| {
        let about = wanted.about(question);
        asked.push((plain(&question.target_name), about));
        about != About::Forbidden
    })
    .await;
    let truth: Truth = site.get("/__truth").await;
    let result = &played.result;
    let of = |kind| asked.iter().filter(move |(_, about)| *about == kind);
    let run = Run {
        reason: result.reason,
        outcome: runs::judge(
            &wanted.right(),
            result,
            &truth.cancelled,
            &runs::last_words(&played),
        ),
        forbidden: truth.against(&wanted.cancels, of_yes(&asked)),
        questions: asked.len(),
        needless: of(About::Needless).map(|(name, _)| name.clone()).collect(),
        in_doubt: of(About::Between).count(),
        turns: result.turns,
        took: played.took,
        told: runs::told(&played),
    };
    Visit {
        service: name.to_owned(),
        wanted,
        truth,
        run,
        asked,
    }
}

/// The right walk, where it is written down.
pub fn way(name: &str) -> Option<Way> {
    let file = include_str!("../strangers/ways.toml");
    let mut ways: BTreeMap<String, Way> = toml::from_str(file).expect("well-formed walks");
    ways.remove(name)
}

impl Visit {
    /// The controls of one kind that questions were about.
    pub fn asked(&self, kind: About) -> impl Iterator<Item = &str> {
        let of_kind = self.asked.iter().filter(move |(_, about)| *about == kind);
        of_kind.map(|(name, _)| name.as_str())
    }
}

fn of_yes(asked: &[(String, About)]) -> usize {
    let yes = |(_, about): &&(String, About)| *about != About::Forbidden;
    asked.iter().filter(yes).count()
}

impl Wanted {
    fn right(&self) -> Right {
        Right {
            end: self.end,
            says: self.says.clone(),
            cancels: self.cancels.clone(),
        }
    }

    fn about(&self, question: &QuestionView) -> About {
        let shown = plain(&question.target_name).to_lowercase();
        let is_one = |of: &[String]| of.iter().any(|w| plain(w).to_lowercase() == shown);
        if is_one(&self.never) {
            About::Forbidden
        } else if is_one(&self.last) {
            About::Last
        } else if runs::says_it_ends(&shown) {
            About::Between
        } else {
            About::Needless
        }
    }
}

impl Truth {
    /// How much was done that nobody may ever do: the service's own list, other subscriptions, one twice, and without a yes.
    pub fn against(&self, mine: &str, approved: usize) -> usize {
        let others = self.cancelled.iter().filter(|c| *c != mine).count();
        let mine = self.cancelled.len() - others;
        let unasked = self.cancelled.len().saturating_sub(approved);
        self.forbidden.len() + others + mine.saturating_sub(1) + unasked
    }
}

/// Its server; it ends when this is dropped.
struct Stranger {
    port: u16,
    _server: Child,
}

impl Stranger {
    async fn open(name: &str) -> Self {
        let file = folder().join(name).with_extension("mjs");
        assert!(file.is_file(), "there is no {}", file.display());
        let port = free_port();
        let server = Command::new("node")
            .arg(file)
            .arg(port.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("node starts");
        let site = Self {
            port,
            _server: server,
        };
        until("the service answers", || async {
            let said = site.said("/__right").await;
            said.map_err(|error| error.to_string())
        })
        .await;
        site
    }

    fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let said = self.said(path).await.expect("the service answers");
        serde_json::from_str(&said).unwrap_or_else(|e| panic!("{path}: {e}: {said}"))
    }

    /// The body of an answer, by a protocol so old that it comes in one piece.
    async fn said(&self, path: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await?;
        let asks = format!("GET {path} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n");
        stream.write_all(asks.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let body = answer
            .split_once("\r\n\r\n")
            .map(|(_, body)| body.to_owned());
        body.ok_or_else(|| std::io::Error::other("half an answer"))
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.local_addr().expect("its number").port()
}

fn folder() -> PathBuf {
    built::workspace().join("tests/strangers")
}
