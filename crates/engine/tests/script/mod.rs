//! A small language for runs: pages are written as lines, a scripted site says what each press leads to, and a scripted host
//! carries out the effects at once. What the site saw is what the tests assert on.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses its own part"
)]
use protocol::action::{Action, ActionError, ErrorCode};
use protocol::control::RunOptions;
use protocol::geometry::Viewport;
use protocol::ids::{QuestionId, Ref, RunId, Timestamp};
use protocol::message::{AgentBuild, PersonInput, SecondLook, Via};
use protocol::report::{Report, Verdict};
use protocol::role::Role;
use protocol::snapshot::{Container, Element, ElementState, Observation, Page, Snapshot};
use protocol::task::TaskResult;
use std::collections::VecDeque;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::{Event, Stamped};
use subterminator_engine::planner;
use subterminator_engine::receipt::ReceiptFacts;
use subterminator_engine::session::Session;

pub const HOME: &str = "https://www.streamora.com/account";

/// A page out of lines: `# heading`, `[button]`, `(link -> /path)`, `o radio`, `x radio chosen`, `_ box`, `* ticked`, `field: name`,
/// `secret: name`, `dialog: name` (until the end), everything else is text.
pub fn page(path: &str, lines: &str) -> Observation {
    let mut elements = Vec::new();
    let mut text = Vec::new();
    let mut within = Vec::new();
    let mut heading: Option<String> = None;
    for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let number = u32::try_from(elements.len()).unwrap() + 1;
        let mut element = Element {
            reference: Ref(number),
            role: Role::Button,
            name: String::new(),
            state: vec![ElementState::Visible, ElementState::Enabled],
            bbox: None,
            value: None,
            level: None,
            children: None,
            description: String::new(),
            href: None,
            input: None,
            required: false,
            options: Vec::new(),
            within: within
                .iter()
                .cloned()
                .chain(heading.iter().map(|h| Container {
                    role: Role::Heading,
                    name: h.clone(),
                }))
                .collect(),
        };
        let known = if let Some(name) = line.strip_prefix("# ") {
            heading = Some(name.to_owned());
            (element.role, element.name, element.level) = (Role::Heading, name.to_owned(), Some(1));
            true
        } else if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            element.name = name.trim_end_matches(" (disabled)").to_owned();
            if name.ends_with("(disabled)") {
                element.state = vec![ElementState::Visible, ElementState::Disabled];
            }
            true
        } else if let Some((name, to)) = line
            .strip_prefix('(')
            .and_then(|l| l.strip_suffix(')'))
            .and_then(|l| l.split_once(" -> "))
        {
            let href = if to.contains(':') {
                to.to_owned()
            } else {
                format!("https://www.streamora.com{to}")
            };
            (element.role, element.name, element.href) = (Role::Link, name.to_owned(), Some(href));
            true
        } else if let Some((mark, name)) = line
            .split_once(' ')
            .filter(|(m, _)| ["o", "x", "_", "*"].contains(m))
        {
            element.role = if matches!(mark, "o" | "x") {
                Role::Radio
            } else {
                Role::Checkbox
            };
            element.state.push(if matches!(mark, "x" | "*") {
                ElementState::Checked
            } else {
                ElementState::Unchecked
            });
            element.name = name.to_owned();
            true
        } else if let Some(name) = line.strip_prefix("field: ") {
            (element.role, element.name, element.input) = (
                Role::TextBox,
                name.to_owned(),
                Some(protocol::snapshot::InputKind::Text),
            );
            true
        } else if let Some(name) = line.strip_prefix("secret: ") {
            (element.role, element.name, element.input) = (
                Role::TextBox,
                name.to_owned(),
                Some(protocol::snapshot::InputKind::Password),
            );
            true
        } else if let Some(name) = line.strip_prefix("dialog: ") {
            within.push(Container {
                role: Role::Dialog,
                name: name.to_owned(),
            });
            false
        } else {
            false
        };
        if known {
            text.push(element.name.clone());
            elements.push(element);
        } else {
            text.push(line.trim_start_matches("dialog: ").to_owned());
        }
    }
    Observation {
        snapshot: Snapshot {
            snapshot_id: "s".into(),
            timestamp: "2026-11-20T16:00:00Z".into(),
            elements,
            focused: None,
            page: Page {
                url: format!("https://www.streamora.com{path}"),
                title: "Account | Streamora".into(),
                lang: "en".into(),
            },
            screenshot: String::new(),
            viewport: Viewport {
                width: 1280,
                height: 800,
                scroll_x: 0,
                scroll_y: 0,
            },
        },
        text: text.join("\n"),
        unread_frames: Vec::new(),
        left_out: Vec::new(),
        settled: true,
    }
}

/// A site: pages by name, and what a press on which name leads to.
#[derive(Clone, Default)]
pub struct Site {
    pub pages: Vec<(&'static str, Observation)>,
    pub at: &'static str,
    /// (page, name pressed, page that follows, document changes)
    pub moves: Vec<(&'static str, &'static str, &'static str, bool)>,
    /// What the account page is after this press.
    pub cancels: &'static str,
    /// The same for a name that stands on several pages: (page, name).
    pub cancels_at: (&'static str, &'static str),
    pub cancelled: u32,
    pub pressed: Vec<String>,
    pub second_look: Option<SecondLook>,
    /// A page that changes without leaving the document shows its old self for so many more looks.
    pub slow: u32,
    /// The old page that is still shown, and for how many looks.
    loading: Option<(&'static str, u32)>,
}

impl Site {
    pub fn page(mut self, name: &'static str, path: &str, lines: &str) -> Self {
        if self.pages.is_empty() {
            self.at = name;
        }
        self.pages.push((name, page(path, lines)));
        self
    }
    pub fn goes(mut self, from: &'static str, press: &'static str, to: &'static str) -> Self {
        self.moves.push((from, press, to, true));
        self
    }
    pub fn stays(mut self, from: &'static str, press: &'static str, to: &'static str) -> Self {
        self.moves.push((from, press, to, false));
        self
    }
    pub fn cancels_on(mut self, press: &'static str) -> Self {
        self.cancels = press;
        self
    }
    fn current(&mut self) -> Observation {
        let shown = match self.loading {
            Some((old, looks)) if looks > 0 => {
                self.loading = Some((old, looks - 1));
                old
            }
            _ => self.at,
        };
        self.pages
            .iter()
            .find(|(n, _)| *n == shown)
            .unwrap()
            .1
            .clone()
    }
    fn account(&self) -> &'static str {
        if self.cancelled > 0 {
            "cancelled"
        } else {
            "account"
        }
    }
}

/// Host, browser and person in one, all answering at once.
pub struct World {
    pub site: Site,
    pub session: Session,
    pub journal: Vec<Stamped>,
    pub reports: Vec<Report>,
    pub effects: Vec<Effect>,
    pub result: Option<(TaskResult, ReceiptFacts)>,
    pub answer: Option<bool>,
    /// Before that, these, one each.
    pub answers: Vec<bool>,
    /// Done to the site right after each answer.
    pub meanwhile: Option<fn(&mut Site)>,
    /// The host dies after so many events.
    pub crash_after: Option<usize>,
    /// What a wild planner proposes, in turn, instead of the offline rules.
    pub planner: Option<Vec<planner::Proposal>>,
    /// The page answers no look.
    pub silent: bool,
    /// The page fails the next act without pressing.
    pub fail_next: bool,
    queue: VecDeque<Event>,
    timers: Vec<u64>,
    clock: i64,
    pub questions: Vec<String>,
    pub left: bool,
    pub last_question: Option<QuestionId>,
}

impl World {
    pub fn new(site: Site) -> Self {
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
            silent: false,
            fail_next: false,
            queue: VecDeque::new(),
            timers: Vec::new(),
            clock: 1_000,
            questions: Vec::new(),
            left: false,
            last_question: None,
        }
    }

    pub fn ready(&mut self) -> &mut Self {
        let url = self.site.current().snapshot.page.url;
        self.send(Event::AgentReady {
            origin: "https://www.streamora.com".into(),
            url,
            build: AgentBuild::Wasm,
        })
    }

    pub fn order(&mut self, options: RunOptions) -> &mut Self {
        self.send(Event::Ordered { options })
    }

    pub fn person(&mut self, input: PersonInput) -> &mut Self {
        self.send(Event::Person { input })
    }

    /// From the toolbar button to wherever it stands still.
    pub fn run(&mut self) -> &mut Self {
        self.ready().order(options())
    }

    pub fn send(&mut self, event: Event) -> &mut Self {
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
        let url = self.site.current().snapshot.page.url;
        self.queue.push_back(Event::Resumed);
        self.queue.push_back(Event::AgentReady {
            origin: "https://www.streamora.com".into(),
            url,
            build: AgentBuild::Wasm,
        });
    }

    pub fn one(&mut self, event: Event) {
        self.clock += 10;
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
        match effect {
            Effect::Observe { .. } if self.silent => {}
            Effect::Observe { request, .. } => self.queue.push_back(Event::Observed {
                request,
                observation: Box::new(self.site.current()),
            }),
            Effect::Act {
                request, action, ..
            } => self.act(request, action),
            Effect::Capture { request } => self.queue.push_back(Event::Captured {
                request,
                picture: Some(format!("{}.png", request.0)),
            }),
            Effect::LookAgain { request, .. } => {
                let look = self.site.second_look.clone().unwrap_or_else(|| {
                    let name = self.site.account();
                    let page = self
                        .site
                        .pages
                        .iter()
                        .find(|(n, _)| *n == name)
                        .unwrap()
                        .1
                        .clone();
                    SecondLook {
                        url: page.snapshot.page.url,
                        status: 200,
                        title: String::new(),
                        text: page.text,
                        scripted: false,
                    }
                });
                self.queue.push_back(Event::LookedAgain {
                    request,
                    look: Ok(look),
                });
            }
            Effect::Plan { request, context } => {
                let wild = self.planner.as_mut().map(|plans| {
                    if plans.is_empty() {
                        Err("nothing left".to_owned())
                    } else {
                        Ok(plans.remove(0))
                    }
                });
                let plan = wild.unwrap_or_else(|| planner::plan(&context));
                self.queue.push_back(Event::Planned { request, plan });
            }
            Effect::Ask { question, .. } => {
                self.questions.push(question.text());
                self.last_question = Some(question.id);
                let next = (!self.answers.is_empty()).then(|| self.answers.remove(0));
                if let Some(approved) = next.or(self.answer) {
                    self.queue.push_back(Event::Person {
                        input: PersonInput::Answer {
                            question: question.id,
                            approved,
                            via: Via::Overlay,
                        },
                    });
                    if let Some(meanwhile) = self.meanwhile {
                        meanwhile(&mut self.site);
                    }
                }
            }
            Effect::SetTimer { timer, after_ms } => {
                // Short waits pass at once; deadlines don't.
                if after_ms < 1000 {
                    self.queue.push_back(Event::TimerFired { timer });
                } else {
                    self.timers.push(timer.0);
                }
            }
            Effect::CancelTimer { timer } => self.timers.retain(|t| *t != timer.0),
            Effect::Report(report) => self.reports.push(*report),
            Effect::Finish { result, facts } => self.result = Some((*result, *facts)),
            Effect::Leave => self.left = true,
            _ => {}
        }
    }

    /// Lets the oldest pending timer go off.
    pub fn time_passes(&mut self) -> &mut Self {
        let timer = protocol::ids::TimerId(self.timers.remove(0));
        self.send(Event::TimerFired { timer })
    }

    fn act(&mut self, request: protocol::ids::RequestId, action: Action) {
        if let Action::Navigate { .. } = action {
            self.site.at = self.site.account();
            let url = self.site.current().snapshot.page.url;
            self.queue.push_back(Event::AgentReady {
                origin: "https://www.streamora.com".into(),
                url,
                build: AgentBuild::Wasm,
            });
            return;
        }
        if self.fail_next {
            self.fail_next = false;
            let error = ActionError {
                code: ErrorCode::ElementObscured,
                message: "a banner covers it".into(),
            };
            self.queue.push_back(Event::Acted {
                request,
                error: Some(error),
                pressed: false,
                navigating: false,
                observation: Some(Box::new(self.site.current())),
            });
            return;
        }
        let mut changed = false;
        if let Some(target) = action.target() {
            changed = self.press(target, &action);
        }
        let observation = (!changed).then(|| Box::new(self.site.current()));
        self.queue.push_back(Event::Acted {
            request,
            error: None,
            pressed: true,
            navigating: changed,
            observation,
        });
        if changed {
            let url = self.site.current().snapshot.page.url;
            self.queue.push_back(Event::AgentReady {
                origin: "https://www.streamora.com".into(),
                url,
                build: AgentBuild::Wasm,
            });
        }
    }

    fn press(&mut self, target: Ref, action: &Action) -> bool {
        let at = self.site.at;
        let page = &mut self
            .site
            .pages
            .iter_mut()
            .find(|(n, _)| *n == at)
            .unwrap()
            .1;
        let elements = &mut page.snapshot.elements;
        let element = elements.iter_mut().find(|e| e.reference == target).unwrap();
        let name = element.name.clone();
        if let Action::Fill { value, .. } = action {
            element.value = Some(value.clone());
            return false;
        }
        if matches!(element.role, Role::Radio | Role::Checkbox) {
            element.state.retain(|s| *s != ElementState::Unchecked);
            element.state.push(ElementState::Checked);
            for e in elements.iter_mut().filter(|e| e.is(ElementState::Disabled)) {
                e.state = vec![ElementState::Visible, ElementState::Enabled];
            }
            self.site.pressed.push(name);
            return false;
        }
        self.site.pressed.push(name.clone());
        let here = self.site.cancels_at == (at, name.as_str());
        if here || (!self.site.cancels.is_empty() && name == self.site.cancels) {
            self.site.cancelled += 1;
        }
        let found = self
            .site
            .moves
            .iter()
            .find(|(from, press, ..)| *from == at && *press == name)
            .copied();
        if let Some((_, _, to, document)) = found {
            self.site.at = to;
            self.site.loading = (!document).then_some((at, self.site.slow));
            return document;
        }
        false
    }

    pub fn steps(&self) -> Vec<String> {
        let done = |r: &Report| match r {
            Report::Step {
                mark: protocol::view::StepMark::Done,
                text,
            } => Some(text.clone()),
            _ => None,
        };
        self.reports.iter().filter_map(done).collect()
    }

    pub fn result(&self) -> &TaskResult {
        &self
            .result
            .as_ref()
            .unwrap_or_else(|| panic!("the run has not ended: {:#?}", self.reports))
            .0
    }

    pub fn facts(&self) -> &ReceiptFacts {
        &self.result.as_ref().expect("the run has not ended").1
    }

    pub fn notices(&self) -> Vec<String> {
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

    pub fn decisions(&self) -> Vec<(String, Verdict)> {
        self.reports
            .iter()
            .filter_map(|r| {
                if let Report::Decision {
                    action, verdict, ..
                } = r
                {
                    Some((action.clone(), *verdict))
                } else {
                    None
                }
            })
            .collect()
    }
}

pub fn options() -> RunOptions {
    RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    }
}

/// The usual way out: account, offer, survey, last page, done.
pub fn streamora() -> Site {
    Site::default()
        .page("account", "/account", "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\nPayment method: Visa ending in 4242\n(Manage plan -> /account/plan)\n[Upgrade]\n(Sign out -> /logout)")
        .page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[Change plan]\n[Pause subscription]\n(Cancel subscription -> /cancel/offer)\n(Delete account -> /account/delete)")
        .page("offer", "/cancel/offer", "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[No thanks, continue to cancel]")
        .page("survey", "/cancel/survey", "# Why are you leaving?\nTell us the reason for cancelling. You must choose an answer.\no It's too expensive\no I'm taking a break\no Change to a cheaper plan\no Other (please specify)\n[Back]\n[Continue (disabled)]")
        .page("last", "/cancel/confirm", "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026. You keep access until then.\nAn early termination fee of €20.00 applies.\nThis will also cancel Streamora Kids.\n[Keep subscription]\n[Finish cancellation]")
        .page("done", "/cancel/done", "# Your subscription has been cancelled\nYou keep access until 4 December 2026. You won't be charged again. Confirmation number SX-2026-17.\n[Restart subscription]")
        .page("cancelled", "/account", "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]\nPayment method: Visa ending in 4242\n(Sign out -> /logout)")
        .goes("account", "Manage plan", "plan")
        .goes("plan", "Cancel subscription", "offer")
        .goes("offer", "No thanks, continue to cancel", "survey")
        .goes("survey", "Continue", "last")
        .goes("last", "Finish cancellation", "done")
        .cancels_on("Finish cancellation")
}
