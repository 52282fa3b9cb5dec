//! `install` and `uninstall`: which browsers are told.
use crate::browser::Family;
use crate::install;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Target {
    /// Which browser.
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

impl Target {
    pub(super) fn install(&self) -> Result<String, String> {
        let mut text = String::new();
        for folder in self.folders()? {
            let path = install::install(&folder).map_err(|e| e.to_string())?;
            text.push_str(&format!("Installed: {}\n", path.display()));
        }
        Ok(
            text + "Now load the extension on chrome://extensions, open your subscription's page and press the toolbar button.\n"
        )
    }

    pub(super) fn uninstall(&self) -> Result<String, String> {
        let mut text = String::new();
        for folder in self.folders()? {
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

    fn folders(&self) -> Result<Vec<PathBuf>, String> {
        let families: &[Family] = match self.browser {
            Browsers::Chromium => &[Family::Chromium],
            Browsers::Chrome => &[Family::Chrome],
            Browsers::All => &Family::ALL,
        };
        install::targets(families, self.user_data_dir.clone()).map_err(|e| e.to_string())
    }
}
