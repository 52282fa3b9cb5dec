//! What can be looked at: fetching any of these changes nothing.
use super::membership::{Status, Step};
use super::{Shared, Site};
use crate::sites::pages::{self, View};
use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use std::sync::Arc;

pub(super) fn views() -> Router<Arc<Shared>> {
    Router::new()
        .route("/account", get(account))
        .route("/account/plan", get(plan))
        .route("/account/delete", get(delete_page))
        .route("/cancel", get(offer))
        .route("/cancel/survey", get(survey))
        .route("/cancel/confirm", get(confirm))
        .route("/cancel/done", get(done))
}

pub(super) async fn home(State(site): Site) -> Response {
    let view = View {
        title: "Films and series",
        scripts: &site.variant.extra_scripts,
        signed_in: false,
    };
    Html(pages::whole(&view, pages::home()).into_string()).into_response()
}

pub(super) async fn login_page(State(site): Site) -> Response {
    let view = View {
        title: "Sign in",
        scripts: &site.variant.extra_scripts,
        signed_in: false,
    };
    Html(pages::whole(&view, pages::login()).into_string()).into_response()
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

async fn delete_page(State(site): Site) -> Response {
    site.page("Delete account", pages::delete())
}

async fn offer(State(site): Site) -> Response {
    let member = site.member().clone();
    match member.status {
        Status::Active => site.page("Before you go", pages::offer(&member)),
        _ => Redirect::to("/account").into_response(),
    }
}

async fn survey(State(site): Site) -> Response {
    if site.member().step < Step::OfferDeclined {
        return Redirect::to("/cancel").into_response();
    }
    site.page("One question", pages::survey())
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

async fn done(State(site): Site) -> Response {
    let member = site.member().clone();
    match member.status {
        Status::Cancelled => site.page("Cancelled", pages::done(&member)),
        _ => Redirect::to("/account").into_response(),
    }
}
