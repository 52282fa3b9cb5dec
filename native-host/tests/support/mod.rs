//! The extension's end of the line, played by a test: starts the real program and talks frames with it.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    missing_debug_implementations,
    reason = "a test may stop at the first surprise"
)]
pub mod load;
pub mod site;

use protocol::EXTENSION_IDS;
use protocol::message::{FromExtension, ToExtension};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use subterminator::framing;

/// Longer than anything here takes; only a hang reaches it.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn hello(protocol: u32) -> FromExtension {
    FromExtension::Hello {
        protocol,
        extension_version: "0.1.0".into(),
    }
}

pub struct Browser {
    child: Child,
    stdin: Option<ChildStdin>,
    messages: Receiver<ToExtension>,
    pub home: std::sync::Arc<tempfile::TempDir>,
}

impl Browser {
    pub fn start() -> Self {
        Self::start_for(EXTENSION_IDS[0])
    }

    pub fn start_for(id: &str) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), id)
    }

    pub fn start_in(home: tempfile::TempDir, id: &str) -> Self {
        Self::spawn(std::sync::Arc::new(home), id, None)
    }

    /// A host that may write no file longer than this, as on a full disk.
    pub fn with_room_for(kilobytes: u32) -> Self {
        let script = format!(
            "trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"",
            2 * kilobytes
        );
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_subterminator")]);
        let home = std::sync::Arc::new(tempfile::tempdir().unwrap());
        Self::run(shell, home, EXTENSION_IDS[0], None)
    }

    /// A host whose home is a disk of this size. What is on it in the end is found in `home`.
    pub fn on_a_disk_of(kilobytes: u32) -> Self {
        let script = "mount -t tmpfs -o mode=700,size=$1k none \"$SUBTERMINATOR_HOME\" || exit
            \"$0\" \"$3\"; cp -R \"$SUBTERMINATOR_HOME/.\" \"$2\"";
        let home = std::sync::Arc::new(tempfile::tempdir().unwrap());
        let disk = home.path().join("disk");
        std::fs::create_dir(&disk).unwrap();
        let mut shell = Command::new("unshare");
        shell
            .args(["--map-root-user", "--mount", "sh", "-c", script])
            .arg(env!("CARGO_BIN_EXE_subterminator"))
            .arg(kilobytes.to_string())
            .arg(home.path())
            .env("SUBTERMINATOR_HOME", disk);
        Self::run_as_it_is(shell, home, EXTENSION_IDS[0], None)
    }

    /// A host that [`Self::writes_no_more`] doesn't kill.
    pub fn that_is_told_of_its_limits() -> Self {
        Self::with_room_for(1_000_000).greet()
    }

    /// From now on nothing that it writes reaches a file.
    pub fn writes_no_more(&self) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let nothing = Rlimit {
            current: Some(0),
            maximum: Some(0),
        };
        let host = Pid::from_raw(self.pid().cast_signed());
        prlimit(host, Resource::Fsize, nothing).unwrap();
    }

    /// A host that the system kills in the middle of the write that goes beyond so many half kilobytes of a file.
    pub fn cut_off_at(half_kilobytes: usize) -> Self {
        let script = format!("ulimit -c 0; ulimit -f {half_kilobytes}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_subterminator")]);
        let home = std::sync::Arc::new(tempfile::tempdir().unwrap());
        Self::run(shell, home, EXTENSION_IDS[0], None)
    }

    /// A host that keeps its data there.
    pub fn run_at(mut host: Command, data: &std::path::Path) -> Self {
        host.env("SUBTERMINATOR_HOME", data);
        let home = std::sync::Arc::new(tempfile::tempdir().unwrap());
        Self::run_as_it_is(host, home, EXTENSION_IDS[0], None)
    }

    /// What the host says to a greeting.
    pub fn answer_to_hello(&mut self) -> ToExtension {
        self.send(&hello(protocol::PROTOCOL_VERSION));
        self.next()
    }

    /// A host that finds this data, as if it had been there for long.
    pub fn over(home: tempfile::TempDir) -> Self {
        Self::start_in(home, EXTENSION_IDS[0]).greet()
    }

    /// A host after this one, with the same data.
    pub fn again(&self, control: Option<&std::path::Path>) -> Self {
        let browser = Self::spawn(self.home.clone(), EXTENSION_IDS[0], control);
        browser.greet()
    }

    pub fn greeted() -> Self {
        Self::start().greet()
    }

    /// A host that a command has ordered; `home` is the data of the one before it.
    pub fn under(
        control: &std::path::Path,
        home: Option<std::sync::Arc<tempfile::TempDir>>,
    ) -> Self {
        let home = home.unwrap_or_else(|| std::sync::Arc::new(tempfile::tempdir().unwrap()));
        Self::spawn(home, EXTENSION_IDS[0], Some(control)).greet()
    }

    fn greet(mut self) -> Self {
        assert!(self.welcomed());
        self
    }

    /// Says hello; whether the host takes it.
    pub fn welcomed(&mut self) -> bool {
        matches!(self.answer_to_hello(), ToExtension::Welcome { .. })
    }

    fn spawn(
        home: std::sync::Arc<tempfile::TempDir>,
        id: &str,
        control: Option<&std::path::Path>,
    ) -> Self {
        let host = Command::new(env!("CARGO_BIN_EXE_subterminator"));
        Self::run(host, home, id, control)
    }

    fn run(
        mut command: Command,
        home: std::sync::Arc<tempfile::TempDir>,
        id: &str,
        control: Option<&std::path::Path>,
    ) -> Self {
        command.env("SUBTERMINATOR_HOME", home.path());
        Self::run_as_it_is(command, home, id, control)
    }

    fn run_as_it_is(
        mut command: Command,
        home: std::sync::Arc<tempfile::TempDir>,
        id: &str,
        control: Option<&std::path::Path>,
    ) -> Self {
        command
            .arg(format!("chrome-extension://{id}/"))
            .env_remove("SUBTERMINATOR_CONTROL")
            .env_remove("ANTHROPIC_API_KEY")
            .env_remove("OPENAI_API_KEY")
            .env_remove("SUBTERMINATOR_MODEL")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(control) = control {
            command.env("SUBTERMINATOR_CONTROL", control);
        }
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take();
        let mut stdout = child.stdout.take().unwrap();
        let (to, messages) = channel();
        std::thread::spawn(move || {
            let (mut pieces, mut text) = (0, String::new());
            // Anything that is not a whole frame of ours fails the test that waits for it.
            while let Some(body) = framing::read_frame(&mut stdout).expect("only frames on stdout")
            {
                let message = serde_json::from_slice(&body).expect("a message on stdout");
                let message = match message {
                    ToExtension::Chunk {
                        index, total, data, ..
                    } => {
                        assert_eq!(index, pieces);
                        (pieces, text) = (pieces + 1, text + &data);
                        if pieces < total {
                            continue;
                        }
                        pieces = 0;
                        serde_json::from_str(&std::mem::take(&mut text)).unwrap()
                    }
                    whole => whole,
                };
                if to.send(message).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            stdin,
            messages,
            home,
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn send(&mut self, message: &FromExtension) {
        self.send_raw(&serde_json::to_vec(message).unwrap());
    }

    pub fn send_raw(&mut self, body: &[u8]) {
        let length = (body.len() as u32).to_ne_bytes();
        self.send_bytes(&[&length[..], body].concat());
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        // A host that refused may be gone already, and a line may be closed: then nobody hears it.
        let _ = self.stdin.as_mut().map(|line| line.write_all(bytes));
    }

    pub fn next(&mut self) -> ToExtension {
        self.messages
            .recv_timeout(PATIENCE)
            .expect("a message from the host")
    }

    /// The next message; `None` when the host has ended.
    pub fn next_or_end(&mut self) -> Option<ToExtension> {
        match self.messages.recv_timeout(PATIENCE) {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("no message from the host, and no end"),
        }
    }

    /// Closes the line and waits for the host; its exit code. Nothing unread may be left.
    pub fn end(&mut self) -> Option<i32> {
        drop(self.stdin.take());
        let code = self.child.wait().unwrap().code();
        if let Ok(left) = self.messages.recv_timeout(Duration::from_millis(50)) {
            panic!("unread: {left:?}");
        }
        code
    }

    pub fn close_line(&mut self) {
        drop(self.stdin.take());
        self.child.wait().unwrap();
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn log(&self) -> String {
        let logs = std::fs::read_dir(self.home.path().join("logs")).unwrap();
        logs.map(|f| std::fs::read_to_string(f.unwrap().path()).unwrap())
            .collect()
    }
}

/// Ends a host that another thread talks with.
pub fn end(pid: u32) {
    Command::new("kill").arg(pid.to_string()).status().unwrap();
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.stdin.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
