//! Every cause of work, in one closed enum. The host stamps each with its clock, writes it to the journal, and only then
//! steps; so a run can be replayed from its journal.
use protocol::action::{ActionError, Touched};
use protocol::control::{Dialog, RunOptions};
use protocol::held::Held;
use protocol::ids::{QuestionId, RequestId, TimerId, Timestamp};
use protocol::message::{AgentBuild, PersonInput, SecondLook};
use protocol::snapshot::Observation;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stamped {
    pub at: Timestamp,
    /// Seconds that local time is ahead of UTC, for the times that a person reads.
    #[serde(default)]
    pub ahead_of_utc: i32,
    #[serde(flatten)]
    pub event: Event,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// An agent runs in the tab's document: the first one, or the next after a navigation. `origin` and `url` as the browser says.
    AgentReady {
        origin: String,
        url: String,
        build: AgentBuild,
    },
    /// The person's own recipes for the run's site. First of all events, where there are any.
    Recipes {
        own: Vec<crate::recipe::Recipe>,
    },
    /// What the person is to know before anything else: of an earlier run here that nobody ended.
    Told {
        text: String,
    },
    /// The person (or the command line for them) starts the job here.
    Ordered {
        options: RunOptions,
    },
    Person {
        input: PersonInput,
    },
    Observed {
        request: RequestId,
        observation: Box<Observation>,
    },
    /// The action asked for is about to touch the page.
    Pressing {
        request: RequestId,
    },
    Acted {
        request: RequestId,
        error: Option<ActionError>,
        touched: Touched,
        navigating: bool,
        observation: Option<Box<Observation>>,
        /// What a held action would have sent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        held_back: Vec<Held>,
    },
    /// A planner's answer to [`crate::effect::Effect::Plan`].
    Planned {
        request: RequestId,
        plan: Result<crate::planner::Proposal, crate::planner::PlanError>,
        #[serde(default)]
        mind: crate::planner::Mind,
    },
    /// The agent's answer to [`crate::effect::Effect::Locate`].
    Located {
        request: RequestId,
        found: Result<protocol::ids::Ref, ActionError>,
        observation: Box<Observation>,
    },
    /// The picture was stored under this file name (in the run's folder), or could not be taken.
    Captured {
        request: RequestId,
        picture: Option<String>,
    },
    LookedAgain {
        request: RequestId,
        look: Result<SecondLook, String>,
    },
    /// What [`crate::effect::Effect::KeepWay`] asked for: the recipe's file, or why there is none.
    WayKept {
        file: Result<String, String>,
    },
    /// The overlay or the small window can't stand or was closed.
    AskLost {
        question: QuestionId,
        why: String,
    },
    TimerFired {
        timer: TimerId,
    },
    /// The agent could not be put into the tab's page.
    NotInjected {
        /// A page of another site stands there, which needs the toolbar button anew.
        #[serde(default)]
        away: bool,
        message: String,
    },
    /// The page opened a dialog of the browser's own, which nobody can see, and the page stands still until
    /// [`crate::effect::Effect::AnswerDialog`].
    DialogStands {
        dialog: Dialog,
    },
    /// The page opened a dialog of the browser's own, which nobody could see; it was closed without a yes.
    DialogClosed {
        dialog: Dialog,
    },
    TabClosed,
    /// Host, service worker or browser went away and are back; everything asked for before this is void.
    Resumed,
    /// SIGINT, SIGTERM, or the command went away.
    Interrupted,
}
