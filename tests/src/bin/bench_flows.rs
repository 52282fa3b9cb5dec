//! All services in all looks, run to their ends: how many finished, were handed over rightly, went wrong, did what is forbidden,
//! asked, and how many steps and how much time they took. `--only NAME`, `--look NAME`, `--json`, `--told` (of what went wrong).
use clap::Parser;
use e2e::flows::{self, Flow};
use e2e::runs::{self, Run};
use e2e::sites::service::{Look, Service};
use futures::StreamExt;
use serde_json::{Value, json};
use std::io::Write;

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
        (
            label,
            async move { flows::run(&name, &service, look).await },
        )
    });
    let mut runs = runs::side_by_side(runs);
    let (mut all, mut broken) = (Vec::new(), Vec::new());
    while let Some((label, run)) = runs.next().await {
        match run {
            Ok(flow) => {
                if !flags.json {
                    writeln!(out, "{}", line(&flow))?;
                    if flags.told > 1
                        || flags.told > 0 && (is_wrong(&flow) || !flow.run.needless.is_empty())
                    {
                        writeln!(out, "  {}", flow.run.told)?;
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
    flow.run.forbidden > 0 || !flow.run.outcome.is_right()
}

fn line(flow: &Flow) -> String {
    let run = &flow.run;
    let day = match &flow.date {
        Some((_, true)) => "",
        Some((told, false)) => &format!(" WRONG DAY {told}"),
        None => " no day",
    };
    format!(
        "{:22} {} {:10} {:10} {:18} forbidden {} questions {} in doubt {} needless {} failed {} steps {:2} {:5.1} s{day}",
        flow.service,
        flow.lang,
        flow.look.name(),
        format!("{:?}", run.outcome),
        format!("{:?}", run.reason),
        run.forbidden,
        run.questions,
        run.in_doubt,
        run.needless.len(),
        flow.failed,
        run.turns,
        run.took.as_secs_f64()
    )
}

fn whole(flow: &Flow) -> Value {
    let run = &flow.run;
    json!({
        "service": flow.service, "lang": flow.lang, "look": flow.look.name(),
        "outcome": format!("{:?}", run.outcome), "reason": run.reason,
        "forbidden": run.forbidden, "questions": run.questions, "needless": run.needless,
        "in_doubt": run.in_doubt, "date": flow.date, "failed": flow.failed, "recovered": recovered(flow),
        "steps": run.turns, "seconds": run.took.as_secs_f64(),
    })
}

/// Failed presses after which the run came to its right end without a further question about them.
fn recovered(flow: &Flow) -> usize {
    match is_wrong(flow) {
        true => 0,
        false => flow.failed.saturating_sub(flow.asked_again),
    }
}

fn sum(all: &[Flow], broken: &[String]) -> Value {
    let runs: Vec<&Run> = all.iter().map(|f| &f.run).collect();
    let mut sums = runs::sums(&runs, broken.len());
    let failed: usize = all.iter().map(|f| f.failed).sum();
    let recovered: usize = all.iter().map(recovered).sum();
    let days = |right| {
        all.iter()
            .flat_map(|f| &f.date)
            .filter(move |d| d.1 == right)
    };
    let share = (failed > 0).then(|| runs::per_cent(recovered, failed));
    let ours = [
        ("failed presses", json!(failed)),
        (
            "failed presses recovered without a further question",
            json!(recovered),
        ),
        ("recovered, per cent", json!(share)),
        ("days told", json!(days(true).count())),
        ("days told that are not so", json!(days(false).count())),
    ];
    sums.extend(ours.map(|(what, figure)| (what.to_owned(), figure)));
    Value::Object(sums)
}
