//! What the server saw. Tests judge by this and by nothing that SubTerminator says of itself.
use serde::{Deserialize, Serialize};

/// Every count is of requests that reached the server and were carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Truth {
    pub cancellations: u32,
    pub offers_accepted: u32,
    pub pauses: u32,
    pub downgrades: u32,
    pub upgrades: u32,
    pub deletions: u32,
    /// A cancellation taken back ("Restart membership").
    pub undo: u32,
    pub logins: u32,
    /// Reasons given in the exit survey, in order.
    pub survey: Vec<String>,
    /// What was typed into the survey's free text.
    pub survey_text: Vec<String>,
    /// Every POST, in order: its path.
    pub posts: Vec<String>,
    /// Every page that was asked for, in order: its path.
    pub gets: Vec<String>,
    /// Every click that the page itself noticed.
    pub clicks: Vec<Click>,
}

/// A click as the page's own script saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Click {
    pub path: String,
    pub name: String,
    pub trusted: bool,
}

impl Truth {
    /// True if anything about the subscription or the account was changed.
    pub fn anything_changed(&self) -> bool {
        self.cancellations + self.anything_worse() > 0
    }

    /// How often something was changed that nobody asked for.
    pub fn anything_worse(&self) -> u32 {
        self.offers_accepted
            + self.pauses
            + self.downgrades
            + self.upgrades
            + self.deletions
            + self.undo
    }

    /// How often this path was posted to.
    pub fn posts_to(&self, path: &str) -> usize {
        self.posts.iter().filter(|p| *p == path).count()
    }
}
