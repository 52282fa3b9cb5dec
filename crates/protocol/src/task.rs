//! How a run ended, for `--json`, exit codes, history and receipts.
use serde::{Deserialize, Serialize};

/// One run's end. `--json` prints exactly this as one line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TaskResult {
    pub success: bool,
    /// Proven by the independent second look.
    pub verified: bool,
    pub reason: Reason,
    pub turns: u32,
    pub final_url: String,
    /// What happened, in a sentence, when it is not plain success.
    pub error: Option<String>,
    /// What a dry run would have done next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub would: Option<String>,
    pub run: Option<String>,
    /// Effective date, as the page words it.
    pub effective: Option<String>,
    /// Path of the receipt (HTML), where there is one.
    pub receipt: Option<String>,
    /// What was seen of the subscription before and after, whether that proves its end or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
    /// What a model took, where one was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
}

impl TaskResult {
    /// An end without success, of which nothing more is known.
    pub fn failed(reason: Reason, error: String, final_url: String) -> Self {
        Self {
            success: false,
            verified: false,
            reason,
            turns: 0,
            final_url,
            error: Some(error),
            would: None,
            run: None,
            effective: None,
            receipt: None,
            evidence: None,
            usage: None,
        }
    }
}

/// What was seen of a subscription before the last press and after it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Evidence {
    /// Its words before, as the page had them; empty where it wasn't seen.
    #[serde(default)]
    pub before: String,
    #[serde(default)]
    pub after: String,
    #[serde(default)]
    pub rows: Vec<EvidenceRow>,
}

/// One thing that speaks for the end, or against it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvidenceRow {
    /// Its name in the evidence table.
    pub kind: String,
    /// Above zero it speaks for the end, below against it.
    pub weight: f64,
    /// Settles by itself that nothing is proven.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strong: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    pub source: EvidenceSource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EvidenceSource {
    /// The page after the last press.
    LastPage,
    /// The account, loaded anew.
    Account,
}

/// What a model took, summed up over a run. All input is `input + cache_write + cache_read`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    pub model: String,
    pub requests: u32,
    pub input_tokens: u64,
    pub output_tokens: u64,
    pub cache_write_tokens: u64,
    pub cache_read_tokens: u64,
    /// Not there where the model's price isn't known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost_usd: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Completed,
    AlreadyCancelled,
    DryRun,
    HumanRejected,
    /// Login, 2FA, phone-only, third-party billing, a click only a person can make.
    NeedsHuman,
    MaxTurnsExceeded,
    VerificationFailed,
    /// The page can't be understood, or nothing safe is left to try.
    NoWayFound,
    LlmNoAction,
    LlmError,
    McpError,
    /// Browser, extension or host failed.
    BrowserError,
    /// Bad arguments or configuration.
    Configuration,
    /// Stop, Ctrl-C, the tab was closed.
    Interrupted,
}

impl Usage {
    /// A model without a known price makes the whole sum unknown. A server can claim any number: sums stay at the largest.
    #[must_use]
    pub fn plus(&self, more: &Self) -> Self {
        Self {
            model: more.model.clone(),
            requests: self.requests.saturating_add(more.requests),
            input_tokens: self.input_tokens.saturating_add(more.input_tokens),
            output_tokens: self.output_tokens.saturating_add(more.output_tokens),
            cache_write_tokens: self
                .cache_write_tokens
                .saturating_add(more.cache_write_tokens),
            cache_read_tokens: self
                .cache_read_tokens
                .saturating_add(more.cache_read_tokens),
            cost_usd: self.cost_usd.zip(more.cost_usd).map(|(a, b)| a + b),
        }
    }

    pub fn tokens(&self) -> u64 {
        [
            self.output_tokens,
            self.cache_write_tokens,
            self.cache_read_tokens,
        ]
        .into_iter()
        .fold(self.input_tokens, u64::saturating_add)
    }
}

impl TaskResult {
    /// 0 cancelled and verified (or already cancelled, or a dry run), 1 failed, 2 usage or configuration,
    /// 3 rejected by the human, 4 needs the human, 130 interrupted.
    pub fn exit_code(&self) -> u8 {
        match self.reason {
            Reason::Completed if self.success && self.verified => 0,
            Reason::AlreadyCancelled | Reason::DryRun => 0,
            Reason::HumanRejected => 3,
            Reason::NeedsHuman => 4,
            Reason::Interrupted => 130,
            Reason::Configuration => 2,
            _ => 1,
        }
    }
}
