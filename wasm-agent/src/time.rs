//! Waiting, in ways that hidden tabs can't stop.
use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

/// Milliseconds since the document began: a clock that nobody sets, for measuring how long something takes.
pub(crate) fn now() -> f64 {
    let performance = web_sys::window().and_then(|w| w.performance());
    performance.map_or_else(js_sys::Date::now, |p| p.now())
}

pub(crate) async fn sleep(ms: u32) {
    wait(|window, done| {
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            done,
            i32::try_from(ms).unwrap_or(i32::MAX),
        );
    })
    .await;
}

/// Until the page has been painted anew; where painting rests (a tab in the background), a moment.
pub(crate) async fn frame() {
    wait(|window, done| {
        let _ = window.request_animation_frame(done);
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(done, 60);
    })
    .await;
}

async fn wait(start: impl Fn(&web_sys::Window, &Function)) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let promise = Promise::new(&mut |done: Function, _| start(&window, &done));
    // This promise is never rejected.
    let _ = JsFuture::from(promise).await;
}
