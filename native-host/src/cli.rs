//! The command line: what can be typed, and which room does it. Exit codes: 0 done, 1 failed, 2 usage or configuration,
//! 3 rejected, 4 needs the person, 130 interrupted.
mod browsers;
mod cancel;
mod demo;
mod mcp;
mod past;
mod reference;
mod run_args;
mod subject;

use crate::output::{print, print_exactly, print_json, say};
use crate::places::Places;
use crate::recipes::Recipes;
use crate::{doctor, explain, launch, output, services};
use browsers::Target;
use cancel::Cancel;
use clap::{Parser, Subcommand};
use demo::Demo;
use mcp::Mcp;
use past::History;
use protocol::task::{Reason, TaskResult};
use reference::{Completions, Man};
use std::future::Future;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Cancels subscriptions in your own browser, and asks before the one click that can't be undone.
#[derive(Debug, Parser)]
#[command(
    name = "subterminator",
    version,
    arg_required_else_help = true,
    after_help = EXIT_CODES
)]
struct Cli {
    #[command(subcommand)]
    job: Command,
    /// Say and log more; twice for everything.
    #[arg(short, long, global = true, action = clap::ArgAction::Count)]
    verbose: u8,
}

const EXIT_CODES: &str = "\
Exit codes: 0 cancelled and proven (or already cancelled, or a dry run), 1 failed or not proven, 2 wrong usage or \
configuration, 3 you said no (no answer is a no), 4 it needs you (login, phone, another biller), 130 interrupted.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Cancel a subscription, in a Chromium started for it or in the browser that you use anyway.
    Cancel(Cancel),
    /// Try it all on a made-up subscription site on this machine.
    Demo(Demo),
    /// Tell your browsers where this program is.
    Install(Target),
    /// Take that away again.
    Uninstall(Target),
    /// Look at everything a run needs, and say what to do about what is missing.
    Doctor {
        /// Mend what can be mended without you, then look again.
        #[arg(long)]
        fix: bool,
        /// Print the checks as one line of JSON.
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
    Explain {
        /// Show instead what is read of an observation (JSON): its parts, subscriptions, lists, forms and facts.
        #[arg(long, value_name = "FILE")]
        page: Option<PathBuf>,
    },
    /// Let an assistant that speaks the Model Context Protocol lead, on stdin and stdout; you approve in the page.
    Mcp(Mcp),
    /// Print a script that lets your shell complete what you type.
    Completions(Completions),
    /// Print the manual page, or write the pages of all commands.
    Man(Man),
}

#[derive(Debug, Subcommand)]
enum Services {
    /// Their names, and the sites that they are known by.
    List {
        /// Print one line of JSON each.
        #[arg(long)]
        json: bool,
    },
    /// What is known of one: where it starts, what its buttons are called, where that comes from.
    Show {
        /// Its name, as in “services list”.
        service: String,
    },
    /// Look through a recipe of your own, and explain every mistake in it.
    Check {
        /// The recipe's file (see docs/recipes.md), or the name of a service.
        file: PathBuf,
    },
    /// Keep the way that you showed in a run, in a recipe of your own: the next run knows it.
    Keep {
        /// The run's id; its first characters are enough. Without it the newest run.
        #[arg(default_value = "latest")]
        run: String,
    },
    /// The JSON Schema of a recipe, for editors that complete and explain by it.
    Schema,
}

/// Does what was typed.
pub fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => cli.run(),
        Err(told) => {
            let code = ExitCode::from(u8::try_from(told.exit_code()).unwrap_or(2));
            tell(&told);
            code
        }
    }
}

/// Help, or what is wrong with what was typed. Clap wraps its paragraphs but not its usage lines.
fn tell(told: &clap::Error) {
    let to_stderr = told.use_stderr();
    let width = match to_stderr {
        true => output::width(std::io::stderr()),
        false => output::width(std::io::stdout()),
    };
    let mut text = told.render().to_string();
    text.push_str(advice(told));
    match width {
        Some(width) if width < ROOMY && to_stderr => say(&text),
        Some(width) if width < ROOMY => print(&text),
        // A closed pipe takes no more.
        _ => {
            drop(told.print());
            say(advice(told));
        }
    }
}

/// What somebody wants to know who typed no service, or a name of several words without quotes.
fn advice(told: &clap::Error) -> &'static str {
    use clap::error::{ContextKind, ErrorKind};
    let about = |kind| told.get(kind).map(ToString::to_string).unwrap_or_default();
    let cancels = about(ContextKind::Usage).contains(" cancel ");
    match told.kind() {
        ErrorKind::MissingRequiredArgument if cancels => {
            "\nFor example: subterminator cancel netflix\n“subterminator services list” says which services there are.\n"
        }
        ErrorKind::UnknownArgument
            if cancels && !about(ContextKind::InvalidArg).starts_with('-') =>
        {
            "\nA name of several words stands in quotes: subterminator cancel \"amazon prime\"\n"
        }
        _ => "",
    }
}

/// So many columns take every usage line.
const ROOMY: usize = 80;

impl Cli {
    fn run(self) -> ExitCode {
        let verbose = self.verbose;
        let done = match self.job {
            Command::Cancel(cancel) => return with_runtime(cancel.run(verbose)),
            Command::Mcp(mcp) => return with_runtime(mcp.run(verbose)),
            Command::Demo(demo) => return with_runtime(demo.run(verbose)),
            Command::Install(target) => target.install().map(|text| print(&text)),
            Command::Uninstall(target) => target.uninstall().map(|text| print(&text)),
            Command::Doctor { fix, json } => return diagnose(fix, json),
            Command::History(history) => history.run(),
            Command::Services(Services::Schema) => {
                print_exactly(&services::schema());
                Ok(())
            }
            Command::Services(Services::List { json: true }) => {
                recipes().map(|recipes| print_json(&services::as_json(&recipes)))
            }
            Command::Services(job) => job.run().map(|text| print(&text)),
            Command::Explain { page } => return explained(page.as_deref()),
            Command::Completions(completions) => {
                print_exactly(&completions.script());
                Ok(())
            }
            Command::Man(man) => man.run().map(|text| print_exactly(&text)),
        };
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                say(&format!("{message}\n"));
                ExitCode::from(2)
            }
        }
    }
}

impl Services {
    fn run(self) -> Result<String, String> {
        if let Services::Check { file } = self {
            // A file can be looked through where no home folder is known.
            let recipes = Places::find().map(|p| Recipes::load(&p));
            return services::check(&file, &recipes.unwrap_or_default());
        }
        match self {
            Services::Show { service } => services::show(&service, &recipes()?),
            Services::Keep { run } => past::keep(&run, &Places::find().map_err(|e| e.to_string())?),
            _ => Ok(services::list(&recipes()?)),
        }
    }
}

fn recipes() -> Result<Recipes, String> {
    let places = Places::find().map_err(|e| e.to_string())?;
    Ok(Recipes::load(&places))
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

fn finish(result: TaskResult, json: bool) -> ExitCode {
    if json && let Ok(line) = serde_json::to_string(&result) {
        print_json(&format!("{line}\n"));
    }
    ExitCode::from(result.exit_code())
}

fn misused(message: &str, json: bool) -> ExitCode {
    say(&format!("{message}\n"));
    finish(
        TaskResult::failed(Reason::Configuration, message.to_owned(), String::new()),
        json,
    )
}

fn diagnose(fix: bool, json: bool) -> ExitCode {
    let named = std::env::var_os("SUBTERMINATOR_EXTENSION").map(PathBuf::from);
    let examine = || doctor::examine(launch::find_extension(named.as_deref()));
    let mut checks = examine();
    let mended = fix.then(|| doctor::mend(&checks));
    if mended.as_ref().is_some_and(|m| !m.is_empty()) {
        checks = examine();
    }
    match json {
        true => print_json(&doctor::as_json(&checks, mended.as_deref())),
        false => {
            let mended = mended.map(|mended| doctor::report_mended(&mended));
            print(&format!(
                "{}{}",
                mended.unwrap_or_default(),
                doctor::report(&checks)
            ));
        }
    }
    ExitCode::from(u8::from(!checks.iter().all(|c| c.ok)))
}

fn explained(page: Option<&Path>) -> ExitCode {
    if let Some(file) = page {
        return match explain::page_of(file) {
            Ok(text) => {
                print_exactly(&crate::clean::text(&text));
                ExitCode::SUCCESS
            }
            Err(why) => {
                say(&format!("{why}\n"));
                ExitCode::from(2)
            }
        };
    }
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
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_whole() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_and_every_option_says_what_it_is_for() {
        fn walk(command: &clap::Command, path: &str, open: &mut Vec<String>) {
            let path = format!("{path} {}", command.get_name());
            if command.get_about().is_none() {
                open.push(path.clone());
            }
            let silent = command.get_arguments().filter(|a| a.get_help().is_none());
            open.extend(silent.map(|a| format!("{path} {}", a.get_id())));
            for below in command.get_subcommands() {
                walk(below, &path, open);
            }
        }
        let mut open = Vec::new();
        walk(&Cli::command(), "", &mut open);
        assert_eq!(open, Vec::<String>::new());
    }

    #[test]
    fn who_names_no_service_or_one_in_several_words_is_told_how() {
        let advice = |line: &str| {
            Cli::try_parse_from(line.split(' '))
                .err()
                .map(|e| advice(&e))
        };
        let none = advice("subterminator cancel").unwrap_or_default();
        assert!(none.contains("services list"), "{none}");
        let several = advice("subterminator cancel amazon prime").unwrap_or_default();
        assert!(several.contains("in quotes"), "{several}");
        assert_eq!(advice("subterminator cancel netflix --sure"), Some(""));
    }

    #[test]
    fn a_service_or_an_address_is_needed_and_not_both() {
        let parse = |line: &str| Cli::try_parse_from(line.split(' '));
        for wrong in [
            "subterminator cancel",
            "subterminator cancel netflix --url https://a.com",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        for right in [
            "subterminator cancel netflix --answer y --browser launch",
            "subterminator cancel --url https://a.com --planner offline -v",
            "subterminator demo --headless --answer n --account cancelled",
        ] {
            assert!(parse(right).is_ok(), "{right}");
        }
    }
}
