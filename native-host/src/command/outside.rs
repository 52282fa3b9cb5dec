//! A planner that speaks through this command: what it is told, and what it wants done.
use protocol::control::{Call, Turn};
use tokio::sync::mpsc;

/// Our end of the line to it. It has gone when no more calls come.
#[derive(Debug)]
pub struct Outside {
    pub tell: mpsc::UnboundedSender<Told>,
    pub calls: mpsc::UnboundedReceiver<Call>,
}

#[derive(Debug)]
pub enum Told {
    Turn(Box<Turn>),
    /// Something that happens beside the turns: the person is asked, has answered, has to do something.
    Note(String),
}

impl Outside {
    /// Who has gone is not told; the run learns of it by the calls' end.
    pub(super) fn tell(&self, told: Told) {
        let _ = self.tell.send(told);
    }
}
