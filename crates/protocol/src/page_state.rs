//! The common language of heuristics, planners and panel: where in a cancel flow a page stands.
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PageState {
    Start,
    LoginRequired,
    AccountActive,
    AccountCancelled,
    ThirdPartyBilling,
    RetentionOffer,
    ExitSurvey,
    FinalConfirmation,
    Complete,
    Failed,
    Unknown,
}

impl PageState {
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::LoginRequired,
        Self::AccountActive,
        Self::AccountCancelled,
        Self::ThirdPartyBilling,
        Self::RetentionOffer,
        Self::ExitSurvey,
        Self::FinalConfirmation,
        Self::Complete,
        Self::Failed,
        Self::Unknown,
    ];

    /// The name on the wire, in recipes and in `explain`'s output.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Start => "START",
            Self::LoginRequired => "LOGIN_REQUIRED",
            Self::AccountActive => "ACCOUNT_ACTIVE",
            Self::AccountCancelled => "ACCOUNT_CANCELLED",
            Self::ThirdPartyBilling => "THIRD_PARTY_BILLING",
            Self::RetentionOffer => "RETENTION_OFFER",
            Self::ExitSurvey => "EXIT_SURVEY",
            Self::FinalConfirmation => "FINAL_CONFIRMATION",
            Self::Complete => "COMPLETE",
            Self::Failed => "FAILED",
            Self::Unknown => "UNKNOWN",
        }
    }
}

impl fmt::Display for PageState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
