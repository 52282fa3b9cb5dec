//! How well pages are read by wordings that they had no part in. A group of pages is left out: every phrase that says something of
//! them, and of no text outside the group, counts as learnt from them and is taken away before they are read.
//!
//! Weights and rules are not fitted anew, and the grammar stays whole; whole phrases are taken away, though only one of their alternatives may have been learnt.
use super::corpus::{Page, Voucher};
use protocol::page_state::PageState;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use subterminator_engine::heuristics::tokens::{Sentence, sentences};
use subterminator_engine::heuristics::wordings::Wordings;
use subterminator_engine::heuristics::{read_by, wordings};

/// How many were read right, and what was read wrongly.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) right: usize,
    pub(crate) wrong: Vec<Wrong>,
    /// How sure each reading was, and whether it was right.
    sure: Vec<(f64, bool)>,
}

pub(crate) struct Wrong {
    pub(crate) id: String,
    pub(crate) lang: String,
    pub(crate) state: PageState,
    pub(crate) read_as: PageState,
    pub(crate) reason: String,
}

impl Outcome {
    pub(crate) fn percent(&self) -> f64 {
        let all = self.right + self.wrong.len();
        100.0 * self.right as f64 / all.max(1) as f64
    }

    /// Of the readings of this confidence: how many there are, and how many in a hundred are right.
    pub(crate) fn right_at(&self, confidence: Range<f64>) -> (usize, f64) {
        let sure = self.sure.iter().filter(|(c, _)| confidence.contains(c));
        let (all, right) = sure.fold((0, 0), |(all, right), (_, is_right)| {
            (all + 1, right + usize::from(*is_right))
        });
        (all, 100.0 * right as f64 / all.max(1) as f64)
    }

    /// Pages of subscriptions that go on, taken for cancelled.
    pub(crate) fn falsely_cancelled(&self) -> usize {
        let ended = |s| matches!(s, PageState::Complete | PageState::AccountCancelled);
        let false_claims = self
            .wrong
            .iter()
            .filter(|w| ended(w.read_as) && !ended(w.state));
        false_claims.count()
    }

    fn judge(&mut self, page: &Page, known: &[Wordings]) {
        let reading = read_by(known, &page.url, &page.text, None);
        let read_as = reading.state;
        let right = read_as == page.state;
        self.sure.push((reading.confidence, right));
        if right {
            self.right += 1;
        } else {
            self.wrong.push(Wrong {
                id: page.id.clone(),
                lang: page.lang.clone(),
                state: page.state,
                read_as,
                reason: reading.reason,
            });
        }
    }
}

/// With everything there is.
pub(crate) fn tuned(pages: &[Page]) -> Outcome {
    let mut outcome = Outcome::default();
    for page in pages {
        outcome.judge(page, wordings::all());
    }
    outcome
}

/// Each group in turn read without what was learnt from it.
pub(crate) fn left_out(
    pages: &[Page],
    vouchers: &[Voucher],
    group: impl Fn(&Page) -> &str,
) -> Outcome {
    let spoken: Vec<Phrases> = pages.iter().map(|p| phrases(&sentences(&p.text))).collect();
    let vouched: Vec<Phrases> = vouchers.iter().map(|v| phrases(&v.sentences)).collect();
    let mut groups: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (n, page) in pages.iter().enumerate() {
        groups.entry(group(page)).or_default().push(n);
    }
    let mut outcome = Outcome::default();
    for members in groups.values() {
        let outside = (0..pages.len()).filter(|n| !members.contains(n));
        let known_outside: Vec<&Phrases> = outside.map(|n| &spoken[n]).chain(&vouched).collect();
        let known: Vec<Wordings> = wordings::all()
            .iter()
            .enumerate()
            .map(|(lang, w)| {
                let inside = members.iter().flat_map(|n| &spoken[*n][lang]);
                let learnt = inside
                    .filter(|p| !known_outside.iter().any(|o| o[lang].contains(p)))
                    .copied()
                    .collect();
                w.without(&learnt)
            })
            .collect();
        for n in members {
            outcome.judge(&pages[*n], &known);
        }
    }
    outcome
}

/// The phrases that say something of a text, language by language.
type Phrases = Vec<BTreeSet<usize>>;

fn phrases(sentences: &[Sentence]) -> Phrases {
    wordings::all()
        .iter()
        .map(|w| w.speaking(sentences))
        .collect()
}
