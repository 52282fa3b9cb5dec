//! What can go wrong with a model.
use std::path::PathBuf;

/// Everything that can go wrong between us and a model, in words for the person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    #[error(
        "No key for {provider}. Set {variable}, or {field} in {config}, or store one: {store}. With --planner offline none is needed."
    )]
    NoKey {
        provider: &'static str,
        variable: &'static str,
        field: &'static str,
        config: PathBuf,
        store: String,
    },
    #[error(
        "{0} can be read by others, and a key may stand in it. Take their rights away: chmod 600 {0}"
    )]
    Readable(PathBuf),
    #[error("{path} can't be used: {why}")]
    Config { path: PathBuf, why: String },
    #[error(
        "Whose model “{0}” is can't be told from its name. Name the provider with --planner claude or --planner openai, and with --base-url where it runs."
    )]
    Provider(String),
    #[error("“{model}” is no model of --planner {planner}. {hint}")]
    Mismatch {
        model: String,
        planner: &'static str,
        hint: &'static str,
    },
    #[error("--planner openai needs a model: name it with --model.")]
    NoModel,
    #[error(
        "The address {0} is not protected. Use one that begins with https://, or one on this machine."
    )]
    Address(String),
    #[error("the provider refuses the key ({0}). Check it, and that it is this provider's")]
    BadKey(String),
    #[error("the provider doesn't have the model “{model}” ({why}). Name another with --model")]
    NoSuchModel { model: String, why: String },
    #[error("the provider doesn't take the request ({0})")]
    Rejected(String),
    #[error("the provider is overloaded or limits us ({0})")]
    Busy(String),
    #[error("the provider fails ({0})")]
    Failing(String),
    #[error("the provider can't be reached ({0})")]
    Unreachable(String),
    #[error("the model doesn't answer in time")]
    Late,
    #[error("the provider's answer can't be read ({0})")]
    Garbled(String),
    #[error("the price of {0} isn't known, so --max-cost can't be kept")]
    NoPrice(String),
    #[error("the most that this run may cost is spent")]
    Spent,
}

impl ModelError {
    /// What the person has to change before it can work.
    pub fn is_configuration(&self) -> bool {
        !matches!(
            self,
            Self::Rejected(_)
                | Self::Busy(_)
                | Self::Failing(_)
                | Self::Unreachable(_)
                | Self::Late
                | Self::Garbled(_)
                | Self::Spent
        )
    }

    /// Another try may do better.
    pub(super) fn is_passing(&self) -> bool {
        matches!(
            self,
            Self::Busy(_) | Self::Failing(_) | Self::Unreachable(_) | Self::Late | Self::Garbled(_)
        )
    }
}
