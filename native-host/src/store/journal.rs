//! The journal's rows in the file: added, read back, walked.
use super::chain::{self, ChainRow, Entry, Head, Kind};
use super::{Store, StoreError};
use protocol::ids::RunId;
use rusqlite::params;

impl Store {
    /// Adds rows to a run's journal; they are on the disk when this returns.
    pub fn append(
        &mut self,
        run: &RunId,
        head: Head,
        entries: &[Entry],
    ) -> Result<Head, StoreError> {
        let path = self.path.clone();
        let wrap = |source| Self::explain(&path, source);
        let tx = self.db.transaction().map_err(wrap)?;
        let mut head = head;
        {
            let sql = "INSERT INTO journal (run, seq, at, kind, json, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let mut insert = tx.prepare_cached(sql).map_err(wrap)?;
            for entry in entries {
                head = head.next(&entry.json);
                insert
                    .execute(params![
                        run.0,
                        head.seq,
                        entry.at.0,
                        entry.kind.as_str(),
                        entry.json,
                        head.hash
                    ])
                    .map_err(wrap)?;
            }
        }
        tx.commit().map_err(wrap)?;
        Ok(head)
    }

    /// A run's rows of one kind, oldest first, as JSON.
    pub fn rows(&self, run: &RunId, kind: Kind) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT json FROM journal WHERE run = ?1 AND kind = ?2 ORDER BY seq";
        self.list(sql, params![run.0, kind.as_str()], |row| row.get(0))
    }

    /// The whole chain as it stands there, oldest row first; nothing is checked.
    pub fn chain(&self, run: &RunId) -> Result<Vec<ChainRow>, StoreError> {
        let sql = "SELECT seq, json, hash FROM journal WHERE run = ?1 ORDER BY seq";
        self.list(sql, params![run.0], |row| {
            Ok(ChainRow {
                seq: row.get(0)?,
                json: row.get(1)?,
                hash: row.get(2)?,
            })
        })
    }

    /// Walks the whole chain; its end, or the number of the first row that doesn't fit.
    pub fn verify(&self, run: &RunId) -> Result<Result<Head, i64>, StoreError> {
        Ok(chain::heads(&self.chain(run)?)
            .map(|heads| heads.last().copied().unwrap_or(Head::START)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::runs::tests::row;
    use super::*;
    use protocol::ids::Timestamp;
    use std::path::Path;

    fn entry(json: &str) -> Entry {
        Entry {
            at: Timestamp(1),
            kind: Kind::Event,
            json: json.into(),
        }
    }

    #[test]
    fn a_journal_is_there_again_after_reopening_and_its_chain_holds() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("journal.sqlite");
        let run = RunId("r1".into());
        let head = {
            let mut store = Store::open(&path).unwrap();
            store.open_run(&row("r1", "a.com")).unwrap();
            let head = store
                .append(&run, Head::START, &[entry("{}"), entry("[1]")])
                .unwrap();
            store.append(&run, head, &[entry("[2]")]).unwrap()
        };
        let store = Store::open(&path).unwrap();
        assert_eq!(store.rows(&run, Kind::Event).unwrap(), ["{}", "[1]", "[2]"]);
        assert_eq!(store.verify(&run).unwrap(), Ok(head));
        store.check().unwrap();
    }

    #[test]
    fn a_changed_row_breaks_the_chain_at_its_number() {
        let temp = tempfile::tempdir().unwrap();
        let mut store = Store::open(&temp.path().join("j.sqlite")).unwrap();
        store.open_run(&row("r1", "a.com")).unwrap();
        let run = RunId("r1".into());
        store
            .append(&run, Head::START, &[entry("1"), entry("2"), entry("3")])
            .unwrap();
        store
            .execute("UPDATE journal SET json = '9' WHERE seq = 2", [])
            .unwrap();
        assert_eq!(store.verify(&run).unwrap(), Err(2));
    }

    #[test]
    fn two_writers_of_one_run_can_t_both_add_the_same_row() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("j.sqlite");
        let mut first = Store::open(&path).unwrap();
        first.open_run(&row("r1", "a.com")).unwrap();
        let mut second = Store::open(&path).unwrap();
        let run = RunId("r1".into());
        first.append(&run, Head::START, &[entry("1")]).unwrap();
        assert!(second.append(&run, Head::START, &[entry("2")]).is_err());
    }

    /// The files as they are now, but the log only up to here, and then what a disk may leave behind.
    fn cut(files: &Path, len: usize, rest: &[u8]) -> tempfile::TempDir {
        let (temp, name) = (tempfile::tempdir().unwrap(), "journal.sqlite");
        std::fs::copy(files.join(name), temp.path().join(name)).unwrap();
        let log = std::fs::read(files.join("journal.sqlite-wal")).unwrap();
        let log = [&log[..len.min(log.len())], rest].concat();
        std::fs::write(temp.path().join("journal.sqlite-wal"), log).unwrap();
        temp
    }

    #[test]
    fn a_power_cut_in_the_middle_of_a_write_loses_that_write_at_most() {
        let temp = tempfile::tempdir().unwrap();
        let mut store = Store::open(&temp.path().join("journal.sqlite")).unwrap();
        store.open_run(&row("r1", "a.com")).unwrap();
        let run = RunId("r1".into());
        let size = || {
            let log = temp.path().join("journal.sqlite-wal");
            std::fs::metadata(log).unwrap().len() as usize
        };
        let (mut head, mut before) = (Head::START, size());
        for written in 1..=4 {
            let rows = [entry(&"1".repeat(3_000)), entry("2"), entry("3")];
            head = store.append(&run, head, &rows).unwrap();
            let after = size();
            let places = (before..after).step_by(211).chain([after - 1, after]);
            for len in places {
                for rest in [&[][..], &[0; 4096], &[0xA5; 4096]] {
                    let left = cut(temp.path(), len, rest);
                    let store = Store::open(&left.path().join("journal.sqlite")).unwrap();
                    store.check().unwrap();
                    let rows = store.rows(&run, Kind::Event).unwrap().len();
                    // SQLite fills the last sector up with copies of the page that completes the write.
                    let whole = len > after - 4096 && rows == 3 * written;
                    let there = if whole || len == after {
                        written
                    } else {
                        written - 1
                    };
                    assert_eq!(rows, 3 * there, "cut at {len} of {before}–{after}");
                    assert!(store.verify(&run).unwrap().is_ok());
                }
            }
            before = after;
        }
    }

    /// While the log is carried over into the file, any part of it may have arrived there, in any page the first half only.
    #[test]
    fn a_power_cut_while_the_log_is_carried_over_loses_nothing() {
        let temp = tempfile::tempdir().unwrap();
        let file = temp.path().join("journal.sqlite");
        let mut store = Store::open(&file).unwrap();
        store.open_run(&row("r1", "a.com")).unwrap();
        let (run, mut head) = (RunId("r1".into()), Head::START);
        for _ in 0..12 {
            let rows = [entry(&"1".repeat(3_000)), entry("2")];
            head = store.append(&run, head, &rows).unwrap();
        }
        let before = std::fs::read(&file).unwrap();
        let log = std::fs::read(temp.path().join("journal.sqlite-wal")).unwrap();
        let carry = "PRAGMA wal_checkpoint(PASSIVE)";
        store.query(carry, [], |_| Ok(())).unwrap();
        let after = std::fs::read(&file).unwrap();
        assert!(
            after.len() > before.len() + 4 * 4096,
            "much was carried over"
        );
        for arrived in (0..=after.len()).step_by(2048) {
            let rest = before.get(arrived..).unwrap_or_default();
            let left = tempfile::tempdir().unwrap();
            let at = |name: &str| left.path().join(name);
            let found = [&after[..arrived], rest].concat();
            std::fs::write(at("journal.sqlite"), found).unwrap();
            std::fs::write(at("journal.sqlite-wal"), &log).unwrap();
            let store = Store::open(&at("journal.sqlite")).unwrap();
            store.check().unwrap();
            assert_eq!(store.verify(&run).unwrap(), Ok(head), "{arrived} arrived");
        }
    }
}
