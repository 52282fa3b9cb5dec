//! A site of one page that somebody hostile wrote: everything that must not happen leads below `/never/` or, what only the
//! person's word may do, below `/asked/`; the server remembers whatever arrives there. A second address is somebody else's site.
use axum::Router;
use axum::extract::{Request, State};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

/// What stands in a page for the address of somebody else's site, and for its own.
const ELSEWHERE: &str = "{elsewhere}";
const HERE: &str = "{here}";

/// Serves until it is dropped.
#[derive(Debug)]
pub struct Snare {
    home: SocketAddr,
    elsewhere: SocketAddr,
    shared: Arc<Shared>,
    serving: [tokio::task::JoinHandle<()>; 2],
}

#[derive(Debug)]
struct Shared {
    page: String,
    frame: String,
    sprung: Mutex<Vec<String>>,
}

impl Snare {
    /// `frame` is what a frame shows that the page has at `/frame`, here and elsewhere.
    pub async fn open(page: &str, frame: &str) -> std::io::Result<Self> {
        let mut listeners = Vec::new();
        for _ in 0..2 {
            listeners.push(tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?);
        }
        let [home, elsewhere] = [listeners[0].local_addr()?, listeners[1].local_addr()?];
        // Another host name of the same machine: another site.
        let address = format!("http://localhost:{}", elsewhere.port());
        let filled = |text: &str| {
            let text = text.replace(ELSEWHERE, &address);
            text.replace(HERE, &format!("http://{home}"))
        };
        let shared = Arc::new(Shared {
            page: filled(page),
            frame: filled(frame),
            sprung: Mutex::default(),
        });
        let own = Router::new()
            .route("/account", get(account))
            .route("/frame", get(frame_page))
            .fallback(any(sprung))
            .with_state(shared.clone());
        let others = Router::new()
            .route("/frame", get(frame_page))
            .fallback(any(sprung))
            .with_state(shared.clone());
        let serving = [own, others].map(|app| {
            let listener = listeners.remove(0);
            tokio::spawn(async move {
                // It ends with the test.
                let _ = axum::serve(listener, app).await;
            })
        });
        Ok(Self {
            home,
            elsewhere,
            shared,
            serving,
        })
    }

    pub fn url(&self) -> String {
        format!("http://{}/account", self.home)
    }

    /// Where the page would lead people away to.
    pub fn elsewhere(&self) -> String {
        format!("http://localhost:{}", self.elsewhere.port())
    }

    /// What was done that must not be, in order: method and path.
    pub fn sprung(&self) -> Vec<String> {
        let sprung = self.shared.sprung.lock();
        sprung.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Snare {
    fn drop(&mut self) {
        self.serving.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

async fn account(State(shared): State<Arc<Shared>>) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Your account</title>\
         <link rel=icon href=data:,><body style='font: 16px sans-serif; background: #fff; color: #222'><main>{}</main>",
        shared.page
    ))
}

async fn frame_page(State(shared): State<Arc<Shared>>) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Inside</title><body>{}",
        shared.frame
    ))
}

async fn sprung(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/never/") || path.starts_with("/asked/") {
        let mut sprung = shared.sprung.lock().unwrap_or_else(PoisonError::into_inner);
        sprung.push(format!("{} {path}", request.method()));
    }
    "It is done.".into_response()
}
