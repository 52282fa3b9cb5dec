//! Whatever changes anything; each is counted in the truth.
use super::membership::{Status, Step};
use super::{Shared, Site};
use crate::sites::pages;
use axum::Router;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn deeds() -> Router<Arc<Shared>> {
    Router::new()
        .route("/account/plan/switch", post(switch_plan))
        .route("/account/pause", post(pause))
        .route("/account/restart", post(restart))
        .route("/account/delete", post(delete))
        .route("/cancel/offer", post(answer_offer))
        .route("/cancel/survey", post(answer_survey))
        .route("/cancel/confirm", post(finish))
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

async fn delete(State(site): Site) -> Redirect {
    site.truth().deletions += 1;
    site.member().status = Status::Deleted;
    Redirect::to("/account")
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

/// Counts every time, also when there is nothing left to cancel: a second press is what the tests are after.
async fn finish(State(site): Site) -> Response {
    if site.member().step < Step::SurveyDone {
        return Redirect::to("/cancel").into_response();
    }
    site.truth().cancellations += 1;
    site.member().status = Status::Cancelled;
    Redirect::to("/cancel/done").into_response()
}
