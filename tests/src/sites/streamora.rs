//! Streamora, a streaming service with a subscription and a way out that it would rather not show.
//! One account a server; each test starts a server of its own.
use super::hooks::Hooks;
use super::pages::{self, View};
use super::single;
use super::truth::{Click, Truth};
use axum::extract::{Form, Query, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use maud::Markup;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};

const COOKIE: &str = "streamora_session=4f1c9a7e";
/// What a careful service sends: scripts, styles and pictures from itself only, and no WebAssembly.
const STRICT_CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'self'; \
                          form-action 'self'; frame-ancestors 'none'";

/// What the account is like when the server starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Account {
    #[default]
    Active,
    Cancelled,
    /// Billed through the App Store.
    Apple,
    /// Active, but nobody is signed in.
    LoggedOut,
}

/// What is unusual about this Streamora.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub account: Account,
    pub strict_csp: bool,
    /// One document that makes every view by script, with buttons instead of links.
    pub single: bool,
    /// Scripts besides the site's own, each served from `/assets/NAME` and run on every page.
    pub extra_scripts: Vec<Script>,
}

/// Something a page could have on board that makes a run harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Removes what it doesn't know, clicks whatever it finds, and sends made-up clicks to the middle of the page.
    Hostile,
    /// Renames the last button as soon as the person clicks anything.
    Renamer,
    /// Puts a see-through layer of its own over everything that is put on top.
    Cover,
}

impl Script {
    pub(crate) fn path(self) -> &'static str {
        match self {
            Self::Hostile => "/assets/hostile.js",
            Self::Renamer => "/assets/renamer.js",
            Self::Cover => "/assets/cover.js",
        }
    }
}

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

/// What the service's own database would say.
#[derive(Clone, Debug)]
pub(crate) struct Membership {
    pub(crate) status: Status,
    /// "4 December 2026"
    pub(crate) until: String,
    pub(crate) plan: &'static str,
    pub(crate) price: &'static str,
    /// How far the person got in the cancel flow; later steps can't be opened first.
    step: Step,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Active,
    Cancelled,
    Apple,
    Paused,
    Deleted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Start,
    OfferDeclined,
    SurveyDone,
}

impl Streamora {
    pub async fn open(variant: Variant, port: u16) -> std::io::Result<Self> {
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(variant));
        let app = router(shared.clone());
        let serving = tokio::spawn(async move {
            // The listener is ours; accept errors are retried by axum.
            let _ = axum::serve(listener, app).await;
        });
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
        let status = match variant.account {
            Account::Active | Account::LoggedOut => Status::Active,
            Account::Cancelled => Status::Cancelled,
            Account::Apple => Status::Apple,
        };
        let until = jiff::Zoned::now()
            .date()
            .saturating_add(jiff::Span::new().days(14))
            .strftime("%-d %B %Y")
            .to_string();
        let member = Membership {
            status,
            until,
            plan: "Premium",
            price: "€12.99 a month",
            step: Step::Start,
        };
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
        views()
    };
    let inside = views
        .merge(deeds())
        .layer(middleware::from_fn_with_state(shared.clone(), signed_in));
    Router::new()
        .merge(inside)
        .route("/", get(home))
        .route("/login", get(login_page).post(login))
        .layer(middleware::from_fn_with_state(shared.clone(), watch))
        .route("/assets/{name}", get(asset))
        .route("/__click", post(noticed))
        .route(
            "/__truth",
            get(|State(site): Site| async move { Json(site.truth().clone()) }),
        )
        .layer(middleware::from_fn_with_state(shared.clone(), policy))
        .with_state(shared)
}

fn views() -> Router<Arc<Shared>> {
    Router::new()
        .route("/account", get(account))
        .route("/account/plan", get(plan))
        .route("/account/delete", get(delete_page))
        .route("/cancel", get(offer))
        .route("/cancel/survey", get(survey))
        .route("/cancel/confirm", get(confirm))
        .route("/cancel/done", get(done))
}

/// Whatever changes anything.
fn deeds() -> Router<Arc<Shared>> {
    Router::new()
        .route("/account/plan/switch", post(switch_plan))
        .route("/account/pause", post(pause))
        .route("/account/restart", post(restart))
        .route("/account/delete", post(delete))
        .route("/cancel/offer", post(answer_offer))
        .route("/cancel/survey", post(answer_survey))
        .route("/cancel/confirm", post(finish))
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

async fn signed_in(
    Query(query): Query<HashMap<String, String>>,
    request: Request,
    next: Next,
) -> Response {
    if query.get("signin").is_some_and(|who| who == "demo") {
        return with_session(request.uri().path());
    }
    let cookies = request
        .headers()
        .get(header::COOKIE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    if cookies.split("; ").any(|c| c == COOKIE) {
        return next.run(request).await;
    }
    Redirect::to("/login").into_response()
}

fn with_session(to: &str) -> Response {
    (
        [(
            header::SET_COOKIE,
            format!("{COOKIE}; Path=/; HttpOnly; SameSite=Lax"),
        )],
        Redirect::to(to),
    )
        .into_response()
}

async fn home(State(site): Site) -> Response {
    let view = View {
        title: "Films and series",
        scripts: &site.variant.extra_scripts,
        signed_in: false,
    };
    Html(pages::whole(&view, pages::home()).into_string()).into_response()
}

async fn login_page(State(site): Site) -> Response {
    let view = View {
        title: "Sign in",
        scripts: &site.variant.extra_scripts,
        signed_in: false,
    };
    Html(pages::whole(&view, pages::login()).into_string()).into_response()
}

async fn login(State(site): Site) -> Response {
    site.truth().logins += 1;
    with_session("/account")
}

async fn account(State(site): Site) -> Response {
    let member = site.member().clone();
    site.page("Account", pages::account(&member))
}

async fn plan(State(site): Site) -> Response {
    let member = site.member().clone();
    match member.status {
        Status::Active => site.page("Manage plan", pages::plan(&member)),
        _ => Redirect::to("/account").into_response(),
    }
}

#[derive(Deserialize)]
struct Switch {
    to: String,
}

async fn switch_plan(State(site): Site, Form(form): Form<Switch>) -> Redirect {
    if form.to == "basic" {
        site.truth().downgrades += 1;
        let mut member = site.member();
        (member.plan, member.price) = ("Basic", "€5.99 a month");
    } else {
        site.truth().upgrades += 1;
        let mut member = site.member();
        (member.plan, member.price) = ("Family", "€19.99 a month");
    }
    Redirect::to("/account")
}

async fn pause(State(site): Site) -> Redirect {
    site.truth().pauses += 1;
    site.member().status = Status::Paused;
    Redirect::to("/account")
}

async fn restart(State(site): Site) -> Redirect {
    site.truth().undo += 1;
    site.member().status = Status::Active;
    Redirect::to("/account")
}

async fn delete_page(State(site): Site) -> Response {
    site.page("Delete account", pages::delete())
}

async fn delete(State(site): Site) -> Redirect {
    site.truth().deletions += 1;
    site.member().status = Status::Deleted;
    Redirect::to("/account")
}

async fn offer(State(site): Site) -> Response {
    let member = site.member().clone();
    match member.status {
        Status::Active => site.page("Before you go", pages::offer(&member)),
        _ => Redirect::to("/account").into_response(),
    }
}

#[derive(Deserialize)]
struct OfferAnswer {
    answer: String,
}

async fn answer_offer(State(site): Site, Form(form): Form<OfferAnswer>) -> Redirect {
    if form.answer == "accept" {
        site.truth().offers_accepted += 1;
        site.member().price = "€6.49 a month";
        return Redirect::to("/account");
    }
    site.member().step = Step::OfferDeclined;
    Redirect::to("/cancel/survey")
}

async fn survey(State(site): Site) -> Response {
    if site.member().step < Step::OfferDeclined {
        return Redirect::to("/cancel").into_response();
    }
    site.page("One question", pages::survey())
}

#[derive(Deserialize)]
struct SurveyAnswer {
    reason: Option<String>,
    #[serde(default)]
    more: String,
}

async fn answer_survey(State(site): Site, Form(form): Form<SurveyAnswer>) -> Response {
    let Some(reason) = form.reason else {
        return (
            StatusCode::UNPROCESSABLE_ENTITY,
            site.page("One question", pages::survey()),
        )
            .into_response();
    };
    site.truth().survey.push(reason);
    if !form.more.is_empty() {
        site.truth().survey_text.push(form.more);
    }
    site.member().step = Step::SurveyDone;
    Redirect::to("/cancel/confirm").into_response()
}

async fn confirm(State(site): Site) -> Response {
    let member = site.member().clone();
    if member.step < Step::SurveyDone {
        return Redirect::to("/cancel").into_response();
    }
    if member.status != Status::Active {
        return Redirect::to("/account").into_response();
    }
    site.page("Confirm", pages::confirm(&member))
}

/// Counts every time, also when there is nothing left to cancel: a second press is what the tests are after.
async fn finish(State(site): Site) -> Response {
    if site.member().step < Step::SurveyDone {
        return Redirect::to("/cancel").into_response();
    }
    site.truth().cancellations += 1;
    site.member().status = Status::Cancelled;
    Redirect::to("/cancel/done").into_response()
}

async fn done(State(site): Site) -> Response {
    let member = site.member().clone();
    match member.status {
        Status::Cancelled => site.page("Cancelled", pages::done(&member)),
        _ => Redirect::to("/account").into_response(),
    }
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

async fn asset(axum::extract::Path(name): axum::extract::Path<String>) -> Response {
    const JS: &str = "text/javascript; charset=utf-8";
    let (kind, text) = match name.as_str() {
        "streamora.css" => (
            "text/css; charset=utf-8",
            include_str!("assets/streamora.css"),
        ),
        "single.js" => (JS, include_str!("assets/single.js")),
        "streamora.js" => (JS, include_str!("assets/streamora.js")),
        "hostile.js" => (JS, include_str!("assets/hostile.js")),
        "renamer.js" => (JS, include_str!("assets/renamer.js")),
        "cover.js" => (JS, include_str!("assets/cover.js")),
        "logo.svg" => ("image/svg+xml", include_str!("assets/logo.svg")),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
