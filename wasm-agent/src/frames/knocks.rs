//! A frame's place among its parent's frames changes when another one is moved, and frames in shadow trees have none. So what reads
//! one tells the page around it a number that only it has, and the browser tells from which window that came (<https://html.spec.whatwg.org/multipage/web-messaging.html>). The page
//! hears the number too; it opens nothing.
use js_sys::{Function, Reflect, Uint32Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// How a number begins, which no path does: no window holds so many frames.
const NOWHERE: u32 = u32::MAX;
const DIGITS: usize = 4;
/// A page that knocks by itself gains nothing, and is not listened to for ever.
const MAX_KNOCKS: usize = 300;

/// Nobody else's. `life` is a UUID.
pub(super) fn number(life: &str) -> Vec<u32> {
    let digits: Vec<u32> = life.chars().filter_map(|c| c.to_digit(16)).collect();
    let whole = |digits: &[u32]| digits.iter().fold(0, |sum, digit| sum << 4 | digit);
    std::iter::once(NOWHERE)
        .chain(digits.chunks(8).take(DIGITS).map(whole))
        .collect()
}

/// Tells the page around this frame its number, if anybody of ours listens there: in the tab's own page only.
pub(super) fn knock(number: &[u32]) -> Option<()> {
    let own = own_window();
    let get = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let parent = get(&own, "parent")?;
    if parent != get(&own, "top")? || parent == own {
        return None;
    }
    let post: Function = get(&parent, "postMessage")?.dyn_into().ok()?;
    // Fails where the window is gone, and nobody is there to be told.
    post.call2(&parent, &Uint32Array::from(number), &"*".into())
        .ok()
        .map(|_| ())
}

fn own_window() -> JsValue {
    js_sys::global().into()
}

fn is_closed(window: &JsValue) -> bool {
    Reflect::get(window, &"closed".into()).is_ok_and(|closed| closed.is_truthy())
}

/// Which windows have told which numbers.
#[derive(Debug, Default)]
pub(super) struct Knocks {
    told: Vec<(JsValue, Vec<u32>)>,
}

impl Knocks {
    /// Takes a message in, if it is one of these.
    pub(super) fn hear(&mut self, event: &JsValue) -> bool {
        let get = |name: &str| Reflect::get(event, &name.into()).unwrap_or(JsValue::UNDEFINED);
        if get("isTrusted") != JsValue::TRUE {
            // Made by the page: it says what the page likes.
            return false;
        }
        // What it carries is asked last: a page's own messages may be large.
        let source = get("source");
        if source.is_null() || source.is_undefined() || source == own_window() {
            return false;
        }
        let data = get("data");
        let Some(digits) = data.dyn_ref::<Uint32Array>() else {
            return false;
        };
        if digits.length() as usize != DIGITS + 1 || digits.get_index(0) != NOWHERE {
            return false;
        }
        // A window shows another document after a while, or is gone.
        self.told.retain(|(window, _)| *window != source);
        if self.told.len() >= MAX_KNOCKS {
            self.told.retain(|(window, _)| !is_closed(window));
        }
        if self.told.len() >= MAX_KNOCKS {
            return false;
        }
        self.told.push((source, digits.to_vec()));
        true
    }

    /// The number of the frame with this window; none, if another window has told the same.
    pub(super) fn of(&self, window: &JsValue) -> Option<Vec<u32>> {
        let own = self.told.iter().find(|(told, _)| told == window)?;
        let same = self.told.iter().filter(|(_, number)| *number == own.1);
        (same.count() == 1).then(|| own.1.clone())
    }

    pub(super) fn heard(&self, number: &[u32]) -> bool {
        self.told.iter().any(|(_, told)| told == number)
    }
}

/// Listens at the page's window while it lives.
#[derive(Debug)]
pub(super) struct Ear {
    hears: Closure<dyn FnMut(JsValue)>,
}

impl Ear {
    pub(super) fn new(hear: impl FnMut(JsValue) + 'static) -> Self {
        let hears = Closure::<dyn FnMut(JsValue)>::new(hear);
        let ear = Self { hears };
        ear.listen();
        ear
    }

    /// Once more is no more than once.
    pub(super) fn listen(&self) {
        if let Some(window) = web_sys::window() {
            // Fails on objects that hear no events only.
            let _ = window.add_event_listener_with_callback_and_bool(
                "message",
                self.hears.as_ref().unchecked_ref(),
                true,
            );
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            let _ = window.remove_event_listener_with_callback_and_bool(
                "message",
                self.hears.as_ref().unchecked_ref(),
                true,
            );
        }
    }
}
