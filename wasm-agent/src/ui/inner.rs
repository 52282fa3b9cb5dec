//! What stands behind the [`Face`](super::Face): the parts, what the person's word does to them, and the looks at whether
//! they still stand.
use super::felt::{Felt, USED_MS};
use super::guard::Verdict;
use super::layer::Layer;
use super::outline::Outline;
use super::panel::Panel;
use super::sheet::Sheet;
use super::{FaceEvent, Tell, dom, input, place};
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use protocol::geometry::Rect;
use protocol::ids::QuestionId;
use protocol::message::{PersonInput, Via};
use protocol::view::QuestionView;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::MutationObserver;

/// How often the face looks whether it still stands, and how many of these looks the panel lets pass.
const LOOK_MS: u32 = 100;
const PANEL_LOOKS: u32 = 4;
/// So many presses on an answer may be lost, as of somebody who lets go elsewhere, before the question is asked elsewhere.
const LOST_PRESSES: u32 = 2;
/// Whoever takes a picture of the page and doesn't say when it is done (a worker that was stopped) keeps the panel away so long.
const ASIDE_MS: u32 = 4_000;

pub(super) struct Inner {
    pub(super) layer: Layer,
    pub(super) panel: Panel,
    pub(super) outline: Rc<Outline>,
    pub(super) asked: RefCell<Option<Rc<Sheet>>>,
    tell: Tell,
    /// Where inside the title row the person holds the panel.
    pub(super) held: Cell<Option<(i32, i32)>>,
    looks: Cell<u32>,
    pub(super) felt: Felt,
    /// While a picture of the page is taken: comes back by itself.
    aside: RefCell<Option<Timeout>>,
    /// Until then nothing of the page's may float: the question stands in a window of ours, or what the page may do after a press is not
    /// over yet.
    grounded: Cell<f64>,
    pub(super) gone: Cell<bool>,
    pub(super) listeners: RefCell<Vec<EventListener>>,
    looking: RefCell<Option<Interval>>,
    removal: RefCell<Option<Removal>>,
}

struct Removal {
    observer: MutationObserver,
    _heard: Closure<dyn FnMut()>,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inner")
            .field("panel", &self.panel)
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

impl Inner {
    pub(super) fn new(layer: Layer, tell: Tell) -> Rc<Inner> {
        let panel = Panel::new(&layer.page);
        dom::append(&layer.popover, &panel.root);
        let outline = Outline::new(&layer.window, &layer.page, &layer.popover);
        let inner = Rc::new(Inner {
            layer,
            panel,
            outline,
            asked: RefCell::new(None),
            tell,
            held: Cell::new(None),
            looks: Cell::new(0),
            felt: Felt::default(),
            aside: RefCell::new(None),
            grounded: Cell::new(f64::NEG_INFINITY),
            gone: Cell::new(false),
            listeners: RefCell::default(),
            looking: RefCell::new(None),
            removal: RefCell::new(None),
        });
        inner.layer.stand(false);
        input::listen(&inner);
        inner.watch();
        inner
    }

    /// Looks now and then whether we still stand, and at once when the page takes us out.
    fn watch(self: &Rc<Self>) {
        let weak: Weak<Inner> = Rc::downgrade(self);
        let heard: Closure<dyn FnMut()> = {
            let weak = weak.clone();
            Closure::new(move || with(&weak, Inner::back_again))
        };
        *self.looking.borrow_mut() = Some(Interval::new(LOOK_MS, move || with(&weak, Inner::look)));
        if let Ok(observer) = MutationObserver::new(heard.as_ref().unchecked_ref()) {
            self.layer.watch_with(&observer);
            *self.removal.borrow_mut() = Some(Removal {
                observer,
                _heard: heard,
            });
        }
    }

    pub(super) fn is_asking(&self) -> bool {
        self.asked.borrow().is_some()
    }

    pub(super) fn is_aside(&self) -> bool {
        self.aside.borrow().is_some()
    }

    /// Out of sight for a picture of the page; the outline stays. False while a question is up: that is never hidden.
    pub(super) fn step_aside(self: &Rc<Self>) -> bool {
        if self.is_asking() {
            return false;
        }
        let weak = Rc::downgrade(self);
        let back = Timeout::new(ASIDE_MS, move || with(&weak, |inner| inner.come_back()));
        *self.aside.borrow_mut() = Some(back);
        let _ = self.layer.popover.class_list().add_1("aside");
        true
    }

    pub(super) fn come_back(&self) {
        self.aside.take();
        let _ = self.layer.popover.class_list().remove_1("aside");
    }

    pub(super) fn ask(&self, question: &QuestionView) {
        self.come_back();
        self.take_question(None);
        let sheet = Rc::new(Sheet::new(&self.layer, question, self.outline.place()));
        *self.asked.borrow_mut() = Some(sheet.clone());
        self.felt.begin(&self.layer.window);
        self.grounded.set(f64::NEG_INFINITY);
        // The panel comes along: its Stop works while the question is up.
        dom::append(&self.layer.dialog, &self.panel.root);
        self.layer.stand(true);
        let window = &self.layer.window;
        let edge = self
            .outline
            .place()
            .and_then(|target| sheet.better_edge(window, target));
        if let Some(edge) = edge {
            self.outline.scroll_to(edge);
        }
        self.keep_clear();
        sheet.focus();
    }

    /// Takes the question down: the one of this id, or whichever is up.
    pub(super) fn take_question(&self, id: Option<QuestionId>) -> Option<QuestionId> {
        let up = self
            .asked
            .borrow()
            .as_ref()
            .map(|sheet| sheet.question.id)?;
        if id.is_some_and(|id| id != up) {
            return None;
        }
        let sheet = self.asked.take()?;
        sheet.root.remove();
        let _ = self.panel.root.class_list().remove_1("away");
        dom::append(&self.layer.popover, &self.panel.root);
        self.layer.dialog.close();
        Some(up)
    }

    /// The person's answer: the sheet goes, so that it covers nothing of what follows.
    pub(super) fn answer(&self, approved: bool) {
        if let Some(question) = self.take_question(None) {
            self.say(PersonInput::Answer {
                question,
                approved,
                via: Via::Overlay,
            });
        }
    }

    /// What was asked here or elsewhere is asked no more.
    pub(super) fn withdraw(&self, question: QuestionId) {
        self.take_question(Some(question));
        self.grounded.set(dom::now(&self.layer.window) + USED_MS);
    }

    fn lose_question(&self, why: &str) {
        if let Some(question) = self.take_question(None) {
            self.grounded.set(f64::INFINITY);
            self.layer.tops.let_nothing_float();
            (self.tell)(FaceEvent::AskLost {
                question,
                why: why.to_owned(),
            });
        }
    }

    pub(super) fn say(&self, input: PersonInput) {
        (self.tell)(FaceEvent::Person(input));
    }

    fn look(self: &Rc<Self>) {
        if !self.layer.host.is_connected() {
            self.back_again();
        }
        if dom::now(&self.layer.window) < self.grounded.get() {
            self.layer.tops.let_nothing_float();
        }
        let sheet = self.asked.borrow().clone();
        if let Some(sheet) = sheet {
            self.look_at(&sheet);
            self.feel();
            return;
        }
        if self.outline.place().is_some() {
            self.keep_clear();
        }
        self.looks.set(self.looks.get().wrapping_add(1));
        let due = self.looks.get().is_multiple_of(PANEL_LOOKS);
        if due && !self.panel.root.hidden() {
            self.feel();
        }
        if due && !self.panel.root.hidden() && self.layer.is_watched() && self.held.get().is_none()
        {
            let before = self.layer.host.parent_node();
            self.layer.keep_panel_up(&self.panel.title);
            if before != self.layer.host.parent_node() {
                self.watch_removal();
            }
        }
    }

    fn look_at(&self, sheet: &Rc<Sheet>) {
        self.keep_clear();
        match sheet.look(dom::now(&self.layer.window), &self.layer) {
            Verdict::Wait | Verdict::Armed => {}
            Verdict::Raise => {
                self.layer.tops.let_nothing_float();
                self.layer.raise_question();
                sheet.focus();
            }
            Verdict::Lost => {
                self.lose_question("The page keeps something in front of the question.")
            }
        }
    }

    /// What only stops is done though the page keeps the click from us; for a yes the person is asked elsewhere.
    fn feel(&self) {
        let (window, tree) = (&self.layer.window, &self.layer.shadow);
        let Some(lost) = self.felt.look(window, tree) else {
            if self.is_asking() && self.felt.is_unheard(window, tree) {
                self.lose_question("The page keeps presses from the question.");
            }
            return;
        };
        let does = lost.button.get_attribute("data-does").unwrap_or_default();
        match does.as_str() {
            "reject" if lost.meant => self.answer(false),
            "close" if lost.meant => self.say(PersonInput::Close),
            "approve" | "reject" if lost.times >= LOST_PRESSES => {
                self.lose_question("The page keeps presses from the question.");
            }
            number if lost.meant => {
                let number = number.parse().ok().filter(|n| self.panel.stops(*n));
                if let Some(input) = number.and_then(|n| self.panel.input(n)) {
                    self.say(input);
                }
            }
            _ => {}
        }
    }

    /// The page took the host out: back in, with the question's time starting over.
    fn back_again(self: &Rc<Self>) {
        if self.gone.get() || self.layer.host.is_connected() {
            return;
        }
        let sheet = self.asked.borrow().clone();
        let may_stand = sheet
            .as_ref()
            .is_none_or(|sheet| sheet.guard.borrow_mut().removed());
        if !may_stand {
            self.lose_question("The page keeps taking the question away.");
        }
        let stands = self.layer.back_again(self.is_asking());
        // A document that is written anew has forgotten who listens.
        input::listen(self);
        (self.tell)(FaceEvent::BackAgain);
        self.watch_removal();
        match sheet.filter(|_| may_stand) {
            Some(sheet) if stands => sheet.focus(),
            Some(_) => self.lose_question("The page keeps taking the question away."),
            None => {}
        }
    }

    fn watch_removal(&self) {
        if let Some(removal) = self.removal.borrow().as_ref() {
            self.layer.watch_with(&removal.observer);
        }
    }

    /// Panel and sheet off the outlined element and inside the window; the panel out of sight where it would cover either.
    pub(super) fn keep_clear(&self) {
        let window = &self.layer.window;
        let target = self.outline.place();
        let sheet = self.asked.borrow().clone();
        if let Some(sheet) = &sheet {
            sheet.place(window, target);
        }
        let sheet = sheet.map(|sheet| dom::rect_of(&sheet.root));
        let avoid: Vec<Rect> = sheet.into_iter().chain(target).collect();
        if self.held.get().is_none() {
            self.panel.stay_inside(window);
            self.panel.make_way(window, &avoid);
        }
        let panel = dom::rect_of(&self.panel.root);
        let covers = sheet.is_some() && avoid.iter().any(|at| place::overlap(*at, panel) > 0);
        let _ = self
            .panel
            .root
            .class_list()
            .toggle_with_force("away", covers);
    }

    pub(super) fn leave(&self) {
        self.gone.set(true);
        self.take_question(None);
        self.outline.leave();
        self.looking.take();
        if let Some(removal) = self.removal.take() {
            removal.observer.disconnect();
        }
        self.listeners.take();
        self.layer.host.remove();
    }
}

fn with(weak: &Weak<Inner>, then: impl Fn(&Rc<Inner>)) {
    if let Some(inner) = weak.upgrade().filter(|inner| !inner.gone.get()) {
        then(&inner);
    }
}
