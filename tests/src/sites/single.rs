//! Streamora as one document: the same service, the same requests for whatever changes anything, but every view is made by a script.
use super::streamora::{Shared, Status};
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{DOCTYPE, html};
use serde_json::{Value, json};
use std::sync::Arc;

/// Where the pages of the ordinary Streamora are, the one document; and what it asks the service.
pub(crate) fn views() -> Router<Arc<Shared>> {
    let paths = [
        "/account",
        "/cancel",
        "/cancel/survey",
        "/cancel/confirm",
        "/cancel/done",
    ];
    paths
        .into_iter()
        .fold(Router::new(), |r, path| r.route(path, get(document)))
        .route("/api/membership", get(membership))
}

async fn document(State(site): State<Arc<Shared>>) -> Response {
    let document = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta property="og:site_name" content="Streamora";
                title { "Streamora" }
                link rel="icon" type="image/svg+xml" href="/assets/logo.svg";
                link rel="stylesheet" href="/assets/streamora.css";
                script src="/assets/streamora.js" defer {}
                script src="/assets/single.js" defer {}
                @for script in site.scripts() { script src=(script.path()) defer {} }
            }
            body {
                header.top { div.brand { img src="/assets/logo.svg" alt="" width="28" height="28"; span { "Streamora" } } }
                main id="app" {}
                footer.bottom { p { "© 2026 Streamora Media B.V., Amsterdam" } }
            }
        }
    };
    Html(document.into_string()).into_response()
}

async fn membership(State(site): State<Arc<Shared>>) -> Json<Value> {
    let member = site.member().clone();
    let status = match member.status {
        Status::Active => "active",
        Status::Cancelled => "cancelled",
        Status::Apple => "billed through Apple",
        Status::Paused => "paused",
        Status::Deleted => "being deleted",
    };
    Json(
        json!({ "status": status, "plan": member.plan, "price": member.price, "until": member.until }),
    )
}
