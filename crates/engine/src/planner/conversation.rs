//! One run's talk with a model: what it is told each turn, what it answers, what came of that. Pure; sending is the host's.
//! What was sent stays as it was, byte for byte, until history over its budget is pruned in one batch.
mod correction;
mod pruning;

use super::aim::Target;
use super::answer::{Answer, Stop, ToolCall};
use super::decode::{Decoded, decode};
use super::prompt::tell;
use super::tools::{Tool, Toolset};
use super::{PastAction, PlanContext, PlanError, Proposal, page};
use crate::{site, words};
use correction::Shown;
use protocol::action::Action;
use protocol::page_state::PageState;
use serde_json::Value;

/// After so many answers in a row that can't be used, the turn has failed.
const ATTEMPTS: u32 = 3;
/// Of what was done before the conversation began, so much is told.
const PAST_ACTIONS: usize = 5;
/// So many steps in a row that came to nothing, and what is meant may be described.
const FAILED: u32 = 2;
/// A page with fewer elements and fewer bytes of words than this can't be read by what is told of it.
const FEW_ELEMENTS: usize = 3;
const FEW_WORDS: usize = 200;

#[derive(Clone, Debug, PartialEq)]
pub struct Conversation {
    /// Marks what a site wrote; nobody outside this run knows it.
    nonce: String,
    tools: Toolset,
    system: String,
    messages: Vec<Message>,
    /// The call that the next turn has to answer.
    open: Option<OpenCall>,
    /// One line for each turn that was pruned.
    left_out: Vec<String>,
    /// How much of the history the model has been told of, or did itself.
    history: usize,
    /// Answers of this turn that could not be used.
    attempts: u32,
    /// Answers in a row without a call.
    without_call: u32,
    /// The page that the model saw a picture of last.
    pictured: Option<Shown>,
    /// Steps have come to nothing: from now on it may describe what it means.
    describes: bool,
    /// It asked for a picture, or for what needs one.
    wants_picture: bool,
    /// It asked for the page as a whole.
    wants_all: bool,
    /// Of the pages, what it was told.
    known: page::Known,
    /// The page as the model knows it.
    shown: Option<Shown>,
    /// What `browser_action` said the page would be after it, and what it was about.
    expected: Option<PageState>,
    /// Described targets that came to nothing, by page.
    failed: Vec<(String, Target)>,
    /// Steps in a row that came to nothing.
    strikes: u32,
    /// It was unsure in this turn already.
    unsure: bool,
    notes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    User(Told),
    /// The wire's own words, and what was asked for, for the summary.
    Model {
        raw: Value,
        asked: String,
    },
}

/// What the model is told in one message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    pub results: Vec<ToolResult>,
    pub texts: Vec<String>,
    /// Base64 PNG.
    pub picture: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolResult {
    pub call: String,
    pub text: String,
    pub error: bool,
}

/// What an answer comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Proposal(Proposal),
    /// It has been told what was wrong; send the messages anew.
    AskAgain,
    Failed(PlanError),
    /// It won't, or can't, go on: somebody else has to plan this turn.
    GivesUp(String),
}

#[derive(Clone, Debug, PartialEq)]
struct OpenCall {
    id: String,
    what: String,
    /// The targets that it described.
    aim: Vec<Target>,
    kind: Kind,
    /// How long the history was then.
    history: usize,
    /// Further calls in the same answer.
    unheard: Vec<String>,
    /// Arguments that the tool doesn't have.
    ignored: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Look,
    AskNext,
    Claim,
    Act,
}

impl Conversation {
    /// `nonce`: unguessable, of this run.
    pub fn new(nonce: String) -> Self {
        Self::with(nonce, Toolset::Own)
    }

    /// Led with these tools.
    pub fn with(nonce: String, tools: Toolset) -> Self {
        let system = tell("system.text", &[("nonce", &nonce)]);
        Self {
            system: system.trim().to_owned(),
            nonce,
            tools,
            messages: Vec::new(),
            open: None,
            left_out: Vec::new(),
            history: 0,
            attempts: 0,
            without_call: 0,
            pictured: None,
            describes: false,
            wants_picture: false,
            wants_all: false,
            known: page::Known::default(),
            shown: None,
            expected: None,
            failed: Vec::new(),
            strikes: 0,
            unsure: false,
            notes: Vec::new(),
        }
    }

    pub fn system(&self) -> &str {
        &self.system
    }

    pub fn tools(&self) -> Vec<Tool> {
        self.tools.offered(self.describes)
    }

    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// What happened that only a log wants to know, once.
    pub fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    /// When the model asked for one, and on a page whose words tell next to nothing, once.
    pub fn wants_picture(&self, context: &PlanContext) -> bool {
        let pictured = self.pictured.as_ref().map(|p| p.url.as_str());
        self.wants_picture || is_thin(context) && pictured != Some(&here(context))
    }

    /// Tells the model what came of its last call and what the page is now.
    pub fn begin_turn(&mut self, context: &PlanContext, picture: Option<String>) {
        self.attempts = 0;
        let led = self.led_without(context);
        let mut told = self.outcome(context);
        self.describes |= self.strikes >= FAILED;
        self.history = context.history.len();
        if self.messages.is_empty() {
            told.texts.push(goal(context, &self.nonce));
        }
        told.texts.extend(led);
        self.unsure = false;
        self.shown = Some(Shown::of(context));
        let wanted = std::mem::take(&mut self.wants_picture);
        if picture.is_some() {
            self.leave_out_pictures();
            self.pictured.clone_from(&self.shown);
            told.texts.push(tell("turn.picture", &[]));
        } else if wanted {
            told.texts.push(tell("turn.no_picture", &[]));
        }
        told.picture = picture;
        let whole = std::mem::take(&mut self.wants_all);
        if let Some(Message::User(_)) = self.messages.last() {
            // Nobody has read the last one.
            self.known.forget_lines();
        }
        let page = page::render(context, &self.nonce, &mut self.known, whole);
        told.texts.push(page);
        match self.messages.last_mut() {
            // Nobody answered the last message: it is told anew, as things are now.
            Some(Message::User(unanswered)) => {
                told.results = std::mem::take(&mut unanswered.results);
                if self.messages.len() == 1 {
                    told.texts.insert(0, goal(context, &self.nonce));
                }
                if let Some(Message::User(last)) = self.messages.last_mut() {
                    *last = told;
                }
            }
            _ => self.messages.push(Message::User(told)),
        }
        self.prune();
    }

    /// Takes in an answer to the messages as they are.
    pub fn hear(&mut self, answer: Answer) -> Heard {
        match answer.stop {
            Stop::Refused => return Heard::GivesUp(refusal(&answer.text)),
            Stop::Full => {
                // Begun anew, it fits again.
                *self = Self::with(self.nonce.clone(), self.tools.clone());
                return Heard::GivesUp("the conversation has become too long for it".to_owned());
            }
            Stop::CutOff if answer.calls.iter().all(|c| c.arguments.is_err()) => {
                self.add(tell("feedback.cut_off", &[]));
                return self.again("Its answer was cut off before the step was complete.");
            }
            Stop::CutOff | Stop::Done => {}
        }
        let Some(call) = answer.calls.first().cloned() else {
            return self.no_call(&answer);
        };
        self.without_call = 0;
        let unheard: Vec<String> = answer.calls.iter().skip(1).map(|c| c.id.clone()).collect();
        if !unheard.is_empty() {
            self.notes.push(format!(
                "the model asked for {} steps in one answer; only the first one counts",
                answer.calls.len()
            ));
        }
        let what = asked(&call);
        self.messages.push(Message::Model {
            raw: answer.raw,
            asked: what.clone(),
        });
        let decoded = call
            .arguments
            .as_ref()
            .map_err(|why| tell("feedback.misfit", &[("why", why)]))
            .and_then(|arguments| decode(&self.tools, &call.name, arguments));
        let decoded = decoded.and_then(|d| self.sensible(d));
        match decoded {
            Ok(Decoded {
                proposal,
                expected,
                picture,
                ignored,
                ..
            }) => {
                self.expected = expected;
                self.wants_picture |= picture;
                self.wants_all |= matches!(proposal, Proposal::Look { everything: true });
                self.open = Some(OpenCall {
                    id: call.id,
                    what,
                    aim: match &proposal {
                        Proposal::Aim(aim) => aim.targets.clone(),
                        _ => Vec::new(),
                    },
                    kind: Kind::of(&proposal),
                    history: self.history,
                    unheard,
                    ignored,
                });
                Heard::Proposal(proposal)
            }
            Err(why) => {
                let mut told = Told {
                    results: vec![ToolResult {
                        call: call.id,
                        text: why.clone(),
                        error: true,
                    }],
                    ..Told::default()
                };
                told.results.extend(unheard.into_iter().map(only_first));
                self.messages.push(Message::User(told));
                self.again(&why)
            }
        }
    }

    fn no_call(&mut self, answer: &Answer) -> Heard {
        self.without_call += 1;
        if self.without_call >= ATTEMPTS {
            self.without_call = 0;
            return Heard::Failed(PlanError::NoAction(words::say("model.no_action", &[])));
        }
        let again = tell("feedback.no_call", &[]);
        if answer.text.is_empty() {
            // An empty message can't be sent back.
            self.add(again);
        } else {
            self.messages.push(Message::Model {
                raw: answer.raw.clone(),
                asked: "no step".to_owned(),
            });
            self.messages.push(Message::User(Told {
                texts: vec![again],
                ..Told::default()
            }));
        }
        Heard::AskAgain
    }

    fn again(&mut self, why: &str) -> Heard {
        self.attempts += 1;
        if self.attempts < ATTEMPTS {
            return Heard::AskAgain;
        }
        self.attempts = 0;
        Heard::Failed(PlanError::Unfit(words::say("model.unfit", &[("why", why)])))
    }

    /// One more block for the message that waits for its answer.
    fn add(&mut self, text: String) {
        match self.messages.last_mut() {
            Some(Message::User(told)) => told.texts.push(text),
            _ => self.messages.push(Message::User(Told {
                texts: vec![text],
                ..Told::default()
            })),
        }
    }

    /// What the open call came to, and what was done beside it.
    fn outcome(&mut self, context: &PlanContext) -> Told {
        let mut told = Told::default();
        let Some(open) = self.open.take() else {
            return told;
        };
        let what = [("what", open.what.as_str())];
        let refused = context.refused.last();
        let (text, error) = match (open.kind, context.history.get(open.history), refused) {
            (Kind::Look, ..) => (tell("feedback.looked", &[]), false),
            (Kind::AskNext, ..) => (tell("feedback.will_ask", &[]), false),
            (Kind::Claim, _, why) => {
                let why = why.map_or("", String::as_str);
                (tell("feedback.claim", &[("why", why)]), true)
            }
            (Kind::Act, Some(past), _) => match &past.error {
                None => match self.judge(&open, context) {
                    None => {
                        self.strikes = 0;
                        (tell("feedback.done", &what), false)
                    }
                    Some(mismatch) => (mismatch, true),
                },
                Some(why) => {
                    self.failed_here(&open);
                    let why = page::marked(why, &self.nonce);
                    (tell("feedback.failed", &[what[0], ("why", &why)]), true)
                }
            },
            (Kind::Act, None, Some(why)) => {
                self.failed_here(&open);
                let why = &page::marked(why, &self.nonce);
                (tell("feedback.refused", &[what[0], ("why", why)]), true)
            }
            (Kind::Act, None, None) => (tell("feedback.not_done", &[]), true),
        };
        let text = match open.ignored.as_slice() {
            [] => text,
            names => {
                let ignored = tell("feedback.ignored", &[("names", &names.join(", "))]);
                format!("{text} {ignored}")
            }
        };
        told.results.push(ToolResult {
            call: open.id,
            text,
            error,
        });
        told.results
            .extend(open.unheard.into_iter().map(only_first));
        told
    }

    /// What others did while the model could not be asked.
    fn led_without(&self, context: &PlanContext) -> Option<String> {
        let own = usize::from(self.open.is_some());
        let others = context.history.get(self.history + own..)?;
        let led: Vec<String> = others.iter().map(|p| describe(p, &self.nonce)).collect();
        (!self.messages.is_empty() && !led.is_empty())
            .then(|| tell("feedback.offline_led", &[("what", &led.join("; "))]))
    }
}

impl Kind {
    fn of(proposal: &Proposal) -> Self {
        match proposal {
            Proposal::Look { .. } => Self::Look,
            Proposal::AskNext { .. } => Self::AskNext,
            Proposal::Complete { .. } => Self::Claim,
            Proposal::Act { .. }
            | Proposal::Aim(_)
            | Proposal::HandOver { .. }
            | Proposal::Which { .. } => Self::Act,
        }
    }
}

fn only_first(call: String) -> ToolResult {
    ToolResult {
        call,
        text: tell("feedback.only_first", &[]),
        error: true,
    }
}

/// In the model's own words: no word of a page is in it.
fn asked(call: &ToolCall) -> String {
    match &call.arguments {
        Ok(arguments) => format!("{} {arguments}", call.name),
        Err(_) => call.name.clone(),
    }
}

fn refusal(text: &str) -> String {
    match text.trim() {
        "" => "it refuses, without a reason".to_owned(),
        why => format!(
            "it refuses: “{}”",
            why.chars().take(200).collect::<String>()
        ),
    }
}

/// A page drawn as one picture has neither controls nor words that could be told.
fn is_thin(context: &PlanContext) -> bool {
    let observation = &context.observation;
    observation.snapshot.elements.len() < FEW_ELEMENTS && observation.text.len() < FEW_WORDS
}

fn here(context: &PlanContext) -> String {
    site::plain(&context.observation.snapshot.page.url)
}

/// The goal, and what was done before anybody could tell the model.
fn goal(context: &PlanContext, nonce: &str) -> String {
    let mut told = tell("goal.cancel", &[("service", &context.service)]);
    if let Some(plan) = &context.plan {
        told.push('\n');
        told.push_str(&tell("goal.plan", &[("plan", plan)]));
    }
    let recent = context.history.len().saturating_sub(PAST_ACTIONS);
    let done = context.history[recent..].iter();
    let done: Vec<String> = done.map(|p| format!("- {}", describe(p, nonce))).collect();
    let failed = context.history.iter().filter_map(|past| {
        let why = page::marked(past.error.as_ref()?, nonce);
        Some(format!("- {}: {why}", describe(past, nonce)))
    });
    let failed: Vec<String> = failed.collect();
    for (key, lines) in [("goal.resumed", done), ("goal.errors", failed)] {
        if !lines.is_empty() {
            told.push('\n');
            told.push_str(&tell(key, &[]));
            told.push('\n');
            told.push_str(&lines.join("\n"));
        }
    }
    told
}

/// `click button <page-…>Continue</page-…> on RETENTION_OFFER`
fn describe(past: &PastAction, nonce: &str) -> String {
    let verb = match &past.action {
        Action::Click { .. } => "click",
        Action::Fill { .. } => "fill",
        Action::Select { .. } => "select",
        Action::ScrollTo { .. } | Action::ScrollFor { .. } | Action::ScrollPage { .. } => "scroll",
        Action::Navigate { .. } => "navigate",
        Action::Wait { .. } => "wait",
    };
    let target = past.target.as_ref();
    let target = target.map(|t| format!(" {} {}", t.role, page::marked(&t.name, nonce)));
    format!("{verb}{} on {}", target.unwrap_or_default(), past.before)
}
