//! What stretches of a page say, as numbers: two say the same if their numbers are equal. Everything that is written there counts, seen
//! or not (what is seen can change while nothing else does), with what elements are called where they have no words.
use crate::raw::{NodeId, RawElement, RawKind};
use crate::text;
use crate::tree::Tree;

/// Odd, so that no word is lost in a long stretch.
const BASES: Lanes = [0x9E37_79B1, 0x85EB_CA77];
const PRIMES: Lanes = [0x0100_0193, 0xC2B2_AE3D];
const STARTS: Lanes = [0x811C_9DC5, 0x27D4_EB2F];

/// Two numbers, because 64-bit ones have to be made by hand in the agent's JavaScript form.
type Lanes = [u32; 2];

/// Some words in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    sum: Lanes,
    count: u32,
}

impl Words {
    pub(crate) fn of(text: &str) -> Self {
        if text::blank(text) {
            return Self::default();
        }
        let mut sum = STARTS;
        for letter in text::folded(text) {
            sum = each(|lane| (sum[lane] ^ u32::from(letter)).wrapping_mul(PRIMES[lane]));
        }
        Self { sum, count: 1 }
    }

    pub(crate) fn then(self, next: Self) -> Self {
        let moved = |lane: usize| self.sum[lane].wrapping_mul(BASES[lane].wrapping_pow(next.count));
        Self {
            sum: each(|lane| moved(lane).wrapping_add(next.sum[lane])),
            count: self.count + next.count,
        }
    }

    /// Where something stands that isn't told.
    pub(crate) fn gap() -> Self {
        Self {
            sum: [1, 1],
            count: 1,
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.count == 0
    }

    pub(crate) fn count(self) -> u32 {
        self.count
    }

    /// 0 for no words.
    pub(crate) fn number(self) -> u64 {
        u64::from(self.sum[0]) << 32 | u64::from(self.sum[1])
    }
}

fn each(number: impl Fn(usize) -> u32) -> Lanes {
    [number(0), number(1)]
}

/// The words of a page.
#[derive(Debug)]
pub(crate) struct Said {
    /// Where they stand, in order.
    at: Vec<NodeId>,
    /// All words before each of those places, and all words.
    before: Vec<Words>,
}

impl Said {
    pub(crate) fn on(tree: &Tree<'_>) -> Self {
        let mut said = Self {
            at: Vec::new(),
            before: vec![Words::default()],
        };
        let mut silent = NodeId(0);
        for (index, node) in tree.page.nodes.iter().enumerate() {
            let at = NodeId(index as u32);
            if at < silent {
                continue;
            }
            match &node.kind {
                RawKind::Text(words) => said.add(at, words),
                RawKind::Element(element) => {
                    if is_silent(element) {
                        silent = tree.end(at);
                    }
                    called(element).for_each(|words| said.add(at, words));
                }
            }
        }
        said
    }

    fn add(&mut self, at: NodeId, words: &str) {
        let words = Words::of(words);
        let all = self.before.last().copied().unwrap_or_default();
        if !words.is_empty() {
            self.at.push(at);
            self.before.push(all.then(words));
        }
    }

    /// From one node up to another one.
    pub(crate) fn between(&self, from: NodeId, to: NodeId) -> Words {
        let place = |node: NodeId| self.at.partition_point(|at| *at < node);
        let (from, to) = (place(from), place(to).max(place(from)));
        let (before, all) = (self.before[from], self.before[to]);
        let count = all.count - before.count;
        let moved = |lane: usize| before.sum[lane].wrapping_mul(BASES[lane].wrapping_pow(count));
        Words {
            sum: each(|lane| all.sum[lane].wrapping_sub(moved(lane))),
            count,
        }
    }
}

/// What an element says beside the texts in it.
fn called(element: &RawElement) -> impl Iterator<Item = &str> {
    let field = element.html("textarea") || element.html("input") && !element.input_of(&["hidden"]);
    let value = || element.value.as_deref().or_else(|| element.attr("value"));
    let said = [
        element.attr("aria-label"),
        element.attr("alt"),
        field.then(value).flatten(),
        element.attr("placeholder"),
        element.attr("title"),
    ];
    said.into_iter().flatten()
}

fn is_silent(element: &RawElement) -> bool {
    let tag = element.tag.as_str();
    matches!(
        tag,
        "script" | "style" | "template" | "noscript" | "textarea"
    )
}
