//! The held line, as far as the page can hold it: while it lives, the page can't leave for another document and no form is sent by
//! it; what was tried is noted. That no request gets out meanwhile is the service worker's part.
use crate::dom::El;
use crate::time;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use js_sys::Reflect;
use protocol::held::{Held, HeldKind};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = PerformanceObserver)]
    #[derive(Debug)]
    type Observer;
    #[wasm_bindgen(constructor, js_class = "PerformanceObserver", catch)]
    fn new(heard: &JsValue) -> Result<Observer, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn observe(this: &Observer, what: &JsValue) -> Result<(), JsValue>;
    #[wasm_bindgen(method, js_name = takeRecords)]
    fn take(this: &Observer) -> js_sys::Array;
    #[wasm_bindgen(method)]
    fn disconnect(this: &Observer);

    type Entries;
    #[wasm_bindgen(method, js_name = getEntries)]
    fn all(this: &Entries) -> js_sys::Array;
}

/// What scripts send by themselves (<https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-initiatortype>).
const SENT: [&str; 5] = ["fetch", "xmlhttprequest", "beacon", "ping", "other"];

#[derive(Debug, Default)]
struct Notes {
    held: RefCell<Vec<Held>>,
    /// How the form is sent that is just being submitted.
    submits: RefCell<Option<String>>,
    from: Cell<f64>,
}

#[derive(Debug)]
pub(crate) struct Line {
    notes: Rc<Notes>,
    observer: Option<Observer>,
    _heard: Closure<dyn FnMut(Entries)>,
    _listeners: Vec<EventListener>,
}

impl Line {
    /// None where the browser doesn't tell of navigations before they happen. `pressed` may stand in a frame of the same site.
    pub(crate) fn hold(pressed: Option<&El>) -> Option<Line> {
        let notes = Rc::new(Notes::default());
        notes.from.set(time::now());
        let own: JsValue = js_sys::global().into();
        let inner = pressed.and_then(El::view).map(JsValue::from);
        let mut listeners = Vec::new();
        for window in std::iter::once(&own).chain(inner.as_ref().filter(|w| **w != own)) {
            listeners.extend(listen(window, &notes)?);
        }
        let of = notes.clone();
        let heard =
            Closure::<dyn FnMut(Entries)>::new(move |entries: Entries| of.look_at(&entries.all()));
        let observer = Observer::new(heard.as_ref()).ok();
        if let Some(observer) = &observer {
            let kinds = js_sys::Array::of1(&"resource".into());
            let _ = observer.observe(&crate::dom::object(&[("entryTypes", kinds.into())]));
        }
        Some(Line {
            notes,
            observer,
            _heard: heard,
            _listeners: listeners,
        })
    }

    /// What was kept back.
    pub(crate) fn let_go(self) -> Vec<Held> {
        if let Some(observer) = &self.observer {
            self.notes.look_at(&observer.take());
            observer.disconnect();
        }
        self.notes.held.take()
    }
}

impl Notes {
    fn note(&self, kind: HeldKind, method: &str, url: &str) {
        let held = Held::of(kind, method, url);
        let mut all = self.held.borrow_mut();
        if !all.contains(&held) {
            all.push(held);
        }
    }

    /// Requests that came to nothing. Which of them were blocked, the browser tells the worker.
    fn look_at(&self, entries: &js_sys::Array) {
        for entry in entries.iter() {
            let text = |name: &str| Some(member(&entry, name)?.as_string().unwrap_or_default());
            let number = |name: &str| member(&entry, name)?.as_f64();
            let unanswered = number("responseStatus") == Some(0.0);
            let since = number("startTime").is_some_and(|at| at >= self.from.get());
            let sent = text("initiatorType").is_some_and(|kind| SENT.contains(&kind.as_str()));
            if unanswered && since && sent {
                self.note(HeldKind::Request, "", &text("name").unwrap_or_default());
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface>
    fn navigates(&self, event: &web_sys::Event) {
        let to = member(event, "destination").unwrap_or(JsValue::UNDEFINED);
        let stays = member(&to, "sameDocument").is_some_and(|same| same.is_truthy());
        if !event.is_trusted() || stays || !event.cancelable() {
            return;
        }
        event.prevent_default();
        let url = member(&to, "url").and_then(|url| url.as_string());
        let body = member(event, "formData").is_some_and(|data| data.is_object());
        let form = self.submits.take();
        let method = if body { "POST" } else { "GET" };
        let kind = match form.is_some() || body {
            true => HeldKind::Form,
            false => HeldKind::Navigation,
        };
        self.note(kind, method, &url.unwrap_or_default());
    }

    /// At the very end of a submission that the page left to the browser. One that goes to this window comes to `navigates`.
    fn submits(&self, event: &web_sys::Event) {
        let sent = self.submits.borrow().clone();
        if event.default_prevented() || !event.is_trusted() {
            self.submits.take();
        } else if sent.as_deref() == Some("post") {
            event.prevent_default();
            self.submits.take();
            self.note(
                HeldKind::Form,
                "POST",
                &action_of(event).unwrap_or_default(),
            );
        }
    }
}

fn listen(window: &JsValue, notes: &Rc<Notes>) -> Option<Vec<EventListener>> {
    let navigation = member(window, "navigation")?;
    let navigation: &web_sys::EventTarget = navigation.unchecked_ref();
    let window: &web_sys::EventTarget = window.unchecked_ref();
    let early = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let late = EventListenerOptions::enable_prevent_default();
    let (a, b, c) = (notes.clone(), notes.clone(), notes.clone());
    Some(vec![
        EventListener::new_with_options(navigation, "navigate", early, move |e| a.navigates(e)),
        EventListener::new_with_options(window, "submit", early, move |event| {
            *b.submits.borrow_mut() = event.is_trusted().then(|| method_of(event));
        }),
        EventListener::new_with_options(window, "submit", late, move |e| c.submits(e)),
    ])
}

/// What the button that submits says, else what the form says.
fn said(event: &web_sys::Event, of_button: &str, of_form: &str) -> Option<String> {
    let element = |name: &str| member(event, name).filter(JsValue::is_object);
    let button = element("submitter").map(|b| b.unchecked_into::<El>());
    let own = button.and_then(|button| button.attribute(of_button));
    own.or_else(|| {
        let form = element("target")?.unchecked_into::<El>();
        form.attribute(of_form)
    })
}

fn method_of(event: &web_sys::Event) -> String {
    let method = said(event, "formmethod", "method").unwrap_or_default();
    method.trim().to_ascii_lowercase()
}

fn action_of(event: &web_sys::Event) -> Option<String> {
    let action = said(event, "formaction", "action").unwrap_or_default();
    let here = crate::dom::document().url();
    let url = web_sys::Url::new_with_base(&action, &here).ok()?;
    Some(url.href())
}

fn member(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}
