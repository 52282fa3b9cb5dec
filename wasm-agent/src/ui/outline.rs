//! The ring around the element that is about to be pressed, with a short label. It follows the element, takes no clicks.
use super::page::{Page, Target};
use super::stand::{Edge, MARGIN};
use super::{dom, place, words};
use protocol::geometry::Rect;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition,
    ScrollToOptions, Window,
};

/// Distance of the ring from the element, and the ring's own width.
const OFFSET: i32 = 2;
const WIDTH: i32 = 3;

const CONTROLS: &str = "a, button, input, select, textarea, summary, label, [role=button], [role=link], [tabindex='0'], [onclick]";

#[derive(Debug)]
pub(super) struct Outline {
    window: Window,
    page: Page,
    ring: HtmlElement,
    label: HtmlElement,
    target: RefCell<Option<Element>>,
    /// Where the ring was drawn last; what hasn't moved is not drawn again.
    drawn: Cell<Option<(Rect, (i32, i32))>>,
    frame: Cell<Option<i32>>,
    each_frame: RefCell<Option<Closure<dyn FnMut()>>>,
}

impl Outline {
    pub(super) fn new(window: &Window, page: &Page, layer: &HtmlElement) -> Rc<Outline> {
        let outline = Rc::new_cyclic(|this: &Weak<Outline>| {
            let this = this.clone();
            let each_frame = Closure::new(move || {
                if let Some(outline) = this.upgrade() {
                    outline.follow();
                }
            });
            Outline {
                window: window.clone(),
                page: page.clone(),
                ring: dom::make(page, "div", "ring"),
                label: dom::make(page, "div", "label"),
                target: RefCell::new(None),
                drawn: Cell::new(None),
                frame: Cell::new(None),
                each_frame: RefCell::new(Some(each_frame)),
            }
        });
        for part in [&outline.ring, &outline.label] {
            part.set_hidden(true);
            dom::set(part, "aria-hidden", "true");
            dom::append(layer, part);
        }
        outline
    }

    pub(super) fn draw(&self, element: &Element, label: &str) {
        self.clear();
        self.label.set_text_content(Some(&words::plain(label)));
        *self.target.borrow_mut() = Some(element.clone());
        self.follow();
    }

    pub(super) fn clear(&self) {
        *self.target.borrow_mut() = None;
        self.drawn.set(None);
        if let Some(frame) = self.frame.take() {
            let _ = self.window.cancel_animation_frame(frame);
        }
        self.ring.set_hidden(true);
        self.label.set_hidden(true);
    }

    /// Where the outlined element is now, if there is one and it is in the page.
    pub(super) fn place(&self) -> Option<Rect> {
        let target = self.target.borrow();
        let target = target
            .as_ref()
            .filter(|t| t.unchecked_ref::<Target>().is_connected())?;
        Some(rect_in_top(target)).filter(|at| at.width > 0 && at.height > 0)
    }

    /// Scrolls the outlined element to this edge of the window, as far as the page lets it.
    pub(super) fn scroll_to(&self, edge: Edge) {
        let target = self.target.borrow();
        let Some(target) = target.as_ref() else {
            return;
        };
        let (block, more) = match edge {
            Edge::Upper => (ScrollLogicalPosition::Start, -MARGIN),
            Edge::Lower => (ScrollLogicalPosition::End, MARGIN),
        };
        let into_view = ScrollIntoViewOptions::new();
        into_view.set_behavior(ScrollBehavior::Instant);
        into_view.set_block(block);
        into_view.set_inline(ScrollLogicalPosition::Nearest);
        target
            .unchecked_ref::<Target>()
            .scroll_into_view(&into_view);
        // The outline wants room, too.
        let on = ScrollToOptions::new();
        on.set_behavior(ScrollBehavior::Instant);
        on.set_top(f64::from(more));
        self.window.scroll_by_with_scroll_to_options(&on);
    }

    /// Ends the following for good.
    pub(super) fn leave(&self) {
        self.clear();
        self.each_frame.take();
    }

    fn follow(&self) {
        if self.target.borrow().is_none() {
            return;
        }
        let window = dom::viewport(&self.window);
        let now = self.place().map(|at| (at, window));
        if now != self.drawn.get() || now.is_none() {
            self.drawn.set(now);
            self.ring.set_hidden(now.is_none());
            self.label.set_hidden(
                now.is_none() || self.label.text_content().is_none_or(|t| t.is_empty()),
            );
            if let Some((at, window)) = now {
                self.put(at, window);
            }
        }
        let frame = self.each_frame.borrow().as_ref().and_then(|each| {
            self.window
                .request_animation_frame(each.as_ref().unchecked_ref())
                .ok()
        });
        self.frame.set(frame);
    }

    fn put(&self, at: Rect, window: (i32, i32)) {
        let grow = OFFSET + WIDTH;
        let ring = Rect {
            x: at.x - grow,
            y: at.y - grow,
            width: at.width + 2 * grow,
            height: at.height + 2 * grow,
        };
        for (name, value) in [
            ("left", ring.x),
            ("top", ring.y),
            ("width", ring.width),
            ("height", ring.height),
        ] {
            dom::style(&self.ring, name, &format!("{value}px"));
        }
        let label = dom::rect_of(&self.label);
        let (x, y) = self.label_place((label.width, label.height), window, ring);
        dom::style(&self.label, "left", &format!("{x}px"));
        dom::style(&self.label, "top", &format!("{y}px"));
    }

    /// Beside the ring, where the label stands on no other control: it would seem to name that one.
    fn label_place(&self, size: (i32, i32), window: (i32, i32), ring: Rect) -> (i32, i32) {
        let places = place::beside(size, window, ring);
        let free = places.iter().find(|(x, y)| {
            let middle = y + size.1 / 2;
            [x + 1, x + size.0 / 2, x + size.0 - 1]
                .iter()
                .all(|x| !self.is_control(*x, middle))
        });
        let anywhere = || place::clamp(size, window, (ring.x, ring.y + ring.height));
        free.or(places.first()).copied().unwrap_or_else(anywhere)
    }

    fn is_control(&self, x: i32, y: i32) -> bool {
        let hit = self.page.hit(x as f32, y as f32);
        hit.is_some_and(|hit| {
            let hit = hit.unchecked_ref::<Target>();
            hit.closest(CONTROLS).is_ok_and(|found| found.is_some())
        })
    }
}

/// The element's rectangle in the top frame's viewport, through same-origin frames.
fn rect_in_top(element: &Element) -> Rect {
    let mut rect = dom::rect_of(element);
    let page_of = |element: &Element| element.unchecked_ref::<Target>().page();
    let mut page = page_of(element);
    while let Some(frame) = page
        .and_then(|p| p.view())
        .and_then(|w| w.frame_element().ok().flatten())
    {
        let at = dom::rect_of(&frame);
        rect.x += at.x + frame.client_left();
        rect.y += at.y + frame.client_top();
        page = page_of(&frame);
    }
    rect
}
