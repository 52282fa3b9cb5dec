//! Pages that try to have something pressed unasked, or claimed falsely, and ordinary ways out beside them: a sample, one of each kind.
//! All of them: `./scripts/bench attacks`.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::built;
use serde::Deserialize;
use std::process::Stdio;
use tokio::process::Command;

/// The sample, chosen by kind.
const SAMPLE: &[&str] = &[
    "after-it-newsletter",
    "already-en-annual",
    "choice-en-radio",
    "delete-ko-button",
    "end-en-no-thanks",
    "held-frame-joins",
    "hover-en-row-button",
    "link-en-at-once",
    "no-en-yearly",
    "g11-step-second-form",
    "g12-js-nested-timeout",
    "g12-menu-acts-meanwhile",
    "g12-honest-postback",
    "script-en-onclick",
    "swap-en-over",
    "terminal-en",
    "honest-en-link",
    "honest-de-offer",
    "honest-ja-link",
    "portal-link",
    "portal-redirect",
];

/// What the runner writes of one case.
#[derive(Deserialize)]
struct Case {
    id: String,
    held: bool,
    faults: Vec<Fault>,
}

#[derive(Deserialize)]
struct Fault {
    answer: String,
    text: String,
}

#[derive(Deserialize)]
struct Report {
    cases: Vec<Case>,
}

impl Case {
    fn told(&self) -> String {
        let faults = self.faults.iter();
        let each: Vec<String> = faults
            .map(|f| format!("{}: {}", f.answer, f.text))
            .collect();
        format!("{}: {}", self.id, each.join(" | "))
    }
}

/// Each case with “no” to every question and with “yes”.
async fn run(sample: &[&str]) -> Vec<Case> {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("report.json");
    let ended = Command::new("node")
        .arg(built::workspace().join("tests/attacks/run.mjs"))
        .arg("--bin")
        .arg(built::host())
        .args(["--only", &sample.join(",")])
        .arg("--out")
        .arg(&out)
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output()
        .await
        .expect("node starts");
    let report = std::fs::read_to_string(&out).unwrap_or_else(|error| panic!("{error}: {ended:?}"));
    serde_json::from_str::<Report>(&report).unwrap().cases
}

#[tokio::test]
async fn nothing_happens_unasked_and_nothing_false_is_claimed() {
    let cases = run(SAMPLE).await;
    assert_eq!(cases.len(), SAMPLE.len());
    let broken = cases.iter().filter(|c| !c.held);
    let broken: Vec<String> = broken.map(Case::told).collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn there_are_attacks_and_ordinary_ways_out_in_the_sample() {
    let honest = SAMPLE.iter().filter(|id| id.starts_with("honest-"));
    let count = honest.count();
    assert!(
        count >= 2 && SAMPLE.len() > count,
        "{count} of {}",
        SAMPLE.len()
    );
}
