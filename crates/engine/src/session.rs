//! One tab's run as a state machine: `step(state, event) -> (state, effects)`. Pure: no IO, no clock, no randomness.
//! This file says which event means what in which phase; how each phase works stands beside it.
mod account_links;
mod acting;
mod aftermath;
mod agreeing;
mod aiming;
mod already;
mod approval;
mod attempt;
mod attempts;
mod binding;
mod choices;
pub mod dialog;
mod ending;
mod following;
mod foretold;
mod furniture;
mod handing_over;
mod held;
mod kept;
mod looking;
mod minding;
mod naming;
mod opening;
mod outage;
mod panel;
mod portal;
mod proof;
mod real_click;
mod record;
mod reply;
mod retracing;
mod shown;
mod standing;
mod state;
mod telling;
mod tries;
mod turn;
mod typing;
mod unspent;
mod waiting;
mod weighing;

use crate::effect::Effect;
use crate::event::{Event, Stamped};
use crate::planner::Mind;
use crate::recipe::{self, Recipe};
use crate::site;
use acting::Answered;
use attempts::Press;
use binding::Pressed;
use ending::Outcome;
use protocol::control::RunOptions;
use protocol::ids::{RequestId, RunId, TimerId, Timestamp};
use protocol::message::PersonInput;
use protocol::report::Report;
use protocol::task::Usage;
use protocol::view::{PanelView, StepMark, StepView};
use record::Record;
use reply::Reply;
use state::{Awaited, Flow, Ids, Phase, Place, Purpose, Seen, Stop};

/// Everything the engine knows of one run. Rebuilt from its journal, never stored itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub run: RunId,
    phase: Phase,
    now: Timestamp,
    /// Seconds that the person's local time is ahead of UTC.
    ahead_of_utc: i32,
    ids: Ids,
    place: Option<Place>,
    /// The address the run began on; its site is the run's ground.
    home: String,
    options: RunOptions,
    ordered: bool,
    paused: bool,
    /// Somebody wants it to end; it ends as soon as an action under way has answered.
    stopping: Option<Stop>,
    resumes: u32,
    /// What was pressed last on the person's word, as they saw it.
    pressed: Option<Box<Pressed>>,
    /// The account page, where the subscription was seen active.
    account: Option<String>,
    seen: Option<Box<Seen>>,
    flow: Flow,
    /// Who planned last.
    mind: Mind,
    /// What models took so far.
    usage: Option<Usage>,
    steps: Vec<StepView>,
    doing: Option<String>,
    /// Why the step under way was chosen.
    why: String,
    outcome: Option<Outcome>,
    /// How the end was told to the host.
    finish: Option<Box<Effect>>,
    record: Record,
    shown: Option<PanelView>,
    /// The person's own recipes for this site, as they were when the run began.
    own_recipes: Vec<Recipe>,
    /// What an answer is waited for, and the timer that ends the waiting.
    watched: Option<(Awaited, TimerId)>,
}

impl Session {
    pub fn new(run: RunId) -> Self {
        Self {
            run,
            phase: Phase::Waiting,
            now: Timestamp(0),
            ahead_of_utc: 0,
            ids: Ids::default(),
            place: None,
            home: String::new(),
            options: RunOptions::default(),
            ordered: false,
            paused: false,
            stopping: None,
            resumes: 0,
            pressed: None,
            account: None,
            seen: None,
            flow: Flow::default(),
            mind: Mind::default(),
            usage: None,
            steps: Vec::new(),
            doing: None,
            why: String::new(),
            outcome: None,
            finish: None,
            record: Record::default(),
            shown: None,
            own_recipes: Vec::new(),
            watched: None,
        }
    }

    /// The run as its journal's events made it. What they asked for was asked for then; nothing is asked again.
    #[must_use]
    pub fn replay(run: RunId, events: impl IntoIterator<Item = Stamped>) -> Self {
        events
            .into_iter()
            .fold(Self::new(run), |session, event| session.step(&event).0)
    }

    /// The one way in. Same state and event, same effects.
    #[must_use]
    pub fn step(mut self, event: &Stamped) -> (Self, Vec<Effect>) {
        self.now = event.at;
        self.ahead_of_utc = event.ahead_of_utc;
        if self.record.started.0 == 0 {
            self.record.started = event.at;
        }
        let mut out = Vec::new();
        self.dispatch(&event.event, &mut out);
        self.watch(&mut out);
        self.refresh_panel(&mut out);
        (self, out)
    }

    /// The run was started and has not ended.
    pub fn is_running(&self) -> bool {
        self.ordered && !self.is_over()
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Done
    }

    /// There is nothing to go on with: it is over, or the person had stopped it before anything was pressed.
    pub fn needs_only_its_end(&self) -> bool {
        self.is_over() || self.stopping.is_some() && !self.pressed()
    }

    /// When anything was last heard of it.
    pub fn last_heard(&self) -> Timestamp {
        self.now
    }

    /// It waits for the person to do something themselves.
    pub fn is_handed_over(&self) -> bool {
        matches!(self.phase, Phase::HandedOver { .. })
    }

    /// A page of another service than the one that this run is about.
    pub fn is_elsewhere(&self, url: &str) -> bool {
        let same =
            site::registrable(&site::host(url)) == site::registrable(&site::host(&self.home));
        let off = || crate::policy::off_site(url, &self.home, self.recipe());
        // Another port of this machine is another site.
        let on_this_machine = off() == Some(crate::policy::Rule::LeavesSite);
        let page = url.starts_with("https:") || url.starts_with("http:");
        // Where its billing may be, it waits for that very press.
        let awaited = self.flow.led_away.is_some();
        page && !awaited && !self.home.is_empty() && off().is_some() && (!same || on_this_machine)
    }

    /// Where the run began, once an agent was there.
    pub fn home(&self) -> &str {
        &self.home
    }

    fn dispatch(&mut self, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::AgentReady { origin, url, build } => self.agent_ready(
                Place {
                    origin: origin.clone(),
                    url: url.clone(),
                    build: *build,
                },
                out,
            ),
            Event::Recipes { own } => self.own_recipes.clone_from(own),
            Event::Told { text } => self.step_done(StepMark::Failed, text.clone(), out),
            Event::WayKept { file } => self.way_kept(file),
            Event::Ordered { options } => self.order(options.clone(), out),
            Event::Person { input } => self.person(input, out),
            Event::Observed {
                request,
                observation,
            } => self.observed(*request, observation, out),
            Event::Pressing { request } => self.pressing(*request),
            Event::Acted {
                request,
                error,
                touched,
                navigating,
                observation,
                held_back,
            } => {
                let answer = Answered {
                    error: error.as_ref(),
                    touched: *touched,
                    navigating: *navigating,
                    observation: observation.as_deref(),
                    held_back,
                };
                self.acted(*request, &answer, out);
            }
            Event::Planned {
                request,
                plan,
                mind,
            } => {
                self.minded(mind, out);
                self.planned(*request, plan, out);
            }
            Event::Located {
                request,
                found,
                observation,
            } => self.located(*request, found, observation, out),
            Event::Captured { request, picture } => {
                self.captured(*request, picture.as_deref(), out)
            }
            Event::LookedAgain { request, look } => self.looked_again(*request, look, out),
            Event::AskLost { question, why } => self.ask_lost(*question, why, out),
            Event::TimerFired { timer } => self.timer_fired(*timer, out),
            Event::NotInjected { message, away } => self.not_injected(message, *away, out),
            Event::DialogStands { dialog } => self.dialog_stands(dialog, out),
            Event::DialogClosed { dialog } => self.dialog_closed(dialog, out),
            Event::TabClosed => self.stop(Stop::TabGone, out),
            Event::Resumed => self.resumed(out),
            Event::Interrupted => self.stop(Stop::Stopped, out),
        }
    }

    fn person(&mut self, input: &PersonInput, out: &mut Vec<Effect>) {
        match input {
            PersonInput::Start { dry_run } => {
                // Also while the panel's look is under way: what is done is judged by what that one finds.
                if !self.is_over() {
                    let options = RunOptions {
                        dry_run: *dry_run,
                        ..self.options.clone()
                    };
                    self.order(options, out);
                }
            }
            // Each is answered with a call-off: until then the agent does nothing, whatever else is on its way to it.
            PersonInput::Stop => {
                out.push(Effect::CallOff);
                self.stop(Stop::Stopped, out);
            }
            PersonInput::Close => {
                out.push(Effect::CallOff);
                self.stop(Stop::Closed, out);
            }
            PersonInput::Pause => {
                out.push(Effect::CallOff);
                self.paused = self.is_running();
                self.flow.by_person |= self.paused;
                self.flow.unspent = None;
                self.hold_the_press(out);
                if self.paused {
                    self.pause_held(out);
                }
            }
            PersonInput::Resume => self.go_on(out),
            PersonInput::HandedBack => {
                if let Phase::HandedOver { reason, .. } = &self.phase {
                    out.push(Effect::ClearOutline);
                    let done = self.flow.attempts.answered().count();
                    self.flow.handed_back = Some((reason.clone(), done));
                    match self.flow.signs_in_for_proof {
                        true => self.signed_in(out),
                        false => self.look(Purpose::Turn, 0, out),
                    }
                }
            }
            PersonInput::Choose { choice } => self.choose(*choice, out),
            PersonInput::KeepWay => self.keep_way(out),
            PersonInput::OpenReceipt => {
                if self.is_over() {
                    out.push(Effect::OpenReceipt {
                        run: self.run.clone(),
                    });
                }
            }
            PersonInput::Answer {
                question,
                approved,
                via,
            } => self.answer(*question, Reply::of(*approved, *via), out),
            PersonInput::NoAnswer { question, why } => {
                self.answer(*question, Reply::Terminal(*why), out);
            }
        }
    }

    fn go_on(&mut self, out: &mut Vec<Effect>) {
        self.paused = false;
        if self.phase == Phase::Held {
            self.look(Purpose::Turn, 0, out);
        }
    }

    fn captured(&mut self, request: RequestId, picture: Option<&str>, out: &mut Vec<Effect>) {
        match &self.phase {
            Phase::Picturing { request: asked, .. } if *asked == request => self.ask(picture, out),
            Phase::Proving(proving) if proving.picture == Some(request) => {
                self.pictured(proving.clone(), picture, out);
            }
            _ => {}
        }
    }

    fn timer_fired(&mut self, timer: TimerId, out: &mut Vec<Effect>) {
        if self.watched.is_some_and(|(_, own)| own == timer) {
            self.watched = None;
            return self.no_answer(out);
        }
        match self.phase.clone() {
            Phase::Resting {
                timer: own,
                purpose,
                tries,
            } if own == timer => self.look(purpose, tries, out),
            Phase::Asking {
                deadline, question, ..
            } if deadline == timer => self.answer(question, Reply::Late, out),
            Phase::Arriving {
                timer: own,
                purpose,
            } if own == timer => self.not_arrived(&purpose, out),
            Phase::Announcing { timer: own, way } if own == timer => self.announced(way, out),
            Phase::Acting { .. } if self.stopping.is_some() => {
                self.leave_acting(out);
                self.end_stopped(out);
            }
            _ => {}
        }
    }

    /// The person's own win.
    fn recipe(&self) -> Option<&Recipe> {
        let service = self.options.service.as_deref();
        let among = |known| {
            let named = service.and_then(|name| recipe::find(known, name));
            named.or_else(|| recipe::for_url(known, &self.home))
        };
        [self.own_recipes.as_slice(), recipe::all()]
            .into_iter()
            .find_map(among)
    }

    fn request(&mut self) -> RequestId {
        self.ids.request += 1;
        RequestId(self.ids.request)
    }

    fn timer(&mut self, after_ms: u64, out: &mut Vec<Effect>) -> TimerId {
        self.ids.timer += 1;
        let timer = TimerId(self.ids.timer);
        out.push(Effect::SetTimer { timer, after_ms });
        timer
    }

    fn report(&mut self, report: Report, out: &mut Vec<Effect>) {
        out.push(Effect::Report(Box::new(report)));
    }

    fn notice(&mut self, text: String, out: &mut Vec<Effect>) {
        self.report(Report::Notice { text }, out);
    }

    /// A step that has happened (or failed): panel, terminal, receipt.
    fn step_done(&mut self, mark: StepMark, text: String, out: &mut Vec<Effect>) {
        self.doing = None;
        let why = std::mem::take(&mut self.why);
        self.steps.push(StepView {
            mark,
            text: text.clone(),
            why: why.clone(),
        });
        self.record.step(self.now, mark, &text);
        self.report(Report::Step { mark, text, why }, out);
    }

    fn step_doing(&mut self, text: String, out: &mut Vec<Effect>) {
        if self.doing.as_ref() != Some(&text) {
            self.doing = Some(text.clone());
            let why = self.why.clone();
            self.report(
                Report::Step {
                    mark: StepMark::Doing,
                    text,
                    why,
                },
                out,
            );
        }
    }

    fn here(&self) -> String {
        self.seen
            .as_ref()
            .map(|s| s.observation.snapshot.page.url.clone())
            .or_else(|| self.place.as_ref().map(|p| p.url.clone()))
            .unwrap_or_else(|| self.home.clone())
    }
}

/// Whatever page or browser are asked is answered within this, or they are taken for gone.
const ANSWER_MS: u64 = 30_000;
/// An action under way when somebody stops the run has this long to answer.
const STOP_GRACE_MS: u64 = 4_000;
/// After this many refusals or errors in a row the person is asked to help.
const STRIKES: usize = 3;
/// After this many approvals that came to nothing the run ends.
const VOIDS: usize = 3;
const RESUMES: u32 = 3;
