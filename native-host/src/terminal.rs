//! What a person at a terminal sees of a run, and how they answer. Everything for people goes to stderr; it reads without
//! colour. It must not know sockets and browsers.
use crate::receipt::mark;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::ids::{QuestionId, RunId};
use protocol::message::Via;
use protocol::report::{Report, ReportLine};
use protocol::task::TaskResult;
use protocol::view::StepMark;
use std::io::{BufRead, IsTerminal, Write};
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
            return self.line(&format!("{} {text}", mark(StepMark::Doing)));
        }
        self.rest();
        // The template is ours and valid; without it the default one serves.
        let style = ProgressStyle::with_template("{spinner} {wide_msg}");
        let spinner = ProgressBar::new_spinner().with_message(shown(text));
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
            Report::Decision { action, why, .. } if self.verbose => {
                self.line(&format!("  {action}: {why}"))
            }
            Report::State { .. } | Report::Decision { .. } | Report::Irreversible { .. } => {}
            Report::Step {
                mark: StepMark::Doing,
                text,
            } => {
                if self.last_step != *text {
                    self.doing(text);
                    self.last_step.clone_from(text);
                }
            }
            Report::Step { mark: m, text } => {
                self.line(&format!("{} {text}", mark(*m)));
                self.last_step.clear();
            }
            Report::Question { text, .. } => self.line(&format!("\n{text}")),
            Report::Answer {
                approved, via, why, ..
            } => self.answered(*approved, *via, why),
            Report::HandOver { reason, advice } => {
                self.line(&format!("{} {reason}", mark(StepMark::YourTurn)));
                self.line(&format!("  {advice}"));
            }
            Report::Notice { text } => self.line(text),
            Report::Outcome {
                headline, lines, ..
            } => {
                self.line(&format!("\n{headline}"));
                for line in lines {
                    self.line(line);
                }
                if let Some(path) = self.receipt.take() {
                    self.line(&format!("Receipt: {path}"));
                }
            }
            Report::Receipt { html, .. } => self.receipt = Some(html.clone()),
        }
    }

    fn answered(&mut self, approved: bool, via: Option<Via>, why: &str) {
        let word = if approved { "Approved" } else { "Not approved" };
        let place = match via {
            Some(Via::Overlay) => " in the page",
            Some(Via::Window) => " in the small window",
            Some(Via::Terminal) | None => "",
        };
        match (approved, why) {
            (false, why) if !why.is_empty() => self.line(&format!("{word}{place}: {why}")),
            _ => self.line(&format!("{word}{place}.")),
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

/// What a page says is shown as text: nothing in it moves the cursor, hides or turns around what stands beside it.
fn shown(text: &str) -> String {
    let harmless = |c: &char| match c {
        '\n' => true,
        '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => false,
        c => !c.is_control(),
    };
    text.chars().filter(harmless).collect()
}

/// Words for people. A closed stderr loses them and nothing else.
pub fn say(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes());
    let _ = stderr.flush();
}

/// Text that was asked for: stdout. False when nobody takes it (a closed pipe).
pub fn print(text: &str) -> bool {
    let mut stdout = std::io::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .is_ok()
}

/// `--json`: exactly one line.
pub fn print_result(result: &TaskResult) {
    if let Ok(json) = serde_json::to_string(result) {
        print(&format!("{json}\n"));
    }
}

/// A question as the command knows it: their numbers begin anew with each run.
pub type Asked = (RunId, QuestionId);

/// One line from stdin, read for one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub question: Asked,
    pub approved: bool,
}

/// Reads stdin only while a question is open: what stands in a pipe beyond it stays there.
#[derive(Debug)]
pub struct Answers {
    ask: std::sync::mpsc::Sender<Asked>,
    answers: mpsc::UnboundedReceiver<Answer>,
    /// A line that is being waited for, and for which question.
    reading: Option<Asked>,
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

    pub fn ask(&mut self, question: Asked) {
        if self.reading.is_none() && self.ask.send(question.clone()).is_ok() {
            self.reading = Some(question);
        }
    }

    /// The next line. It may have been begun for a question that is settled since.
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

fn read_answer(question: Asked) -> Answer {
    let stdin = std::io::stdin();
    if stdin.is_terminal() {
        // What was typed before the question was shown is no answer to it.
        let _ = rustix::termios::tcflush(&stdin, rustix::termios::QueueSelector::IFlush);
    }
    let mut line = String::new();
    // The end of input, and what can't be read, is a no.
    let approved = stdin.lock().read_line(&mut line).is_ok() && is_yes(&line);
    Answer { question, approved }
}

pub fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "y" | "yes")
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
    fn only_a_plain_yes_is_a_yes() {
        for yes in ["y\n", "Y\n", " yes \n", "YES"] {
            assert!(is_yes(yes), "{yes:?}");
        }
        for no in ["", "\n", "n\n", "ye\n", "yy\n", "yes please\n", "ja\n"] {
            assert!(!is_yes(no), "{no:?}");
        }
    }
}
