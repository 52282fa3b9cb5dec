//! Whose every folder is on the way to one of ours.
//!
//! A folder that a person or the system named (a home, `/var/folders` on macOS, `$SUBTERMINATOR_HOME`) may be reached through links,
//! as long as every link and every folder on the way belongs to this user or to the owner of the system: nobody else could then
//! lead us elsewhere. From that folder down no link is followed, and every level is this user's own.
//! The mode of the folders above ours is not judged.
use super::PlacesError;
use rustix::fs::{AtFlags, CWD, Mode, OFlags, fchmod, fstat, mkdirat, openat, statat};
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::io::ErrorKind;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Component, Path, PathBuf};

/// As many links as Linux follows in one path.
const MOST_LINKS: usize = 40;
const OURS: Mode = Mode::RWXU;

pub(super) fn me() -> u32 {
    rustix::process::geteuid().as_raw()
}

/// Opens the folder that somebody named, made with its parents if it is missing. Its mode stays as it is.
pub(super) fn open_named(path: &Path) -> Result<OwnedFd, PlacesError> {
    let real = walk(path, Missing::IsMade)?;
    let folder = open_folder(CWD, real.as_os_str());
    let folder = folder.map_err(|errno| refused(CWD, real.as_os_str(), path, errno))?;
    checked(folder, path)
}

/// Opens a folder in a folder of ours, made if it is missing, and shuts it to everybody else. A link is not followed.
pub(super) fn open_below(
    parent: impl AsFd + Copy,
    name: &OsStr,
    path: &Path,
) -> Result<OwnedFd, PlacesError> {
    let opened = match open_folder(parent, name) {
        Err(Errno::NOENT) => {
            // Whatever somebody was quicker to put there is looked at like anything else.
            match mkdirat(parent, name, OURS) {
                Ok(()) | Err(Errno::EXIST) => open_folder(parent, name),
                Err(errno) => Err(errno),
            }
        }
        opened => opened,
    };
    let folder = opened.map_err(|errno| refused(parent, name, path, errno))?;
    let folder = checked(folder, path)?;
    match fchmod(&folder, OURS) {
        Ok(()) => Ok(folder),
        Err(errno) => Err(unusable(path, errno.into())),
    }
}

/// It belongs to another user, or another user could lead the way to it elsewhere. What is not there is nobody's.
pub(crate) fn is_anothers(path: &Path) -> bool {
    match walk(path, Missing::IsRefused) {
        Ok(real) => std::fs::symlink_metadata(real).is_ok_and(|m| m.uid() != me()),
        Err(error) => matches!(error, PlacesError::NotYours { .. }),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    IsMade,
    IsRefused,
}

/// The path without links, every level of it looked at.
fn walk(path: &Path, missing: Missing) -> Result<PathBuf, PlacesError> {
    let whole = std::path::absolute(path).map_err(|source| unusable(path, source))?;
    let owner = std::fs::metadata("/").map_err(|source| unusable(path, source))?;
    let trusted = |m: &Metadata| [0, me(), owner.uid()].contains(&m.uid());
    let (mut real, mut left, mut links) = (PathBuf::from("/"), reversed(&whole), 0);
    while let Some(part) = left.pop() {
        if part == ".." {
            real.pop();
            continue;
        }
        let next = real.join(&part);
        let there = look(&next, missing).map_err(|source| unusable(&next, source))?;
        if !trusted(&there) {
            return Err(PlacesError::NotYours { path: next });
        }
        if !there.is_symlink() {
            real = next;
            continue;
        }
        links += 1;
        if links > MOST_LINKS {
            return Err(unusable(path, Errno::LOOP.into()));
        }
        let target = std::fs::read_link(&next).map_err(|source| unusable(&next, source))?;
        if target.is_absolute() {
            real = PathBuf::from("/");
        }
        left.extend(reversed(&target));
    }
    Ok(real)
}

/// What has a name in its path, the last one first.
fn reversed(path: &Path) -> Vec<OsString> {
    let named = |part: Component<'_>| match part {
        Component::Normal(_) | Component::ParentDir => Some(part.as_os_str().to_owned()),
        _ => None,
    };
    path.components().rev().filter_map(named).collect()
}

fn look(level: &Path, missing: Missing) -> std::io::Result<Metadata> {
    match std::fs::symlink_metadata(level) {
        Err(error) if error.kind() == ErrorKind::NotFound && missing == Missing::IsMade => {
            match std::fs::DirBuilder::new().mode(0o700).create(level) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
                _ => std::fs::symlink_metadata(level),
            }
        }
        looked => looked,
    }
}

fn open_folder(parent: impl AsFd, name: &OsStr) -> rustix::io::Result<OwnedFd> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(parent, name, flags, Mode::empty())
}

fn checked(folder: OwnedFd, path: &Path) -> Result<OwnedFd, PlacesError> {
    match fstat(&folder) {
        Ok(stat) if stat.st_uid == me() => Ok(folder),
        Ok(_) => Err(PlacesError::NotYours {
            path: path.to_owned(),
        }),
        Err(errno) => Err(unusable(path, errno.into())),
    }
}

/// Why a folder couldn't be opened: systems answer differently to a link, and to what is somebody else's.
fn refused(parent: impl AsFd, name: &OsStr, path: &Path, errno: Errno) -> PlacesError {
    let path = path.to_owned();
    match statat(parent, name, AtFlags::SYMLINK_NOFOLLOW) {
        Ok(stat) if stat.st_uid != me() => PlacesError::NotYours { path },
        Ok(stat) if rustix::fs::FileType::from_raw_mode(stat.st_mode).is_symlink() => {
            PlacesError::Link { path }
        }
        _ => unusable(&path, errno.into()),
    }
}

fn unusable(path: &Path, source: std::io::Error) -> PlacesError {
    PlacesError::Folder {
        path: path.to_owned(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_named_folder_is_reached_through_links_of_ones_own() {
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        std::fs::create_dir(at("real")).unwrap();
        symlink("real", at("relative")).unwrap();
        symlink(at("relative"), at("absolute")).unwrap();
        for way in ["absolute/data", "relative/../absolute/other/data"] {
            open_named(&at(way)).unwrap();
        }
        for made in ["real/data", "real/other", "real/other/data"] {
            let mode = std::fs::symlink_metadata(at(made)).unwrap().permissions();
            assert_eq!(mode.mode() & 0o777, 0o700, "{made}");
        }
    }

    #[test]
    fn links_that_go_in_a_circle_and_a_file_in_the_way_are_said() {
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        symlink(at("b"), at("a")).unwrap();
        symlink(at("a"), at("b")).unwrap();
        std::fs::write(at("file"), "").unwrap();
        for way in ["a/data", "file/data", "file"] {
            let told = open_named(&at(way)).unwrap_err();
            assert!(matches!(told, PlacesError::Folder { .. }), "{way}: {told}");
        }
    }

    #[test]
    fn no_link_is_followed_below_a_folder_of_ours() {
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        std::fs::create_dir(at("mine")).unwrap();
        std::fs::set_permissions(at("mine"), PermissionsExt::from_mode(0o755)).unwrap();
        symlink(at("mine"), at("link")).unwrap();
        symlink(at("nowhere"), at("dangling")).unwrap();
        let parent = open_named(temp.path()).unwrap();
        for name in ["link", "dangling"] {
            let told = open_below(&parent, OsStr::new(name), &at(name)).unwrap_err();
            assert!(matches!(told, PlacesError::Link { .. }), "{name}: {told}");
        }
        let mode = std::fs::metadata(at("mine")).unwrap().permissions().mode();
        assert!(mode & 0o777 == 0o755 && !at("nowhere").exists());
    }

    #[test]
    fn a_folder_and_a_link_that_take_turns_are_never_followed() {
        use std::sync::atomic::{AtomicBool, Ordering};
        let temp = tempfile::tempdir().unwrap();
        let at = |name: &str| temp.path().join(name);
        std::fs::create_dir(at("mine")).unwrap();
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    let _ = symlink(at("mine"), at("level"));
                    let _ = std::fs::remove_file(at("level"));
                    let _ = std::fs::remove_dir(at("level"));
                }
            });
            let parent = open_named(temp.path()).unwrap();
            for _ in 0..2000 {
                if let Ok(level) = open_below(&parent, OsStr::new("level"), &at("level")) {
                    let _ = rustix::fs::openat(
                        &level,
                        "written",
                        OFlags::CREATE | OFlags::WRONLY,
                        Mode::RUSR,
                    );
                }
            }
            done.store(true, Ordering::Relaxed);
        });
        assert_eq!(std::fs::read_dir(at("mine")).unwrap().count(), 0);
    }
}
