//! Whole flows in the real extension, against what each server knows. `--set a` (tests/flows), `b` (tests/strangers) or `c`
//! (tests/corpus; all three without it), `d` (tests/generated: 20 fresh seeds, or those of `--seeds 1,2,3`), `--corpus DIR` (another
//! folder served by the same protocol), `--planner offline` (the rules) or `guide` (a scripted model that knows the right walk: what
//! fails then is not the planner's fault), `--json`, `--told` (what each run said), `NAME…` (only these: their names' beginnings).
use clap::{Parser, ValueEnum};
use e2e::corpus::Corpus;
use e2e::flows;
use e2e::runs::{self, Planner};
use e2e::score::{self, Score};
use e2e::sites::service::Look;
use e2e::strangers;
use futures::StreamExt;
use futures::future::BoxFuture;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Parser)]
struct Flags {
    /// Only these: their names' beginnings.
    names: Vec<String>,
    #[arg(long, value_enum)]
    set: Option<Set>,
    #[arg(long, value_enum, default_value_t = Who::Offline)]
    planner: Who,
    /// Another folder that is served as `tests/corpus` is, in the place of set c.
    #[arg(long)]
    corpus: Option<PathBuf>,
    /// The sites of set d; without it 20 that nobody has seen, whose numbers are printed.
    #[arg(long, value_delimiter = ',')]
    seeds: Vec<u32>,
    /// One JSON document instead of lines.
    #[arg(long)]
    json: bool,
    /// What each run said, step by step.
    #[arg(long)]
    told: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Set {
    A,
    B,
    C,
    D,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Who {
    Offline,
    Guide,
}

type Run = (String, BoxFuture<'static, Score>);

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let flags = Flags::parse();
    let sets = match (flags.set, &flags.corpus) {
        (Some(set), _) => vec![set],
        (None, Some(_)) => vec![Set::C],
        (None, None) => vec![Set::A, Set::B, Set::C],
    };
    let mut wanted = Vec::new();
    for set in sets {
        let mut of_set = match set {
            Set::A => of_flows(flags.planner)?,
            Set::B => of_strangers(flags.planner),
            Set::C => {
                let corpus = match &flags.corpus {
                    Some(folder) => Corpus::at(folder).await,
                    None => Corpus::open().await,
                };
                of_corpus(flags.planner, corpus)
            }
            Set::D => of_corpus(flags.planner, Corpus::generated(&seeds(&flags)?).await),
        };
        let named = |name: &str| {
            let mut beginnings = flags.names.iter();
            flags.names.is_empty() || beginnings.any(|n| name.starts_with(n.as_str()))
        };
        of_set.retain(|(name, _)| named(name));
        wanted.extend(of_set);
    }
    anyhow::ensure!(!wanted.is_empty(), "there is no flow of that name");
    let mut out = std::io::stdout().lock();
    let mut runs = runs::side_by_side(wanted);
    let (mut all, mut broken) = (Vec::new(), 0);
    while let Some((name, score)) = runs.next().await {
        match score {
            Ok(score) => {
                if !flags.json {
                    writeln!(out, "{}", score.line())?;
                    if flags.told {
                        writeln!(out, "  {}", score.told)?;
                    }
                }
                all.push(score);
            }
            Err(error) => {
                writeln!(std::io::stderr(), "{name:24} BROKEN {error}")?;
                broken += 1;
            }
        }
    }
    let sum = score::sum(&all, broken);
    if flags.json {
        let each: Vec<_> = all.iter().map(|s| s.whole(flags.told)).collect();
        writeln!(out, "{}", json!({ "sum": sum, "flows": each }))?;
    } else {
        writeln!(out, "{sum:#}")?;
    }
    Ok(())
}

/// Those that are asked for, else fresh ones: a seed that fails is run again by its number.
fn seeds(flags: &Flags) -> anyhow::Result<Vec<u32>> {
    const FRESH: u32 = 20;
    if !flags.seeds.is_empty() {
        return Ok(flags.seeds.clone());
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let first = now.subsec_nanos() ^ u32::try_from(now.as_secs() % 1_000_000)?;
    let fresh: Vec<u32> = (0..FRESH).map(|n| first.wrapping_add(n)).collect();
    let told: Vec<String> = fresh.iter().map(u32::to_string).collect();
    writeln!(std::io::stderr(), "--seeds {}", told.join(","))?;
    Ok(fresh)
}

fn of_flows(who: Who) -> anyhow::Result<Vec<Run>> {
    let each = flows::services()?.into_iter().flat_map(|(name, service)| {
        Look::ALL.map(move |look| {
            let (name, service) = (name.clone(), service.clone());
            let label = format!("{name}/{}", look.name());
            let planner = match who {
                Who::Offline => Planner::Offline,
                Who::Guide => Planner::Guide(flows::way(&service, look)),
            };
            let run = async move { flows::run_with(planner, &name, &service, look).await.into() };
            (label, Box::pin(run) as BoxFuture<'static, Score>)
        })
    });
    Ok(each.collect())
}

fn of_strangers(who: Who) -> Vec<Run> {
    let each = strangers::names().into_iter().filter_map(|name| {
        let label = name.clone();
        let planner = match who {
            Who::Offline => Planner::Offline,
            Who::Guide => Planner::Guide(strangers::way(&name)?),
        };
        let run = async move { strangers::visit_with(planner, &name).await.into() };
        Some((label, Box::pin(run) as BoxFuture<'static, Score>))
    });
    each.collect()
}

fn of_corpus(who: Who, corpus: Corpus) -> Vec<Run> {
    let corpus = Arc::new(corpus);
    let each = corpus.all().map(|(site, variant)| {
        let (corpus, site) = (Arc::clone(&corpus), site.clone());
        let planner = match who {
            Who::Offline => Planner::Offline,
            Who::Guide => Planner::Guide(corpus.way(&site, variant)),
        };
        let label = format!("{}/{variant}", site.id);
        let run = async move { corpus.run(&site, variant, planner).await.into() };
        (label, Box::pin(run) as BoxFuture<'static, Score>)
    });
    each.collect()
}
