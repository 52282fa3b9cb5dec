//! Where a command waits for a browser that it did not start: a folder that only this person can enter, one socket a command.
//! A host looks there when the toolbar button is pressed. It must not know what is said over the sockets.
use super::{ControlError, Ordered, dial_at};
use rustix::fs::{Mode, OFlags};
use std::io::{Error, ErrorKind, Result};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// A command that is there answers at once. One that is stopped holds everything else up for no longer than this.
const PATIENCE: Duration = Duration::from_secs(2);
const MOMENT: Duration = Duration::from_millis(250);

/// The folder, made if it is missing.
pub(super) fn folder() -> Result<PathBuf> {
    let folder = place();
    let made = std::fs::DirBuilder::new().mode(0o700).create(&folder);
    match made {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    only_ours(&folder)?;
    Ok(folder)
}

/// Below the runtime folder of this login; without one, a folder named after the person among the temporary ones.
/// <https://specifications.freedesktop.org/basedir-spec/latest/>
fn place() -> PathBuf {
    let user = rustix::process::geteuid().as_raw();
    let named = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    // A browser may have been started without the variable.
    let usual = PathBuf::from(format!("/run/user/{user}"));
    named
        .into_iter()
        .chain([usual])
        // After “su” the variable may name another person's.
        .find(|folder| std::fs::metadata(folder).is_ok_and(|m| m.is_dir() && m.uid() == user))
        .map_or_else(
            || std::env::temp_dir().join(format!("subterminator-{user}")),
            |folder| folder.join("subterminator"),
        )
}

/// The folder itself, no link to one, belongs to this person, and nobody else can enter. Then nobody else can change what is
/// in it either; and what stands in a sticky folder can't be put away and replaced by others.
fn only_ours(folder: &Path) -> Result<()> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::RDONLY | OFlags::CLOEXEC;
    let opened = rustix::fs::open(folder, flags, Mode::empty())?;
    let found = rustix::fs::fstat(&opened)?;
    let mode = Mode::from_raw_mode(found.st_mode);
    let ours = found.st_uid == rustix::process::geteuid().as_raw();
    match ours && !mode.intersects(Mode::RWXG | Mode::RWXO) {
        true => Ok(()),
        false => Err(Error::new(
            ErrorKind::PermissionDenied,
            format!("{} can be entered by others", folder.display()),
        )),
    }
}

/// Goes to the commands that wait, the newest first, until one gives an order. `page`: where the button was pressed.
pub async fn offer(page: Option<&str>) -> Option<Ordered> {
    let folder = place();
    if !folder.is_dir() {
        return None;
    }
    if let Err(error) = only_ours(&folder) {
        tracing::warn!("no command is looked for: {error}");
        return None;
    }
    let order = first_order(waiting(&folder), page);
    timeout(PATIENCE, order).await.ok().flatten()
}

/// One after the other. Who is silent keeps the next one waiting for a moment only, and may still answer.
async fn first_order(sockets: Vec<PathBuf>, page: Option<&str>) -> Option<Ordered> {
    let mut sockets = sockets.into_iter();
    let mut asked = JoinSet::new();
    loop {
        if let Some(socket) = sockets.next() {
            asked.spawn(ask(socket, page.map(str::to_owned)));
        } else if asked.is_empty() {
            return None;
        }
        let answered = timeout(MOMENT, asked.join_next()).await;
        if let Ok(Some(Ok(Some(ordered)))) = answered {
            return Some(ordered);
        }
    }
}

async fn ask(socket: PathBuf, page: Option<String>) -> Option<Ordered> {
    match dial_at(&socket, page.as_deref()).await {
        Ok(ordered) => return Some(ordered),
        Err(ControlError::Socket { source, .. })
            if source.kind() == ErrorKind::ConnectionRefused =>
        {
            // Its command was killed.
            let _ = std::fs::remove_file(&socket);
        }
        Err(error) => tracing::info!("not taken: {error}"),
    }
    None
}

fn waiting(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let dated = |entry: std::fs::DirEntry| {
        let since = entry.metadata().and_then(|m| m.modified());
        (since.unwrap_or(SystemTime::UNIX_EPOCH), entry.path())
    };
    let mut all: Vec<_> = entries.map(dated).collect();
    all.sort();
    all.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn only_a_folder_that_is_ours_alone_is_met_in() {
        let temp = tempfile::tempdir().unwrap();
        let folder = temp.path().join("meeting");
        std::fs::create_dir(&folder).unwrap();
        let set = |mode| std::fs::set_permissions(&folder, PermissionsExt::from_mode(mode));
        set(0o700).unwrap();
        assert!(only_ours(&folder).is_ok());
        for open in [0o750, 0o701, 0o777] {
            set(open).unwrap();
            assert!(only_ours(&folder).is_err(), "{open:o}");
        }
        set(0o700).unwrap();
        let link = temp.path().join("link");
        symlink(&folder, &link).unwrap();
        assert!(only_ours(&link).is_err(), "a link to it");
        let file = temp.path().join("file");
        std::fs::write(&file, "").unwrap();
        assert!(only_ours(&file).is_err(), "no folder");
    }

    #[tokio::test]
    async fn a_command_that_is_stopped_keeps_no_other_one_waiting_for_long() {
        let temp = tempfile::tempdir().unwrap();
        let bound = |name: &str| {
            let path = temp.path().join(name);
            (super::super::UnixListener::bind(&path).unwrap(), path)
        };
        // Nobody takes their calls.
        let (stopped, also_stopped) = (bound("a"), bound("b"));
        let (there, path) = bound("c");
        let command = tokio::spawn(async move {
            use tokio::io::AsyncWriteExt;
            let (mut line, _) = there.accept().await.unwrap();
            let order = crate::control::Order::default();
            let order = protocol::control::ToHost::Order { order };
            let order = format!("{}\n", serde_json::to_string(&order).unwrap());
            line.write_all(order.as_bytes()).await.unwrap();
            line
        });
        let sockets = vec![stopped.1, also_stopped.1, path];
        let order = timeout(PATIENCE, first_order(sockets, None)).await;
        assert!(order.unwrap().is_some());
        command.await.unwrap();
    }

    #[test]
    fn who_came_last_is_asked_first() {
        let temp = tempfile::tempdir().unwrap();
        let names = ["b", "a", "c"].map(|name| temp.path().join(name));
        for (age, path) in names.iter().enumerate() {
            let file = std::fs::File::create(path).unwrap();
            let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(age as u64 + 1);
            file.set_modified(time).unwrap();
        }
        let expected: Vec<_> = names.iter().rev().cloned().collect();
        assert_eq!(waiting(temp.path()), expected);
    }
}
