//! The options that `cancel` and `demo` share, and the job that they make.
use crate::command::Job;
use crate::launch::{find_extension, is_headless};
use crate::places::Places;
use clap::{Args, ValueEnum};
use protocol::control::RunOptions;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct RunArgs {
    /// Change nothing; say what would have been done.
    #[arg(long)]
    dry_run: bool,
    /// Give up after this many steps.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=200))]
    max_turns: u32,
    /// No window, even where there is a display.
    #[arg(long)]
    headless: bool,
    /// Write every step, question, answer and state to this file as JSON lines.
    #[arg(long, value_name = "PATH")]
    events: Option<PathBuf>,
    /// Print one line of JSON with the result on stdout.
    #[arg(long)]
    pub(super) json: bool,
    /// No answer within this many seconds counts as no.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    approval_timeout: u64,
    /// Who proposes the steps.
    #[arg(long, value_enum, default_value_t = Planner::Auto)]
    planner: Planner,
    /// Answer every question like this, for scripts. The receipt says so.
    #[arg(long, value_enum, value_name = "y|n")]
    answer: Option<YesNo>,
    /// Leave the window open at the end.
    #[arg(long)]
    keep_open: bool,
    /// The built extension's folder, when it is not beside this program.
    #[arg(long, value_name = "DIR", env = "SUBTERMINATOR_EXTENSION")]
    extension_dir: Option<PathBuf>,
}

/// Only the offline rules propose steps so far, so `auto` means them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Planner {
    Auto,
    Offline,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum YesNo {
    #[value(alias = "yes")]
    Y,
    #[value(alias = "no")]
    N,
}

/// What the command itself settles about a job.
pub(super) struct Start {
    pub(super) url: String,
    pub(super) service: Option<String>,
    pub(super) plan: Option<String>,
    pub(super) profile: PathBuf,
    pub(super) places: Places,
}

impl RunArgs {
    pub(super) fn job(&self, start: Start) -> Result<Job, String> {
        let headless = is_headless(self.headless);
        let usual = RunOptions::default();
        let (Planner::Auto | Planner::Offline) = self.planner;
        let options = RunOptions {
            service: start.service,
            plan: start.plan,
            dry_run: self.dry_run,
            max_turns: self.max_turns,
            approval_timeout_ms: self.approval_timeout * 1000,
            // Nobody watches a page without a window.
            announce_ms: if headless { 0 } else { usual.announce_ms },
            ask_in_page: !headless,
        };
        Ok(Job {
            url: start.url,
            options,
            extension: find_extension(self.extension_dir.as_deref()).map_err(|e| e.to_string())?,
            profile: start.profile,
            places: start.places,
            headless,
            events: self.events.clone(),
            answer: self.answer.map(|a| a == YesNo::Y),
            keep_open: self.keep_open,
        })
    }
}
