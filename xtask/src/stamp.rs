//! Says whether a step's inputs are still those that its output was made from.
use anyhow::Result;
use sha2::{Digest, Sha256};
use std::path::PathBuf;

/// A file with the hash of the inputs that the last finished step had.
pub(crate) struct Stamp {
    file: PathBuf,
    now: String,
}

impl Stamp {
    pub(crate) fn of(file: PathBuf, inputs: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for input in inputs {
            hash.update((input.len() as u64).to_le_bytes());
            hash.update(input);
        }
        let now = hash
            .finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self { file, now }
    }

    pub(crate) fn is_fresh(&self) -> bool {
        std::fs::read_to_string(&self.file).is_ok_and(|then| then == self.now)
    }

    /// To be called when the outputs are written.
    pub(crate) fn set(&self) -> Result<()> {
        Ok(std::fs::write(&self.file, &self.now)?)
    }
}
