//! The approval question as a sheet. It draws the words and knows by the browser's word whether they can be seen.
use super::dom::{self, append, make, make_with, set};
use super::guard::{Attention, Guard, Verdict};
use super::layer::Layer;
use super::page::Page;
use super::picture::picture;
use super::sight::Sight;
use super::stand::{self, Edge};
use super::words;
use protocol::geometry::Rect;
use protocol::view::{FactView, QuestionView};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlButtonElement, HtmlElement, MouseEvent, Window};

/// How often all shadow trees of the page are looked at; on pages where that takes long, not for most of the time.
const DEEP_MS: f64 = 500.0;
const RARELY: f64 = 20.0;

#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) question: QuestionView,
    pub(super) root: HtmlElement,
    pub(super) guard: RefCell<Guard>,
    reject: HtmlElement,
    approve: HtmlButtonElement,
    /// A press on Approve began while it was open.
    pressed: Cell<bool>,
    placed: Cell<Option<Placed>>,
    /// Whether something in the page's shadow trees may stand in front, and when that is looked at again.
    deep: Cell<(bool, f64)>,
    sight: Sight,
}

/// The sheet, the window and what is kept in sight, when it was placed last.
type Placed = (Rect, (i32, i32), Option<Rect>);

impl Sheet {
    /// `spot` is where the element asked about is, if that is known.
    pub(super) fn new(layer: &Layer, question: &QuestionView, spot: Option<Rect>) -> Sheet {
        let page = &layer.page;
        let approve: HtmlButtonElement =
            dom::button(page, "button primary", "approve", &question.approve_label)
                .unchecked_into();
        approve.set_disabled(true);
        let reject = dom::button(page, "button", "reject", &question.reject_label);
        set(&reject, "autofocus", "");
        let root = make(page, "div", "sheet");
        let sight = Sight::of([&root, approve.unchecked_ref()]);
        let sheet = Sheet {
            question: question.clone(),
            root,
            guard: RefCell::default(),
            reject,
            approve,
            pressed: Cell::new(false),
            placed: Cell::new(None),
            deep: Cell::new((false, 0.0)),
            sight,
        };
        sheet.assemble(layer, spot);
        sheet
    }

    /// Gives the keyboard to Reject.
    pub(super) fn focus(&self) {
        let _ = self.reject.focus();
    }

    /// What is to be done now; opens and shuts Approve accordingly.
    pub(super) fn look(&self, now: f64, layer: &Layer) -> Verdict {
        if now >= self.deep.get().1 {
            let covers = layer.tops.may_cover_from_inside(&layer.host);
            let took = dom::now(&layer.window) - now;
            self.deep.set((covers, now + DEEP_MS.max(took * RARELY)));
        }
        let clear = self.sight.is_clear() && !layer.tops.may_cover() && !self.deep.get().0;
        let verdict = self.guard.borrow_mut().look(now, clear, layer.attention());
        let open = verdict == Verdict::Armed;
        if self.approve.disabled() == open {
            self.approve.set_disabled(!open);
        }
        if !open {
            self.pressed.set(false);
        }
        verdict
    }

    /// Approve is shut now, and opens again after its time in sight.
    pub(super) fn shut(&self) {
        self.guard.borrow_mut().restart();
        self.approve.set_disabled(true);
        self.pressed.set(false);
    }

    /// A press begins here (pointer or key, trusted).
    pub(super) fn press_begins(&self, on: &Element) {
        self.pressed
            .set(self.is_approve(on) && !self.approve.disabled());
    }

    /// The last check before a yes counts. Each of these has to hold at the moment of the click.
    pub(super) fn may_approve(&self, layer: &Layer, click: &MouseEvent) -> bool {
        let at = self.approve.get_bounding_client_rect();
        let (x, y) = if click.detail() > 0 {
            (click.client_x() as f32, click.client_y() as f32)
        } else {
            (
                (at.left() + at.width() / 2.0) as f32,
                (at.top() + at.height() / 2.0) as f32,
            )
        };
        let holds = self.pressed.take()
            && !self.approve.disabled()
            && self.sight.is_clear()
            && !layer.tops.may_cover()
            && !layer.tops.may_cover_from_inside(&layer.host)
            && layer.attention() == Attention::Here
            && layer.host.is_connected()
            && layer.dialog.matches(":modal").unwrap_or(false)
            && layer.looks_as_drawn()
            && layer.answers_at(x, y)
            && layer
                .shadow
                .element_from_point(x, y)
                .is_some_and(|hit| self.is_approve(&hit));
        if !holds {
            self.guard.borrow_mut().restart();
        }
        holds
    }

    /// In the middle, or beside what it asks about.
    pub(super) fn place(&self, window: &Window, target: Option<Rect>) {
        let (now, size) = (dom::rect_of(&self.root), dom::viewport(window));
        if self.placed.get() == Some((now, size, target)) {
            return;
        }
        let stand = stand::stand(size, target, &|width, picture| self.height(width, picture));
        self.shape(stand.width, stand.picture);
        for (name, value) in [
            ("left", stand.at.0),
            ("top", stand.at.1),
            ("max-height", stand.most),
        ] {
            dom::style(&self.root, name, &format!("{value}px"));
        }
        if let Ok(parts) = self.root.query_selector_all(".rest, .target") {
            for part in (0..parts.length()).filter_map(|n| parts.item(n)) {
                dom::let_keys_scroll(part.unchecked_ref());
            }
        }
        let at = dom::rect_of(&self.root);
        // What moved under the person's pointer has to be read anew: a page can move the element that is kept in sight.
        if self
            .placed
            .replace(Some((at, size, target)))
            .is_some_and(|(before, _, _)| before != at)
        {
            self.guard.borrow_mut().restart();
        }
    }

    /// Where what it asks about had better be scrolled to.
    pub(super) fn better_edge(&self, window: &Window, target: Rect) -> Option<Edge> {
        let size = dom::viewport(window);
        stand::better_edge(size, target, &|width, picture| self.height(width, picture))
    }

    /// As high as it wants to be at this width.
    fn height(&self, width: i32, picture: bool) -> i32 {
        self.shape(width, picture);
        dom::style(&self.root, "max-height", "none");
        dom::rect_of(&self.root).height
    }

    fn shape(&self, width: i32, picture: bool) {
        dom::style(&self.root, "width", &format!("{width}px"));
        let _ = self
            .root
            .class_list()
            .toggle_with_force("without-picture", !picture);
    }

    fn is_approve(&self, element: &Element) -> bool {
        self.approve.contains(Some(element))
    }

    fn assemble(&self, layer: &Layer, spot: Option<Rect>) {
        let (page, question) = (&layer.page, &self.question);
        set(&self.root, "lang", &question.lang);
        set(&self.root, "dir", words::direction(&question.lang));
        set(&layer.dialog, "role", "alertdialog");
        set(&layer.dialog, "aria-modal", "true");
        set(&layer.dialog, "aria-labelledby", "asks");
        set(&layer.dialog, "aria-describedby", "press facts deadline");
        let asks = make_with(page, "p", "asks", &question.title);
        let rest = make(page, "div", "rest");
        let answers = make(page, "div", "answers");
        let deadline = make_with(page, "p", "deadline", &question.deadline);
        set(&asks, "id", "asks");
        set(&deadline, "id", "deadline");
        if let Some(picture) = picture(&layer.window, page, question, spot) {
            append(&rest, &picture);
        }
        append(&rest, &facts(page, &question.facts));
        append(&answers, &self.reject);
        append(&answers, &self.approve);
        let press = press(page, question);
        for part in [&asks, &press, &rest, &answers, &deadline] {
            append(&self.root, part);
        }
        append(&layer.dialog, &self.root);
    }
}

/// "On www.streamora.com I would press", and the page's own words for it, quoted and kept apart.
fn press(page: &Page, question: &QuestionView) -> HtmlElement {
    let press = make(page, "div", "press");
    set(&press, "id", "press");
    let line = make(page, "p", "");
    let site = make(page, "bdi", "site");
    set(&site, "dir", "ltr");
    let (before, bold, after) = words::site_parts(&question.site, &question.site_bold);
    dom::say(&site, before);
    append(&site, &make_with(page, "b", "", bold));
    dom::say(&site, after);
    dom::say(&line, &format!("{} ", question.before_site));
    append(&line, &site);
    dom::say(&line, &format!(" {}", question.after_site));
    let target = make(page, "p", "target");
    let quoted = make(page, "b", "");
    dom::say(&quoted, "“");
    append(
        &quoted,
        &make_with(page, "bdi", "", &words::plain(&question.target_name)),
    );
    dom::say(&quoted, "”");
    append(&target, &quoted);
    dom::say(&target, " ");
    append(
        &target,
        &make_with(page, "span", "role", &question.target_role),
    );
    append(&press, &line);
    append(&press, &target);
    press
}

fn facts(page: &Page, facts: &[FactView]) -> HtmlElement {
    let list = make(page, "dl", "facts");
    set(&list, "id", "facts");
    for fact in facts {
        let row = make(page, "div", "");
        let text = make(page, "dd", "");
        append(
            &text,
            &make_with(page, "bdi", "", &words::plain(&fact.text)),
        );
        if let Some(source) = &fact.source {
            text.set_title(&words::plain(source));
        }
        append(&row, &make_with(page, "dt", "", &fact.label));
        append(&row, &text);
        append(&list, &row);
    }
    list.set_hidden(facts.is_empty());
    list
}
