//! `cancel`: the job, and its result as exit code and JSON.
use super::run_args::RunArgs;
use super::subject::{Subject, one_of};
use super::{EXIT_CODES, finish, misused};
use crate::command;
use crate::terminal::Terminal;
use clap::Args;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES, group = one_of().required(true))]
pub(super) struct Cancel {
    #[command(flatten)]
    subject: Subject,
    #[command(flatten)]
    run: RunArgs,
}

impl Cancel {
    pub(super) async fn run(self, verbose: u8) -> ExitCode {
        let job = self
            .subject
            .start(verbose)
            .and_then(|start| self.run.job(start));
        match job {
            Ok(job) => {
                let mut terminal = Terminal::new(verbose > 0);
                finish(command::run(&job, &mut terminal).await, self.run.json)
            }
            Err(message) => misused(&message, self.run.json),
        }
    }
}
