//! What an assistant orders beside the steps of a run: which subscription is to be cancelled.
use crate::command::Job;
use schemars::JsonSchema;
use serde::Deserialize;

/// Begins a run.
pub(super) const START: &str = "start";
/// Says which services are known.
pub(super) const SERVICES: &str = "list_services";

/// All empty: what the server was set up for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct Order {
    /// A service's id, as list_services has it
    #[serde(default)]
    pub service: Option<String>,
    /// Instead: the address of the account page, or of the site's first page
    #[serde(default)]
    pub url: Option<String>,
    /// The subscription's name, when the account has several
    #[serde(default)]
    pub plan: Option<String>,
}

/// What an order comes to, or why it can't be taken.
pub type Jobs = Box<dyn Fn(&Order) -> Result<Job, String> + Send + Sync>;
