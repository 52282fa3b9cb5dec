//! What a run tells while it runs: the lines of `--events`, the terminal's live list, the journal's readable side.
use crate::ids::{QuestionId, RunId};
use crate::message::{AgentBuild, Interpretation, Via};
use crate::page_state::PageState;
use crate::task::TaskResult;
use crate::view::{QuestionView, StepMark};
use serde::{Deserialize, Serialize};

/// One JSON line: `{"at": "2026-11-20T16:00:00.000Z", "run": "…", "type": "step", …}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReportLine {
    /// ISO 8601, UTC, milliseconds.
    pub at: String,
    pub run: RunId,
    #[serde(flatten)]
    pub report: Report,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Report {
    /// A run begins (or goes on after an interruption, `resumed`).
    Opened {
        url: String,
        service: String,
        build: AgentBuild,
        resumed: bool,
    },
    /// What a page was taken for.
    State {
        state: PageState,
        confidence: f64,
        reason: String,
        url: String,
    },
    /// What was read of that page, for a person to read: subscriptions, lists, forms, facts, what is new; a line each.
    Page {
        lines: Vec<String>,
    },
    /// A step in words, as panel and terminal show it. `done` steps have happened, `doing` ones are about to.
    Step {
        mark: StepMark,
        text: String,
        /// Why it was chosen; empty where nobody said.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// The policy's word on a proposed action, always before the action itself.
    Decision {
        action: String,
        verdict: Verdict,
        why: String,
        /// What counts most for this control as the way on, or against it: names and weights of `classify/weights.toml`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reasons: Vec<String>,
    },
    /// A question, with its full text as the person sees it; `view` without the picture.
    Question {
        question: QuestionId,
        text: String,
        view: Box<QuestionView>,
    },
    Answer {
        question: QuestionId,
        approved: bool,
        via: Option<Via>,
        why: String,
    },
    /// The irreversible click: written before it (`pressed: null`) and after it.
    Irreversible {
        target: String,
        pressed: Option<bool>,
    },
    /// It is the person's turn: why, and what to do.
    HandOver {
        reason: String,
        advice: String,
        /// The run goes on when they say that it is done; else it ends here.
        #[serde(default)]
        waits: bool,
        /// What may lead on, as the page calls it: the person may say which.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        choices: Vec<String>,
    },
    Notice {
        text: String,
    },
    Outcome {
        result: Box<TaskResult>,
        headline: String,
        lines: Vec<String>,
    },
    /// The receipt is written.
    Receipt {
        html: String,
        json: String,
        /// What lies in its folder, as it was written; the journal's chain goes over this.
        #[serde(default)]
        files: Vec<FileHash>,
    },
}

/// A file as it was when it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileHash {
    pub file: String,
    /// In hexadecimal digits.
    pub sha256: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Allow,
    /// Needs the person's approval first.
    Ask,
    Deny,
}

impl From<(&Interpretation, &str)> for Report {
    fn from((seen, url): (&Interpretation, &str)) -> Self {
        Report::State {
            state: seen.state,
            confidence: seen.confidence,
            reason: seen.reason.clone(),
            url: url.to_owned(),
        }
    }
}
