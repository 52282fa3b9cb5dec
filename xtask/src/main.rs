//! The build program behind `scripts/`: makes `target/extension/` (what "Load unpacked" takes) and the host.
//! It knows how things are built and nothing of what they do.
#![allow(
    clippy::print_stderr,
    reason = "a build program talks to the person at the terminal; stdout is for figures that were asked for"
)]

mod agent;
mod cargo;
mod conformance;
mod extension;
mod javascript;
mod npm;
mod sbom;
mod stamp;
mod trainer;

use clap::{Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Builds SubTerminator")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the parts named, or all of them.
    Build { parts: Vec<Part> },
    /// List all crates that can be built in, with their hashes, in `target/sbom`.
    Sbom,
    /// Judge the cases of web-platform-tests, natively and in Chromium, and print how they came out.
    Conformance {
        /// Only the cases whose file or name has this in it.
        name: Option<String>,
        /// Figures and differences as one JSON document.
        #[arg(long)]
        json: bool,
    },
    /// Make the labels of the right walks anew: a guide leads through all corpora. It takes about 40 minutes.
    Harvest,
    /// How good the ranking's weights are, and what a fit would do on what was left out of it.
    Judge,
    /// Fit weights on the labels, where that is worth it.
    Train,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The agent in both forms, and `target/extension/` around it.
    Extension,
    /// The `subterminator` binary.
    Host,
    /// The local subscription site of the demo and the tests.
    Site,
}

/// Where things are.
pub(crate) struct Places {
    pub(crate) root: PathBuf,
    /// Cargo's target folder: `CARGO_TARGET_DIR`, or `target` in the project.
    pub(crate) target: PathBuf,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Build { parts } => build(&parts),
        Command::Sbom => sbom::write(&Places::find()),
        Command::Conformance { name, json } => {
            conformance::run(&Places::find(), name.as_deref(), json)
        }
        Command::Harvest => trainer::harvest(&Places::find()),
        Command::Judge => trainer::run(&Places::find(), &["judge"]),
        Command::Train => trainer::run(&Places::find(), &["train"]),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(format_args!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn build(parts: &[Part]) -> anyhow::Result<()> {
    let places = Places::find();
    let wanted = |part| parts.is_empty() || parts.contains(&part);
    if wanted(Part::Extension) {
        extension::build(&places)?;
    }
    if wanted(Part::Host) || wanted(Part::Site) {
        cargo::binaries(&places, wanted(Part::Host), wanted(Part::Site))?;
    }
    Ok(())
}

impl Places {
    fn find() -> Self {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("..")
            .canonicalize()
            .unwrap_or_else(|_| "..".into());
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |dir| root.join(dir));
        Self { root, target }
    }
}

/// One line of what is going on.
pub(crate) fn say(text: impl std::fmt::Display) {
    eprintln!("{text}");
}
