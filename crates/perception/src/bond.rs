//! What a control is bound to beyond its own name: the heading and the dialog that it stands under; its row, if it is one of several; of
//! one alone, no more than what is in itself, so that it stays the same whatever comes late around it.
use crate::raw::NodeId;
use crate::reader::Reader;
use crate::refs::Meaning;
use crate::row::{Place, around, levels, outward, place, says};
use crate::said::Words;
use crate::{alike, inputs, twins, within};
use protocol::role::Role;
use serde::{Deserialize, Serialize};

/// Beyond the element and its name, what a control is known by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bond {
    /// Of one of several: where its row is, and what that says.
    pub(crate) row: Option<(Place, u64)>,
    /// The heading and the dialog that it stands under.
    title: u64,
    /// What it is called, all that is written in it, seen or not, and where it leads.
    own: u64,
    /// Of one alone: what each element around it says, innermost first. Others like it may come.
    around: Vec<u64>,
}

/// So far out the words around one that stands alone are known.
const KNOWN: usize = 24;

fn bond(reader: &Reader<'_>, node: NodeId) -> Bond {
    let title = title(reader, node).number();
    let own = own(reader, node).number();
    if let Some(place) = place(reader, node) {
        let says = says(reader, node, place).map_or(0, Words::number);
        return Bond {
            row: Some((place, says)),
            title,
            own,
            around: Vec::new(),
        };
    }
    let levels = levels(reader, node);
    let around = levels
        .iter()
        .take(KNOWN)
        .map(|n| around(reader, node, *n).number());
    Bond {
        row: None,
        title,
        own,
        around: around.collect(),
    }
}

/// What it is called, what is written in it and where it leads. What is written in a field may change as it likes.
fn own(reader: &Reader<'_>, node: NodeId) -> Words {
    let called = twins::called(reader, node);
    let Some(element) = reader.tree.element(node) else {
        return called;
    };
    let inside = match inputs::takes_input(element) {
        true => Words::default(),
        false => reader.said().between(node, reader.tree.end(node)),
    };
    let leads = element.attr("href").unwrap_or_default();
    called.then(inside).then(Words::of(leads))
}

/// What it was bound to is there still. `now` is what it would be bound to now.
fn holds(reader: &Reader<'_>, node: NodeId, was: &Bond, now: &Bond) -> bool {
    if (now.title, now.own) != (was.title, was.own) {
        return false;
    }
    if let Some((place, said)) = was.row {
        return says(reader, node, place).is_some_and(|now| now.number() == said);
    }
    match now.row {
        // Others like it have come.
        Some((place, says)) => {
            place.is_box() && was.around.get(usize::from(place.out)) == Some(&says)
        }
        None => true,
    }
}

/// The heading that it falls under, and what its dialog is called.
fn title(reader: &Reader<'_>, node: NodeId) -> Words {
    let (tree, said) = (&reader.tree, reader.said());
    let own = |n: &NodeId| tree.frames_around(*n).next() == tree.frames_around(node).next();
    let heading = within::heading(reader, node).filter(own);
    let heading = heading.map(|n| said.between(n, tree.end(n)));
    let dialog = outward(reader, node).into_iter();
    let dialog = dialog
        .skip(1)
        .find(|n| matches!(reader.role(*n), Role::Dialog | Role::AlertDialog));
    let named = dialog.map(|n| {
        let own = tree.element(n).and_then(|e| e.attr("aria-label"));
        let label = Words::of(own.unwrap_or_default());
        let labels = tree.referenced(n, "aria-labelledby").into_iter();
        labels.fold(label, |all, n| all.then(said.between(n, tree.end(n))))
    });
    heading.unwrap_or_default().then(named.unwrap_or_default())
}

impl Reader<'_> {
    /// What a ref to this element is given for.
    pub fn meaning(&self, node: NodeId) -> Meaning {
        Meaning {
            identity: self.identity(node),
            bond: bond(self, node),
        }
    }

    /// The element is what a ref was given for still.
    pub fn is_still(&self, node: NodeId, was: &Meaning) -> bool {
        self.holds(node, was, &self.meaning(node))
    }

    /// The same, of which is known what a ref to it would be given for now.
    pub(crate) fn holds(&self, node: NodeId, was: &Meaning, now: &Meaning) -> bool {
        now.identity == was.identity && holds(self, node, &was.bond, &now.bond)
    }

    /// What stands where the row of an element was, as people read it; empty if there was none.
    pub fn row(&self, node: NodeId, was: &Meaning) -> String {
        let was = was.bond.row.map(|(place, _)| place);
        let place = was.or_else(|| place(self, node));
        let row = place.and_then(|place| alike::words(self, node, place));
        row.unwrap_or_default()
    }
}
