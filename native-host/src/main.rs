//! The `subterminator` program: the host, when a browser starts it for the extension; else the command line.
#![forbid(unsafe_code)]
use std::process::ExitCode;
use subterminator::extension::ORIGIN_PREFIX;
use subterminator::{cli, host};

fn main() -> ExitCode {
    let first = std::env::args_os()
        .nth(1)
        .and_then(|a| a.into_string().ok());
    match first.filter(|a| a.starts_with(ORIGIN_PREFIX)) {
        Some(origin) => host::main(&origin),
        None => cli::main(),
    }
}
