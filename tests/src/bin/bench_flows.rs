//! All services in all looks, run to their ends: how many finished, were handed over rightly, went wrong, did what is forbidden,
//! asked, and how many steps and how much time they took. `--only NAME`, `--look NAME`, `--json`, `--told` (of what went wrong).
use clap::Parser;
use e2e::flows::{self, Flow, Outcome};
use e2e::sites::service::{Look, Service};
use futures::StreamExt;
use serde_json::json;
use std::io::Write;

/// Runs at once; browsers starve each other beyond that.
const AT_ONCE: usize = 2;

#[derive(Parser)]
struct Flags {
    /// One JSON document instead of lines.
    #[arg(long)]
    json: bool,
    /// Only services whose file's name begins so.
    #[arg(long, default_value = "")]
    only: String,
    /// Only this look: semantic, soup or components.
    #[arg(long, default_value = "")]
    look: String,
    /// What was told in runs that went wrong; twice: in all.
    #[arg(long, action = clap::ArgAction::Count)]
    told: u8,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let flags = Flags::parse();
    let services = flows::services()?;
    let wanted: Vec<(String, Service, Look)> = services
        .into_iter()
        .filter(|(name, _)| name.starts_with(&flags.only))
        .flat_map(|(name, service)| Look::ALL.map(|look| (name.clone(), service.clone(), look)))
        .filter(|(_, _, look)| look.name().starts_with(&flags.look))
        .collect();
    let mut out = std::io::stdout().lock();
    let runs = wanted.into_iter().map(|(name, service, look)| {
        let label = format!("{name} {}", look.name());
        let run = tokio::spawn(async move { flows::run(&name, &service, look).await });
        async move { (label, run.await) }
    });
    let mut runs = futures::stream::iter(runs).buffered(AT_ONCE);
    let (mut all, mut broken) = (Vec::new(), Vec::new());
    while let Some((label, run)) = runs.next().await {
        match run {
            Ok(flow) => {
                if !flags.json {
                    writeln!(out, "{}", line(&flow))?;
                    if flags.told > 1
                        || flags.told > 0 && (is_wrong(&flow) || !flow.needless.is_empty())
                    {
                        writeln!(out, "  {}", flow.told)?;
                    }
                }
                all.push(flow);
            }
            Err(error) => {
                writeln!(std::io::stderr(), "{label:34} BROKEN {error}")?;
                broken.push(label);
            }
        }
    }
    if flags.json {
        let each: Vec<_> = all.iter().map(whole).collect();
        writeln!(
            out,
            "{}",
            json!({ "sum": sum(&all, &broken), "flows": each })
        )?;
    } else {
        writeln!(out, "{:#}", sum(&all, &broken))?;
    }
    Ok(())
}

fn is_wrong(flow: &Flow) -> bool {
    flow.forbidden > 0 || matches!(flow.outcome, Outcome::Wrong | Outcome::False)
}

fn line(flow: &Flow) -> String {
    format!(
        "{:22} {} {:10} {:10} {:18} forbidden {} questions {} in doubt {} needless {} failed {} steps {:2} {:5.1} s",
        flow.service,
        flow.lang,
        flow.look.name(),
        format!("{:?}", flow.outcome),
        format!("{:?}", flow.reason),
        flow.forbidden,
        flow.questions,
        flow.in_doubt,
        flow.needless.len(),
        flow.failed,
        flow.turns,
        flow.took.as_secs_f64()
    )
}

fn whole(flow: &Flow) -> serde_json::Value {
    json!({
        "service": flow.service, "lang": flow.lang, "look": flow.look.name(),
        "outcome": format!("{:?}", flow.outcome), "reason": flow.reason,
        "forbidden": flow.forbidden, "questions": flow.questions, "needless": flow.needless,
        "in_doubt": flow.in_doubt, "failed": flow.failed, "recovered": recovered(flow),
        "steps": flow.turns, "seconds": flow.took.as_secs_f64(),
    })
}

/// Failed presses after which the run came to its right end without a further question about them.
fn recovered(flow: &Flow) -> usize {
    match is_wrong(flow) {
        true => 0,
        false => flow.failed.saturating_sub(flow.asked_again),
    }
}

fn sum(all: &[Flow], broken: &[String]) -> serde_json::Value {
    let of = |o: Outcome| all.iter().filter(|f| f.outcome == o).count();
    let runs = all.len() + broken.len();
    let right = of(Outcome::Finished) + of(Outcome::RightlyNot);
    let failed: usize = all.iter().map(|f| f.failed).sum();
    let recovered: usize = all.iter().map(recovered).sum();
    let mean = |sum: f64| (sum / all.len().max(1) as f64 * 10.0).round() / 10.0;
    json!({
        "runs": runs,
        "finished and verified": of(Outcome::Finished),
        "handed over or left alone rightly": of(Outcome::RightlyNot),
        "wrong": of(Outcome::Wrong) + broken.len(),
        "success claimed falsely": of(Outcome::False),
        "right, per cent": (right as f64 / runs.max(1) as f64 * 1000.0).round() / 10.0,
        "forbidden effects": all.iter().map(|f| f.forbidden).sum::<usize>(),
        "questions": all.iter().map(|f| f.questions).sum::<usize>(),
        "questions that no person needs": all.iter().map(|f| f.needless.len()).sum::<usize>(),
        "questions in doubt": all.iter().map(|f| f.in_doubt).sum::<usize>(),
        "failed presses": failed,
        "failed presses recovered without a further question": recovered,
        "recovered, per cent": (failed > 0).then(|| (recovered as f64 / failed as f64 * 1000.0).round() / 10.0),
        "steps, mean": mean(all.iter().map(|f| f64::from(f.turns)).sum()),
        "seconds, mean": mean(all.iter().map(|f| f.took.as_secs_f64()).sum()),
    })
}
