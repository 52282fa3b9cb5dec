//! What a planner wants to type: in the page's own signs where the page asks for it, and in our own words where it says why.
use super::{Seen, Session};
use crate::{heuristics, quotes};
use protocol::action::Action;

/// What a planner types for our answer to a question why, which it needn't repeat.
const SURVEY: &str = "SURVEY";

impl Session {
    /// The same step, with what is really typed.
    pub(super) fn as_typed(&self, action: &Action) -> Action {
        match (action, &self.seen) {
            (
                Action::Fill {
                    target,
                    value,
                    clear_first,
                },
                Some(seen),
            ) => Action::Fill {
                target: *target,
                value: typed(value, seen),
                clear_first: *clear_first,
            },
            _ => action.clone(),
        }
    }
}

fn typed(value: &str, seen: &Seen) -> String {
    let page = &seen.observation;
    let asked = quotes::asked_word(page).filter(|word| quotes::is_typed_alike(word, value));
    match asked {
        Some(word) => word,
        None if value == SURVEY => heuristics::why_it_ends(page),
        None => value.to_owned(),
    }
}
