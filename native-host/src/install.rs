//! `install` and `uninstall`: the native messaging manifest, by which a browser finds this program.
//! <https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host>
use crate::browser::Family;
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
    #[error(
        "Your settings folder is unknown. Set HOME, or name the browser's folder with --user-data-dir."
    )]
    NoHome,
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

/// Writes the manifest for a browser; says where.
pub fn install(user_data_dir: &Path) -> Result<PathBuf, InstallError> {
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
    let json = serde_json::to_vec_pretty(&Manifest::of(program)).map_err(failed)?;
    places::write_private(&path, &json)?;
    Ok(path)
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

/// The profile folders that `--browser` and `--user-data-dir` mean.
pub fn targets(
    families: &[Family],
    user_data_dir: Option<PathBuf>,
) -> Result<Vec<PathBuf>, InstallError> {
    if let Some(folder) = user_data_dir {
        return Ok(vec![folder]);
    }
    let config = crate::browser::config_home().ok_or(InstallError::NoHome)?;
    Ok(families.iter().map(|f| f.user_data_dir(&config)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_names_this_program_and_only_our_extension_and_can_be_taken_away() {
        let temp = tempfile::tempdir().unwrap();
        let config = temp.path().join("chromium");
        let path = install(&config).unwrap();
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
}
