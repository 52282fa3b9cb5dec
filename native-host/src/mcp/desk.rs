//! The one place where an assistant's calls meet the turns of a run: one call at a time, each answered by the turn that follows. One run
//! after the other.
use super::order::{Jobs, Order, START};
use crate::command::{Browser, Job, Told};
use crate::run::site_of;
use engine::words;
use protocol::control::{Call, Turn};
use protocol::task::{Reason, TaskResult};
use serde_json::Value;
use std::collections::BTreeSet;
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
    /// Of the run that is over.
    pub(super) result: Option<TaskResult>,
}

impl Reply {
    fn refusal(text: String) -> Self {
        Self {
            texts: vec![text],
            error: true,
            ..Self::default()
        }
    }
}

/// A run that an assistant has ordered, with its ends of the lines to the desk.
#[derive(Debug)]
pub(super) struct Begun {
    pub(super) job: Job,
    pub(super) line: Line,
    pub(super) end: oneshot::Sender<TaskResult>,
}

#[derive(Debug)]
pub(super) struct Line {
    pub(super) tell: mpsc::UnboundedSender<Told>,
    pub(super) calls: mpsc::UnboundedReceiver<Call>,
}

pub(super) struct Desk {
    jobs: Jobs,
    begin: mpsc::UnboundedSender<Begun>,
    runs: tokio::sync::Mutex<Runs>,
    /// The page as it was told last.
    page: Mutex<String>,
}

#[derive(Debug, Default)]
struct Runs {
    /// The one that is under way, or was the last.
    seat: Option<Seat>,
    /// Sites where the person said no.
    refused: BTreeSet<String>,
}

/// The desk's ends of the lines to a run.
#[derive(Debug)]
struct Seat {
    site: String,
    calls: mpsc::UnboundedSender<Call>,
    told: mpsc::UnboundedReceiver<Told>,
    ended: oneshot::Receiver<TaskResult>,
    over: Option<TaskResult>,
    /// The turn that waits for a call, and whether the assistant has seen it.
    turn: Option<(Box<Turn>, bool)>,
    notes: Vec<String>,
}

impl Desk {
    pub(super) fn new(jobs: Jobs, begin: mpsc::UnboundedSender<Begun>) -> Self {
        Self {
            jobs,
            begin,
            runs: tokio::sync::Mutex::default(),
            page: Mutex::default(),
        }
    }

    /// The page as the assistant was told it last; empty before.
    pub(super) fn page(&self) -> String {
        self.told_page().clone()
    }

    fn told_page(&self) -> std::sync::MutexGuard<'_, String> {
        self.page.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One call of the assistant's, of this name. The first one begins what the server was set up for.
    pub(super) async fn call(&self, assistant: &str, name: &str, arguments: Value) -> Reply {
        let runs = &mut *self.runs.lock().await;
        if name == START {
            return self.start(runs, assistant, arguments).await;
        }
        let seat = match &mut runs.seat {
            Some(seat) => seat,
            none => match self.begin(&Order::default(), &runs.refused, assistant) {
                Ok(seat) => none.insert(seat),
                Err(why) => return Reply::refusal(why),
            },
        };
        seat.hear_what_is_there();
        let looks = name == LOOK;
        if seat.over.is_some() {
            return seat.end(!looks);
        }
        match seat.turn.take() {
            Some((turn, true)) => {
                let call = Call {
                    turn: turn.number,
                    name: name.to_owned(),
                    arguments: arguments.to_string(),
                };
                // A run that ends at this very moment says so next.
                let _ = seat.calls.send(call);
                self.answered(seat, false).await
            }
            // Nothing is done to a page that the assistant has not been shown.
            Some((turn, false)) => self.show(seat, turn, !looks),
            None => self.answered(seat, !looks).await,
        }
    }

    /// Another run, where none is under way.
    async fn start(&self, runs: &mut Runs, assistant: &str, arguments: Value) -> Reply {
        if let Some(seat) = &mut runs.seat {
            seat.hear_what_is_there();
            match &seat.over {
                None => return Reply::refusal(words::say("mcp.under_way", &[])),
                Some(result) if result.reason == Reason::HumanRejected => {
                    runs.refused.insert(seat.site.clone());
                }
                Some(_) => {}
            }
        }
        let begun = serde_json::from_value(arguments)
            .map_err(|why| words::say("mcp.no_order", &[("why", &why.to_string())]))
            .and_then(|order| self.begin(&order, &runs.refused, assistant));
        match begun {
            Ok(seat) => self.answered(runs.seat.insert(seat), false).await,
            Err(why) => Reply::refusal(why),
        }
    }

    /// A no is not asked again and again: there only the person begins anew, by their button or by starting this again.
    fn begin(
        &self,
        order: &Order,
        refused: &BTreeSet<String>,
        assistant: &str,
    ) -> Result<Seat, String> {
        let mut job = (self.jobs)(order)?;
        let site = site_of(&job.url);
        if refused.contains(&site) && !matches!(job.browser, Browser::Running(_)) {
            return Err(words::say("mcp.refused", &[("site", &site)]));
        }
        job.options.planner.model = Some(assistant.to_owned());
        let (to_run, calls) = mpsc::unbounded_channel();
        let (tell, told) = mpsc::unbounded_channel();
        let (end, ended) = oneshot::channel();
        self.told_page().clear();
        // Whoever waits for it ends only with the server.
        let _ = self.begin.send(Begun {
            job,
            line: Line { tell, calls },
            end,
        });
        Ok(Seat {
            site,
            calls: to_run,
            told,
            ended,
            over: None,
            turn: None,
            notes: Vec::new(),
        })
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
                    ..Reply::default()
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
            self.told_page().clone_from(page);
        }
        let reply = Reply {
            texts,
            error: unasked || turn.error,
            picture: turn.picture.clone(),
            result: None,
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
            let proven = result.success && result.verified;
            let why = result.error.as_deref().or(result.would.as_deref());
            texts.push(match proven {
                true => "It is over: cancelled, proven on a second look.".to_owned(),
                false => format!("It is over. {}", why.unwrap_or_default()),
            });
            texts.extend(serde_json::to_string(result).map(|json| crate::clean::json(&json)));
            if !proven && result.reason != Reason::HumanRejected {
                texts.push(words::say("mcp.go_on", &[]));
            }
        }
        Reply {
            texts,
            error: unasked,
            picture: None,
            result: self.over.clone(),
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
