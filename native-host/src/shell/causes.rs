//! What an agent and the service worker report, made into the engine's events.
use super::pages::ask_key;
use super::{Capturing, Shell, through};
use crate::extension::Outbox;
use crate::run::AgentPlace;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::event::Event;
use protocol::action::{ActionError, ErrorCode, Touched};
use protocol::control::FromHost;
use protocol::held;
use protocol::ids::{QuestionId, RequestId, TabId};
use protocol::message::{
    FromAgent, PageKind, PersonInput, ToAgent, Via, WorkerCommand, WorkerReport,
};

impl<O: Outbox> Shell<O> {
    pub(super) fn on_click(&mut self, tab: TabId, url: &str) {
        // Pressed once more while no agent came: whichever comes next will do.
        if self.clicked.contains(&tab) {
            self.left.remove(&tab);
        }
        self.make_way(tab, url);
        // A click on a page whose run is over asks for a new one; the agent that is there needs no second greeting.
        if self.runs.get(&tab).is_some_and(|r| r.finished) {
            let agent = self.runs.remove(&tab).and_then(|mut r| r.agent.take());
            if let Some(agent) = agent {
                return self.open(tab, agent, true);
            }
        }
        if !self.runs.contains_key(&tab) {
            self.clicked.insert(tab);
        }
        self.ask_beside(tab);
    }

    /// The page has no say in the toolbar. Who presses the button there while a question stands in the page can't answer it in the page:
    /// it is asked in the small window. Who presses it while it stands there doesn't see that one.
    fn ask_beside(&mut self, tab: TabId) {
        if let Some(key) = self.asked_in_a_window(tab) {
            return self.worker(WorkerCommand::OpenPage {
                page: PageKind::Ask,
                key,
                window: true,
            });
        }
        let open = self.runs.get(&tab).map(|run| run.questions.keys().copied());
        let in_page = |q: &QuestionId| self.stands_in_the_page(tab, *q);
        if let Some(question) = open.into_iter().flatten().find(in_page) {
            self.tell_agent(tab, ToAgent::Withdraw { question });
            let why = "The toolbar button was pressed.".to_owned();
            self.feed(tab, Event::AskLost { question, why });
        }
    }

    fn asked_in_a_window(&self, tab: TabId) -> Option<String> {
        let run = self.runs.get(&tab)?;
        let (question, _) = run.questions.iter().find(|(_, q)| q.window)?;
        Some(format!("{}:{question}", run.id))
    }

    fn stands_in_the_page(&self, tab: TabId, question: QuestionId) -> bool {
        let run = self.runs.get(&tab);
        let open = run.and_then(|run| run.questions.get(&question));
        open.is_some_and(|q| q.overlay && !q.window)
    }

    pub(super) fn on_agent(
        &mut self,
        tab: TabId,
        origin: String,
        url: String,
        payload: FromAgent,
        blocked: Option<u32>,
    ) {
        let event = match payload {
            FromAgent::Ready { build } => {
                let agent = AgentPlace { origin, url, build };
                // The document of the run before, which was slower than the button.
                if self.left.get(&tab) == Some(&agent.origin) {
                    return;
                }
                self.left.remove(&tab);
                if self.has_left_its_service(tab, &agent) {
                    return self.leave_tab(tab, agent);
                }
                let clicked = self.clicked.remove(&tab);
                return match self.runs.contains_key(&tab) {
                    true => self.feed(tab, agent.ready()),
                    false => self.open(tab, agent, clicked),
                };
            }
            FromAgent::Observed {
                request,
                observation,
            } => Event::Observed {
                request,
                observation,
            },
            FromAgent::Pressing { request } => Event::Pressing { request },
            FromAgent::Acted {
                request,
                error,
                touched,
                navigating,
                observation,
                held_back,
            } => Event::Acted {
                request,
                error,
                touched,
                navigating,
                observation,
                held_back: held::reconciled(held_back, blocked),
            },
            FromAgent::Located {
                request,
                found,
                error,
                observation,
            } => Event::Located {
                request,
                found: found.ok_or_else(|| error.unwrap_or_else(nowhere)),
                observation,
            },
            FromAgent::LookedAgain {
                request,
                look,
                error,
            } => {
                let look = look.ok_or_else(|| error.unwrap_or_else(|| "no answer".to_owned()));
                Event::LookedAgain { request, look }
            }
            FromAgent::Person { input } if !self.runs.contains_key(&tab) => {
                return self.on_orphan(tab, &input);
            }
            FromAgent::Person { input } => Event::Person {
                input: through(input, Via::Overlay),
            },
            // One that was put elsewhere since is not the page's to lose.
            FromAgent::AskLost { question, .. } if !self.stands_in_the_page(tab, question) => {
                return;
            }
            FromAgent::AskLost { question, why } => Event::AskLost { question, why },
            // Nobody here asks.
            FromAgent::Judged { .. } => return,
            FromAgent::Note { text } => {
                return tracing::debug!(%tab, text, "note from the page's agent");
            }
        };
        self.feed(tab, event);
    }

    /// A panel whose run ended under an earlier host still has its two last buttons.
    pub(super) fn on_orphan(&mut self, tab: TabId, input: &PersonInput) {
        match input {
            PersonInput::Close | PersonInput::Stop => {
                self.tell_agent(tab, ToAgent::Leave);
                self.worker(WorkerCommand::Release { tab });
            }
            PersonInput::OpenReceipt => match self.store.last_in(tab.0) {
                Ok(Some(row)) => self.open_receipt(&row.id),
                Ok(None) => {}
                Err(error) => tracing::error!("{error}"),
            },
            PersonInput::Pause => self.tell_agent(tab, ToAgent::CallOff),
            _ => {}
        }
    }

    pub(super) fn on_worker(&mut self, report: WorkerReport) {
        match report {
            WorkerReport::Captured {
                request,
                png,
                error,
            } => self.on_captured(request, png, error),
            WorkerReport::TabClosed { tab } => {
                self.clicked.remove(&tab);
                self.left.remove(&tab);
                self.feed(tab, Event::TabClosed);
                self.forget(tab);
            }
            WorkerReport::NotInjected { tab, message, away } => {
                self.clicked.remove(&tab);
                self.left.remove(&tab);
                let waiting = self
                    .attached
                    .as_ref()
                    .is_some_and(|a| a.order_for(tab).is_some());
                if self.runs.contains_key(&tab) {
                    self.feed(tab, Event::NotInjected { message, away });
                } else if waiting && let Some(attached) = &self.attached {
                    attached.lines.send(FromHost::Failed { message });
                }
            }
            WorkerReport::NotHeld {
                tab,
                request,
                message,
            } => self.feed(tab, not_held(request, message)),
            WorkerReport::PageClosed {
                page: PageKind::Ask,
                key,
            } => {
                let open = self
                    .question(&key)
                    .is_some_and(|q| std::mem::take(&mut q.window));
                if open && let Some((run, question)) = ask_key(&key) {
                    let tab = self.runs.values().find(|r| r.id == run).map(|r| r.tab);
                    let why = "The window with the question was closed.".to_owned();
                    if let Some(tab) = tab {
                        self.feed(tab, Event::AskLost { question, why });
                    }
                }
            }
            WorkerReport::PageClosed {
                page: PageKind::Receipt,
                ..
            } => {}
        }
    }

    pub(super) fn on_captured(
        &mut self,
        wire: RequestId,
        png: Option<String>,
        error: Option<String>,
    ) {
        let Some((tab, run_id, wanted)) = self.captures.remove(&wire) else {
            return;
        };
        let request = match wanted {
            Capturing::Engine(request) => request,
            Capturing::Planning(to) => {
                // A turn that was broken off wants no picture any more.
                let _ = to.send(png.filter(|p| picture_bytes(p).is_ok()));
                return;
            }
        };
        let Some(run) = self.runs.get(&tab).filter(|r| r.id == run_id) else {
            return;
        };
        let decoded = png.as_deref().map(picture_bytes);
        let picture = match decoded {
            Some(Ok(bytes)) => {
                let name = format!("{request}.png");
                match run.store_picture(&name, &bytes) {
                    Ok(()) => Some(name),
                    Err(error) => {
                        tracing::warn!("{error}");
                        None
                    }
                }
            }
            Some(Err(why)) => {
                tracing::warn!("the worker's picture can't be used: {why}");
                None
            }
            None => {
                tracing::info!("no picture: {}", error.unwrap_or_default());
                None
            }
        };
        self.feed(tab, Event::Captured { request, picture });
    }
}

/// The worker didn't send the action on.
fn not_held(request: RequestId, message: String) -> Event {
    let code = ErrorCode::NotHeld;
    Event::Acted {
        request,
        error: Some(ActionError { code, message }),
        touched: Touched::No,
        navigating: false,
        observation: None,
        held_back: Vec::new(),
    }
}

/// An agent that says neither where nor why.
fn nowhere() -> ActionError {
    ActionError {
        code: ErrorCode::ActionFailed,
        message: "no answer".to_owned(),
    }
}

fn picture_bytes(base64: &str) -> Result<Vec<u8>, &'static str> {
    let bytes = BASE64.decode(base64).map_err(|_| "it is not base64")?;
    match bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        true => Ok(bytes),
        false => Err("it is not a PNG"),
    }
}
