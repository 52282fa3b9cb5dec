//! One pass over the page that gathers facts, without judgement and without recursion: the flat tree with shadow trees
//! (closed ones too) and slots, and of each element what reading it needs.
use crate::dom::{self, Area, Choice, El, Frame, Input, Nd, Slot, Style};
use crate::ui::Face;
use perception::inputs::input_kind;
use perception::raw::{
    Display, Namespace, NodeId, RawElement, RawKind, RawNode, RawPage, Rendering, wanted,
};
use protocol::geometry::{Rect, Viewport};
use protocol::snapshot::UnreadFrame;
use wasm_bindgen::{JsCast, JsValue};

/// A page of more nodes than this is read up to here.
const MAX_NODES: usize = 80_000;
/// A single text is read up to here.
const MAX_TEXT: usize = 5_000;

/// The facts, and the live elements behind them.
#[derive(Debug)]
pub(crate) struct Harvest {
    pub(crate) page: RawPage,
    live: Vec<Option<El>>,
}

impl Harvest {
    /// Reads the page as it stands at this moment.
    pub(crate) fn take(face: &Face) -> Harvest {
        let mut pass = Pass::new(face);
        pass.run();
        let page = RawPage {
            nodes: pass.nodes,
            unread_frames: pass.frames,
            left_out: pass.left_out,
            viewport: Some(pass.viewport),
            ..about()
        };
        let mut harvest = Harvest {
            page,
            live: pass.live,
        };
        harvest.page.focused = focused().and_then(|el| harvest.find(&el));
        harvest
    }

    pub(crate) fn element(&self, node: NodeId) -> Option<&El> {
        self.live.get(node.index())?.as_ref()
    }

    pub(crate) fn find(&self, element: &El) -> Option<NodeId> {
        self.find_between(element, 0, self.live.len())
    }

    /// The element's node, if it lies in this run of nodes.
    pub(crate) fn find_between(&self, element: &El, from: usize, to: usize) -> Option<NodeId> {
        let found = self
            .live
            .get(from..to)?
            .iter()
            .position(|live| live.as_ref() == Some(element))?;
        Some(NodeId((from + found) as u32))
    }
}

/// What is true of the page as a whole.
fn about() -> RawPage {
    let document = dom::document();
    let lang = document
        .root()
        .and_then(|root| root.attribute("lang"))
        .unwrap_or_default();
    RawPage {
        url: address(),
        title: document.title(),
        lang: lang.trim().to_owned(),
        snapshot_id: uuid(),
        timestamp: String::from(js_sys::Date::new_0().to_iso_string()),
        settled: true,
        ..RawPage::default()
    }
}

pub(crate) fn address() -> String {
    web_sys::window()
        .and_then(|w| w.location().href().ok())
        .unwrap_or_default()
}

/// A random UUID; `crypto.randomUUID` is there in secure contexts only, so it is made from random bytes.
fn uuid() -> String {
    let mut bytes = [0u8; 16];
    if let Some(crypto) = web_sys::window().and_then(|w| w.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    let mut out = String::with_capacity(36);
    for (index, byte) in bytes.iter().enumerate() {
        if matches!(index, 4 | 6 | 8 | 10) {
            out.push('-');
        }
        for digit in [byte >> 4, byte & 15] {
            out.push(char::from_digit(u32::from(digit), 16).unwrap_or('0'));
        }
    }
    out
}

fn focused() -> Option<El> {
    let mut element = dom::document().active()?;
    while let Some(inner) = dom::shadow_of(&element).and_then(|root| root.active()) {
        element = inner;
    }
    Some(element)
}

/// What a parent hands down.
#[derive(Clone, Copy)]
struct Inherited {
    parent: Option<NodeId>,
    scope: u32,
    namespace: Namespace,
    /// Nothing below can be better than this.
    rendering: Rendering,
}

struct Pass<'f> {
    face: &'f Face,
    nodes: Vec<RawNode>,
    live: Vec<Option<El>>,
    todo: Vec<(Nd, Inherited)>,
    /// For each scope, the scope that its host stands in.
    outer_scopes: Vec<u32>,
    frames: Vec<UnreadFrame>,
    left_out: Vec<String>,
    viewport: Viewport,
    whole: JsValue,
    boxes: JsValue,
    visible: JsValue,
}

impl<'f> Pass<'f> {
    fn new(face: &'f Face) -> Self {
        let yes = JsValue::TRUE;
        Self {
            face,
            nodes: Vec::new(),
            live: Vec::new(),
            todo: Vec::new(),
            outer_scopes: vec![0],
            frames: Vec::new(),
            left_out: Vec::new(),
            viewport: viewport(),
            whole: dom::object(&[
                ("opacityProperty", yes.clone()),
                ("visibilityProperty", yes.clone()),
            ]),
            boxes: dom::object(&[]),
            visible: dom::object(&[("visibilityProperty", yes)]),
        }
    }

    fn run(&mut self) {
        if let Some(root) = dom::document().root() {
            let start = Inherited {
                parent: None,
                scope: 0,
                namespace: Namespace::Html,
                rendering: Rendering::Shown,
            };
            self.todo.push((root.unchecked_into(), start));
        }
        while let Some((node, inherited)) = self.todo.pop() {
            if self.nodes.len() >= MAX_NODES {
                self.left_out
                    .push("The page is very large; its end was not read.".to_owned());
                return;
            }
            match node.node_type() {
                1 => self.element(node.unchecked_into(), inherited),
                3 => self.text(&node, inherited),
                _ => {}
            }
        }
    }

    fn text(&mut self, node: &Nd, inherited: Inherited) {
        let mut text = node.node_value().unwrap_or_default();
        if let Some((at, _)) = text.char_indices().nth(MAX_TEXT) {
            text.truncate(at);
        }
        self.nodes.push(RawNode {
            parent: inherited.parent,
            kind: RawKind::Text(text),
        });
        self.live.push(None);
    }

    fn element(&mut self, element: El, inherited: Inherited) {
        let tag = element.local_name().to_ascii_lowercase();
        if matches!(
            tag.as_str(),
            "script" | "style" | "template" | "noscript" | "head" | "link" | "meta"
        ) || self.face.owns(element.as_web())
        {
            return;
        }
        let mut raw = RawElement {
            namespace: namespace(&tag, inherited.namespace),
            scope: inherited.scope,
            tag,
            ..RawElement::default()
        };
        if element.has_attributes() {
            attributes(&element, &mut raw);
        }
        let children = self.children(&element, &raw, inherited.scope);
        let worded = children.iter().any(|(child, _)| {
            child.node_type() == 3 && child.node_value().is_some_and(|t| !t.trim().is_empty())
        });
        let handed_down = self.look(&element, &mut raw, inherited.rendering, worded);
        live_facts(&element, &mut raw);
        if raw.tag == "iframe" {
            self.frame(&element, &raw);
        }
        let below = Inherited {
            parent: Some(NodeId(self.nodes.len() as u32)),
            scope: inherited.scope,
            namespace: below(&raw),
            rendering: handed_down,
        };
        self.nodes.push(RawNode {
            parent: inherited.parent,
            kind: RawKind::Element(Box::new(raw)),
        });
        self.live.push(Some(element));
        self.todo.extend(
            children
                .into_iter()
                .rev()
                .map(|(child, scope)| (child, Inherited { scope, ..below })),
        );
    }

    /// Children in the flat tree, each with the scope that its ids count in.
    fn children(&mut self, element: &El, raw: &RawElement, scope: u32) -> Vec<(Nd, u32)> {
        if may_host(raw)
            && let Some(root) = dom::shadow_of(element)
        {
            let inner = self.outer_scopes.len() as u32;
            self.outer_scopes.push(scope);
            return siblings(root.first_child()).map(|n| (n, inner)).collect();
        }
        if raw.tag == "slot"
            && scope != 0
            && let Some(slot) = element.dyn_ref::<Slot>()
        {
            let assigned = slot.assigned();
            if assigned.length() > 0 {
                let outer = self.outer_scopes.get(scope as usize).copied().unwrap_or(0);
                return assigned
                    .iter()
                    .map(|n| (n.unchecked_into(), outer))
                    .collect();
            }
        }
        siblings(element.first_child())
            .map(|n| (n, scope))
            .collect()
    }

    /// Box, rectangle and visibility. Returns what the children inherit.
    fn look(
        &self,
        element: &El,
        raw: &mut RawElement,
        above: Rendering,
        worded: bool,
    ) -> Rendering {
        if above == Rendering::None {
            raw.rendering = Rendering::None;
            return Rendering::None;
        }
        let dimmed = if above == Rendering::Unseen {
            Rendering::Unseen
        } else {
            Rendering::Shown
        };
        if raw.tag == "slot" || raw.tag == "option" || raw.tag == "optgroup" {
            raw.rendering = dimmed;
            return above;
        }
        if !element.check_visibility(&self.whole) {
            if !element.check_visibility(&self.boxes) {
                let contents = dom::computed_style(element).display() == "contents";
                raw.rendering = if contents { dimmed } else { Rendering::None };
                return if contents { above } else { Rendering::None };
            }
            raw.rendering = if element.check_visibility(&self.visible) {
                Rendering::Unseen
            } else {
                Rendering::Hidden
            };
        } else {
            raw.rendering = dimmed;
        }
        // Most elements only hold others; their rectangle is asked for only where they seem to be cut to nothing.
        if !(worded || measured(raw))
            && element.client_width() > 1.0
            && element.client_height() > 1.0
        {
            return dimmed;
        }
        let rect = rectangle(element);
        raw.rect = Some(rect);
        let mut handed_down = dimmed;
        if raw.rendering == Rendering::Shown && (self.off_the_page(rect) || clipped(element, rect))
        {
            raw.rendering = Rendering::Unseen;
            handed_down = Rendering::Unseen;
        }
        if worded && raw.rendering == Rendering::Shown {
            let style = dom::computed_style(element);
            raw.display = display(&style);
            raw.pointer = style.cursor() == "pointer";
            if unreadable(&style) {
                raw.rendering = Rendering::Unseen;
            }
        }
        handed_down
    }

    /// Left of or above everything that can be scrolled to.
    fn off_the_page(&self, rect: Rect) -> bool {
        let (x, y) = (self.viewport.scroll_x as i32, self.viewport.scroll_y as i32);
        rect.width > 0
            && rect.height > 0
            && (rect.x + rect.width + x <= 0 || rect.y + rect.height + y <= 0)
    }

    fn frame(&mut self, element: &El, raw: &RawElement) {
        let Some(rect) = raw
            .rect
            .filter(|r| raw.rendering == Rendering::Shown && r.width > 4 && r.height > 4)
        else {
            return;
        };
        let src = element
            .dyn_ref::<Frame>()
            .map(Frame::src)
            .unwrap_or_default();
        let url = src.split(['?', '#']).next().unwrap_or_default().to_owned();
        self.frames.push(UnreadFrame {
            url,
            bbox: Some(rect),
            why: "Frames inside the page are not read.".to_owned(),
        });
    }
}

fn siblings(first: Option<Nd>) -> impl Iterator<Item = Nd> {
    std::iter::successors(first, Nd::next_sibling)
}

/// Elements that can have a shadow root (<https://dom.spec.whatwg.org/#valid-shadow-host-name>).
fn may_host(raw: &RawElement) -> bool {
    const HOSTS: &[&str] = &[
        "article",
        "aside",
        "blockquote",
        "body",
        "div",
        "footer",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "main",
        "nav",
        "p",
        "section",
        "span",
    ];
    raw.namespace == Namespace::Html && (raw.tag.contains('-') || HOSTS.contains(&raw.tag.as_str()))
}

fn namespace(tag: &str, above: Namespace) -> Namespace {
    match tag {
        "svg" => Namespace::Svg,
        "math" => Namespace::Other,
        _ => above,
    }
}

fn below(raw: &RawElement) -> Namespace {
    if raw.tag == "foreignobject" {
        Namespace::Html
    } else {
        raw.namespace
    }
}

fn attributes(element: &El, raw: &mut RawElement) {
    let names = String::from(element.attribute_names().join(" "));
    for name in names.split(' ').filter(|name| wanted(name)) {
        if let Some(value) = element.attribute(name) {
            raw.attrs.push((name.to_owned(), value));
        }
    }
}

/// What attributes don't tell: what is ticked, chosen, typed. The content of secret fields is not even read.
fn live_facts(element: &El, raw: &mut RawElement) {
    match raw.tag.as_str() {
        "input" => {
            raw.disabled = is(element, ":disabled");
            let Some(input) = element.dyn_ref::<Input>() else {
                return;
            };
            match raw.kind().as_str() {
                "checkbox" | "radio" => {
                    raw.checked = Some(input.checked());
                    raw.indeterminate = input.indeterminate();
                }
                "button" | "submit" | "reset" | "image" | "hidden" | "file" => {}
                _ if input_kind(raw, "").is_some_and(|kind| kind.is_secret()) => {}
                _ => raw.value = Some(input.value()),
            }
        }
        "textarea" => {
            raw.disabled = is(element, ":disabled");
            if !input_kind(raw, "").is_some_and(|kind| kind.is_secret()) {
                raw.value = element.dyn_ref::<Area>().map(Area::value);
            }
        }
        "option" => {
            raw.disabled = is(element, ":disabled");
            raw.selected = element.dyn_ref::<Choice>().is_some_and(Choice::selected);
        }
        "button" | "select" | "optgroup" | "fieldset" => raw.disabled = is(element, ":disabled"),
        "dialog" => raw.modal = is(element, ":modal"),
        _ => {}
    }
}

fn is(element: &El, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

pub(crate) fn rectangle(element: &El) -> Rect {
    let bounds = element.bounds();
    Rect {
        x: whole(bounds.x()),
        y: whole(bounds.y()),
        width: whole(bounds.width()),
        height: whole(bounds.height()),
    }
}

fn whole(pixels: f64) -> i32 {
    // Saturates, and NaN becomes 0.
    pixels.round() as i32
}

/// What may stand in a snapshot, be pressed, or be a label's place: its rectangle is needed.
fn measured(raw: &RawElement) -> bool {
    const TAGS: &[&str] = &[
        "a", "area", "button", "details", "dialog", "iframe", "img", "input", "label", "section",
        "select", "summary", "svg", "textarea",
    ];
    TAGS.contains(&raw.tag.as_str())
        || ["role", "tabindex", "onclick", "contenteditable"]
            .iter()
            .any(|name| raw.has(name))
}

/// So small that with its overflow cut off nothing of it is seen (the usual way to hide words from the eye alone).
fn clipped(element: &El, rect: Rect) -> bool {
    if rect.width > 1 && rect.height > 1 {
        return false;
    }
    let style = dom::computed_style(element);
    style.get("overflow") != "visible"
        || style.get("clip") != "auto"
        || style.get("clip-path") != "none"
}

fn display(style: &Style) -> Display {
    let value = style.display();
    match value.as_str() {
        "inline" | "ruby" | "contents" => Display::Inline,
        "table-cell" => Display::Cell,
        _ if value.starts_with("inline") => Display::InlineBlock,
        _ => Display::Block,
    }
}

/// Text that is painted so that nobody can read it. Transparent text over a clipped background is how gradients are made.
fn unreadable(style: &Style) -> bool {
    let colour = style.color();
    let clear =
        colour == "transparent" || (colour.starts_with("rgba(") && colour.ends_with(", 0)"));
    if clear
        && !style.get("background-clip").contains("text")
        && !style.get("-webkit-background-clip").contains("text")
    {
        return true;
    }
    style
        .font_size()
        .trim_end_matches("px")
        .parse::<f64>()
        .is_ok_and(|size| size < 1.0)
}

fn viewport() -> Viewport {
    let window = web_sys::window();
    let number = |value: Option<Result<JsValue, JsValue>>| {
        value
            .and_then(Result::ok)
            .and_then(|v| v.as_f64())
            .unwrap_or(0.0)
            .max(0.0)
    };
    let scroll = |value: Option<Result<f64, JsValue>>| {
        value.and_then(Result::ok).unwrap_or(0.0).max(0.0) as u32
    };
    Viewport {
        width: (number(window.as_ref().map(web_sys::Window::inner_width)) as u32).max(1),
        height: (number(window.as_ref().map(web_sys::Window::inner_height)) as u32).max(1),
        scroll_x: scroll(window.as_ref().map(web_sys::Window::scroll_x)),
        scroll_y: scroll(window.as_ref().map(web_sys::Window::scroll_y)),
    }
}
