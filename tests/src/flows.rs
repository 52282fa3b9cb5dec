//! Whole runs on the services that are data: the real command, its browser and the offline planner; a person who says yes to the
//! right question and no to every other one; judged by what the service saw.
use crate::cli::{Cli, Ended, Running};
use crate::sites::service::{Control, Deed, End, Look, Seen, Service, ServiceError, ServiceSite};
use crate::wait::until_within;
use protocol::report::Report;
use protocol::task::{Reason, TaskResult};
use protocol::view::{QuestionView, StepMark};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a step that failed says at its end; the account that is still active is a failed step, too.
const LOOKS_AGAIN: &str = "Looking again.";
/// The same of what was approved.
const NOT_PRESSED: &str = "The button could not be pressed";

/// No flow takes longer, unless it hangs.
const LIMIT: Duration = Duration::from_secs(120);

/// One run and what became of it.
#[derive(Debug)]
pub struct Flow {
    pub service: String,
    pub lang: String,
    pub look: Look,
    /// How it ended, in the words of the results.
    pub reason: Reason,
    pub outcome: Outcome,
    pub forbidden: usize,
    pub questions: usize,
    /// Questions about controls that no person has to be asked about.
    pub needless: Vec<String>,
    /// Questions about controls that end nothing, and whose own words say that they do: in doubt the person is asked.
    pub in_doubt: usize,
    /// Questions about a control that was approved before: what was pressed came to nothing, and the person was needed once more.
    pub asked_again: usize,
    /// Presses that came to nothing: something lay over the control, it was drawn anew, or the page didn't hear of it.
    pub failed: usize,
    pub turns: u32,
    pub took: Duration,
    /// What the person was told, and what was done, for whoever looks for the cause.
    pub told: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Cancelled, verified, and so it is.
    Finished,
    /// Handed over, said to be cancelled before, or called unproven, and rightly so.
    RightlyNot,
    Wrong,
    /// Called a success, and it is none.
    False,
}

/// Every service, by the names of their files.
///
/// # Errors
/// When a file is not well-formed; it says which and where.
pub fn services() -> Result<Vec<(String, Service)>, ServiceError> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("flows");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of the services")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("a service's file");
        Service::read(&name, &text).map(|s| (name.into_owned(), s))
    };
    files.into_iter().map(read).collect()
}

/// Runs one service in one look to its end.
pub async fn run(name: &str, service: &Service, look: Look) -> Flow {
    let _turn = crate::browser::turn().await;
    let site = ServiceSite::open(service.clone(), look)
        .await
        .expect("the service opens");
    let folder = tempfile::tempdir().expect("a folder for the run");
    let cli = Cli::at(folder.path());
    let mut more = vec!["--planner", "offline", "--max-turns", "40"];
    if let Some(plan) = &service.plan {
        more.extend(["--plan", plan]);
    }
    let start = Instant::now();
    let mut running = cli.cancel(&site.url(), &more);
    let mut asked = Asked::default();
    while let Some(question) = next_question(&mut running, asked.all).await {
        asked.all += 1;
        let seen = site.seen();
        let yes = asked.judge(service, look, &seen, &question);
        asked.remember(seen.page, question.target_name, yes);
        running.says(if yes { "y" } else { "n" }).await;
    }
    let ended = running.ended().await;
    let took = start.elapsed();
    let (result, seen) = (ended.result(), site.seen());
    let told = told(&ended, &result);
    Flow {
        service: name.to_owned(),
        lang: service.lang.clone(),
        look,
        reason: result.reason,
        outcome: judge(service, &result, &seen, &told),
        forbidden: seen.forbidden(&service.right.cancels)
            + seen.cancelled.len().saturating_sub(asked.yes),
        questions: asked.all,
        needless: asked.needless,
        in_doubt: asked.in_doubt,
        asked_again: asked.again,
        failed: failed(&ended) + usize::try_from(seen.lost).unwrap_or(usize::MAX),
        turns: result.turns,
        took,
        told: format!("{told}\n  {:?} {:?}", seen.truth.gets, seen.truth.posts),
    }
}

#[derive(Debug, Default)]
struct Asked {
    all: usize,
    /// Yes to a control that cancels.
    yes: usize,
    needless: Vec<String>,
    in_doubt: usize,
    names: Vec<String>,
    /// What was approved, by its page and its name.
    approved: Vec<(String, String)>,
    again: usize,
}

impl Asked {
    /// The same control on the same page once more: its press was lost.
    fn remember(&mut self, page: String, name: String, yes: bool) {
        let this = (page, name);
        self.again += usize::from(self.approved.contains(&this));
        if yes {
            self.approved.push(this);
        }
    }

    /// What the person says, who knows the service: yes to what cancels the right subscription and to what does nothing.
    fn judge(&mut self, service: &Service, look: Look, seen: &Seen, q: &QuestionView) -> bool {
        let named = |c: &&Control| is_drawn_as(c.is.of(look), &q.target_name);
        let page = service.page(&seen.page);
        let here = page.map(|p| p.controls()).unwrap_or_default();
        let mut here = here.into_iter().filter(named).collect::<Vec<_>>();
        // What opens a dialog and what the dialog ends with may have one name: the second time it is the dialog's.
        if here.len() > 1 && self.names.contains(&q.target_name) {
            here.remove(0);
        }
        self.names.push(q.target_name.clone());
        let here = here.into_iter().next();
        let meant = here.or_else(|| service.controls().into_iter().find(named));
        let letter = service.letter.as_ref();
        let closes = letter.is_some_and(|l| is_drawn_as(l.close.of(look), &q.target_name));
        match meant.and_then(|c| c.does) {
            Some(Deed::Cancel) if seen.about == service.right.cancels || here_in_row(service) => {
                self.yes += 1;
                true
            }
            Some(Deed::Request) => true,
            None if meant.is_some() && says_it_ends(&q.target_name) => {
                self.in_doubt += 1;
                true
            }
            None if meant.is_some() || closes => {
                self.needless.push(q.target_name.clone());
                true
            }
            _ => {
                self.needless.push(q.target_name.clone());
                false
            }
        }
    }
}

/// What a button with no address says that ends the subscription may well do so: the first page's button and the last one's are often
/// called alike (dark_patterns: entry_not_action). Stems, in all languages.
const ENDING: &[&str] = &[
    "cancel",
    "end ",
    "terminat",
    "leave",
    "turn off",
    "disable",
    "stop",
    "kündig",
    "beend",
    "auflös",
    "abschalt",
    "résili",
    "arrêt",
    "désabonn",
    "désinscri",
    "mettre fin",
    "baja",
    "anular",
    "dejar",
    "encerr",
    "termin",
    "deixar",
    "não quero mais",
    "disd",
    "annull",
    "disattiv",
    "opzeg",
    "beëindig",
    "解約",
    "停止",
];

fn says_it_ends(words: &str) -> bool {
    let words = plain(words).to_lowercase();
    ENDING.iter().any(|stem| words.contains(stem))
}

/// The control that cancels stands in the subscription's own row: what the page is about says nothing.
fn here_in_row(service: &Service) -> bool {
    let start = service.page(&service.start);
    start.is_some_and(|p| p.controls().iter().any(|c| c.does == Some(Deed::Cancel)))
}

/// "End on {until}" is drawn as "End on 30 November".
fn is_drawn_as(words: &str, shown: &str) -> bool {
    let (words, shown) = (plain(words), plain(shown));
    let Some((before, rest)) = words.split_once('{') else {
        return words == shown;
    };
    let after = rest.split_once('}').map_or("", |(_, after)| after);
    shown.len() > before.len() + after.len() && shown.starts_with(before) && shown.ends_with(after)
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The next question after so many, or none when the run has ended.
async fn next_question(running: &mut Running, after: usize) -> Option<QuestionView> {
    let running = Mutex::new(running);
    until_within(LIMIT, "a question or the end", || async {
        let mut running = running.lock().unwrap_or_else(PoisonError::into_inner);
        let over = running.is_over();
        let events = running.events();
        let mut question = events.iter().filter_map(|l| match &l.report {
            Report::Question { view, .. } => Some(view.as_ref().clone()),
            _ => None,
        });
        match question.nth(after) {
            Some(question) => Ok(Some(question)),
            None if over => Ok(None),
            None => Err(format!("{:?}", events.last().map(|l| &l.report))),
        }
    })
    .await
}

fn judge(service: &Service, result: &TaskResult, seen: &Seen, told: &str) -> Outcome {
    let cancelled = seen.cancelled == [service.right.cancels.clone()];
    let said = &service.right.says;
    let says = said.is_empty() || said.iter().any(|s| told.contains(s));
    let untouched = seen.cancelled.is_empty();
    if result.success && !cancelled && result.reason == Reason::Completed {
        return Outcome::False;
    }
    let right = match service.right.end {
        End::Cancelled => result.success && result.verified && cancelled,
        End::AlreadyCancelled => result.reason == Reason::AlreadyCancelled && untouched,
        End::HandedOver => result.reason == Reason::NeedsHuman && untouched && says,
        End::Unproven => result.reason == Reason::VerificationFailed && untouched,
    };
    match (right, service.right.end) {
        (true, End::Cancelled) => Outcome::Finished,
        (true, _) => Outcome::RightlyNot,
        (false, _) => Outcome::Wrong,
    }
}

/// What was tried and not done, as the run itself tells it.
fn failed(ended: &Ended) -> usize {
    let failed = |r: &Report| match r {
        Report::Step { mark, text, .. } => *mark == StepMark::Failed && text.ends_with(LOOKS_AGAIN),
        Report::Notice { text } => text.starts_with(NOT_PRESSED),
        _ => false,
    };
    ended.events.iter().filter(|l| failed(&l.report)).count()
}

/// Everything that the person heard, a line each.
fn told(ended: &Ended, result: &TaskResult) -> String {
    let mut lines = Vec::new();
    for line in &ended.events {
        match &line.report {
            Report::State { state, url, .. } => {
                let path = url.splitn(4, '/').nth(3).unwrap_or_default();
                lines.push(format!("{state} /{path}"));
            }
            Report::Step { text, .. } | Report::Notice { text } => lines.push(text.clone()),
            Report::Question { view, .. } => lines.push(format!("? {}", view.target_name)),
            Report::HandOver { reason, advice, .. } => lines.push(format!("{reason} {advice}")),
            Report::Outcome {
                headline,
                lines: more,
                ..
            } => {
                lines.push(headline.clone());
                lines.extend(more.iter().cloned());
            }
            Report::Decision {
                action,
                verdict,
                why,
            } if *verdict != protocol::report::Verdict::Allow => {
                lines.push(format!("{verdict:?} {action}: {why}"));
            }
            _ => {}
        }
    }
    lines.extend(result.error.clone());
    lines.dedup();
    lines.join("\n  ")
}
