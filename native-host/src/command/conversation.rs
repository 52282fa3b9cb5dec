//! The talk with the hosts that carry out the job: shows what they tell, carries the person's answers, until the run is over.
use super::body::{Body, Happens};
use super::events::Events;
use super::gate::Gate;
use super::outside::Heard;
use super::{Answered, Ask, Browser, Hosts, Job, Outside, Said, Told, failed};
use crate::control::{Greeted, Lines, Reader};
use crate::launch::Happened;
use crate::stop::Stop;
use crate::terminal::{Answer, Answers, Asked, Awaited, Reply, Terminal, shown};
use crate::{clock, program::program};
use engine::words;
use protocol::control::{Dialog, DialogKind, FromHost, Order, ToHost};
use protocol::ids::RunId;
use protocol::message::{NoAnswer, PersonInput, Via};
use protocol::report::{Report, ReportLine};
use protocol::task::{Reason, TaskResult};
use std::io::IsTerminal;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};

/// From the press of the button to the host's first word, and from a lost host to its next one.
const HOST_PATIENCE: Duration = Duration::from_secs(30);
/// How long an interrupted run may take to say how it ended.
const LAST_WORDS: Duration = Duration::from_millis(900);

/// What came next.
enum Next {
    Line(FromHost),
    HostGone,
    Host(Greeted),
    Answer(Answer),
    /// From whoever leads the run.
    Outside(Heard),
    Stop,
    Browser(Happens),
    Late,
}

pub(super) struct Conversation<'a> {
    job: &'a Job,
    terminal: &'a mut Terminal,
    events: Option<Events>,
    answers: Option<Answers>,
    outside: Option<Outside>,
    /// Whom to take, where any browser of the person's may come.
    gate: Option<Gate>,
    host: Option<(Lines<ToHost>, Reader<FromHost>)>,
    /// Lines to hosts that were replaced: dropping one would tell its host, if it still lives, to interrupt the run.
    replaced: Vec<Lines<ToHost>>,
    run: Option<RunId>,
    question: Option<Asked>,
    /// It is the person's turn in the page, and they may say here that they are done.
    handed_over: bool,
    /// When silence becomes a failure; none while the run talks.
    patience: Option<Instant>,
}

impl<'a> Conversation<'a> {
    pub(super) fn new(
        job: &'a Job,
        terminal: &'a mut Terminal,
        events: Option<Events>,
        outside: Option<Outside>,
    ) -> Self {
        let (gate, patience) = match &job.browser {
            Browser::Launched(_) | Browser::Served(_) => {
                (None, Some(Instant::now() + HOST_PATIENCE))
            }
            // A person has all the time that they want.
            Browser::Running(handing) => (Some(Gate::new(handing.clone())), None),
        };
        Self {
            job,
            terminal,
            events,
            answers: None,
            outside,
            gate,
            host: None,
            replaced: Vec::new(),
            run: None,
            question: None,
            handed_over: false,
            patience,
        }
    }

    /// Until the run is over, one way or the other.
    pub(super) async fn hold(
        &mut self,
        hosts: &mut Hosts,
        body: &mut Body,
        stop: &mut Stop,
    ) -> TaskResult {
        loop {
            let next = tokio::select! {
                biased;
                () = stop.asked() => Next::Stop,
                line = next_line(&mut self.host) => line.map_or(Next::HostGone, Next::Line),
                answer = next_answer(&mut self.answers) => Next::Answer(answer),
                heard = next_heard(&mut self.outside) => heard.map_or(Next::Stop, Next::Outside),
                Some(host) = hosts.recv() => match host {
                    Ok(host) => Next::Host(host),
                    Err(error) => return self.fail(Reason::BrowserError, &error.to_string()),
                },
                happens = body.next() => Next::Browser(happens),
                () = wait_until(self.patience) => Next::Late,
            };
            match next {
                Next::Line(FromHost::AnswerDialog { accept }) => body.answer_dialog(accept),
                Next::Line(FromHost::PressButton) => body.press().await,
                Next::Line(line) => {
                    if let Some(result) = self.on_line(line) {
                        return result;
                    }
                }
                Next::Answer(answer) => self.on_answer(&answer),
                Next::Outside(Heard::Call(call)) => {
                    if let Some((lines, _)) = &self.host {
                        lines.send(ToHost::Call { call });
                    }
                }
                Next::Outside(Heard::Answered(answered)) => self.on_answered(&answered),
                Next::Host(host) => self.on_host(host),
                Next::HostGone => {
                    tracing::info!("the host went; waiting for the next one");
                    self.host = None;
                    // Who would have to ask the person is gone.
                    body.answer_dialog(false);
                    self.patience = match self.waits_for_another_tab() {
                        true => None,
                        false => Some(Instant::now() + HOST_PATIENCE),
                    };
                }
                Next::Stop => return self.interrupt("You stopped it").await,
                Next::Browser(Happens::Lost(why)) => return self.fail(Reason::McpError, &why),
                Next::Browser(Happens::Browser(Happened::Ended)) => {
                    return self.interrupt("The browser was closed").await;
                }
                Next::Browser(Happens::Browser(Happened::Dialog(dialog))) => {
                    self.on_dialog(dialog, body);
                }
                Next::Late => {
                    let message = self.silence();
                    return self.fail(Reason::BrowserError, &message);
                }
            }
        }
    }

    /// The tab that was handed over went to another command: this one's order wasn't taken.
    fn waits_for_another_tab(&mut self) -> bool {
        let none_yet = self.run.is_none();
        let Some(gate) = self.gate.as_mut().filter(|_| none_yet) else {
            return false;
        };
        gate.opens_again();
        self.terminal
            .line("The tab was not given to this command. Still waiting.");
        true
    }

    /// What it means that nothing was heard for too long.
    fn silence(&self) -> String {
        match (&self.run, &self.host) {
            (None, None) => format!(
                "The extension did not get in touch. Run “{} doctor” to see what is missing. Nothing was changed.",
                program()
            ),
            (None, Some(_)) => "The extension did not get into the page. Reload the page and try again. Nothing was changed.".to_owned(),
            (Some(_), _) => "The line to the browser was lost and did not come back. Run the same command again: it first looks at where things stand, and presses nothing twice.".to_owned(),
        }
    }

    fn on_host(&mut self, host: Greeted) {
        if let Some(gate) = &mut self.gate {
            let live = self.host.is_some();
            match gate.lets_in(&host, live, self.run.is_some()) {
                Ok(None) => {}
                Ok(Some(words)) => self.terminal.line(&words),
                // Dropping its line is the answer that it gets.
                Err(None) => return,
                Err(Some(words)) => return self.terminal.line(&words),
            }
        }
        let Greeted { lines, reader, .. } = host;
        // What the host before it asked is void; it asks anew.
        self.settle();
        // A new host takes the place of one that was replaced under us.
        lines.send(ToHost::Order {
            order: Order {
                run: self.run.clone(),
                options: self.job.options.clone(),
            },
        });
        let before = self.host.replace((lines, reader));
        self.replaced.extend(before.map(|(lines, _)| lines));
        self.patience = Some(Instant::now() + HOST_PATIENCE);
    }

    fn on_line(&mut self, line: FromHost) -> Option<TaskResult> {
        match line {
            // It has said that before.
            FromHost::Hello { .. } => None,
            // The run is being ended: whatever stands goes with the browser.
            FromHost::AnswerDialog { .. } | FromHost::PressButton => None,
            FromHost::Turn { turn } => {
                if let Some(outside) = &self.outside {
                    outside.tell(Told::Turn(turn));
                }
                None
            }
            FromHost::Failed { message } => Some(self.fail(Reason::BrowserError, &message)),
            FromHost::Line { line } => self.on_report(*line),
        }
    }

    fn on_report(&mut self, line: ReportLine) -> Option<TaskResult> {
        self.patience = None;
        self.run = Some(line.run.clone());
        if let Some(events) = &mut self.events {
            events.write(&line);
        }
        if let Report::Answer { question, .. } = &line.report
            && self
                .question
                .as_ref()
                .is_some_and(|(_, open)| open == question)
        {
            self.settle();
        }
        // A page is read anew only where no question stands any more, and the run goes on.
        if let Report::State { .. } = &line.report {
            self.handed_over = false;
            if let Some(outside) = &self.outside {
                outside.ask(None);
            }
        }
        self.terminal.report(&line);
        if let Some(outside) = &self.outside
            && let Some(note) = note_of(&line.report)
        {
            outside.tell(Told::Note(note));
        }
        match line.report {
            Report::Question { question, text, .. } => {
                self.on_question((line.run, question), text);
            }
            Report::HandOver {
                waits: true,
                reason,
                choices,
                ..
            } => self.on_hand_over(line.run, reason, choices),
            Report::Outcome { result, .. } => return Some(*result),
            _ => {}
        }
        None
    }

    /// In a window the run waits. Whoever has the terminal may say there, too, that it is done; what comes through a pipe was
    /// written for questions. An assistant's program is asked only where there is something to choose.
    fn on_hand_over(&mut self, run: RunId, reason: String, choices: Vec<String>) {
        let about = Awaited::HandBack(run, choices.len());
        if let Some(outside) = &self.outside {
            if !choices.is_empty() {
                self.handed_over = true;
                let text = shown(&reason);
                let choices = choices.iter().map(|name| shown(name)).collect();
                outside.ask(Some(Ask {
                    about,
                    text,
                    choices,
                }));
            }
            return;
        }
        if !std::io::stdin().is_terminal() {
            return;
        }
        self.handed_over = true;
        if !choices.is_empty() {
            self.terminal.line(&words::say("advice.choose", &[]));
        }
        self.terminal.line(&words::say("advice.enter", &[]));
        self.answers.get_or_insert_with(Answers::start).ask(about);
    }

    fn on_question(&mut self, question: Asked, text: String) {
        self.question = Some(question.clone());
        if let Some(outside) = &self.outside {
            let text = shown(&text);
            return outside.ask(Some(Ask {
                about: Awaited::Answer(question),
                text,
                choices: Vec::new(),
            }));
        }
        self.terminal.prompt();
        match self.job.answer {
            Some(approved) => {
                self.terminal.prompt_answered(approved);
                self.send_answer(PersonInput::Answer {
                    question: question.1,
                    approved,
                    via: Via::Script,
                });
            }
            None => self
                .answers
                .get_or_insert_with(Answers::start)
                .ask(Awaited::Answer(question)),
        }
    }

    fn on_answer(&mut self, answer: &Answer) {
        self.terminal.prompt_ended();
        if let (true, Awaited::HandBack(run, choices)) = (self.handed_over, &answer.to) {
            return self.on_handed_back(run.clone(), *choices, answer.reply);
        }
        match self.question.clone() {
            Some(open) if Awaited::Answer(open.clone()) == answer.to => {
                self.send_answer(answer.reply.input(open.1));
            }
            // The line was begun for another question: it says nothing about this one.
            Some(open) => {
                self.terminal
                    .line("That question was settled already. The one above is open.");
                self.terminal.prompt();
                if let Some(answers) = &mut self.answers {
                    answers.ask(Awaited::Answer(open));
                }
            }
            None => {}
        }
    }

    /// A bare Enter, a yes, or the number of a choice; after anything else it is still the person's turn.
    fn on_handed_back(&mut self, run: RunId, choices: usize, reply: Reply) {
        match (reply, &self.host) {
            (Reply::Number(choice), Some((lines, _)))
                if (1..=choices).contains(&usize::from(choice)) =>
            {
                self.handed_over = false;
                let input = PersonInput::Choose { choice };
                lines.send(ToHost::Input { input });
            }
            (Reply::Yes | Reply::No, Some((lines, _))) => {
                self.handed_over = false;
                let input = PersonInput::HandedBack;
                lines.send(ToHost::Input { input });
            }
            // Nobody types there any more: the page still has its button.
            (Reply::None(NoAnswer::EndOfInput), _) => {}
            _ => {
                if let Some(answers) = &mut self.answers {
                    answers.ask(Awaited::HandBack(run, choices));
                }
            }
        }
    }

    /// What the person said in the assistant's program.
    fn on_answered(&mut self, answered: &Answered) {
        let question = match &answered.about {
            Awaited::Answer(question) if self.question.as_ref() == Some(question) => question.1,
            Awaited::HandBack(run, choices) if self.handed_over => {
                // None of them: the page still waits for them.
                if let Said::Choice(choice) = answered.said {
                    self.on_handed_back(run.clone(), *choices, Reply::Number(choice));
                }
                return;
            }
            _ => return,
        };
        let approved = match answered.said {
            Said::Yes => true,
            Said::No | Said::Choice(_) => false,
            Said::TooSoon => {
                let told = words::say("mcp.too_soon", &[]);
                self.terminal.line(&told);
                if let Some(outside) = &self.outside {
                    outside.tell(Told::Note(told));
                }
                return;
            }
        };
        self.send_answer(PersonInput::Answer {
            question,
            approved,
            via: Via::Assistant,
        });
    }

    /// The run tells it; before there is a run nobody else can.
    fn on_dialog(&mut self, dialog: Dialog, body: &Body) {
        let stands = dialog.kind == DialogKind::Confirm;
        match (&self.run, &self.host) {
            (Some(_), Some((lines, _))) if stands => lines.send(ToHost::DialogStands { dialog }),
            (Some(_), Some((lines, _))) => lines.send(ToHost::Dialog { dialog }),
            _ => {
                body.answer_dialog(false);
                self.terminal.line(&engine::session::dialog::said(&dialog));
            }
        }
    }

    /// No question is open any more.
    fn settle(&mut self) {
        self.question = None;
        if let Some(outside) = &self.outside {
            outside.ask(None);
        }
    }

    fn send_answer(&mut self, input: PersonInput) {
        self.settle();
        if let Some((lines, _)) = &self.host {
            lines.send(ToHost::Input { input });
        }
    }

    /// Ends our direction of the line, which the host takes as an interruption, and hears how the run ended.
    async fn interrupt(&mut self, why: &str) -> TaskResult {
        self.terminal.line(&format!("{why}. Ending the run."));
        if let Some((lines, mut reader)) = self.host.take() {
            let heard = async {
                lines.finish().await;
                while let Some(line) = reader.next().await {
                    if let Some(result) = self.on_line(line) {
                        return Some(result);
                    }
                }
                None
            };
            if let Ok(Some(result)) = timeout(LAST_WORDS, heard).await {
                return result;
            }
        }
        let message = match self.run {
            None => "Interrupted before anything was done. Nothing was changed.",
            Some(_) => {
                "Interrupted. Run the same command again to see where things stand; nothing is pressed twice."
            }
        };
        self.fail(Reason::Interrupted, message)
    }

    fn fail(&mut self, reason: Reason, message: &str) -> TaskResult {
        let mut result = failed(self.job, reason, message, self.terminal);
        result.run = self.run.as_ref().map(|r| r.0.clone());
        if let (Some(events), Some(run)) = (&mut self.events, &self.run) {
            let report = Report::Outcome {
                result: Box::new(result.clone()),
                headline: message.to_owned(),
                lines: Vec::new(),
            };
            events.write(&ReportLine {
                at: clock::iso(clock::now()),
                run: run.clone(),
                report,
            });
        }
        result
    }
}

async fn next_line(host: &mut Option<(Lines<ToHost>, Reader<FromHost>)>) -> Option<FromHost> {
    match host {
        Some((_, reader)) => reader.next().await,
        None => std::future::pending().await,
    }
}

/// What whoever leads the run has to know between two turns.
fn note_of(report: &Report) -> Option<String> {
    match report {
        Report::Question { text, .. } => Some(format!(
            "The person is asked, in the page, and nothing goes on until they answer:\n{text}"
        )),
        Report::Answer { why, .. } => Some(why.clone()),
        Report::HandOver { reason, advice, .. } => Some(format!("{reason} {advice}")),
        Report::Notice { text } => Some(text.clone()),
        _ => None,
    }
}

/// `None` when whoever leads the run has gone.
async fn next_heard(outside: &mut Option<Outside>) -> Option<Heard> {
    match outside {
        Some(outside) => outside.next().await,
        None => std::future::pending().await,
    }
}

async fn next_answer(answers: &mut Option<Answers>) -> Answer {
    match answers {
        Some(answers) => answers.next().await,
        None => std::future::pending().await,
    }
}

async fn wait_until(when: Option<Instant>) {
    match when {
        Some(when) => sleep_until(when).await,
        None => std::future::pending().await,
    }
}
