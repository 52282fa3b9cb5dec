//! `cargo xtask conformance`: the cases of web-platform-tests, natively and in Chromium, and how many came out as expected.
#![allow(clippy::print_stdout, reason = "its figures are what it is called for")]
use crate::{Places, cargo, extension, say};
use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};
use std::path::Path;

/// Each run's name, its package, and in it the test that leaves `NAME.json` behind.
const RUNS: [(&str, &str, &str); 2] = [
    ("native", "subterminator-perception", "every_case"),
    ("chromium", "e2e", "cases::every_case"),
];

/// Runs both and prints their figures; an error when a case that is not listed comes out differently.
pub(crate) fn run(places: &Places, name: Option<&str>, json: bool) -> Result<()> {
    extension::build(places)?;
    let folder = places.target.join("conformance");
    std::fs::create_dir_all(&folder)?;
    let mut outcomes = Map::new();
    let mut failed = Vec::new();
    for (run, package, test) in RUNS {
        let file = folder.join(format!("{run}.json"));
        // What an earlier run left would pass for this one's.
        let _ = std::fs::remove_file(&file);
        say(format_args!(
            "The suite's cases, {run} (in Chromium all of them take a minute or two)"
        ));
        if !cargo::conformance(places, package, test, &folder, name)? {
            failed.push(run);
        }
        outcomes.insert(run.to_owned(), outcome(&file)?);
    }
    if json {
        println!("{:#}", Value::Object(outcomes));
    } else {
        outcomes
            .iter()
            .for_each(|(run, outcome)| tell(run, outcome));
    }
    if !failed.is_empty() {
        bail!("not as expected: {}", failed.join(", "));
    }
    Ok(())
}

fn outcome(file: &Path) -> Result<Value> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("the test left no {}", file.display()))?;
    Ok(serde_json::from_str(&text)?)
}

fn tell(run: &str, outcome: &Value) {
    println!(
        "{run}: {} passed, {} failed, {} listed with a reason in crates/perception/tests/wpt/known.json; \
         of the suite's drafts, which nobody has to follow, {} as expected, {} otherwise (--json says which)",
        outcome["passed"],
        outcome["failed"],
        outcome["listed"],
        outcome["tentative_passed"],
        outcome["tentative_failed"]
    );
    for problem in outcome["problems"].as_array().into_iter().flatten() {
        println!("  {}", problem.as_str().unwrap_or_default());
    }
}
