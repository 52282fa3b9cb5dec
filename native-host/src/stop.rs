//! Ctrl-C, or being asked to end by the system.
use tokio::signal::unix::{Signal, SignalKind, signal};

#[derive(Debug)]
pub struct Stop {
    signals: [Signal; 3],
}

impl Stop {
    pub fn listen() -> std::io::Result<Self> {
        let on = |kind| signal(kind);
        Ok(Self {
            signals: [
                on(SignalKind::interrupt())?,
                on(SignalKind::terminate())?,
                on(SignalKind::hangup())?,
            ],
        })
    }

    pub async fn asked(&mut self) {
        let [a, b, c] = &mut self.signals;
        tokio::select! {
            _ = a.recv() => {}
            _ = b.recv() => {}
            _ = c.recv() => {}
        }
    }
}
