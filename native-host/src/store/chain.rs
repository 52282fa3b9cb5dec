//! The journal's rows and the chain of hashes over them.
use protocol::ids::Timestamp;
use sha2::{Digest, Sha256};

/// What a journal row holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Event,
    Report,
}

impl Kind {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Report => "report",
        }
    }
}

/// One row to be written.
#[derive(Clone, Debug)]
pub struct Entry {
    pub at: Timestamp,
    pub kind: Kind,
    pub json: String,
}

/// The end of a run's chain so far: what the next row builds on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub seq: i64,
    pub hash: [u8; 32],
}

impl Head {
    pub const START: Self = Self {
        seq: 0,
        hash: [0; 32],
    };

    pub fn next(self, json: &str) -> Self {
        let hash = Sha256::new()
            .chain_update(self.hash)
            .chain_update(json.as_bytes())
            .finalize();
        Self {
            seq: self.seq + 1,
            hash: hash.into(),
        }
    }

    pub fn hex(&self) -> String {
        hex(&self.hash)
    }
}

/// One row as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainRow {
    pub seq: i64,
    pub json: String,
    pub hash: Vec<u8>,
}

/// The head at each row, or the number of the first row that doesn't fit.
pub fn heads(rows: &[ChainRow]) -> Result<Vec<Head>, i64> {
    let mut head = Head::START;
    rows.iter()
        .map(|row| {
            head = head.next(&row.json);
            let fits = (head.seq, &head.hash[..]) == (row.seq, &row.hash[..]);
            fits.then_some(head).ok_or(row.seq)
        })
        .collect()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}
