//! `history`: whose runs, and in which form.
use crate::history::{self, ExportForm, Form};
use crate::output::{print, print_exactly, print_json, say};
use crate::places::{Places, write_new};
use crate::program::program;
use crate::recipes;
use crate::store::Store;
use crate::terminal;
use clap::Subcommand;
use std::path::{Path, PathBuf};

#[derive(Debug, Subcommand)]
pub(super) enum History {
    /// The runs, newest first.
    List {
        /// The demo's runs, which have a history of their own.
        #[arg(long)]
        demo: bool,
        /// Every run, not only the newest 200.
        #[arg(long)]
        all: bool,
        /// One line of JSON a run; all of them.
        #[arg(long)]
        json: bool,
    },
    /// One run, step by step.
    Show {
        /// The run's id; its first characters are enough. “latest” is the newest run.
        run: String,
        /// Look among the demo's runs only.
        #[arg(long)]
        demo: bool,
        /// Everything in one line of JSON.
        #[arg(long, conflicts_with = "journal")]
        json: bool,
        /// The journal's rows as they are hashed: number, SHA-256, JSON. Each hash is SHA-256 of the one before it (as 32
        /// bytes; the first follows zeros) and the row's JSON.
        #[arg(long)]
        journal: bool,
    },
    /// One run as a file to keep or to send.
    Export {
        /// The run's id; its first characters are enough. “latest” is the newest run.
        run: String,
        /// The receipt's page, the same for paper, or everything with the journal.
        #[arg(long, value_enum, default_value_t = ExportForm::Html)]
        format: ExportForm,
        /// Write it here, readable by you only, instead of to stdout (“-”).
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Even if there is such a file already.
        #[arg(long, requires = "output")]
        replace: bool,
    },
}

/// In place of a file's name, as everywhere on a command line.
const STDOUT: &str = "-";

fn none_yet(demo: bool) -> String {
    match demo {
        true => format!("No demo runs yet. “{} demo” makes one.", program()),
        false => format!(
            "No runs yet. Open your subscription's page and press the toolbar button, or run “{0} cancel SERVICE”. The demo's runs are shown by “{0} history list --demo”.",
            program()
        ),
    }
}

impl History {
    pub(super) fn run(&self) -> Result<(), String> {
        let places = Places::find().map_err(|e| e.to_string())?;
        match self {
            Self::List { demo, all, json } => {
                let places = if *demo { places.demo() } else { Ok(places) };
                let store = open(&places.map_err(|e| e.to_string())?)?;
                let count = if *all || *json {
                    history::ALL
                } else {
                    history::SHOWN
                };
                let text = history::list(&store, *json, count, &none_yet(*demo))
                    .map_err(|e| e.to_string())?;
                shown(&text, !json);
            }
            Self::Show {
                run,
                demo,
                json,
                journal,
            } => {
                let form = match (json, journal) {
                    (true, _) => Form::Json,
                    (_, true) => Form::Journal,
                    _ => Form::Words,
                };
                let stores = match demo {
                    true => vec![open(&places.demo().map_err(|e| e.to_string())?)?],
                    false => everywhere(&places)?,
                };
                let text = history::show(&stores, run, form).map_err(|e| e.to_string())?;
                shown(&text, form == Form::Words);
            }
            Self::Export {
                run,
                format,
                output,
                replace,
            } => {
                let history::Exported { text, warning } =
                    history::export(&everywhere(&places)?, run, *format)
                        .map_err(|e| e.to_string())?;
                if let Some(warning) = warning {
                    say(&warning);
                }
                match output.as_deref().filter(|file| *file != Path::new(STDOUT)) {
                    Some(file) => {
                        write_new(file, text.as_bytes(), *replace).map_err(|e| e.to_string())?;
                        say(&format!("Written to {}.\n", file.display()));
                    }
                    None => print_exactly(&text),
                }
            }
        }
        Ok(())
    }
}

/// Keeps the way that was shown in a run.
pub(super) fn keep(run: &str, places: &Places) -> Result<String, String> {
    let stores = [open(places)?];
    let way = history::way_shown(&stores, run).map_err(|e| e.to_string())?;
    let Some(way) = way else {
        return Err("Nothing was shown in that run that led to a proven end.".to_owned());
    };
    let kept = recipes::keep(places, &way).map_err(|e| e.to_string())?;
    Ok(format!(
        "Kept in {}: the next run knows this way.\n",
        kept.display()
    ))
}

/// An id names one run, wherever it is kept.
fn everywhere(places: &Places) -> Result<Vec<Store>, String> {
    let mut stores = vec![open(places)?];
    if places.has_demo() {
        stores.push(open(&places.demo().map_err(|e| e.to_string())?)?);
    }
    Ok(stores)
}

fn open(places: &Places) -> Result<Store, String> {
    Store::open(&places.journal()).map_err(|e| e.to_string())
}

fn shown(text: &str, for_people: bool) {
    match for_people {
        true => print(&terminal::shown(text)),
        false => print_json(text),
    }
}
