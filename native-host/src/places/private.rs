//! Folders and files that only their owner can read, whatever stands in their place already: nothing is written through a link,
//! into a file that somebody else has laid there, or halfway.
use super::PlacesError;
use rustix::fs::OFlags;
use std::fs::{File, Permissions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use tempfile::NamedTempFile;

/// Makes the folder (and its parents) if it is missing, readable by its owner only.
pub fn private_dir(path: &Path) -> Result<(), PlacesError> {
    if path.is_dir() {
        return Ok(());
    }
    std::fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(path)
        .map_err(|source| PlacesError::Folder {
            path: path.to_owned(),
            source,
        })
}

/// Writes the whole file or nothing, readable by its owner only. What stood there, a link too, gives way.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<(), PlacesError> {
    let failed = |source| failed(path, source);
    let draft = drafted(path, bytes).map_err(failed)?;
    draft.persist(path).map_err(|e| failed(e.error))?;
    saved_name(path).map_err(failed)
}

/// What was moved to this place is found there after a power cut, too: a name is its folder's, which is written for itself.
pub(crate) fn saved_name(path: &Path) -> std::io::Result<()> {
    File::open(folder_of(path))?.sync_all()
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The same for a file that a person named: what stands there gives way only if they said so, and only if it is a file.
pub fn write_new(path: &Path, bytes: &[u8], replace: bool) -> Result<(), PlacesError> {
    let folder = folder_of(path);
    if !folder.exists() {
        return Err(PlacesError::NoFolder(folder.to_owned()));
    }
    match std::fs::symlink_metadata(path) {
        Ok(there) if !there.is_file() && !there.is_symlink() => {
            return Err(PlacesError::NoFile(path.to_owned()));
        }
        Ok(_) if !replace => return Err(PlacesError::There(path.to_owned())),
        _ if replace => return write_private(path, bytes),
        _ => {}
    }
    let draft = drafted(path, bytes).map_err(|source| failed(path, source))?;
    match draft.persist_noclobber(path) {
        Ok(_) => saved_name(path).map_err(|source| failed(path, source)),
        // Somebody was quicker.
        Err(e) if e.error.kind() == ErrorKind::AlreadyExists => {
            Err(PlacesError::There(path.to_owned()))
        }
        Err(e) => Err(failed(path, e.error)),
    }
}

/// Whole, beside its place, under a name that nobody knows beforehand.
fn drafted(path: &Path, bytes: &[u8]) -> std::io::Result<NamedTempFile> {
    let mut draft = tempfile::Builder::new()
        .prefix(".subterminator-")
        .suffix(".part")
        .permissions(Permissions::from_mode(0o600))
        .tempfile_in(folder_of(path))?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    Ok(draft)
}

/// Opens a file of ours, made if it is missing, and takes group's and others' rights off it. A link, or what belongs to somebody
/// else, is not taken for it.
pub(crate) fn open_private(path: &Path, append: bool) -> Result<File, PlacesError> {
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .append(append)
        .mode(0o600)
        .custom_flags(OFlags::NOFOLLOW.bits().cast_signed())
        .open(path)
        .map_err(|source| match source.raw_os_error() {
            Some(link) if link == rustix::io::Errno::LOOP.raw_os_error() => not_yours(path),
            _ => failed(path, source),
        })?;
    let metadata = file.metadata().map_err(|source| failed(path, source))?;
    if !metadata.is_file() || metadata.uid() != me() {
        return Err(not_yours(path));
    }
    let only_ours = Permissions::from_mode(0o600);
    let done = file.set_permissions(only_ours);
    done.map_err(|source| failed(path, source)).map(|()| file)
}

/// As [`open_private`] leaves it, for a file that something else opens by its name. Only where nobody else can enter.
pub(crate) fn make_private(path: &Path) -> Result<(), PlacesError> {
    open_private(path, true).map(drop)
}

/// It belongs to another user, or is a link that another user has laid.
pub(crate) fn is_anothers(path: &Path) -> bool {
    let link = std::fs::symlink_metadata(path);
    // The system's own links (a home folder elsewhere) are as good as none.
    let laid = link.is_ok_and(|m| m.is_symlink() && ![0, me()].contains(&m.uid()));
    laid || std::fs::metadata(path).is_ok_and(|m| m.uid() != me())
}

fn me() -> u32 {
    rustix::process::geteuid().as_raw()
}

fn failed(path: &Path, source: std::io::Error) -> PlacesError {
    PlacesError::File {
        path: path.to_owned(),
        source,
    }
}

fn not_yours(path: &Path) -> PlacesError {
    PlacesError::NotYours {
        path: path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn nothing_is_written_through_a_link_and_no_draft_is_guessed() {
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        let mine = at("mine");
        std::fs::write(&mine, "a letter").unwrap();
        // What an older draft was called, and the file itself.
        for name in ["receipt.part", "receipt.json"] {
            symlink(&mine, at(name)).unwrap();
        }
        write_private(&at("receipt.json"), b"new").unwrap();
        assert_eq!(std::fs::read_to_string(&mine).unwrap(), "a letter");
        assert_eq!(std::fs::read_to_string(at("receipt.json")).unwrap(), "new");
        assert!(!at("receipt.json").is_symlink() && mode(&at("receipt.json")) == 0o600);
        let left = std::fs::read_dir(temp.path()).unwrap().count();
        assert_eq!(left, 3, "no draft is left");
    }

    #[test]
    fn what_others_could_read_until_now_is_written_anew_for_its_owner_alone() {
        let temp = tempfile::tempdir().unwrap();
        let file = temp.path().join("receipt.json");
        std::fs::write(&file, "old").unwrap();
        std::fs::set_permissions(&file, Permissions::from_mode(0o666)).unwrap();
        write_private(&file, b"new").unwrap();
        assert_eq!(mode(&file), 0o600);
        std::fs::set_permissions(&file, Permissions::from_mode(0o666)).unwrap();
        make_private(&file).unwrap();
        assert_eq!(mode(&file), 0o600);
    }

    #[test]
    fn a_file_that_a_person_named_gives_way_only_if_they_said_so() {
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        let text = |name: &str| std::fs::read_to_string(at(name)).unwrap();
        write_new(&at("new"), b"1", false).unwrap();
        std::fs::write(at("mine"), "a letter").unwrap();
        symlink(at("mine"), at("link")).unwrap();
        symlink(at("nowhere"), at("dangling")).unwrap();
        for there in ["mine", "link", "dangling"] {
            let refused = write_new(&at(there), b"2", false);
            assert!(matches!(refused, Err(PlacesError::There(_))), "{there}");
        }
        assert!(text("mine") == "a letter" && !at("nowhere").exists());
        write_new(&at("link"), b"3", true).unwrap();
        assert!(text("link") == "3" && text("mine") == "a letter");
        write_new(&at("mine"), b"4", true).unwrap();
        assert_eq!(text("mine"), "4");
        for no_file in [temp.path(), Path::new("/dev/null")] {
            let refused = write_new(no_file, b"5", true);
            assert!(
                matches!(refused, Err(PlacesError::NoFile(_))),
                "{no_file:?}"
            );
        }
    }

    #[test]
    fn of_two_that_write_the_same_new_file_one_is_told_and_nothing_is_mixed() {
        let temp = tempfile::tempdir().unwrap();
        for round in 0..50 {
            let file = temp.path().join(round.to_string());
            let write = |letter: &'static str| {
                let (file, text) = (file.clone(), letter.repeat(10_000));
                std::thread::spawn(move || write_new(&file, text.as_bytes(), false).is_ok())
            };
            let done = [write("a"), write("b")].map(|t| t.join().unwrap());
            assert_eq!(done.iter().filter(|d| **d).count(), 1);
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(["a", "b"].iter().any(|l| text == l.repeat(10_000)));
        }
    }

    #[test]
    fn a_link_in_the_place_of_a_file_of_ours_is_not_followed() {
        let temp = tempfile::tempdir().unwrap();
        let (mine, link) = (temp.path().join("mine"), temp.path().join("journal.sqlite"));
        std::fs::write(&mine, "a letter").unwrap();
        std::fs::set_permissions(&mine, Permissions::from_mode(0o644)).unwrap();
        symlink(&mine, &link).unwrap();
        let refused = open_private(&link, true);
        assert!(matches!(refused, Err(PlacesError::NotYours { .. })));
        assert_eq!(mode(&mine), 0o644);
    }
}
