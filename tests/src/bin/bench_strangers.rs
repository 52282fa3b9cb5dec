//! The services that strangers wrote, run to their ends: what came out and what should have, which questions were asked, what was
//! done that is forbidden, and how many steps and how much time it took. `NAME…`, `--json`, `--told` (what each run said, step by step).
use clap::Parser;
use e2e::runs::{self, Outcome, Run};
use e2e::strangers::{self, About, Visit};
use futures::StreamExt;
use serde_json::{Value, json};
use std::io::Write;

#[derive(Parser)]
struct Flags {
    /// Only these.
    names: Vec<String>,
    /// One JSON document instead of lines.
    #[arg(long)]
    json: bool,
    /// What each run said, step by step.
    #[arg(long)]
    told: bool,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let flags = Flags::parse();
    let mut out = std::io::stdout().lock();
    let visits = wanted(&flags)?.into_iter().map(|name| {
        let label = name.clone();
        (label, async move { strangers::visit(&name).await })
    });
    let mut visits = runs::side_by_side(visits);
    let (mut all, mut broken) = (Vec::new(), 0);
    while let Some((name, visit)) = visits.next().await {
        match visit {
            Ok(visit) => {
                if !flags.json {
                    writeln!(out, "{}", line(&visit))?;
                }
                if flags.told && !flags.json {
                    writeln!(out, "  {}", visit.run.told)?;
                }
                all.push(visit);
            }
            Err(error) => {
                writeln!(std::io::stderr(), "{name:16} BROKEN {error}")?;
                broken += 1;
            }
        }
    }
    if flags.json {
        let each: Vec<_> = all.iter().map(|v| whole(v, flags.told)).collect();
        writeln!(
            out,
            "{}",
            json!({ "sum": sum(&all, broken), "strangers": each })
        )?;
    } else {
        writeln!(out, "{:#}", sum(&all, broken))?;
    }
    Ok(())
}

fn wanted(flags: &Flags) -> anyhow::Result<Vec<String>> {
    let all = strangers::names();
    if flags.names.is_empty() {
        return Ok(all);
    }
    for name in &flags.names {
        anyhow::ensure!(all.contains(name), "there is no {name}: {}", all.join(" "));
    }
    Ok(flags.names.clone())
}

fn verdict(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Finished | Outcome::RightlyNot => "right",
        Outcome::Wrong => "wrong",
        Outcome::False => "FALSE",
    }
}

fn line(visit: &Visit) -> String {
    let run = &visit.run;
    let count = |about| visit.asked(about).count();
    let head = format!(
        "{:15} {} {} {:17} got {:20}",
        visit.service,
        visit.wanted.lang,
        verdict(run.outcome),
        word(&visit.wanted.end),
        word(&run.reason),
    );
    let figures = format!(
        "last {} between {} needless {} forbidden label {} forbidden {} turns {:2} {:5.1} s",
        count(About::Last),
        count(About::Between),
        count(About::Needless),
        count(About::Forbidden),
        run.forbidden,
        run.turns,
        run.took.as_secs_f64(),
    );
    let truth = (run.forbidden > 0).then(|| format!("\n  {:?}", visit.truth));
    format!("{head} {figures}{}", truth.unwrap_or_default())
}

/// As it stands in the data.
fn word(of: &impl serde::Serialize) -> String {
    json!(of).as_str().unwrap_or_default().to_owned()
}

fn whole(visit: &Visit, told: bool) -> Value {
    let run = &visit.run;
    let names = |about| visit.asked(about).collect::<Vec<_>>();
    let mut whole = json!({
        "service": visit.service, "lang": visit.wanted.lang, "about": visit.wanted.about,
        "verdict": verdict(run.outcome), "wanted": visit.wanted.end, "got": run.reason,
        "questions": {
            "last": names(About::Last), "between": names(About::Between),
            "needless": names(About::Needless), "forbidden": names(About::Forbidden),
        },
        "forbidden": run.forbidden, "done": visit.truth,
        "steps": run.turns, "seconds": run.took.as_secs_f64(),
    });
    if told {
        whole["told"] = json!(run.told.lines().map(str::trim).collect::<Vec<_>>());
    }
    whole
}

fn sum(all: &[Visit], broken: usize) -> Value {
    let runs: Vec<&Run> = all.iter().map(|v| &v.run).collect();
    let mut sums = runs::sums(&runs, broken);
    let of = |about| all.iter().flat_map(move |v| v.asked(about)).count();
    sums.insert(
        "questions about the last control".into(),
        json!(of(About::Last)),
    );
    sums.insert(
        "questions about what must not be pressed".into(),
        json!(of(About::Forbidden)),
    );
    Value::Object(sums)
}
