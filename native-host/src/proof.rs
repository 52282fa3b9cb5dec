//! Whether a run's journal is whole, and whether it is the one that the run's receipt names. A receipt is written before the
//! run's last rows (where the receipt lies, and the outcome), so it names the row that it reaches to.
use crate::receipt::Chain;
use crate::store::{ChainRow, Head, RunRow, heads};
use serde::Serialize;
use std::fmt;
use std::path::Path;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Proof {
    /// Changed by something else from this row on.
    Broken { first_wrong_row: i64 },
    /// Whole; there is no receipt to compare it with.
    Whole { rows: i64, sha256: String },
    /// Whole, and up to this row what the receipt names.
    Receipted {
        rows: i64,
        sha256: String,
        rows_after: i64,
    },
    /// Whole, and not what the receipt names.
    Differs {
        rows: i64,
        sha256: String,
        receipt: Chain,
    },
}

impl Proof {
    pub fn of(run: &RunRow, journal: &[ChainRow]) -> Self {
        let receipt = run.receipt.as_deref().map(Path::new);
        Self::against(journal, receipt.and_then(named_in))
    }

    fn against(journal: &[ChainRow], receipt: Option<Chain>) -> Self {
        let heads = match heads(journal) {
            Ok(heads) => heads,
            Err(first_wrong_row) => return Self::Broken { first_wrong_row },
        };
        let head = heads.last().copied().unwrap_or(Head::START);
        let Some(receipt) = receipt else {
            return Self::Whole {
                rows: head.seq,
                sha256: head.hex(),
            };
        };
        let reached = heads.iter().find(|h| h.seq == receipt.rows);
        match reached {
            Some(reached) if reached.hex() == receipt.sha256 => Self::Receipted {
                rows: reached.seq,
                sha256: reached.hex(),
                rows_after: head.seq - reached.seq,
            },
            _ => Self::Differs {
                rows: head.seq,
                sha256: head.hex(),
                receipt,
            },
        }
    }
}

/// What the JSON beside a receipt says of the journal.
fn named_in(html: &Path) -> Option<Chain> {
    let json = crate::places::read_private(&html.with_extension("json")).ok()?;
    let mut receipt: serde_json::Value = serde_json::from_slice(&json).ok()?;
    serde_json::from_value(receipt["journal"].take()).ok()
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken { first_wrong_row } => write!(
                f,
                "Journal  changed by something else from row {first_wrong_row} on"
            ),
            Self::Whole { rows, sha256 } => {
                write!(f, "Journal  rows 1 to {rows}, whole, SHA-256 {sha256}")
            }
            Self::Receipted {
                rows,
                sha256,
                rows_after,
            } => write!(
                f,
                "Journal  rows 1 to {rows}, whole, SHA-256 {sha256}: as the receipt says\n         {rows_after} rows were written after it: where the receipt lies, and the outcome"
            ),
            Self::Differs {
                rows,
                sha256,
                receipt,
            } => write!(
                f,
                "Journal  rows 1 to {rows}, SHA-256 {sha256}, and that is not what the receipt names (rows 1 to {}, SHA-256 {}): one of them was changed",
                receipt.rows, receipt.sha256
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(rows: &[&str]) -> Vec<ChainRow> {
        let mut head = Head::START;
        rows.iter()
            .map(|json| {
                head = head.next(json);
                ChainRow {
                    seq: head.seq,
                    json: (*json).to_owned(),
                    hash: head.hash.to_vec(),
                }
            })
            .collect()
    }

    #[test]
    fn a_journal_is_compared_with_the_receipt_at_the_row_that_it_names() {
        let rows = journal(&["1", "2", "3"]);
        let upto = |n: i64| Chain {
            rows: n,
            sha256: Head::START.next("1").next("2").hex(),
        };
        let Proof::Receipted {
            rows: 2,
            sha256,
            rows_after: 1,
        } = Proof::against(&rows, Some(upto(2)))
        else {
            panic!("{:?}", Proof::against(&rows, Some(upto(2))))
        };
        assert_eq!(sha256, upto(2).sha256);
        for wrong in [1, 3, 9] {
            let proof = Proof::against(&rows, Some(upto(wrong)));
            assert!(matches!(proof, Proof::Differs { .. }), "{proof:?}");
        }
        assert!(matches!(
            Proof::against(&rows, None),
            Proof::Whole { rows: 3, .. }
        ));
    }

    #[test]
    fn a_changed_row_is_named() {
        let mut rows = journal(&["1", "2", "3"]);
        rows[1].json = "9".to_owned();
        let proof = Proof::against(&rows, None);
        assert_eq!(proof, Proof::Broken { first_wrong_row: 2 });
    }
}
