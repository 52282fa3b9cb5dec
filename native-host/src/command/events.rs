//! The file of `--events`.
use super::CommandError;
use crate::clean;
use protocol::report::ReportLine;
use rustix::fs::OFlags;
use std::fs::{File, Metadata};
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
        let written = serde_json::to_string(line)
            .map_err(std::io::Error::other)
            .and_then(|json| {
                let line = format!("{}\n", clean::json(&json));
                self.0.write_all(line.as_bytes())?;
                self.0.flush()
            });
        if let Err(error) = written {
            tracing::error!("--events: {error}");
        }
    }
}

/// Devices and nameless pipes are taken as they are; a file has to be this person's, and is nobody else's to read from now on. A link
/// that somebody else has laid (in a folder where everybody may) leads to whatever they want emptied, and at the other end of a pipe
/// of theirs they read along.
fn open(path: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::{FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt};
    let me = rustix::process::geteuid().as_raw();
    let foreign = |m: &Metadata| ![0, me].contains(&m.uid());
    let there = std::fs::symlink_metadata(path).ok();
    // The system's own links (/dev/stdout) are as good as none. A pipe is not even opened: that waits until somebody reads.
    let leads_on = |m: &Metadata| m.is_symlink() || m.file_type().is_fifo();
    if there.as_ref().is_some_and(|m| leads_on(m) && foreign(m)) {
        return Err(anothers());
    }
    let through_a_link = there.is_some_and(|m| m.is_symlink());
    let mut options = File::options();
    options.write(true).create(true).truncate(false).mode(0o600);
    if !through_a_link {
        // One that is laid there in this moment is not followed either.
        options.custom_flags(OFlags::NOFOLLOW.bits().cast_signed());
    }
    let file = options.open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        let laid = metadata.file_type().is_fifo() && foreign(&metadata);
        return match laid && !through_a_link {
            true => Err(anothers()),
            false => Ok(file),
        };
    }
    if metadata.uid() != me {
        return Err(anothers());
    }
    file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    file.set_len(0)?;
    Ok(file)
}

fn anothers() -> std::io::Error {
    let whose = "it belongs to another user of this computer";
    std::io::Error::new(std::io::ErrorKind::PermissionDenied, whose)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, lchown, symlink};

    #[test]
    fn nothing_is_emptied_through_a_link_that_another_user_has_laid() {
        let temp = tempfile::tempdir().unwrap();
        let [letter, mine, theirs] = ["letter", "mine", "theirs"].map(|n| temp.path().join(n));
        std::fs::write(&letter, "a letter").unwrap();
        symlink(&letter, &theirs).unwrap();
        if lchown(&theirs, Some(65534), None).is_ok() {
            let refused = open(&theirs).unwrap_err();
            assert_eq!(refused.kind(), std::io::ErrorKind::PermissionDenied);
            assert_eq!(std::fs::read(&letter).unwrap(), b"a letter");
        }
        symlink(&letter, &mine).unwrap();
        let mut own = open(&mine).unwrap();
        own.write_all(b"events").unwrap();
        assert_eq!(std::fs::read(&letter).unwrap(), b"events");
        let mode = std::fs::metadata(&letter).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn a_pipe_that_another_user_has_laid_gets_no_line_and_one_s_own_gets_each() {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        use std::io::Read;
        use std::os::unix::fs::OpenOptionsExt;
        let temp = tempfile::tempdir().unwrap();
        let reader = |name: &str| {
            let pipe = temp.path().join(name);
            mknodat(CWD, &pipe, FileType::Fifo, Mode::from(0o622), 0).unwrap();
            let waits_for_nobody = OFlags::NONBLOCK.bits().cast_signed();
            let mut options = File::options();
            let read = options.read(true).custom_flags(waits_for_nobody);
            (read.open(&pipe).unwrap(), pipe)
        };
        let (_reads_along, theirs) = reader("theirs");
        if lchown(&theirs, Some(65534), None).is_ok() {
            let refused = open(&theirs).unwrap_err();
            assert_eq!(refused.kind(), std::io::ErrorKind::PermissionDenied);
        }
        let (mut read, mine) = reader("mine");
        open(&mine).unwrap().write_all(b"events").unwrap();
        let mut got = String::new();
        read.read_to_string(&mut got).unwrap();
        assert_eq!(got, "events");
    }

    /// A pipe is opened by its number, as `/dev/stdout` is; the tests' own output may be a file, and would be emptied.
    #[test]
    fn what_is_no_file_is_taken_as_it_is() {
        use std::io::Read;
        use std::os::fd::AsRawFd;
        assert!(open(Path::new("/dev/null")).is_ok());
        let (mut read, write) = std::io::pipe().unwrap();
        let path = format!("/dev/fd/{}", write.as_raw_fd());
        open(Path::new(&path))
            .unwrap()
            .write_all(b"events")
            .unwrap();
        drop(write);
        let mut got = String::new();
        read.read_to_string(&mut got).unwrap();
        assert_eq!(got, "events");
    }
}
