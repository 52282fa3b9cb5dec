//! The command line: what can be typed, and which room does it. Exit codes: 0 done, 1 failed, 2 usage or configuration,
//! 3 rejected, 4 needs the person, 130 interrupted.
use crate::browser::Family;
use crate::command::{self, Job};
use crate::demo::Site;
use crate::launch::{self, find_extension, is_headless};
use crate::places::Places;
use crate::store::Store;
use crate::terminal::{Terminal, print, print_result, say};
use crate::{doctor, explain, history, install, logs, services};
use clap::{Args, Parser, Subcommand, ValueEnum};
use protocol::control::RunOptions;
use protocol::task::{Reason, TaskResult};
use std::future::Future;
use std::path::PathBuf;
use std::process::ExitCode;

/// Cancels subscriptions in your own browser, and asks before the one click that can't be undone.
#[derive(Debug, Parser)]
#[command(
    name = "subterminator",
    version,
    arg_required_else_help = true,
    after_help = EXIT_CODES
)]
pub struct Cli {
    #[command(subcommand)]
    job: Command,
    /// Say and log more; twice for everything.
    #[arg(short, long, global = true, action = clap::ArgAction::Count)]
    verbose: u8,
}

const EXIT_CODES: &str = "\
Exit codes: 0 cancelled and proven (or already cancelled, or a dry run), 1 failed or not proven, 2 wrong usage or
configuration, 3 you said no (no answer is a no), 4 it needs you (login, phone, another biller), 130 interrupted.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Cancel a subscription in a Chromium started for it.
    Cancel(Cancel),
    /// Try it all on a made-up subscription site on this machine.
    Demo(Demo),
    /// Tell your browsers where this program is.
    Install(Target),
    /// Take that away again.
    Uninstall(Target),
    /// Look at everything a run needs, and say what to do about what is missing.
    Doctor {
        #[arg(long)]
        json: bool,
    },
    /// Past runs.
    #[command(subcommand)]
    History(History),
    /// Services known beforehand.
    #[command(subcommand)]
    Services(Services),
    /// What the rules say of a page: JSON lines {"url", "text"} in, {"state", "confidence", "reason"} out.
    Explain,
}

#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
struct Cancel {
    /// A service known beforehand (see “services list”).
    #[arg(required_unless_present = "url", conflicts_with = "url")]
    service: Option<String>,
    /// The page where the subscription is managed.
    #[arg(long)]
    url: Option<String>,
    /// The subscription's name, when the account has several.
    #[arg(long)]
    plan: Option<String>,
    /// Keep the browser's profile here instead of in SubTerminator's own folder.
    #[arg(long, value_name = "DIR")]
    profile_dir: Option<PathBuf>,
    /// Which browser to use: one started for this.
    #[arg(long, value_enum, default_value_t = Use::Launch)]
    browser: Use,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Debug, Args)]
struct Demo {
    /// The site forbids WebAssembly, as many real ones do.
    #[arg(long)]
    strict_csp: bool,
    /// What the demo account is in, instead of an ordinary active subscription.
    #[arg(long, value_name = "STATE", value_enum)]
    account: Option<DemoAccount>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DemoAccount {
    Active,
    Cancelled,
    /// Billed by somebody else.
    Apple,
    LoggedOut,
}

#[derive(Debug, Args)]
struct RunArgs {
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
    json: bool,
    /// No answer within this many seconds counts as no.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    approval_timeout: u64,
    /// Who proposes the steps.
    #[arg(long, value_enum, default_value_t = Planner::Auto)]
    planner: Planner,
    /// Answer every question like this, for scripts.
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
enum Use {
    Launch,
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

#[derive(Debug, Args)]
struct Target {
    #[arg(long, value_enum, default_value_t = Browsers::All)]
    browser: Browsers,
    /// The browser's profile folder, when it is not the usual one.
    #[arg(long, value_name = "DIR")]
    user_data_dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Browsers {
    Chromium,
    Chrome,
    All,
}

#[derive(Debug, Subcommand)]
enum History {
    /// The runs, newest first.
    List {
        #[arg(long)]
        json: bool,
    },
    /// One run, step by step. The first characters of its id are enough.
    Show {
        run: String,
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Subcommand)]
enum Services {
    List,
    Show { service: String },
}

impl Cli {
    pub fn run(self) -> ExitCode {
        let verbose = self.verbose;
        let done = match self.job {
            Command::Cancel(args) => return with_runtime(cancel(args, verbose)),
            Command::Demo(args) => return with_runtime(demo(args, verbose)),
            Command::Install(target) => installed(&target),
            Command::Uninstall(target) => uninstalled(&target),
            Command::Doctor { json } => return diagnose(json),
            Command::History(what) => past(&what),
            Command::Services(Services::List) => Ok(services::list()),
            Command::Services(Services::Show { service }) => services::show(&service)
                .ok_or_else(|| format!("No service is called “{service}”. “subterminator services list” shows them; any other works with --url.")),
            Command::Explain => return explained(),
        };
        match done {
            Ok(text) => {
                print(&text);
                ExitCode::SUCCESS
            }
            Err(message) => {
                say(&format!("{message}\n"));
                ExitCode::from(2)
            }
        }
    }
}

fn with_runtime(job: impl Future<Output = ExitCode>) -> ExitCode {
    match tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => {
            let code = runtime.block_on(job);
            runtime.shutdown_background();
            code
        }
        Err(error) => {
            say(&format!("SubTerminator can't start: {error}.\n"));
            ExitCode::from(2)
        }
    }
}

async fn cancel(args: Cancel, verbose: u8) -> ExitCode {
    let Use::Launch = args.browser;
    let json = args.run.json;
    let prepared = Places::find()
        .map_err(|e| e.to_string())
        .and_then(|places| {
            let _ = logs::start(&places, verbose);
            let (url, service) = start_page(&args)?;
            let profile = match &args.profile_dir {
                Some(named) => command::named_profile(named),
                None => places.profile(),
            };
            args.run.job(
                url,
                service,
                args.plan.clone(),
                profile.map_err(|e| e.to_string())?,
            )
        });
    match prepared {
        Ok(job) => finish(
            command::run(&job, &mut Terminal::new(verbose > 0)).await,
            json,
        ),
        Err(message) => misused(&message, json),
    }
}

/// Where to start, and the recipe's id when a service was named.
fn start_page(args: &Cancel) -> Result<(String, Option<String>), String> {
    if let Some(url) = &args.url {
        return Ok((checked(url)?, None));
    }
    let name = args.service.clone().unwrap_or_default();
    let recipe = engine::recipe::find(&name).ok_or_else(|| {
        format!("No service is called “{name}”. “subterminator services list” shows them; for any other, name its account page with --url.")
    })?;
    match recipe.entry.as_str() {
        "" => Err(format!(
            "{} has no page to start from. Name your account page with --url.",
            recipe.name
        )),
        entry => Ok((checked(entry)?, Some(recipe.id.clone()))),
    }
}

fn checked(text: &str) -> Result<String, String> {
    let url = url::Url::parse(text)
        .map_err(|_| format!("“{text}” is no address. An address begins with https://"))?;
    let loopback = match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    match url.scheme() {
        "https" => Ok(url.into()),
        "http" if loopback => Ok(url.into()),
        _ => Err(format!(
            "“{text}” is not protected. Use an address that begins with https://"
        )),
    }
}

async fn demo(args: Demo, verbose: u8) -> ExitCode {
    let json = args.run.json;
    if let Ok(places) = Places::find() {
        let _ = logs::start(&places, verbose);
    }
    let profile = match command::temporary_profile() {
        Ok(profile) => profile,
        Err(error) => {
            return misused(
                &format!("A folder for the browser can't be made: {error}."),
                json,
            );
        }
    };
    let mut arguments = Vec::new();
    if args.strict_csp {
        arguments.push("--strict-csp".to_owned());
    }
    if let Some(state) = args.account.and_then(|a| a.to_possible_value()) {
        arguments.extend(["--account".to_owned(), state.get_name().to_owned()]);
    }
    let site = match Site::start(&arguments).await {
        Ok(site) => site,
        Err(error) => return misused(&error.to_string(), json),
    };
    match args
        .run
        .job(site.url.clone(), None, None, profile.path().to_owned())
    {
        Ok(job) => finish(
            command::run(&job, &mut Terminal::new(verbose > 0)).await,
            json,
        ),
        Err(message) => misused(&message, json),
    }
}

impl RunArgs {
    fn job(
        &self,
        url: String,
        service: Option<String>,
        plan: Option<String>,
        profile: PathBuf,
    ) -> Result<Job, String> {
        let headless = is_headless(self.headless);
        let usual = RunOptions::default();
        let (Planner::Auto | Planner::Offline) = self.planner;
        let options = RunOptions {
            service,
            plan,
            dry_run: self.dry_run,
            max_turns: self.max_turns,
            approval_timeout_ms: self.approval_timeout * 1000,
            // Nobody watches a page without a window.
            announce_ms: if headless { 0 } else { usual.announce_ms },
            ask_in_page: !headless,
        };
        Ok(Job {
            url,
            options,
            extension: find_extension(self.extension_dir.as_deref()).map_err(|e| e.to_string())?,
            profile,
            headless,
            events: self.events.clone(),
            answer: self.answer.map(|a| a == YesNo::Y),
            keep_open: self.keep_open,
        })
    }
}

fn finish(result: TaskResult, json: bool) -> ExitCode {
    if json {
        print_result(&result);
    }
    ExitCode::from(result.exit_code())
}

fn misused(message: &str, json: bool) -> ExitCode {
    say(&format!("{message}\n"));
    let result = TaskResult {
        success: false,
        verified: false,
        reason: Reason::Configuration,
        turns: 0,
        final_url: String::new(),
        error: Some(message.to_owned()),
        run: None,
        effective: None,
        receipt: None,
        usage: None,
    };
    finish(result, json)
}

impl Target {
    fn folders(&self) -> Result<Vec<PathBuf>, String> {
        let families: &[Family] = match self.browser {
            Browsers::Chromium => &[Family::Chromium],
            Browsers::Chrome => &[Family::Chrome],
            Browsers::All => &Family::ALL,
        };
        install::targets(families, self.user_data_dir.clone()).map_err(|e| e.to_string())
    }
}

fn installed(target: &Target) -> Result<String, String> {
    let mut text = String::new();
    for folder in target.folders()? {
        let path = install::install(&folder).map_err(|e| e.to_string())?;
        text.push_str(&format!("Installed: {}\n", path.display()));
    }
    Ok(
        text + "Now load the extension on chrome://extensions, open your subscription's page and press the toolbar button.\n"
    )
}

fn uninstalled(target: &Target) -> Result<String, String> {
    let mut text = String::new();
    for folder in target.folders()? {
        let (path, was_there) = install::uninstall(&folder).map_err(|e| e.to_string())?;
        let word = if was_there {
            "Removed"
        } else {
            "Was not there"
        };
        text.push_str(&format!("{word}: {}\n", path.display()));
    }
    Ok(text + "Your history and receipts are still there.\n")
}

fn diagnose(json: bool) -> ExitCode {
    let named = std::env::var_os("SUBTERMINATOR_EXTENSION").map(PathBuf::from);
    let extension = launch::find_extension(named.as_deref()).ok();
    let checks = doctor::examine(extension.as_deref());
    print(&doctor::report(&checks, json));
    ExitCode::from(u8::from(!checks.iter().all(|c| c.ok)))
}

fn past(what: &History) -> Result<String, String> {
    let places = Places::find().map_err(|e| e.to_string())?;
    let store = Store::open(&places.journal()).map_err(|e| e.to_string())?;
    match what {
        History::List { json } => history::list(&store, *json),
        History::Show { run, json } => history::show(&store, run, *json),
    }
    .map_err(|e| e.to_string())
}

fn explained() -> ExitCode {
    let done = explain::explain(
        std::io::stdin().lock(),
        std::io::stdout().lock(),
        std::io::stderr().lock(),
    );
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(2),
        Err(error) => {
            say(&format!("Reading or writing failed: {error}.\n"));
            ExitCode::from(1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_whole() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }

    #[test]
    fn only_protected_addresses_and_this_machine_are_opened() {
        assert!(checked("https://example.com/account").is_ok());
        assert!(checked("http://127.0.0.1:8080/").is_ok());
        assert!(checked("http://localhost/").is_ok());
        for bad in [
            "http://example.com/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "example.com",
        ] {
            assert!(checked(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_service_or_an_address_is_needed_and_not_both() {
        let parse = |args: &[&str]| Cli::try_parse_from([&["subterminator"], args].concat());
        assert!(parse(&["cancel"]).is_err());
        assert!(parse(&["cancel", "netflix", "--url", "https://a.com"]).is_err());
        assert!(parse(&["cancel", "netflix", "--answer", "y", "--browser", "launch"]).is_ok());
        assert!(
            parse(&[
                "cancel",
                "--url",
                "https://a.com",
                "--planner",
                "offline",
                "-v"
            ])
            .is_ok()
        );
        assert!(
            parse(&[
                "demo",
                "--headless",
                "--answer",
                "n",
                "--account",
                "cancelled"
            ])
            .is_ok()
        );
    }
}
