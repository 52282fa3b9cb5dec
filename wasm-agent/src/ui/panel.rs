//! The panel at the top right: what the engine's view says, drawn so that what didn't change stays as it is.
use super::dom::{self, append, make, make_with, set};
use super::icons::{self, Icon};
use super::page::Page;
use super::{place, words};
use protocol::geometry::Rect;
use protocol::message::PersonInput;
use protocol::view::{ButtonStyle, ButtonView, Mood, PanelView, StepView};
use std::cell::{Cell, RefCell};
use web_sys::{HtmlElement, Window};

const PRODUCT: &str = "SubTerminator";

#[derive(Debug)]
pub(super) struct Panel {
    pub(super) root: HtmlElement,
    pub(super) title: HtmlElement,
    page: Page,
    body: HtmlElement,
    service: HtmlElement,
    close: HtmlElement,
    said: HtmlElement,
    steps: HtmlElement,
    actions: HtmlElement,
    footnote: HtmlElement,
    spoken: HtmlElement,
    view: RefCell<Option<PanelView>>,
    unfolded: Cell<bool>,
    /// Where the person or a way made put it; at home while `None`.
    at: Cell<Option<(i32, i32)>>,
}

impl Panel {
    pub(super) fn new(page: &Page) -> Panel {
        let part = |tag, class| make(page, tag, class);
        let panel = Panel {
            root: part("section", "panel"),
            title: part("div", "title"),
            page: page.clone(),
            body: part("div", "body"),
            service: part("bdi", "service"),
            close: dom::button(page, "close", "close", ""),
            said: part("div", "said"),
            steps: part("div", "steps"),
            actions: part("div", "actions"),
            footnote: part("p", "footnote"),
            spoken: part("div", "spoken"),
            view: RefCell::new(None),
            unfolded: Cell::new(false),
            at: Cell::new(None),
        };
        panel.assemble();
        panel
    }

    fn assemble(&self) {
        // What is said may scroll; the buttons always stay in sight.
        let foot = make(&self.page, "div", "foot");
        set(&self.root, "aria-label", PRODUCT);
        set(&self.spoken, "role", "status");
        append(&self.title, &Icon::Brand.draw(&self.page, "brand"));
        append(&self.title, &make_with(&self.page, "span", "name", PRODUCT));
        append(&self.title, &self.service);
        append(&self.title, &self.close);
        append(&self.close, &Icon::Close.draw(&self.page, ""));
        for part in [&self.said, &self.steps] {
            append(&self.body, part);
        }
        for part in [&self.actions, &self.footnote] {
            append(&foot, part);
        }
        for part in [&self.title, &self.body, &foot, &self.spoken] {
            append(&self.root, part);
        }
        self.root.set_hidden(true);
    }

    pub(super) fn show(&self, view: &PanelView) {
        let before = self.view.replace(Some(view.clone())).unwrap_or_default();
        let first = self.root.hidden();
        set(&self.root, "lang", &view.lang);
        set(&self.root, "dir", words::direction(&view.lang));
        self.service
            .set_text_content(Some(&words::plain(&view.service)));
        self.service.set_title(&words::plain(&view.service));
        set(&self.close, "aria-label", &view.close_label);
        self.close.set_title(&view.close_label);
        if first
            || (view.mood, &view.headline, &view.lines)
                != (before.mood, &before.headline, &before.lines)
        {
            self.draw_said(view);
        }
        if first || (&view.steps, &view.earlier) != (&before.steps, &before.earlier) {
            self.draw_steps(view);
        }
        if first || view.buttons != before.buttons {
            self.draw_buttons(&view.buttons);
        }
        self.footnote
            .set_text_content(Some(&words::plain(&view.footnote)));
        self.footnote.set_hidden(view.footnote.is_empty());
        self.root.set_hidden(false);
        self.speak(&before, view);
    }

    /// What the button with this number stands for.
    pub(super) fn input(&self, button: usize) -> Option<PersonInput> {
        self.view
            .borrow()
            .as_ref()?
            .buttons
            .get(button)
            .map(|b| b.input.clone())
    }

    /// The button with this number takes nothing further.
    pub(super) fn stops(&self, button: usize) -> bool {
        matches!(
            self.input(button),
            Some(PersonInput::Stop | PersonInput::Pause | PersonInput::Close)
        )
    }

    /// Esc stops a run whenever the panel offers Stop while running.
    pub(super) fn can_stop(&self) -> bool {
        let view = self.view.borrow();
        view.as_ref().is_some_and(|v| {
            v.mood == Mood::Running && v.buttons.iter().any(|b| b.input == PersonInput::Stop)
        })
    }

    pub(super) fn turn_fold(&self) {
        self.unfolded.set(!self.unfolded.get());
        if let Some(view) = self.view.borrow().as_ref() {
            self.draw_steps(view);
        }
        if let Ok(Some(fold)) = self.steps.query_selector(".fold") {
            focus(&fold);
        }
    }

    /// Off all of these, as far as that can be done.
    pub(super) fn make_way(&self, window: &Window, avoid: &[Rect]) {
        let now = dom::rect_of(&self.root);
        if self.root.hidden() || now.width == 0 {
            return;
        }
        self.move_to(
            window,
            place::make_way(
                (now.width, now.height),
                dom::viewport(window),
                (now.x, now.y),
                avoid,
            ),
        );
    }

    pub(super) fn move_to(&self, window: &Window, at: (i32, i32)) {
        let now = dom::rect_of(&self.root);
        let at = place::clamp((now.width, now.height), dom::viewport(window), at);
        if at == (now.x, now.y) {
            return;
        }
        self.at.set(Some(at));
        for (side, value) in [("left", at.0), ("top", at.1)] {
            dom::style(&self.root, side, &format!("{value}px"));
        }
        dom::style(&self.root, "right", "auto");
    }

    /// After the window changed its size, or the panel its own.
    pub(super) fn stay_inside(&self, window: &Window) {
        dom::let_keys_scroll(&self.body);
        if let Some(at) = self.at.get() {
            self.move_to(window, at);
        }
    }

    fn draw_said(&self, view: &PanelView) {
        self.said.set_text_content(None);
        if !view.headline.is_empty() {
            let head = make(&self.page, "div", "head");
            if let Some((icon, class)) = icons::of_mood(view.mood) {
                append(&head, &icon.draw(&self.page, class));
            }
            append(
                &head,
                &make_with(&self.page, "p", "headline", &words::plain(&view.headline)),
            );
            append(&self.said, &head);
        }
        for line in &view.lines {
            append(
                &self.said,
                &make_with(&self.page, "p", "", &words::plain(line)),
            );
        }
        self.said
            .set_hidden(view.headline.is_empty() && view.lines.is_empty());
    }

    fn draw_steps(&self, view: &PanelView) {
        self.steps.set_text_content(None);
        let folded = words::folded(view.steps.len());
        let list = make(&self.page, "ul", "steps");
        if folded > 0 {
            let fold = dom::button(&self.page, "fold", "fold", "");
            set(
                &fold,
                "aria-expanded",
                if self.unfolded.get() { "true" } else { "false" },
            );
            append(&fold, &Icon::Chevron.draw(&self.page, ""));
            let text = view.earlier.replace("{n}", &folded.to_string());
            append(&fold, &make_with(&self.page, "span", "", &text));
            append(&self.steps, &fold);
        }
        let from = if self.unfolded.get() { 0 } else { folded };
        for step in &view.steps[from..] {
            append(&list, &self.step(step));
        }
        append(&self.steps, &list);
        self.steps.set_hidden(view.steps.is_empty());
    }

    fn step(&self, step: &StepView) -> HtmlElement {
        let line = make(&self.page, "li", "");
        let (icon, class) = icons::of_step(step.mark);
        append(&line, &icon.draw(&self.page, class));
        let said = make_with(&self.page, "span", "", &words::plain(&step.text));
        if !step.why.is_empty() {
            let why = words::plain(&step.why);
            append(&said, &make_with(&self.page, "span", "why", &why));
        }
        append(&line, &said);
        line
    }

    fn draw_buttons(&self, buttons: &[ButtonView]) {
        let had_focus = self
            .actions
            .query_selector(":focus")
            .ok()
            .flatten()
            .and_then(|b| b.text_content());
        self.actions.set_text_content(None);
        for (number, view) in buttons.iter().enumerate() {
            let class = match view.style {
                ButtonStyle::Primary => "button primary",
                ButtonStyle::Secondary => "button",
                ButtonStyle::Quiet => "button quiet",
                ButtonStyle::Choice => "button choice",
            };
            let button = dom::button(&self.page, class, &number.to_string(), &view.label);
            append(&self.actions, &button);
            // The keyboard stays on the same words, so that a redraw takes nobody's place away.
            if had_focus.as_deref() == Some(view.label.as_str()) {
                focus(&button);
            }
        }
        self.actions.set_hidden(buttons.is_empty());
    }

    /// Tells a screen reader what is new: the newest step, else the headline and its lines.
    fn speak(&self, before: &PanelView, now: &PanelView) {
        let mut news = Vec::new();
        if (now.mood, &now.headline, &now.lines) != (before.mood, &before.headline, &before.lines) {
            news.push(now.headline.as_str());
            news.extend(now.lines.iter().map(String::as_str));
        }
        if now.steps.last() != before.steps.last() {
            news.extend(now.steps.last().map(|s| s.text.as_str()));
        }
        if !news.is_empty() {
            self.spoken
                .set_text_content(Some(&words::plain(&news.join(" "))));
        }
    }
}

fn focus(element: &web_sys::Element) {
    use wasm_bindgen::JsCast;
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}
