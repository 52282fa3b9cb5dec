//! The shell around the engine: which tab is which run; every cause in, every effect out, in order.
//! Causes come in through `on_…` (`causes.rs`, `pages.rs`, `opening.rs`), effects go out through `effects.rs`.
//! It must not know pipes and sockets (it is handed an outbox and lines), and it decides nothing about pages.
mod causes;
mod effects;
mod opening;
mod outside;
mod pages;
pub mod planning;

use crate::clock;
use crate::control::Lines;
use crate::extension::Outbox;
use crate::places::Places;
use crate::run::{Run, RunError};
use crate::store::Store;
use engine::effect::Effect;
use engine::event::Event;
use engine::planner::tools::Toolset;
use engine::words;
use planning::FromPlanning;
use protocol::control::{FromHost, Order, ToHost};
use protocol::held::LineOrder;
use protocol::ids::{FrameId, RequestId, RunId, TabId, TimerId, Timestamp};
use protocol::message::{
    Badge, FromExtension, PersonInput, ToAgent, ToExtension, Via, WorkerCommand,
};
use protocol::view::{Mood, PanelView};
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The frame that the agent's panel stands in; no other one is listened to.
const TOP_FRAME: FrameId = FrameId(0);

/// How long a look that nobody started a run from is remembered.
const LOOKS_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// A timer of a run that ran out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimerFired {
    pub tab: TabId,
    pub run: RunId,
    pub timer: TimerId,
}

/// The command at the other end of the control socket.
#[derive(Debug)]
pub struct Attached {
    pub lines: Lines<FromHost>,
    /// Until a run takes it.
    pub order: Option<Order>,
    /// The tab that it is for; none: the first that comes.
    pub tab: Option<TabId>,
}

impl Attached {
    /// The order, if it is for this tab and no run has taken it.
    fn order_for(&self, tab: TabId) -> Option<&Order> {
        let meant = self.tab.is_none_or(|meant| meant == tab);
        self.order.as_ref().filter(|_| meant)
    }
}

/// Who wants a picture.
#[derive(Debug)]
enum Capturing {
    Engine(RequestId),
    Planning(oneshot::Sender<Option<String>>),
}

#[derive(Debug)]
pub struct Shell<O> {
    out: O,
    store: Store,
    places: Places,
    runs: HashMap<TabId, Run>,
    /// Tabs whose toolbar button was pressed, until their agent is ready.
    clicked: HashSet<TabId>,
    /// The origin that a tab's last run was on, where the button was pressed on a page of another service since.
    left: HashMap<TabId, String>,
    attached: Option<Attached>,
    timers: mpsc::UnboundedSender<TimerFired>,
    planning: mpsc::UnboundedSender<FromPlanning>,
    /// Pictures asked for: the worker's answer names the request only, so the wire has numbers of its own.
    captures: HashMap<RequestId, (TabId, RunId, Capturing)>,
    next_capture: u64,
    /// What models lead with in this browser.
    tools: Toolset,
}

impl<O: Outbox> Shell<O> {
    pub fn new(
        out: O,
        store: Store,
        places: Places,
        attached: Option<Attached>,
        timers: mpsc::UnboundedSender<TimerFired>,
        planning: mpsc::UnboundedSender<FromPlanning>,
    ) -> Self {
        let mut shell = Self {
            out,
            store,
            places,
            runs: HashMap::new(),
            clicked: HashSet::new(),
            left: HashMap::new(),
            attached,
            timers,
            planning,
            captures: HashMap::new(),
            // Beyond what an earlier host may have asked the same worker for.
            next_capture: clock::now().0.unsigned_abs(),
            tools: Toolset::default(),
        };
        let known = shell
            .tell_known_end()
            .and_then(|()| shell.forget_old_looks());
        if let Err(error) = known {
            tracing::error!("{error}");
        }
        shell
    }

    /// Models lead with these tools from now on.
    pub fn lend(&mut self, tools: Toolset) {
        self.tools = tools;
    }

    /// Panels that nobody started anything from leave their rows when a host is killed.
    fn forget_old_looks(&self) -> Result<(), RunError> {
        let before = clock::now().0 - LOOKS_KEPT.as_millis() as i64;
        for run in self.store.forget_looks(Timestamp(before))? {
            // Only pictures; without them the row is gone all the same.
            let _ = std::fs::remove_dir_all(self.places.run(&run)?);
        }
        Ok(())
    }

    /// The end: what the command was told is out when this returns.
    pub async fn close(self) {
        if let Some(attached) = self.attached {
            attached.lines.finish().await;
        }
    }

    pub fn on_message(&mut self, message: FromExtension) {
        match message {
            FromExtension::Hello { .. } => self.send(crate::extension::greet(Some(&message))),
            FromExtension::Clicked { tab, url } => self.on_click(tab, &url),
            FromExtension::Agent {
                tab,
                frame: TOP_FRAME,
                origin,
                url,
                payload,
                blocked,
            } => {
                self.on_agent(tab, origin, url, payload, blocked);
            }
            FromExtension::Agent { tab, frame, .. } => {
                tracing::warn!(%tab, %frame, "a message from a frame that is not the top one is not listened to");
            }
            FromExtension::Page { page, payload } => self.on_page(page, payload),
            FromExtension::Worker { report } => self.on_worker(report),
        }
    }

    pub fn on_timer(&mut self, fired: TimerFired) {
        let Some(run) = self.runs.get_mut(&fired.tab).filter(|r| r.id == fired.run) else {
            return;
        };
        run.timers.remove(&fired.timer);
        self.feed(fired.tab, Event::TimerFired { timer: fired.timer });
    }

    pub fn on_command(&mut self, line: ToHost) {
        match line {
            ToHost::Input { input } => {
                let input = through(input, Via::Terminal);
                for tab in self.commanded() {
                    self.feed(
                        tab,
                        Event::Person {
                            input: input.clone(),
                        },
                    );
                }
            }
            ToHost::Call { call } => {
                for tab in self.commanded() {
                    if let Some(run) = self.runs.get(&tab) {
                        run.planner.hear(call.clone());
                    }
                }
            }
            ToHost::Dialog { dialog } => {
                for tab in self.commanded() {
                    let dialog = dialog.clone();
                    self.feed(tab, Event::DialogClosed { dialog });
                }
            }
            ToHost::DialogStands { dialog } => {
                for tab in self.commanded() {
                    let dialog = dialog.clone();
                    self.feed(tab, Event::DialogStands { dialog });
                }
            }
            ToHost::Order { .. } => tracing::warn!("a second order on one line is not taken"),
        }
    }

    /// The command ended its direction: its runs are interrupted, and it may still read how they end.
    pub fn on_command_gone(&mut self) {
        for tab in self.commanded() {
            self.feed(tab, Event::Interrupted);
        }
        if self.commanded().is_empty() {
            self.attached = None;
        }
    }

    fn commanded(&self) -> Vec<TabId> {
        let mine = |r: &&Run| r.commanded && !r.finished;
        self.runs.values().filter(mine).map(|r| r.tab).collect()
    }

    fn feed(&mut self, tab: TabId, event: Event) {
        if let Err(error) = self.step(tab, event) {
            // What can't be written down is not done.
            tracing::error!(%tab, "{error}");
            self.tell_failure(tab, &error);
            self.runs.remove(&tab);
        }
    }

    fn step(&mut self, tab: TabId, event: Event) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab) else {
            return Ok(());
        };
        tracing::debug!(%tab, event = name_of(&event), "event");
        let effects = run.step(&mut self.store, event)?;
        // Forgetting the tab comes last, wherever the engine put it: the rest still needs the run.
        let (leave, rest): (Vec<_>, Vec<_>) = effects
            .into_iter()
            .partition(|e| matches!(e, Effect::Leave));
        for effect in rest.into_iter().chain(leave) {
            self.carry_out(tab, effect)?;
        }
        self.write_down(tab)
    }

    /// The tab is no run's any more. A run that nobody started leaves nothing behind.
    fn forget(&mut self, tab: TabId) {
        let Some(mut run) = self.runs.remove(&tab) else {
            return;
        };
        let kept = match run.started {
            true => run.flush(&mut self.store).map(drop),
            false => self.store.forget_run(&run.id).map_err(RunError::from),
        };
        if let Err(error) = kept {
            tracing::error!("{error}");
        }
        if !run.started {
            let _ = std::fs::remove_dir_all(&run.folder);
        }
    }

    fn tell_failure(&mut self, tab: TabId, error: &RunError) {
        let headline = words::say("stopped.headline", &[]);
        let run = self.runs.get(&tab).map(|r| r.id.clone());
        let pressed = run.map(|run| self.last_press_in_words(&run));
        let unknown = |_| words::say("changed.abandoned_unknown", &[]);
        let pressed = pressed.map_or_else(String::new, |known| known.unwrap_or_else(unknown));
        let mut lines = vec![
            error.to_string(),
            words::say("stopped.no_more", &[]),
            pressed,
        ];
        lines.retain(|line| !line.is_empty());
        let message = format!("{headline}. {}", lines.join(" "));
        lines.push(words::say("stopped.again", &[]));
        let panel = PanelView {
            lang: words::LANG.into(),
            mood: Mood::Problem,
            headline,
            lines,
            ..Default::default()
        };
        // What may be under way must not happen any more, nor be asked about.
        self.tell_agent(tab, ToAgent::CallOff);
        let open = self.runs.get(&tab).map(|r| r.questions.keys().copied());
        for question in open.map(Vec::from_iter).unwrap_or_default() {
            self.withdraw(tab, question);
        }
        self.tell_agent(tab, ToAgent::Show { panel });
        // The tab is no run's any more: the toolbar button begins anew there.
        let badge = Badge::Problem;
        self.worker(WorkerCommand::Badge { tab, badge });
        self.worker(WorkerCommand::Release { tab });
        if let Some(attached) = &self.attached {
            attached.lines.send(FromHost::Failed { message });
        }
    }

    fn tell_agent(&mut self, tab: TabId, payload: ToAgent) {
        self.send(ToExtension::Agent {
            tab,
            frame: TOP_FRAME,
            payload,
            line: None,
        });
    }

    /// An order that acts. The worker is told with it whether the tab's requests are held back until it is answered.
    fn have_done(&mut self, tab: TabId, line: LineOrder, payload: ToAgent) {
        self.send(ToExtension::Agent {
            tab,
            frame: TOP_FRAME,
            payload,
            line: Some(line),
        });
    }

    fn worker(&mut self, command: WorkerCommand) {
        self.send(ToExtension::Worker { command });
    }

    /// What can't be sent is lost with the browser; the reading side notices that it went.
    fn send(&mut self, message: ToExtension) {
        if let Err(error) = self.out.send(&message) {
            tracing::warn!("the browser takes no message any more: {error}");
        }
    }
}

/// What an end says of the place of an answer is not believed; but where else than at a terminal it was, the command alone may say.
fn through(input: PersonInput, via: Via) -> PersonInput {
    match input {
        PersonInput::Answer {
            via: Via::Script | Via::Input | Via::Assistant,
            ..
        } if via == Via::Terminal => input,
        PersonInput::Answer {
            question, approved, ..
        } => PersonInput::Answer {
            question,
            approved,
            via,
        },
        other => other,
    }
}

fn name_of(event: &Event) -> &'static str {
    match event {
        Event::AgentReady { .. } => "agent ready",
        Event::Recipes { .. } => "recipes",
        Event::Ordered { .. } => "ordered",
        Event::Person { .. } => "person",
        Event::Observed { .. } => "observed",
        Event::Pressing { .. } => "pressing",
        Event::Acted { .. } => "acted",
        Event::Planned { .. } => "planned",
        Event::Located { .. } => "located",
        Event::Captured { .. } => "captured",
        Event::LookedAgain { .. } => "looked again",
        Event::AskLost { .. } => "ask lost",
        Event::TimerFired { .. } => "timer fired",
        Event::NotInjected { .. } => "not injected",
        Event::DialogStands { .. } => "dialog stands",
        Event::DialogClosed { .. } => "dialog closed",
        Event::TabClosed => "tab closed",
        Event::Resumed => "resumed",
        Event::Interrupted => "interrupted",
        Event::Told { .. } => "told",
        Event::WayKept { .. } => "way kept",
    }
}
