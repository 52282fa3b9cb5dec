//! What `doctor --fix` can do about a problem without a person: write a manifest anew, put a file aside, shut one to others. It deletes nothing.
use crate::install::{self, InstallError};
use crate::places::{self, PlacesError};
use crate::{clock, run};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// Tell the browser whose data stand here where this program is.
    Install(PathBuf),
    /// Keep a history that nothing can read under another name, so that a new one can begin.
    PutAside(PathBuf),
    /// Take the rights of everybody else off a file of the person's.
    Close(PathBuf),
}

#[derive(Debug, thiserror::Error)]
pub(super) enum RemedyError {
    #[error(transparent)]
    Install(#[from] InstallError),
    #[error(
        "Nothing may be written into {folder}. If it is yours, open it: chmod u+rwx {folder}; if it isn't, whoever looks after this \
         computer has to. Then try again. Nothing was changed."
    )]
    Shut { folder: PathBuf },
    #[error("{path} can't be put aside: {source}. Move it away by hand.")]
    PutAside {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error(transparent)]
    Places(#[from] PlacesError),
    #[error("A run is under way, and writes into it. Let it end, or stop it, and try again.")]
    RunUnderWay,
}

impl Remedy {
    /// Does it; what was done.
    pub(super) fn apply(&self) -> Result<String, RemedyError> {
        match self {
            Self::Install(user_data) => {
                let installed = install::install(user_data).map_err(not_installed)?;
                Ok(format!("wrote {}", installed.path.display()))
            }
            Self::Close(file) => {
                places::make_private(file)?;
                Ok(format!("{} is yours alone to read now", file.display()))
            }
            Self::PutAside(file) => {
                let aside = put_aside(file)?;
                Ok(format!(
                    "kept the old one as {}. If it ended in the middle of a run, look at your account: whether the last step was made \
                     stood in it.",
                    aside.display()
                ))
            }
        }
    }
}

/// A folder that is shut is named by itself: of the draft in it nobody needs to hear.
fn not_installed(error: InstallError) -> RemedyError {
    let InstallError::Places(
        PlacesError::File { path, source } | PlacesError::Folder { path, source },
    ) = &error
    else {
        return error.into();
    };
    let shut = source.kind() == ErrorKind::PermissionDenied;
    match path.ancestors().skip(1).find(|folder| folder.is_dir()) {
        Some(folder) if shut => RemedyError::Shut {
            folder: folder.to_owned(),
        },
        _ => error.into(),
    }
}

/// The file under a name that is free, and SQLite's files beside it, which are a part of it: all of them or none.
fn put_aside(file: &Path) -> Result<PathBuf, RemedyError> {
    if file.parent().is_some_and(a_run_stands) {
        return Err(RemedyError::RunUnderWay);
    }
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
    let mut moved = Vec::new();
    for part in ["", "-wal", "-shm"] {
        let (from, to) = (with(part), with(&format!("{end}{part}")));
        if !from.exists() {
            continue;
        }
        if let Err(source) = std::fs::rename(&from, &to) {
            for (from, to) in moved {
                let _ = std::fs::rename(to, from);
            }
            return Err(RemedyError::PutAside { path: from, source });
        }
        moved.push((from, to));
    }
    Ok(with(&end))
}

/// Some host holds the lock of a run of its.
fn a_run_stands(data: &Path) -> bool {
    let runs = std::fs::read_dir(data.join("runs")).into_iter().flatten();
    let mut locks = runs.flatten().map(|run| run.path().join(run::LOCK));
    locks.any(|lock| {
        let file = File::open(lock);
        file.is_ok_and(|f| matches!(f.try_lock(), Err(TryLockError::WouldBlock)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_that_a_run_writes_into_stays_where_it_is() {
        let temp = tempfile::tempdir().unwrap();
        let journal = temp.path().join("journal.sqlite");
        std::fs::write(&journal, "spoilt").unwrap();
        let folder = temp.path().join("runs/r1");
        std::fs::create_dir_all(&folder).unwrap();
        let lock = File::create(folder.join(run::LOCK)).unwrap();
        lock.lock().unwrap();
        let remedy = Remedy::PutAside(journal.clone());
        assert!(matches!(remedy.apply(), Err(RemedyError::RunUnderWay)));
        assert!(journal.is_file());
        drop(lock);
        assert!(remedy.apply().unwrap().contains("look at your account"));
        assert!(!journal.exists());
    }
}
