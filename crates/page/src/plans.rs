//! Plans side by side, one of which costs nothing.
use crate::{ListKind, PageModel, Record};
use lexicon::{Concept as C, Said, Token, prices};
use protocol::ids::Ref;

impl PageModel {
    /// It stands with the plan that costs nothing, beside others that cost something: "Free, $0 [Downgrade]".
    pub fn is_of_the_free_plan(&self, reference: &Ref) -> bool {
        let Some(record) = self.record_of(reference) else {
            return false;
        };
        let bills = [ListKind::Invoices, ListKind::Orders];
        let other = self
            .lists
            .get(record.list)
            .is_none_or(|l| bills.contains(&l.kind));
        let mut beside = self.records.iter().filter(|r| r.list == record.list);
        !other && costs_nothing(record) && beside.any(|r| costs(r).any(|amount| amount > 0))
    }
}

fn costs(record: &Record) -> impl Iterator<Item = i64> {
    let lines = record.lines.iter();
    lines.flat_map(|line| prices::find(line).into_iter().map(|p| p.amount_minor))
}

/// Its only prices are nought, or it is only called free; what is free for a while isn't.
fn costs_nothing(record: &Record) -> bool {
    let said = |line: &String| Said::of(line);
    let called = |line: &String| {
        said(line).has(C::Free) && said(line).beside(&[C::Free, C::Subscription]) == 0
    };
    let trial = record
        .lines
        .iter()
        .any(|line| said(line).has(C::Trial) || counts_time(line));
    let priced = costs(record).next().is_some();
    !trial && costs(record).all(|amount| amount == 0) && (priced || record.lines.iter().any(called))
}

/// "For 3 months."
fn counts_time(line: &str) -> bool {
    let said = Said::of(line);
    let prices = prices::find(line);
    let counts = |t: &Token| t.is_number() && !prices.iter().any(|p| p.span.contains(&t.from));
    said.hits.iter().any(|h| {
        let before = h.from.checked_sub(1).and_then(|at| said.tokens.get(at));
        h.concept == C::Period && before.is_some_and(counts)
    })
}
