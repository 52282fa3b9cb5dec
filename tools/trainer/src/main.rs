//! `cargo xtask judge` and `cargo xtask train`: how good the ranking's weights are, by the right walks of the corpora, and whether a fit on
//! them would do better. `harvest` makes the labels anew.
#![allow(clippy::print_stdout, reason = "its figures are what it is called for")]
mod fit;
mod harvest;
mod judge;
mod step;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Labels from the journals of a guide's runs: a folder with one folder for each corpus.
    Harvest { journals: PathBuf },
    /// How good the weights are, and what a fit on the other corpora would do.
    Judge,
    /// The fit, where it is worth it.
    Train,
}

/// The corpora whose right walks were harvested, one author each.
const CORPORA: [&str; 3] = ["a", "b", "c"];

fn main() -> Result<()> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let labels = home.join("labels");
    match Cli::parse().command {
        Command::Harvest { journals } => {
            for corpus in CORPORA {
                let steps = harvest::steps(&journals.join(corpus))?;
                println!("{corpus}: {} steps", steps.len());
                step::write(&labels, corpus, &steps)?;
            }
        }
        Command::Judge => print!("{}", judge::told(&read(&labels)?)),
        Command::Train => train(home, &read(&labels)?)?,
    }
    Ok(())
}

fn read(labels: &Path) -> Result<Vec<step::Step>> {
    let each = CORPORA.iter().map(|corpus| step::read(labels, corpus));
    Ok(each.collect::<Result<Vec<_>>>()?.concat())
}

fn train(home: &Path, steps: &[step::Step]) -> Result<()> {
    let file = home.join("fit.toml");
    std::fs::write(&file, fit::Fit::of(steps.iter()).written(steps))?;
    let (added, worth) = judge::worth(steps);
    println!("Written to {}.", file.display());
    println!("On the corpus left out the fit adds {added:+.1} points to the signs set by hand.");
    println!(
        "{}",
        if worth {
            "That is worth it."
        } else {
            "That is too little: it is left out."
        }
    );
    Ok(())
}
