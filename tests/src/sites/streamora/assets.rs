//! The service's scripts, styles and pictures, as files.
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(super) async fn asset(axum::extract::Path(name): axum::extract::Path<String>) -> Response {
    const JS: &str = "text/javascript; charset=utf-8";
    let (kind, text) = match name.as_str() {
        "streamora.css" => (
            "text/css; charset=utf-8",
            include_str!("../assets/streamora.css"),
        ),
        "single.js" => (JS, include_str!("../assets/single.js")),
        "streamora.js" => (JS, include_str!("../assets/streamora.js")),
        "hostile.js" => (JS, include_str!("../assets/hostile.js")),
        "renamer.js" => (JS, include_str!("../assets/renamer.js")),
        "cover.js" => (JS, include_str!("../assets/cover.js")),
        "confirm.js" => (JS, include_str!("../assets/confirm.js")),
        "clings.js" => (JS, include_str!("../assets/clings.js")),
        "alert.js" => (JS, include_str!("../assets/alert.js")),
        "logo.svg" => ("image/svg+xml", include_str!("../assets/logo.svg")),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
