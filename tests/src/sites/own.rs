//! A page of a test's own, served: it hears when the test says so, and what reaches the server is counted.
use crate::wait::until;
use axum::Router;
use axum::response::Html;
use axum::routing::{get, post};
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::atomic::{AtomicBool, AtomicU32};

#[derive(Debug, Default)]
struct Known {
    told: AtomicBool,
    heard: AtomicBool,
    looks: AtomicU32,
    presses: AtomicU32,
}

/// The page stands at `/`, whatever its script does to the address; `POST /cancel` is only counted: it changes nothing there.
#[derive(Debug)]
pub struct OwnPage {
    pub url: String,
    known: Arc<Known>,
    serving: tokio::task::JoinHandle<()>,
}

/// `told(f)`: `f` is called when the test says so.
const TOLD: &str = "const told = async f => { if (await (await fetch('/told')).text() !== 'yes') \
    return setTimeout(told, 20, f); f(); fetch('/heard'); }";

impl OwnPage {
    /// # Panics
    /// When no port is free; tests want no other way.
    pub async fn serve(page: &'static str) -> Self {
        let known = Arc::<Known>::default();
        let (look, told, heard, press) =
            (known.clone(), known.clone(), known.clone(), known.clone());
        let router = Router::new()
            .route(
                "/",
                get(move || async move {
                    look.looks.fetch_add(1, SeqCst);
                    Html(format!(
                        "<!doctype html><html lang=en><script>{TOLD}</script>{page}"
                    ))
                }),
            )
            .route(
                "/told",
                get(move || async move { if told.told.load(SeqCst) { "yes" } else { "no" } }),
            )
            .route(
                "/heard",
                get(move || async move { heard.heard.store(true, SeqCst) }),
            )
            .route(
                "/cancel",
                post(move || async move { press.presses.fetch_add(1, SeqCst).to_string() }),
            );
        let (address, serving) = super::serve(router, 0).await.expect("a free port");
        let url = format!("http://{address}/");
        Self {
            url,
            known,
            serving,
        }
    }

    /// The same page, asked for by another address of it.
    pub fn at(mut self, fragment: &str) -> Self {
        self.url.push_str(fragment);
        self
    }

    pub fn tell(&self) {
        self.known.told.store(true, SeqCst);
    }

    pub async fn has_heard(&self) {
        until("the page to have heard it", || async {
            match self.known.heard.load(SeqCst) {
                true => Ok(()),
                false => Err("not yet".to_owned()),
            }
        })
        .await;
    }

    pub fn presses(&self) -> u32 {
        self.known.presses.load(SeqCst)
    }

    pub fn looks(&self) -> u32 {
        self.known.looks.load(SeqCst)
    }
}

impl Drop for OwnPage {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
