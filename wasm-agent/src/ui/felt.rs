//! Presses that the page keeps from us: it can stop any event on its way to our buttons, but not what the browser says of them
//! elsewhere. A rule of face.css has a button that was pressed keep a mark (`:active`), and a click that is heard takes the mark away;
//! a key that went down on a button is followed by a click; and no press of a person goes by without the browser calling the tab used.
use super::dom;
use js_sys::Reflect;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, ShadowRoot, Window};

/// What nothing else uses.
const MARK: &str = "text-underline-offset";
/// A key that is held goes down again and again, sooner than this; so long after the last time it is up, and its click was heard.
const KEY_MS: f64 = 700.0;
/// Between what was heard and the look that finds the tab used.
const HEARD_MS: f64 = 500.0;
/// So long at most the browser calls a tab used after one press.
pub(super) const USED_MS: f64 = 6_000.0;

#[derive(Debug, Default)]
pub(super) struct Felt {
    /// A button that was pressed, and whose click, if it comes, is heard by the next look.
    before: RefCell<Option<Element>>,
    /// A button that a key went down on, and when it did so last.
    by_key: RefCell<Option<(Element, f64)>>,
    /// A key went down anew, and of the one before there was no click: on this button.
    in_vain: RefCell<Option<Element>>,
    /// How often that was in vain.
    lost: Cell<u32>,
    /// The browser called the tab used at the last look.
    used: Cell<bool>,
    /// When a press of the person was heard last, wherever it went.
    heard: Cell<f64>,
}

/// A press whose click was kept from us.
#[derive(Debug)]
pub(super) struct Lost {
    pub(super) button: Element,
    /// The person meant it: let go where it was pressed, or did it by key.
    pub(super) meant: bool,
    /// For how many times there was one.
    pub(super) times: u32,
}

impl Felt {
    /// The button that was pressed by now and whose click was kept from us.
    pub(super) fn look(&self, window: &Window, tree: &ShadowRoot) -> Option<Lost> {
        if let Some(button) = self.key_in_vain(dom::now(window)) {
            return Some(self.count(window, button, true));
        }
        let pressed = self.pressed(window, tree)?;
        if self.before.borrow().as_ref() != Some(&pressed) {
            *self.before.borrow_mut() = Some(pressed);
            return None;
        }
        self.forget(window, &pressed);
        let meant = pressed.matches(":hover").unwrap_or(false);
        Some(self.count(window, pressed, meant))
    }

    fn count(&self, window: &Window, button: Element, meant: bool) -> Lost {
        self.hear(window);
        self.lost.set(self.lost.get() + 1);
        let times = self.lost.get();
        Lost {
            button,
            meant,
            times,
        }
    }

    /// A key that presses buttons went down on this one.
    pub(super) fn key_down(&self, window: &Window, button: Element, again: bool) {
        let before = self.by_key.take();
        let held = before.as_ref().is_some_and(|(held, _)| *held == button);
        if !again || held {
            *self.by_key.borrow_mut() = Some((button, dom::now(window)));
        }
        if let Some((earlier, _)) = before.filter(|_| !again) {
            *self.in_vain.borrow_mut() = Some(earlier);
        }
    }

    fn key_in_vain(&self, now: f64) -> Option<Element> {
        let due = |(_, at): &mut (Element, f64)| now - *at > KEY_MS;
        let late = || {
            self.by_key
                .borrow_mut()
                .take_if(due)
                .map(|(button, _)| button)
        };
        self.in_vain.take().or_else(late)
    }

    /// Something that the person pressed was heard, wherever it went.
    pub(super) fn hear(&self, window: &Window) {
        self.heard.set(dom::now(window));
    }

    /// From now on it is noticed when the person presses something and nothing of it is heard.
    pub(super) fn begin(&self, window: &Window) {
        self.used.set(is_used(window));
        self.heard.set(dom::now(window));
    }

    /// Whether the person has pressed something since, and the page let us hear nothing of it. Esc alone leaves no trace. What is
    /// pressed on a button of ours is not over yet, or is told by the next look.
    pub(super) fn is_unheard(&self, window: &Window, tree: &ShadowRoot) -> bool {
        let held = tree.query_selector("button:active");
        if self.before.borrow().is_some() || held.is_ok_and(|held| held.is_some()) {
            return false;
        }
        let used = is_used(window);
        let already = self.used.replace(used);
        let silence = dom::now(window) - self.heard.get();
        used && silence > if already { USED_MS } else { HEARD_MS }
    }

    /// Its click was heard, or counted as lost.
    pub(super) fn forget(&self, window: &Window, button: &Element) {
        self.before.take();
        self.by_key.take();
        let _ = button.class_list().add_1("forgets");
        // Looked at, so that it holds before the class goes.
        let _ = marked(window, button);
        let _ = button.class_list().remove_1("forgets");
    }

    /// Pressed and let go.
    fn pressed(&self, window: &Window, tree: &ShadowRoot) -> Option<Element> {
        let buttons = tree.query_selector_all("button:not(:active)").ok()?;
        let all = (0..buttons.length()).filter_map(|n| buttons.item(n));
        all.map(JsCast::unchecked_into)
            .find(|button| marked(window, button))
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#transient-activation>: for some seconds after a press.
fn is_used(window: &Window) -> bool {
    Reflect::get(window, &"navigator".into())
        .and_then(|navigator| Reflect::get(&navigator, &"userActivation".into()))
        .and_then(|activation| Reflect::get(&activation, &"isActive".into()))
        .is_ok_and(|active| active.is_truthy())
}

fn marked(window: &Window, button: &Element) -> bool {
    let style = window.get_computed_style(button).ok().flatten();
    style.is_some_and(|s| {
        s.get_property_value(MARK)
            .is_ok_and(|v| !matches!(v.as_str(), "" | "0px"))
    })
}
