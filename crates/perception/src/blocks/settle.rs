//! Leaves out what is no part of a page to anybody: boxes around one thing, boxes around nothing, lines that say what their control's
//! name says.
use super::{Kind, Part};
use crate::reader::Reader;
use crate::text;
use protocol::geometry::Rect;
use protocol::role::Role;

/// From the last part to the first, so that what is in each has settled before it does. No recursion: pages nest as deep as they like.
pub(super) fn settle(reader: &Reader<'_>, parts: &mut [Part]) {
    // What is left of each: itself, what was in it, or nothing.
    let mut left: Vec<Vec<usize>> = vec![Vec::new(); parts.len()];
    for at in (0..parts.len()).rev() {
        let inside = std::mem::take(&mut parts[at].inside);
        let inside: Vec<usize> = inside
            .into_iter()
            .flat_map(|inner| std::mem::take(&mut left[inner]))
            .collect();
        parts[at].holds |= inside.iter().any(|inner| parts[*inner].holds);
        left[at] = match parts[at].kind {
            Kind::Root => {
                parts[at].inside = inside;
                Vec::new()
            }
            Kind::Words => words(reader, parts, at, inside),
            Kind::Control | Kind::Inline => control(parts, at, inside),
            Kind::Box => a_box(reader, parts, at, inside),
        };
    }
}

/// Words of nobody but the controls among them are those controls'.
fn words(reader: &Reader<'_>, parts: &mut [Part], at: usize, inside: Vec<usize>) -> Vec<usize> {
    let text = text::plain_spaces(&text::fold(&parts[at].text));
    let says = parts[at].own || inside.is_empty() && parts[at].label.is_none() && !text.is_empty();
    if !says {
        return inside;
    }
    let around = reader.tree.parent(parts[at].node);
    let element = match reader.tree.element(parts[at].node) {
        Some(_) => Some(parts[at].node),
        None => around,
    };
    parts[at].rect = element.and_then(|n| reader.rect(n));
    parts[at].text = text;
    parts[at].inside = inside;
    vec![at]
}

/// Of what is in a control, only what can be pressed by itself is told, or several lines.
fn control(parts: &mut [Part], at: usize, inside: Vec<usize>) -> Vec<usize> {
    let lines = inside
        .iter()
        .filter(|inner| parts[**inner].role != Role::Image);
    if inside.iter().any(|inner| parts[*inner].holds) || lines.count() > 1 {
        parts[at].inside = inside;
    }
    vec![at]
}

fn a_box(reader: &Reader<'_>, parts: &mut [Part], at: usize, inside: Vec<usize>) -> Vec<usize> {
    let node = parts[at].node;
    let page = reader
        .tree
        .element(node)
        .is_some_and(|e| e.html("html") || e.html("body"));
    let kept = parts[at].reference.is_some();
    if !kept && (page || parts[at].role == Role::RowGroup) {
        return inside;
    }
    let plain = !kept && is_plain(parts[at].role);
    if inside.is_empty() {
        return match kept || is_cell(parts[at].role) {
            true => vec![at],
            false => Vec::new(),
        };
    }
    parts[at].rect = parts[at]
        .rect
        .or_else(|| reader.rect(node))
        .filter(|r| r.width > 0 && r.height > 0)
        .or_else(|| around(inside.iter().filter_map(|inner| parts[*inner].rect)));
    let [only] = inside[..] else {
        if plain {
            parts[at].role = Role::Generic;
        }
        parts[at].inside = inside;
        return vec![at];
    };
    if plain {
        return vec![wrapped(parts, at, only)];
    }
    let inner = &parts[only];
    if inner.kind == Kind::Words
        || inner.kind == Kind::Box && inner.reference.is_none() && is_plain(inner.role)
    {
        // The box is all that there is of it.
        parts[at].text = std::mem::take(&mut parts[only].text);
        parts[at].inside = std::mem::take(&mut parts[only].inside);
        parts[at].above |= parts[only].above;
        parts[at].modal |= parts[only].modal;
    } else {
        parts[at].inside = inside;
    }
    vec![at]
}

/// The one thing in a box takes the box's place.
fn wrapped(parts: &mut [Part], outer: usize, only: usize) -> usize {
    let Part {
        rect,
        above,
        modal,
        outer,
        ..
    } = parts[outer];
    let inner = &mut parts[only];
    inner.above |= above;
    inner.modal |= modal;
    inner.rect = inner.rect.or(rect);
    if matches!(inner.kind, Kind::Words) || is_plain(inner.role) && inner.reference.is_none() {
        inner.outer = outer;
    }
    only
}

/// Nothing but a box to whoever reads.
fn is_plain(role: Role) -> bool {
    matches!(
        role,
        Role::Generic
            | Role::None
            | Role::Paragraph
            | Role::Document
            | Role::Strong
            | Role::Emphasis
            | Role::Image
    )
}

/// It says where the cells after it stand.
fn is_cell(role: Role) -> bool {
    matches!(
        role,
        Role::Cell | Role::GridCell | Role::ColumnHeader | Role::RowHeader
    )
}

/// What they take up together.
fn around(rects: impl Iterator<Item = Rect>) -> Option<Rect> {
    rects
        .filter(|r| r.width > 0 && r.height > 0)
        .reduce(|a, b| {
            let (x, y) = (a.x.min(b.x), a.y.min(b.y));
            let right = a.x.saturating_add(a.width).max(b.x.saturating_add(b.width));
            let bottom =
                a.y.saturating_add(a.height)
                    .max(b.y.saturating_add(b.height));
            Rect {
                x,
                y,
                width: right.saturating_sub(x),
                height: bottom.saturating_sub(y),
            }
        })
}
