//! The figures of a model's turn around a model that answers at once: how long everything else takes from its answer to the next
//! prompt, and how large that prompt is; each beside Playwright's MCP server with its tools and snapshots, on the same way out in
//! the same run. Medians of ten runs.
use e2e::built;
use e2e::cli::Cli;
use e2e::model_server::{Fault, KEY, ModelServer, walk};
use e2e::sites::Streamora;
use e2e::sites::streamora::Variant;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

const RUNS: usize = 10;
/// Each is one turn. What comes after the last press is proof, and no turn of a model's.
const WAY_OUT: [&str; 6] = [
    "Manage plan",
    "Cancel membership",
    "No thanks, continue to cancel",
    "It costs too much",
    "Continue",
    "Finish cancellation",
];
/// Anthropic's rule of thumb: <https://docs.anthropic.com/en/docs/build-with-claude/vision>
const PIXELS_PER_TOKEN: u32 = 750;

/// Chrome takes two pictures of a tab a second, and each new page wants one: at once is not how a model answers.
const THINKING: Duration = Duration::from_secs(1);
/// What is wanted of ours beside the peer's.
const AIM_TIME: f64 = 0.5;
const AIM_TOKENS: f64 = 1.0 / 3.0;

/// One way out: of each turn but the last the time to the next prompt, and of each the prompt.
struct Flow {
    ms: Vec<f64>,
    prompts: Vec<Value>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let (mut ours, mut calm, mut theirs, mut hasty) = (vec![], vec![], vec![], vec![]);
    for _ in 0..RUNS {
        ours.push(our_flow(Duration::ZERO).await?);
        calm.push(our_flow(THINKING).await?);
        theirs.push(peers_flow(&[]).await?);
        hasty.push(peers_flow(&["--timeout-settle", "0"]).await?);
    }
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "per turn, medians of {RUNS} runs            ours   Playwright MCP   ratio"
    )?;
    let (mine, other) = (time(&ours), time(&theirs));
    line(&mut out, "ms around the model", mine, other, Some(AIM_TIME))?;
    let thoughtful = time(&calm);
    line(
        &mut out,
        "  a model that takes a second",
        thoughtful,
        other,
        None,
    )?;
    let other = time(&hasty);
    line(
        &mut out,
        "  Playwright not waiting for the page",
        mine,
        other,
        None,
    )?;
    for (at, name) in WAY_OUT[..WAY_OUT.len() - 1].iter().enumerate() {
        let of = |flows: &[Flow]| median(flows.iter().map(|f| f.ms[at]).collect());
        line(
            &mut out,
            &format!("    {name}"),
            of(&ours),
            of(&theirs),
            None,
        )?;
    }
    // The prompts of one flow are those of all.
    let (mine, other) = (sizes(&ours[0]).await?, sizes(&theirs[0]).await?);
    tokens(&mut out, &mine, &other)
}

fn tokens(out: &mut impl Write, mine: &Sizes, other: &Sizes) -> anyhow::Result<()> {
    let both = |of: fn(&Sizes) -> f64| (of(mine), of(other));
    let (ours, theirs) = both(Sizes::whole);
    line(
        out,
        "tokens of a prompt, pictures apart",
        ours,
        theirs,
        Some(AIM_TOKENS),
    )?;
    let (ours, theirs) = both(|s| s.fixed);
    line(out, "    of it tools and instructions", ours, theirs, None)?;
    let (ours, theirs) = both(Sizes::added);
    line(out, "    what a turn adds", ours, theirs, None)?;
    let (ours, theirs) = both(|s| s.whole() + s.pictures);
    line(
        out,
        "tokens of a prompt, pictures counted",
        ours,
        theirs,
        None,
    )
}

fn line(
    out: &mut impl Write,
    what: &str,
    ours: f64,
    theirs: f64,
    aim: Option<f64>,
) -> anyhow::Result<()> {
    let ratio = ours / theirs;
    let verdict = match aim {
        Some(aim) if ratio <= aim => format!("   (aim {aim:.2}, met)"),
        Some(aim) => format!("   (aim {aim:.2}, MISSED)"),
        None => String::new(),
    };
    writeln!(
        out,
        "{what:38} {ours:8.1} {theirs:16.1} {ratio:7.2}{verdict}"
    )?;
    Ok(())
}

/// The command as it ships, in a browser of its own; its model is our test equipment, and its question answered at once.
async fn our_flow(thinking: Duration) -> anyhow::Result<Flow> {
    let folder = tempfile::tempdir()?;
    let site = Streamora::open(Variant::default(), 0).await?;
    let asked = Arc::<Mutex<Vec<Instant>>>::default();
    let at = Arc::clone(&asked);
    let mut script = walk(WAY_OUT);
    let model = ModelServer::open(move |turn| {
        at.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(Instant::now());
        script(turn)
    })
    .await;
    model.is_down((!thinking.is_zero()).then_some(Fault::Slow(thinking)));
    let cli = Cli::at(folder.path()).with("ANTHROPIC_API_KEY", KEY);
    let url = model.url();
    let options = [
        "--planner",
        "claude",
        "--model",
        "claude-opus-4-6",
        "--answer",
        "y",
    ];
    let running = cli.cancel(&site.url(), &[&options[..], &["--base-url", &url]].concat());
    let ended = running.ended_with_open_input().await;
    anyhow::ensure!(
        ended.result().verified && site.truth().cancellations == 1 && model.refused().is_empty(),
        "our flow failed: {ended:#?}"
    );
    let asked = asked.lock().unwrap_or_else(PoisonError::into_inner);
    let gaps = asked
        .windows(2)
        .map(|w| (w[1] - w[0]).saturating_sub(thinking).as_secs_f64() * 1000.0);
    Ok(Flow {
        ms: gaps.take(WAY_OUT.len() - 1).collect(),
        prompts: model.accepted().into_iter().take(WAY_OUT.len()).collect(),
    })
}

#[derive(Deserialize)]
struct Told {
    turns: Vec<ToldTurn>,
}

#[derive(Deserialize)]
struct ToldTurn {
    prompt: String,
    ms: f64,
}

async fn peers_flow(options: &[&str]) -> anyhow::Result<Flow> {
    let folder = tempfile::tempdir()?;
    let site = Streamora::open(Variant::default(), 0).await?;
    let (profile, chromium) = (folder.path().display().to_string(), built::chromium());
    let (url, chromium) = (site.url(), chromium.display().to_string());
    let arguments = [&[&*url, &*profile, &*chromium], options].concat();
    let told: Told = node("peer.mjs", &arguments, &json!(WAY_OUT)).await?;
    anyhow::ensure!(site.truth().cancellations == 1, "the peer's flow failed");
    let prompts: Result<Vec<Value>, _> = told
        .turns
        .iter()
        .map(|t| serde_json::from_str(&t.prompt))
        .collect();
    Ok(Flow {
        ms: told.turns[..WAY_OUT.len() - 1]
            .iter()
            .map(|t| t.ms)
            .collect(),
        prompts: prompts?,
    })
}

/// Tokens of a flow's prompts.
struct Sizes {
    /// Of each turn, without pictures.
    wholes: Vec<f64>,
    fixed: f64,
    /// Of the mean turn.
    pictures: f64,
}

impl Sizes {
    fn whole(&self) -> f64 {
        mean(&self.wholes)
    }

    fn added(&self) -> f64 {
        let added: Vec<f64> = self.wholes.windows(2).map(|w| w[1] - w[0]).collect();
        mean(&added)
    }
}

async fn sizes(flow: &Flow) -> anyhow::Result<Sizes> {
    let mut texts = vec![];
    let mut pictures = 0;
    for prompt in &flow.prompts {
        let mut sent = json!({
            "tools": prompt["tools"], "system": prompt["system"], "messages": prompt["messages"],
        });
        pictures += without_pictures(&mut sent);
        texts.push(sent.to_string());
    }
    let first = &flow.prompts[0];
    texts.push(json!({ "tools": first["tools"], "system": first["system"] }).to_string());
    let mut counted: Vec<f64> = node("tokens.mjs", &[], &json!(texts)).await?;
    let fixed = counted.pop().unwrap_or_default();
    Ok(Sizes {
        wholes: counted,
        fixed,
        pictures: f64::from(pictures) / flow.prompts.len() as f64,
    })
}

/// Takes the pictures out; what they cost in tokens.
fn without_pictures(of: &mut Value) -> u32 {
    match of {
        Value::Array(all) => {
            let cost = all.iter().map(picture).sum::<u32>();
            all.retain(|one| picture(one) == 0);
            cost + all.iter_mut().map(without_pictures).sum::<u32>()
        }
        Value::Object(fields) => fields.values_mut().map(without_pictures).sum(),
        _ => 0,
    }
}

/// Zero of anything else.
fn picture(block: &Value) -> u32 {
    use base64::Engine as _;
    let data = block["source"]["data"].as_str().unwrap_or_default();
    // A PNG's first chunk tells its size: <https://www.w3.org/TR/png-3/#11IHDR>
    let head = data.get(..32).unwrap_or_default();
    let head = base64::engine::general_purpose::STANDARD
        .decode(head)
        .unwrap_or_default();
    let number = |at: usize| match head.get(at..at + 4) {
        Some(&[a, b, c, d]) => u32::from_be_bytes([a, b, c, d]),
        _ => 0,
    };
    (number(16) * number(20)).div_ceil(PIXELS_PER_TOKEN)
}

/// One of the scripts beside this bench.
async fn node<T: DeserializeOwned>(
    script: &str,
    arguments: &[&str],
    input: &Value,
) -> anyhow::Result<T> {
    let script = built::workspace().join("tests/bench-planner").join(script);
    let mut child = Command::new("node")
        .arg(script)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    if let Some(mut to) = child.stdin.take() {
        to.write_all(input.to_string().as_bytes()).await?;
    }
    let ended = child.wait_with_output().await?;
    Ok(serde_json::from_slice(&ended.stdout)?)
}

fn time(flows: &[Flow]) -> f64 {
    median(flows.iter().map(|f| mean(&f.ms)).collect())
}

fn mean(of: &[f64]) -> f64 {
    of.iter().sum::<f64>() / of.len() as f64
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    let middle = of.len() / 2;
    if of.len() % 2 == 1 {
        of[middle]
    } else {
        (of[middle - 1] + of[middle]) / 2.0
    }
}
