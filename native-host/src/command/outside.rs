//! A planner that speaks through this command: what it is told, what it wants done, and what the person says in its program.
use crate::terminal::Awaited;
use protocol::control::{Call, Turn};
use tokio::sync::{mpsc, watch};

/// Our end of the line to it. It has gone when no more calls come.
#[derive(Debug)]
pub struct Outside {
    pub tell: mpsc::UnboundedSender<Told>,
    pub calls: mpsc::UnboundedReceiver<Call>,
    /// The question that is open.
    pub asks: watch::Sender<Option<Ask>>,
    pub answers: mpsc::UnboundedReceiver<Answered>,
}

#[derive(Debug)]
pub enum Told {
    Turn(Box<Turn>),
    /// Something that happens beside the turns: the person is asked, has answered, has to do something.
    Note(String),
}

/// A question as it can be put to the person elsewhere, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub about: Awaited,
    pub text: String,
    /// What one of is to be named; without any it is a yes or a no.
    pub choices: Vec<String>,
}

/// What came back on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    pub about: Awaited,
    pub said: Said,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    Yes,
    No,
    /// A yes that nobody can have thought about.
    TooSoon,
    /// One of the choices, from 1.
    Choice(u8),
}

pub(super) enum Heard {
    Call(Call),
    Answered(Answered),
}

impl Outside {
    /// Who has gone is not told; the run learns of it by the calls' end.
    pub(super) fn tell(&self, told: Told) {
        let _ = self.tell.send(told);
    }

    pub(super) fn ask(&self, question: Option<Ask>) {
        self.asks.send_replace(question);
    }

    /// None when it has gone.
    pub(super) async fn next(&mut self) -> Option<Heard> {
        tokio::select! {
            call = self.calls.recv() => call.map(Heard::Call),
            Some(answered) = self.answers.recv() => Some(Heard::Answered(answered)),
        }
    }
}
