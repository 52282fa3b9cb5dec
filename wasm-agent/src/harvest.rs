//! One pass over the page that gathers facts, without judgement and without recursion: the flat tree with shadow trees
//! (closed ones too) and slots, and of each element what reading it needs.
mod facts;
mod ground;

use crate::dom::{self, El, Frame, Nd, Slot};
use crate::ui::Face;
use facts::{
    attributes, below, clipped, display, live_facts, may_host, measured, namespace, presses,
    unreadable,
};
pub(crate) use facts::{rectangle, viewport};
use ground::Grounds;
use perception::raw::{Namespace, NodeId, RawElement, RawKind, RawNode, RawPage, Rendering};
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
    /// Inside something that is pressed: its words name it, whether or not they can be read.
    pressed: bool,
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
    grounds: Grounds,
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
            grounds: Grounds::default(),
        }
    }

    fn run(&mut self) {
        if let Some(root) = dom::document().root() {
            let start = Inherited {
                parent: None,
                scope: 0,
                namespace: Namespace::Html,
                rendering: Rendering::Shown,
                pressed: false,
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
        let pressed = inherited.pressed || presses(&raw);
        let handed_down = self.look(
            &element,
            &mut raw,
            Inherited {
                pressed,
                ..inherited
            },
            worded,
        );
        live_facts(&element, &mut raw);
        if raw.tag == "iframe" {
            self.frame(&element, &raw);
        }
        let below = Inherited {
            parent: Some(NodeId(self.nodes.len() as u32)),
            scope: inherited.scope,
            namespace: below(&raw),
            rendering: handed_down,
            pressed,
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
        &mut self,
        element: &El,
        raw: &mut RawElement,
        inherited: Inherited,
        worded: bool,
    ) -> Rendering {
        let above = inherited.rendering;
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
            let parent = inherited.parent.map(|parent| parent.index());
            let lost =
                |grounds: &mut Grounds| grounds.swallow(&style, parent, &self.nodes, &self.live);
            if unreadable(&style) || (!inherited.pressed && lost(&mut self.grounds)) {
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
