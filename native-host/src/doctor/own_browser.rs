//! What `doctor` says of the person's own browsers: the toolbar button works there once the browser has the extension and
//! knows this program.
mod loaded;
mod manifest;

use super::Check;
use super::remedy::Remedy;
use crate::browser::{self, Family};
use crate::install::declined;
use crate::places::Places;
use crate::program::program;
use crate::running;
use std::path::{Path, PathBuf};

/// Where browsers keep their data that came in a closed package, below the home folder.
const CLOSED: [(&str, &str); 3] = [
    ("snap/chromium", "a snap"),
    (".var/app/org.chromium.Chromium", "a flatpak"),
    (".var/app/com.google.Chrome", "a flatpak"),
];

/// A browser of this person's, by the folder of its data.
struct Own {
    name: String,
    folder: PathBuf,
    /// The folder is the one that this browser usually has.
    usual: bool,
}

impl Own {
    /// How `install` is told of it; nothing where it needs no telling.
    fn option(&self) -> Option<String> {
        (!self.usual).then(|| format!(" --user-data-dir '{}'", self.folder.display()))
    }
}

/// For each browser of this person: does it find this program, and has it the extension?
pub(super) fn checks(built: Option<&Path>) -> Vec<Check> {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let closed = home.as_deref().and_then(closed);
    in_use(built).into_iter().chain(closed).collect()
}

/// A browser that can't start a program outside of its package.
fn closed(home: &Path) -> Option<Check> {
    let (folder, kind) = CLOSED
        .iter()
        .find(|(folder, _)| home.join(folder).is_dir())?;
    let found = format!(
        "a browser of yours is {kind} ({})",
        home.join(folder).display()
    );
    let hint = "It can't start programs outside itself, so the toolbar button can't work in it. Use a Chromium that is no such package.";
    Some(Check::note("native host", found, hint))
}

fn in_use(built: Option<&Path>) -> Vec<Check> {
    let Some(config) = browser::config_home() else {
        return vec![Check::problem("home", "unknown", "Set HOME.")];
    };
    let places = Places::find().ok();
    let mut used = usual(&config);
    used.extend(elsewhere(&used, places.as_ref()));
    if used.is_empty() {
        let hint = format!(
            "“cancel” works without. For the toolbar button start your browser once, then run “{} install”.",
            program()
        );
        return vec![Check::note(
            "native host",
            "no Chromium or Chrome profile of yours here",
            hint,
        )];
    }
    let both = |own: &Own| {
        let places = places.as_ref();
        let declined = places.is_some_and(|p| declined::is_declined(p, &own.folder));
        let manifest = manifest::check(own, declined);
        let manifest = manifest.mended_by(Remedy::Install(own.folder.clone()));
        [manifest, loaded::check(own, built)]
    };
    used.iter().flat_map(both).collect()
}

fn usual(config: &Path) -> Vec<Own> {
    let own = |family: Family| Own {
        name: family.name().to_owned(),
        folder: family.user_data_dir(config),
        usual: true,
    };
    let all = Family::ALL.into_iter().map(own);
    all.filter(|own| own.folder.is_dir()).collect()
}

/// Browsers that run with their data somewhere else, and have the extension there: each looks for programs in its own folder.
fn elsewhere(known: &[Own], places: Option<&Places>) -> Vec<Own> {
    let ours = places.map(|p| p.data.clone());
    let mut found: Vec<Own> = Vec::new();
    for browser in running::browsers_of_this_home() {
        let folder = PathBuf::from(browser.folder);
        let again = known.iter().chain(&found).any(|o| o.folder == folder);
        let commands = ours.as_ref().is_some_and(|data| folder.starts_with(data));
        if !again && !commands && loaded::is_anywhere(&folder) {
            found.push(Own {
                name: browser.name,
                folder,
                usual: false,
            });
        }
    }
    found
}
