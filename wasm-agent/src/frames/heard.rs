//! What the worker has told of the tab's frames: who is in there, who has answered.
use super::knocks::Knocks;
use super::wire::{Answer, unpacked};
use crate::awaited::Awaited;
use crate::time;
use js_sys::{Array, Reflect};
use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::pin;
use std::task::{Poll, Waker};
use wasm_bindgen::{JsCast, JsValue};

/// Lists, since a tab has few frames.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// Who is in there, and who is waited for.
    pub(super) frames: Awaited,
    /// A frame has lost its agent since: its document may be another one now.
    pub(super) moved: bool,
    /// Readings that were asked for and have not been answered yet: frame, ask.
    pub(super) owed: Vec<(i32, u32)>,
    /// What somebody waits for.
    wanted: Vec<u32>,
    answers: Vec<(i32, Answer)>,
    pub(super) lost: bool,
    pub(super) knocks: Knocks,
    /// Rises with everything heard.
    news: u32,
    waiting: Option<Waker>,
}

/// Until something is heard, or for this long.
pub(super) async fn news(heard: &RefCell<Heard>, limit_ms: u32) {
    let before = heard.borrow().news;
    let mut limit = pin!(time::sleep(limit_ms));
    poll_fn(|waits| {
        if heard.borrow().news != before {
            return Poll::Ready(());
        }
        heard.borrow_mut().waiting = Some(waits.waker().clone());
        limit.as_mut().poll(waits)
    })
    .await;
}

impl Heard {
    pub(super) fn lose(&mut self) {
        self.lost = true;
        self.wake();
    }

    fn wake(&mut self) {
        self.news = self.news.wrapping_add(1);
        if let Some(waiting) = self.waiting.take() {
            waiting.wake();
        }
    }

    /// The page was sent a message; anybody may have sent it.
    pub(super) fn knock(&mut self, event: &JsValue) {
        if self.knocks.hear(event) {
            self.wake();
        }
    }

    pub(super) fn hear(&mut self, message: &JsValue) {
        self.wake();
        let member = |name: &str| Reflect::get(message, &name.into()).unwrap_or(JsValue::UNDEFINED);
        let frame = |name: &str| member(name).as_f64().map(|frame| frame as i32);
        if let Some(reached) = member("reached").dyn_ref::<Array>() {
            let frames = reached.iter().filter_map(|frame| frame.as_f64());
            self.frames
                .reached(frames.map(|frame| frame as i32).collect());
        } else if let Some(frame) = frame("arrived") {
            self.drop_frame(frame);
            self.frames.arrived(frame);
        } else if let Some(frame) = frame("gone") {
            self.drop_frame(frame);
            self.moved = true;
        } else if let (Some(frame), Some(answer)) =
            (frame("from"), unpacked::<Answer>(&member("payload")))
        {
            self.frames.spoke(frame);
            self.owed.retain(|owed| *owed != (frame, answer.ask));
            if self.wanted.contains(&answer.ask) {
                self.answers.push((frame, answer));
            }
        }
    }

    /// Its agent owes nothing any more, nor will it answer.
    fn drop_frame(&mut self, frame: i32) {
        self.frames.gone(frame);
        self.owed.retain(|(from, _)| *from != frame);
    }

    pub(super) fn want(&mut self, ask: u32) {
        self.wanted.push(ask);
    }

    pub(super) fn has(&self, ask: u32) -> bool {
        self.answers.iter().any(|(_, answer)| answer.ask == ask)
    }

    pub(super) fn take(&mut self, ask: u32) -> Option<(i32, Answer)> {
        let at = self.answers.iter().position(|(_, a)| a.ask == ask)?;
        Some(self.answers.swap_remove(at))
    }

    /// Nobody waits for it any more.
    pub(super) fn forget(&mut self, ask: u32) {
        self.wanted.retain(|wanted| *wanted != ask);
        self.answers.retain(|(_, answer)| answer.ask != ask);
    }
}
