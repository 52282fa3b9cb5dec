//! Which browsers are on this machine, where they keep their settings, and which one we can start ourselves.
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Family {
    Chromium,
    Chrome,
}

impl Family {
    pub const ALL: [Self; 2] = [Self::Chromium, Self::Chrome];

    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Chrome => "Chrome",
        }
    }

    /// The folder of this browser's own profile, below `config` (usually `~/.config`).
    /// <https://chromium.googlesource.com/chromium/src/+/HEAD/docs/user_data_dir.md#linux>
    pub fn user_data_dir(self, config: &Path) -> PathBuf {
        config.join(match self {
            Self::Chromium => "chromium",
            Self::Chrome => "google-chrome",
        })
    }
}

#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum BrowserError {
    #[error(
        "No Chromium was found. Install it (Debian and Ubuntu: “sudo apt-get install chromium”), or set SUBTERMINATOR_CHROMIUM to its path."
    )]
    None,
    #[error(
        "Only Chrome was found ({0}). Chrome no longer lets another program start it with an extension, so this command needs Chromium (Debian and Ubuntu: “sudo apt-get install chromium”). In Chrome itself, load the extension on chrome://extensions and press its toolbar button."
    )]
    OnlyChrome(PathBuf),
    #[error("{variable} names {path}, and that is no program. Correct it, or unset it.")]
    Named {
        variable: &'static str,
        path: PathBuf,
    },
}

/// `~/.config`, or what `XDG_CONFIG_HOME` says.
pub fn config_home() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.config_dir().to_owned())
}

/// The Chromium to start.
pub fn find_chromium() -> Result<PathBuf, BrowserError> {
    let named = ["SUBTERMINATOR_CHROMIUM", "CHROME"]
        .into_iter()
        .find_map(|v| {
            std::env::var_os(v)
                .filter(|p| !p.is_empty())
                .map(|p| (v, PathBuf::from(p)))
        });
    find_in(named, &std::env::var_os("PATH").unwrap_or_default())
}

fn find_in(
    named: Option<(&'static str, PathBuf)>,
    path: &std::ffi::OsStr,
) -> Result<PathBuf, BrowserError> {
    if let Some((variable, path)) = named {
        return match is_program(&path) {
            true => Ok(path),
            false => Err(BrowserError::Named { variable, path }),
        };
    }
    let look = |names: &[&str]| {
        std::env::split_paths(path)
            .flat_map(|folder| {
                names
                    .iter()
                    .map(move |n| folder.join(n))
                    .collect::<Vec<_>>()
            })
            .find(|p| is_program(p))
    };
    if let Some(found) = look(&["chromium", "chromium-browser"]) {
        return Ok(found);
    }
    match look(&["google-chrome", "google-chrome-stable", "chrome"]) {
        Some(chrome) => Err(BrowserError::OnlyChrome(chrome)),
        None => Err(BrowserError::None),
    }
}

pub fn is_program(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}

/// What is to be known of a Chromium that came in a closed package; empty for others.
pub fn packaging_note(program: &Path) -> &'static str {
    let real = std::fs::canonicalize(program).unwrap_or_else(|_| program.to_owned());
    let is = |part: &str| {
        program
            .components()
            .chain(real.components())
            .any(|c| c.as_os_str() == part)
    };
    if is("snap") || starts_a_snap(program) {
        return "a snap: it can't start programs outside itself, so the extension may not reach subterminator";
    }
    if is("flatpak") {
        return "a flatpak: it can't start programs outside itself, so the extension may not reach subterminator";
    }
    ""
}

/// Ubuntu's `chromium-browser` is a script that starts `/snap/bin/chromium`.
fn starts_a_snap(program: &Path) -> bool {
    let Ok(file) = std::fs::File::open(program) else {
        return false;
    };
    let mut start = String::new();
    // A script is short, and a program is no text.
    let read = file.take(SCRIPT).read_to_string(&mut start);
    read.is_ok() && start.starts_with("#!") && start.contains("/snap/")
}

const SCRIPT: u64 = 16 * 1024;

#[cfg(test)]
mod tests {
    use super::*;

    fn program(folder: &Path, name: &str) -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, "#!/bin/sh\n").unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    #[test]
    fn a_script_that_starts_a_snap_is_known_for_one() {
        let temp = tempfile::tempdir().unwrap();
        let script = program(temp.path(), "chromium-browser");
        std::fs::write(
            &script,
            "#!/bin/sh\n# keeps a snapshot of the flags\nexec /usr/lib/chromium/chromium",
        )
        .unwrap();
        assert_eq!(packaging_note(&script), "");
        std::fs::write(&script, "#!/bin/sh\nexec /snap/bin/chromium \"$@\"\n").unwrap();
        assert!(packaging_note(&script).starts_with("a snap"));
    }

    #[test]
    fn chromium_is_taken_and_chrome_alone_is_not() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().as_os_str();
        assert_eq!(find_in(None, path), Err(BrowserError::None));
        let chrome = program(temp.path(), "google-chrome");
        assert_eq!(find_in(None, path), Err(BrowserError::OnlyChrome(chrome)));
        let chromium = program(temp.path(), "chromium-browser");
        assert_eq!(find_in(None, path), Ok(chromium));
        let named = temp.path().join("nothing");
        let error = find_in(Some(("CHROME", named)), path).unwrap_err();
        assert!(error.to_string().starts_with("CHROME names"));
    }
}
