//! Whatever the facts are, reading them ends, without a panic and within the limits.
use proptest::prelude::*;
use protocol::geometry::{Rect, Viewport};
use protocol::snapshot::{MAX_ELEMENTS, MAX_NAME, MAX_TEXT, View};
use subterminator_perception::raw::{NodeId, RawElement, RawKind, RawNode, RawPage, Rendering};
use subterminator_perception::{ElementKey, Reader, Refs, observe};

fn node() -> impl Strategy<Value = RawNode> {
    let tags = prop::sample::select(vec![
        "div", "button", "a", "input", "label", "select", "option", "table", "tr", "td", "th",
        "details", "summary", "dialog", "fieldset", "legend", "svg", "title", "slot", "img",
        "section", "h1", "iframe", "x-y", "li", "",
    ]);
    let names = prop::sample::select(vec![
        "id",
        "for",
        "role",
        "aria-labelledby",
        "aria-owns",
        "aria-label",
        "aria-hidden",
        "aria-describedby",
        "type",
        "tabindex",
        "href",
        "alt",
        "title",
        "aria-modal",
        "contenteditable",
        "value",
        "onclick",
        "aria-level",
        "open",
    ]);
    let values = prop::sample::select(vec![
        "", "a", "b", "a b a", "true", "false", "button", "none", "dialog", "heading", "checkbox",
        "textbox", "row", "-1", "0", "\u{200b}", "password",
    ]);
    let attrs = prop::collection::vec((names, values), 0..4);
    let rendering = prop::sample::select(vec![
        Rendering::None,
        Rendering::Hidden,
        Rendering::Unseen,
        Rendering::Shown,
        Rendering::Shown,
    ]);
    let rect = prop::option::of((any::<i32>(), any::<i32>(), any::<i32>(), any::<i32>()));
    let element = (tags, attrs, rendering, rect, any::<bool>(), 0..3u32).prop_map(
        |(tag, attrs, rendering, rect, flag, scope)| {
            RawKind::Element(Box::new(RawElement {
                tag: tag.to_owned(),
                attrs: attrs
                    .into_iter()
                    .map(|(n, v)| (n.to_owned(), v.to_owned()))
                    .collect(),
                rendering,
                rect: rect.map(|(x, y, width, height)| Rect {
                    x,
                    y,
                    width,
                    height,
                }),
                modal: flag,
                pointer: flag,
                scope,
                ..RawElement::default()
            }))
        },
    );
    let kind = prop_oneof![4 => element, 1 => "\\PC{0,12}".prop_map(RawKind::Text)];
    (prop::option::of(0..40u32), kind).prop_map(|(parent, kind)| RawNode {
        parent: parent.map(NodeId),
        kind,
    })
}

proptest! {
    #[test]
    fn any_facts_can_be_read(nodes in prop::collection::vec(node(), 0..60), focused in prop::option::of(0..80u32), all: bool) {
        let viewport = Some(Viewport { width: 1, height: 1, scroll_x: 0, scroll_y: 0 });
        let page = RawPage { nodes, focused: focused.map(NodeId), viewport, ..RawPage::default() };
        let mut refs = Refs::default();
        let view = View { all, boxes: all };
        let key = |node: NodeId| ElementKey(u64::from(node.0));
        let first = observe(&Reader::new(&page), &mut refs, key, view);
        prop_assert!(all || first.observation.snapshot.elements.len() <= MAX_ELEMENTS);
        prop_assert!(first.observation.snapshot.elements.iter().all(|e| e.name.chars().count() <= MAX_NAME + 3));
        prop_assert!(first.observation.text.chars().count() <= MAX_TEXT);
        prop_assert_eq!(observe(&Reader::new(&page), &mut refs, key, view), first, "the same facts read the same, with the same refs");
    }
}
