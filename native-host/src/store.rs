//! History and journal in one SQLite file. Each row of a journal carries SHA-256(previous hash ‖ its JSON), so that a
//! receipt can name one number for everything that happened. It must not know what the JSON means.
mod chain;

pub use chain::{Entry, Head, Kind, hex};

use crate::places::{self, PlacesError};
use protocol::ids::{RunId, Timestamp};
use protocol::task::TaskResult;
use rusqlite::{Connection, OptionalExtension, params};
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
const MIGRATIONS: &[&str] = &["
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
"];

#[derive(Debug)]
pub struct Store {
    db: Connection,
    path: PathBuf,
}

/// One run, as history lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct RunRow {
    pub id: RunId,
    pub tab: i64,
    /// Registrable domain, or host and port on loopback.
    pub site: String,
    pub url: String,
    pub service: String,
    /// The SubTerminator that wrote it; only the same one may replay it.
    pub version: String,
    pub opened: Timestamp,
    /// When the person started the job; a panel that was only looked at has none.
    pub started: Option<Timestamp>,
    pub ended: Option<Timestamp>,
    pub result: Option<TaskResult>,
    /// Path of the receipt (HTML).
    pub receipt: Option<String>,
}

impl Store {
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            places::private_dir(folder)?;
        }
        let wrap = |source| Self::explain(path, source);
        let db = Connection::open(path).map_err(wrap)?;
        places::make_private(path)?;
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

    pub fn open_run(&self, row: &RunRow) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO runs (id, tab, site, url, service, version, opened) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![row.id.0, row.tab, row.site, row.url, row.service, row.version, row.opened.0],
        )
    }

    pub fn start_run(&self, run: &RunId, at: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE runs SET started = coalesce(started, ?2) WHERE id = ?1",
            params![run.0, at.0],
        )
    }

    pub fn name_service(&self, run: &RunId, service: &str) -> Result<(), StoreError> {
        self.execute(
            "UPDATE runs SET service = ?2 WHERE id = ?1",
            params![run.0, service],
        )
    }

    /// The same run goes on in this tab.
    pub fn move_run(&self, run: &RunId, tab: i64) -> Result<(), StoreError> {
        self.execute(
            "UPDATE runs SET tab = ?2 WHERE id = ?1",
            params![run.0, tab],
        )
    }

    pub fn end_run(
        &self,
        run: &RunId,
        at: Timestamp,
        result: &TaskResult,
    ) -> Result<(), StoreError> {
        let json = serde_json::to_string(result).map_err(|e| self.json(e))?;
        let reason = serde_json::to_value(result.reason).map_err(|e| self.json(e))?;
        self.execute(
            "UPDATE runs SET ended = ?2, result = ?3, reason = ?4, receipt = ?5 WHERE id = ?1",
            params![run.0, at.0, json, reason.as_str(), result.receipt],
        )
    }

    /// A run that nobody started leaves nothing behind.
    pub fn forget_run(&self, run: &RunId) -> Result<(), StoreError> {
        self.execute("DELETE FROM runs WHERE id = ?1", params![run.0])
    }

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

    /// Walks the whole chain; its end, or the number of the first row that doesn't fit.
    pub fn verify(&self, run: &RunId) -> Result<Result<Head, i64>, StoreError> {
        let sql = "SELECT seq, json, hash FROM journal WHERE run = ?1 ORDER BY seq";
        let rows: Vec<(i64, String, Vec<u8>)> = self.list(sql, params![run.0], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
        let mut head = Head::START;
        for (seq, json, hash) in rows {
            head = head.next(&json);
            if head.seq != seq || head.hash[..] != hash[..] {
                return Ok(Err(seq));
            }
        }
        Ok(Ok(head))
    }

    pub fn run(&self, run: &RunId) -> Result<Option<RunRow>, StoreError> {
        Ok(self.runs_where("id = ?1", params![run.0])?.pop())
    }

    /// Runs whose id begins like this; people type the first few characters.
    pub fn runs_like(&self, start: &str) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "substr(id, 1, length(?1)) = ?1 ORDER BY opened DESC",
            params![start],
        )
    }

    /// The newest started runs first.
    pub fn history(&self, limit: u32) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "started IS NOT NULL ORDER BY opened DESC LIMIT ?1",
            params![limit],
        )
    }

    /// The started and unfinished runs on this site, newest first.
    pub fn unfinished(&self, site: &str) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "site = ?1 AND ended IS NULL AND started IS NOT NULL ORDER BY opened DESC",
            params![site],
        )
    }

    /// The run that was opened last in this tab.
    pub fn last_in(&self, tab: i64) -> Result<Option<RunRow>, StoreError> {
        let filter = "tab = ?1 ORDER BY opened DESC LIMIT 1";
        Ok(self.runs_where(filter, params![tab])?.pop())
    }

    /// Takes away looks that nobody started a run from, opened before this; their ids.
    pub fn forget_looks(&self, before: Timestamp) -> Result<Vec<RunId>, StoreError> {
        let sql = "DELETE FROM runs WHERE started IS NULL AND opened < ?1 RETURNING id";
        self.list(sql, params![before.0], |row| row.get(0).map(RunId))
    }

    fn runs_where(
        &self,
        filter: &str,
        args: impl rusqlite::Params,
    ) -> Result<Vec<RunRow>, StoreError> {
        let sql = format!(
            "SELECT id, tab, site, url, service, version, opened, started, ended, result, receipt FROM runs WHERE {filter}"
        );
        let rows: Vec<(RunRow, Option<String>)> = self.list(&sql, args, |row| {
            let run = RunRow {
                id: RunId(row.get(0)?),
                tab: row.get(1)?,
                site: row.get(2)?,
                url: row.get(3)?,
                service: row.get(4)?,
                version: row.get(5)?,
                opened: Timestamp(row.get(6)?),
                started: row.get::<_, Option<i64>>(7)?.map(Timestamp),
                ended: row.get::<_, Option<i64>>(8)?.map(Timestamp),
                result: None,
                receipt: row.get(10)?,
            };
            Ok((run, row.get(9)?))
        })?;
        rows.into_iter()
            .map(|(mut run, json)| {
                run.result = json
                    .map(|j| serde_json::from_str(&j))
                    .transpose()
                    .map_err(|e| self.json(e))?;
                Ok(run)
            })
            .collect()
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
    use protocol::task::Reason;

    fn row(id: &str, site: &str) -> RunRow {
        RunRow {
            id: RunId(id.into()),
            tab: 1,
            site: site.into(),
            url: format!("https://{site}/account"),
            service: String::new(),
            version: "1".into(),
            opened: Timestamp(10),
            started: None,
            ended: None,
            result: None,
            receipt: None,
        }
    }

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

    #[test]
    fn only_started_runs_without_an_end_are_unfinished() {
        let temp = tempfile::tempdir().unwrap();
        let store = Store::open(&temp.path().join("j.sqlite")).unwrap();
        for id in ["looked", "begun", "ended"] {
            store.open_run(&row(id, "a.com")).unwrap();
        }
        for id in ["begun", "ended"] {
            store.start_run(&RunId(id.into()), Timestamp(11)).unwrap();
        }
        let result = TaskResult {
            success: true,
            verified: true,
            reason: Reason::Completed,
            turns: 3,
            final_url: "https://a.com".into(),
            error: None,
            run: Some("ended".into()),
            effective: None,
            receipt: Some("/r.html".into()),
            usage: None,
        };
        store
            .end_run(&RunId("ended".into()), Timestamp(12), &result)
            .unwrap();
        let ids = |rows: Vec<RunRow>| rows.into_iter().map(|r| r.id.0).collect::<Vec<_>>();
        assert_eq!(ids(store.unfinished("a.com").unwrap()), ["begun"]);
        assert!(store.unfinished("b.com").unwrap().is_empty());
        let ended = store.run(&RunId("ended".into())).unwrap().unwrap();
        assert_eq!(
            (ended.result, ended.receipt.as_deref()),
            (Some(result), Some("/r.html"))
        );
        assert_eq!(store.history(9).unwrap().len(), 2);
    }

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
}
