//! `completions` and `man`: what other programs are told of this command line, made from the command line itself.
use super::Cli;
use crate::extension::VERSION;
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man as Page;
use std::path::PathBuf;

const NAME: &str = "subterminator";

#[derive(Debug, Args)]
#[command(after_help = HOW)]
pub(super) struct Completions {
    /// Your shell.
    #[arg(value_enum)]
    shell: Shell,
}

const HOW: &str = "\
For bash: subterminator completions bash > ~/.local/share/bash-completion/completions/subterminator. For zsh: into a file \
_subterminator in a folder of $fpath. For fish: into ~/.config/fish/completions/subterminator.fish.";

impl Completions {
    pub(super) fn script(&self) -> String {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), NAME, &mut script);
        String::from_utf8_lossy(&script).into_owned()
    }
}

#[derive(Debug, Args)]
pub(super) struct Man {
    /// Write a page for every command into this folder instead.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Man {
    /// The page, or where all of them are.
    pub(super) fn run(&self) -> Result<String, String> {
        let mut command = Cli::command();
        command.build();
        let Some(dir) = &self.dir else {
            return page(&command);
        };
        // What is on them is for everybody: this folder need not be one's own.
        std::fs::create_dir_all(dir)
            .map_err(|e| format!("The folder {} can't be made: {e}.", dir.display()))?;
        let mut told = String::new();
        for command in with_all_below(&command) {
            let name = command.get_display_name().unwrap_or(NAME);
            let path = dir.join(format!("{name}.1"));
            std::fs::write(&path, page(command)?).map_err(|error| {
                format!("The page {} can't be written: {error}.", path.display())
            })?;
            told.push_str(&format!("Written: {}\n", path.display()));
        }
        Ok(told)
    }
}

fn page(command: &Command) -> Result<String, String> {
    let mut page = Vec::new();
    Page::new(command.clone())
        .source(format!("{NAME} {VERSION}"))
        .render(&mut page)
        .map_err(|error| format!("The page can't be made: {error}."))?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

fn with_all_below(command: &Command) -> Vec<&Command> {
    let below = command.get_subcommands().filter(|c| c.get_name() != "help");
    let below = below.flat_map(with_all_below);
    std::iter::once(command).chain(below).collect()
}
