//! The file of `--events`.
use super::CommandError;
use protocol::report::ReportLine;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// Each line is on its way as soon as it is known.
#[derive(Debug)]
pub(super) struct Events(File);

impl Events {
    pub(super) fn create(path: &Path) -> Result<Self, CommandError> {
        open(path).map(Self).map_err(|source| CommandError::Events {
            path: path.to_owned(),
            source,
        })
    }

    pub(super) fn write(&mut self, line: &ReportLine) {
        let written = serde_json::to_vec(line)
            .map_err(std::io::Error::other)
            .and_then(|mut json| {
                json.push(b'\n');
                self.0.write_all(&json)?;
                self.0.flush()
            });
        if let Err(error) = written {
            tracing::error!("--events: {error}");
        }
    }
}

/// Pipes and devices are taken as they are; a file has to be this person's, and is nobody else's to read from now on.
fn open(path: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
    let mut options = File::options();
    options.write(true).create(true).truncate(false).mode(0o600);
    let file = options.open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Ok(file);
    }
    if metadata.uid() != rustix::process::geteuid().as_raw() {
        let whose = "it belongs to another user of this computer";
        return Err(std::io::Error::new(
            std::io::ErrorKind::PermissionDenied,
            whose,
        ));
    }
    file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    file.set_len(0)?;
    Ok(file)
}
