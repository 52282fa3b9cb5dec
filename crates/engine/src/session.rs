//! One tab's run as a state machine: `step(state, event) -> (state, effects)`. Pure: no IO, no clock, no randomness.
use crate::effect::Effect;
use crate::event::Stamped;
use protocol::ids::RunId;
use serde::{Deserialize, Serialize};

/// Everything the engine knows of one run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    pub run: RunId,
}

impl Session {
    pub fn new(run: RunId) -> Self {
        Self { run }
    }

    /// The run as its journal's events made it. What they asked for was asked for then; nothing is asked again.
    #[must_use]
    pub fn replay(run: RunId, events: impl IntoIterator<Item = Stamped>) -> Self {
        events
            .into_iter()
            .fold(Self::new(run), |session, event| session.step(&event).0)
    }

    /// The one way in. Same state and event, same effects.
    #[must_use]
    pub fn step(self, _event: &Stamped) -> (Self, Vec<Effect>) {
        (self, Vec::new())
    }
}
