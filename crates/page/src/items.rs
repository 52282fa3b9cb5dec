//! What a subscription consists of, as shops list it: "Coffee box, €27.80 / month" in a table of its own, under "Product".
use crate::name;
use crate::piece::pieces;
use crate::terms::{Does, Terms};
use crate::tree::Tree;
use lexicon::{Concept as C, Said};
use protocol::role::Role;

/// By its only item it is called where it has no name, or one that stands over the items: "Totals", below the page's own heading.
pub(crate) fn name(tree: &Tree<'_>, open: &[usize], named: Option<&str>) -> Option<String> {
    let rows = open.iter().filter(|at| tree.role(**at) == Role::Row);
    let items: Vec<(usize, String)> = rows.filter_map(|row| item(tree, *row)).collect();
    let [(table, item)] = items.as_slice() else {
        return None;
    };
    let mut headings = open.iter().filter(|at| tree.role(**at) == Role::Heading);
    let first = headings.next().map(|at| tree.text(*at));
    let over = tree.heading_over(*table);
    let titled = |name: &str| over == Some(name) && first != over;
    named.is_none_or(titled).then(|| item.clone())
}

/// A row of a table with headers that begins with a name, and is paid for again and again; its table. "Total", which heads its row, names none,
/// and what is recommended is none.
fn item(tree: &Tree<'_>, row: usize) -> Option<(usize, String)> {
    let table = tree.upwards(row).find(|at| tree.role(*at) == Role::Table)?;
    let over = tree.heading_over(table).unwrap_or_default();
    let mut parts = tree.below(table).into_iter();
    let headed = parts.any(|at| tree.role(at) == Role::ColumnHeader);
    let first = tree.children[row].first().copied();
    let first = first.filter(|at| tree.role(*at) == Role::Cell)?;
    let named = tree.words(first);
    let called = name::is_name(&named, &Said::of(&named)) && name::has_own_words(&named);
    let terms = Terms::of(&pieces(tree, &tree.below(row)));
    let paid = terms.has_a_running_price() && !terms.does(Does::Buy);
    let own = !Said::of(over).has(C::Recommended);
    (headed && own && called && paid).then_some((table, named))
}
