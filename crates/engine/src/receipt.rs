//! What a receipt says, gathered by the engine. The host renders and hashes it. Addresses stand here without query and fragment.
use crate::quotes::Quote;
use protocol::ids::{RunId, Timestamp};
use protocol::message::{AgentBuild, Via};
use protocol::page_state::PageState;
use protocol::task::Reason;
use protocol::view::StepMark;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReceiptFacts {
    pub run: RunId,
    /// BCP 47 of the engine's own sentences below.
    pub lang: String,
    /// The language that the service's page says it is in.
    #[serde(default)]
    pub page_lang: String,
    pub service: String,
    /// The host that the run stood on ("www.streamora.com").
    pub site: String,
    pub plan: Option<Quote>,
    pub price: Option<Quote>,
    /// What happened, in one sentence.
    pub outcome: String,
    /// What it means for the person, further sentences.
    pub lines: Vec<String>,
    pub reason: Reason,
    pub success: bool,
    pub verified: bool,
    pub dry_run: bool,
    pub effective: Option<Quote>,
    pub fee: Option<Quote>,
    pub refund: Option<Quote>,
    pub confirmation_number: Option<Quote>,
    /// The button that was pressed last on the person's word.
    #[serde(default)]
    pub pressed: Option<String>,
    /// The wording that confirms the cancellation, where and when it stood.
    pub confirmation: Option<Wording>,
    /// What the page said after the last click, and what the independent look found.
    pub first_look: Option<Look>,
    pub second_look: Option<Look>,
    pub steps: Vec<Step>,
    pub approvals: Vec<Approval>,
    /// File names in the run's folder.
    pub picture_before: Option<String>,
    pub picture_after: Option<String>,
    pub started: Timestamp,
    pub ended: Timestamp,
    /// Which form of the agent ran last.
    pub agent: Option<AgentBuild>,
    /// Of SubTerminator.
    pub version: String,
}

/// The page's own words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wording {
    pub text: String,
    pub url: String,
    pub at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    pub url: String,
    pub at: Timestamp,
    pub state: PageState,
    /// The sentence that decided it; empty where none did.
    pub wording: String,
    pub how: LookKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookKind {
    /// The page in the tab, as the flow left it.
    Shown,
    /// The account page, fetched anew beside the tab.
    Fetched,
    /// The account page, opened anew in the tab.
    Reopened,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    pub at: Timestamp,
    pub mark: StepMark,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Approval {
    pub asked: Timestamp,
    pub answered: Timestamp,
    /// The question as the person saw it.
    pub question: String,
    pub approved: bool,
    /// None when nobody answered.
    pub via: Option<Via>,
    /// What the answer was, in a sentence.
    pub answer: String,
}
