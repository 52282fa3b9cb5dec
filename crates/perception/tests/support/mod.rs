//! HTML into a [`RawPage`] without a browser: the flat tree with declarative shadow roots and slots, every element in a
//! place of its own, styled by what its own attributes and the page's simple style rules say.
mod style;

use html5ever::tendril::TendrilSink;
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use protocol::geometry::{Rect, Viewport};
use style::{Counters, Sheet, Style, attribute};
use subterminator_perception::raw::{
    Display, Namespace, NodeId, RawElement, RawKind, RawNode, RawPage, Rendering, Transform,
    listens, wanted,
};

/// The page that this HTML makes, seen through a window of 1000×800.
pub(crate) fn page(html: &str) -> RawPage {
    let dom =
        html5ever::parse_document(RcDom::default(), html5ever::ParseOpts::default()).one(html);
    let mut sheet = String::new();
    styles(&dom.document, &mut sheet);
    let mut builder = Builder {
        page: RawPage {
            url: "https://example.test/account".into(),
            title: "Account".into(),
            snapshot_id: "7d1f0f5a-32a5-4c7e-9d36-5b8e0f6f2a11".into(),
            timestamp: "2026-11-20T16:00:00.000Z".into(),
            viewport: Some(Viewport {
                width: 1000,
                height: 800,
                scroll_x: 0,
                scroll_y: 0,
            }),
            settled: true,
            ..RawPage::default()
        },
        sheet: Sheet::parse(&sheet),
        cover: None,
        counters: Counters::new(),
        scopes: 0,
        line: 0,
    };
    for child in dom.document.children.borrow().iter() {
        builder.visit(child, Place::default(), &[]);
    }
    choose_first(&mut builder.page);
    builder.page.cover = builder.cover;
    builder.page
}

/// Of a list that drops down one choice is always chosen: the first, where the page says nothing
/// (<https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>).
fn choose_first(page: &mut RawPage) {
    let of_list = |page: &RawPage, option: usize| {
        let parent = |n: usize| page.nodes[n].parent.map(NodeId::index);
        std::iter::successors(parent(option), |n| parent(*n)).find(|n| {
            matches!(&page.nodes[*n].kind, RawKind::Element(e) if e.html("select") && !e.has("multiple") && !e.has("size"))
        })
    };
    let options: Vec<(usize, usize)> = (0..page.nodes.len())
        .filter(|n| matches!(&page.nodes[*n].kind, RawKind::Element(e) if e.html("option")))
        .filter_map(|n| Some((n, of_list(page, n)?)))
        .collect();
    let mut settled = Vec::new();
    for (option, list) in &options {
        let chosen = |page: &RawPage, (n, l): &(usize, usize)| {
            l == list && matches!(&page.nodes[*n].kind, RawKind::Element(e) if e.selected)
        };
        if settled.contains(list) || options.iter().any(|o| chosen(page, o)) {
            continue;
        }
        settled.push(*list);
        if let RawKind::Element(element) = &mut page.nodes[*option].kind {
            element.selected = true;
        }
    }
}

/// What all `style` elements say.
fn styles(node: &Handle, out: &mut String) {
    if matches!(&node.data, NodeData::Element { name, .. } if &*name.local == "style") {
        out.push_str(&text_of(node));
    }
    for child in node.children.borrow().iter() {
        styles(child, out);
    }
}

/// What a parent hands down.
#[derive(Clone, Copy, Default)]
struct Place {
    parent: Option<NodeId>,
    scope: u32,
    /// Not rendered at all.
    none: bool,
    /// `visibility` other than visible.
    hidden: bool,
    /// Fully transparent.
    unseen: bool,
    /// Not rendered, or not visible, until what is around it is hovered.
    on_hover: bool,
    /// In a disabled fieldset.
    off: bool,
    transform: Transform,
}

impl Place {
    fn rendering(self) -> Rendering {
        match self {
            Place { none: true, .. } => Rendering::None,
            Place { hidden: true, .. } => Rendering::Hidden,
            Place { unseen: true, .. } => Rendering::Unseen,
            _ => Rendering::Shown,
        }
    }

    /// With what this element's own attributes and style add.
    fn styled(self, node: &Handle, tag: &str, style: &Style) -> Place {
        let says = |property: &str| style.get(property).map_or("", String::as_str);
        let closed = (tag == "dialog" && attribute(node, "open").is_none())
            || (attribute(node, "hidden").is_some() && !style.contains_key("display"));
        Place {
            none: self.none || closed || says("display") == "none",
            hidden: match says("visibility") {
                "hidden" | "collapse" => true,
                "visible" => false,
                _ => self.hidden,
            },
            unseen: self.unseen || says("opacity") == "0",
            transform: match says("text-transform") {
                "uppercase" => Transform::Uppercase,
                "lowercase" => Transform::Lowercase,
                "capitalize" => Transform::Capitalize,
                "none" => Transform::None,
                _ => self.transform,
            },
            ..self
        }
    }
}

struct Builder {
    page: RawPage,
    sheet: Sheet,
    /// What has `data-cover`.
    cover: Option<NodeId>,
    counters: Counters,
    scopes: u32,
    line: i32,
}

impl Builder {
    /// `slotted`: what the host of the current shadow tree has to give to slots, with its own scope.
    fn visit(&mut self, node: &Handle, place: Place, slotted: &[(Handle, u32)]) {
        match &node.data {
            NodeData::Text { contents } => {
                self.push(place, RawKind::Text(contents.borrow().to_string()));
            }
            NodeData::Element { name, .. } => {
                let tag = name.local.to_string().to_ascii_lowercase();
                if !["script", "style", "template", "noscript", "head"].contains(&tag.as_str()) {
                    self.element(node, &tag, &name.ns, place, slotted);
                }
            }
            _ => {}
        }
    }

    fn element(
        &mut self,
        node: &Handle,
        tag: &str,
        ns: &str,
        around: Place,
        slotted: &[(Handle, u32)],
    ) {
        let own = style::declarations(&attribute(node, "style").unwrap_or_default());
        let mut style = self.sheet.of(node, "");
        style.extend(own.clone());
        style::count(&style, &mut self.counters);
        let mut place = around.styled(node, tag, &style);
        if place.none || place.hidden {
            style = self.sheet.hovered(node);
            style.extend(own);
            let hovered = around.styled(node, tag, &style);
            place = match hovered.none || hovered.hidden {
                true => place,
                false => Place {
                    on_hover: true,
                    ..hovered
                },
            };
        }
        let mut element = facts(node, tag, ns, place, &style);
        if element.rendering != Rendering::None {
            self.line += 2;
            let flat = style.get("height").is_some_and(|h| h == "0");
            element.rect = Some(Rect {
                x: 10,
                y: self.line,
                width: 100,
                height: if flat { 0 } else { 20 },
            });
        }
        element.before = self.generated(node, "before");
        let off = place.off || (tag == "fieldset" && element.disabled);
        let id = self.push(place, RawKind::Element(Box::new(element)));
        if attribute(node, "data-cover").is_some() {
            self.cover = Some(id);
        }
        let below = Place {
            parent: Some(id),
            off,
            ..place
        };
        self.children(node, tag, below, slotted);
        let after = self.generated(node, "after");
        if let RawKind::Element(element) = &mut self.page.nodes[id.index()].kind {
            element.after = after;
        }
    }

    fn generated(&mut self, node: &Handle, pseudo: &str) -> Option<String> {
        let style = self.sheet.of(node, pseudo);
        style::count(&style, &mut self.counters);
        style::generated(&style, node, &self.counters)
    }

    fn children(&mut self, node: &Handle, tag: &str, below: Place, slotted: &[(Handle, u32)]) {
        let children: Vec<Handle> = node.children.borrow().iter().cloned().collect();
        if let Some(shadow) = children.iter().find_map(shadow_root) {
            self.scopes += 1;
            let light: Vec<(Handle, u32)> = children
                .into_iter()
                .filter(|child| shadow_root(child).is_none())
                .map(|child| (child, below.scope))
                .collect();
            let inner = Place {
                scope: self.scopes,
                ..below
            };
            for child in shadow.children.borrow().iter() {
                self.visit(child, inner, &light);
            }
            return;
        }
        if tag == "slot" {
            let wanted = attribute(node, "name").unwrap_or_default();
            let slot_of = |child: &Handle| attribute(child, "slot").unwrap_or_default();
            let mine: Vec<_> = slotted
                .iter()
                .filter(|(child, _)| slot_of(child) == wanted)
                .collect();
            if !mine.is_empty() {
                for (child, scope) in mine {
                    let place = Place {
                        scope: *scope,
                        ..below
                    };
                    self.visit(child, place, &[]);
                }
                return;
            }
        }
        let closed = tag == "details" && attribute(node, "open").is_none();
        let summary = children.iter().position(is_summary);
        for (at, child) in children.iter().enumerate() {
            let place = Place {
                none: below.none || (closed && summary != Some(at)),
                ..below
            };
            self.visit(child, place, slotted);
        }
    }

    fn push(&mut self, place: Place, kind: RawKind) -> NodeId {
        self.page.nodes.push(RawNode {
            parent: place.parent,
            kind,
        });
        NodeId(self.page.nodes.len() as u32 - 1)
    }
}

fn facts(node: &Handle, tag: &str, ns: &str, place: Place, style: &Style) -> RawElement {
    let control = [
        "input", "button", "select", "textarea", "option", "optgroup", "fieldset",
    ]
    .contains(&tag);
    let mut element = RawElement {
        tag: tag.to_owned(),
        namespace: match ns {
            "http://www.w3.org/1999/xhtml" => Namespace::Html,
            "http://www.w3.org/2000/svg" => Namespace::Svg,
            _ => Namespace::Other,
        },
        attrs: attributes(node),
        scope: place.scope,
        rendering: place.rendering(),
        on_hover: place.on_hover,
        listens: attributes(node).iter().any(|(n, _)| listens(n)),
        pointer: style.get("cursor").is_some_and(|c| c == "pointer"),
        modal: attribute(node, "data-modal").is_some(),
        disabled: control && (place.off || attribute(node, "disabled").is_some()),
        transform: place.transform,
        floats: ["fixed", "sticky"].contains(&style.get("position").map_or("", String::as_str)),
        display: match style.get("display").map(String::as_str) {
            None | Some("none") => Display::Usual,
            Some("inline" | "contents") => Display::Inline,
            Some("table-cell") => Display::Cell,
            Some(display) if display.starts_with("inline") => Display::InlineBlock,
            Some(_) => Display::Block,
        },
        ..RawElement::default()
    };
    match tag {
        "input" if element.input_of(&["checkbox", "radio"]) => {
            element.checked = Some(attribute(node, "checked").is_some());
        }
        "input" => {
            // A range without a value stands in the middle of 0 and 100.
            let middle = if element.input_of(&["range"]) {
                "50"
            } else {
                ""
            };
            element.value = Some(attribute(node, "value").unwrap_or_else(|| middle.into()));
        }
        "textarea" => element.value = Some(text_of(node)),
        "option" => element.selected = attribute(node, "selected").is_some(),
        _ => {}
    }
    element
}

/// The wanted ones, and the marks that cases are found by.
fn attributes(node: &Handle) -> Vec<(String, String)> {
    let NodeData::Element { attrs, .. } = &node.data else {
        return Vec::new();
    };
    let named = |a: &html5ever::Attribute| {
        let local = &a.name.local;
        let name = a
            .name
            .prefix
            .as_ref()
            .map_or_else(|| local.to_string(), |p| format!("{p}:{local}"));
        (name, a.value.to_string())
    };
    let all = attrs.borrow().iter().map(named).collect::<Vec<_>>();
    all.into_iter()
        .filter(|(n, _)| wanted(n) || n == "data-testname")
        .collect()
}

fn is_summary(node: &Handle) -> bool {
    matches!(&node.data, NodeData::Element { name, .. } if &*name.local == "summary")
}

fn shadow_root(node: &Handle) -> Option<Handle> {
    let NodeData::Element {
        template_contents, ..
    } = &node.data
    else {
        return None;
    };
    let declared = attribute(node, "shadowrootmode").is_some();
    template_contents.borrow().clone().filter(|_| declared)
}

fn text_of(node: &Handle) -> String {
    let text = |child: &Handle| match &child.data {
        NodeData::Text { contents } => contents.borrow().to_string(),
        _ => String::new(),
    };
    node.children.borrow().iter().map(text).collect()
}
