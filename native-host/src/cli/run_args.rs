//! The options that `cancel` and `demo` share, and the job that they make.
use crate::command::{Browser, Handing, Job, Launched};
use crate::hands;
use crate::launch::{find_extension, is_headless};
use crate::model::settings;
use crate::places::Places;
use clap::{Args, ValueEnum};
use protocol::control::{PlannerChoice, PlannerKind, RunOptions};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct RunArgs {
    /// Change nothing; say what would have been done.
    #[arg(long)]
    dry_run: bool,
    /// Give up after this many steps.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=200))]
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
    /// Who proposes the steps. Left to itself: the model that is set up, else the offline rules.
    #[arg(long, value_enum, default_value_t = Planner::Auto)]
    planner: Planner,
    /// The model, by its provider's name for it. claude… and gpt-… say whose it is.
    #[arg(long, value_name = "NAME")]
    model: Option<String>,
    /// Where the model is served, if not by its provider: https, or this machine.
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// The most that the model may cost in this run, in US dollars; after that the offline rules go on.
    #[arg(long, value_name = "USD", value_parser = millionths)]
    max_cost: Option<u64>,
    /// The tools that a model is offered. few: the one that describes a target only after two steps in a row came to nothing.
    #[arg(long, value_enum, value_name = "few|all", default_value_t = Tools::Few)]
    tools: Tools,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Tools {
    Few,
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Planner {
    Auto,
    Claude,
    Openai,
    Offline,
}

/// "0.50" as millionths.
fn millionths(usd: &str) -> Result<u64, String> {
    let amount: f64 = usd
        .parse()
        .map_err(|_| format!("“{usd}” is no amount like 0.50"))?;
    if (0.0..=10_000.0).contains(&amount) {
        Ok((amount * 1e6).round() as u64)
    } else {
        Err("it must be between 0 and 10000".to_owned())
    }
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
    pub(super) browser: Wanted,
    pub(super) places: Places,
}

pub(super) enum Wanted {
    /// One of our own, with this profile.
    Launched {
        profile: PathBuf,
    },
    Running(Handing),
    /// Moved by a Playwright MCP server.
    Served {
        profile: PathBuf,
        /// Where the server is installed, if it is not to be fetched.
        folder: Option<PathBuf>,
    },
}

impl RunArgs {
    fn choice(&self) -> PlannerChoice {
        PlannerChoice {
            kind: match self.planner {
                Planner::Auto => PlannerKind::Auto,
                Planner::Claude => PlannerKind::Claude,
                Planner::Openai => PlannerKind::Openai,
                Planner::Offline => PlannerKind::Offline,
            },
            model: self.model.clone(),
            base_url: self.base_url.clone(),
            max_cost: self.max_cost,
            all_tools: self.tools == Tools::All,
        }
    }

    pub(super) fn job(&self, start: Start) -> Result<Job, String> {
        let usual = RunOptions::default();
        let planner = self.choice();
        // What can't work is said before anything is started.
        let model = settings::resolve(&planner, &start.places).map_err(|e| e.to_string())?;
        let browser = self.browser(start.browser, &start.places)?;
        // Nobody watches a page without a window.
        let watched = match &browser {
            Browser::Launched(how) => !how.headless,
            Browser::Running(_) => true,
            // Nothing of ours stands in its pages: whoever is asked is asked at the terminal.
            Browser::Served(_) => false,
        };
        let options = RunOptions {
            service: start.service,
            plan: start.plan,
            dry_run: self.dry_run,
            max_turns: self.max_turns,
            approval_timeout_ms: self.approval_timeout * 1000,
            announce_ms: if watched { usual.announce_ms } else { 0 },
            ask_in_page: watched,
            start: browser.opens(&start.url),
            presses_the_button: matches!(browser, Browser::Launched(_)),
            planner,
        };
        Ok(Job {
            url: start.url,
            options,
            browser,
            notice: model.map(|model| {
                format!(
                    "{} plans the steps: what it needs of the pages goes to its provider. With --planner offline nothing does.",
                    model.name
                )
            }),
            events: self.events.clone(),
            answer: self.answer.map(|a| a == YesNo::Y),
        })
    }

    fn browser(&self, wanted: Wanted, places: &Places) -> Result<Browser, String> {
        match wanted {
            Wanted::Launched { profile } => Ok(Browser::Launched(Launched {
                extension: find_extension(self.extension_dir.as_deref())
                    .map_err(|e| e.to_string())?,
                profile,
                home: places.data.clone(),
                headless: is_headless(self.headless),
                keep_open: self.keep_open,
            })),
            Wanted::Running(_) if self.headless || self.keep_open => Err(
                "--headless and --keep-open are about a browser that is started; leave them out with --browser attach.".to_owned(),
            ),
            Wanted::Running(handing) => Ok(Browser::Running(handing)),
            Wanted::Served { .. } if self.keep_open => Err(
                "--keep-open doesn't go with --browser playwright-mcp: its server closes the window.".to_owned(),
            ),
            Wanted::Served { profile, folder } => Ok(Browser::Served(hands::Setup {
                places: places.clone(),
                profile,
                folder,
                headless: is_headless(self.headless),
            })),
        }
    }
}
