//! A machine of its own for each test: an empty home, and nothing on the PATH.
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(crate) struct Machine {
    pub(crate) home: tempfile::TempDir,
}

impl Machine {
    pub(crate) fn new() -> Self {
        Self {
            home: tempfile::tempdir().unwrap(),
        }
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_subterminator"));
        command
            .args(arguments)
            .env_clear()
            .env("HOME", self.home.path())
            .env("SUBTERMINATOR_HOME", self.home.path().join("data"))
            .env("PATH", self.home.path().join("bin"))
            .stdin(Stdio::null());
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    pub(crate) fn fed(&self, arguments: &[&str], input: &str) -> Output {
        let mut command = self.command(arguments);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(input.as_bytes())
            .unwrap();
        child.wait_with_output().unwrap()
    }

    pub(crate) fn path(&self, below: &str) -> std::path::PathBuf {
        self.home.path().join(below)
    }
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}
