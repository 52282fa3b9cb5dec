//! The agent's loop: hears what the host asks for, has it done, tells what came of it. It decides nothing.
use crate::act::{self, Announcement, Hands, Touch};
use crate::by_hand::ByHand;
use crate::eyes::{self, Eyes};
use crate::frames::Frames;
use crate::harvest::{Harvest, Live};
use crate::held::Line;
use crate::hover::{self, Hovering};
use crate::look_again::look_again;
use crate::mark::Mark;
use crate::port::{self, Port};
use crate::settle::{Rest, Watch};
use crate::time;
use crate::ui::{Face, FaceEvent};
use gloo::events::EventListener;
use js_sys::Reflect;
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::ids::{QuestionId, RequestId};
use protocol::message::{AgentBuild, FromAgent, PersonInput, Spot, ToAgent};
use protocol::role::Role;
use protocol::snapshot::{Identity, Observation, View};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;

/// Waits between attempts to reach the service worker again; the last one is repeated.
const BACK_OFF_MS: [u32; 6] = [100, 500, 500, 1_000, 2_000, 5_000];

/// A halt is said once more over a new line for so long.
const HALT_AGAIN_MS: f64 = 5_000.0;

/// A described target may take this long to appear.
const LOCATE_MS: f64 = 3_000.0;
const LOCATE_AGAIN_MS: u32 = 200;

/// Everything of one document's agent.
pub(crate) struct Agent {
    build: AgentBuild,
    face: Face,
    eyes: RefCell<Eyes>,
    frames: Frames,
    watch: Watch,
    _mark: Mark,
    by_hand: ByHand,
    port: RefCell<Option<Port>>,
    /// Rises whenever what was begun must not be brought to its press any more.
    epoch: Cell<u64>,
    /// Rises with every lost line: what was asked over an old one is not answered over the next.
    line: Cell<u64>,
    attempts: Cell<usize>,
    question: Cell<Option<QuestionId>>,
    /// What only hovering shows, while it is outlined.
    shown: RefCell<Option<Rc<Hovering>>>,
    /// The person halted it, when, and the host has not answered with a call-off yet: nothing is done until then.
    halted: RefCell<Option<(PersonInput, f64)>>,
    left: Cell<bool>,
    returns: RefCell<Option<EventListener>>,
    on_leave: Box<dyn Fn()>,
}

impl std::fmt::Debug for Agent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Agent")
            .field("build", &self.build)
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

impl Agent {
    /// Starts the agent of this document; it lives until it is told to leave.
    pub(crate) fn start(build: AgentBuild, on_leave: impl Fn() + 'static) {
        let agent = Rc::new_cyclic(|weak: &Weak<Agent>| {
            let me = weak.clone();
            let face = Face::mount(move |event| {
                if let Some(agent) = me.upgrade() {
                    agent.face_says(event);
                }
            });
            Agent {
                build,
                watch: Watch::start(&face),
                _mark: Mark::offer(&face),
                by_hand: ByHand::heed({
                    let me = weak.clone();
                    move || {
                        if let Some(agent) = me.upgrade() {
                            let input = PersonInput::HandedBack;
                            agent.say(&FromAgent::Person { input });
                        }
                    }
                }),
                face,
                eyes: RefCell::new(Eyes::new()),
                frames: Frames::default(),
                port: RefCell::new(None),
                epoch: Cell::new(0),
                line: Cell::new(0),
                attempts: Cell::new(0),
                question: Cell::new(None),
                shown: RefCell::new(None),
                halted: RefCell::new(None),
                left: Cell::new(false),
                returns: RefCell::new(None),
                on_leave: Box::new(on_leave),
            }
        });
        agent.heed_returns();
        spawn_local(agent.connect());
    }

    /// A document that comes back from the browser's back/forward cache has lost its line without being told.
    fn heed_returns(self: &Rc<Self>) {
        let Some(window) = web_sys::window() else {
            return;
        };
        let weak = Rc::downgrade(self);
        let back = EventListener::new(&window, "pageshow", move |event| {
            let kept = Reflect::get(event, &"persisted".into()).is_ok_and(|v| v.is_truthy());
            // A page can make one up.
            let kept = kept && event.is_trusted();
            if let Some(agent) = weak.upgrade().filter(|agent| kept && !agent.left.get()) {
                agent.lost();
            }
        });
        *self.returns.borrow_mut() = Some(back);
    }

    /// Keeps trying until the service worker answers, or there is no extension any more.
    async fn connect(self: Rc<Self>) {
        loop {
            if self.left.get() {
                return;
            }
            if !port::extension_is_there() {
                return self.leave();
            }
            let (hears, loses) = (self.clone(), self.clone());
            let opened = Port::open(
                move |message| hears.clone().hear(message),
                move || loses.clone().lost(),
            );
            if let Some(port) = opened {
                *self.port.borrow_mut() = Some(port);
                self.say(&FromAgent::Ready { build: self.build });
                self.halt_again();
                self.warm_up();
                return;
            }
            self.back_off().await;
        }
    }

    /// Browsers compile what is called when it is first called. Here that is while the host makes up its mind, not while it
    /// waits for its first look.
    fn warm_up(&self) {
        let harvest = Harvest::glimpse(&self.face);
        self.frames.send_ahead(&harvest);
        let observation = Eyes::new().observe(&harvest, View::default());
        port::rehearse(&FromAgent::Observed {
            request: RequestId(0),
            observation: Box::new(observation),
        });
    }

    /// What was said over a line that was lost may not have been heard. Said long ago, it was meant for a run that is no more.
    fn halt_again(&self) {
        self.halted
            .borrow_mut()
            .take_if(|(_, at)| time::now() - *at >= HALT_AGAIN_MS);
        if let Some((input, _)) = self.halted.borrow().clone() {
            self.say(&FromAgent::Person { input });
        }
    }

    async fn back_off(&self) {
        let attempt = self.attempts.get();
        self.attempts.set(attempt + 1);
        time::sleep(BACK_OFF_MS[attempt.min(BACK_OFF_MS.len() - 1)]).await;
    }

    /// The worker is gone: nothing that waited for a press may happen any more, and nobody hears an answer.
    fn lost(self: Rc<Self>) {
        self.call_off();
        self.line.set(self.line.get() + 1);
        if let Some(question) = self.question.take() {
            self.face.withdraw(question);
        }
        let line = self.line.get();
        spawn_local(async move {
            // Not inside the closure that the port owns.
            self.back_off().await;
            if line == self.line.get() {
                drop(self.port.borrow_mut().take());
                self.connect().await;
            }
        });
    }

    fn call_off(&self) {
        self.epoch.set(self.epoch.get() + 1);
        self.frames.call_off();
    }

    fn say(&self, message: &FromAgent) {
        if let Some(port) = &*self.port.borrow() {
            port.say(message);
        }
    }

    fn hear(self: Rc<Self>, message: Result<ToAgent, String>) {
        self.attempts.set(0);
        match message {
            Ok(message) => self.obey(message),
            Err(problem) => self.say(&FromAgent::Note {
                text: format!("A message could not be read: {problem}"),
            }),
        }
    }

    fn obey(self: Rc<Self>, message: ToAgent) {
        match message {
            ToAgent::Observe {
                request,
                settle,
                view,
            } => spawn_local(self.observe(request, settle, view)),
            ToAgent::Act {
                request,
                action,
                expect,
                announce_ms,
                label,
                held,
            } => {
                let announce = Announcement {
                    label,
                    ms: announce_ms,
                };
                spawn_local(self.act(request, action, expect, announce, held));
            }
            ToAgent::Locate { request, spot } => spawn_local(self.locate(request, spot)),
            ToAgent::LookAgain { request, url } => spawn_local(self.look_again(request, url)),
            ToAgent::Show { panel } => self.face.show(&panel),
            ToAgent::Ask { question } => {
                self.question.set(Some(question.id));
                self.face.ask(&question);
            }
            ToAgent::Withdraw { question } => {
                if self.question.get() == Some(question) {
                    self.question.set(None);
                }
                self.face.withdraw(question);
            }
            ToAgent::Outline { target, label } => {
                if let Ok((live, _)) = self.eyes.borrow().resolve(target)
                    && let Some(element) = live.in_our_document()
                {
                    self.by_hand.awaits(Some(element));
                    drop(self.shown.take());
                    *self.shown.borrow_mut() = hover::show(element);
                    act::bring_whole_into_view(element);
                    self.face.outline(element.as_web(), &label);
                }
            }
            ToAgent::OutlineToo { target, label } => {
                if let Ok((live, _)) = self.eyes.borrow().resolve(target)
                    && let Some(element) = live.in_our_document()
                    && self.face.outline_too(element.as_web(), &label)
                {
                    act::bring_whole_into_view(element);
                }
            }
            ToAgent::ClearOutline => {
                self.by_hand.awaits(None);
                self.shown.take();
                self.face.clear_outline();
            }
            ToAgent::CallOff => {
                self.call_off();
                self.halted.take();
            }
            ToAgent::Judge { request, mark } => self.say(&FromAgent::Judged {
                request,
                judged: eyes::judge(&self.face, &mark),
            }),
            ToAgent::Leave => self.leave(),
        }
    }

    async fn observe(self: Rc<Self>, request: RequestId, settle: bool, view: View) {
        let line = self.line.get();
        let rest = if settle {
            self.watch.rest().await
        } else {
            Rest::Settled
        };
        if rest == Rest::Leaving {
            // Usually the document goes away here; if it doesn't, it is looked at after all.
            self.watch.departure().await;
        }
        if line == self.line.get() {
            let observation = self.look(rest == Rest::Settled, view).await;
            self.say(&FromAgent::Observed {
                request,
                observation,
            });
        }
    }

    async fn look(&self, settled: bool, view: View) -> Box<Observation> {
        let mut harvest = Harvest::take(&self.face);
        harvest.page.settled = settled;
        self.frames.fill(&mut harvest).await;
        Box::new(self.eyes.borrow_mut().observe(&harvest, view))
    }

    async fn act(
        self: Rc<Self>,
        request: RequestId,
        action: Action,
        expect: Option<Identity>,
        announce: Announcement,
        held: bool,
    ) {
        let (epoch, line, before) = (self.epoch.get(), self.line.get(), self.watch.changes());
        let shows = self.shows_in_the_page(&action);
        let tell = || self.say(&FromAgent::Pressing { request });
        let touch = Touch::new(&tell);
        let cancelled = || self.epoch.get() != epoch || self.halted.borrow().is_some();
        let hands = Hands {
            face: &self.face,
            eyes: &self.eyes,
            frames: Some(&self.frames),
            touch: &touch,
            cancelled: &cancelled,
        };
        let (line_held, refused) = match held.then(|| self.hold(&action)) {
            None => (None, None),
            Some(Ok(line)) => (Some(line), None),
            Some(Err(refused)) => (None, Some(refused)),
        };
        let error = match refused {
            Some(refused) => Some(refused),
            None => hands
                .perform(&action, expect.as_ref(), &announce)
                .await
                .err(),
        };
        // Whatever came of it, what only hovering shows goes as the pointer would.
        self.shown.take();
        let rest = if shows && touch.touched() != Touched::No {
            self.watch.effect(before).await
        } else {
            self.watch.moment().await
        };
        let pressed = action.target().filter(|_| shows && rest != Rest::Leaving);
        if line == self.line.get() {
            if pressed.is_some_and(|pressed| self.eyes.borrow().see_another_in_place_of(pressed))
                && let Some(port) = &*self.port.borrow()
            {
                port.drew(request);
            }
            let held_back = line_held.map(Line::let_go).unwrap_or_default();
            let navigating = rest == Rest::Leaving;
            let observation = match navigating {
                true => None,
                false => Some(self.look(rest == Rest::Settled, View::default()).await),
            };
            self.say(&FromAgent::Acted {
                request,
                error,
                touched: touch.touched(),
                navigating,
                observation,
                held_back,
            });
        }
    }

    /// What stands in a frame of another site may leave or send without our noticing: nothing is held there.
    fn hold(&self, action: &Action) -> Result<Line, ActionError> {
        let target = action
            .target()
            .map(|target| self.eyes.borrow().resolve(target));
        let live = target.and_then(Result::ok).map(|(live, _)| live);
        let line = match &live {
            Some(Live::Here(element)) => Line::hold(Some(element)),
            Some(Live::Far(_)) => None,
            Some(Live::Nowhere) | None => Line::hold(None),
        };
        line.ok_or_else(|| ActionError {
            code: ErrorCode::NotHeld,
            message: "What this would send can't be held back here.".to_owned(),
        })
    }

    /// A press that changes something in the page, sooner or later; a tick in a box changes nothing that can be watched.
    fn shows_in_the_page(&self, action: &Action) -> bool {
        if matches!(action, Action::Navigate { .. }) {
            return true;
        }
        let Action::Click { target } = action else {
            return false;
        };
        let ticks = |role| matches!(role, Role::Checkbox | Role::Radio);
        self.eyes
            .borrow()
            .resolve(*target)
            .is_ok_and(|(_, meaning)| !ticks(meaning.identity.role))
    }

    /// What isn't there yet may come.
    async fn locate(self: Rc<Self>, request: RequestId, spot: Spot) {
        let (line, until) = (self.line.get(), time::now() + LOCATE_MS);
        let everything = View {
            all: true,
            ..View::default()
        };
        loop {
            let observation = self.look(true, everything).await;
            let found = act::locate(&spot, &observation, &self.eyes.borrow(), &self.face);
            if line != self.line.get() {
                return;
            }
            if found.is_err() && time::now() < until {
                time::sleep(LOCATE_AGAIN_MS).await;
                continue;
            }
            return self.say(&FromAgent::Located {
                request,
                error: found.as_ref().err().cloned(),
                found: found.ok(),
                observation,
            });
        }
    }

    async fn look_again(self: Rc<Self>, request: RequestId, url: String) {
        let line = self.line.get();
        let answer = match look_again(&url).await {
            Ok(look) => FromAgent::LookedAgain {
                request,
                look: Some(look),
                error: None,
            },
            Err(problem) => FromAgent::LookedAgain {
                request,
                look: None,
                error: Some(problem.to_string()),
            },
        };
        if line == self.line.get() {
            self.say(&answer);
        }
    }

    fn face_says(self: &Rc<Self>, event: FaceEvent) {
        match event {
            FaceEvent::Person(input) => {
                // Stop and Pause work at once, not only when the host has heard of them.
                if matches!(
                    input,
                    PersonInput::Stop | PersonInput::Pause | PersonInput::Close
                ) {
                    self.call_off();
                    *self.halted.borrow_mut() = Some((input.clone(), time::now()));
                }
                self.say(&FromAgent::Person { input });
            }
            FaceEvent::AskLost { question, why } => self.say(&FromAgent::AskLost { question, why }),
            FaceEvent::BackAgain => {
                self.heed_returns();
                self.frames.listen_again();
            }
        }
    }

    /// Takes everything of ours out of the page. A later click on the toolbar button starts anew.
    fn leave(&self) {
        if self.left.replace(true) {
            return;
        }
        self.call_off();
        self.shown.take();
        self.face.leave();
        (self.on_leave)();
        let port = self.port.borrow_mut().take();
        spawn_local(async move {
            // Not inside the closure that the port owns.
            time::sleep(0).await;
            drop(port);
        });
    }
}
