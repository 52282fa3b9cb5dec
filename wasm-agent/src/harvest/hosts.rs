//! Which plain elements are asked for a closed shadow root. That is the dearest question of all, and one that shows its own children
//! hardly ever has one. So the first of them are all asked, and after them the first of each kind; where one of a kind has a
//! root, all of that kind are asked.
use crate::dom::El;
use perception::raw::RawElement;
use std::collections::BTreeMap;

/// So many are asked whatever they are.
const FIRST: u32 = 2_000;
/// And so many kinds are told apart.
const KINDS: usize = 2_000;
/// Of each kind, so many are asked before it passes for one without roots.
const OF_A_KIND: u32 = 3;

#[derive(Debug)]
pub(super) struct Hosts {
    left: u32,
    /// For each kind, how many of it are asked yet.
    kinds: BTreeMap<String, u32>,
    passed_over: u32,
}

impl Hosts {
    pub(super) fn some() -> Self {
        Self {
            left: FIRST,
            kinds: BTreeMap::new(),
            passed_over: 0,
        }
    }

    pub(super) fn all() -> Self {
        Self {
            left: u32::MAX,
            ..Self::some()
        }
    }

    /// Whether this one, which has children of its own, is to be asked.
    pub(super) fn asks(&mut self, element: &El, raw: &RawElement) -> bool {
        if self.left > 0 {
            self.left -= 1;
            return true;
        }
        let kind = kind(element, raw);
        let room = self.kinds.len() < KINDS;
        let asks = match self.kinds.get_mut(&kind) {
            Some(left) if *left == u32::MAX => true,
            Some(left) => {
                let asks = *left > 0;
                *left = left.saturating_sub(1);
                asks
            }
            None if room => {
                self.kinds.insert(kind, OF_A_KIND - 1);
                true
            }
            None => false,
        };
        self.passed_over += u32::from(!asks);
        asks
    }

    /// It has one.
    pub(super) fn found(&mut self, element: &El, raw: &RawElement) {
        self.kinds.insert(kind(element, raw), u32::MAX);
    }

    pub(super) fn passed_over(&self) -> u32 {
        self.passed_over
    }

    /// In words for whoever reads.
    pub(super) fn said(&self) -> Option<String> {
        (self.passed_over > 0).then(|| {
            format!(
                "Of {} plain elements nobody asked whether they have a closed shadow tree (sampled).",
                self.passed_over
            )
        })
    }
}

/// What is made by one part of a program looks alike.
fn kind(element: &El, raw: &RawElement) -> String {
    const ENOUGH: usize = 100;
    let class = element.class().unwrap_or_default();
    let mut kind = format!("{} ", raw.tag);
    kind.extend(class.chars().take(ENOUGH));
    kind
}
