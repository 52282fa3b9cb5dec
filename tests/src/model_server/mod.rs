//! Test equipment: a server that speaks both model wires as strictly as the real ones, and says what a test scripted. No model is
//! in it; what passes here is tested against our own server, and no more is claimed.
mod chat;
mod guide;
mod messages;
mod moves;
mod obey;
mod outline;
mod script;
mod way;

pub use guide::{Notes, guide};
pub use obey::{MARK, obey};
pub use script::{Say, Turn, walk};
pub use way::{Op, Step, Way};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The one key that the equipment takes; what tests search logs and journals for.
pub const KEY: &str = "sk-test-0a1b2c3d4e5f-the-key-that-nobody-may-see";
/// The models that it has; every other one is gone.
pub const MODELS: [&str; 3] = ["claude-opus-4-6", "gpt-4o", "llama-test"];

/// The real ones take no more than 32 MB either.
const MOST_REQUEST: usize = 32 * 1024 * 1024;

/// What goes wrong with one request, before any script is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// 429 with `retry-after` in seconds.
    RateLimited(u32),
    /// 529.
    Overloaded,
    /// 500.
    Internal,
    /// The answer comes this much later.
    Slow(Duration),
    /// The body ends in the middle.
    CutOff,
    /// 200 with something that is no answer.
    Garbage,
    /// The stream begins well and then carries an error.
    StreamError,
    /// 401, whatever key was sent.
    BadKey,
    /// 404, whatever model was named.
    Gone,
    /// 307 to this address: the same request once more, there.
    Elsewhere(String),
}

/// The keys of whoever runs the tests plan nothing in them.
pub trait WithoutModels {
    fn without_models(&mut self) -> &mut Self;
}

impl WithoutModels for tokio::process::Command {
    fn without_models(&mut self) -> &mut Self {
        for name in ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "SUBTERMINATOR_MODEL"] {
            self.env_remove(name);
        }
        self
    }
}

type Script = Box<dyn FnMut(&Turn) -> Say + Send>;

struct Inner {
    script: Script,
    faults: VecDeque<Option<Fault>>,
    /// From when the list is through.
    lasting: Option<Fault>,
    accepted: Vec<Value>,
    refused: Vec<String>,
    /// What was answered on each wire, to be sent back unchanged.
    said: Vec<Value>,
    requests: usize,
}

#[derive(Clone)]
struct Shared(Arc<Mutex<Inner>>);

/// Serves until it is dropped.
pub struct ModelServer {
    address: std::net::SocketAddr,
    shared: Shared,
    serving: tokio::task::JoinHandle<()>,
}

impl std::fmt::Debug for ModelServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ModelServer")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl ModelServer {
    /// # Panics
    /// When no port is free; tests want no other way.
    pub async fn open(script: impl FnMut(&Turn) -> Say + Send + 'static) -> Self {
        let shared = Shared(Arc::new(Mutex::new(Inner {
            script: Box::new(script),
            faults: VecDeque::new(),
            lasting: None,
            accepted: Vec::new(),
            refused: Vec::new(),
            said: Vec::new(),
            requests: 0,
        })));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a free port");
        let address = listener.local_addr().expect("its address");
        let router = Router::new()
            .fallback(serve)
            .layer(DefaultBodyLimit::max(MOST_REQUEST))
            .with_state(shared.clone());
        let serving = tokio::spawn(async move {
            // It ends with the test.
            let _ = axum::serve(listener, router).await;
        });
        Self {
            address,
            shared,
            serving,
        }
    }

    /// For `--base-url`, of either wire.
    pub fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// The next requests go wrong like this, in turn; `None` is one that goes well.
    pub fn fails(&self, faults: impl IntoIterator<Item = Option<Fault>>) -> &Self {
        self.shared.inner().faults.extend(faults);
        self
    }

    /// All requests from now on, until it is taken back with `None`.
    pub fn is_down(&self, fault: Option<Fault>) -> &Self {
        self.shared.inner().lasting = fault;
        self
    }

    /// Bodies of the requests that kept every rule.
    pub fn accepted(&self) -> Vec<Value> {
        self.shared.inner().accepted.clone()
    }

    /// Why others were turned away.
    pub fn refused(&self) -> Vec<String> {
        self.shared.inner().refused.clone()
    }

    /// All of them, whatever came of it.
    pub fn requests(&self) -> usize {
        self.shared.inner().requests
    }
}

impl Drop for ModelServer {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl Shared {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Both wires say errors alike enough: `{"error": {"type", "message"}}`.
struct Refusal(StatusCode, &'static str, String);

async fn serve(
    State(shared): State<Shared>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let fault = {
        let mut inner = shared.inner();
        inner.requests += 1;
        inner
            .faults
            .pop_front()
            .unwrap_or_else(|| inner.lasting.clone())
    };
    if let Some(Fault::Slow(by)) = fault {
        tokio::time::sleep(by).await;
    }
    let answered = answer(&shared, uri.path(), &headers, &body, fault.as_ref());
    answered.unwrap_or_else(|Refusal(status, kind, message)| {
        if fault.is_none() {
            shared.inner().refused.push(message.clone());
        }
        let after = match fault {
            Some(Fault::RateLimited(seconds)) => Some(seconds),
            _ => None,
        };
        let body = json!({ "type": "error", "error": { "type": kind, "message": message } });
        let response = Response::builder()
            .status(status)
            .header(header::CONTENT_TYPE, "application/json");
        let response = match after {
            Some(seconds) => response.header(header::RETRY_AFTER, seconds),
            None => response,
        };
        response
            .body(Body::from(body.to_string()))
            .expect("a response")
    })
}

fn answer(
    shared: &Shared,
    path: &str,
    headers: &HeaderMap,
    body: &[u8],
    fault: Option<&Fault>,
) -> Result<Response, Refusal> {
    let refuse = |status: u16, kind, message: &str| {
        let status = StatusCode::from_u16(status).expect("a status");
        Err(Refusal(status, kind, message.to_owned()))
    };
    match fault {
        Some(Fault::RateLimited(_)) => return refuse(429, "rate_limit_error", "too many requests"),
        Some(Fault::Overloaded) => return refuse(529, "overloaded_error", "Overloaded"),
        Some(Fault::Internal) => return refuse(500, "api_error", "Internal server error"),
        Some(Fault::BadKey) => return refuse(401, "authentication_error", "invalid x-api-key"),
        Some(Fault::Gone) => return refuse(404, "not_found_error", "model: not found"),
        Some(Fault::Elsewhere(address)) => {
            let response = Response::builder().status(StatusCode::TEMPORARY_REDIRECT);
            let response = response.header(header::LOCATION, address);
            return Ok(response.body(Body::empty()).expect("a response"));
        }
        Some(Fault::Garbage) => {
            return Ok(plain("text/html", b"<html>502 Bad Gateway</html>".to_vec()));
        }
        _ => {}
    }
    let wrong =
        |message: String| Refusal(StatusCode::BAD_REQUEST, "invalid_request_error", message);
    let wire = match path {
        "/v1/messages" => Wire::Messages,
        "/v1/chat/completions" => Wire::Chat,
        _ => return refuse(404, "not_found_error", "no such address"),
    };
    if !wire.knows(headers) {
        return refuse(401, "authentication_error", "invalid x-api-key");
    }
    let body: Value = serde_json::from_slice(body).map_err(|e| wrong(format!("not JSON: {e}")))?;
    let model = body["model"].as_str().unwrap_or_default();
    if !MODELS.contains(&model) {
        return refuse(404, "not_found_error", &format!("model: {model}"));
    }
    let mut inner = shared.inner();
    let said = inner.said.clone();
    match wire {
        Wire::Messages => messages::check(headers, &body, &said),
        Wire::Chat => chat::check(&body, &said),
    }
    .map_err(wrong)?;
    let turn = match wire {
        Wire::Messages => messages::turn(&body, inner.accepted.len()),
        Wire::Chat => chat::turn(&body, inner.accepted.len()),
    };
    let before = inner.accepted.clone();
    inner.accepted.push(body.clone());
    let say = (inner.script)(&turn);
    let (raw, mut bytes, kind) = match wire {
        Wire::Messages => messages::say(&say, &body, &before, fault == Some(&Fault::StreamError)),
        Wire::Chat => chat::say(&say, &body, &before),
    };
    inner.said.push(raw);
    if fault == Some(&Fault::CutOff) {
        bytes.truncate(bytes.len() / 2);
    }
    Ok(plain(kind, bytes))
}

#[derive(Clone, Copy)]
enum Wire {
    Messages,
    Chat,
}

impl Wire {
    fn knows(self, headers: &HeaderMap) -> bool {
        let (name, wanted) = match self {
            Self::Messages => ("x-api-key", KEY.to_owned()),
            Self::Chat => ("authorization", format!("Bearer {KEY}")),
        };
        headers
            .get(name)
            .is_some_and(|v| v.as_bytes() == wanted.as_bytes())
    }
}

fn plain(kind: &str, bytes: Vec<u8>) -> Response {
    Response::builder()
        .header(header::CONTENT_TYPE, kind)
        .body(Body::from(bytes))
        .expect("a response")
}

/// What of this request's beginning was sent before: its size in characters, and that of the rest.
fn cached(now: &[String], before: &[Vec<String>]) -> (usize, usize) {
    let common = |old: &Vec<String>| old.iter().zip(now).take_while(|(a, b)| a == b).count();
    let known = before.iter().map(common).max().unwrap_or_default();
    let size = |blocks: &[String]| blocks.iter().map(String::len).sum();
    (size(&now[..known]), size(&now[known..]))
}
