//! What a planner is asked and what it may answer. The offline rules are one planner; models come beside it.
pub mod aim;
pub mod answer;
pub mod conversation;
mod decode;
mod page;
mod playwright;
mod prompt;
pub mod tools;

use crate::by_hand;
use crate::heuristics;
use crate::plan::{self, Passed};
use crate::recipe::{Contact, Matcher};
use ::page::PageModel;
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::ids::Ref;
use protocol::message::Interpretation;
use protocol::page_state::PageState;
use protocol::snapshot::{Identity, Observation};
use protocol::task::Usage;
use serde::{Deserialize, Serialize};

/// What the host calls for [`crate::effect::Effect::Plan`] when the offline rules plan.
pub fn plan(context: &PlanContext) -> Result<Proposal, PlanError> {
    Ok(plan::plan(context))
}

/// Nobody knows a way on: the person is told what is known beside the page, and asked.
pub fn stuck(context: &PlanContext) -> Proposal {
    let (reason, advice) = by_hand::stuck(context);
    let of = plan::may_lead_on(context);
    match of.is_empty() {
        true => Proposal::HandOver { reason, advice },
        false => Proposal::Which { reason, advice, of },
    }
}

/// Why there is no proposal, in words for the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "error", content = "why", rename_all = "snake_case")]
pub enum PlanError {
    /// What was proposed can't be carried out; another try may do better.
    #[error("{0}")]
    Unfit(String),
    /// The model answers without proposing anything.
    #[error("{0}")]
    NoAction(String),
    /// No planner as it was asked for: what to set.
    #[error("{0}")]
    Misconfigured(String),
}

/// Who planned, and what planning took so far. What nobody says of itself is the offline rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Mind {
    /// The model's name.
    #[serde(default)]
    pub model: Option<String>,
    /// Why the offline rules plan although a model was wanted.
    #[serde(default)]
    pub instead: Option<String>,
    #[serde(default)]
    pub usage: Option<Usage>,
}

/// Everything a planner gets to know for one turn.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanContext {
    pub observation: Observation,
    /// Its parts, and what is new since the page before.
    pub model: PageModel,
    pub state: PageState,
    pub confidence: f64,
    /// Why the page was taken for `state`.
    pub reason: String,
    /// The service's name, for a model's prompt.
    pub service: String,
    /// The subscription's name, when the person named one.
    pub plan: Option<String>,
    pub turn: u32,
    pub max_turns: u32,
    /// A way into cancelling has been taken in this run.
    pub in_flow: bool,
    /// What was done so far, oldest first.
    pub history: Vec<PastAction>,
    /// The person went on in the page themselves: what stands ticked there may be theirs.
    pub by_person: bool,
    /// Where the controls of the named subscription led.
    pub led: Led,
    /// The pages seen on the walk so far, in the order in which they were first seen; the one at hand is among them.
    pub passed: Vec<Passed>,
    /// What was pressed in this run, and could be.
    pub touched: Vec<Identity>,
    /// What was pressed on the person's word, and ended nothing: it isn't asked about once more.
    pub left_behind: Vec<Identity>,
    /// What couldn't be pressed at this address at an earlier turn: what can be by now has waited for the answers given since.
    pub waited: Vec<Identity>,
    /// What was already tried on this very page and changed nothing.
    pub tried: Vec<Tried>,
    /// The last press brought nothing: the page is to the word as it was before it.
    pub unheard: bool,
    /// Links here whose address was opened and led nowhere: the next time they are pressed.
    pub to_press: Vec<Identity>,
    /// Why the last proposals of this turn were refused, oldest first. Propose something else.
    pub refused: Vec<String>,
    pub hints: Hints,
    /// What models took in this run so far.
    pub usage: Option<Usage>,
}

/// Where a press of what stands with the named subscription led: what it brought up is about that one, whatever it is called there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Led {
    #[default]
    Elsewhere,
    /// To this page.
    Here,
    /// To this page, and it stood in the named one's own record: by whatever name, that is what it shows.
    ToItsPage,
    /// To the menu, the dialog or the part of this page that is new.
    ToAPart,
}

impl PlanContext {
    /// The first turn of a run, on this page, with everything else unsaid.
    pub fn first(observation: Observation, service: &str, read: Interpretation) -> Self {
        Self {
            model: PageModel::of(&observation, None),
            observation,
            state: read.state,
            confidence: read.confidence,
            reason: read.reason,
            service: service.to_owned(),
            plan: None,
            turn: 1,
            max_turns: RunOptions::default().max_turns,
            in_flow: false,
            by_person: false,
            led: Led::default(),
            history: Vec::new(),
            passed: Vec::new(),
            touched: Vec::new(),
            left_behind: Vec::new(),
            waited: Vec::new(),
            tried: Vec::new(),
            unheard: false,
            to_press: Vec::new(),
            refused: Vec::new(),
            hints: Hints::default(),
            usage: None,
        }
    }

    /// Nothing of a subscription was seen, here or on the way here.
    pub fn is_lost(&self) -> bool {
        let saw_none = |p: &PastAction| p.before == PageState::Unknown;
        !self.in_flow
            && self.history.iter().all(saw_none)
            && heuristics::is_elsewhere(self.state, &self.observation)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PastAction {
    pub action: Action,
    /// The target's role and name, where there was one.
    pub target: Option<Identity>,
    /// Without query and fragment.
    pub url: String,
    pub before: PageState,
    /// None: it worked. Else why not.
    pub error: Option<String>,
}

impl PastAction {
    pub(crate) fn is_click(&self) -> bool {
        matches!(self.action, Action::Click { .. })
    }
}

/// So often one menu is opened, at most.
const MOST_OPENINGS: usize = 6;

/// What was opened here brought up something else that was pressed next, each time so far: closed again, it may hold more.
pub(crate) fn may_open_again(history: &[PastAction], here: &str, target: &Identity) -> bool {
    let opens = |p: &PastAction| {
        let click = p.is_click() && p.error.is_none();
        click && p.url == here && p.target.as_ref() == Some(target)
    };
    let led_on = |at: usize| {
        let earlier = history.iter().take(at + 1);
        history.get(at + 1).is_some_and(|p| {
            let click = p.is_click() && p.url == here && !opens(p);
            click && !earlier.into_iter().any(|old| old.target == p.target)
        })
    };
    let times = history.iter().filter(|p| opens(p)).count();
    let mut all = (0..history.len()).filter(|at| history.get(*at).is_some_and(opens));
    (1..MOST_OPENINGS).contains(&times) && all.all(led_on)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    pub action: Action,
    pub target: Option<Identity>,
}

/// What the service's recipe says for the page's state.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hints {
    /// Controls to press, in order of preference.
    pub press: Vec<Matcher>,
    /// Controls never to press.
    pub never: Vec<Matcher>,
    /// What is to be reached, what to mind: sentences for whoever plans.
    pub notes: Vec<String>,
    /// Whom to turn to where cancelling online doesn't work.
    #[serde(default)]
    pub contacts: Vec<Contact>,
    /// The recipe's sentences about the service, for whoever is stuck.
    #[serde(default)]
    pub known: Vec<String>,
}

/// One turn's proposal. Policy has the last word on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "proposal", rename_all = "snake_case")]
pub enum Proposal {
    Act {
        action: Action,
        why: String,
    },
    /// The person has to do something: why, and what.
    HandOver {
        reason: String,
        advice: String,
    },
    /// Nobody knows the way on, and one of these may be it: the person is asked which.
    Which {
        reason: String,
        advice: String,
        of: Vec<Ref>,
    },
    Complete {
        success: bool,
        reason: String,
    },
    /// A step whose target is described: each is tried in order.
    Aim(aim::Aim),
    /// Look at the page again; `everything`: also what is outside the viewport.
    Look {
        everything: bool,
    },
    /// The next action is asked about, even where the policy would allow it.
    AskNext {
        action: String,
        reason: String,
    },
}
