//! Where exactly to press, and whether anything lies on top of it.
use super::error;
use crate::dom::{self, El};
use crate::eyes::Look;
use crate::harvest::{Harvest, Pane, on_picture};
use crate::ui::Face;
use perception::{NodeId, Reader};
use protocol::action::{ActionError, ErrorCode};
use protocol::geometry::{Rect, Viewport};
use protocol::role::Role;
use wasm_bindgen::{JsCast, JsValue};

/// The innermost element that a mouse would meet at a point, and that point as the element's own document counts.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub x: f64,
    pub y: f64,
    pub hit: El,
}

/// A point of this place that nothing but its own content covers.
pub(super) fn uncovered(
    look: &Look,
    place: NodeId,
    element: &El,
    face: &Face,
) -> Result<Spot, ActionError> {
    let view = look.harvest.page.viewport.unwrap_or(Viewport {
        width: 1,
        height: 1,
        scroll_x: 0,
        scroll_y: 0,
    });
    let reader = look.reader();
    let identity = reader.identity(look.node);
    if Pane::of(element).is_bent() {
        let message = format!(
            "The {} “{}” stands in a frame that is turned in space, so that nobody can tell where a press would land.",
            identity.role, identity.name
        );
        return Err(error(ErrorCode::ElementObscured, message));
    }
    let mut cover = None;
    let further = std::iter::once_with(|| grid(element, view)).flatten();
    for (x, y) in points(element, view).into_iter().chain(further) {
        let Some(spot) = topmost(x, y, face) else {
            continue;
        };
        if met(look, &reader, place, &spot.hit).is_some() {
            return Ok(spot);
        }
        cover = cover.or(Some(spot));
    }
    let spot = cover.take_if(|spot| is_own_face(look, &reader, element, &spot.hit));
    if let Some(spot) = spot {
        return Ok(spot);
    }
    match cover.map(|spot| spot.hit) {
        Some(cover) => {
            let message = format!(
                "The {} “{}” is covered by {}.",
                identity.role,
                identity.name,
                named(&look.harvest, &cover)
            );
            Err(error(ErrorCode::ElementObscured, message))
        }
        None => Err(error(
            ErrorCode::ElementNotVisible,
            format!(
                "The {} “{}” can't be scrolled into view.",
                identity.role, identity.name
            ),
        )),
    }
}

/// So far up stands what a library wraps a control in.
const WRAPPERS: usize = 4;

/// What chooses is drawn by something else in one wrapper with it, which holds no other control: a list's chosen value over its field, a
/// tab's host. The press goes to the control all the same.
fn is_own_face(look: &Look, reader: &Reader<'_>, element: &El, cover: &El) -> bool {
    use Role as R;
    let chooses = matches!(
        reader.role(look.node),
        R::Combobox | R::Tab | R::Radio | R::Checkbox | R::Switch | R::Option
    );
    let holds_both = |outer: &El| dom::around(cover).any(|el| el == *outer);
    let mut outward = dom::around(element).skip(1).take(WRAPPERS);
    let wrapper = outward.find(holds_both);
    let wrapper = wrapper.and_then(|wrapper| look.harvest.find(&wrapper));
    // A press of a list's field only opens it, and what lies over it is what it shows; else the face says what the control is called.
    let list = reader.role(look.node) == R::Combobox;
    let said = cover.text_content().unwrap_or_default();
    let same = list || reader.name(look.node).contains(said.trim());
    let alone = |wrapper: NodeId| {
        let mut inside = (wrapper.0 + 1..reader.end(wrapper).0).map(NodeId);
        let own =
            |node| reader.role(node).is_plain_part() && (list || reader.name(node).is_empty());
        inside.all(|node| node == look.node || !reader.interactive(node) || own(node))
    };
    chooses && same && wrapper.is_some_and(alone)
}

/// What was hit, if it belongs to what is to be pressed: to its place, or to itself, which may lie over what stands in for it.
/// Drawn parts of pictures have no node; what they stand in has.
pub(super) fn met(look: &Look, reader: &Reader<'_>, place: NodeId, hit: &El) -> Option<NodeId> {
    let own = |base: NodeId, el: &El| {
        let end = reader.end(base).0 as usize;
        look.harvest.find_between(el, base.index(), end)
    };
    let within = |el: &El| own(place, el).or_else(|| own(look.node, el));
    within(hit).or_else(|| {
        let drawn = |el: &El| !el.is_html() && look.harvest.find(el).is_none();
        within(
            &dom::around(hit)
                .find(|el| !drawn(el))
                .filter(|el| el != hit)?,
        )
    })
}

/// Points worth trying: the middle of every box of the element (a link may run over two lines), the largest first, then
/// points around the middle.
fn points(element: &El, view: Viewport) -> Vec<(f64, f64)> {
    let mut boxes: Vec<Rect> = boxes(element)
        .into_iter()
        .filter(|r| middle_in(*r, view).is_some())
        .collect();
    let area = |at: &usize| i64::from(boxes[*at].width) * i64::from(boxes[*at].height);
    if let Some(largest) = (0..boxes.len()).max_by_key(area) {
        boxes.swap(0, largest);
    }
    let middles = boxes.iter().filter_map(|r| middle_in(*r, view));
    let mut found: Vec<(f64, f64)> = middles.collect();
    for rect in boxes.iter().take(2) {
        for (across, down) in [(0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)] {
            let x = f64::from(rect.x) + f64::from(rect.width) * across;
            let y = f64::from(rect.y) + f64::from(rect.height) * down;
            if x >= 0.0 && y >= 0.0 && x < f64::from(view.width) && y < f64::from(view.height) {
                found.push((x, y));
            }
        }
    }
    found
}

/// Points all over what is shown of it, for what is seen in part only, and for what is thin.
fn grid(element: &El, view: Viewport) -> impl Iterator<Item = (f64, f64)> {
    const EACH_WAY: i32 = 8;
    let pane = Pane::of(element);
    let clips = dom::around(element).skip(1).filter(cuts);
    let whole = Rect {
        x: 0,
        y: 0,
        width: i32::try_from(view.width).unwrap_or(i32::MAX),
        height: i32::try_from(view.height).unwrap_or(i32::MAX),
    };
    // What is in another document is cut by that one's boxes only: the others are noticed when the point is tried.
    let shown = clips.fold(whole, |shown, outer| {
        common(shown, pane.rect(&outer.bounds()))
    });
    let cut = move |rect: Rect| common(rect, shown);
    let boxes: Vec<Rect> = boxes(element).into_iter().take(2).map(cut).collect();
    let steps = || (0..EACH_WAY).map(|step| (f64::from(step) + 0.5) / f64::from(EACH_WAY));
    boxes
        .into_iter()
        .filter(|rect| rect.width > 0 && rect.height > 0)
        .flat_map(move |rect| {
            steps().flat_map(move |down| steps().map(move |across| (rect, across, down)))
        })
        .map(|(rect, across, down)| {
            (
                f64::from(rect.x) + f64::from(rect.width) * across,
                f64::from(rect.y) + f64::from(rect.height) * down,
            )
        })
}

/// It shows nothing of what stands out of it.
fn cuts(outer: &El) -> bool {
    let style = dom::computed_style(outer);
    style.get("overflow-x") != "visible" || style.get("overflow-y") != "visible"
}

fn common(a: Rect, b: Rect) -> Rect {
    let right = (i64::from(a.x) + i64::from(a.width)).min(i64::from(b.x) + i64::from(b.width));
    let bottom = (i64::from(a.y) + i64::from(a.height)).min(i64::from(b.y) + i64::from(b.height));
    let (x, y) = (a.x.max(b.x), a.y.max(b.y));
    let size = |end: i64, start: i32| i32::try_from((end - i64::from(start)).max(0)).unwrap_or(0);
    Rect {
        x,
        y,
        width: size(right, x),
        height: size(bottom, y),
    }
}

fn boxes(element: &El) -> Vec<Rect> {
    let list: js_sys::Array = js_sys::Array::from(&element.client_rects());
    let pane = Pane::of(element);
    if list.length() == 0 {
        if let Some((_, place)) = element.html::<El>("area").and_then(on_picture) {
            return vec![pane.shown(place)];
        }
        // No box of its own (`display: contents`): what stands in it is pressed.
        return vec![pane.rect(&dom::extent(element))];
    }
    let rect = |value: JsValue| pane.rect(&value.unchecked_into::<dom::Bounds>());
    let boxes: Vec<Rect> = list
        .iter()
        .take(20)
        .map(rect)
        .filter(|r| r.width > 0 && r.height > 0)
        .collect();
    match boxes.is_empty() {
        // What stands in it has left its lines: it floats, or is placed elsewhere.
        true => vec![pane.rect(&dom::extent(element))],
        false => boxes,
    }
}

/// The middle of the part that is in view.
pub(super) fn middle_in(rect: Rect, view: Viewport) -> Option<(f64, f64)> {
    let (left, top) = (f64::from(rect.x).max(0.0), f64::from(rect.y).max(0.0));
    let right = (f64::from(rect.x) + f64::from(rect.width)).min(f64::from(view.width));
    let bottom = (f64::from(rect.y) + f64::from(rect.height)).min(f64::from(view.height));
    (right - left >= 1.0 && bottom - top >= 1.0)
        .then(|| (f64::midpoint(left, right), f64::midpoint(top, bottom)))
}

/// The innermost element at this point of the window, through shadow roots and frames, as if our own panel were not there.
pub(super) fn topmost(x: f64, y: f64, face: &Face) -> Option<Spot> {
    let document = dom::document();
    let ours = |el: &El| face.owns(el.as_web());
    // The list leaves out what has no box of its own and words directly in it; the first one alone doesn't.
    let first = document.first_at_point(x, y).filter(|el| !ours(el));
    let mut hit = first.or_else(|| elements(document.at_point(x, y)).find(|el| !ours(el)))?;
    let (mut pane, mut inner) = (Pane::TOP, (x, y));
    loop {
        hit = through_shadow(hit, inner);
        let Some(document) = hit.content() else { break };
        pane = pane.inside(&hit);
        inner = pane.point(x, y);
        match document.first_at_point(inner.0, inner.1) {
            Some(deeper) => hit = deeper,
            None => break,
        }
    }
    let (x, y) = inner;
    Some(Spot { x, y, hit })
}

fn through_shadow(mut hit: El, (x, y): (f64, f64)) -> El {
    while let Some(root) = dom::shadow_of(&hit) {
        let home: &dom::Nd = root.unchecked_ref();
        let own = |el: &El| el.root_node() == *home;
        let first = root.first_at_point(x, y).filter(own);
        match first.or_else(|| elements(root.at_point(x, y)).find(own)) {
            Some(inner) if inner != hit => hit = inner,
            _ => break,
        }
    }
    hit
}

fn elements(list: js_sys::Array) -> impl Iterator<Item = El> {
    (0..list.length()).map(move |i| list.get(i).unchecked_into())
}

/// What lies on top, in words: its name, else what it says, else what it stands in.
pub(super) fn named(harvest: &Harvest, cover: &El) -> String {
    // What closes it is often said last.
    const WORDS: usize = 160;
    let mut around = dom::around(cover).filter_map(|el| Some((harvest.find(&el)?, el)));
    let Some((node, element)) = around.next() else {
        return "something else".to_owned();
    };
    let reader = harvest.reader();
    let tag = element.local_name();
    let called = |node: NodeId| {
        let identity = reader.identity(node);
        let named = !identity.name.is_empty() && identity.role != Role::Document;
        named.then(|| format!("the {} “{}”", identity.role, identity.name))
    };
    if let Some(name) = called(node) {
        return format!("{name} (<{tag}>)");
    }
    let said = reader.words(node, WORDS);
    if !said.is_empty() && !matches!(tag.as_str(), "html" | "body") {
        return format!("another element (<{tag}>), which says “{said}”");
    }
    match around.find_map(|(node, _)| called(node)) {
        Some(name) => format!("another element (<{tag}>) in {name}"),
        None => format!("another element (<{tag}>)"),
    }
}
