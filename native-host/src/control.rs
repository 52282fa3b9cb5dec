//! The line between a command and the host that the browser started: an owner-only socket, one JSON object a line.
//! It must not know what an order or a report means.
pub mod meeting;

use crate::places::is_anothers;
use protocol::control::{BrowserAt, CONTROL_ENV, FromHost, Order, ToHost};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::unix::OwnedReadHalf;
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long the host waits for the command's order before it goes on without.
const ORDER_PATIENCE: Duration = Duration::from_secs(5);
/// How long the command waits for a host to say who it is.
const HELLO_PATIENCE: Duration = Duration::from_secs(5);
/// How long an end waits for its last lines to be taken.
const FLUSH_PATIENCE: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    #[error("A private folder for talking to the browser can't be made: {0}. Check XDG_RUNTIME_DIR, and the space in {tmp}.", tmp = std::env::temp_dir().display())]
    Folder(std::io::Error),
    #[error("The socket {path} can't be used: {source}.")]
    Socket {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("The command that started this browser said something else than its order.")]
    NoOrder,
}

/// Lines to the other end. Dropping it ends our direction; what was sent before still goes out.
#[derive(Debug)]
pub struct Lines<T> {
    sender: mpsc::UnboundedSender<T>,
    writer: JoinHandle<()>,
}

impl<T: Serialize + Send + 'static> Lines<T> {
    fn into(to: impl AsyncWrite + Unpin + Send + 'static) -> Self {
        let (sender, mut lines) = mpsc::unbounded_channel::<T>();
        let writer = tokio::spawn(async move {
            let mut to = to;
            while let Some(line) = lines.recv().await {
                let Ok(mut json) = serde_json::to_vec(&line) else {
                    continue;
                };
                json.push(b'\n');
                if to.write_all(&json).await.is_err() {
                    return;
                }
            }
            // The other end may be gone already.
            let _ = to.shutdown().await;
        });
        Self { sender, writer }
    }

    /// A line to an end that is gone is lost; its reader says so.
    pub fn send(&self, line: T) {
        let _ = self.sender.send(line);
    }

    /// Ends our direction and waits until everything is out.
    pub async fn finish(self) {
        drop(self.sender);
        let _ = tokio::time::timeout(FLUSH_PATIENCE, self.writer).await;
    }
}

/// Lines from the other end, read as they come.
#[derive(Debug)]
pub struct Reader<T> {
    from: BufReader<OwnedReadHalf>,
    line: Vec<u8>,
    of: std::marker::PhantomData<T>,
}

impl<T: DeserializeOwned> Reader<T> {
    fn new(from: OwnedReadHalf) -> Self {
        Self {
            from: BufReader::new(from),
            line: Vec::new(),
            of: std::marker::PhantomData,
        }
    }

    /// The next line that can be understood; `None` at the end.
    pub async fn next(&mut self) -> Option<T> {
        loop {
            // What was read before a cancelled wait is still in `line`.
            let got = self.from.read_until(b'\n', &mut self.line).await;
            if !matches!(got, Ok(n) if n > 0 || !self.line.is_empty()) {
                return None;
            }
            let parsed = serde_json::from_slice(&self.line);
            self.line.clear();
            match parsed {
                Ok(value) => return Some(value),
                Err(error) => tracing::warn!(
                    "a line on the control socket is not understood: {:?}",
                    error.classify()
                ),
            }
        }
    }
}

/// What the host's end gets of a command that wants it.
pub type Ordered = (Order, Lines<FromHost>, Reader<ToHost>);

/// The host's side, in a browser that a command started: dials the command named in the environment, says hello, takes the
/// order.
pub async fn dial() -> Option<Result<Ordered, ControlError>> {
    let path = PathBuf::from(std::env::var_os(CONTROL_ENV).filter(|p| !p.is_empty())?);
    Some(dial_at(&path, None).await)
}

/// Says hello to the command that listens there, with the page that the person pressed the button on.
pub async fn dial_at(path: &Path, page: Option<&str>) -> Result<Ordered, ControlError> {
    let failed = |source| ControlError::Socket {
        path: path.to_owned(),
        source,
    };
    let stream = UnixStream::connect(path).await.map_err(failed)?;
    only_ours(&stream).map_err(failed)?;
    let (read, write) = stream.into_split();
    let lines = Lines::into(write);
    lines.send(FromHost::Hello {
        version: crate::extension::VERSION.to_owned(),
        protocol: protocol::PROTOCOL_VERSION,
        pid: std::process::id(),
        browser: crate::running::parent(),
        page: page.map(str::to_owned),
    });
    let mut reader = Reader::new(read);
    match timeout(ORDER_PATIENCE, reader.next()).await {
        Ok(Some(ToHost::Order { order })) => Ok((order, lines, reader)),
        _ => Err(ControlError::NoOrder),
    }
}

/// The folder keeps others out; that the other end is ours is looked at all the same.
fn only_ours(stream: &UnixStream) -> std::io::Result<()> {
    only_of(stream, rustix::process::geteuid().as_raw())
}

fn only_of(stream: &UnixStream, user: u32) -> std::io::Result<()> {
    match stream.peer_cred()?.uid() == user {
        true => Ok(()),
        false => Err(std::io::ErrorKind::PermissionDenied.into()),
    }
}

/// A host that has said who it is.
#[derive(Debug)]
pub struct Greeted {
    pub browser: Option<BrowserAt>,
    pub page: Option<String>,
    pub lines: Lines<ToHost>,
    pub reader: Reader<FromHost>,
}

/// The command's side: listens in a folder that only its owner can enter. Its place there goes when this goes.
#[derive(Debug)]
pub struct Listener {
    listener: UnixListener,
    path: PathBuf,
    _place: Place,
}

#[derive(Debug)]
enum Place {
    /// A folder of its own.
    Own(#[expect(dead_code, reason = "kept for its end")] tempfile::TempDir),
    /// One among others in the folder where hosts look.
    Meeting(PathBuf),
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Self::Meeting(socket) = self {
            // Who finds it dead takes it away.
            let _ = std::fs::remove_file(socket);
        }
    }
}

impl Listener {
    /// For the browser that this command starts.
    pub fn open() -> Result<Self, ControlError> {
        let folder = std::env::var_os("XDG_RUNTIME_DIR")
            .map(PathBuf::from)
            .filter(|p| p.is_dir() && !is_anothers(p));
        let mut builder = tempfile::Builder::new();
        builder
            .prefix("subterminator-")
            .permissions(Permissions::from_mode(0o700));
        let made = match folder.and_then(|f| builder.tempdir_in(f).ok()) {
            Some(made) => made,
            None => builder.tempdir().map_err(ControlError::Folder)?,
        };
        let path = made.path().join("control");
        Self::at(path, Place::Own(made))
    }

    /// For whichever browser of this person's hands a tab over.
    pub fn at_meeting_point() -> Result<Self, ControlError> {
        let folder = meeting::folder().map_err(ControlError::Folder)?;
        let path = folder.join(uuid::Uuid::new_v4().to_string());
        Self::at(path.clone(), Place::Meeting(path))
    }

    fn at(path: PathBuf, place: Place) -> Result<Self, ControlError> {
        let listener = UnixListener::bind(&path).map_err(|source| ControlError::Socket {
            path: path.clone(),
            source,
        })?;
        Ok(Self {
            listener,
            path,
            _place: place,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The next host that dials in.
    pub async fn accept(&self) -> Result<(Lines<ToHost>, Reader<FromHost>), ControlError> {
        let failed = |source| ControlError::Socket {
            path: self.path.clone(),
            source,
        };
        loop {
            let (stream, _) = self.listener.accept().await.map_err(failed)?;
            if let Err(error) = only_ours(&stream) {
                tracing::warn!("somebody else dialled in: {error}");
                continue;
            }
            let (read, write) = stream.into_split();
            return Ok((Lines::into(write), Reader::new(read)));
        }
    }

    /// Hosts as they dial in and say who they are. One that says nothing keeps no other one waiting. Ends, with the reason,
    /// when nobody can dial in any more.
    pub fn greeted(self: &Arc<Self>) -> mpsc::UnboundedReceiver<Result<Greeted, ControlError>> {
        let (to, hosts) = mpsc::unbounded_channel();
        let listener = Arc::clone(self);
        tokio::spawn(async move {
            loop {
                let accepted = tokio::select! {
                    accepted = listener.accept() => accepted,
                    () = to.closed() => return,
                };
                match accepted {
                    Ok((lines, reader)) => drop(tokio::spawn(greet(lines, reader, to.clone()))),
                    // Nobody may be listening any more.
                    Err(error) => return drop(to.send(Err(error))),
                }
            }
        });
        hosts
    }
}

async fn greet(
    lines: Lines<ToHost>,
    mut reader: Reader<FromHost>,
    to: mpsc::UnboundedSender<Result<Greeted, ControlError>>,
) {
    match timeout(HELLO_PATIENCE, reader.next()).await {
        Ok(Some(FromHost::Hello {
            version,
            pid,
            browser,
            page,
            ..
        })) => {
            tracing::info!(version, pid, "host connected");
            let _ = to.send(Ok(Greeted {
                browser,
                page,
                lines,
                reader,
            }));
        }
        other => tracing::warn!("a host that does not say who it is: {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::message::PersonInput;

    #[tokio::test]
    async fn an_order_goes_in_and_lines_come_out_until_either_end_goes() {
        let listener = Listener::open().unwrap();
        let folder = listener.path().parent().unwrap();
        assert_eq!(
            std::fs::metadata(folder).unwrap().permissions().mode() & 0o777,
            0o700
        );
        let path = listener.path().to_owned();
        let host = tokio::spawn(async move { dial_at(&path, None).await.unwrap() });
        let (to_host, mut from_host) = listener.accept().await.unwrap();
        assert!(matches!(
            from_host.next().await,
            Some(FromHost::Hello { .. })
        ));
        to_host.send(ToHost::Order {
            order: Order::default(),
        });
        let (order, lines, mut reader) = host.await.unwrap();
        assert_eq!(order, Order::default());

        to_host.send(ToHost::Input {
            input: PersonInput::Pause,
        });
        to_host.finish().await;
        assert_eq!(
            reader.next().await,
            Some(ToHost::Input {
                input: PersonInput::Pause
            })
        );
        assert_eq!(reader.next().await, None);
        // Our direction has ended, the host's has not: it can still say how it ended.
        lines.send(FromHost::Failed {
            message: "last words".into(),
        });
        lines.finish().await;
        assert_eq!(
            from_host.next().await,
            Some(FromHost::Failed {
                message: "last words".into()
            })
        );
        assert_eq!(from_host.next().await, None);
    }

    /// Becomes somebody else for good, in its own thread only; false where this user may not.
    fn becomes_a_stranger() -> bool {
        let nobody = rustix::process::Uid::from_raw(65534);
        rustix::thread::set_thread_res_uid(nobody, nobody, nobody).is_ok()
    }

    /// A folder that everybody may enter and write in, as a mistake elsewhere could leave one.
    fn open_folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).unwrap();
        folder
    }

    #[tokio::test]
    async fn who_is_at_the_other_end_is_asked_of_the_system() {
        let (ours, _other) = UnixStream::pair().unwrap();
        let me = rustix::process::geteuid().as_raw();
        assert!(only_ours(&ours).is_ok());
        let told = only_of(&ours, me + 1).unwrap_err();
        assert_eq!(told.kind(), std::io::ErrorKind::PermissionDenied);
    }

    #[tokio::test]
    async fn another_user_who_gets_to_the_socket_hears_nothing_and_orders_nothing() {
        let folder = open_folder();
        let path = folder.path().join("control");
        let listener = Listener::at(path.clone(), Place::Meeting(path.clone())).unwrap();
        std::fs::set_permissions(&path, Permissions::from_mode(0o777)).unwrap();
        let (dial, stranger) = (path.clone(), std::thread::spawn);
        let heard = stranger(move || {
            use std::io::{Read, Write};
            if !becomes_a_stranger() {
                return None;
            }
            let mut line = std::os::unix::net::UnixStream::connect(dial).unwrap();
            line.set_read_timeout(Some(HELLO_PATIENCE)).unwrap();
            // The line may be cut before everything is said.
            let _ = line
                .write_all(b"{\"kind\":\"hello\",\"version\":\"0\",\"protocol\":3,\"pid\":1}\n");
            let mut heard = Vec::new();
            let _ = line.read_to_end(&mut heard);
            Some(heard)
        });
        let ours = tokio::spawn(async move {
            let heard = tokio::task::spawn_blocking(|| heard.join().unwrap());
            let heard = heard.await.unwrap();
            (heard, dial_at(&path, None).await)
        });
        let (to_host, mut from_host) = listener.accept().await.unwrap();
        let Some(FromHost::Hello { pid, .. }) = from_host.next().await else {
            panic!("no hello");
        };
        assert_eq!(pid, std::process::id(), "the first who is let in is ours");
        to_host.send(ToHost::Order {
            order: Order::default(),
        });
        let (heard, dialled) = ours.await.unwrap();
        assert!(dialled.is_ok());
        match rustix::process::geteuid().is_root() {
            true => assert_eq!(heard, Some(Vec::new())),
            // Then the test above is the one that shows it.
            false => assert_eq!(heard, None),
        }
    }

    #[tokio::test]
    async fn a_socket_of_another_user_s_gives_no_order() {
        let folder = open_folder();
        let path = folder.path().join("control");
        let at = path.clone();
        let (ready, is_ready) = std::sync::mpsc::channel();
        let stranger = std::thread::spawn(move || {
            let listener =
                becomes_a_stranger().then(|| std::os::unix::net::UnixListener::bind(&at).unwrap());
            ready.send(listener.is_some()).unwrap();
            let mut heard = Vec::new();
            if let Some((mut line, _)) = listener.map(|l| l.accept().unwrap()) {
                use std::io::{Read, Write};
                line.set_read_timeout(Some(HELLO_PATIENCE)).unwrap();
                let _ = line.write_all(b"{\"kind\":\"order\",\"order\":{}}\n");
                let _ = line.read_to_end(&mut heard);
            }
            heard
        });
        let there = is_ready.recv().unwrap();
        assert_eq!(there, rustix::process::geteuid().is_root());
        let told = dial_at(&path, Some("https://www.streamora.com/account")).await;
        let Err(ControlError::Socket { source, .. }) = told else {
            panic!("{told:?}");
        };
        let refused = std::io::ErrorKind::PermissionDenied;
        assert_eq!(source.kind() == refused, there, "{source}");
        assert_eq!(stranger.join().unwrap(), b"", "not even who we are is told");
    }
}
