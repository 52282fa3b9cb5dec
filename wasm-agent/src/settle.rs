//! Knows whether the page is at rest, and whether it is being left.
use crate::dom;
use crate::time;
use crate::ui::Face;
use crate::wheel::Wheels;
use gloo::events::EventListener;
use js_sys::Reflect;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// At rest: loaded, and nothing has changed for this long, a few frames. What a press has yet to bring is waited for longer
/// (`EFFECT_MS`).
const QUIET_MS: f64 = 60.0;
/// Nobody waits longer than this for a page to come to rest.
const LIMIT_MS: f64 = 2_500.0;
/// So long a wheel may turn on a page that is at rest otherwise.
const WHEEL_MS: f64 = 1_800.0;
/// The same, where one on this document turned for ever.
const WHEEL_AGAIN_MS: f64 = 300.0;
/// So long what is coming or going is waited for, if more and more of it does.
const PASSING_MS: f64 = 1_200.0;
/// A navigation that has not taken the document away after this long leads nowhere (a download, an empty answer).
const LEAVING_MS: f64 = 10_000.0;
/// A press that has changed nothing yet may be waiting for the site's answer: so long it is given to show.
const EFFECT_MS: f64 = 600.0;
const POLL_MS: u32 = 15;
/// On a machine that is slow, nothing may have changed because nothing got its turn. Whatever the page had due by now has had it
/// after this long.
const TURN_MS: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    Settled,
    /// Still changing when the wait's limit was reached.
    Restless,
    /// The tab is on its way to another document.
    Leaving,
}

/// Watches for as long as it lives.
#[derive(Debug)]
pub(crate) struct Watch {
    changed: Rc<Cell<f64>>,
    /// How many times the page has changed.
    changes: Rc<Cell<u32>>,
    departure: Rc<RefCell<Option<Departure>>>,
    wheels: Wheels,
    observer: Option<web_sys::MutationObserver>,
    _seen: Closure<dyn FnMut(js_sys::Array)>,
    _listeners: Vec<EventListener>,
}

/// A navigation to another document that has begun.
#[derive(Clone, Debug)]
struct Departure {
    event: JsValue,
    at: f64,
}

impl Watch {
    pub(crate) fn start(face: &Face) -> Watch {
        // What was before nobody has watched.
        let changed = Rc::new(Cell::new(time::now()));
        let changes = Rc::new(Cell::new(0));
        let seen = on_change(changed.clone(), changes.clone(), face.clone());
        let observer = web_sys::MutationObserver::new(seen.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observe(observer);
        }
        let changes_too = changes.clone();
        let departure = Rc::new(RefCell::new(None));
        Watch {
            changed,
            changes,
            observer,
            _seen: seen,
            _listeners: listeners(&departure, &changes_too),
            departure,
            wheels: Wheels::new(face.clone()),
        }
    }

    /// How often the page has changed so far.
    pub(crate) fn changes(&self) -> u32 {
        self.changes.get()
    }

    /// After a press, with the changes counted before it: until its effect shows (or none comes), then until the page is at rest.
    pub(crate) async fn effect(&self, before: u32) -> Rest {
        let pressed = time::now();
        while self.changes.get() == before && !self.leaving() && time::now() - pressed < EFFECT_MS {
            time::sleep(POLL_MS).await;
        }
        self.rest().await
    }

    /// After something that need not change the page (a tick, a text, a scroll): time for what its handlers do at once.
    pub(crate) async fn moment(&self) -> Rest {
        time::frame().await;
        time::frame().await;
        self.rest().await
    }

    /// Until the page is at rest, or being left.
    pub(crate) async fn rest(&self) -> Rest {
        let start = time::now();
        let mut quiet_since = None;
        loop {
            let now = time::now();
            if self.leaving() {
                return Rest::Leaving;
            }
            if self.quiet(now) && self.stays_quiet().await {
                let since = *quiet_since.get_or_insert(now);
                if self.wheels.passes() && now - start < PASSING_MS {
                    time::sleep(POLL_MS).await;
                    continue;
                }
                let patience = if self.wheels.gave_up() {
                    WHEEL_AGAIN_MS
                } else {
                    WHEEL_MS
                };
                if !self.wheels.turn() {
                    return Rest::Settled;
                }
                if now - since >= patience || now - start >= LIMIT_MS {
                    self.wheels.give_up();
                    return Rest::Settled;
                }
                time::sleep(POLL_MS).await;
                continue;
            }
            if now - start >= LIMIT_MS {
                return Rest::Restless;
            }
            time::sleep(POLL_MS).await;
        }
    }

    /// Waits while the document is being left, as long as anyone waits.
    pub(crate) async fn departure(&self) {
        let start = time::now();
        while self.leaving() && time::now() - start < LIMIT_MS {
            time::sleep(POLL_MS).await;
        }
    }

    fn quiet(&self, now: f64) -> bool {
        now - self.changed.get() >= QUIET_MS && dom::document().ready_state() == "complete"
    }

    async fn stays_quiet(&self) -> bool {
        let before = self.changes.get();
        time::sleep(TURN_MS).await;
        self.changes.get() == before && !self.leaving()
    }

    pub(crate) fn leaving(&self) -> bool {
        let departure = self.departure.borrow().clone();
        departure.is_some_and(|d| {
            time::now() - d.at < LEAVING_MS
                && !truthy(&d.event, "defaultPrevented")
                && !intercepted()
        })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

fn on_change(
    changed: Rc<Cell<f64>>,
    changes: Rc<Cell<u32>>,
    face: Face,
) -> Closure<dyn FnMut(js_sys::Array)> {
    Closure::new(move |records: js_sys::Array| {
        let ours = |record: JsValue| {
            let target = Reflect::get(&record, &"target".into())
                .ok()
                .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
            target.is_some_and(|target| face.owns(&target))
        };
        if !records.iter().all(ours) {
            changed.set(time::now());
            changes.set(changes.get().wrapping_add(1));
        }
    })
}

/// What a person would notice. Inline styles are left out: animations that run by script never end.
fn observe(observer: &web_sys::MutationObserver) {
    let how = web_sys::MutationObserverInit::new();
    how.set_child_list(true);
    how.set_subtree(true);
    how.set_character_data(true);
    let names = [
        "class",
        "disabled",
        "hidden",
        "open",
        "aria-busy",
        "aria-disabled",
        "aria-expanded",
        "aria-hidden",
        "inert",
    ];
    how.set_attribute_filter(
        &names
            .iter()
            .map(|name| JsValue::from_str(name))
            .collect::<js_sys::Array>(),
    );
    if let Some(document) = web_sys::window().and_then(|w| w.document()) {
        let _ = observer.observe_with_options(&document, &how);
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface>
fn listeners(
    departure: &Rc<RefCell<Option<Departure>>>,
    changes: &Rc<Cell<u32>>,
) -> Vec<EventListener> {
    let Some(navigation) = navigation() else {
        return Vec::new();
    };
    let target: &web_sys::EventTarget = navigation.unchecked_ref();
    let changes = changes.clone();
    let (begun, ended, failed) = (departure.clone(), departure.clone(), departure.clone());
    vec![
        EventListener::new(target, "navigate", move |event| {
            // One that the page made up leads nowhere.
            if !event.is_trusted() {
                return;
            }
            // Also within the document (`#place`, `pushState`): something came of the press.
            changes.set(changes.get().wrapping_add(1));
            if leads_away(event) {
                *begun.borrow_mut() = Some(Departure {
                    event: event.into(),
                    at: time::now(),
                });
            }
        }),
        EventListener::new(target, "navigatesuccess", move |event| {
            if event.is_trusted() {
                *ended.borrow_mut() = None;
            }
        }),
        EventListener::new(target, "navigateerror", move |event| {
            if event.is_trusted() {
                *failed.borrow_mut() = None;
            }
        }),
    ]
}

fn leads_away(event: &JsValue) -> bool {
    let destination = Reflect::get(event, &"destination".into()).unwrap_or(JsValue::UNDEFINED);
    let download = Reflect::get(event, &"downloadRequest".into()).is_ok_and(|v| v.is_string());
    !truthy(&destination, "sameDocument") && !download
}

/// The page has taken the navigation over and stays.
fn intercepted() -> bool {
    navigation()
        .and_then(|n| Reflect::get(&n, &"transition".into()).ok())
        .is_some_and(|t| t.is_object())
}

fn navigation() -> Option<JsValue> {
    Reflect::get(&js_sys::global(), &"navigation".into())
        .ok()
        .filter(|n| n.is_instance_of::<web_sys::EventTarget>())
}

fn truthy(object: &JsValue, name: &str) -> bool {
    object.is_object() && Reflect::get(object, &name.into()).is_ok_and(|v| v.is_truthy())
}
