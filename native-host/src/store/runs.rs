//! The runs of a history: one row each, begun, named, ended, found again.
use super::{Store, StoreError};
use protocol::ids::{RunId, Timestamp};
use protocol::task::TaskResult;
use rusqlite::params;

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
    pub fn open_run(&self, row: &RunRow) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO runs (id, tab, site, url, service, version, opened, number)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT coalesce(max(number), 0) + 1 FROM runs))",
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

    pub fn run(&self, run: &RunId) -> Result<Option<RunRow>, StoreError> {
        Ok(self.runs_where("id = ?1", params![run.0])?.pop())
    }

    /// Runs whose id begins like this; people type the first few characters.
    pub fn runs_like(&self, start: &str) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "substr(id, 1, length(?1)) = ?1 ORDER BY number DESC",
            params![start],
        )
    }

    /// The newest started runs first.
    pub fn history(&self, limit: u32) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "started IS NOT NULL ORDER BY number DESC LIMIT ?1",
            params![limit],
        )
    }

    /// The started and unfinished runs on this site, newest first.
    pub fn unfinished(&self, site: &str) -> Result<Vec<RunRow>, StoreError> {
        self.runs_where(
            "site = ?1 AND ended IS NULL AND started IS NOT NULL ORDER BY number DESC",
            params![site],
        )
    }

    /// The run that was opened last in this tab.
    pub fn last_in(&self, tab: i64) -> Result<Option<RunRow>, StoreError> {
        let filter = "tab = ?1 ORDER BY number DESC LIMIT 1";
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
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use protocol::task::Reason;

    pub(in crate::store) fn row(id: &str, site: &str) -> RunRow {
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
            would: None,
            run: Some("ended".into()),
            effective: None,
            receipt: Some("/r.html".into()),
            evidence: None,
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
    fn runs_stand_in_the_order_in_which_they_came_whatever_the_clock_said() {
        let temp = tempfile::tempdir().unwrap();
        let store = Store::open(&temp.path().join("j.sqlite")).unwrap();
        for (id, opened) in [("first", 5_000), ("second", 1), ("third", 3_000)] {
            let opened = Timestamp(opened);
            store
                .open_run(&RunRow {
                    opened,
                    ..row(id, "a.com")
                })
                .unwrap();
            store.start_run(&RunId(id.into()), opened).unwrap();
        }
        let ids = |rows: Vec<RunRow>| rows.into_iter().map(|r| r.id.0).collect::<Vec<_>>();
        assert_eq!(ids(store.history(9).unwrap()), ["third", "second", "first"]);
        assert_eq!(ids(store.unfinished("a.com").unwrap())[0], "third");
        assert_eq!(store.last_in(1).unwrap().unwrap().id.0, "third");
    }
}
