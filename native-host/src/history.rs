//! `history`: past runs, as a table or as JSON lines. It must not know how a run goes.
mod export;

pub use export::{ExportForm, Exported, export};

use crate::clock;
use crate::extension::VERSION;
use crate::mark;
use crate::program::program;
use crate::proof::Proof;
use crate::seal::Seal;
use crate::store::{Kind, RunRow, Store, StoreError, hex};
use engine::event::Stamped;
use engine::recipe::ShownWay;
use engine::session::Session;
use protocol::report::{Report, ReportLine};
use protocol::task::Reason;
use protocol::view::StepMark;
use serde_json::json;
use std::fmt::Write;

#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("There is no run yet.")]
    None,
    #[error("No run begins with “{0}”. “{program} history list” shows the runs.", program = program())]
    NoRun(String),
    #[error(
        "This run has no receipt: it did not come to an end. “--format json” exports what is written of it."
    )]
    NoReceipt,
    #[error(
        "The receipt {path} can't be read: {source}. “--format json” exports what is written of the run without it."
    )]
    Receipt {
        path: std::path::PathBuf,
        source: std::io::Error,
    },
    #[error("{count} runs begin with “{start}”. Type more of the run's id.")]
    Several { start: String, count: usize },
}

/// How many runs people are shown who don't ask for all.
pub const SHOWN: u32 = 200;
pub const ALL: u32 = u32::MAX;

/// The newest `shown` runs; whoever reads them is told when there are more. `none_yet` is said where there is no run.
pub fn list(
    store: &Store,
    as_json: bool,
    shown: u32,
    none_yet: &str,
) -> Result<String, HistoryError> {
    let mut runs = store.history(shown.saturating_add(1))?;
    let are_more = runs.len() > shown as usize;
    runs.truncate(shown as usize);
    let mut text = String::new();
    if as_json {
        for run in &runs {
            let _ = writeln!(text, "{}", as_value(run));
        }
        return Ok(text);
    }
    if runs.is_empty() {
        return Ok(format!("{none_yet}\n"));
    }
    let width = runs
        .iter()
        .map(|r| service(r).chars().count())
        .max()
        .unwrap_or(0);
    for run in &runs {
        let id: String = run.id.0.chars().take(8).collect();
        let effective = run.result.as_ref().and_then(|r| r.effective.as_deref());
        let until = effective.map_or(String::new(), |e| format!("  until {e}"));
        let _ = writeln!(
            text,
            "{id}  {}  {:width$}  {}{until}",
            clock::local(run.opened),
            service(run),
            outcome(run)
        );
    }
    if are_more {
        let _ = writeln!(
            text,
            "These are the newest {shown}. “{} history list --all” shows all of them.",
            program()
        );
    }
    Ok(text)
}

/// How a run is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Words,
    Json,
    /// The journal's rows as they are hashed.
    Journal,
}

/// In place of an id: the newest run.
const LATEST: [&str; 2] = ["latest", "last"];

/// The run whose id begins like this, in whichever of these stores it is.
pub fn show(stores: &[Store], start: &str, form: Form) -> Result<String, HistoryError> {
    let (store, run) = one(stores, start)?;
    let proof = Proof::of(&run, &store.chain(&run.id)?);
    let reports = store.rows(&run.id, Kind::Report)?;
    match form {
        Form::Words => Ok(in_words(&run, &reports, &proof)),
        Form::Json => Ok(as_json(&run, &reports, &proof)),
        Form::Journal => Ok(store
            .chain(&run.id)?
            .iter()
            .map(|row| format!("{} {} {}\n", row.seq, hex(&row.hash), row.json))
            .collect()),
    }
}

/// What the person showed in that run, if it led to a proven end. Only the program that wrote a journal can play it again.
pub fn way_shown(stores: &[Store], start: &str) -> Result<Option<ShownWay>, HistoryError> {
    let (store, run) = one(stores, start)?;
    if run.version != VERSION {
        return Ok(None);
    }
    let events = store.rows(&run.id, Kind::Event)?;
    let read = events.iter().map(|json| serde_json::from_str(json));
    let Ok(events) = read.collect::<Result<Vec<Stamped>, _>>() else {
        return Ok(None);
    };
    Ok(Session::replay(run.id, events).way_shown())
}

fn one<'a>(stores: &'a [Store], start: &str) -> Result<(&'a Store, RunRow), HistoryError> {
    if LATEST.contains(&start) {
        return newest(stores);
    }
    let mut found = Vec::new();
    for store in stores {
        found.extend(store.runs_like(start)?.into_iter().map(|run| (store, run)));
    }
    match (found.pop(), found.len()) {
        (Some(found), 0) => Ok(found),
        (None, _) => Err(HistoryError::NoRun(start.to_owned())),
        (Some(_), more) => Err(HistoryError::Several {
            start: start.to_owned(),
            count: more + 1,
        }),
    }
}

/// What a run is called: the service, or its site where the service isn't known.
fn service(run: &RunRow) -> &str {
    match run.service.as_str() {
        "" => &run.site,
        service => service,
    }
}

fn newest(stores: &[Store]) -> Result<(&Store, RunRow), HistoryError> {
    let mut found = Vec::new();
    for store in stores {
        found.extend(store.history(1)?.into_iter().map(|run| (store, run)));
    }
    let newest = found.into_iter().max_by_key(|(_, run)| run.opened);
    newest.ok_or(HistoryError::None)
}

fn as_json(run: &RunRow, reports: &[String], proof: &Proof) -> String {
    let mut value = as_value(run);
    value["reports"] = reports
        .iter()
        .filter_map(|r| serde_json::from_str::<serde_json::Value>(r).ok())
        .collect();
    value["journal"] = json!(proof);
    value["receipt_files"] = json!(Seal::of(run, reports));
    format!("{value}\n")
}

fn in_words(run: &RunRow, reports: &[String], proof: &Proof) -> String {
    let mut text = format!(
        "{}  {}  {}\n{}\n",
        clock::local(run.opened),
        service(run),
        run.url,
        outcome(run)
    );
    for line in reports
        .iter()
        .filter_map(|r| serde_json::from_str::<ReportLine>(r).ok())
    {
        tell(&mut text, &line.report);
    }
    if let Some(receipt) = &run.receipt {
        let _ = writeln!(text, "Receipt  {receipt}");
    }
    let _ = writeln!(text, "{proof}");
    let seal = Seal::of(run, reports).to_string();
    if !seal.is_empty() {
        let _ = writeln!(text, "{seal}");
    }
    text
}

fn tell(text: &mut String, report: &Report) {
    let _ = match report {
        Report::Step {
            mark: StepMark::Doing,
            ..
        } => Ok(()),
        Report::Step {
            mark: m,
            text: step,
            ..
        } => writeln!(text, "  {} {step}", mark::step(*m)),
        Report::Question { text: question, .. } => {
            writeln!(text, "  ? {}", question.replace('\n', "\n    "))
        }
        Report::Answer { approved, why, .. } => {
            writeln!(text, "  {} {why}", mark::answer(*approved))
        }
        Report::HandOver { reason, advice, .. } => writeln!(text, "  ✋ {reason} {advice}"),
        Report::Notice { text: notice } => writeln!(text, "  {notice}"),
        Report::Outcome {
            headline, lines, ..
        } => writeln!(text, "{headline}\n{}", lines.join("\n")),
        _ => Ok(()),
    };
}

fn as_value(run: &RunRow) -> serde_json::Value {
    json!({
        "run": run.id,
        "service": run.service,
        "site": run.site,
        "url": run.url,
        "opened": clock::iso(run.opened),
        "ended": run.ended.map(clock::iso),
        "result": run.result,
        "receipt": run.receipt,
    })
}

fn outcome(run: &RunRow) -> &'static str {
    let Some(result) = &run.result else {
        return "not finished";
    };
    match result.reason {
        Reason::Completed if result.verified => "cancelled, proven",
        Reason::Completed => "cancelled, not proven",
        Reason::AlreadyCancelled => "was already cancelled",
        Reason::DryRun => "dry run, nothing changed",
        Reason::HumanRejected => "not approved, nothing cancelled",
        Reason::NeedsHuman => "needs you",
        Reason::VerificationFailed => "pressed, but not proven",
        Reason::Interrupted => "interrupted",
        _ => "not cancelled",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::ids::{RunId, Timestamp};

    pub(super) fn store_with(ids: &[&str]) -> (tempfile::TempDir, Store) {
        let temp = tempfile::tempdir().unwrap();
        let store = Store::open(&temp.path().join("j.sqlite")).unwrap();
        for id in ids {
            let run = RunRow {
                id: RunId((*id).into()),
                tab: 1,
                site: "streamora.com".into(),
                url: "https://streamora.com/account".into(),
                service: "Streamora".into(),
                version: "1".into(),
                opened: Timestamp(1_763_654_400_000),
                started: None,
                ended: None,
                result: None,
                receipt: None,
            };
            store.open_run(&run).unwrap();
            store.start_run(&run.id, Timestamp(2)).unwrap();
        }
        (temp, store)
    }

    #[test]
    fn an_empty_history_says_what_to_do_first() {
        let (_temp, store) = store_with(&[]);
        assert!(
            list(&store, false, SHOWN, "None.")
                .unwrap()
                .starts_with("None.")
        );
        assert_eq!(list(&store, true, SHOWN, "None.").unwrap(), "");
    }

    #[test]
    fn a_list_that_is_cut_short_says_so() {
        let (_temp, store) = store_with(&["abc1", "abd2", "abe3"]);
        let cut = list(&store, false, 2, "None.").unwrap();
        assert!(!cut.contains("abc1"), "{cut}");
        assert!(cut.contains("history list --all"), "{cut}");
        for shown in [3, ALL] {
            let whole = list(&store, false, shown, "None.").unwrap();
            assert!(
                whole.contains("abc1") && !whole.contains("--all"),
                "{whole}"
            );
        }
    }

    #[test]
    fn the_newest_run_needs_no_id_and_its_first_line_names_the_service() {
        let (_temp, store) = store_with(&["abc1", "abd2"]);
        let stores = [store];
        for latest in LATEST {
            let told = show(&stores, latest, Form::Json).unwrap();
            assert!(told.contains("\"run\":\"abd2\""), "{told}");
        }
        let told = show(&stores, "latest", Form::Words).unwrap();
        assert!(told.lines().next().unwrap().contains("Streamora"), "{told}");
        let (_empty, store) = store_with(&[]);
        assert!(matches!(
            show(&[store], "latest", Form::Words),
            Err(HistoryError::None)
        ));
    }

    #[test]
    fn a_run_is_found_by_the_start_of_its_id() {
        let (_temp, store) = store_with(&["abc1"]);
        let (_other, demo) = store_with(&["abd2"]);
        let stores = [store, demo];
        assert!(
            show(&stores, "abc", Form::Words)
                .unwrap()
                .contains("https://streamora.com/account")
        );
        assert!(matches!(
            show(&stores, "ab", Form::Words),
            Err(HistoryError::Several { count: 2, .. })
        ));
        assert!(matches!(
            show(&stores, "x", Form::Words),
            Err(HistoryError::NoRun(_))
        ));
        assert!(
            list(&stores[0], false, SHOWN, "None.")
                .unwrap()
                .contains("Streamora  not finished")
        );
    }
}
