//! The log file: daily, a week of it, readable by its owner only. What a page says, what is typed and pictures never
//! stand in it at the usual level. The host has no other voice: its stdout is the protocol, its stderr may be closed.
use crate::places::{self, Places, PlacesError};
use std::sync::Mutex;
use tracing_subscriber::EnvFilter;

const KEPT_FILES: usize = 7;

/// How a line of the log begins that tells of a panic.
pub const FAULT: &str = "stopped by a fault of its own";

/// What a host says first and last, each with its process.
pub const STARTED: &str = "host started";
pub const ENDED: &str = "host ends";

/// Starts logging. `verbose`: 0 information, 1 detail, more: everything.
pub fn start(places: &Places, verbose: u8) -> Result<(), PlacesError> {
    let folder = places.logs()?;
    let level = match verbose {
        0 => "info",
        1 => "subterminator=debug,info",
        _ => "subterminator=trace,debug",
    };
    let filter =
        EnvFilter::try_from_env("SUBTERMINATOR_LOG").unwrap_or_else(|_| EnvFilter::new(level));
    let today = crate::clock::local_date(crate::clock::now());
    // Made before the appender opens it, so that it is private from its first byte.
    let path = folder.join(format!("subterminator.{today}.log"));
    places::open_private(&path, true)?;
    let file = tracing_appender::rolling::RollingFileAppender::builder()
        .rotation(tracing_appender::rolling::Rotation::DAILY)
        .filename_prefix("subterminator")
        .filename_suffix("log")
        .max_log_files(KEPT_FILES)
        .build(&folder)
        .map_err(|error| PlacesError::Folder {
            path: folder.clone(),
            source: std::io::Error::other(error),
        })?;
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_target(true)
        .with_writer(Mutex::new(file))
        .finish();
    // A second start in one process (tests) keeps the first.
    let _ = tracing::subscriber::set_global_default(subscriber);
    std::panic::set_hook(Box::new(|panic| tracing::error!("{FAULT}: {panic}")));
    Ok(())
}
