//! Any facts of a page, well-formed or not: reading them ends within its limits.
use crate::read;

pub(crate) fn feed(bytes: &[u8]) {
    if let Ok(page) = serde_json::from_slice(bytes) {
        read::read(&page);
    }
}
