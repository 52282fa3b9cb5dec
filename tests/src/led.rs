//! The guide at the other end of `subterminator mcp`: the person hands a tab over by the toolbar button, the assistant's program leads the
//! run through the official client and asks them itself (MCP's elicitation). They say yes to everything.
use crate::assistant::{Assistant, Reply};
use crate::model_server::{Say, Turn, Way, guide};
use crate::stage::{Set, Stage};
use protocol::task::{Reason, TaskResult};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What begins a run where the settings name its page.
const LOOK: &str = "get_snapshot";
/// So many calls take the longest walk to its end.
const CALLS: usize = 120;

/// One run, and what became of it.
#[derive(Debug)]
pub struct Led {
    pub result: TaskResult,
    pub questions: usize,
    pub took: Duration,
    /// What the guide did and why.
    pub notes: Vec<String>,
}

/// Leads one run. `asked` hears each question before it is answered.
///
/// # Panics
/// When the browser or the client can't be started, or one of them has gone.
pub async fn lead(
    way: Way,
    url: &str,
    plan: Option<&str>,
    mut asked: impl FnMut(&str) + Send,
) -> Led {
    let stage = Set::stage().open().await;
    stage.page.goto(url).await.expect("the page opens");
    let shell = stage.cli().with("ELICITATION", "its person");
    let plan = plan.map_or(Vec::new(), |plan| vec!["--plan", plan]);
    let all = [&["--url", url, "--browser", "attach"], &plan[..]].concat();
    let mut assistant = Assistant::start(&shell, &all).await;
    let start = Instant::now();
    let (mut script, notes) = guide(way);
    let mut questions = 0;
    let mut person = |text: &str| {
        questions += 1;
        asked(text);
    };
    let mut reply = begins(&stage, &mut assistant, LOOK, json!({})).await;
    for _ in 0..CALLS {
        if reply.data["over"] == true {
            break;
        }
        let (name, given) = call(script(&turn(&reply)));
        reply = assistant.leads(name, given, &mut person).await;
    }
    let result = result(&reply).unwrap_or_else(|| {
        TaskResult::failed(Reason::MaxTurnsExceeded, reply.text.clone(), url.to_owned())
    });
    assistant.leaves().await;
    Led {
        result,
        questions,
        took: start.elapsed(),
        notes: notes.all(),
    }
}

/// A call that begins a run, and the person's press that hands the tab over.
pub async fn begins(s: &Stage, assistant: &mut Assistant, name: &str, given: Value) -> Reply {
    let (page, ()) = tokio::join!(assistant.calls(name, given), s.hands_over());
    page
}

fn turn(reply: &Reply) -> Turn {
    Turn {
        told: reply.text.clone(),
        result: reply.text.lines().next().unwrap_or_default().to_owned(),
        error: reply.error,
        pictures: reply.pictures,
        ..Turn::default()
    }
}

fn call(say: Say) -> (&'static str, Value) {
    match say {
        Say::Call(name, given) => (name, given),
        other => {
            let reason = format!("{other:?}");
            (
                "complete_task",
                json!({ "status": "failed", "reason": reason }),
            )
        }
    }
}

/// As the end tells it beside the words.
fn result(reply: &Reply) -> Option<TaskResult> {
    let lines = reply.text.lines().filter(|line| line.starts_with('{'));
    lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .next()
}
