//! The rings around what is about to be pressed, or may be, each with a short label. They follow their elements and take no clicks.
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

/// An element, and the ring around it.
#[derive(Debug)]
struct Spot {
    element: Element,
    ring: HtmlElement,
    label: HtmlElement,
    /// Where the ring was drawn last; what hasn't moved is not drawn again.
    drawn: Cell<Option<(Rect, (i32, i32))>>,
}

#[derive(Debug)]
pub(super) struct Outline {
    window: Window,
    page: Page,
    layer: HtmlElement,
    spots: RefCell<Vec<Spot>>,
    frame: Cell<Option<i32>>,
    each_frame: RefCell<Option<Closure<dyn FnMut()>>>,
}

impl Outline {
    pub(super) fn new(window: &Window, page: &Page, layer: &HtmlElement) -> Rc<Outline> {
        Rc::new_cyclic(|this: &Weak<Outline>| {
            let this = this.clone();
            let each_frame = Closure::new(move || {
                if let Some(outline) = this.upgrade() {
                    outline.follow();
                }
            });
            Outline {
                window: window.clone(),
                page: page.clone(),
                layer: layer.clone(),
                spots: RefCell::default(),
                frame: Cell::new(None),
                each_frame: RefCell::new(Some(each_frame)),
            }
        })
    }

    /// This one alone.
    pub(super) fn draw(&self, element: &Element, label: &str) {
        self.clear();
        self.add(element, label);
    }

    /// One more beside those that stand there.
    pub(super) fn add(&self, element: &Element, label: &str) {
        let spot = Spot {
            element: element.clone(),
            ring: dom::make(&self.page, "div", "ring"),
            label: dom::make(&self.page, "div", "label"),
            drawn: Cell::new(None),
        };
        spot.label.set_text_content(Some(&words::plain(label)));
        for part in [&spot.ring, &spot.label] {
            part.set_hidden(true);
            dom::set(part, "aria-hidden", "true");
            dom::append(&self.layer, part);
        }
        self.spots.borrow_mut().push(spot);
        self.stop();
        self.follow();
    }

    pub(super) fn clear(&self) {
        self.stop();
        for spot in self.spots.take() {
            spot.ring.remove();
            spot.label.remove();
        }
    }

    fn stop(&self) {
        if let Some(frame) = self.frame.take() {
            let _ = self.window.cancel_animation_frame(frame);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.spots.borrow().is_empty()
    }

    /// Where the first outlined element is now, if there is one and it is in the page.
    pub(super) fn place(&self) -> Option<Rect> {
        self.spots.borrow().first().and_then(Spot::place)
    }

    /// Scrolls the first outlined element to this edge of the window, as far as the page lets it.
    pub(super) fn scroll_to(&self, edge: Edge) {
        let spots = self.spots.borrow();
        let Some(Spot {
            element: target, ..
        }) = spots.first()
        else {
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
        let spots = self.spots.borrow();
        if spots.is_empty() {
            return;
        }
        let window = dom::viewport(&self.window);
        for spot in spots.iter() {
            let now = spot.place().map(|at| (at, window));
            if now != spot.drawn.get() || now.is_none() {
                spot.drawn.set(now);
                spot.ring.set_hidden(now.is_none());
                let words = spot.label.text_content();
                let nameless = words.is_none_or(|words| words.is_empty());
                spot.label.set_hidden(now.is_none() || nameless);
                if let Some((at, window)) = now {
                    self.put(spot, at, window);
                }
            }
        }
        let frame = self.each_frame.borrow().as_ref().and_then(|each| {
            self.window
                .request_animation_frame(each.as_ref().unchecked_ref())
                .ok()
        });
        self.frame.set(frame);
    }

    fn put(&self, spot: &Spot, at: Rect, window: (i32, i32)) {
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
            dom::style(&spot.ring, name, &format!("{value}px"));
        }
        let label = dom::rect_of(&spot.label);
        let (x, y) = self.label_place((label.width, label.height), window, ring);
        dom::style(&spot.label, "left", &format!("{x}px"));
        dom::style(&spot.label, "top", &format!("{y}px"));
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

impl Spot {
    fn place(&self) -> Option<Rect> {
        let there = self.element.unchecked_ref::<Target>().is_connected();
        let at = there.then(|| rect_in_top(&self.element));
        at.filter(|at| at.width > 0 && at.height > 0)
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
