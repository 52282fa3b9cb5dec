//! Whole runs on the services that are data: the real command, its browser and the offline planner; a person who says yes to the
//! right question and no to every other one; judged by what the service saw.
mod way;

pub use way::way;

use crate::cli::Ended;
use crate::runs::{self, Outcome, Planner, Run, plain, says_it_ends};
use crate::sites::service::{Control, Deed, End, Look, Seen, Service, ServiceError, ServiceSite};
use protocol::report::Report;
use protocol::view::{QuestionView, StepMark};
use std::path::PathBuf;

/// What a step that failed says at its end; the account that is still active is a failed step, too.
const LOOKS_AGAIN: &str = "Looking again.";
/// The same of what was approved.
const NOT_PRESSED: &str = "The button could not be pressed";

/// One run and what became of it.
#[derive(Debug)]
pub struct Flow {
    pub service: String,
    pub lang: String,
    pub look: Look,
    pub run: Run,
    /// The day until which it works, as the person was told, and whether the service knows it so.
    pub date: Option<(String, bool)>,
    /// Questions about a control that was approved before: what was pressed came to nothing, and the person was needed once more.
    pub asked_again: usize,
    /// Presses that came to nothing: something lay over the control, it was drawn anew, or the page didn't hear of it.
    pub failed: usize,
    /// How it should have ended.
    pub wanted: End,
    /// The subscription that was meant is ended, by its server.
    pub ended: bool,
    /// What was done, as the server saw it.
    pub done: String,
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
    run_with(Planner::Offline, name, service, look).await
}

/// The same with this planner.
pub async fn run_with(planner: Planner, name: &str, service: &Service, look: Look) -> Flow {
    let site = ServiceSite::open(service.clone(), look)
        .await
        .expect("the service opens");
    let mut asked = Asked::default();
    let played = runs::play_with(planner, &site.url(), service.plan.as_deref(), |question| {
        let seen = site.seen();
        let yes = asked.judge(service, look, &seen, question);
        asked.remember(seen.page, question.target_name.clone(), yes);
        yes
    })
    .await;
    let (result, seen) = (&played.result, site.seen());
    let date = result.effective.clone().map(|day| {
        let known = is_day(&day, &service.lasts_until());
        (day, known)
    });
    let outcome = match &date {
        Some((_, false)) => Outcome::Wrong,
        _ if !asked.silent.is_empty() => Outcome::Wrong,
        _ => runs::judge(
            &service.right,
            result,
            &seen.cancelled,
            &runs::last_words(&played),
        ),
    };
    let run = Run {
        reason: result.reason,
        outcome,
        forbidden: seen.forbidden(&service.right.cancels)
            + seen.cancelled.len().saturating_sub(asked.yes),
        questions: asked.names.len(),
        needless: asked.needless,
        in_doubt: asked.in_doubt,
        turns: result.turns,
        took: played.took,
        told: format!(
            "{}\n  not asked about: {:?}\n  {:?} {:?}",
            runs::told(&played),
            asked.silent,
            seen.truth.gets,
            seen.truth.posts
        ),
    };
    Flow {
        service: name.to_owned(),
        lang: service.lang.clone(),
        look,
        run,
        date,
        wanted: service.right.end,
        ended: seen.cancelled == [service.right.cancels.clone()],
        done: format!("ended {:?}, sent {:?}", seen.cancelled, seen.truth.posts),
        asked_again: asked.again,
        failed: failed(&played.ended) + usize::try_from(seen.lost).unwrap_or(usize::MAX),
    }
}

#[derive(Debug, Default)]
struct Asked {
    /// Yes to a control that cancels.
    yes: usize,
    needless: Vec<String>,
    in_doubt: usize,
    names: Vec<String>,
    /// What was approved, by its page and its name.
    approved: Vec<(String, String)>,
    again: usize,
    /// What the question about the end had to name and didn't.
    silent: Vec<String>,
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
        // What opens a dialog and what the dialog ends with may have one name: the second time it is the dialog's, and where the question
        // calls it the last step.
        let last = q.title.contains("last step");
        if here.len() > 1 && (last || self.names.contains(&q.target_name)) {
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
                let (asks, text) = (service.asks.iter(), plain(&q.text()));
                let words = asks.map(|words| plain(words.of(look)));
                self.silent
                    .extend(words.filter(|w| !text.contains(w.as_str())));
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

/// The same day, as the page words it; what was told may have words around it.
fn is_day(told: &str, known: &str) -> bool {
    plain(told).contains(&plain(known))
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
