//! What came back on a question, told for what it was: only a clear yes approves; everything else is a no, but not everything
//! is a person's no.
use crate::policy::Rule;
use crate::words;
use protocol::message::{NoAnswer, Via};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Yes(Via),
    No(Via),
    Terminal(NoAnswer),
    /// Nobody answered in time.
    Late,
    /// The small window was closed.
    WindowClosed,
}

impl Reply {
    pub(super) fn of(approved: bool, via: Via) -> Self {
        if approved {
            Self::Yes(via)
        } else {
            Self::No(via)
        }
    }

    pub(super) fn approves(self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Where something was answered, if anything was.
    pub(super) fn via(self) -> Option<Via> {
        match self {
            Self::Yes(via) | Self::No(via) => Some(via),
            Self::Terminal(NoAnswer::Unclear) => Some(Via::Terminal),
            Self::Terminal(NoAnswer::EndOfInput) | Self::Late | Self::WindowClosed => None,
        }
    }

    /// The answer in a sentence, for panel, terminal and receipt.
    pub(super) fn words(self) -> String {
        let key = match self {
            Self::Yes(Via::Script) => "answer.approved_by_option",
            Self::No(Via::Script) => "answer.rejected_by_option",
            Self::Yes(Via::Assistant) => "answer.approved_by_assistant",
            Self::No(Via::Assistant) => "answer.rejected_by_assistant",
            Self::Yes(Via::Input) => "answer.approved_by_input",
            Self::No(Via::Input) => "answer.rejected_by_input",
            Self::Yes(_) => "answer.approved",
            Self::No(_) => "answer.rejected",
            Self::Terminal(NoAnswer::Unclear) => "answer.unclear",
            Self::Terminal(NoAnswer::EndOfInput) => "answer.end_of_input",
            Self::Late => "answer.no_answer",
            Self::WindowClosed => "answer.window_closed",
        };
        let place = match self.via() {
            Some(Via::Overlay) => words::say("place.overlay", &[]),
            Some(Via::Window) => words::say("place.window", &[]),
            Some(Via::Terminal) => words::say("place.terminal", &[]),
            Some(Via::Input | Via::Script | Via::Assistant) | None => String::new(),
        };
        words::say(key, &[("place", &place)])
    }

    /// What the end of a run is called that this brought about.
    pub(super) fn headline(self, rule: Rule) -> String {
        let key = match self {
            Self::Yes(Via::Script) | Self::No(Via::Script) => "ended.rejected_by_option",
            Self::No(Via::Assistant) => "ended.rejected_by_assistant",
            Self::Yes(_) | Self::No(_) if rule.names_the_last_step() => "ended.rejected",
            Self::Yes(_) | Self::No(_) => "ended.rejected_step",
            Self::Terminal(NoAnswer::Unclear) => "ended.unclear",
            Self::Terminal(NoAnswer::EndOfInput) => "ended.end_of_input",
            Self::Late => "ended.no_answer",
            Self::WindowClosed => "ended.window_closed",
        };
        words::say(key, &[])
    }
}
