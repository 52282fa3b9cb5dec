//! Folders and files that only their owner can read, whatever stands in their place already: nothing is written through a link,
//! into a file that somebody else has laid there, or halfway.
use super::PlacesError;
use super::way::{is_anothers, me, open_below, open_named};
use rustix::fs::{Mode, OFlags, fchmod};
use std::fs::{File, Permissions};
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use tempfile::NamedTempFile;

/// Makes the folder (and its parents) if it is missing, readable by its owner only. Another user's is refused.
pub fn private_dir(path: &Path) -> Result<(), PlacesError> {
    open_named(path).map(drop)
}

/// Makes `name` below a folder of ours, which is made as well, and shuts every level of it to everybody else. Each level is this
/// user's own folder, and none is a link.
pub(crate) fn private_dir_in(base: &Path, name: &str) -> Result<(), PlacesError> {
    let mut folder = open_named(base)?;
    fchmod(&folder, Mode::RWXU).map_err(|errno| PlacesError::Folder {
        path: base.to_owned(),
        source: errno.into(),
    })?;
    let mut path = base.to_owned();
    for level in Path::new(name) {
        path.push(level);
        folder = open_below(&folder, level, &path)?;
    }
    Ok(())
}

/// Reads a file that we wrote. A link, or what belongs to somebody else, is not taken for it.
pub(crate) fn read_private(path: &Path) -> std::io::Result<Vec<u8>> {
    let refused = |why: &str| std::io::Error::new(ErrorKind::PermissionDenied, why);
    let anothers = || refused("it belongs to another user of this computer");
    if is_anothers(path) {
        return Err(anothers());
    }
    let opened = File::options()
        .read(true)
        // Nothing of ours is a pipe; to open one would wait for whoever writes.
        .custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits().cast_signed())
        .open(path);
    let mut file = match opened {
        Err(error) if error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error()) => {
            return Err(refused("it is a link, and no link is followed here"));
        }
        opened => opened?,
    };
    let metadata = file.metadata()?;
    if metadata.uid() != me() {
        return Err(anothers());
    }
    if !metadata.is_file() {
        return Err(refused("it is no file"));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// [`read_private`], as text.
pub(crate) fn read_private_text(path: &Path) -> std::io::Result<String> {
    let text = String::from_utf8(read_private(path)?);
    text.map_err(|error| std::io::Error::new(ErrorKind::InvalidData, error))
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
            Some(link) if link == rustix::io::Errno::LOOP.raw_os_error() => linked(path),
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

fn failed(path: &Path, source: std::io::Error) -> PlacesError {
    PlacesError::File {
        path: path.to_owned(),
        source,
    }
}

/// Whose link it is, as far as it can be seen.
fn linked(path: &Path) -> PlacesError {
    match std::fs::symlink_metadata(path) {
        Ok(link) if link.uid() != me() => not_yours(path),
        _ => PlacesError::Link {
            path: path.to_owned(),
        },
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
        assert!(matches!(refused, Err(PlacesError::Link { .. })));
        assert!(read_private(&link).is_err() && read_private(&mine).is_ok());
        assert_eq!(mode(&mine), 0o644);
    }
}
