//! What the page has drawn above everything else: nothing but that can stand in front of a question. The browser's word on what can
//! be seen does not tell of all that is drawn over something: the shadow of letters that are elsewhere, the windows that a list or
//! a film opens. So a question counts as seen only while there is nothing of that kind, but for modal dialogs that were there before it.
use super::page::{Page, Target};
use super::roots::{Roots, found, get};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Window};

/// The whole of the browser's top layer (<https://drafts.csswg.org/css-position-4/#top-layer>).
const TOPS: &str = ":modal, :popover-open, :fullscreen";
/// Lists and calendars are windows of their own. Older browsers don't know these words.
const LISTS: &str = "select:open, input:open";
/// A film in a window of its own, and a pointer that the page has taken: what the person sees move then is not what presses.
const FILM: &str = "pictureInPictureElement";
const POINTER: &str = "pointerLockElement";
const DIALOGS: &str = "dialog:modal";

pub(super) struct Tops {
    window: Window,
    page: Page,
    /// The page's modal dialogs that are known to be behind ours.
    behind: Rc<RefCell<Vec<Element>>>,
    observer: Option<MutationObserver>,
    _heard: Closure<dyn FnMut(js_sys::Array)>,
}

impl std::fmt::Debug for Tops {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tops")
            .field("behind", &self.behind)
            .finish_non_exhaustive()
    }
}

impl Tops {
    pub(super) fn of(window: &Window, page: &Page) -> Tops {
        let behind = Rc::<RefCell<Vec<Element>>>::default();
        let known = behind.clone();
        // A dialog that was closed and opened again is in front.
        let heard: Closure<dyn FnMut(js_sys::Array)> =
            Closure::new(move |records: js_sys::Array| {
                for target in records
                    .iter()
                    .filter_map(|r| r.unchecked_into::<MutationRecord>().target())
                {
                    known.borrow_mut().retain(|dialog| **dialog != target);
                }
            });
        Tops {
            window: window.clone(),
            page: page.clone(),
            behind,
            observer: MutationObserver::new(heard.as_ref().unchecked_ref()).ok(),
            _heard: heard,
        }
    }

    /// Ours (`own` is its host) has just come to the top.
    pub(super) fn are_behind(&self, own: &Element) {
        let Some(observer) = &self.observer else {
            return;
        };
        observer.disconnect();
        let mut dialogs = Roots::all(&self.page, own).found(DIALOGS);
        let what = MutationObserverInit::new();
        what.set_attributes(true);
        what.set_attribute_filter(&js_sys::Array::of1(&"open".into()));
        dialogs.retain(|dialog| observer.observe_with_options(dialog, &what).is_ok());
        *self.behind.borrow_mut() = dialogs;
    }

    /// Something of the page's may stand in front, as far as its documents' own trees tell.
    pub(super) fn may_cover(&self) -> bool {
        let roots = Roots::near(&self.page);
        self.is_new(&found(&self.page, TOPS))
            || !roots.found(LISTS).is_empty()
            || self.floats(&roots)
    }

    /// The same of every shadow tree in them.
    pub(super) fn may_cover_from_inside(&self, own: &Element) -> bool {
        let roots = Roots::all(&self.page, own);
        let mut tops = roots.found(TOPS);
        // What is on top of a frame is under a modal dialog of the page around it, as the frame is.
        tops.retain(|top| top.unchecked_ref::<Target>().page().as_ref() == Some(&self.page));
        self.is_new(&tops) || !roots.found(LISTS).is_empty() || self.floats(&roots)
    }

    fn is_new(&self, tops: &[Element]) -> bool {
        let behind = self.behind.borrow();
        tops.iter().any(|top| !behind.contains(top))
    }

    /// A window of the page's that stays in front of all others.
    fn floats(&self, roots: &Roots) -> bool {
        let mut documents = roots.documents.iter();
        self.picture().is_some()
            || documents.any(|d| [FILM, POINTER].iter().any(|name| get(d, name).is_some()))
    }

    /// Closes what floats: it would stand over a window of ours, too.
    pub(super) fn let_nothing_float(&self) {
        for document in Roots::near(&self.page).documents {
            if get(&document, FILM).is_some() {
                let _ = document.end_film();
            }
            if get(&document, POINTER).is_some() {
                let _ = document.free_pointer();
            }
        }
        if let Some(window) = self.picture() {
            let _ = window.close();
        }
    }

    fn picture(&self) -> Option<Window> {
        let pictures = get(&self.window, "documentPictureInPicture")?;
        get(&pictures, "window").map(JsCast::unchecked_into)
    }
}
