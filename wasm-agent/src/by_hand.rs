//! What the person's own hand does to the page: a click on what is outlined for them.
use crate::dom::El;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Heeds it for as long as it lives.
#[derive(Debug)]
pub(crate) struct ByHand {
    outlined: Rc<RefCell<Option<El>>>,
    _click: EventListener,
}

impl ByHand {
    /// `clicked` is called when the person has clicked what is outlined.
    pub(crate) fn heed(clicked: impl Fn() + 'static) -> ByHand {
        let outlined = Rc::new(RefCell::new(None::<El>));
        let awaited = outlined.clone();
        let capture = EventListenerOptions::run_in_capture_phase();
        let window = gloo::utils::window();
        let click = EventListener::new_with_options(&window, "click", capture, move |event| {
            let hit = |element: &El| {
                let path = event.composed_path();
                path.iter()
                    .any(|on| on == *AsRef::<JsValue>::as_ref(element))
            };
            if event.is_trusted() && awaited.borrow().as_ref().is_some_and(hit) {
                clicked();
            }
        });
        ByHand {
            outlined,
            _click: click,
        }
    }

    /// What the person is shown, if anything.
    pub(crate) fn awaits(&self, element: Option<&El>) {
        *self.outlined.borrow_mut() = element.cloned();
    }
}
