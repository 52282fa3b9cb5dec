//! What a person at a terminal sees of a run, and how they answer. Everything for people goes to stderr; it reads without
//! colour. It must not know sockets and browsers.
use crate::clean;
use crate::mark;
use crate::output::{say, width};
use indicatif::{ProgressBar, ProgressStyle};
use protocol::ids::{QuestionId, RunId};
use protocol::message::{NoAnswer, PersonInput, Via};
use protocol::report::{Report, ReportLine};
use protocol::view::StepMark;
use std::io::{BufRead, IsTerminal};
use std::time::Duration;
use tokio::sync::mpsc;

pub const PROMPT: &str = "Approve? [y/N] ";

/// The live list on stderr.
#[derive(Debug)]
pub struct Terminal {
    /// Turns while something is being done; only where a person watches.
    spinner: Option<ProgressBar>,
    live: bool,
    verbose: bool,
    last_step: String,
    /// Told after the outcome.
    receipt: Option<String>,
    /// What the person has to do, as it was last told: it isn't told twice.
    handed_over: Option<(String, String)>,
    prompting: bool,
}

impl Terminal {
    pub fn new(verbose: bool) -> Self {
        let live = std::io::stderr().is_terminal();
        Self {
            spinner: None,
            live,
            verbose,
            last_step: String::new(),
            receipt: None,
            handed_over: None,
            prompting: false,
        }
    }

    /// One line of its own.
    pub fn line(&mut self, text: &str) {
        self.rest();
        if std::mem::take(&mut self.prompting) {
            say("\n");
        }
        say(&format!("{}\n", shown(text)));
    }

    /// What is being done right now.
    pub fn doing(&mut self, text: &str) {
        if !self.live {
            return self.line(&format!("{} {text}", mark::step(StepMark::Doing)));
        }
        self.rest();
        // The template is ours and valid; without it the default one serves.
        let style = ProgressStyle::with_template("{spinner} {wide_msg}");
        let spinner = ProgressBar::new_spinner().with_message(short(&shown(text)));
        spinner.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        spinner.enable_steady_tick(Duration::from_millis(100));
        self.spinner = Some(spinner);
    }

    fn rest(&mut self) {
        if let Some(spinner) = self.spinner.take() {
            spinner.finish_and_clear();
        }
    }

    pub fn report(&mut self, line: &ReportLine) {
        match &line.report {
            Report::Opened { resumed: true, .. } => self.line(
                "An earlier run here was not finished. It goes on from what the page says now.",
            ),
            Report::Opened { .. } => {}
            Report::State {
                state,
                confidence,
                reason,
                ..
            } if self.verbose => {
                self.line(&format!("  page: {state} ({confidence:.2}) {reason}"));
            }
            Report::Decision {
                action,
                why,
                reasons,
                ..
            } if self.verbose => {
                self.line(&format!("  {action}: {why}"));
                if !reasons.is_empty() {
                    self.line(&format!("    as the way on: {}", reasons.join(", ")));
                }
            }
            Report::State { .. }
            | Report::Page { .. }
            | Report::Decision { .. }
            | Report::Irreversible { .. } => {}
            Report::Step {
                mark: StepMark::Doing,
                text,
                ..
            } => {
                if self.last_step != *text {
                    self.doing(text);
                    self.last_step.clone_from(text);
                }
            }
            Report::Step { mark: m, text, why } => {
                self.line(&format!("{} {text}", mark::step(*m)));
                if self.verbose && !why.is_empty() {
                    self.line(&format!("  {why}"));
                }
                self.last_step.clear();
            }
            Report::Question { text, .. } => self.line(&format!("\n{text}")),
            Report::Answer { approved, why, .. } => {
                self.line(&format!("{} {why}", mark::answer(*approved)));
            }
            Report::HandOver {
                reason,
                advice,
                waits,
                choices,
            } => {
                self.line(&format!("{} {reason}", mark::step(StepMark::YourTurn)));
                self.line(&format!("  {advice}"));
                for (n, name) in (1..=u8::MAX).zip(choices).filter(|_| *waits) {
                    self.line(&format!("    {n}  “{name}”"));
                }
                self.handed_over = Some((reason.clone(), advice.clone()));
            }
            Report::Notice { text } => self.line(text),
            Report::Outcome {
                headline, lines, ..
            } => {
                let told = self.handed_over.take().filter(|(why, _)| why == headline);
                if told.is_none() {
                    self.line(&format!("\n{headline}"));
                }
                let known =
                    |line: &&String| told.as_ref().is_some_and(|(_, advice)| *line == advice);
                for line in lines.iter().filter(|line| !known(line)) {
                    self.line(line);
                }
                if let Some(path) = self.receipt.take() {
                    self.line(&format!("Receipt: {path}"));
                }
            }
            Report::Receipt { html, .. } => self.receipt = Some(html.clone()),
        }
    }

    pub fn prompt(&mut self) {
        self.rest();
        self.prompting = true;
        say(PROMPT);
    }

    /// An answer that nobody typed stands behind the prompt all the same.
    pub fn prompt_answered(&mut self, approved: bool) {
        self.prompting = false;
        say(&format!(
            "{} (--answer)\n",
            if approved { "y" } else { "n" }
        ));
    }

    /// The person's own Enter has ended the prompt's line; a pipe's has not.
    pub fn prompt_ended(&mut self) {
        if std::io::stdin().is_terminal() {
            self.prompting = false;
        }
    }
}

/// As much of it as fits beside the spinner, in whole words.
fn short(text: &str) -> String {
    let room = width(std::io::stderr())
        .unwrap_or(usize::MAX)
        .saturating_sub(4);
    let lines = textwrap::wrap(text, room.max(1));
    match &lines[..] {
        [first, _, ..] => format!("{first} …"),
        _ => text.to_owned(),
    }
}

/// What a page says is shown as text: nothing in it moves the cursor, hides or turns around what stands beside it.
pub fn shown(text: &str) -> String {
    clean::text(text)
}

/// A question as the command knows it: their numbers begin anew with each run.
pub type Asked = (RunId, QuestionId);

/// What a line from stdin is read for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    Answer(Asked),
    /// That the person has done what was theirs to do, or which of so many they choose.
    HandBack(RunId, usize),
}

/// One line from stdin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub to: Awaited,
    pub reply: Reply,
}

/// What a line amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    Yes,
    No,
    /// One of those that were numbered, from 1.
    Number(u8),
    None(NoAnswer),
}

impl Reply {
    /// What was read up to the line's end, or to the end of the input.
    pub fn read(line: &[u8]) -> Self {
        let text = String::from_utf8_lossy(line);
        match text.trim().to_lowercase().as_str() {
            "y" | "yes" => Self::Yes,
            "" if !line.ends_with(b"\n") => Self::None(NoAnswer::EndOfInput),
            // A bare Enter takes what the prompt offers in capitals.
            "n" | "no" | "" => Self::No,
            text => match text.parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::None(NoAnswer::Unclear),
            },
        }
    }

    pub fn input(self, question: QuestionId) -> PersonInput {
        let answer = |approved| PersonInput::Answer {
            question,
            approved,
            via: match std::io::stdin().is_terminal() {
                true => Via::Terminal,
                false => Via::Input,
            },
        };
        match self {
            Self::Yes => answer(true),
            Self::No => answer(false),
            Self::Number(_) => PersonInput::NoAnswer {
                question,
                why: NoAnswer::Unclear,
            },
            Self::None(why) => PersonInput::NoAnswer { question, why },
        }
    }
}

/// Reads stdin only while something is asked there: what stands in a pipe beyond it stays there.
#[derive(Debug)]
pub struct Answers {
    ask: std::sync::mpsc::Sender<Awaited>,
    answers: mpsc::UnboundedReceiver<Answer>,
    /// What the line is for that is being waited for.
    reading: Option<Awaited>,
}

impl Answers {
    pub fn start() -> Self {
        let (ask, questions) = std::sync::mpsc::channel();
        let (to, answers) = mpsc::unbounded_channel();
        std::thread::spawn(move || {
            for question in questions {
                if to.send(read_answer(question)).is_err() {
                    return;
                }
            }
        });
        Self {
            ask,
            answers,
            reading: None,
        }
    }

    pub fn ask(&mut self, awaited: Awaited) {
        if self.reading.is_none() && self.ask.send(awaited.clone()).is_ok() {
            self.reading = Some(awaited);
        }
    }

    /// The next line. What it was begun for may be settled since.
    pub async fn next(&mut self) -> Answer {
        match self.answers.recv().await {
            Some(answer) => {
                self.reading = None;
                answer
            }
            None => std::future::pending().await,
        }
    }
}

fn read_answer(to: Awaited) -> Answer {
    let stdin = std::io::stdin();
    if stdin.is_terminal() {
        // What was typed before the question was shown is no answer to it.
        let _ = rustix::termios::tcflush(&stdin, rustix::termios::QueueSelector::IFlush);
    }
    let mut line = Vec::new();
    // An input that can't be read any further has ended.
    let reply = match stdin.lock().read_until(b'\n', &mut line) {
        Ok(_) => Reply::read(&line),
        Err(_) => Reply::None(NoAnswer::EndOfInput),
    };
    Answer { to, reply }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_says_moves_nothing_in_the_terminal() {
        assert_eq!(
            shown("“Keep\u{1b}[2K\r\u{202e}ecnac\u{7}” \n– 12,99 €"),
            "“Keep[2Kecnac” \n– 12,99 €"
        );
    }

    #[test]
    fn only_a_plain_yes_is_a_yes_and_only_a_plain_no_is_a_rejection() {
        let read = |line: &str| Reply::read(line.as_bytes());
        for yes in ["y\n", "Y\n", " yes \n", "YES"] {
            assert_eq!(read(yes), Reply::Yes, "{yes:?}");
        }
        for no in ["n\n", "N", " no \n", "\n"] {
            assert_eq!(read(no), Reply::No, "{no:?}");
        }
        for unclear in ["ye\n", "yy\n", "yes please\n", "ja\n", "maybe"] {
            assert_eq!(read(unclear), Reply::None(NoAnswer::Unclear), "{unclear:?}");
        }
        assert_eq!(Reply::read(b"y\xff\n"), Reply::None(NoAnswer::Unclear));
        for end in ["", "  "] {
            assert_eq!(read(end), Reply::None(NoAnswer::EndOfInput), "{end:?}");
        }
    }
}
