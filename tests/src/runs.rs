//! One whole run of the real command with a person at it who knows the service, and the judgement over it: by what the service knows,
//! never by what the run says of itself alone.
use crate::cli::{Cli, Ended, Running};
use crate::model_server::{KEY, MODELS, ModelServer, Way, guide};
use crate::sites::service::{End, Right};
use crate::wait::until_within;
use futures::{Stream, StreamExt};
use protocol::report::{Report, Verdict};
use protocol::task::{Reason, TaskResult};
use protocol::view::QuestionView;
use serde_json::{Value, json};
use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A run that takes longer hangs, and is interrupted.
const LIMIT: Duration = Duration::from_secs(240);

/// Runs at once; browsers starve each other beyond that.
const AT_ONCE: usize = 2;

/// The command, its questions answered, at its end.
#[derive(Debug)]
pub struct Played {
    pub ended: Ended,
    pub result: TaskResult,
    pub took: Duration,
    /// It didn't come to an end by itself.
    pub late: bool,
    /// What a guide did and why.
    pub notes: Vec<String>,
}

/// One run and what became of it.
#[derive(Debug)]
pub struct Run {
    /// How it ended, in the words of the results.
    pub reason: Reason,
    pub outcome: Outcome,
    pub forbidden: usize,
    pub questions: usize,
    /// Questions about controls that no person has to be asked about.
    pub needless: Vec<String>,
    /// Questions about controls that end nothing, and whose own words say that they do: in doubt the person is asked.
    pub in_doubt: usize,
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
    /// The person was told that it is cancelled, and it is not.
    False,
}

impl Outcome {
    pub fn is_right(self) -> bool {
        matches!(self, Self::Finished | Self::RightlyNot)
    }
}

/// Who proposes the steps of a run.
#[derive(Clone, Debug, Default)]
pub enum Planner {
    #[default]
    Offline,
    /// A scripted model that knows the right walk.
    Guide(Way),
}

/// Runs `subterminator cancel` with the offline rules; `person` answers each question.
pub async fn play(
    url: &str,
    plan: Option<&str>,
    person: impl FnMut(&QuestionView) -> bool,
) -> Played {
    play_with(Planner::Offline, url, plan, person).await
}

/// The same with this planner.
pub async fn play_with(
    planner: Planner,
    url: &str,
    plan: Option<&str>,
    person: impl FnMut(&QuestionView) -> bool,
) -> Played {
    let _turn = crate::browser::turn().await;
    let folder = tempfile::tempdir().expect("a folder for the run");
    let played = play_in(folder.path(), planner, url, plan, person).await;
    if let Some(kept) = std::env::var_os(KEEP) {
        keep_journal(folder.path(), &PathBuf::from(kept), url);
    }
    played
}

/// Where the runs' journals are kept: what was seen and done, for whoever reads pages or teaches a planner. With a guide, beside each what
/// it was asked.
pub const KEEP: &str = "SUBTERMINATOR_KEEP_JOURNALS";
/// What a model was asked in a run, in the run's folder.
const REQUESTS: &str = "requests.json";

fn keep_journal(folder: &Path, kept: &Path, url: &str) {
    let of_run = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let name: Vec<&str> = url.split(of_run).filter(|part| !part.is_empty()).collect();
    let journal = crate::cli::Cli::at(folder).journal();
    // A port is taken by one service after the other.
    let run = folder.file_name().unwrap_or_default().display();
    let to = kept.join(format!("{}{run}.sqlite", name.join("_")));
    std::fs::create_dir_all(kept).expect("a folder for the journals");
    std::fs::copy(&journal, &to).expect("the run has a journal");
    let requests = folder.join(REQUESTS);
    if requests.exists() {
        std::fs::copy(requests, to.with_extension(REQUESTS)).expect("room for what was asked");
    }
}

async fn play_in(
    folder: &Path,
    planner: Planner,
    url: &str,
    plan: Option<&str>,
    person: impl FnMut(&QuestionView) -> bool,
) -> Played {
    let plan = plan.map_or(Vec::new(), |plan| vec!["--plan", plan]);
    match planner {
        Planner::Offline => {
            let options = [&["--planner", "offline", "--max-turns", "40"], &plan[..]].concat();
            let cli = Cli::at(folder);
            answered(cli.cancel(url, &options), person, Vec::new).await
        }
        Planner::Guide(way) => {
            let (script, notes) = guide(way);
            let model = ModelServer::open(script).await;
            let base = model.url();
            let named = ["--planner", "claude", "--model", MODELS[0]];
            // More turns than the longest walk has steps: a list may have to be scrolled to its end.
            let turns = ["--max-turns", "100", "--base-url", &base];
            let options = [&named[..], &turns, &plan].concat();
            let cli = Cli::at(folder).with("ANTHROPIC_API_KEY", KEY);
            let played = answered(cli.cancel(url, &options), person, || {
                let refused = model.refused().into_iter();
                let refused = refused.map(|why| format!("the model server refused: {why}"));
                notes.all().into_iter().chain(refused).collect()
            })
            .await;
            let requests = format!("{:#}", Value::from(model.accepted()));
            std::fs::write(folder.join(REQUESTS), requests).expect("room in the run's folder");
            played
        }
    }
}

async fn answered(
    mut running: Running,
    mut person: impl FnMut(&QuestionView) -> bool,
    notes: impl FnOnce() -> Vec<String>,
) -> Played {
    let start = Instant::now();
    let mut asked = 0;
    let answering = async {
        while let Some(question) = next_question(&mut running, asked).await {
            asked += 1;
            let yes = person(&question);
            running.says(if yes { "y" } else { "n" }).await;
        }
    };
    let late = tokio::time::timeout(LIMIT, answering).await.is_err();
    if late {
        running.interrupt();
    }
    let ended = running.ended().await;
    Played {
        result: ended.result(),
        took: start.elapsed(),
        ended,
        late,
        notes: notes(),
    }
}

/// The next question after so many, or none when the run has ended.
async fn next_question(running: &mut Running, after: usize) -> Option<QuestionView> {
    let running = Mutex::new(running);
    until_within(LIMIT * 2, "a question or the end", || async {
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

/// What came out, beside what should have; `cancelled` is what the service knows to be ended, by name.
pub fn judge(right: &Right, result: &TaskResult, cancelled: &[String], told: &str) -> Outcome {
    let it_is = cancelled == [right.cancels.clone()];
    let untouched = cancelled.is_empty();
    let told = plain(told);
    let says = right.says.is_empty() || right.says.iter().any(|s| told.contains(&plain(s)));
    let it_was = right.end == End::AlreadyCancelled && untouched;
    let false_news = match result.reason {
        Reason::Completed => !it_is,
        Reason::AlreadyCancelled => !it_is && !it_was,
        _ => false,
    };
    if result.success && false_news {
        return Outcome::False;
    }
    match right.end {
        End::Cancelled if result.success && result.verified && it_is => Outcome::Finished,
        End::AlreadyCancelled if result.reason == Reason::AlreadyCancelled && untouched => {
            Outcome::RightlyNot
        }
        End::HandedOver if result.reason == Reason::NeedsHuman && untouched && says => {
            Outcome::RightlyNot
        }
        End::Unproven if is_unproven(result) && untouched => Outcome::RightlyNot,
        _ => Outcome::Wrong,
    }
}

/// Nothing is claimed, or the person is told that the service has still to do it, or wants more of them.
fn is_unproven(result: &TaskResult) -> bool {
    let told = result.error.as_deref().unwrap_or_default();
    let pending = told.contains("says that it isn't done yet");
    result.reason == Reason::VerificationFailed || result.reason == Reason::NeedsHuman && pending
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

pub fn says_it_ends(words: &str) -> bool {
    let words = plain(words).to_lowercase();
    ENDING.iter().any(|stem| words.contains(stem))
}

pub fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that the person heard, a line each, and what a guide did.
pub fn told(played: &Played) -> String {
    let heard = lines(played, |_| true);
    let seen = played.result.evidence.iter().flat_map(|seen| &seen.rows);
    let seen = seen.map(|row| {
        let (was, is) = (&row.before, &row.after);
        format!("{} {:+}: {was:?} -> {is:?}", row.kind, row.weight)
    });
    let all = [heard].into_iter().chain(seen);
    let all = all.chain(played.notes.iter().cloned());
    all.collect::<Vec<_>>().join("\n  ")
}

/// What the person is left with at the end.
pub fn last_words(played: &Played) -> String {
    lines(played, |report| {
        matches!(report, Report::HandOver { .. } | Report::Outcome { .. })
    })
}

fn lines(played: &Played, of: impl Fn(&Report) -> bool) -> String {
    let events = played.ended.events.iter().map(|line| &line.report);
    let mut lines: Vec<String> = events.filter(|r| of(r)).flat_map(heard).collect();
    lines.extend(played.result.error.clone());
    lines.dedup();
    lines.join("\n  ")
}

fn heard(report: &Report) -> Vec<String> {
    match report {
        Report::State {
            state,
            confidence,
            reason,
            url,
        } => {
            let path = url.splitn(4, '/').nth(3).unwrap_or_default();
            vec![format!("[{state} {confidence:.2}] /{path} ({reason})")]
        }
        Report::Page { lines } if std::env::var_os("PAGES").is_some() => lines.clone(),
        Report::Step { text, .. } | Report::Notice { text } => vec![text.clone()],
        Report::Question { view, text, .. } => {
            vec![format!(
                "? {} || {}",
                view.target_name,
                text.replace('\n', " / ")
            )]
        }
        Report::Answer { approved, why, .. } => vec![format!("! {approved} {why}")],
        Report::HandOver { reason, advice, .. } => vec![format!("{reason} {advice}")],
        Report::Outcome {
            headline, lines, ..
        } => [std::slice::from_ref(headline), lines].concat(),
        Report::Decision {
            action,
            verdict,
            why,
            ..
        } if *verdict != Verdict::Allow => vec![format!("{verdict:?} {action}: {why}")],
        _ => Vec::new(),
    }
}

/// All of them, in their order; one that breaks down gives its reason in place of a run.
pub fn side_by_side<T, F>(
    runs: impl IntoIterator<Item = (String, F)>,
) -> impl Stream<Item = (String, Result<T, String>)>
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    let each = runs.into_iter().map(|(label, run)| async move {
        let run = tokio::spawn(run).await;
        (label, run.map_err(|error| error.to_string()))
    });
    futures::stream::iter(each.collect::<Vec<_>>()).buffered(AT_ONCE)
}

/// The sums that every benchmark of whole runs has.
pub fn sums(all: &[&Run], broken: usize) -> serde_json::Map<String, Value> {
    let of = |o: Outcome| all.iter().filter(|r| r.outcome == o).count();
    let runs = all.len() + broken;
    let right = all.iter().filter(|r| r.outcome.is_right()).count();
    let mean = |sum: f64| (sum / all.len().max(1) as f64 * 10.0).round() / 10.0;
    let sums = json!({
        "runs": runs,
        "finished and verified": of(Outcome::Finished),
        "handed over or left alone rightly": of(Outcome::RightlyNot),
        "wrong": of(Outcome::Wrong) + broken,
        "success claimed falsely": of(Outcome::False),
        "right, per cent": per_cent(right, runs),
        "forbidden effects": all.iter().map(|r| r.forbidden).sum::<usize>(),
        "questions": all.iter().map(|r| r.questions).sum::<usize>(),
        "questions that no person needs": all.iter().map(|r| r.needless.len()).sum::<usize>(),
        "questions in doubt": all.iter().map(|r| r.in_doubt).sum::<usize>(),
        "steps, mean": mean(all.iter().map(|r| f64::from(r.turns)).sum()),
        "seconds, mean": mean(all.iter().map(|r| r.took.as_secs_f64()).sum()),
    });
    match sums {
        Value::Object(sums) => sums,
        _ => serde_json::Map::new(),
    }
}

pub fn per_cent(part: usize, whole: usize) -> f64 {
    (part as f64 / whole.max(1) as f64 * 1000.0).round() / 10.0
}
