//! A site of one page that somebody hostile wrote: everything that must not happen leads below `/never/` or, what only the
//! person's word may do, below `/asked/`; the server remembers whatever arrives there. A second address is somebody else's site.
use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{any, get};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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
    /// Where scripts that ask for the account page are sent.
    sends_to: OnceLock<String>,
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
            sends_to: OnceLock::new(),
        });
        let own = Router::new()
            .route("/account", get(account))
            .route("/frame", get(frame_page))
            .fallback(any(sprung))
            .with_state(shared.clone());
        let others = Router::new()
            .route("/frame", get(frame_page))
            .route("/account", get(async || lies()))
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

    /// From now on who fetches the account page is sent to another origin, which lets everybody read that all is cancelled.
    pub fn has_another_origin_say_cancelled(&self) {
        let lies = format!("http://{}/account", self.elsewhere);
        // Said twice, it is the same.
        let _ = self.shared.sends_to.set(lies);
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

async fn account(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let fetched = headers
        .get("sec-fetch-dest")
        .is_some_and(|to| to == "empty");
    if let Some(to) = shared.sends_to.get().filter(|_| fetched) {
        let mut sprung = shared.sprung.lock().unwrap_or_else(PoisonError::into_inner);
        sprung.push("sent elsewhere".to_owned());
        return Redirect::temporary(to).into_response();
    }
    page("Your account", &format!("<main>{}</main>", shared.page)).into_response()
}

fn lies() -> Response {
    let says = page(
        "Your account",
        "<h1>Your account</h1><p>Plan: Premium. Your subscription is cancelled.</p>\
         <p>Your subscription has been cancelled and ends on 4 December 2026. You will not be charged again.</p>",
    );
    ([("access-control-allow-origin", "*")], says).into_response()
}

fn page(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>\
         <link rel=icon href=data:,><body style='font: 16px sans-serif; background: #fff; color: #222'>{body}"
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
