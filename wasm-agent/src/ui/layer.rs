//! The ground that panel, outline and sheet stand on: one bare host element, a closed shadow root, and in it a manual
//! popover (panel, outline) and a modal dialog (the question). It keeps them in the document, on top, and pressable.
//!
//! Popover and dialog live inside the shadow root and not on the host, so that the page can neither close nor style them.
//! The question is a modal dialog because a page's own modal makes everything else inert, popovers included; the newest
//! modal wins. The panel must leave the page usable, so under a page's modal dialog the host moves into that dialog.
use super::dom;
use super::guard::Attention;
use super::page::Page;
use super::tops::Tops;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{
    CssStyleSheet, Element, HtmlDialogElement, HtmlElement, MutationObserver, MutationObserverInit,
    ShadowRoot, ShadowRootInit, ShadowRootMode, Window,
};

const STYLE: &str = include_str!("face.css");
/// So often the host is put back in one document before the page gets its wish.
const LIVES: u32 = 20;
/// The longest wait between two tries to come to the top, in looks.
const LONGEST_WAIT: u32 = 64;

#[derive(Debug)]
pub(super) struct Layer {
    pub(super) window: Window,
    pub(super) page: Page,
    pub(super) host: HtmlElement,
    pub(super) shadow: ShadowRoot,
    /// Panel and outline.
    pub(super) popover: HtmlElement,
    /// The question.
    pub(super) dialog: HtmlDialogElement,
    /// What of the page may stand in front of it.
    pub(super) tops: Tops,
    lives: Cell<u32>,
    wait: Cell<u32>,
    next_wait: Cell<u32>,
}

impl Layer {
    pub(super) fn new(window: Window) -> Option<Layer> {
        // `document` is the one property of a window that nobody can replace.
        let page: Page = window.document()?.unchecked_into();
        // A plain `div`: the page can't define it as a custom element and get at its internals.
        let host = dom::make(&page, "div", "");
        let shadow = host
            .attach_shadow(&ShadowRootInit::new(ShadowRootMode::Closed))
            .ok()?;
        // A constructed sheet: an inline `<style>` would be at the mercy of the page's CSP.
        let style = CssStyleSheet::new().ok()?;
        style.replace_sync(&own_names(STYLE, &window)?).ok()?;
        shadow.set_adopted_style_sheets(&js_sys::Array::of1(&style));
        let popover = dom::make(&page, "div", "layer");
        popover.set_popover(Some("manual")).ok()?;
        let dialog: HtmlDialogElement = dom::make(&page, "dialog", "question").unchecked_into();
        dom::append(&shadow, &popover);
        dom::append(&shadow, &dialog);
        // The page's own `title` would be shown over ours as a tip.
        for part in [&popover, dialog.unchecked_ref()] {
            part.set_title("");
        }
        let zero = || Cell::new(0);
        let tops = Tops::of(&window, &page);
        Some(Layer {
            window,
            page,
            host,
            shadow,
            popover,
            dialog,
            tops,
            lives: zero(),
            wait: zero(),
            next_wait: Cell::new(1),
        })
    }

    /// Puts everything up that is not up: the host into the document, the popover and (when asked) the dialog on top.
    pub(super) fn stand(&self, asking: bool) {
        if !self.host.is_connected()
            && let Some(home) = self.page.root()
        {
            dom::append(&home, &self.host);
        }
        if !is(&self.popover, ":popover-open") {
            let _ = self.popover.show_popover();
        }
        if asking && !is(&self.dialog, ":modal") {
            self.come_to_the_top();
        }
    }

    fn come_to_the_top(&self) {
        self.dialog.close();
        let _ = self.dialog.show_modal();
        self.tops.are_behind(&self.host);
    }

    /// After the page took the host out. False when it did so too often.
    pub(super) fn back_again(&self, asking: bool) -> bool {
        if self.lives.get() >= LIVES {
            return false;
        }
        self.lives.set(self.lives.get() + 1);
        self.stand(asking);
        self.host.is_connected()
    }

    /// The question on top again, out of any dialog of the page that the panel had moved into.
    pub(super) fn raise_question(&self) {
        self.move_home(true);
        self.come_to_the_top();
    }

    /// Brings the panel back to the top when something lies over it or made it inert. Each fruitless try makes the wait
    /// to the next one longer, so that two layers never fight.
    pub(super) fn keep_panel_up(&self, probe: &Element) {
        if self.answers_at_middle_of(probe) {
            self.wait.set(0);
            self.next_wait.set(1);
            return;
        }
        if self.wait.get() > 0 {
            self.wait.set(self.wait.get() - 1);
            return;
        }
        self.wait.set(self.next_wait.get());
        self.next_wait
            .set((self.next_wait.get() * 2).min(LONGEST_WAIT));
        self.move_home(false);
        let focused = self.shadow.active_element();
        let _ = self.popover.hide_popover();
        let _ = self.popover.show_popover();
        if let Some(focused) = focused.and_then(|f| f.dyn_into::<HtmlElement>().ok()) {
            let _ = focused.focus();
        }
    }

    /// Tells `removed` through this observer when the host is taken out of where it stands now.
    pub(super) fn watch_with(&self, observer: &MutationObserver) {
        observer.disconnect();
        if let Some(parent) = self.host.parent_node() {
            let what = MutationObserverInit::new();
            what.set_child_list(true);
            let _ = observer.observe_with_options(&parent, &what);
        }
    }

    pub(super) fn answers_at_middle_of(&self, element: &Element) -> bool {
        let at = element.get_bounding_client_rect();
        self.answers_at(
            (at.left() + at.width() / 2.0) as f32,
            (at.top() + at.height() / 2.0) as f32,
        )
    }

    /// Would a click here be ours?
    pub(super) fn answers_at(&self, x: f32, y: f32) -> bool {
        self.page.hit(x, y).is_some_and(|hit| hit == *self.host)
    }

    /// The browser's own word that nothing was done to the host that would make it look other than we drew it.
    pub(super) fn looks_as_drawn(&self) -> bool {
        let Ok(Some(style)) = self.window.get_computed_style(&self.host) else {
            return false;
        };
        let expected = [
            ("opacity", "1"),
            ("transform", "none"),
            ("filter", "none"),
            ("clip-path", "none"),
            ("visibility", "visible"),
            ("mix-blend-mode", "normal"),
        ];
        expected
            .iter()
            .all(|(name, value)| style.get_property_value(name).is_ok_and(|v| v == *value))
    }

    pub(super) fn is_watched(&self) -> bool {
        self.page.visibility() == "visible"
    }

    /// Where the person is with this tab. No part of the browser says that another window stands in front, but that one
    /// has the keyboard: a page can open one, and close it under a double click.
    pub(super) fn attention(&self) -> Attention {
        match (self.is_watched(), self.page.has_focus()) {
            (false, _) => Attention::Away,
            (true, false) => Attention::Elsewhere,
            (true, true) => Attention::Here,
        }
    }

    /// Into the page's open modal dialog, if it has one, for only what is in it can be pressed; else under the root.
    /// A question is a modal dialog itself and always stands under the root.
    fn move_home(&self, asking: bool) {
        let modals = self.page.all("dialog:modal").ok().filter(|_| !asking);
        let modal = modals.and_then(|all| all.item(all.length().checked_sub(1)?));
        let root = || self.page.root().map(|e| e.into());
        if let Some(home) = modal.or_else(root)
            && self.host.parent_node().as_ref() != Some(&home)
        {
            dom::append(&home, &self.host);
        }
        // We set no attribute on the host; what is there (`inert`, `hidden`) is the page's.
        for name in self
            .host
            .get_attribute_names()
            .iter()
            .filter_map(|n| n.as_string())
        {
            let _ = self.host.remove_attribute(&name);
        }
    }
}

/// A page can register any name of a custom property for its whole document, ours included, and so take the colour from our words
/// (<https://drafts.css-houdini.org/css-properties-values-api/#registering-custom-properties>). It can't guess these.
fn own_names(style: &str, window: &Window) -> Option<String> {
    let mut number = [0; 16];
    let crypto = window.crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut number).ok()?;
    let number = u128::from_le_bytes(number);
    Some(style.replace("--", &format!("--n{number:x}-")))
}

fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}
