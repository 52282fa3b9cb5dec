//! The evidence table: `evidence.toml`, read once.
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) threshold: f64,
    pub(super) most_gone: f64,
    pub(super) kinds_without_a_press: usize,
    rows: BTreeMap<String, Entry>,
    against: BTreeMap<String, Entry>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) weight: f64,
    /// It is there to be read.
    #[serde(default)]
    pub(super) stands: bool,
    /// It says only that something is there no more.
    #[serde(default)]
    pub(super) gone: bool,
    #[serde(default)]
    pub(super) strong: bool,
    /// It tells of an end, which a pause or a pass that runs out doesn't have.
    #[serde(default)]
    pub(super) tells: bool,
}

impl Table {
    pub(super) fn entry(&self, kind: &str) -> Option<Entry> {
        self.rows
            .get(kind)
            .or_else(|| self.against.get(kind))
            .copied()
    }
}

pub(super) fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    // A file that can't be read has no rows: then nothing is ever proven, and the tests fail.
    TABLE.get_or_init(|| {
        toml::from_str(include_str!("evidence.toml")).unwrap_or(Table {
            threshold: f64::MAX,
            ..Table::default()
        })
    })
}
