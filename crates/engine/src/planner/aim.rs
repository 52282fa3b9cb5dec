//! A step whose target is described, not named by reference. What the page's reading can tell is found here; a CSS selector and a
//! point are the agent's to find. Either way an element comes out, and that is what policy and approval judge.
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::message::Spot;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    /// Why it is to be done, in the planner's words.
    #[serde(default)]
    pub why: String,
    pub deed: Deed,
    /// In order of preference.
    pub targets: Vec<Target>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    Click,
    Fill { value: String },
    Select { value: String },
    Scroll,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Aria {
        role: String,
        name: Option<String>,
    },
    Text(String),
    /// Only the page itself knows.
    Spot(Spot),
}

impl Deed {
    pub(crate) fn on(&self, target: Ref) -> Action {
        match self.clone() {
            Self::Click => Action::Click { target },
            Self::Fill { value } => Action::Fill {
                target,
                value,
                clear_first: true,
            },
            Self::Select { value } => Action::Select { target, value },
            Self::Scroll => Action::ScrollTo { target },
        }
    }
}

/// The one element that fits; or why there is none.
pub(crate) fn find(target: &Target, observation: &Observation) -> Result<Ref, Miss> {
    let elements = &observation.snapshot.elements;
    let usable = |e: &&Element| !e.is(ElementState::Hidden);
    let found: Vec<&Element> = match target {
        Target::Aria { role, name } => {
            let role = Role::parse(&role.to_ascii_lowercase())
                .ok_or_else(|| Miss::NoRole(role.clone()))?;
            let named = |e: &&Element| name.as_ref().is_none_or(|n| same(&e.name, n));
            let of_role = elements.iter().filter(usable).filter(|e| e.role == role);
            of_role.filter(named).collect()
        }
        Target::Text(text) => {
            let exact: Vec<&Element> = elements
                .iter()
                .filter(usable)
                .filter(|e| same(&e.name, text))
                .collect();
            let part = |e: &&Element| plain(&e.name).contains(&plain(text));
            match exact.as_slice() {
                [] => elements.iter().filter(usable).filter(part).collect(),
                _ => exact,
            }
        }
        Target::Spot(_) => return Err(Miss::OnlyThePageKnows),
    };
    // A heading of the same words is not what is meant to be used.
    let controls: Vec<&Element> = found
        .iter()
        .copied()
        .filter(|e| crate::heuristics::is_control(e))
        .collect();
    let fitting = if controls.is_empty() { found } else { controls };
    match fitting.as_slice() {
        [] => Err(Miss::NothingYet(target.to_string())),
        [one] => Ok(one.reference),
        several => Err(Miss::Several(several.len(), target.to_string())),
    }
}

/// Why no one element fits, in words for the model.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Miss {
    #[error("“{0}” is no ARIA role")]
    NoRole(String),
    #[error("nothing fits {0}")]
    NothingYet(String),
    #[error("{0} elements fit {1}")]
    Several(usize, String),
    #[error("only the page knows")]
    OnlyThePageKnows,
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Aria { role, name: None } => write!(f, "aria {role}"),
            Self::Aria {
                role,
                name: Some(name),
            } => write!(f, "aria {role} “{name}”"),
            Self::Text(text) => write!(f, "text “{text}”"),
            Self::Spot(Spot::Css { selector }) => write!(f, "css {selector}"),
            Self::Spot(Spot::Point { x, y }) => write!(f, "coordinates {x},{y}"),
        }
    }
}

fn same(a: &str, b: &str) -> bool {
    plain(a) == plain(b)
}

fn plain(text: &str) -> String {
    text.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase()
}
