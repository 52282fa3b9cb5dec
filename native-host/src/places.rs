//! Where our files are, and that only their owner can read them.
use protocol::control::HOME_ENV;
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
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
        // It may have been made by something less careful.
        let failed = |source| PlacesError::Folder {
            path: data.clone(),
            source,
        };
        std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o700)).map_err(failed)?;
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
        Ok(path)
    }
}

/// Makes the folder (and its parents) if it is missing, readable by its owner only.
pub fn private_dir(path: &Path) -> Result<(), PlacesError> {
    let failed = |source| PlacesError::Folder {
        path: path.to_owned(),
        source,
    };
    if path.is_dir() {
        return Ok(());
    }
    std::fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(path)
        .map_err(failed)
}

/// Writes the whole file or nothing, readable by its owner only.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<(), PlacesError> {
    let failed = |source| PlacesError::File {
        path: path.to_owned(),
        source,
    };
    let draft = path.with_extension("part");
    let write = || {
        let mut file = std::fs::OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&draft)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&draft, path)
    };
    write().map_err(failed)
}

/// Takes group's and others' rights off a file that something else made.
pub fn make_private(path: &Path) -> Result<(), PlacesError> {
    let failed = |source| PlacesError::File {
        path: path.to_owned(),
        source,
    };
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)).map_err(failed)
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
