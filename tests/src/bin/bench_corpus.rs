//! Whole flows in the real extension, against what each server knows. `--set a` (tests/flows), `b` (tests/strangers) or `c`
//! (tests/corpus; all three without it), `--corpus DIR` (another
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
use std::path::{Path, PathBuf};
use std::sync::Arc;

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
            Set::C => of_corpus(flags.planner, flags.corpus.as_deref()).await,
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

async fn of_corpus(who: Who, folder: Option<&Path>) -> Vec<Run> {
    let corpus = match folder {
        Some(folder) => Corpus::at(folder).await,
        None => Corpus::open().await,
    };
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
