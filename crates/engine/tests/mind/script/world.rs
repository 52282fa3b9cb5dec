//! Host, browser and person around one session, carrying out its effects at once.
use super::site::Site;
use super::{answer, options};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::control::{Dialog, DialogKind, RunOptions};
use protocol::held::{Held, HeldKind, Hold};
use protocol::ids::{QuestionId, RunId, Timestamp};
use protocol::message::{AgentBuild, PersonInput};
use protocol::report::Report;
use protocol::task::TaskResult;
use protocol::view::PanelView;
use std::collections::VecDeque;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::{Event, Stamped};
use subterminator_engine::planner;
use subterminator_engine::receipt::ReceiptFacts;
use subterminator_engine::session::Session;

/// Host, browser and person in one, all answering at once.
pub(crate) struct World {
    pub(crate) site: Site,
    pub(crate) session: Session,
    pub(crate) journal: Vec<Stamped>,
    pub(crate) reports: Vec<Report>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) result: Option<(TaskResult, ReceiptFacts)>,
    pub(crate) answer: Option<bool>,
    /// Before that, these, one each.
    pub(crate) answers: Vec<bool>,
    /// Done to the site right after each answer.
    pub(crate) meanwhile: Option<fn(&mut Site)>,
    /// The host dies after so many events.
    pub(crate) crash_after: Option<usize>,
    /// What a wild planner proposes, in turn, instead of the offline rules.
    pub(crate) planner: Option<Vec<planner::Proposal>>,
    /// Who plans.
    pub(crate) mind: planner::Mind,
    /// On the last page the planner takes so many milliseconds, and this happens to the site meanwhile.
    pub(crate) thinks: Option<Thought>,
    /// The page answers no look.
    pub(crate) silent: bool,
    /// The page loads itself anew instead of letting any of these come to its end.
    pub(crate) reloads_on: Option<fn(&Effect) -> bool>,
    /// The page fails the next act without pressing.
    pub(crate) fail_next: bool,
    /// How it fails then.
    pub(crate) fails_with: ErrorCode,
    pub(crate) fails_touched: Touched,
    /// What a press of this name would have sent, the next time.
    pub(crate) keeps_back: Option<(&'static str, Vec<Held>)>,
    /// The same, and the page goes on all the same.
    pub(crate) passes: Option<(&'static str, Vec<Held>)>,
    /// Whose hands press: not all can keep back what a press sends.
    pub(crate) build: AgentBuild,
    /// What covers its control then.
    pub(crate) cover: &'static str,
    /// What happens right after that.
    pub(crate) then: Option<fn(&mut World)>,
    /// Right before a press on this name the document goes away by itself, once; what stands here comes.
    pub(crate) leaves_before: Option<(&'static str, &'static str)>,
    /// A press on this name (the first) brings up a box of the browser's own that asks this (the second) before anything happens.
    pub(crate) native: Option<(&'static str, &'static str)>,
    standing: Option<(protocol::ids::RequestId, Action)>,
    /// What the boxes were answered with.
    pub(crate) boxes: Vec<bool>,
    /// A press on this is never answered for.
    pub(crate) swallows: &'static str,
    /// What stands here heeds only a person's own click.
    pub(crate) trusted_only: &'static str,
    pub(crate) unheeded: Vec<String>,
    /// The first press on each of these is lost.
    pub(crate) deaf: Vec<&'static str>,
    /// Pictures, fetched pages come only when [`World::release`]d.
    pub(crate) holds_pictures: bool,
    pub(crate) holds_fetches: bool,
    held: Vec<Event>,
    queue: VecDeque<Event>,
    timers: Vec<u64>,
    clock: i64,
    /// With this event (the first) the clock is so many milliseconds (the second) from where it was.
    pub(crate) clock_jumps: Option<(usize, i64)>,
    pub(crate) questions: Vec<String>,
    pub(crate) left: bool,
    /// On another site nothing of ours is let in before the toolbar button is pressed there.
    pub(crate) shut_out: bool,
    pub(crate) last_question: Option<QuestionId>,
}

/// How long, and what happens.
type Thought = (i64, fn(&mut Site));

impl World {
    pub(crate) fn new(site: Site) -> Self {
        World {
            site,
            session: Session::new(RunId("run".into())),
            journal: Vec::new(),
            reports: Vec::new(),
            effects: Vec::new(),
            result: None,
            answer: Some(true),
            answers: Vec::new(),
            meanwhile: None,
            crash_after: None,
            planner: None,
            mind: planner::Mind::default(),
            thinks: None,
            silent: false,
            reloads_on: None,
            fail_next: false,
            fails_with: ErrorCode::ElementObscured,
            fails_touched: Touched::No,
            keeps_back: None,
            passes: None,
            build: AgentBuild::Wasm,
            cover: "a banner covers it",
            then: None,
            leaves_before: None,
            native: None,
            standing: None,
            boxes: Vec::new(),
            trusted_only: "",
            unheeded: Vec::new(),
            deaf: Vec::new(),
            swallows: "",
            holds_pictures: false,
            holds_fetches: false,
            held: Vec::new(),
            queue: VecDeque::new(),
            timers: Vec::new(),
            clock: 1_000,
            clock_jumps: None,
            questions: Vec::new(),
            left: false,
            shut_out: false,
            last_question: None,
        }
    }

    pub(crate) fn ready(&mut self) -> &mut Self {
        let ready = self.agent_ready();
        self.send(ready)
    }

    /// The toolbar button, on whatever page stands there.
    pub(crate) fn press_the_button(&mut self) -> &mut Self {
        self.shut_out = false;
        self.ready()
    }

    fn arrives(&mut self) -> Event {
        let url = self.site.current().snapshot.page.url;
        match self.shut_out && !url.starts_with("https://www.streamora.com") {
            false => self.agent_ready(),
            true => Event::NotInjected {
                message: "It was left.".into(),
                away: true,
            },
        }
    }

    fn agent_ready(&mut self) -> Event {
        Event::AgentReady {
            origin: "https://www.streamora.com".into(),
            url: self.site.current().snapshot.page.url,
            build: self.build,
        }
    }

    pub(crate) fn order(&mut self, options: RunOptions) -> &mut Self {
        self.send(Event::Ordered { options })
    }

    pub(crate) fn person(&mut self, input: PersonInput) -> &mut Self {
        self.send(Event::Person { input })
    }

    /// As it was shown last.
    pub(crate) fn panel(&self) -> PanelView {
        let shown = self.effects.iter().rev().find_map(|e| match e {
            Effect::Show { panel } => Some((**panel).clone()),
            _ => None,
        });
        shown.unwrap()
    }

    /// From the toolbar button to wherever it stands still.
    pub(crate) fn run(&mut self) -> &mut Self {
        self.ready().order(options())
    }

    /// The agent is there and the run is ordered; what they ask for is not carried out further yet.
    pub(crate) fn begin(&mut self) {
        let ready = self.agent_ready();
        self.one(ready);
        self.one(Event::Ordered { options: options() });
    }

    pub(crate) fn send(&mut self, event: Event) -> &mut Self {
        self.queue.push_back(event);
        let mut steps = 0;
        while let Some(event) = self.queue.pop_front() {
            steps += 1;
            assert!(steps < 500, "the run goes round in circles");
            if self.crash_after.is_some_and(|n| self.journal.len() >= n) {
                self.crash_after = None;
                self.crash();
                continue;
            }
            self.one(event);
        }
        self
    }

    /// The host is gone: what was under way in the page may have happened or not; the journal is all that stays.
    fn crash(&mut self) {
        self.queue.clear();
        self.timers.clear();
        self.session = Session::replay(RunId("run".into()), self.journal.clone());
        let ready = self.agent_ready();
        self.queue.extend([Event::Resumed, ready]);
    }

    pub(crate) fn one(&mut self, event: Event) {
        self.clock += 10;
        let jump = self.clock_jumps.filter(|(n, _)| *n == self.journal.len());
        self.clock += jump.map_or(0, |(_, ms)| ms);
        let stamped = Stamped {
            at: Timestamp(self.clock),
            ahead_of_utc: 3600,
            event,
        };
        self.journal.push(stamped.clone());
        let before = self.session.clone();
        let (session, effects) = self.session.clone().step(&stamped);
        assert_eq!(
            (session.clone(), effects.clone()),
            before.step(&stamped),
            "same state, same event, other effects"
        );
        self.session = session;
        for effect in effects {
            self.effects.push(effect.clone());
            self.carry_out(effect);
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        if self
            .reloads_on
            .is_some_and(|breaks_off| breaks_off(&effect))
        {
            let ready = self.agent_ready();
            return self.queue.push_back(ready);
        }
        match effect {
            Effect::Observe { .. } if self.silent => {}
            Effect::Observe { request, .. } => self.queue.push_back(Event::Observed {
                request,
                observation: Box::new(self.site.current()),
            }),
            Effect::Act {
                request,
                action,
                hold: Hold::Afterwards,
                ..
            } if self.would_send(&action) => {
                // The browser keeps back what a press tries to send.
                let url = self.site.current().snapshot.page.url;
                let name = action.target().map(|target| self.site.name_of(target));
                let held = vec![Held::of(HeldKind::Form, "POST", &url)];
                self.keeps_back = name.map(|name| (&*name.leak(), held));
                self.act(request, action);
            }
            Effect::Act {
                request, action, ..
            } => self.act(request, action),
            Effect::Hop { request, url } => {
                self.site.open(&url);
                let observation = Some(Box::new(self.site.current()));
                self.queue.push_back(Event::Acted {
                    request,
                    error: None,
                    touched: Touched::Yes,
                    navigating: false,
                    observation,
                    held_back: Vec::new(),
                });
            }
            Effect::Capture { request } => {
                let picture = Some(format!("{}.png", request.0));
                self.held_or_heard(Event::Captured { request, picture }, self.holds_pictures);
            }
            Effect::LookAgain { request, .. } => {
                let look = Ok(self.site.fetched());
                self.held_or_heard(Event::LookedAgain { request, look }, self.holds_fetches);
            }
            Effect::Plan { request, context } => {
                let plan = match &mut self.planner {
                    Some(plans) if plans.is_empty() => {
                        Err(planner::PlanError::Unfit("nothing left".to_owned()))
                    }
                    Some(plans) => Ok(plans.remove(0)),
                    None => planner::plan(&context),
                };
                let before = self.site.at;
                if let Some((ms, meanwhile)) = self.thinks.filter(|_| self.site.at == "last") {
                    self.clock += ms;
                    meanwhile(&mut self.site);
                }
                self.queue.push_back(Event::Planned {
                    request,
                    plan,
                    mind: self.mind.clone(),
                });
                if self.site.at != before {
                    let ready = self.agent_ready();
                    self.queue.push_back(ready);
                }
            }
            Effect::Ask { question, .. } => self.ask(question.id, question.text()),
            Effect::SetTimer { timer, after_ms } => {
                // Short waits pass at once; deadlines don't.
                if after_ms <= 2_000 {
                    self.queue.push_back(Event::TimerFired { timer });
                } else {
                    self.timers.push(timer.0);
                }
            }
            Effect::CancelTimer { timer } => self.timers.retain(|t| *t != timer.0),
            Effect::PressButton => {
                self.shut_out = false;
                let ready = self.agent_ready();
                self.queue.push_back(ready);
            }
            Effect::Report(report) => self.reports.push(*report),
            Effect::Finish { result, facts } => {
                self.site.has_said(facts.second_look.as_ref());
                self.result = Some((*result, *facts));
            }
            Effect::Leave => self.left = true,
            Effect::AnswerDialog { accept } => {
                self.boxes.push(accept);
                if let Some((request, action)) = self.standing.take() {
                    self.pressed(request, &action, accept);
                }
            }
            _ => {}
        }
    }

    fn held_or_heard(&mut self, event: Event, hold: bool) {
        if hold {
            self.held.push(event);
        } else {
            self.queue.push_back(event);
        }
    }

    fn ask(&mut self, question: QuestionId, text: String) {
        self.questions.push(text);
        self.last_question = Some(question);
        let next = (!self.answers.is_empty()).then(|| self.answers.remove(0));
        if let Some(approved) = next.or(self.answer) {
            let input = answer(question, approved);
            self.queue.push_back(Event::Person { input });
            if let Some(meanwhile) = self.meanwhile {
                meanwhile(&mut self.site);
            }
        }
    }

    /// The person answers the question that stands.
    pub(crate) fn answer_now(&mut self, approved: bool) -> &mut Self {
        let question = self.last_question.expect("nothing was asked");
        self.person(answer(question, approved))
    }

    /// It comes once what is on its way is heard.
    pub(crate) fn comes(&mut self, event: Event) {
        self.queue.push_back(event);
    }

    pub(crate) fn clock_goes_on(&mut self, ms: i64) {
        self.clock += ms;
    }

    /// One of those held back is heard now.
    pub(crate) fn hear(&mut self, nth: usize) -> &mut Self {
        let event = self.held.remove(nth);
        self.send(event)
    }

    /// What was held back so far is heard now.
    pub(crate) fn release(&mut self) -> &mut Self {
        for event in std::mem::take(&mut self.held) {
            self.send(event);
        }
        self
    }

    /// Lets the oldest pending timer go off.
    pub(crate) fn time_passes(&mut self) -> &mut Self {
        let timer = protocol::ids::TimerId(self.timers.remove(0));
        self.send(Event::TimerFired { timer })
    }

    /// It ends the subscription, or leaves for another document.
    fn would_send(&self, action: &Action) -> bool {
        let mut copy = self.site.clone();
        let leaves = action
            .target()
            .is_some_and(|target| copy.press(target, action));
        leaves || copy.cancelled > self.site.cancelled
    }

    fn act(&mut self, request: protocol::ids::RequestId, action: Action) {
        if let Action::Navigate { url } = action {
            self.site.open(&url);
            let arrived = self.arrives();
            return self.queue.push_back(arrived);
        }
        if self.fail_next {
            self.fail_next = false;
            let then = self.then.take();
            let error = ActionError {
                code: self.fails_with,
                message: self.cover.into(),
            };
            self.queue.push_back(Event::Acted {
                request,
                touched: self.fails_touched,
                error: Some(error),
                navigating: false,
                observation: Some(Box::new(self.site.current())),
                held_back: Vec::new(),
            });
            if let Some(then) = then {
                then(self);
            }
            return;
        }
        let name = action.target().map(|target| self.site.name_of(target));
        let pressed = |(n, _): &mut (&str, Vec<Held>)| name.as_deref() == Some(*n);
        let passed = self.passes.take_if(pressed);
        if let (Some(_), Some(target)) = (&passed, action.target()) {
            self.site.press(target, &action);
        }
        if let Some((_, held_back)) = passed.or_else(|| self.keeps_back.take_if(pressed)) {
            self.queue.push_back(Event::Pressing { request });
            let observation = Some(Box::new(self.site.current()));
            return self.queue.push_back(Event::Acted {
                request,
                error: None,
                touched: Touched::Yes,
                navigating: false,
                observation,
                held_back,
            });
        }
        if let Some((_, to)) = self
            .leaves_before
            .take_if(|(n, _)| name.as_deref() == Some(n))
        {
            self.site.at = to;
            let ready = self.agent_ready();
            return self.queue.push_back(ready);
        }
        if let Some(text) = self
            .native
            .and_then(|(n, t)| (name.as_deref() == Some(n)).then_some(t))
        {
            self.queue.push_back(Event::Pressing { request });
            self.standing = Some((request, action));
            let dialog = Dialog {
                kind: DialogKind::Confirm,
                text: text.to_owned(),
            };
            return self.queue.push_back(Event::DialogStands { dialog });
        }
        if name.as_deref() == Some(self.swallows) {
            return self.queue.push_back(Event::Pressing { request });
        }
        let lost = self.deaf.iter().position(|n| name.as_deref() == Some(*n));
        let lost = lost.map(|at| self.deaf.remove(at)).is_some();
        let heeded = name.as_deref() != Some(self.trusted_only) && !lost;
        self.pressed(request, &action, heeded);
    }

    /// The page has seen the press, and heeds it or doesn't.
    fn pressed(&mut self, request: protocol::ids::RequestId, action: &Action, heeded: bool) {
        let mut changed = false;
        if matches!(
            action,
            Action::ScrollPage {
                direction: protocol::action::Direction::Bottom,
                ..
            }
        ) {
            self.site.scroll_to_the_end();
        }
        if let Some(target) = action.target() {
            self.queue.push_back(Event::Pressing { request });
            if !heeded {
                self.unheeded.push(self.site.name_of(target));
            }
            changed = heeded && self.site.press(target, action);
        }
        let observation = (!changed).then(|| Box::new(self.site.current()));
        self.queue.push_back(Event::Acted {
            request,
            error: None,
            touched: Touched::Yes,
            navigating: changed,
            observation,
            held_back: Vec::new(),
        });
        if changed {
            let arrived = self.arrives();
            self.queue.push_back(arrived);
        }
    }

    pub(crate) fn steps(&self) -> Vec<String> {
        let done = |r: &Report| match r {
            Report::Step {
                mark: protocol::view::StepMark::Done,
                text,
                ..
            } => Some(text.clone()),
            _ => None,
        };
        self.reports.iter().filter_map(done).collect()
    }

    pub(crate) fn result(&self) -> &TaskResult {
        &self
            .result
            .as_ref()
            .unwrap_or_else(|| panic!("the run has not ended: {:#?}", self.reports))
            .0
    }

    pub(crate) fn facts(&self) -> &ReceiptFacts {
        &self.result.as_ref().expect("the run has not ended").1
    }

    pub(crate) fn notices(&self) -> Vec<String> {
        self.reports
            .iter()
            .filter_map(|r| {
                if let Report::Notice { text } = r {
                    Some(text.clone())
                } else {
                    None
                }
            })
            .collect()
    }
}
