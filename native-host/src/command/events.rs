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
        use std::os::unix::fs::OpenOptionsExt;
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(path);
        file.map(Self).map_err(|source| CommandError::Events {
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
