//! The running service. It keeps the account, and writes down what truly happens to it.
use super::data::{Control, Deed, Field, FieldKind, Page, Service};
use super::draw::{Around, Draw};
use super::look::Look;
use super::seen::Seen;
use axum::Router;
use axum::extract::{Form, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const STRICT_CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'self'; \
                          form-action 'self'; frame-ancestors 'self'";

/// Serves until it is dropped.
#[derive(Debug)]
pub struct ServiceSite {
    address: SocketAddr,
    shared: Arc<Shared>,
    serving: tokio::task::JoinHandle<()>,
}

#[derive(Debug)]
struct Shared {
    service: Service,
    look: Look,
    seen: Mutex<Seen>,
    /// How often each control was pressed.
    pressed: Mutex<HashMap<usize, u32>>,
}

type Site = State<Arc<Shared>>;
type Answers = HashMap<String, String>;

impl ServiceSite {
    pub async fn open(service: Service, look: Look) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            service,
            look,
            seen: Mutex::default(),
            pressed: Mutex::default(),
        });
        let (address, serving) = crate::sites::serve(router(shared.clone()), 0).await?;
        Ok(Self {
            address,
            shared,
            serving,
        })
    }

    /// Where a person would start.
    pub fn url(&self) -> String {
        let start = self.shared.service.page(&self.shared.service.start);
        let path = start.map_or("/", |p| &p.path);
        format!("http://{}{path}", self.address)
    }

    pub fn seen(&self) -> Seen {
        self.shared.seen().clone()
    }
}

impl Drop for ServiceSite {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl Shared {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this press leads to its own page once more.
    fn comes_back(&self, control: &Control) -> bool {
        let mut pressed = self.pressed.lock().unwrap_or_else(PoisonError::into_inner);
        let count = pressed.entry(control.id).or_default();
        *count += 1;
        *count <= control.again
    }
}

fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/act/{id}", post(act))
        .route("/touched", post(touched))
        .route("/lost", post(lost))
        .route("/captcha", get(captcha))
        .route("/assets/{name}", get(asset))
        .fallback(page)
        .layer(middleware::from_fn_with_state(shared.clone(), policy))
        .with_state(shared)
}

#[derive(Deserialize)]
struct About {
    #[serde(default)]
    of: String,
}

/// Scripts ask for the view alone.
fn is_view(headers: &HeaderMap) -> bool {
    headers.contains_key("x-view")
}

async fn page(State(site): Site, Query(about): Query<About>, request: Request) -> Response {
    let path = request.uri().path();
    let Some(page) = site.service.pages.iter().find(|p| p.path == path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    draw(&site, page, &about.of, is_view(request.headers()), false)
}

fn draw(site: &Shared, page: &Page, about: &str, view: bool, wrong: bool) -> Response {
    let cancelled = {
        let mut seen = site.seen();
        (seen.page, seen.about) = (page.id.clone(), about.to_owned());
        seen.truth.gets.push(page.path.clone());
        seen.cancelled.clone()
    };
    let draw = Draw {
        service: &site.service,
        look: site.look,
        cancelled: &cancelled,
        about,
        wrong,
    };
    let body = draw.body(&page.parts);
    if view {
        let title = format!("{} | {}", draw.text(&page.title), site.service.name);
        return Json(serde_json::json!({ "title": title, "html": body.into_string() }))
            .into_response();
    }
    let around = Around {
        title: &page.title,
        bare: page.bare,
        guards: page.guards,
    };
    Html(draw.whole(around, body)).into_response()
}

async fn act(
    State(site): Site,
    Path(id): Path<usize>,
    Query(about): Query<About>,
    headers: HeaderMap,
    Form(answers): Form<Answers>,
) -> Response {
    let service = &site.service;
    let Some(control) = service.controls().into_iter().find(|c| c.id == id) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let on = |p: &&Page| p.controls().iter().any(|c| c.id == id);
    let page = service.pages.iter().find(on);
    let fields = page.map(Page::fields).unwrap_or_default();
    let view = is_view(&headers);
    site.seen().truth.posts.push(format!("/act/{id}"));
    count_secrets(&site, &fields, &answers);
    if (control.sends || control.waits)
        && !fields.iter().all(|f| is_answered(f, &answers, site.look))
    {
        return match (page, view) {
            (Some(page), false) => (
                StatusCode::UNPROCESSABLE_ENTITY,
                draw(&site, page, &about.of, false, true),
            )
                .into_response(),
            _ => Json(serde_json::json!({ "wrong": missing(&service.lang) })).into_response(),
        };
    }
    remember(&site, &fields, &answers);
    if let Some(deed) = control
        .does
        .map(|deed| instead(&fields, &answers).unwrap_or(deed))
    {
        let again = deed == Deed::Undo;
        let mut seen = site.seen();
        seen.done(deed, &about.of);
        if again {
            seen.cancelled.clear();
        }
    }
    let next = if site.comes_back(control) {
        None
    } else {
        control.to.as_deref()
    };
    let next = next.and_then(|to| service.page(to)).or(page);
    let mut to = next.map_or("/", |p| &p.path).to_owned();
    if !about.of.is_empty() {
        let of: String = about.of.bytes().map(|b| format!("%{b:02X}")).collect();
        to = format!("{to}?of={of}");
    }
    if view {
        Json(serde_json::json!({ "to": to })).into_response()
    } else {
        Redirect::to(&to).into_response()
    }
}

fn answer<'a>(field: &Field, answers: &'a Answers) -> &'a str {
    answers
        .get(&format!("f{}", field.id))
        .map_or("", |a| a.trim())
}

fn is_answered(field: &Field, answers: &Answers, look: Look) -> bool {
    let answer = answer(field, answers);
    if answer.is_empty() {
        return field.optional;
    }
    if let Some(word) = &field.word {
        return answer == word.of(look);
    }
    let is_last = answer.parse() == Ok(field.of.len().wrapping_sub(1));
    if field.other.is_some() && is_last {
        let more = answers.get(&format!("f{}more", field.id));
        return more.is_some_and(|m| !m.trim().is_empty());
    }
    answer.chars().count() >= field.least
}

/// What a box has that was sent ticked.
fn instead(fields: &[&Field], answers: &Answers) -> Option<Deed> {
    let ticked = fields.iter().filter(|f| !answer(f, answers).is_empty());
    ticked.filter_map(|f| f.instead).next()
}

fn count_secrets(site: &Shared, fields: &[&Field], answers: &Answers) {
    let secret = |f: &&&Field| matches!(f.kind, FieldKind::Password | FieldKind::Code);
    let typed = fields.iter().filter(secret);
    let typed = typed.filter(|f| !answer(f, answers).is_empty()).count();
    site.seen().secrets += u32::try_from(typed).unwrap_or(u32::MAX);
}

/// Reasons and texts, as the service's people read them.
fn remember(site: &Shared, fields: &[&Field], answers: &Answers) {
    let mut seen = site.seen();
    for field in fields {
        let answer = answer(field, answers);
        let chosen = answer.parse().ok().and_then(|n: usize| field.of.get(n));
        if let Some(chosen) = chosen {
            seen.truth.survey.push(chosen.of(site.look).to_owned());
        }
        let more = answers.get(&format!("f{}more", field.id));
        let typed = more.map(String::as_str).into_iter();
        let typed = typed.chain((field.kind == FieldKind::Area).then_some(answer));
        seen.truth
            .survey_text
            .extend(typed.filter(|t| !t.is_empty()).map(str::to_owned));
    }
}

/// Somebody has typed into a password's or a code's field, or touched the captcha.
async fn touched(State(site): Site) -> StatusCode {
    site.seen().secrets += 1;
    StatusCode::NO_CONTENT
}

async fn lost(State(site): Site) -> StatusCode {
    site.seen().lost += 1;
    StatusCode::NO_CONTENT
}

async fn captcha(State(site): Site, request: Request) -> Html<String> {
    let lang = &site.service.lang;
    let _ = request;
    Html(format!(
        "<!doctype html><html lang={lang}><meta charset=utf-8><title>reCAPTCHA</title><script src=/assets/site.js defer></script>\
         <body><div class=recaptcha-checkbox role=checkbox tabindex=0 aria-checked=false data-secret>{}</div>",
        robot(lang)
    ))
}

/// What the box of such a widget says.
fn robot(lang: &str) -> &'static str {
    match lang {
        "de" => "Ich bin kein Roboter.",
        "fr" => "Je ne suis pas un robot",
        "es" => "No soy un robot",
        "pt" => "Não sou um robô",
        "it" => "Non sono un robot",
        "nl" => "Ik ben geen robot",
        "ja" => "私はロボットではありません",
        _ => "I'm not a robot",
    }
}

/// What such services say when something is left out.
pub(super) fn missing(lang: &str) -> &'static str {
    match lang {
        "de" => "Bitte alle Pflichtfelder ausfüllen.",
        "fr" => "Merci de compléter les champs obligatoires.",
        "es" => "Rellena los campos obligatorios.",
        "pt" => "Preencha os campos obrigatórios.",
        "it" => "Compila i campi obbligatori.",
        "nl" => "Vul de verplichte velden in.",
        "ja" => "必須項目を入力してください。",
        _ => "Please fill in the required fields.",
    }
}

async fn policy(State(site): Site, request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if site.service.strict {
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(STRICT_CSP),
        );
    }
    answer
}

async fn asset(State(site): Site, Path(name): Path<String>) -> Response {
    let hue: u32 = site.service.name.bytes().map(u32::from).sum::<u32>() * 37 % 360;
    let css = include_str!("../assets/service.css").replace("HUE", &hue.to_string());
    match name.as_str() {
        "site.css" => ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], css).into_response(),
        "site.js" => (
            [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")],
            include_str!("../assets/service.js"),
        )
            .into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
