//! The page's blocks as a tree, with what stands below, above and beside each.
use crate::name;
use crate::terms::{Does, does, is_told, tells_how_it_goes_on};
use lexicon::Said;
use protocol::geometry::Rect;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Block, Element, ElementState, Observation};
use std::collections::BTreeMap;

#[derive(Debug)]
pub(crate) struct Tree<'a> {
    pub(crate) blocks: &'a [Block],
    pub(crate) children: Vec<Vec<usize>>,
    pub(crate) roots: Vec<usize>,
    elements: BTreeMap<&'a Ref, &'a Element>,
    /// The window's width and height; the page may be taller.
    pub(crate) window: (i32, i32),
    /// How far the page is scrolled down; boxes are told as the window shows them.
    pub(crate) scrolled: i32,
}

impl<'a> Tree<'a> {
    pub(crate) fn of(page: &'a Observation, blocks: &'a [Block]) -> Self {
        let mut children = vec![Vec::new(); blocks.len()];
        let mut roots = Vec::new();
        for at in 0..blocks.len() {
            match parent(blocks, at) {
                Some(parent) => children[parent].push(at),
                None => roots.push(at),
            }
        }
        let elements = page.snapshot.elements.iter();
        let side = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
        let window = &page.snapshot.viewport;
        Self {
            blocks,
            children,
            roots,
            elements: elements.map(|e| (&e.reference, e)).collect(),
            window: (side(window.width), side(window.height)),
            scrolled: side(window.scroll_y),
        }
    }

    pub(crate) fn element(&self, at: usize) -> Option<&'a Element> {
        self.elements
            .get(self.blocks[at].reference.as_ref()?)
            .copied()
    }

    pub(crate) fn role(&self, at: usize) -> Role {
        self.blocks[at].role
    }

    pub(crate) fn text(&self, at: usize) -> &'a str {
        &self.blocks[at].text
    }

    pub(crate) fn parent(&self, at: usize) -> Option<usize> {
        parent(self.blocks, at)
    }

    /// From the block itself to the outermost around it.
    pub(crate) fn upwards(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        upwards(self.blocks, at)
    }

    /// The block itself and all in it, in reading order.
    pub(crate) fn below(&self, at: usize) -> Vec<usize> {
        let mut found = vec![at];
        let mut next = 0;
        while let Some(block) = found.get(next) {
            found.extend(&self.children[*block]);
            next += 1;
        }
        found.sort_unstable();
        found
    }

    pub(crate) fn is_within(&self, at: usize, outer: usize) -> bool {
        self.upwards(at).any(|b| b == outer)
    }

    /// The innermost block that holds all of these.
    pub(crate) fn common(&self, all: &[usize]) -> Option<usize> {
        let first = *all.first()?;
        self.upwards(first)
            .find(|b| all.iter().all(|at| self.is_within(*at, *b)))
    }

    pub(crate) fn is_control(&self, at: usize) -> bool {
        self.blocks[at].reference.is_some()
            && self.role(at) != Role::Heading
            && is_pressed(self.role(at))
    }

    /// It shows and hides the part that comes after it; a list or a menu is none.
    pub(crate) fn folds(&self, at: usize) -> bool {
        let states = [ElementState::Collapsed, ElementState::Expanded];
        let element = self.element(at).filter(|e| !e.popup);
        element.is_some_and(|e| states.into_iter().any(|state| e.is(state)))
    }

    /// A link that is drawn as a card, the head of one that folds up, or a button that tells how a thing stands, with its name first: what is
    /// said in it, line by line, is said of the one thing that it leads to, or opens.
    pub(crate) fn is_card(&self, at: usize) -> bool {
        let own = |b: &usize| *b != at && !self.text(*b).is_empty();
        let lines = || self.below(at).into_iter().filter(|b| own(b));
        match self.role(at) {
            Role::Link => lines().count() >= 3,
            Role::Button => {
                let plain = does(&Said::of(self.text(at))) == Does::Other;
                let further = || lines().skip(1).map(|b| self.text(b));
                let stands = || further().all(is_told) && further().any(tells_how_it_goes_on);
                plain
                    && lines().count() >= 2
                    && lines().next().is_some_and(|b| self.names(b))
                    && (self.folds(at) || stands())
                    && !lines().any(|b| self.is_control(b))
            }
            _ => false,
        }
    }

    /// Its words are a name.
    pub(crate) fn names(&self, at: usize) -> bool {
        name::is_name(self.text(at), &Said::of(self.text(at)))
    }

    pub(crate) fn is_field(&self, at: usize) -> bool {
        self.blocks[at].reference.is_some() && is_filled(self.role(at))
    }

    /// All words below, in reading order.
    pub(crate) fn words(&self, at: usize) -> String {
        let texts = self.below(at).into_iter().map(|b| self.text(b));
        texts
            .filter(|t| !t.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The last heading before a block that is of the same part: a child of one of the next blocks around, or alone in a wrapper there.
    pub(crate) fn heading_over(&self, at: usize) -> Option<&'a str> {
        let over = |outer: usize| {
            let of_it = |h: &usize| {
                let parent = self.parent(*h);
                let wrapped = parent.is_some_and(|p| {
                    self.parent(p) == Some(outer)
                        && self.children[p].len() <= 2
                        && !self.is_within(at, p)
                });
                *h < at && self.role(*h) == Role::Heading && (parent == Some(outer) || wrapped)
            };
            self.below(outer)
                .into_iter()
                .rfind(of_it)
                .map(|h| self.text(h))
        };
        self.upwards(at).skip(1).take(3).find_map(over)
    }

    /// So many letters are its own: a paragraph's text has that of the links in it, too.
    fn own_length(&self, at: usize) -> usize {
        let own = self.text(at);
        let inner = self.children[at].iter().map(|b| self.text(*b));
        let inner = inner.filter(|text| own.contains(text));
        let inner: usize = inner.map(|text| text.chars().count()).sum();
        own.chars().count().saturating_sub(inner)
    }

    /// How much of its text stands on links and buttons, from 0 to 1.
    pub(crate) fn link_density(&self, at: usize) -> f64 {
        let (mut on_links, mut all) = (0, 0);
        for block in self.below(at) {
            let length = self.own_length(block);
            all += length;
            let pressed = self
                .upwards(block)
                .take_while(|b| *b != at)
                .any(|b| self.is_control(b));
            on_links += if pressed { length } else { 0 };
        }
        match all {
            0 => 0.0,
            _ => {
                f64::from(u32::try_from(on_links).unwrap_or(u32::MAX))
                    / f64::from(u32::try_from(all).unwrap_or(u32::MAX))
            }
        }
    }

    pub(crate) fn bbox(&self, at: usize) -> Option<Rect> {
        self.blocks[at].bbox
    }
}

/// From the block itself to the outermost around it.
pub(crate) fn upwards(blocks: &[Block], at: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(Some(at), |at| parent(blocks, *at))
}

/// A block that names itself or a later one as what it stands in would turn in circles.
fn parent(blocks: &[Block], at: usize) -> Option<usize> {
    let within = usize::try_from(blocks[at].within?).ok()?;
    (within < at).then_some(within)
}

pub(crate) fn is_pressed(role: Role) -> bool {
    role.is_pressed() && role != Role::Switch
}

pub(crate) fn is_filled(role: Role) -> bool {
    matches!(
        role,
        Role::TextBox
            | Role::SearchBox
            | Role::SpinButton
            | Role::Slider
            | Role::Combobox
            | Role::ListBox
            | Role::Checkbox
            | Role::Radio
            | Role::Switch
    )
}

/// A block's place as records and subscriptions keep it.
pub(crate) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
