//! Where our files are, and that only their owner can read them.
use protocol::control::HOME_ENV;
mod private;
mod way;

pub use private::{private_dir, write_new, write_private};

pub(crate) use private::{
    make_private, open_private, private_dir_in, read_private, read_private_text, saved_name,
};
pub(crate) use way::is_anothers;

use std::path::PathBuf;

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
    #[error(
        "{path} is a link, and may lead to what belongs to another user of this computer. SubTerminator follows no link among its own files: take it away, or set {HOME_ENV} to another folder."
    )]
    Link { path: PathBuf },
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
        private_dir_in(&data, "")?;
        Ok(Self::of(data))
    }

    fn of(data: PathBuf) -> Self {
        Self {
            config: data.clone(),
            data,
            keyring: false,
        }
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
        self.below(DEMO).map(Self::of)
    }

    /// A demo has been run here.
    pub fn has_demo(&self) -> bool {
        self.data.join(DEMO).is_dir()
    }

    /// Pictures of one run, before they go into its receipt.
    pub fn run(&self, run: &protocol::ids::RunId) -> Result<PathBuf, PlacesError> {
        self.below(&format!("runs/{}", file_name(&run.0)))
    }

    /// What `--browser playwright-mcp` keeps.
    pub fn playwright(&self) -> Result<PathBuf, PlacesError> {
        self.below("playwright-mcp")
    }

    fn below(&self, name: &str) -> Result<PathBuf, PlacesError> {
        private_dir_in(&self.data, name)?;
        Ok(self.data.join(name))
    }
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
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

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
