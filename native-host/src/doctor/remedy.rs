//! What `doctor --fix` can do about a problem without a person: write a manifest anew, put a file aside. It deletes nothing.
use crate::clock;
use crate::install::{self, InstallError};
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// Tell the browser whose data stand here where this program is.
    Install(PathBuf),
    /// Keep a history that nothing can read under another name, so that a new one can begin.
    PutAside(PathBuf),
}

#[derive(Debug, thiserror::Error)]
pub(super) enum RemedyError {
    #[error(transparent)]
    Install(#[from] InstallError),
    #[error("{path} can't be put aside: {source}. Move it away by hand.")]
    PutAside {
        path: PathBuf,
        source: std::io::Error,
    },
}

impl Remedy {
    /// Does it; what was done.
    pub(super) fn apply(&self) -> Result<String, RemedyError> {
        match self {
            Self::Install(user_data) => {
                let installed = install::install(user_data)?;
                Ok(format!("wrote {}", installed.path.display()))
            }
            Self::PutAside(file) => {
                let aside = put_aside(file)?;
                Ok(format!("kept the old one as {}", aside.display()))
            }
        }
    }
}

/// The file under a name that is free, and SQLite's files beside it, which are a part of it.
fn put_aside(file: &Path) -> Result<PathBuf, RemedyError> {
    let with = |end: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let day = clock::local_date(clock::now());
    let free = (1..)
        .map(|n| format!(".damaged-{day}-{n}"))
        .find(|end| !with(end).exists());
    let end = free.unwrap_or_default();
    for part in ["-wal", "-shm", ""] {
        let (from, to) = (with(part), with(&format!("{end}{part}")));
        match std::fs::rename(&from, &to) {
            Err(source) if !part.is_empty() && source.kind() == std::io::ErrorKind::NotFound => {}
            Err(source) => return Err(RemedyError::PutAside { path: from, source }),
            Ok(()) => {}
        }
    }
    Ok(with(&end))
}
