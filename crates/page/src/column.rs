//! Records whose parts stand in different branches of the page: a table whose columns are the plans, and names in one box beside what is
//! pressed in another, at the same heights.
use crate::tree::Tree;
use protocol::role::Role;

/// The blocks of each such record in it, two or more.
pub(crate) fn records(tree: &Tree<'_>, parent: usize) -> Vec<Vec<usize>> {
    let all = match is_table(tree.role(parent)) {
        true => of_table(tree, parent),
        false => side_by_side(tree, parent),
    };
    all.unwrap_or_default()
}

/// The rows of such a table are no records.
pub(crate) fn is_row_of_columns(tree: &Tree<'_>, at: usize) -> bool {
    let mut outer = tree.upwards(at).skip(1);
    outer.any(|outer| is_table(tree.role(outer)) && of_table(tree, outer).is_some())
}

fn is_table(role: Role) -> bool {
    matches!(role, Role::Table | Role::Grid | Role::TreeGrid)
}

/// Where one row has something to press in several of its cells, all called alike, each column is about a thing of its own.
fn of_table(tree: &Tree<'_>, table: usize) -> Option<Vec<Vec<usize>>> {
    let below = tree.below(table).into_iter();
    let rows = below.filter(|at| tree.role(*at) == Role::Row);
    let rows: Vec<&[usize]> = rows.map(|row| tree.children[row].as_slice()).collect();
    let pressed = |cell: &usize| {
        let mut inner = tree
            .below(*cell)
            .into_iter()
            .filter(|b| tree.is_control(*b));
        inner.next().map(|b| tree.text(b))
    };
    let alike = |cells: &&&[usize]| {
        let names: Vec<&str> = cells.iter().filter_map(pressed).collect();
        names.len() > 1 && names.iter().all(|name| *name == names[0])
    };
    let acting = rows.iter().find(alike).filter(|_| rows.len() > 1)?;
    let columns = (0..acting.len()).filter(|n| pressed(&acting[*n]).is_some());
    let column = |n: usize| {
        let cells = rows.iter().filter(|r| r.len() == acting.len());
        cells.flat_map(|cells| tree.below(cells[n])).collect()
    };
    Some(columns.map(column).collect())
}

/// One box tells, another beside it only has what is pressed, and each entry of the one stands as high as one of the other.
fn side_by_side(tree: &Tree<'_>, parent: usize) -> Option<Vec<Vec<usize>>> {
    let only_pressed = |at: &&usize| {
        let words = tree
            .below(**at)
            .into_iter()
            .filter(|b| !tree.text(*b).is_empty());
        words.into_iter().all(|b| tree.is_control(b))
    };
    let boxes = tree.children[parent].iter();
    let (acting, telling): (Vec<&usize>, Vec<&usize>) = boxes
        .filter(|at| tree.children[**at].len() > 1)
        .partition(only_pressed);
    let ([acting], [telling, ..]) = (acting.as_slice(), telling.as_slice()) else {
        return None;
    };
    let controls = &tree.children[**acting];
    let entries = &tree.children[**telling];
    let pair = |entry: &usize| {
        let mut level = controls.iter().filter(|c| are_level(tree, *entry, **c));
        let own = level.next().filter(|_| level.next().is_none())?;
        let blocks = tree.below(*entry).into_iter().chain(tree.below(*own));
        Some(blocks.collect())
    };
    let pairs: Option<Vec<Vec<usize>>> = entries.iter().map(pair).collect();
    pairs.filter(|_| entries.len() == controls.len())
}

/// They share more than half the height of the lower one.
fn are_level(tree: &Tree<'_>, one: usize, other: usize) -> bool {
    let (Some(a), Some(b)) = (tree.bbox(one), tree.bbox(other)) else {
        return false;
    };
    let shared = (a.y + a.height).min(b.y + b.height) - a.y.max(b.y);
    shared * 2 > a.height.min(b.height)
}
