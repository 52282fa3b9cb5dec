//! `install` and `uninstall`: which browsers are told.
use crate::browser::{self, Family};
use crate::install::{self, Before, Installed, declined};
use crate::places::Places;
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct Target {
    /// Which browser. Left out: every one that you have used.
    #[arg(long, value_enum)]
    browser: Option<Family>,
    /// The browser's profile folder, when it is not the usual one.
    #[arg(long, value_name = "DIR")]
    user_data_dir: Option<PathBuf>,
}

impl Target {
    pub(super) fn install(&self) -> Result<String, String> {
        let mut text = String::new();
        for folder in self.folders(true)? {
            let installed = install::install(&folder).map_err(|e| e.to_string())?;
            text.push_str(&told(&installed));
            text.push_str(&remembered(&folder, false));
        }
        Ok(
            text + "Now open chrome://extensions, switch on Developer mode, press “Load unpacked” and choose the folder target/extension. Then open your subscription's page and press SubTerminator's button (behind the puzzle icon, until you pin it).\n"
        )
    }

    pub(super) fn uninstall(&self) -> Result<String, String> {
        let mut text = String::new();
        for folder in self.folders(false)? {
            let (path, was_there) = install::uninstall(&folder).map_err(|e| e.to_string())?;
            let word = if was_there {
                "Removed"
            } else {
                "Was not there"
            };
            text.push_str(&format!("{word}: {}\n", path.display()));
            text.push_str(&remembered(&folder, true));
        }
        Ok(
            text + "A browser that is open forgets it when it is started again. Your history and receipts are still there.\n"
        )
    }

    /// A browser that is named need not be there yet; one that isn't named, and not there, gets no folder. `used`: only such
    /// as are there, or a word on why there is none.
    fn folders(&self, used: bool) -> Result<Vec<PathBuf>, String> {
        if let Some(folder) = &self.user_data_dir {
            return Ok(vec![folder.clone()]);
        }
        let config = browser::config_home().ok_or(
            "Your settings folder is unknown. Set HOME, or name the browser's folder with --user-data-dir.",
        )?;
        if let Some(named) = self.browser {
            return Ok(vec![named.user_data_dir(&config)]);
        }
        let mut all: Vec<PathBuf> = Family::ALL.map(|f| f.user_data_dir(&config)).into();
        if used {
            all.retain(|folder| folder.is_dir());
        }
        if all.is_empty() {
            return Err(format!(
                "No Chromium and no Chrome of yours has its settings in {}. Start the browser once, or name it with --browser or its folder with --user-data-dir.",
                config.display()
            ));
        }
        Ok(all)
    }
}

/// What a person took away is not put back unless they ask for it. Nothing to say, unless that can't be remembered.
fn remembered(user_data: &Path, declined: bool) -> String {
    let places = Places::find();
    let done = places.and_then(|places| declined::remember(&places, user_data, declined));
    done.map_or_else(
        |error| format!("  That can't be remembered: {error}\n"),
        |()| String::new(),
    )
}

fn told(Installed { path, instead_of }: &Installed) -> String {
    let line = format!("Installed: {}\n", path.display());
    let before = match instead_of {
        None => return line,
        Some(Before::Of(program)) if browser::is_program(program) => format!(
            "  That browser started {} until now. To go back, run its own “install”.",
            program.display()
        ),
        Some(Before::Of(program)) => format!(
            "  It named {} until now, which is not there any more.",
            program.display()
        ),
        Some(Before::Unreadable) => {
            "  What stood there could not be read by a browser, and is gone.".to_owned()
        }
    };
    format!("{line}{before}\n")
}
