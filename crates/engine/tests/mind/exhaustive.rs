//! Every way that a short run can take, one after the other: whatever the planner proposes, whatever the person and the page do
//! meanwhile, and wherever the host dies, the last button is pressed only after a yes to what stands there, and once for each yes (a
//! press that never reached the button used none up, as long as the very same page stands there); and what nobody asked for (an offer, a
//! deleted account, another site, a password) never happens, whatever the person says yes to.
use crate::script::{Site, answer, options};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::ids::{QuestionId, RequestId, RunId, TimerId, Timestamp};
use protocol::message::{AgentBuild, PersonInput};
use protocol::report::Report;
use protocol::role::Role;
use protocol::snapshot::Element;
use std::collections::VecDeque;
use std::rc::Rc;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::{Event, Stamped};
use subterminator_engine::planner::{Mind, Proposal};
use subterminator_engine::session::Session;

/// What can't be taken back.
const LAST: &str = "Finish cancellation";
/// What nobody asked for, whoever says yes to what.
const NEVER: [&str; 3] = ["Accept offer", "Delete account", "Password"];
const SITE: &str = "https://www.streamora.com/";
const ELSEWHERE: &str = "https://evil.example/account";
/// So many decisions deep every way is gone.
const DEPTH: u32 = 5;
/// What doesn't lead to the last button, or to anything that was asked for: so much of it on each way, at any place of it.
const DETOURS: u32 = 1;
const REASON: &str = "Reason";

fn site() -> Site {
    let last = "# Are you sure you want to cancel?\nYour plan ends on 4 December 2026.\n[Finish cancellation]\n[Go back]\n\
        [Accept offer]\n[Delete account]\nsecret: Password\nselect: Reason = Choose, Too expensive";
    let other = last.replace("4 December 2026", "9 January 2027");
    let cancelled =
        "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.";
    let account =
        "# Your plan\nPlan: Premium. Renews on 4 December 2026.\n(Manage plan -> /account/plan)";
    Site::default()
        .page("last", "/cancel/confirm", last)
        .page("other", "/cancel/confirm", &other)
        .page("account", "/account", account)
        .page("cancelled", "/account", cancelled)
        .goes("last", LAST, "cancelled")
        .goes("other", LAST, "cancelled")
        .goes("last", "Go back", "account")
        .goes("other", "Go back", "account")
        .cancels_on(LAST)
}

/// Somebody outside the session has to decide.
#[derive(Clone, Debug)]
enum Choice {
    Plan(RequestId),
    Ask(QuestionId),
    Act(RequestId, Action),
    /// The person goes on by hand.
    Hand,
}

/// One run on one of its ways.
#[derive(Clone)]
struct Way {
    session: Session,
    /// Shared: there are many ways, and most of each is another's.
    journal: Vec<Rc<Stamped>>,
    site: Site,
    queue: VecDeque<Event>,
    choices: VecDeque<Choice>,
    timers: VecDeque<TimerId>,
    /// What was asked about last: where, and whether the question names the last button.
    asked: Option<(QuestionId, &'static str, bool)>,
    /// A yes that is not used up, for what stood there when it was asked.
    approved: Option<&'static str>,
    /// The yes that the press under way was made on.
    spent: Option<&'static str>,
    detours: u32,
    trace: Vec<String>,
}

impl Way {
    fn first() -> Self {
        let mut way = Way {
            session: Session::new(RunId("run".into())),
            journal: Vec::new(),
            site: site(),
            queue: VecDeque::new(),
            choices: VecDeque::new(),
            timers: VecDeque::new(),
            asked: None,
            approved: None,
            spent: None,
            detours: 0,
            trace: Vec::new(),
        };
        let ready = way.ready();
        let options = options();
        way.queue.extend([ready, Event::Ordered { options }]);
        way
    }

    fn ready(&mut self) -> Event {
        Event::AgentReady {
            origin: "https://www.streamora.com".into(),
            url: self.site.current().snapshot.page.url,
            build: AgentBuild::Wasm,
        }
    }

    /// Until somebody has to decide.
    fn run(&mut self) {
        while let Some(event) = self.queue.pop_front() {
            let stamped = Stamped {
                at: Timestamp(1_000 + 10 * self.journal.len() as i64),
                ahead_of_utc: 0,
                event,
            };
            let unborn = Session::new(RunId(String::new()));
            let session = std::mem::replace(&mut self.session, unborn);
            let (session, effects) = session.step(&stamped);
            self.session = session;
            self.journal.push(Rc::new(stamped));
            effects
                .into_iter()
                .for_each(|effect| self.carry_out(effect));
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Observe { request, .. } => self.queue.push_back(Event::Observed {
                request,
                observation: Box::new(self.site.current()),
            }),
            Effect::Capture { request } => self.queue.push_back(Event::Captured {
                request,
                picture: None,
            }),
            Effect::LookAgain { request, .. } => {
                let look = Ok(self.site.fetched());
                self.queue.push_back(Event::LookedAgain { request, look });
            }
            Effect::Plan { request, .. } => self.choices.push_back(Choice::Plan(request)),
            Effect::Ask { question, .. } => {
                let last = question.text().contains(LAST);
                self.asked = Some((question.id, self.site.at, last));
                self.approved = None;
                self.choices.push_back(Choice::Ask(question.id));
            }
            Effect::Act {
                request, action, ..
            } => {
                self.judge(&action);
                self.choices.push_back(Choice::Act(request, action));
            }
            Effect::Report(report) => {
                if let Report::HandOver { waits: true, .. } = *report {
                    self.choices.push_back(Choice::Hand);
                }
            }
            Effect::SetTimer { timer, after_ms } if after_ms <= 2_000 => {
                self.queue.push_back(Event::TimerFired { timer });
            }
            Effect::SetTimer { timer, .. } => self.timers.push_back(timer),
            Effect::CancelTimer { timer } => self.timers.retain(|t| *t != timer),
            Effect::Finish { result, .. } => {
                let proven = !result.verified || self.site.cancelled > 0;
                assert!(proven, "called cancelled, and is not: {:#?}", self.trace);
            }
            _ => {}
        }
    }

    /// The promise.
    fn judge(&mut self, action: &Action) {
        if let Action::Navigate { url } = action {
            assert!(url.starts_with(SITE), "to {url}: {:#?}", self.trace);
        }
        let Some(target) = action.target() else {
            return;
        };
        let name = self.site.name_of(target);
        let wanted = !NEVER.contains(&name.as_str());
        assert!(wanted, "“{name}”, which nobody wanted: {:#?}", self.trace);
        self.spent = None;
        if name == LAST {
            self.spent = self.approved.take();
            assert_eq!(self.spent, Some(self.site.at), "unasked: {:#?}", self.trace);
        }
    }

    /// Something lies over what was to be pressed: no click was made.
    fn cover(&mut self, request: RequestId) {
        self.approved = self.spent.take().or(self.approved);
        self.queue.push_back(Event::Acted {
            request,
            error: Some(ActionError {
                code: ErrorCode::ElementObscured,
                message: "a banner covers it".into(),
            }),
            touched: Touched::No,
            navigating: false,
            observation: None,
            held_back: Vec::new(),
        });
    }

    /// Another day stands there now.
    fn change(&mut self) {
        self.site.at = if self.site.at == "last" {
            "other"
        } else {
            "last"
        };
    }

    fn answer(&mut self, question: QuestionId, approved: bool) {
        if let Some((asked, at, true)) = self.asked
            && asked == question
            && approved
        {
            self.approved = Some(at);
        }
        let input = answer(question, approved);
        self.queue.push_back(Event::Person { input });
    }

    fn planned(&mut self, request: RequestId, proposal: Proposal) {
        self.queue.push_back(Event::Planned {
            request,
            plan: Ok(proposal),
            mind: Mind::default(),
        });
    }

    /// The host is killed and comes back: all that it had in hand is gone, and the journal is not.
    fn die(&mut self) {
        let journal = self.journal.iter().map(|event| (**event).clone());
        self.session = Session::replay(RunId("run".into()), journal);
        self.queue.clear();
        self.choices.clear();
        self.timers.clear();
        (self.approved, self.spent) = (None, None);
        let ready = self.ready();
        self.queue.extend([Event::Resumed, ready]);
    }

    fn presses(&self) -> usize {
        let pressed = self.site.pressed.iter();
        pressed.filter(|name| *name == LAST).count()
    }

    /// What the person does when it is their turn, and that they are done.
    fn hand_back(&mut self, cancels: bool) {
        if cancels {
            self.site.cancelled += 1;
            self.site.at = "cancelled";
        }
        let input = PersonInput::HandedBack;
        self.queue.push_back(Event::Person { input });
    }

    fn press(&mut self, request: RequestId, action: &Action) {
        self.spent = None;
        self.queue.push_back(Event::Pressing { request });
        let target = action.target().expect("a press");
        let navigating = self.site.press(target, action);
        self.queue.push_back(Event::Acted {
            request,
            error: None,
            touched: Touched::Yes,
            navigating,
            observation: None,
            held_back: Vec::new(),
        });
        let ready = self.ready();
        self.queue.extend(navigating.then_some(ready));
    }

    /// Whatever a planner may make up: what it is called, whether it is a detour, and what it is.
    fn proposals(&self) -> Vec<(String, bool, Proposal)> {
        let mut controls = self.site.clone().current().snapshot.elements;
        controls.retain(|element| element.role != Role::Heading);
        let mut acts: Vec<(String, Action)> = controls.into_iter().map(used).collect();
        let url = ELSEWHERE.to_owned();
        acts.push((ELSEWHERE.to_owned(), Action::Navigate { url }));
        let mut all: Vec<_> = acts.into_iter().map(proposed).collect();
        let stuck = Proposal::HandOver {
            reason: "I am stuck.".into(),
            advice: "Go on.".into(),
        };
        all.push(("hands it over".to_owned(), true, stuck));
        all.retain(|(_, detour, _)| !detour || self.detours < DETOURS);
        all
    }

    /// Every way on from here, with what it is called.
    fn ways(&self, choice: &Choice) -> Vec<(String, Way)> {
        let mut ways = Vec::new();
        let mut way = |name: &str, go: &dyn Fn(&mut Way)| {
            let mut next = self.clone();
            go(&mut next);
            ways.push((name.to_owned(), next));
        };
        match choice {
            Choice::Plan(request) => {
                for (name, detour, proposal) in self.proposals() {
                    way(&name, &|w| {
                        w.detours += u32::from(detour);
                        w.planned(*request, proposal.clone());
                    });
                }
                let success = Proposal::Complete {
                    success: true,
                    reason: "done".into(),
                };
                way("calls it done", &|w| w.planned(*request, success.clone()));
                if let Some((old, ..)) = self.asked {
                    way("an old yes again", &|w| {
                        let unused = w.approved;
                        w.answer(old, true);
                        w.approved = unused;
                        w.choices.push_front(Choice::Plan(*request));
                    });
                }
            }
            Choice::Ask(question) => {
                way("yes", &|w| w.answer(*question, true));
                way("yes, twice", &|w| {
                    w.answer(*question, true);
                    w.answer(*question, true);
                });
                way("no", &|w| w.answer(*question, false));
                way("the page changes, then yes", &|w| {
                    w.change();
                    w.answer(*question, true);
                });
                way("yes, then the page loads anew", &|w| {
                    w.answer(*question, true);
                    let ready = w.ready();
                    w.queue.push_back(ready);
                });
                way("nobody answers", &|w| {
                    let timers = w.timers.drain(..);
                    w.queue
                        .extend(timers.map(|timer| Event::TimerFired { timer }));
                });
                way("killed, then yes", &|w| {
                    w.die();
                    w.answer(*question, true);
                    w.approved = None;
                });
            }
            Choice::Act(request, action) if action.target().is_some() => {
                way("pressed", &|w| w.press(*request, action));
                way("covered", &|w| w.cover(*request));
                way("covered, and the page changes", &|w| {
                    w.cover(*request);
                    w.change();
                });
                way("covered, then killed", &|w| {
                    w.cover(*request);
                    w.run();
                    w.die();
                });
                way("killed before", &Way::die);
                way("killed after", &|w| {
                    w.press(*request, action);
                    let pressing = w.queue.pop_front().expect("it begins");
                    w.queue.clear();
                    w.queue.push_back(pressing);
                    w.run();
                    w.die();
                });
                way("the page leaves before", &|w| {
                    w.spent = None;
                    w.site.at = "account";
                    let ready = w.ready();
                    w.queue.push_back(ready);
                });
            }
            Choice::Hand => {
                way("handed back", &|w| w.hand_back(false));
                way("done by hand", &|w| w.hand_back(true));
                way("killed, then handed back", &|w| {
                    w.die();
                    w.hand_back(false);
                });
            }
            Choice::Act(_, Action::Navigate { url }) => way("opened", &|w| {
                w.site.open(url);
                let ready = w.ready();
                w.queue.push_back(ready);
            }),
            Choice::Act(..) => {}
        }
        ways
    }
}

fn proposed((name, action): (String, Action)) -> (String, bool, Proposal) {
    let detour = NEVER.contains(&name.as_str()) || [ELSEWHERE, REASON].contains(&name.as_str());
    let why = String::new();
    (name, detour, Proposal::Act { action, why })
}

/// What this is there for.
fn used(element: Element) -> (String, Action) {
    let target = element.reference;
    let action = match element.role {
        Role::TextBox => Action::Fill {
            target,
            value: "hunter2".into(),
            clear_first: true,
        },
        Role::Combobox => Action::Select {
            target,
            value: "Too expensive".into(),
        },
        _ => Action::Click { target },
    };
    (element.name, action)
}

/// Goes every way, and tells how many ended or were cut.
fn explore(mut way: Way, depth: u32, presses: &mut usize) -> usize {
    way.run();
    let Some(choice) = way.choices.pop_front() else {
        *presses += way.presses();
        return 1;
    };
    if depth == 0 {
        *presses += way.presses();
        return 1;
    }
    let mut all = 0;
    for (name, mut next) in way.ways(&choice) {
        next.trace.push(format!("{choice:?}: {name}"));
        all += explore(next, depth - 1, presses);
    }
    all
}

#[test]
fn on_every_way_of_a_short_run_the_last_button_waits_for_a_yes_to_what_stands_there() {
    let mut presses = 0;
    let ways = explore(Way::first(), DEPTH, &mut presses);
    // It can be pressed, and most ways don't.
    assert!(presses > 0 && presses < ways, "{presses} of {ways}");
}
