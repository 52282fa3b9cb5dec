//! Whether a run's receipt, and the line that the history has of it, still are what they were when they were written. The journal
//! holds the hash of each of the receipt's files, and the outcome; the journal itself is judged by the proof.
use crate::receipt::hashed;
use crate::store::RunRow;
use protocol::report::{FileHash, Report, ReportLine};
use protocol::task::TaskResult;
use serde::Serialize;
use std::fmt;
use std::path::Path;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Seal {
    /// There is no receipt, and the history's line is right.
    NoReceipt,
    /// No row says what the receipt's files were.
    Unknown,
    Whole {
        files: Vec<String>,
    },
    /// These were changed, or are gone.
    Changed {
        what: Vec<String>,
    },
}

impl Seal {
    /// `reports`: the journal's rows of that kind.
    pub fn of(run: &RunRow, reports: &[String]) -> Self {
        let (mut written, mut outcome) = (Vec::new(), None);
        for line in reports.iter().filter_map(|r| serde_json::from_str(r).ok()) {
            let line: ReportLine = line;
            match line.report {
                Report::Receipt { files, .. } => written = files,
                Report::Outcome { result, .. } => outcome = Some(*result),
                _ => {}
            }
        }
        let folder = run.receipt.as_deref().and_then(|r| Path::new(r).parent());
        let mut what: Vec<String> = line_of_the_history(run, outcome.as_ref())
            .into_iter()
            .collect();
        what.extend(changed(folder, &written));
        match (what.is_empty(), folder, written.is_empty()) {
            (false, ..) => Self::Changed { what },
            (true, None, _) => Self::NoReceipt,
            (true, Some(_), true) => Self::Unknown,
            (true, Some(_), false) => Self::Whole {
                files: written.into_iter().map(|f| f.file).collect(),
            },
        }
    }

    /// What somebody has to know who is shown the receipt.
    pub fn warning(&self) -> Option<String> {
        let Self::Changed { what } = self else {
            return None;
        };
        let what = what.join(", ");
        Some(format!(
            "This is not the receipt as it was written. Changed since, or gone: {what}."
        ))
    }

    /// The receipt's page, with the warning above everything else where there is one.
    pub fn on(&self, html: String) -> String {
        let Some(warning) = self.warning() else {
            return html;
        };
        let warning = maud::html! {
            p role="alert" style="color:#fff;background:#a4262c;padding:8px 12px;font-weight:600" { (warning) }
        };
        let warning = warning.into_string();
        match html.split_once("<main>") {
            Some((before, after)) => format!("{before}<main>{warning}{after}"),
            None => format!("{warning}{html}"),
        }
    }
}

/// The run's row isn't part of the chain; its outcome stands in it.
fn line_of_the_history(run: &RunRow, outcome: Option<&TaskResult>) -> Option<String> {
    let told = outcome?;
    (run.result.as_ref() != Some(told) || run.receipt != told.receipt)
        .then(|| "the history's line of this run".to_owned())
}

fn changed<'a>(
    folder: Option<&'a Path>,
    written: &'a [FileHash],
) -> impl Iterator<Item = String> + 'a {
    let differs = move |was: &&FileHash| {
        let bytes = folder.and_then(|f| crate::places::read_private(&f.join(&was.file)).ok());
        bytes.is_none_or(|bytes| hashed(&was.file, &bytes) != **was)
    };
    written.iter().filter(differs).map(|was| was.file.clone())
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoReceipt => Ok(()),
            Self::Unknown => write!(
                f,
                "Receipt  the journal doesn't say what its files were, so a change of them would not show"
            ),
            Self::Whole { files } => {
                write!(f, "Receipt  {}: as they were written", files.join(", "))
            }
            Self::Changed { what } => write!(
                f,
                "Receipt  changed since it was written, or gone: {}",
                what.join(", ")
            ),
        }
    }
}
