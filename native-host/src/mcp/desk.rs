//! The one place where an assistant's calls meet the run's turns: one call at a time, each answered by the turn that follows.
use crate::command::Told;
use protocol::control::{Call, Turn};
use protocol::task::TaskResult;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};

/// What looks, and does nothing else.
pub(super) const LOOK: &str = "get_snapshot";

/// A call that waits for a person is answered before the assistant's program gives up on it (a minute, in many).
const PATIENCE: Duration = Duration::from_secs(45);

/// What a call comes to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reply {
    pub(super) texts: Vec<String>,
    pub(super) error: bool,
    /// Base64 PNG.
    pub(super) picture: Option<String>,
}

#[derive(Debug)]
pub(super) struct Desk {
    calls: mpsc::UnboundedSender<Call>,
    seat: tokio::sync::Mutex<Seat>,
    /// The page as it was told last.
    page: Mutex<String>,
}

#[derive(Debug)]
struct Seat {
    begin: Option<oneshot::Sender<String>>,
    told: mpsc::UnboundedReceiver<Told>,
    ended: oneshot::Receiver<TaskResult>,
    over: Option<TaskResult>,
    /// The turn that waits for a call, and whether the assistant has seen it.
    turn: Option<(Box<Turn>, bool)>,
    notes: Vec<String>,
}

impl Desk {
    pub(super) fn new(
        begin: oneshot::Sender<String>,
        calls: mpsc::UnboundedSender<Call>,
        told: mpsc::UnboundedReceiver<Told>,
        ended: oneshot::Receiver<TaskResult>,
    ) -> Self {
        Self {
            calls,
            seat: tokio::sync::Mutex::new(Seat {
                begin: Some(begin),
                told,
                ended,
                over: None,
                turn: None,
                notes: Vec::new(),
            }),
            page: Mutex::default(),
        }
    }

    /// The page as the assistant was told it last; empty before.
    pub(super) fn page(&self) -> String {
        self.page
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// One call of the assistant's, of this name. The first one begins the run.
    pub(super) async fn call(&self, assistant: &str, name: &str, arguments: String) -> Reply {
        let mut seat = self.seat.lock().await;
        if let Some(begin) = seat.begin.take() {
            // Whoever waits for it ends only with the server.
            let _ = begin.send(assistant.to_owned());
        }
        seat.hear_what_is_there();
        if seat.over.is_some() {
            return seat.end(name != LOOK);
        }
        let looks = name == LOOK;
        match seat.turn.take() {
            Some((turn, true)) => {
                let call = Call {
                    turn: turn.number,
                    name: name.to_owned(),
                    arguments,
                };
                // A run that ends at this very moment says so next.
                let _ = self.calls.send(call);
                self.answered(&mut seat, false).await
            }
            // Nothing is done to a page that the assistant has not been shown.
            Some((turn, false)) => self.show(&mut seat, turn, !looks),
            None => self.answered(&mut seat, !looks).await,
        }
    }

    /// What comes next of the run. `unasked`: the call that waits for it was for a page that is not there any more.
    async fn answered(&self, seat: &mut Seat, unasked: bool) -> Reply {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some((turn, _)) = seat.turn.take() {
                return self.show(seat, turn, unasked);
            }
            if seat.over.is_some() {
                return seat.end(unasked);
            }
            if timeout_at(until, seat.hear()).await.is_err() {
                let mut texts = std::mem::take(&mut seat.notes);
                texts.push(format!("It is not over yet. Call {LOOK} to wait on."));
                return Reply {
                    texts,
                    error: unasked,
                    picture: None,
                };
            }
        }
    }

    fn show(&self, seat: &mut Seat, turn: Box<Turn>, unasked: bool) -> Reply {
        let mut texts = std::mem::take(&mut seat.notes);
        if unasked {
            texts.push(
                "Not done: this is the page now, which you had not been shown. Look at it, then propose the step.".to_owned(),
            );
        }
        texts.extend(turn.texts.iter().cloned());
        if let Some(page) = turn.page.and_then(|at| turn.texts.get(at)) {
            self.page
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone_from(page);
        }
        let reply = Reply {
            texts,
            error: unasked || turn.error,
            picture: turn.picture.clone(),
        };
        seat.turn = Some((turn, true));
        reply
    }
}

impl Seat {
    async fn hear(&mut self) {
        tokio::select! {
            biased;
            Some(told) = self.told.recv() => self.take(told),
            result = result(&mut self.ended) => self.over = Some(result),
        }
    }

    fn hear_what_is_there(&mut self) {
        while let Ok(told) = self.told.try_recv() {
            self.take(told);
        }
        if self.over.is_none() {
            self.over = self.ended.try_recv().ok();
        }
    }

    /// The run is over: how, in words and as the record has it.
    fn end(&mut self, unasked: bool) -> Reply {
        let mut texts = std::mem::take(&mut self.notes);
        if let Some(result) = &self.over {
            texts.push(match result.success && result.verified {
                true => "It is over: cancelled, proven on a second look.".to_owned(),
                false => format!(
                    "It is over. {}",
                    result
                        .error
                        .as_deref()
                        .or(result.would.as_deref())
                        .unwrap_or_default()
                ),
            });
            texts.extend(serde_json::to_string(result).map(|json| crate::clean::json(&json)));
        }
        Reply {
            texts,
            error: unasked,
            picture: None,
        }
    }

    fn take(&mut self, told: Told) {
        match told {
            Told::Turn(turn) => self.turn = Some((turn, false)),
            Told::Note(note) => self.notes.push(note),
        }
    }
}

async fn result(ended: &mut oneshot::Receiver<TaskResult>) -> TaskResult {
    match ended.await {
        Ok(result) => result,
        // The program ends.
        Err(_) => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests;
