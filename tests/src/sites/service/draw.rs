//! A service's page as HTML, in each of the three looks.
use super::data::{Control, Letter, Part, Row, Service, Tab, Text};
use super::fields::field;
use super::look::Look;
use super::server::missing;
use maud::{DOCTYPE, Markup, html};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a page is drawn from.
#[derive(Clone, Copy)]
pub(super) struct Draw<'a> {
    pub(super) service: &'a Service,
    pub(super) look: Look,
    /// The subscriptions that have been cancelled.
    pub(super) cancelled: &'a [String],
    /// The subscription that the page is about.
    pub(super) about: &'a str,
    /// The last answer was not complete.
    pub(super) wrong: bool,
}

/// What is left away around a page.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub(super) title: &'a Text,
    pub(super) bare: bool,
    pub(super) guards: bool,
}

impl Draw<'_> {
    pub(super) fn text(&self, text: &Text) -> String {
        let date = self.service.lasts_until();
        text.of(self.look)
            .replace("{until}", &date)
            .replace("{about}", self.about)
    }

    /// A class name: telling in one look, made by a tool in the others.
    pub(super) fn class(&self, telling: &str) -> String {
        if self.look == Look::Semantic {
            return telling.to_owned();
        }
        let mut hasher = DefaultHasher::new();
        (telling, &self.service.name).hash(&mut hasher);
        format!("{telling:.1}x css-{:06x}", hasher.finish() & 0x00ff_ffff)
    }

    pub(super) fn shadow_mode(&self) -> &'static str {
        if self.service.closed {
            "closed"
        } else {
            "open"
        }
    }

    pub(super) fn whole(&self, around: Around<'_>, body: Markup) -> String {
        let service = self.service;
        let title = format!("{} | {}", self.text(around.title), service.name);
        let main = match self.look {
            Look::Semantic => html! { main { (body) } },
            Look::Soup => html! { div class=(self.class("main")) data-main { (body) } },
            Look::Components => html! { ui-page data-main {} },
        };
        let page = html! {
            (DOCTYPE)
            html lang=(service.lang) data-theme=(["a", "b", "c"][self.look.number()]) data-late=[service.late] data-guards[around.guards] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) }
                    link rel="icon" href="data:,";
                    link rel="stylesheet" href="/assets/site.css";
                    script src="/assets/site.js" defer {}
                }
                body {
                    @if !around.bare { (self.top()) }
                    (main)
                    @for part in &service.everywhere { (self.part(part)) }
                    @if let Some(letter) = &service.letter { (self.letter(letter)) }
                    @if !around.bare { (self.bottom()) }
                }
            }
        };
        page.into_string()
    }

    fn top(&self) -> Markup {
        let links = html! { @for c in &self.service.nav { (self.link(c)) " " } };
        match self.look {
            Look::Soup => {
                html! { div class=(self.class("top")) { div { (self.service.name) } div { (links) } } }
            }
            _ => {
                html! { header.top { strong { (self.service.name) } nav { (links) } } }
            }
        }
    }

    fn bottom(&self) -> Markup {
        let links = html! { @for c in &self.service.footer { (self.link(c)) " " } };
        match self.look {
            Look::Soup => {
                html! { div class=(self.class("bottom")) { "© " (self.service.name) " " (links) } }
            }
            _ => html! { footer { p { "© " (self.service.name) } (links) } },
        }
    }

    /// A page's parts, in the form that their answers are sent by.
    pub(super) fn body(&self, parts: &[Part]) -> Markup {
        let inner = html! {
            @if self.wrong { p.wrong role="alert" { (missing(&self.service.lang)) } }
            @for part in parts { (self.part(part)) }
        };
        match self.look {
            Look::Semantic => html! { form method="post" { (inner) } },
            Look::Soup => html! { div class=(self.class("card")) { (inner) } },
            Look::Components => html! { section class=(self.class("view")) { (inner) } },
        }
    }

    fn parts(&self, parts: &[Part]) -> Markup {
        html! { @for part in parts { (self.part(part)) } }
    }

    fn part(&self, part: &Part) -> Markup {
        match part {
            Part::H(text) => self.heading(text),
            Part::P(text) => match self.look {
                Look::Soup => html! { div class=(self.class("line")) { (self.text(text)) } },
                _ => html! { p { (self.text(text)) } },
            },
            Part::Note(text) => {
                html! { small class=(self.class("note")) { (self.text(text)) } }
            }
            Part::Button(control) => self.button(control),
            Part::Link(control) => self.link(control),
            Part::Actions(all) => self.actions(all),
            Part::Field(of) => field(self, of),
            Part::Cookies {
                text,
                accept,
                refuse,
            } => self.cookies(text, accept, refuse),
            Part::Chat(text) => self.chat(text),
            Part::Fold { is, parts } => self.fold(is, self.parts(parts), false),
            Part::Menu { is, of } => {
                let items = html! { @for c in of { (self.control(c, "menuitem")) } };
                self.fold(is, items, true)
            }
            Part::Tabs(tabs) => self.tabs(tabs),
            Part::Rows(rows) => self.rows(rows),
            Part::Dialog { id, parts } => self.dialog(id, parts),
            Part::Frame { page, title } => self.frame(page, title),
            Part::Active(parts) if !self.is_cancelled() => self.parts(parts),
            Part::Cancelled(parts) if self.is_cancelled() => self.parts(parts),
            Part::Active(_) | Part::Cancelled(_) => html! {},
        }
    }

    fn is_cancelled(&self) -> bool {
        self.cancelled.iter().any(|c| c == self.about)
    }

    fn heading(&self, text: &Text) -> Markup {
        let text = self.text(text);
        match self.look {
            Look::Semantic => html! { h1 { (text) } },
            Look::Soup => {
                html! { div class=(self.class("heading")) role="heading" aria-level="2" { (text) } }
            }
            Look::Components => html! { h2 { (text) } },
        }
    }

    fn button(&self, control: &Control) -> Markup {
        self.control(control, "button")
    }

    fn link(&self, control: &Control) -> Markup {
        self.control(control, "link")
    }

    fn actions(&self, all: &[Control]) -> Markup {
        let mut all: Vec<&Control> = all.iter().collect();
        if self.look == Look::Soup {
            all.reverse();
        }
        html! { div class=(self.class("actions")) { @for c in all { (self.button(c)) " " } } }
    }

    /// Where it leads when nothing else happens.
    fn goes(&self, control: &Control) -> Option<String> {
        let plain = control.does.is_none()
            && !control.sends
            && !control.waits
            && !control.trusted
            && control.again == 0;
        let page = control.to.as_ref().and_then(|to| self.service.page(to));
        page.filter(|_| plain).map(|p| self.address(&p.path))
    }

    fn address(&self, path: &str) -> String {
        if self.about.is_empty() {
            return path.to_owned();
        }
        let about: String = self.about.bytes().map(|b| format!("%{b:02X}")).collect();
        format!("{path}?of={about}")
    }

    fn control(&self, c: &Control, role: &str) -> Markup {
        let (text, goes) = (self.text(&c.is), self.goes(c));
        let act = self.address(&format!("/act/{}", c.id));
        let class = self.class(if c.loud { "button loud" } else { role });
        let later = c.waits || c.after > 0;
        let after = (c.after > 0).then_some(c.after);
        let confirm = c.confirm.as_ref().map(|t| self.text(t));
        let label = c.icon.then_some(&text);
        let face = html! { @if c.icon { span.icon aria-hidden="true" { "⋮" } } @else { (text) } };
        let own = c.opens.is_some() || c.closes;
        match self.look {
            Look::Semantic => match &goes {
                Some(to) if confirm.is_none() && !later => html! {
                    a class=(class) href=(to) aria-label=[label] role=[(role == "menuitem").then_some(role)] { (face) }
                },
                _ => html! {
                    button class=(class) type=(if own { "button" } else { "submit" }) formaction=(act) formnovalidate[!c.sends]
                        disabled[later] aria-label=[label] data-c data-trusted[c.trusted] data-waits[c.waits] data-after=[after]
                        data-confirm=[confirm] data-opens=[&c.opens] data-closes[c.closes] { (face) }
                },
            },
            Look::Soup => html! {
                div class=(class) role=(role) tabindex="0" aria-label=[label] aria-disabled=[later.then_some("true")] data-c data-trusted[c.trusted]
                    data-go=[goes] data-act=(act) data-waits[c.waits] data-after=[after] data-confirm=[confirm]
                    data-opens=[&c.opens] data-closes[c.closes] { span { (face) } }
            },
            Look::Components => html! {
                ui-button data-c data-trusted[c.trusted] data-go=[goes.as_ref()] data-act=(act) data-waits[c.waits] data-after=[after]
                    data-confirm=[confirm] data-opens=[&c.opens] data-closes[c.closes] {
                    template shadowrootmode=(self.shadow_mode()) {
                        link rel="stylesheet" href="/assets/site.css";
                        @if let (Some(to), false, "link") = (&goes, later, role) { a class=(class) href=(to) aria-label=[label] { slot {} } }
                        @else { button class=(class) type="button" disabled[later] aria-label=[label] { slot {} } }
                    }
                    (face)
                }
            },
        }
    }

    /// Shows what is in it when its own button is pressed.
    fn fold(&self, is: &Text, inside: Markup, menu: bool) -> Markup {
        let text = self.text(is);
        let popup = menu.then_some("menu");
        match self.look {
            Look::Semantic if menu => html! {
                div.menu { button type="button" aria-haspopup=[popup] aria-expanded="false" { (text) } div role="menu" hidden { (inside) } }
            },
            Look::Semantic => html! { details { summary { (text) } (inside) } },
            Look::Soup => html! {
                div class=(self.class("fold")) {
                    div role="button" tabindex="0" aria-expanded="false" aria-haspopup=[popup] { span { (text) } }
                    div hidden role=[popup] { (inside) }
                }
            },
            Look::Components => html! {
                ui-fold {
                    template shadowrootmode=(self.shadow_mode()) {
                        link rel="stylesheet" href="/assets/site.css";
                        button type="button" aria-expanded="false" aria-haspopup=[popup] { (text) }
                        div hidden { slot {} }
                    }
                    (inside)
                }
            },
        }
    }

    fn tabs(&self, tabs: &[Tab]) -> Markup {
        html! {
            div class=(self.class("tabs")) role="tablist" {
                @for (n, tab) in tabs.iter().enumerate() {
                    @let chosen = if n == 0 { "true" } else { "false" };
                    @if self.look == Look::Soup { div role="tab" tabindex="0" aria-selected=(chosen) { (self.text(&tab.is)) } }
                    @else { button type="button" role="tab" aria-selected=(chosen) { (self.text(&tab.is)) } }
                }
            }
            @for (n, tab) in tabs.iter().enumerate() {
                div role="tabpanel" hidden[n > 0] { (self.parts(&tab.parts)) }
            }
        }
    }

    fn rows(&self, rows: &[Row]) -> Markup {
        let inside = |row: &Row| {
            let about = Draw {
                about: &row.name,
                ..*self
            };
            html! { p { (about.text(&row.text)) } (about.parts(&row.parts)) }
        };
        match self.look {
            Look::Semantic => {
                html! { ul { @for row in rows { li { h3 { (row.name) } (inside(row)) } } } }
            }
            Look::Soup => html! {
                @for row in rows { div class=(self.class("row")) { div class=(self.class("name")) { (row.name) } (inside(row)) } }
            },
            Look::Components => {
                html! { @for row in rows { article { h3 { (row.name) } (inside(row)) } } }
            }
        }
    }

    fn dialog(&self, id: &str, parts: &[Part]) -> Markup {
        let inside = self.parts(parts);
        match self.look {
            Look::Semantic => html! { dialog id=(id) { (inside) } },
            Look::Soup => html! {
                div id=(id) class="veil" hidden { div class=(self.class("box")) role="dialog" aria-modal="true" { (inside) } }
            },
            Look::Components => html! {
                div id=(id) class="veil" hidden {
                    ui-modal role="dialog" aria-modal="true" {
                        template shadowrootmode=(self.shadow_mode()) {
                            link rel="stylesheet" href="/assets/site.css";
                            div.box { slot {} }
                        }
                        (inside)
                    }
                }
            },
        }
    }

    fn frame(&self, page: &str, title: &Text) -> Markup {
        let path = self.service.page(page).map(|p| self.address(&p.path));
        html! { iframe src=[path] title=(self.text(title)) {} }
    }

    fn cookies(&self, text: &Text, accept: &Text, refuse: &Text) -> Markup {
        let inside = html! {
            p { (self.text(text)) }
            @if self.look == Look::Soup {
                div role="button" tabindex="0" data-consent { (self.text(accept)) }
                div role="button" tabindex="0" data-consent { (self.text(refuse)) }
            } @else {
                button type="button" data-consent { (self.text(refuse)) } " "
                button type="button" data-consent { (self.text(accept)) }
            }
        };
        html! { div.cookies data-cookies role=[(self.look == Look::Semantic).then_some("dialog")] { (inside) } }
    }

    fn letter(&self, letter: &Letter) -> Markup {
        let (text, close) = (self.text(&letter.text), self.text(&letter.close));
        let role = (self.look == Look::Semantic).then_some("dialog");
        html! {
            div class="veil" data-letter hidden {
                div class=(self.class("sheet")) role=[role] {
                    p { (text) }
                    @if self.look == Look::Soup { div role="button" tabindex="0" data-letter-close { (close) } }
                    @else { button type="button" data-letter-close { (close) } }
                }
            }
        }
    }

    fn chat(&self, text: &Text) -> Markup {
        html! { div.chat { button type="button" aria-expanded="false" { (self.text(text)) } div hidden { "…" } } }
    }
}
