//! What is new, gone or changed since the page before.
use protocol::ids::Ref;
use protocol::snapshot::{Block, Observation};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Delta {
    pub change: Change,
    /// Blocks of this page that the one before hadn't.
    pub new: Vec<u32>,
    /// Controls among them.
    pub new_controls: Vec<Ref>,
    /// What stood there before and stands no more.
    pub gone: Vec<String>,
    /// Controls that are called otherwise now, or stand in another state: this one's ref.
    pub changed: Vec<Ref>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    #[default]
    Nothing,
    /// The same address shows something else.
    Content,
    /// Another address, and most of the page as it was.
    Address,
    /// Another page.
    Document,
}

impl Change {
    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing changed",
            Self::Content => "the content changed",
            Self::Address => "the address changed",
            Self::Document => "another page",
        }
    }
}

pub(crate) fn delta(
    now: &Observation,
    blocks: &[Block],
    before: &Observation,
    old: &[Block],
) -> Delta {
    let key = |b: &Block| (b.role, b.text.clone());
    let mut known: BTreeMap<_, usize> = BTreeMap::new();
    for block in old.iter().filter(|b| !b.text.is_empty()) {
        *known.entry(key(block)).or_default() += 1;
    }
    // Of two that are called alike, the one that stood there before is told by its ref.
    let refs = || old.iter().filter_map(|b| Some((b.reference?, key(b))));
    let stood: BTreeMap<_, _> = refs().collect();
    let stays = |b: &Block| b.reference.is_some_and(|r| stood.get(&r) == Some(&key(b)));
    for block in blocks.iter().filter(|b| stays(b)) {
        known
            .entry(key(block))
            .and_modify(|left| *left = left.saturating_sub(1));
    }
    let mut delta = Delta::default();
    let told = |b: &Block| !b.text.is_empty() && !stays(b);
    for (at, block) in blocks.iter().enumerate().filter(|(_, b)| told(b)) {
        match known.get_mut(&key(block)).filter(|left| **left > 0) {
            Some(left) => *left -= 1,
            None => {
                delta.new.push(u32::try_from(at).unwrap_or(u32::MAX));
                delta.new_controls.extend(block.reference);
            }
        }
    }
    let gone = known
        .into_iter()
        .flat_map(|((_, text), left)| std::iter::repeat_n(text, left));
    delta.gone = gone.collect();
    let same = address(now) == address(before);
    if same {
        delta.changed = changed(now, before);
        let kept: Vec<&Ref> = delta.changed.iter().collect();
        delta.new_controls.retain(|r| !kept.contains(&r));
    }
    let texts = blocks.iter().filter(|b| !b.text.is_empty()).count();
    let nothing = delta.new.is_empty() && delta.gone.is_empty() && delta.changed.is_empty();
    delta.change = match same {
        true if nothing => Change::Nothing,
        true => Change::Content,
        false if delta.new.len() * 2 > texts => Change::Document,
        false => Change::Address,
    };
    delta
}

/// Without its fragment.
fn address(page: &Observation) -> &str {
    page.snapshot.page.url.split('#').next().unwrap_or_default()
}

/// Controls of one ref that differ in name, value or state; being in sight is no matter.
fn changed(now: &Observation, before: &Observation) -> Vec<Ref> {
    use protocol::snapshot::ElementState as S;
    let old: BTreeMap<&Ref, _> = before
        .snapshot
        .elements
        .iter()
        .map(|e| (&e.reference, e))
        .collect();
    let state = |e: &protocol::snapshot::Element| {
        let lasting = |s: &&S| {
            matches!(
                s,
                S::Disabled | S::Checked | S::Mixed | S::Expanded | S::Busy
            )
        };
        e.state
            .iter()
            .filter(lasting)
            .copied()
            .collect::<std::collections::BTreeSet<_>>()
    };
    let differs = |e: &&protocol::snapshot::Element| {
        let was = old.get(&e.reference);
        was.is_some_and(|was| {
            was.role == e.role
                && (was.name != e.name || was.value != e.value || state(was) != state(e))
        })
    };
    now.snapshot
        .elements
        .iter()
        .filter(differs)
        .map(|e| e.reference)
        .collect()
}
