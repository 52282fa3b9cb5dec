//! HTML into a [`RawPage`] without a browser: the flat tree with declarative shadow roots and slots, every element in a
//! place of its own, hidden by what inline styles and attributes say. Style sheets are not known here.
use html5ever::tendril::TendrilSink;
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use protocol::geometry::{Rect, Viewport};
use subterminator_perception::raw::{
    Namespace, NodeId, RawElement, RawKind, RawNode, RawPage, Rendering, wanted,
};

/// The page that this HTML makes, seen through a window of 1000×800.
pub(crate) fn page(html: &str) -> RawPage {
    let dom =
        html5ever::parse_document(RcDom::default(), html5ever::ParseOpts::default()).one(html);
    let mut page = RawPage {
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
    };
    let mut builder = Builder {
        page: &mut page,
        scopes: 0,
        line: 0,
    };
    for child in dom.document.children.borrow().iter() {
        builder.visit(
            child,
            Place {
                parent: None,
                scope: 0,
                rendering: Rendering::Shown,
                off: false,
            },
            &[],
        );
    }
    page
}

#[derive(Clone, Copy)]
struct Place {
    parent: Option<NodeId>,
    scope: u32,
    rendering: Rendering,
    /// In a disabled fieldset.
    off: bool,
}

struct Builder<'p> {
    page: &'p mut RawPage,
    scopes: u32,
    line: i32,
}

impl Builder<'_> {
    /// `slotted`: what the host of the current shadow tree has to give to slots, with its own place.
    fn visit(&mut self, node: &Handle, place: Place, slotted: &[(Handle, u32)]) {
        match &node.data {
            NodeData::Text { contents } => {
                self.push(place, RawKind::Text(contents.borrow().to_string()));
            }
            NodeData::Element { name, attrs, .. } => {
                let tag = name.local.to_string().to_ascii_lowercase();
                if ["script", "style", "template", "noscript", "head"].contains(&tag.as_str()) {
                    return;
                }
                let all: Vec<(String, String)> = attrs
                    .borrow()
                    .iter()
                    .map(|a| (a.name.local.to_string(), a.value.to_string()))
                    .collect();
                let ns = name.ns.to_string();
                self.element(node, tag, &ns, &all, place, slotted);
            }
            _ => {}
        }
    }

    fn element(
        &mut self,
        node: &Handle,
        tag: String,
        ns: &str,
        all: &[(String, String)],
        place: Place,
        slotted: &[(Handle, u32)],
    ) {
        let attr = |name: &str| all.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
        let style = attr("style").unwrap_or_default().replace(' ', "");
        let rendering = rendering(
            &tag,
            &style,
            attr("hidden").is_some(),
            attr("open").is_some(),
            place.rendering,
        );
        let namespace = match ns {
            "http://www.w3.org/1999/xhtml" => Namespace::Html,
            "http://www.w3.org/2000/svg" => Namespace::Svg,
            _ => Namespace::Other,
        };
        let control = [
            "input", "button", "select", "textarea", "option", "optgroup", "fieldset",
        ]
        .contains(&tag.as_str());
        let off = place.off || (control && attr("disabled").is_some());
        let boxed = rendering != Rendering::None;
        self.line += i32::from(boxed) * 2;
        let kind = attr("type").unwrap_or_default();
        let mut element = RawElement {
            namespace,
            attrs: all.iter().filter(|(n, _)| wanted(n)).cloned().collect(),
            scope: place.scope,
            rendering,
            rect: boxed.then_some(Rect {
                x: 10,
                y: self.line,
                width: 100,
                height: 20,
            }),
            pointer: style.contains("cursor:pointer"),
            modal: attr("data-modal").is_some(),
            disabled: control && off,
            ..RawElement::default()
        };
        match tag.as_str() {
            "input" if ["checkbox", "radio"].contains(&kind.as_str()) => {
                element.checked = Some(attr("checked").is_some())
            }
            "input" => element.value = Some(attr("value").unwrap_or_default()),
            "textarea" => element.value = Some(text_of(node)),
            "option" => element.selected = attr("selected").is_some(),
            _ => {}
        }
        element.tag = tag.clone();
        let id = self.push(place, RawKind::Element(Box::new(element)));
        let below = Place {
            parent: Some(id),
            rendering: if rendering == Rendering::None {
                rendering
            } else {
                place.rendering
            },
            off: off && tag == "fieldset" || place.off,
            ..place
        };
        let below = Place {
            rendering: if rendering == Rendering::Unseen {
                Rendering::Unseen
            } else {
                below.rendering
            },
            ..below
        };
        self.children(node, &tag, all, below, slotted);
    }

    fn children(
        &mut self,
        node: &Handle,
        tag: &str,
        all: &[(String, String)],
        below: Place,
        slotted: &[(Handle, u32)],
    ) {
        let children: Vec<Handle> = node.children.borrow().iter().cloned().collect();
        if let Some(shadow) = children.iter().find_map(shadow_root) {
            self.scopes += 1;
            let light: Vec<(Handle, u32)> = children
                .into_iter()
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
            let wanted = all
                .iter()
                .find(|(n, _)| n == "name")
                .map(|(_, v)| v.as_str())
                .unwrap_or_default();
            let mine: Vec<&(Handle, u32)> = slotted
                .iter()
                .filter(|(child, _)| slot_of(child) == wanted)
                .collect();
            if !mine.is_empty() {
                for (child, scope) in mine {
                    self.visit(
                        child,
                        Place {
                            scope: *scope,
                            ..below
                        },
                        &[],
                    );
                }
                return;
            }
        }
        for child in &children {
            self.visit(child, below, slotted);
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

fn rendering(tag: &str, style: &str, hidden: bool, open: bool, above: Rendering) -> Rendering {
    if above == Rendering::None
        || hidden
        || style.contains("display:none")
        || (tag == "dialog" && !open)
    {
        Rendering::None
    } else if style.contains("visibility:hidden") {
        Rendering::Hidden
    } else if style.contains("opacity:0") || above == Rendering::Unseen {
        Rendering::Unseen
    } else {
        above
    }
}

fn shadow_root(node: &Handle) -> Option<Handle> {
    let NodeData::Element {
        attrs,
        template_contents,
        ..
    } = &node.data
    else {
        return None;
    };
    let declared = attrs
        .borrow()
        .iter()
        .any(|a| &*a.name.local == "shadowrootmode");
    template_contents.borrow().clone().filter(|_| declared)
}

fn slot_of(node: &Handle) -> String {
    let NodeData::Element { attrs, .. } = &node.data else {
        return String::new();
    };
    attrs
        .borrow()
        .iter()
        .find(|a| &*a.name.local == "slot")
        .map(|a| a.value.to_string())
        .unwrap_or_default()
}

fn text_of(node: &Handle) -> String {
    let text = |child: &Handle| match &child.data {
        NodeData::Text { contents } => contents.borrow().to_string(),
        _ => String::new(),
    };
    node.children.borrow().iter().map(text).collect()
}
