//! `mcp`: what an assistant is lent, and how far it may go.
use super::run_args::Wanted;
use super::subject::Subject;
use crate::command::{Browser, Job, Launched};
use crate::launch::{find_extension, is_headless};
use crate::mcp;
use crate::output::say;
use crate::places::Places;
use crate::terminal::Terminal;
use clap::Args;
use protocol::control::{PlannerChoice, PlannerKind, RunOptions};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = HOW)]
pub(super) struct Mcp {
    #[command(flatten)]
    subject: Subject,
    /// Change nothing; say what would have been done.
    #[arg(long)]
    dry_run: bool,
    /// Give up after this many steps.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=200))]
    max_turns: u32,
    /// No answer within this many seconds counts as no.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    approval_timeout: u64,
    /// Ask you in the page only, even where the assistant's program could ask you itself.
    #[arg(long)]
    in_page_only: bool,
    /// The built extension's folder, when it is not beside this program.
    #[arg(long, value_name = "DIR", env = "SUBTERMINATOR_EXTENSION")]
    extension_dir: Option<PathBuf>,
}

const HOW: &str = "\
The run begins when the assistant looks for the first time. One run for each time that this is started. Words for you go to stderr.";

impl Mcp {
    pub(super) async fn run(self, verbose: u8) -> ExitCode {
        let (job, places) = match self.job(verbose) {
            Ok(ready) => ready,
            Err(message) => {
                say(&format!("{message}\n"));
                return ExitCode::from(2);
            }
        };
        let mut terminal = Terminal::new(verbose > 0);
        match mcp::serve(job, places, self.in_page_only, &mut terminal).await {
            Ok(Some(result)) => ExitCode::from(result.exit_code()),
            Ok(None) => ExitCode::SUCCESS,
            Err(error) => {
                say(&format!("{error}\n"));
                ExitCode::from(1)
            }
        }
    }

    fn job(&self, verbose: u8) -> Result<(Job, Places), String> {
        let start = self.subject.start(verbose)?;
        let browser = match start.browser {
            // There is no terminal to ask at.
            Wanted::Launched { .. } if is_headless(false) => {
                return Err("There is no display here to show a window on, and in the page is where you approve. Use --browser attach, or start this where there is one.".to_owned());
            }
            Wanted::Launched { profile } => Browser::Launched(Launched {
                extension: find_extension(self.extension_dir.as_deref())
                    .map_err(|e| e.to_string())?,
                profile,
                home: start.places.data.clone(),
                headless: false,
                keep_open: false,
            }),
            Wanted::Running(handing) => Browser::Running(handing),
            Wanted::Served { .. } => {
                return Err("You approve in the page here, and --browser playwright-mcp has nothing of ours in its pages. Use --browser launch or attach.".to_owned());
            }
        };
        let opens = browser.opens(&start.url);
        let job = Job {
            url: start.url,
            options: RunOptions {
                service: start.service,
                plan: start.plan,
                dry_run: self.dry_run,
                max_turns: self.max_turns,
                approval_timeout_ms: self.approval_timeout * 1000,
                start: opens,
                planner: PlannerChoice {
                    kind: PlannerKind::Outside,
                    ..PlannerChoice::default()
                },
                ..RunOptions::default()
            },
            browser,
            notice: None,
            events: None,
            answer: None,
        };
        Ok((job, start.places))
    }
}
