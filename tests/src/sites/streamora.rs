//! Streamora, a streaming service with a subscription and a way out that it would rather not show.
//! One account a server; each test starts a server of its own.
mod assets;
mod deeds;
mod membership;
mod session;
mod variant;
mod views;

pub(crate) use membership::{Membership, Status};
pub use variant::{Account, Script, Variant};

use super::hooks::Hooks;
use super::pages::{self, View};
use super::single;
use super::truth::{Click, Truth};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use maud::Markup;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};

/// What a careful service sends: scripts, styles and pictures from itself only, and no WebAssembly.
const STRICT_CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'self'; \
                          form-action 'self'; frame-ancestors 'none'";

/// The running service. It ends with this value.
#[derive(Debug)]
pub struct Streamora {
    address: SocketAddr,
    shared: Arc<Shared>,
    serving: tokio::task::JoinHandle<()>,
}

#[derive(Debug)]
pub(crate) struct Shared {
    variant: Variant,
    truth: Mutex<Truth>,
    member: Mutex<Membership>,
    hooks: Hooks,
}

impl Streamora {
    pub async fn open(variant: Variant, port: u16) -> std::io::Result<Self> {
        let shared = Arc::new(Shared::new(variant));
        let (address, serving) = super::serve(router(shared.clone()), port).await?;
        Ok(Self {
            address,
            shared,
            serving,
        })
    }

    /// Where a person would start: signed in where the account is, else at the login page's door.
    pub fn url(&self) -> String {
        match self.shared.variant.account {
            Account::LoggedOut => self.at("/account"),
            _ => self.at("/account?signin=demo"),
        }
    }

    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn origin(&self) -> String {
        self.at("")
    }

    pub fn truth(&self) -> Truth {
        self.shared.truth().clone()
    }

    pub fn hooks(&self) -> &Hooks {
        &self.shared.hooks
    }

    /// The date that the site states for the end of a cancelled membership.
    pub fn effective_date(&self) -> String {
        self.shared.member().until.clone()
    }
}

impl Drop for Streamora {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl Shared {
    fn new(variant: Variant) -> Self {
        let member = Membership::of(variant.account);
        Self {
            variant,
            truth: Mutex::default(),
            member: Mutex::new(member),
            hooks: Hooks::new(),
        }
    }

    fn truth(&self) -> MutexGuard<'_, Truth> {
        self.truth
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    pub(crate) fn scripts(&self) -> &[Script] {
        &self.variant.extra_scripts
    }

    pub(crate) fn member(&self) -> MutexGuard<'_, Membership> {
        self.member
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn page(&self, title: &str, body: Markup) -> Response {
        let view = View {
            title,
            scripts: &self.variant.extra_scripts,
            signed_in: true,
        };
        Html(pages::whole(&view, body).into_string()).into_response()
    }
}

type Site = State<Arc<Shared>>;

fn router(shared: Arc<Shared>) -> Router {
    let views = if shared.variant.single {
        single::views()
    } else {
        views::views()
    };
    let inside = views
        .merge(deeds::deeds())
        .layer(middleware::from_fn_with_state(
            shared.clone(),
            session::signed_in,
        ));
    Router::new()
        .merge(inside)
        .route("/", get(views::home))
        .route("/login", get(views::login_page).post(session::login))
        .layer(middleware::from_fn_with_state(shared.clone(), watch))
        .route("/assets/{name}", get(assets::asset))
        .route("/__click", post(noticed))
        .route(
            "/__truth",
            get(|State(site): Site| async move { Json(site.truth().clone()) }),
        )
        .layer(middleware::from_fn_with_state(shared.clone(), policy))
        .with_state(shared)
}

/// Writes down each request, lets it take effect, and then holds the answer back for as long as a test wants.
async fn watch(State(site): Site, request: Request, next: Next) -> Response {
    let method = request.method().to_string();
    let path = request.uri().path().to_owned();
    {
        let mut truth = site.truth();
        if method == "POST" {
            truth.posts.push(path.clone())
        } else {
            truth.gets.push(path.clone())
        }
    }
    let answer = next.run(request).await;
    site.hooks.arrived(&method, &path);
    site.hooks.before_answer(&method, &path).await;
    answer
}

async fn policy(State(site): Site, request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if site.variant.strict_csp {
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(STRICT_CSP),
        );
    }
    answer
}

#[derive(Deserialize, Serialize)]
struct Noticed {
    path: String,
    name: String,
    trusted: bool,
}

async fn noticed(State(site): Site, body: String) -> StatusCode {
    let Ok(seen) = serde_json::from_str::<Noticed>(&body) else {
        return StatusCode::BAD_REQUEST;
    };
    site.truth().clicks.push(Click {
        path: seen.path,
        name: seen.name,
        trusted: seen.trusted,
    });
    StatusCode::NO_CONTENT
}
