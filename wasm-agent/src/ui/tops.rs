//! What the page has drawn above everything else: nothing but that can stand in front of a question. The browser's word on what can
//! be seen does not tell of all that is drawn over something: the shadow of letters that are elsewhere, the windows that a list or
//! a film opens. So a question counts as seen only while there is nothing of that kind, but for modal dialogs that were there before it.
use super::page::{self, Page};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, MutationObserver, MutationObserverInit, MutationRecord, NodeList, ShadowRoot, Window,
};

/// The whole of the browser's top layer (<https://drafts.csswg.org/css-position-4/#top-layer>).
const TOPS: &str = ":modal, :popover-open, :fullscreen";
/// Lists and calendars are windows of their own. Older browsers don't know these words.
const LISTS: &str = "select:open, input:open";
/// All but what is common and has no shadow tree.
const MAY_HOST: &str = ":not(a, b, br, button, circle, dd, dl, dt, em, form, g, hr, i, img, input, label, li, line, link, meta, ol, \
                        option, path, rect, script, select, small, strong, style, svg, table, tbody, td, th, thead, tr, ul, use)";
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
        let mut dialogs = self.found(DIALOGS);
        for tree in self.trees(own) {
            dialogs.extend(found_in(&tree, DIALOGS));
        }
        let what = MutationObserverInit::new();
        what.set_attributes(true);
        what.set_attribute_filter(&js_sys::Array::of1(&"open".into()));
        dialogs.retain(|dialog| observer.observe_with_options(dialog, &what).is_ok());
        *self.behind.borrow_mut() = dialogs;
    }

    /// Something of the page's may stand in front, as far as its own tree tells.
    pub(super) fn may_cover(&self) -> bool {
        self.is_new(&self.found(TOPS)) || !self.found(LISTS).is_empty() || self.floats()
    }

    /// The same of every shadow tree in the page. Dear: each element that may have one is asked.
    pub(super) fn may_cover_from_inside(&self, own: &Element) -> bool {
        let covers = |tree: &ShadowRoot| {
            self.is_new(&found_in(tree, TOPS)) || !found_in(tree, LISTS).is_empty()
        };
        self.trees(own).iter().any(covers)
    }

    fn is_new(&self, tops: &[Element]) -> bool {
        let behind = self.behind.borrow();
        tops.iter().any(|top| !behind.contains(top))
    }

    fn found(&self, selector: &str) -> Vec<Element> {
        let all = self.page.all(selector);
        all.map(|all| list(&all)).unwrap_or_default()
    }

    /// Every shadow tree in the page but our own.
    fn trees(&self, own: &Element) -> Vec<ShadowRoot> {
        let mut hosts = self.found(MAY_HOST);
        hosts.retain(|host| host != own);
        let mut trees = Vec::new();
        while let Some(host) = hosts.pop() {
            let tree = page::shadow_of(&host).unwrap_or_else(|_| host.shadow_root());
            if let Some(tree) = tree {
                hosts.extend(found_in(&tree, MAY_HOST));
                trees.push(tree);
            }
        }
        trees
    }

    /// A window of the page's that stays in front of all others, or a pointer that the page has taken: what the person sees move then is
    /// not what presses.
    fn floats(&self) -> bool {
        let get =
            |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).unwrap_or_default();
        let shown = |value: JsValue| !value.is_null() && !value.is_undefined();
        let pictures = get(&self.window, "documentPictureInPicture");
        let window = shown(pictures.clone()) && shown(get(&pictures, "window"));
        let names = ["pictureInPictureElement", "pointerLockElement"];
        window || names.iter().any(|name| shown(get(&self.page, name)))
    }
}

fn found_in(tree: &ShadowRoot, selector: &str) -> Vec<Element> {
    let all = tree.query_selector_all(selector);
    all.map(|all| list(&all)).unwrap_or_default()
}

fn list(all: &NodeList) -> Vec<Element> {
    let each = (0..all.length()).filter_map(|n| all.item(n));
    each.map(JsCast::unchecked_into).collect()
}
