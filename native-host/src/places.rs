//! Where our files are, and that only their owner can read them.
use protocol::control::HOME_ENV;
mod private;

pub use private::{private_dir, write_new, write_private};

pub(crate) use private::{is_anothers, make_private, open_private, saved_name};

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum PlacesError {
    #[error(
        "Your home folder is unknown. Set HOME, or {HOME_ENV} to a folder for SubTerminator's data."
    )]
    NoHome,
    #[error(
        "The folder {path} can't be made or used: {source}. Check its permissions and the free space."
    )]
    Folder {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error(
        "The file {path} can't be written: {source}. Check its permissions and the free space."
    )]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error(
        "{path} belongs to another user of this computer, or leads to something that does. SubTerminator keeps nothing there: run it as that user, or set {HOME_ENV} to a folder of your own."
    )]
    NotYours { path: PathBuf },
    #[error("There is something at {0} already. Name another file, or add --replace.")]
    There(PathBuf),
    #[error("The folder {0} doesn't exist. Make it first, or name another one.")]
    NoFolder(PathBuf),
    #[error("{0} is no file. Name one, or leave --output away and send what is printed there.")]
    NoFile(PathBuf),
}

const DEMO: &str = "demo";

/// The folders of one installation.
#[derive(Clone, Debug)]
pub struct Places {
    /// Journal, receipts, browser profile, logs.
    pub data: PathBuf,
    config: PathBuf,
    /// The system's keyring is this installation's, too.
    pub keyring: bool,
}

impl Places {
    /// `$SUBTERMINATOR_HOME`, which has its own of everything, else the XDG folders.
    pub fn find() -> Result<Self, PlacesError> {
        if let Some(home) = std::env::var_os(HOME_ENV).filter(|h| !h.is_empty()) {
            return Self::at(PathBuf::from(home));
        }
        let dirs =
            directories::ProjectDirs::from("", "", "subterminator").ok_or(PlacesError::NoHome)?;
        let places = Self::at(dirs.data_dir().to_owned())?;
        Ok(Self {
            config: dirs.config_dir().to_owned(),
            keyring: true,
            ..places
        })
    }

    pub fn at(data: PathBuf) -> Result<Self, PlacesError> {
        private_dir(&data)?;
        if is_anothers(&data) {
            return Err(PlacesError::NotYours { path: data });
        }
        closed(&data)?;
        Ok(Self {
            config: data.clone(),
            data,
            keyring: false,
        })
    }

    /// The person's settings; need not be there.
    pub fn config(&self) -> PathBuf {
        self.config.join("config.toml")
    }

    /// The person's own recipes; need not be there.
    pub fn services(&self) -> PathBuf {
        self.config.join("services")
    }

    pub fn journal(&self) -> PathBuf {
        self.data.join("journal.sqlite")
    }

    pub fn logs(&self) -> Result<PathBuf, PlacesError> {
        self.below("logs")
    }

    pub fn receipts(&self) -> Result<PathBuf, PlacesError> {
        self.below("receipts")
    }

    pub fn profile(&self) -> Result<PathBuf, PlacesError> {
        self.below("profile")
    }

    /// The demo's runs are nobody's own: they have a folder, and so a history, of their own.
    pub fn demo(&self) -> Result<Self, PlacesError> {
        Self::at(self.data.join(DEMO))
    }

    /// A demo has been run here.
    pub fn has_demo(&self) -> bool {
        self.data.join(DEMO).is_dir()
    }

    /// Pictures of one run, before they go into its receipt.
    pub fn run(&self, run: &protocol::ids::RunId) -> Result<PathBuf, PlacesError> {
        self.below("runs")?;
        self.below(&format!("runs/{}", file_name(&run.0)))
    }

    fn below(&self, name: &str) -> Result<PathBuf, PlacesError> {
        let path = self.data.join(name);
        private_dir(&path)?;
        closed(&path)?;
        Ok(path)
    }
}

/// Shut to everybody else: it may have been made by something less careful.
fn closed(folder: &Path) -> Result<(), PlacesError> {
    let only_ours = std::fs::Permissions::from_mode(0o700);
    std::fs::set_permissions(folder, only_ours).map_err(|source| PlacesError::Folder {
        path: folder.to_owned(),
        source,
    })
}

/// A name that is safe as one path component, whatever it was.
pub fn file_name(text: &str) -> String {
    let kept = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    let mut name: String = text.chars().map(kept).take(60).collect();
    while name.contains("--") {
        name = name.replace("--", "-");
    }
    match name.trim_matches('-') {
        "" => "unnamed".to_owned(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_we_write_can_be_read_by_others() {
        let temp = tempfile::tempdir().unwrap();
        let places = Places::at(temp.path().join("data")).unwrap();
        let file = places.receipts().unwrap().join("a.json");
        write_private(&file, b"{}").unwrap();
        let mode = |p: &Path| std::fs::metadata(p).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&places.data), 0o700);
        assert_eq!(mode(file.parent().unwrap()), 0o700);
        assert_eq!(mode(&file), 0o600);
    }

    #[test]
    fn a_name_from_a_page_can_t_leave_its_folder() {
        assert_eq!(file_name("../../etc/passwd"), "etc-passwd");
        assert_eq!(file_name("Streamora Premium"), "streamora-premium");
        assert_eq!(file_name("…"), "unnamed");
    }
}
