//! What the person's own hand does to the page: a click on what is outlined for them.
use crate::dom::El;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

/// Heeds it for as long as it lives.
pub(crate) struct ByHand {
    clicked: Rc<dyn Fn()>,
    awaited: RefCell<Option<EventListener>>,
}

impl ByHand {
    /// `clicked` is called when the person has clicked what is outlined.
    pub(crate) fn heed(clicked: impl Fn() + 'static) -> ByHand {
        ByHand {
            clicked: Rc::new(clicked),
            awaited: RefCell::default(),
        }
    }

    /// What the person is shown, if anything.
    pub(crate) fn awaits(&self, element: Option<&El>) {
        self.awaited.replace(element.map(|e| self.listener(e)));
    }

    /// At the element's own tree: from outside a closed shadow tree or a frame nobody sees what was clicked in it.
    fn listener(&self, element: &El) -> EventListener {
        let (clicked, outlined) = (self.clicked.clone(), JsValue::from(element));
        let tree: EventTarget = element.root_node().unchecked_into();
        let capture = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&tree, "click", capture, move |event| {
            if event.is_trusted() && event.composed_path().iter().any(|on| on == outlined) {
                clicked();
            }
        })
    }
}
