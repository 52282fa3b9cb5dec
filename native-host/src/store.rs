//! History and journal in one SQLite file. Each row of a journal carries SHA-256(previous hash ‖ its JSON), so that a
//! receipt can name one number for everything that happened. It must not know what the JSON means.
mod chain;
mod journal;
mod runs;

pub use chain::{ChainRow, Entry, Head, Kind, heads, hex};
pub use runs::RunRow;

use crate::places::{self, PlacesError};
use rusqlite::{Connection, OptionalExtension};
use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "The history in {path} is damaged ({why}). Nothing was started. Move that file away (and {path}-wal, if it is there) and run the command again; a new history begins then."
    )]
    Damaged { path: PathBuf, why: String },
    #[error(
        "The history in {path} was written by a newer SubTerminator (format {found}, this one knows {known}). Update SubTerminator."
    )]
    Newer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    #[error(
        "The history in {path} can't be used: {source}. Check that the folder can be written and has space."
    )]
    Sqlite {
        path: PathBuf,
        source: rusqlite::Error,
    },
    #[error("Something in the history in {path} can't be read: {source}.")]
    Json {
        path: PathBuf,
        source: serde_json::Error,
    },
    #[error(transparent)]
    Places(#[from] PlacesError),
}

/// Each step takes the file from the version of its index to the next.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE runs (
        id TEXT PRIMARY KEY,
        tab INTEGER NOT NULL,
        site TEXT NOT NULL,
        url TEXT NOT NULL,
        service TEXT NOT NULL DEFAULT '',
        version TEXT NOT NULL,
        opened INTEGER NOT NULL,
        started INTEGER,
        ended INTEGER,
        reason TEXT,
        result TEXT,
        receipt TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX runs_by_time ON runs (opened);
    CREATE INDEX runs_unfinished ON runs (site) WHERE ended IS NULL;
    CREATE TABLE journal (
        run TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('event', 'report')),
        json TEXT NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (run, seq)
    ) STRICT, WITHOUT ROWID;
",
    // Runs stand in the order in which they were opened, whatever the clock said then.
    "
    ALTER TABLE runs ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    UPDATE runs SET number = counted.number
        FROM (SELECT id, row_number() OVER (ORDER BY opened, id) AS number FROM runs) AS counted
        WHERE counted.id = runs.id;
    DROP INDEX runs_by_time;
    CREATE INDEX runs_by_number ON runs (number);
",
];

#[derive(Debug)]
pub struct Store {
    db: Connection,
    path: PathBuf,
}

impl Store {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            places::private_dir(folder)?;
        }
        let wrap = |source| Self::explain(path, source);
        // SQLite gives the files beside it the rights of this one when it makes them.
        places::make_private(path)?;
        for beside in ["-wal", "-shm"] {
            let mut name = path.as_os_str().to_owned();
            name.push(beside);
            if Path::new(&name).exists() {
                places::make_private(Path::new(&name))?;
            }
        }
        let db = Connection::open(path).map_err(wrap)?;
        db.busy_timeout(std::time::Duration::from_secs(5))
            .map_err(wrap)?;
        db.pragma_update(None, "journal_mode", "WAL")
            .map_err(wrap)?;
        db.pragma_update(None, "synchronous", "FULL")
            .map_err(wrap)?;
        db.pragma_update(None, "foreign_keys", true).map_err(wrap)?;
        let mut store = Self {
            db,
            path: path.to_owned(),
        };
        store.migrate()?;
        Ok(store)
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        let known = MIGRATIONS.len() as i64;
        let path = self.path.clone();
        let wrap = |source| Self::explain(&path, source);
        // Immediate: two hosts that start together must not both migrate.
        let tx = self
            .db
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
            .map_err(wrap)?;
        let found: i64 = tx
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .map_err(wrap)?;
        if found > known {
            return Err(StoreError::Newer { path, found, known });
        }
        for step in &MIGRATIONS[found as usize..] {
            tx.execute_batch(step).map_err(wrap)?;
        }
        tx.pragma_update(None, "user_version", known)
            .map_err(wrap)?;
        tx.commit().map_err(wrap)
    }

    /// SQLite's own thorough look at the file; `doctor` asks for it.
    pub fn check(&self) -> Result<(), StoreError> {
        let word: String = self
            .query("PRAGMA quick_check", [], |row| row.get(0))?
            .unwrap_or_default();
        match word == "ok" {
            true => Ok(()),
            false => Err(StoreError::Damaged {
                path: self.path.clone(),
                why: word,
            }),
        }
    }

    fn execute(&self, sql: &str, args: impl rusqlite::Params) -> Result<(), StoreError> {
        self.db
            .execute(sql, args)
            .map(drop)
            .map_err(|e| Self::explain(&self.path, e))
    }

    fn query<T>(
        &self,
        sql: &str,
        args: impl rusqlite::Params,
        read: impl FnOnce(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        self.db
            .query_row(sql, args, read)
            .optional()
            .map_err(|e| Self::explain(&self.path, e))
    }

    fn list<T>(
        &self,
        sql: &str,
        args: impl rusqlite::Params,
        read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let wrap = |e| Self::explain(&self.path, e);
        let mut statement = self.db.prepare_cached(sql).map_err(wrap)?;
        let rows = statement.query_map(args, read).map_err(wrap)?;
        rows.collect::<rusqlite::Result<_>>().map_err(wrap)
    }

    fn json(&self, source: serde_json::Error) -> StoreError {
        StoreError::Json {
            path: self.path.clone(),
            source,
        }
    }

    fn explain(path: &Path, source: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        match source.sqlite_error_code() {
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged {
                path: path.to_owned(),
                why: source.to_string(),
            },
            _ => StoreError::Sqlite {
                path: path.to_owned(),
                source,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_file_is_named_with_what_to_do() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("j.sqlite");
        std::fs::write(
            &path,
            "this is no database, it is a letter to a friend".repeat(50),
        )
        .unwrap();
        let message = Store::open(&path).unwrap_err().to_string();
        assert!(
            message.contains("j.sqlite") && message.contains("Move that file away"),
            "{message}"
        );
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("j.sqlite");
        Connection::open(&path)
            .unwrap()
            .pragma_update(None, "user_version", 99)
            .unwrap();
        assert!(matches!(
            Store::open(&path),
            Err(StoreError::Newer { found: 99, .. })
        ));
    }

    #[test]
    fn a_history_of_the_first_format_keeps_its_order() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("j.sqlite");
        let old = Connection::open(&path).unwrap();
        old.execute_batch(MIGRATIONS[0]).unwrap();
        old.execute_batch(
            "INSERT INTO runs (id, tab, site, url, version, opened, started) VALUES
                ('b', 1, 'a.com', '', '1', 20, 20), ('c', 1, 'a.com', '', '1', 30, 30), ('a', 1, 'a.com', '', '1', 10, 10);
            PRAGMA user_version = 1",
        )
        .unwrap();
        drop(old);
        for _ in 0..2 {
            let runs = Store::open(&path).unwrap().history(9).unwrap();
            let ids: Vec<_> = runs.into_iter().map(|r| r.id.0).collect();
            assert_eq!(ids, ["c", "b", "a"]);
        }
    }

    /// Else a power cut forgets what was about to be pressed, and it is pressed twice.
    #[test]
    fn what_was_written_down_is_on_the_disk_before_anything_comes_of_it() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("j.sqlite");
        for _ in ["made", "found"] {
            let store = Store::open(&path).unwrap();
            let found = store.query(
                "SELECT journal_mode, synchronous FROM pragma_journal_mode, pragma_synchronous",
                [],
                |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)),
            );
            const FULL: i64 = 2;
            assert_eq!(found.unwrap(), Some(("wal".to_owned(), FULL)));
        }
    }
}
