//! Presses that the page keeps from us: it can stop any event on its way to our buttons, but not what `:active` says of them. A
//! rule of face.css has a button that was pressed keep a mark, and a click that is heard takes the mark away.
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, ShadowRoot, Window};

/// What nothing else uses.
const MARK: &str = "text-underline-offset";

#[derive(Debug, Default)]
pub(super) struct Felt {
    /// A button that was pressed, and whose click, if it comes, is heard by the next look.
    before: RefCell<Option<Element>>,
    /// How often that was in vain.
    lost: Cell<u32>,
}

impl Felt {
    /// The button that was pressed by now and whose click was kept from us; and for how many times there was one.
    pub(super) fn look(&self, window: &Window, tree: &ShadowRoot) -> Option<(Element, u32)> {
        let pressed = self.pressed(window, tree)?;
        if self.before.borrow().as_ref() != Some(&pressed) {
            *self.before.borrow_mut() = Some(pressed);
            return None;
        }
        self.forget(window, &pressed);
        self.lost.set(self.lost.get() + 1);
        Some((pressed, self.lost.get()))
    }

    /// Its click was heard, or counted as lost.
    pub(super) fn forget(&self, window: &Window, button: &Element) {
        self.before.take();
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

fn marked(window: &Window, button: &Element) -> bool {
    let style = window.get_computed_style(button).ok().flatten();
    style.is_some_and(|s| {
        s.get_property_value(MARK)
            .is_ok_and(|v| !matches!(v.as_str(), "" | "0px"))
    })
}
