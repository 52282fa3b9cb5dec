//! What one look at a page may cost. A page that wants more is read up to there, and the reader is told.
use crate::time;

const MAX_NODES: usize = 300_000;
/// Enough of a page to have called everything once.
const GLIMPSE: usize = 300;
/// Deeper than this, elements that only hold others are passed over; twice as deep, nothing stands in anything any more.
pub(super) const MAX_DEPTH: u16 = 1_000;
/// A single text or attribute is read up to here.
const MAX_TEXT: usize = 5_000;
/// And all of them together (UTF-8).
const MAX_TEXTS: usize = 16 * 1024 * 1024;
const MAX_MS: f64 = 5_000.0;
/// The clock is looked at once in so many nodes.
const CLOCK_EACH: u32 = 256;

#[derive(Debug)]
pub(super) struct Budget {
    start: f64,
    nodes: usize,
    texts: usize,
    to_clock: u32,
    pub(super) cut: Cut,
}

/// What was cut short.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cut {
    pub(super) nodes: bool,
    pub(super) time: bool,
    pub(super) texts: bool,
    pub(super) depth: bool,
    pub(super) choices: bool,
    pub(super) hovered: bool,
}

impl Budget {
    pub(super) fn whole() -> Self {
        Self::of(MAX_NODES)
    }

    pub(super) fn glimpse() -> Self {
        Self::of(GLIMPSE)
    }

    fn of(nodes: usize) -> Self {
        Self {
            start: time::now(),
            nodes,
            texts: MAX_TEXTS,
            to_clock: CLOCK_EACH,
            cut: Cut::default(),
        }
    }

    /// Room for one node more.
    pub(super) fn takes_node(&mut self) -> bool {
        if self.nodes == 0 {
            self.cut.nodes = true;
            return false;
        }
        self.nodes -= 1;
        self.to_clock -= 1;
        if self.to_clock == 0 {
            self.to_clock = CLOCK_EACH;
            self.cut.time = time::now() - self.start > MAX_MS;
        }
        !self.cut.time
    }

    /// As much of the text as there is room for.
    pub(super) fn keep(&mut self, mut text: String) -> String {
        if text.len() > MAX_TEXT
            && let Some((at, _)) = text.char_indices().nth(MAX_TEXT)
        {
            text.truncate(at);
            self.cut.texts = true;
        }
        self.texts = self.texts.saturating_sub(text.len());
        if self.texts == 0 {
            self.cut.texts = true;
            return String::new();
        }
        text
    }

    /// Whether this is too deep for elements that only hold others.
    pub(super) fn deep(&mut self, depth: u16) -> bool {
        let deep = depth > MAX_DEPTH;
        self.cut.depth |= deep;
        deep
    }

    /// No more texts are asked for.
    pub(super) fn spent(&self) -> bool {
        self.texts == 0
    }

    /// In words for whoever reads.
    pub(super) fn said(&self) -> Vec<String> {
        let Cut {
            nodes,
            time,
            texts,
            depth,
            choices,
            hovered,
        } = self.cut;
        [
            (nodes, "The page is very large; its end was not read (truncated)."),
            (time, "The page takes too long to read; its end was not read (truncated)."),
            (hovered, "Not everything that is shown on hover was read (truncated)."),
            (texts, "Very long texts or attributes were cut (truncated)."),
            (depth, "The page is nested very deeply; of its innermost parts not every step was read (truncated)."),
            (choices, "A list of thousands of choices was cut (truncated)."),
        ]
        .into_iter()
        .filter(|(cut, _)| *cut)
        .map(|(_, words)| words.to_owned())
        .collect()
    }
}
