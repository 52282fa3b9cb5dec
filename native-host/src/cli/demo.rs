//! `demo`: the same job on a made-up site, with a profile that goes afterwards and a history of its own.
use super::run_args::{RunArgs, Start, Wanted};
use super::{finish, misused};
use crate::command;
use crate::demo::Site;
use crate::logs;
use crate::places::Places;
use crate::terminal::Terminal;
use clap::{Args, ValueEnum};
use std::process::ExitCode;
use tempfile::TempDir;

#[derive(Debug, Args)]
pub(super) struct Demo {
    /// The site forbids WebAssembly, as many real ones do.
    #[arg(long)]
    strict_csp: bool,
    /// What the demo account is in, instead of an ordinary active subscription.
    #[arg(long, value_name = "STATE", value_enum)]
    account: Option<Account>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Account {
    Active,
    Cancelled,
    /// Billed by somebody else.
    Apple,
    LoggedOut,
}

impl Demo {
    pub(super) async fn run(self, verbose: u8) -> ExitCode {
        let json = self.run.json;
        let (places, profile) = match folders(verbose) {
            Ok(folders) => folders,
            Err(message) => return misused(&message, json),
        };
        let site = match Site::start(&self.site_arguments()).await {
            Ok(site) => site,
            Err(error) => return misused(&error.to_string(), json),
        };
        let job = self.run.job(Start {
            url: site.url.clone(),
            service: None,
            plan: None,
            browser: Wanted::Launched {
                profile: profile.path().to_owned(),
            },
            places,
        });
        match job {
            Ok(job) => {
                let mut terminal = Terminal::new(verbose > 0);
                finish(command::run(&job, &mut terminal).await, json)
            }
            Err(message) => misused(&message, json),
        }
    }

    fn site_arguments(&self) -> Vec<String> {
        let mut arguments = Vec::new();
        if self.strict_csp {
            arguments.push("--strict-csp".to_owned());
        }
        if let Some(state) = self.account.and_then(|a| a.to_possible_value()) {
            arguments.extend(["--account".to_owned(), state.get_name().to_owned()]);
        }
        arguments
    }
}

fn folders(verbose: u8) -> Result<(Places, TempDir), String> {
    let places = Places::find().and_then(|places| places.demo());
    let places = places.map_err(|e| e.to_string())?;
    // A command that can't log can still work.
    let _ = logs::start(&places, verbose);
    let profile = command::temporary_profile()
        .map_err(|error| format!("A folder for the browser can't be made: {error}."))?;
    Ok((places, profile))
}
