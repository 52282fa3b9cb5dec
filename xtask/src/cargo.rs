//! Calls of cargo: the agent for the browser, the binaries for this machine.
use crate::Places;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Compiles the agent to WebAssembly and says where it lies.
pub(crate) fn agent_wasm(places: &Places) -> Result<PathBuf> {
    let mut cargo = cargo(places);
    cargo
        .args([
            "build",
            "--package",
            "subterminator-agent",
            "--lib",
            "--profile",
            "agent",
        ])
        .args(["--target", "wasm32-unknown-unknown"])
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            path_free_flags(places),
        );
    run(cargo, "the agent")?;
    Ok(places
        .target
        .join("wasm32-unknown-unknown/agent/subterminator_agent.wasm"))
}

/// Builds the host and the demo's site, in one go so that what they share is compiled once.
pub(crate) fn binaries(places: &Places, host: bool, site: bool) -> Result<()> {
    let mut cargo = cargo(places);
    cargo.args(["build", "--release"]);
    if host {
        cargo.args(["--package", "subterminator", "--bin", "subterminator"]);
    }
    if site {
        cargo.args(["--package", "e2e", "--bin", "subterminator-demo-site"]);
    }
    run(cargo, "the host")?;
    may_be_started(&places.target.join("release/subterminator"))
}

/// Cargo leaves the rights of what it has built before as they are.
fn may_be_started(program: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = program.metadata() else {
        return Ok(());
    };
    let mut rights = metadata.permissions();
    rights.set_mode(rights.mode() | 0o755);
    std::fs::set_permissions(program, rights)
        .with_context(|| format!("{} can't be made to start", program.display()))
}

/// Runs one test of the package's `conformance`; it leaves its figures in the folder. True when it passed.
pub(crate) fn conformance(
    places: &Places,
    package: &str,
    test: &str,
    folder: &Path,
    name: Option<&str>,
) -> Result<bool> {
    let mut cargo = cargo(places);
    if let Some(name) = name {
        cargo.env("SUBTERMINATOR_CASE", name);
    }
    let status = cargo
        .args([
            "test",
            "--quiet",
            "--package",
            package,
            "--test",
            "conformance",
            test,
        ])
        .env("SUBTERMINATOR_CONFORMANCE", folder)
        .status()
        .context("cargo could not be started to run the cases")?;
    Ok(status.success())
}

fn cargo(places: &Places) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(&places.root)
        .env("CARGO_TARGET_DIR", &places.target)
        .stdout(Stdio::null());
    cargo
}

/// The places of panics are written into the program as paths. Same source, same bytes, wherever it is built:
/// so the paths of this machine are cut off them.
fn path_free_flags(places: &Places) -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let home = home
        .map(|home| format!(" --remap-path-prefix={}=cargo", home.display()))
        .unwrap_or_default();
    format!("--remap-path-prefix={}=.{home}", places.root.display())
}

fn run(mut command: Command, what: &str) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cargo could not be started to build {what}"))?;
    if !status.success() {
        bail!("cargo could not build {what}: see its messages above");
    }
    Ok(())
}
