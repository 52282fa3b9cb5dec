//! The shell around the engine: which tab is which run; every cause in, every effect out, in order.
//! It must not know pipes and sockets (it is handed an outbox and lines), and it decides nothing about pages.
use crate::control::Lines;
use crate::extension::Outbox;
use crate::places::Places;
use crate::run::{AgentPlace, OpenQuestion, Run, RunError, site_of};
use crate::store::{RunRow, Store};
use crate::{clock, receipt};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::effect::{AskPlaces, Effect};
use engine::event::Event;
use engine::receipt::ReceiptFacts;
use protocol::action::Action;
use protocol::control::{FromHost, Order, ToHost};
use protocol::ids::{FrameId, QuestionId, RequestId, RunId, TabId, TimerId};
use protocol::message::{
    FromAgent, FromExtension, FromPage, PageKind, PersonInput, ToAgent, ToExtension, ToPage, Via,
    WorkerCommand, WorkerReport,
};
use protocol::report::Report;
use protocol::task::{Reason, TaskResult};
use protocol::view::{Mood, PanelView, QuestionView};
use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;
use tokio::sync::mpsc;

/// The frame that the agent's panel stands in; no other one is listened to.
const TOP_FRAME: FrameId = FrameId(0);

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
}

#[derive(Debug)]
pub struct Shell<O> {
    out: O,
    store: Store,
    places: Places,
    runs: HashMap<TabId, Run>,
    /// Tabs whose toolbar button was pressed, until their agent is ready.
    clicked: HashSet<TabId>,
    attached: Option<Attached>,
    timers: mpsc::UnboundedSender<TimerFired>,
    /// Pictures asked for: the worker's answer names the request only, so the wire has numbers of its own.
    captures: HashMap<RequestId, (TabId, RunId, RequestId)>,
    next_capture: u64,
}

impl<O: Outbox> Shell<O> {
    pub fn new(
        out: O,
        store: Store,
        places: Places,
        attached: Option<Attached>,
        timers: mpsc::UnboundedSender<TimerFired>,
    ) -> Self {
        Self {
            out,
            store,
            places,
            runs: HashMap::new(),
            clicked: HashSet::new(),
            attached,
            timers,
            captures: HashMap::new(),
            // Beyond what an earlier host may have asked the same worker for.
            next_capture: clock::now().0.unsigned_abs(),
        }
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
            FromExtension::Clicked { tab, .. } => self.on_click(tab),
            FromExtension::Agent {
                tab,
                frame: TOP_FRAME,
                origin,
                url,
                payload,
            } => {
                self.on_agent(tab, origin, url, payload);
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
            ToHost::Order { .. } => tracing::warn!("a second order on one line is not taken"),
        }
    }

    /// The command ended its direction: its runs are interrupted, and it may still read how they end.
    pub fn on_command_gone(&mut self) {
        for tab in self.commanded() {
            self.feed(tab, Event::Interrupted);
        }
        self.attached = None;
    }

    fn commanded(&self) -> Vec<TabId> {
        let mine = |r: &&Run| r.commanded && !r.finished;
        self.runs.values().filter(mine).map(|r| r.tab).collect()
    }

    fn on_click(&mut self, tab: TabId) {
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
    }

    fn on_agent(&mut self, tab: TabId, origin: String, url: String, payload: FromAgent) {
        let event = match payload {
            FromAgent::Ready { build } => {
                let agent = AgentPlace { origin, url, build };
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
            FromAgent::Acted {
                request,
                error,
                pressed,
                navigating,
                observation,
            } => Event::Acted {
                request,
                error,
                pressed,
                navigating,
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
            FromAgent::AskLost { question, why } => Event::AskLost { question, why },
            FromAgent::Note { text } => {
                return tracing::debug!(%tab, text, "note from the page's agent");
            }
        };
        self.feed(tab, event);
    }

    /// A panel whose run ended under an earlier host still has its two last buttons.
    fn on_orphan(&mut self, tab: TabId, input: &PersonInput) {
        match input {
            PersonInput::Close | PersonInput::Stop => {
                self.tell_agent(tab, ToAgent::Leave);
                self.worker(WorkerCommand::Release { tab });
            }
            PersonInput::OpenReceipt => match self.store.last_ended_in(tab.0) {
                Ok(Some(row)) => self.open_receipt(&row.id),
                Ok(None) => {}
                Err(error) => tracing::error!("{error}"),
            },
            _ => {}
        }
    }

    fn on_page(&mut self, page: String, payload: FromPage) {
        match payload {
            FromPage::Opened {
                page: PageKind::Ask,
                key,
            } => {
                let found = self.question(&key).map(|question| {
                    question.pages.push(page.clone());
                    question.view.clone()
                });
                let payload = match found {
                    Some(question) => ToPage::Ask { question },
                    None => ended("This question is no longer open."),
                };
                self.send(ToExtension::Page { page, payload });
            }
            FromPage::Opened {
                page: PageKind::Receipt,
                key,
            } => {
                let payload = self.receipt_page(&RunId(key));
                self.send(ToExtension::Page { page, payload });
            }
            FromPage::Answer {
                run,
                question,
                approved,
            } => {
                let tab = self.runs.values().find(|r| r.id == run).map(|r| r.tab);
                let input = PersonInput::Answer {
                    question,
                    approved,
                    via: Via::Window,
                };
                match tab {
                    Some(tab) => self.feed(tab, Event::Person { input }),
                    None => {
                        let payload =
                            ended("That run is over. Nothing was pressed by this answer.");
                        self.send(ToExtension::Page { page, payload });
                    }
                }
            }
        }
    }

    fn on_worker(&mut self, report: WorkerReport) {
        match report {
            WorkerReport::Captured {
                request,
                png,
                error,
            } => self.on_captured(request, png, error),
            WorkerReport::TabClosed { tab } => {
                self.clicked.remove(&tab);
                self.feed(tab, Event::TabClosed);
                self.forget(tab);
            }
            WorkerReport::NotInjected { tab, message } => {
                self.clicked.remove(&tab);
                let waiting = self.attached.as_ref().is_some_and(|a| a.order.is_some());
                if self.runs.contains_key(&tab) {
                    self.feed(tab, Event::NotInjected { message });
                } else if waiting && let Some(attached) = &self.attached {
                    attached.lines.send(FromHost::Failed { message });
                }
            }
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

    fn on_captured(&mut self, wire: RequestId, png: Option<String>, error: Option<String>) {
        let Some((tab, run_id, request)) = self.captures.remove(&wire) else {
            return;
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

    /// An agent is ready in a tab that has no live run: takes up the unfinished one, or begins.
    fn open(&mut self, tab: TabId, agent: AgentPlace, clicked: bool) {
        let order = self.attached.as_mut().and_then(|a| a.order.take());
        match self.open_run(tab, &agent, clicked, order.as_ref()) {
            Ok(None) => {
                // An agent from before this host whose run is over: its panel stays as it is.
                if let Some(attached) = &mut self.attached {
                    attached.order = order;
                }
            }
            Ok(Some((mut run, resumed))) => {
                run.commanded = order.is_some();
                let goes_on = resumed
                    && order
                        .as_ref()
                        .is_none_or(|o| o.run.as_ref() == Some(&run.id));
                self.runs.insert(tab, run);
                if resumed {
                    self.feed(tab, Event::Resumed);
                }
                self.feed(tab, agent.ready());
                if let Some(order) = order.filter(|_| !goes_on) {
                    self.feed(
                        tab,
                        Event::Ordered {
                            options: order.options,
                        },
                    );
                }
            }
            Err(error) => {
                tracing::error!("{error}");
                self.tell_failure(tab, &error);
            }
        }
    }

    fn open_run(
        &mut self,
        tab: TabId,
        agent: &AgentPlace,
        clicked: bool,
        order: Option<&Order>,
    ) -> Result<Option<(Run, bool)>, RunError> {
        let named = order.and_then(|o| o.run.clone());
        for row in self.store.unfinished(&site_of(&agent.origin))? {
            if self.runs.values().any(|r| r.id == row.id) {
                continue;
            }
            let same_tab = row.tab == tab.0;
            let wanted = match &named {
                Some(named) => row.id == *named,
                None => same_tab || clicked || order.is_some(),
            };
            if !wanted {
                continue;
            }
            if row.version != crate::extension::VERSION {
                self.abandon(&row)?;
                continue;
            }
            // The host before us may just be ending; another browser's is not waited for.
            let patient = named.is_some() || same_tab;
            if let Some(run) = Run::take_up(&self.store, &self.places, tab, &row.id, patient)? {
                return Ok(Some((run, true)));
            }
        }
        if !clicked && order.is_none() && self.store.last_ended_in(tab.0)?.is_some() {
            return Ok(None);
        }
        Ok(Some((
            Run::begin(&self.store, &self.places, tab, agent)?,
            false,
        )))
    }

    /// A run that another version began can't be replayed; it ends here, and a new look finds where things stand.
    fn abandon(&mut self, row: &RunRow) -> Result<(), RunError> {
        let result = TaskResult {
            success: false,
            verified: false,
            reason: Reason::Interrupted,
            turns: 0,
            final_url: row.url.clone(),
            error: Some("It was interrupted, and SubTerminator was updated since.".to_owned()),
            run: Some(row.id.0.clone()),
            effective: None,
            receipt: None,
        };
        Ok(self.store.end_run(&row.id, clock::now(), &result)?)
    }

    fn feed(&mut self, tab: TabId, event: Event) {
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            if let Err(error) = self.step(tab, event, &mut events) {
                // What can't be written down is not done.
                tracing::error!(%tab, "{error}");
                self.tell_failure(tab, &error);
                self.runs.remove(&tab);
                return;
            }
        }
    }

    fn step(
        &mut self,
        tab: TabId,
        event: Event,
        events: &mut VecDeque<Event>,
    ) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab) else {
            return Ok(());
        };
        tracing::debug!(%tab, event = name_of(&event), "event");
        let effects = run.step(&mut self.store, event)?;
        for effect in effects {
            self.carry_out(tab, effect, events)?;
        }
        if let Some(run) = self.runs.get_mut(&tab) {
            run.flush(&mut self.store)?;
        }
        Ok(())
    }

    fn carry_out(
        &mut self,
        tab: TabId,
        effect: Effect,
        events: &mut VecDeque<Event>,
    ) -> Result<(), RunError> {
        match effect {
            Effect::Observe { request, settle } => {
                self.tell_agent(tab, ToAgent::Observe { request, settle })
            }
            Effect::Act {
                request,
                action,
                expect,
                announce_ms,
                label,
            } => {
                // Decision and irreversible-click notes stand on the disk before anything is pressed.
                if let Some(run) = self.runs.get_mut(&tab) {
                    run.flush(&mut self.store)?;
                }
                match action {
                    Action::Navigate { url } => self.worker(WorkerCommand::Navigate { tab, url }),
                    action => self.tell_agent(
                        tab,
                        ToAgent::Act {
                            request,
                            action,
                            expect,
                            announce_ms,
                            label,
                        },
                    ),
                }
            }
            Effect::Capture { request } => self.capture(tab, request),
            Effect::LookAgain { request, url } => {
                self.tell_agent(tab, ToAgent::LookAgain { request, url })
            }
            Effect::Plan { request, context } => {
                events.push_back(Event::Planned {
                    request,
                    plan: engine::planner::plan(&context),
                });
            }
            Effect::Show { panel } => self.tell_agent(tab, ToAgent::Show { panel: *panel }),
            Effect::Outline { target, label } => {
                self.tell_agent(tab, ToAgent::Outline { target, label })
            }
            Effect::ClearOutline => self.tell_agent(tab, ToAgent::ClearOutline),
            Effect::Ask {
                question,
                picture,
                places,
            } => self.ask(tab, *question, picture, places),
            Effect::Withdraw { question } => self.withdraw(tab, question),
            Effect::Badge(badge) => self.worker(WorkerCommand::Badge { tab, badge }),
            Effect::SetTimer { timer, after_ms } => self.set_timer(tab, timer, after_ms),
            Effect::CancelTimer { timer } => {
                if let Some(timer) = self
                    .runs
                    .get_mut(&tab)
                    .and_then(|r| r.timers.remove(&timer))
                {
                    timer.abort();
                }
            }
            Effect::Report(report) => self.report(tab, *report)?,
            Effect::OpenReceipt { run } => self.open_receipt(&run),
            Effect::Finish { result, facts } => self.finish(tab, *result, &facts)?,
            Effect::Leave => {
                self.tell_agent(tab, ToAgent::Leave);
                self.worker(WorkerCommand::Release { tab });
                self.forget(tab);
            }
        }
        Ok(())
    }

    fn capture(&mut self, tab: TabId, request: RequestId) {
        let Some(run) = self.runs.get(&tab) else {
            return;
        };
        self.next_capture += 1;
        let wire = RequestId(self.next_capture);
        self.captures.insert(wire, (tab, run.id.clone(), request));
        self.worker(WorkerCommand::Capture { request: wire, tab });
    }

    fn ask(
        &mut self,
        tab: TabId,
        mut view: QuestionView,
        picture: Option<String>,
        places: AskPlaces,
    ) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        view.picture = picture
            .and_then(|name| run.picture(&name))
            .map(|png| BASE64.encode(png));
        let (id, key) = (view.id, format!("{}:{}", run.id, view.id));
        let overlay = places.overlay && run.ask_in_page;
        let window = places.window && run.ask_in_page;
        let open = OpenQuestion {
            view: view.clone(),
            overlay,
            window,
            pages: Vec::new(),
        };
        let before = run.questions.insert(id, open);
        if overlay {
            self.tell_agent(tab, ToAgent::Ask { question: view });
        }
        if window && !before.is_some_and(|q| q.window) {
            self.worker(WorkerCommand::OpenPage {
                page: PageKind::Ask,
                key,
                window: true,
            });
        }
    }

    fn withdraw(&mut self, tab: TabId, id: QuestionId) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        let Some(question) = run.questions.remove(&id) else {
            return;
        };
        let key = format!("{}:{id}", run.id);
        if question.overlay {
            self.tell_agent(tab, ToAgent::Withdraw { question: id });
        }
        for page in question.pages {
            self.send(ToExtension::Page {
                page,
                payload: ended("This question is settled."),
            });
        }
        if question.window {
            self.worker(WorkerCommand::ClosePage {
                page: PageKind::Ask,
                key,
            });
        }
    }

    /// The open question that an ask page was opened for.
    fn question(&mut self, key: &str) -> Option<&mut OpenQuestion> {
        let (run, question) = ask_key(key)?;
        self.runs
            .values_mut()
            .find(|r| r.id == run)?
            .questions
            .get_mut(&question)
    }

    fn set_timer(&mut self, tab: TabId, timer: TimerId, after_ms: u64) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        let (fired, to) = (
            TimerFired {
                tab,
                run: run.id.clone(),
                timer,
            },
            self.timers.clone(),
        );
        let task = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(after_ms)).await;
            // The host is ending when nobody listens.
            let _ = to.send(fired);
        });
        if let Some(old) = run.timers.insert(timer, task.abort_handle()) {
            old.abort();
        }
    }

    fn report(&mut self, tab: TabId, report: Report) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab) else {
            return Ok(());
        };
        if let Report::Outcome { .. } = report
            && !run.finished
        {
            run.outcome = Some(report);
            return Ok(());
        }
        if let Report::Opened { service, .. } = &report {
            self.store.name_service(&run.id, service)?;
        }
        let line = run.note(report)?;
        if run.commanded
            && let Some(attached) = &self.attached
        {
            attached.lines.send(FromHost::Line {
                line: Box::new(line),
            });
        }
        Ok(())
    }

    fn finish(
        &mut self,
        tab: TabId,
        mut result: TaskResult,
        facts: &ReceiptFacts,
    ) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab) else {
            return Ok(());
        };
        if run.finished {
            return Ok(());
        }
        run.stop_timers();
        result.run = Some(run.id.0.clone());
        let outcome = run.outcome.take();
        run.finished = true;
        if !run.started {
            return Ok(self.store.forget_run(&run.id)?);
        }
        let head = run.flush(&mut self.store)?;
        let written = receipt::write(
            &self.places,
            &receipt::Receipt::new(facts, &result, head),
            &run.folder,
        );
        let told = match written {
            Ok(paths) => {
                result.receipt = Some(paths.html.clone());
                Report::Receipt {
                    html: paths.html,
                    json: paths.json,
                }
            }
            Err(error) => {
                tracing::error!("{error}");
                Report::Notice {
                    text: format!("The receipt could not be written. {error}"),
                }
            }
        };
        let (headline, lines) = match outcome {
            Some(Report::Outcome {
                headline, lines, ..
            }) => (headline, lines),
            _ => (facts.outcome.clone(), facts.lines.clone()),
        };
        self.store.end_run(&run.id, clock::now(), &result)?;
        self.report(tab, told)?;
        self.report(
            tab,
            Report::Outcome {
                result,
                headline,
                lines,
            },
        )
    }

    fn open_receipt(&mut self, run: &RunId) {
        self.worker(WorkerCommand::OpenPage {
            page: PageKind::Receipt,
            key: run.0.clone(),
            window: false,
        });
    }

    fn receipt_page(&self, run: &RunId) -> ToPage {
        let row = match self.store.run(run) {
            Ok(row) => row,
            Err(error) => return ended(&error.to_string()),
        };
        let Some(path) = row.and_then(|r| r.receipt) else {
            return ended("There is no receipt for this run.");
        };
        match std::fs::read_to_string(&path) {
            Ok(html) => ToPage::Receipt {
                title: receipt::title_of(&html).to_owned(),
                html,
            },
            Err(error) => ended(&format!("The receipt in {path} can't be read: {error}.")),
        }
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
        let headline = "I stopped: what I do can't be written down".to_owned();
        let lines = vec![error.to_string(), "Nothing more is pressed.".to_owned()];
        let message = format!("{headline}. {error} Nothing more is pressed.");
        let panel = PanelView {
            lang: "en".into(),
            mood: Mood::Problem,
            headline,
            lines,
            ..Default::default()
        };
        self.tell_agent(tab, ToAgent::Show { panel });
        if let Some(attached) = &self.attached {
            attached.lines.send(FromHost::Failed { message });
        }
    }

    fn tell_agent(&mut self, tab: TabId, payload: ToAgent) {
        self.send(ToExtension::Agent {
            tab,
            frame: TOP_FRAME,
            payload,
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

fn ended(message: &str) -> ToPage {
    ToPage::Ended {
        message: message.to_owned(),
    }
}

/// An answer counts as given where it really came from, whatever it says of itself.
fn through(input: PersonInput, via: Via) -> PersonInput {
    match input {
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

/// "RUN:QUESTION"
fn ask_key(key: &str) -> Option<(RunId, QuestionId)> {
    let (run, question) = key.rsplit_once(':')?;
    Some((RunId(run.to_owned()), QuestionId(question.parse().ok()?)))
}

fn picture_bytes(base64: &str) -> Result<Vec<u8>, &'static str> {
    let bytes = BASE64.decode(base64).map_err(|_| "it is not base64")?;
    match bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        true => Ok(bytes),
        false => Err("it is not a PNG"),
    }
}

/// For the log: the kind of an event, never what is in it.
fn name_of(event: &Event) -> &'static str {
    match event {
        Event::AgentReady { .. } => "agent ready",
        Event::Ordered { .. } => "ordered",
        Event::Person { .. } => "person",
        Event::Observed { .. } => "observed",
        Event::Acted { .. } => "acted",
        Event::Planned { .. } => "planned",
        Event::Captured { .. } => "captured",
        Event::LookedAgain { .. } => "looked again",
        Event::AskLost { .. } => "ask lost",
        Event::TimerFired { .. } => "timer fired",
        Event::NotInjected { .. } => "not injected",
        Event::TabClosed => "tab closed",
        Event::Resumed => "resumed",
        Event::Interrupted => "interrupted",
    }
}
