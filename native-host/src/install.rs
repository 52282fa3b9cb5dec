//! `install` and `uninstall`: the native messaging manifest, by which a browser finds this program.
//! <https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host>
pub mod declined;

use crate::extension::ORIGIN_PREFIX;
use crate::places::{self, PlacesError};
use protocol::{EXTENSION_IDS, HOST_NAME};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

const FOLDER: &str = "NativeMessagingHosts";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub name: String,
    pub description: String,
    pub path: PathBuf,
    #[serde(rename = "type")]
    pub kind: String,
    pub allowed_origins: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    #[error("The path of this program is unknown: {0}.")]
    NoProgram(std::io::Error),
    #[error(transparent)]
    Places(#[from] PlacesError),
    #[error("{path} can't be removed: {source}. Remove it by hand.")]
    Remove {
        path: PathBuf,
        source: std::io::Error,
    },
}

impl Manifest {
    /// What a browser needs to know to start this very program.
    pub fn of(program: PathBuf) -> Self {
        Self {
            name: HOST_NAME.to_owned(),
            description: "SubTerminator".to_owned(),
            path: program,
            kind: "stdio".to_owned(),
            allowed_origins: EXTENSION_IDS
                .iter()
                .map(|id| format!("{ORIGIN_PREFIX}{id}/"))
                .collect(),
        }
    }
}

/// Where the manifest stands for a browser whose profile is this folder.
pub fn manifest_path(user_data_dir: &Path) -> PathBuf {
    user_data_dir.join(FOLDER).join(format!("{HOST_NAME}.json"))
}

/// What was written, and what stood there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    pub path: PathBuf,
    pub instead_of: Option<Before>,
}

/// A manifest of somebody else's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Before {
    /// Another installation's: the browser started this program.
    Of(PathBuf),
    /// One that no browser could read.
    Unreadable,
}

/// Writes the manifest for a browser.
pub fn install(user_data_dir: &Path) -> Result<Installed, InstallError> {
    let program = std::env::current_exe()
        .and_then(std::fs::canonicalize)
        .map_err(InstallError::NoProgram)?;
    let path = manifest_path(user_data_dir);
    if let Some(folder) = path.parent() {
        places::private_dir(folder)?;
    }
    let failed = |e: serde_json::Error| PlacesError::File {
        path: path.clone(),
        source: e.into(),
    };
    let instead_of = std::fs::read(&path)
        .ok()
        .and_then(|old| before(&old, &program));
    let json = serde_json::to_vec_pretty(&Manifest::of(program)).map_err(failed)?;
    places::write_private(&path, &json)?;
    Ok(Installed { path, instead_of })
}

/// None when it was this program's own.
fn before(old: &[u8], program: &Path) -> Option<Before> {
    match serde_json::from_slice::<Manifest>(old) {
        Ok(old) if old.path == program => None,
        Ok(old) => Some(Before::Of(old.path)),
        Err(_) => Some(Before::Unreadable),
    }
}

/// Takes the manifest away; false when there was none.
pub fn uninstall(user_data_dir: &Path) -> Result<(PathBuf, bool), InstallError> {
    let path = manifest_path(user_data_dir);
    match std::fs::remove_file(&path) {
        Ok(()) => {
            // Folders that stood for it alone go with it; one with anything in it stays.
            for folder in path.ancestors().skip(1).take(2) {
                if std::fs::remove_dir(folder).is_err() {
                    break;
                }
            }
            Ok((path, true))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok((path, false)),
        Err(source) => Err(InstallError::Remove { path, source }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_names_this_program_and_only_our_extension_and_can_be_taken_away() {
        let temp = tempfile::tempdir().unwrap();
        let config = temp.path().join("chromium");
        let Installed { path, instead_of } = install(&config).unwrap();
        assert_eq!(instead_of, None);
        assert_eq!(
            path,
            config.join("NativeMessagingHosts/com.subterminator.host.json")
        );
        let manifest: Manifest = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        assert_eq!(
            manifest.path,
            std::env::current_exe().unwrap().canonicalize().unwrap()
        );
        assert_eq!(manifest.kind, "stdio");
        assert_eq!(
            manifest.allowed_origins,
            [format!("chrome-extension://{}/", EXTENSION_IDS[0])]
        );
        assert!(uninstall(&config).unwrap().1);
        assert!(!config.exists(), "a folder that install made goes, too");
        assert!(
            !uninstall(&config).unwrap().1,
            "a second time there is nothing to take away"
        );
    }

    #[test]
    fn what_stood_there_before_is_told_apart() {
        let temp = tempfile::tempdir().unwrap();
        let before = |old: &[u8]| {
            let path = manifest_path(temp.path());
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, old).unwrap();
            install(temp.path()).unwrap().instead_of
        };
        let other = PathBuf::from("/opt/other/subterminator");
        let of = |program: &Path| serde_json::to_vec(&Manifest::of(program.to_owned())).unwrap();
        assert_eq!(before(&of(&other)), Some(Before::Of(other)));
        assert_eq!(before(b"{}"), Some(Before::Unreadable));
        let this = std::env::current_exe().unwrap().canonicalize().unwrap();
        assert_eq!(before(&of(&this)), None);
    }
}
