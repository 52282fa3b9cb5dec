//! Plans that take time: a model's turn runs beside the shell, and what comes of it comes back as a message.
use super::outside::Outside;
use super::{Capturing, Shell};
use crate::extension::Outbox;
use crate::model::mind::{Mind, Thought};
use crate::model::settings;
use crate::places::Places;
use engine::event::Event;
use engine::planner::tools::Toolset;
use engine::planner::{self, PlanContext, PlanError};
use protocol::control::{Call, FromHost, PlannerChoice, PlannerKind, Turn};
use protocol::ids::{RequestId, RunId, TabId};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};

/// Without a picture by then, it goes without one.
const PICTURE_PATIENCE: Duration = Duration::from_secs(5);

/// What a planning task wants from the shell.
#[derive(Debug)]
pub struct FromPlanning {
    pub tab: TabId,
    pub run: RunId,
    pub what: Planning,
}

#[derive(Debug)]
pub enum Planning {
    /// A picture of the tab, base64 PNG.
    Picture(oneshot::Sender<Option<String>>),
    /// For the planner at the other end of the command's line.
    Turn(Box<Turn>),
    Planned {
        request: RequestId,
        thought: Box<Thought>,
    },
}

/// A run's mind, across its turns. A turn that is broken off leaves the talk as it was.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    choice: PlannerChoice,
    mind: Arc<Mutex<Option<Settled>>>,
    /// To a planner that speaks through the command.
    calls: Option<mpsc::UnboundedSender<Call>>,
}

/// Settled with the first turn: keys may come from a keyring that takes its time.
#[derive(Debug)]
enum Settled {
    Offline,
    Unusable(String),
    Model(Box<Mind>),
    Outside(Box<Outside>),
}

impl Planner {
    pub fn new(choice: PlannerChoice) -> Self {
        if choice.kind != PlannerKind::Outside {
            return Self {
                choice,
                ..Self::default()
            };
        }
        let (calls, heard) = mpsc::unbounded_channel();
        let outside = Outside::new(choice.model.clone().unwrap_or_default(), heard);
        Self {
            choice,
            mind: Arc::new(Mutex::new(Some(Settled::Outside(Box::new(outside))))),
            calls: Some(calls),
        }
    }

    /// What an outside planner wants done. Nobody else listens.
    pub fn hear(&self, call: Call) {
        match &self.calls {
            Some(calls) => drop(calls.send(call)),
            None => tracing::warn!("a call for a planner that is not outside"),
        }
    }
}

impl<O: Outbox> Shell<O> {
    pub(super) fn plan(&mut self, tab: TabId, request: RequestId, context: Box<PlanContext>) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        let errand = Errand {
            tab,
            run: run.id.clone(),
            request,
            to: self.planning.clone(),
        };
        let (planner, places) = (run.planner.clone(), self.places.clone());
        let tools = self.tools.clone();
        let task = tokio::spawn(async move {
            let thought = errand.think(&planner, places, tools, &context).await;
            let what = Planning::Planned {
                request: errand.request,
                thought: Box::new(thought),
            };
            errand.send(what);
        });
        if let Some(before) = run.planning.replace(task.abort_handle()) {
            before.abort();
        }
    }

    pub fn on_planning(&mut self, from: FromPlanning) {
        let FromPlanning { tab, run, what } = from;
        if self.runs.get(&tab).is_none_or(|r| r.id != run) {
            return;
        }
        match what {
            Planning::Picture(to) => self.capture(tab, Capturing::Planning(to)),
            Planning::Turn(turn) => {
                if let Some(attached) = &self.attached {
                    attached.lines.send(FromHost::Turn { turn });
                }
            }
            Planning::Planned { request, thought } => {
                let Thought { plan, mind } = *thought;
                self.feed(
                    tab,
                    Event::Planned {
                        request,
                        plan,
                        mind,
                    },
                );
            }
        }
    }
}

/// One turn's task.
struct Errand {
    tab: TabId,
    run: RunId,
    request: RequestId,
    to: mpsc::UnboundedSender<FromPlanning>,
}

impl Errand {
    async fn think(
        &self,
        planner: &Planner,
        places: Places,
        tools: Toolset,
        context: &PlanContext,
    ) -> Thought {
        let mut settled = planner.mind.lock().await;
        if settled.is_none() {
            *settled = Some(settle(planner.choice.clone(), places, tools).await);
        }
        match settled.as_mut() {
            Some(Settled::Model(mind)) => {
                let picture = match mind.wants_picture(context) {
                    true => self.picture().await,
                    false => None,
                };
                mind.think(context, picture).await
            }
            Some(Settled::Outside(outside)) => {
                let picture = match outside.wants_picture(context) {
                    true => self.picture().await,
                    false => None,
                };
                let tell = |turn| self.send(Planning::Turn(Box::new(turn)));
                outside.think(context, picture, tell).await
            }
            Some(Settled::Unusable(why)) => Thought {
                plan: Err(PlanError::Misconfigured(why.clone())),
                mind: planner::Mind::default(),
            },
            Some(Settled::Offline) | None => offline(context),
        }
    }

    async fn picture(&self) -> Option<String> {
        let (to, picture) = oneshot::channel();
        self.send(Planning::Picture(to));
        let picture = tokio::time::timeout(PICTURE_PATIENCE, picture).await;
        picture.ok()?.ok().flatten()
    }

    fn send(&self, what: Planning) {
        // The host is ending when nobody listens.
        let _ = self.to.send(FromPlanning {
            tab: self.tab,
            run: self.run.clone(),
            what,
        });
    }
}

async fn settle(choice: PlannerChoice, places: Places, tools: Toolset) -> Settled {
    if choice.kind == PlannerKind::Offline {
        return Settled::Offline;
    }
    let resolved = tokio::task::spawn_blocking(move || settings::resolve(&choice, &places)).await;
    match resolved {
        Ok(Ok(Some(model))) => {
            tracing::info!(model = model.name, "a model plans");
            Settled::Model(Box::new(Mind::with(model, tools)))
        }
        Ok(Ok(None)) => Settled::Offline,
        Ok(Err(error)) => Settled::Unusable(error.to_string()),
        Err(error) => Settled::Unusable(error.to_string()),
    }
}

fn offline(context: &PlanContext) -> Thought {
    Thought {
        plan: planner::plan(context),
        mind: planner::Mind::default(),
    }
}
