//! `cargo xtask harvest`, `judge` and `train`: what `tools/trainer` does, and the runs that it learns from.
use crate::{Places, say};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The corpora that a guide is led through, one author each.
const CORPORA: [&str; 3] = ["a", "b", "c"];

/// Runs the trainer, and prints what it prints.
pub(crate) fn run(places: &Places, args: &[&str]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut trainer = Command::new(cargo);
    let trainer = trainer
        .current_dir(&places.root)
        .args(["run", "--quiet", "--package", "trainer", "--"])
        .args(args);
    finish(trainer, "the trainer")
}

/// A guide leads through each corpus; what its runs' journals say is kept as labels.
pub(crate) fn harvest(places: &Places) -> Result<()> {
    let journals = places.target.join("journals");
    // What an earlier harvest left would be counted once more.
    let _ = std::fs::remove_dir_all(&journals);
    for corpus in CORPORA {
        say(format_args!("A guide leads through set {corpus}"));
        let mut bench = Command::new(places.root.join("scripts/bench"));
        bench
            .args(["corpus", "--set", corpus, "--planner", "guide"])
            .env("SUBTERMINATOR_KEEP_JOURNALS", journals.join(corpus));
        finish(&mut bench, "the bench")?;
    }
    run(places, &["harvest", &told(&journals)?])
}

fn told(path: &Path) -> Result<String> {
    let told = path.to_str().map(str::to_owned);
    told.with_context(|| format!("{} is no name for a folder", path.display()))
}

fn finish(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status();
    let status = status.with_context(|| format!("{what} could not be started"))?;
    if !status.success() {
        bail!("{what} failed: see its messages above");
    }
    Ok(())
}
