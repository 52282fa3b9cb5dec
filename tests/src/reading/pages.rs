//! Pages for reading: whatever HTML a test puts under a path, served from two origins.
use crate::wait;
use axum::Router;
use axum::extract::State;
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// In a page's HTML: the origin that is not the page's own.
const OTHER: &str = "OTHER";

#[derive(Clone, Debug)]
pub struct Pages {
    kept: Kept,
    own: String,
    other: String,
}

#[derive(Clone, Debug, Default)]
struct Kept {
    put: Arc<Mutex<HashMap<String, Put>>>,
    asked: Arc<Mutex<Vec<String>>>,
}

#[derive(Clone, Debug)]
struct Put {
    html: String,
    policy: Option<String>,
    held: Option<Held>,
}

/// A page whose answer is held back.
#[derive(Clone, Debug)]
pub struct Held {
    wanted: Arc<Semaphore>,
    released: Arc<Semaphore>,
}

impl Held {
    /// Waits until a browser wants it.
    pub async fn wanted(&self) {
        let wanted = tokio::time::timeout(wait::LIMIT, self.wanted.acquire()).await;
        drop(wanted.expect("the browser asks for it"));
    }

    pub fn release(&self) {
        self.released.add_permits(1);
    }
}

impl Pages {
    pub(super) async fn open() -> std::io::Result<Self> {
        let kept = Kept::default();
        let own = serve(&kept, "127.0.0.1").await?;
        let other = serve(&kept, "localhost").await?;
        Ok(Self { kept, own, other })
    }

    /// The address of a path on the pages' own origin.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.own)
    }

    /// Everything that the servers were asked so far: method and path. Pictures for the tab are left out.
    pub fn asked(&self) -> Vec<String> {
        let all = self.kept.asked.lock();
        all.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The origin that is not the pages' own.
    pub fn other(&self) -> &str {
        &self.other
    }

    /// This HTML (or style sheet, `….css`) under this path, on both origins.
    pub fn put(&self, path: &str, html: &str) {
        self.keep(path, html, None, None);
    }

    /// An empty page under this path, once it is released.
    pub fn hold(&self, path: &str) -> Held {
        let held = Held {
            wanted: Arc::new(Semaphore::new(0)),
            released: Arc::new(Semaphore::new(0)),
        };
        self.keep(path, "", None, Some(held.clone()));
        held
    }

    /// The same with a Content-Security-Policy.
    pub fn put_with_policy(&self, path: &str, html: &str, policy: &str) {
        self.keep(path, html, Some(policy.to_owned()), None);
    }

    fn keep(&self, path: &str, html: &str, policy: Option<String>, held: Option<Held>) {
        let put = Put {
            html: html.replace(OTHER, &self.other),
            policy,
            held,
        };
        let mut all = self.kept.put.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(path.to_owned(), put);
    }
}

async fn serve(kept: &Kept, host: &str) -> std::io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let origin = format!("http://{host}:{}", listener.local_addr()?.port());
    let app = Router::new().fallback(answer).with_state(kept.clone());
    tokio::spawn(async move { axum::serve(listener, app).await });
    Ok(origin)
}

async fn answer(State(kept): State<Kept>, method: Method, uri: Uri) -> Response {
    if uri.path() != "/favicon.ico" {
        let mut asked = kept.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.push(format!("{method} {}", uri.path()));
    }
    let found = {
        let all = kept.put.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(uri.path()).cloned()
    };
    let Some(Put { html, policy, held }) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if let Some(held) = held {
        held.wanted.add_permits(1);
        drop(held.released.acquire().await);
    }
    let kind = match uri.path().ends_with(".css") {
        true => "text/css; charset=utf-8",
        false => "text/html; charset=utf-8",
    };
    let kind = (header::CONTENT_TYPE, kind);
    match policy {
        Some(policy) => {
            let policy = (header::CONTENT_SECURITY_POLICY, policy);
            ([kind], [policy], html).into_response()
        }
        None => ([kind], html).into_response(),
    }
}
