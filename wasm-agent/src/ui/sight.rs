//! The browser's own word on whether something can be seen.
use super::dom;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// Whether the browser vouches for every pixel of these elements: nothing over them, no opacity, filter or distortion
/// (<https://www.w3.org/TR/intersection-observer/#calculate-visibility-algo>).
#[derive(Debug)]
pub(super) struct Sight {
    observer: Option<IntersectionObserver>,
    clear: Rc<[Cell<bool>; 2]>,
    _heard: Closure<dyn FnMut(js_sys::Array)>,
}

impl Sight {
    pub(super) fn of(elements: [&Element; 2]) -> Sight {
        let clear = Rc::new([Cell::new(false), Cell::new(false)]);
        let (told, watched) = (clear.clone(), elements.map(Element::clone));
        let heard = Closure::new(move |entries: js_sys::Array| {
            for entry in entries
                .iter()
                .map(|e| e.unchecked_into::<IntersectionObserverEntry>())
            {
                let whole = entry.intersection_ratio() > 0.99 && dom::is_set(&entry, "isVisible");
                for (element, clear) in watched
                    .iter()
                    .zip(told.iter())
                    .filter(|(e, _)| **e == entry.target())
                {
                    let _ = element;
                    clear.set(whole);
                }
            }
        });
        let options = IntersectionObserverInit::new();
        let thresholds = [0.0, 0.5, 0.99, 1.0]
            .map(JsValue::from_f64)
            .iter()
            .collect::<js_sys::Array>();
        for (name, value) in [
            ("trackVisibility", true.into()),
            ("delay", 100.into()),
            ("threshold", thresholds.into()),
        ] {
            let _ = js_sys::Reflect::set(&options, &JsValue::from_str(name), &value);
        }
        let heard_by: Closure<dyn FnMut(js_sys::Array)> = heard;
        let observer =
            IntersectionObserver::new_with_options(heard_by.as_ref().unchecked_ref(), &options)
                .ok();
        for element in elements {
            if let Some(observer) = &observer {
                observer.observe(element);
            }
        }
        Sight {
            observer,
            clear,
            _heard: heard_by,
        }
    }

    pub(super) fn is_clear(&self) -> bool {
        self.clear.iter().all(Cell::get)
    }
}

impl Drop for Sight {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}
