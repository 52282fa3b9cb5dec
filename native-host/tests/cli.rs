//! The command line as a script meets it: what stands on stdout and stderr, and the exit codes.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

struct Machine {
    home: tempfile::TempDir,
}

impl Machine {
    fn new() -> Self {
        Self {
            home: tempfile::tempdir().unwrap(),
        }
    }

    fn command(&self, arguments: &[&str]) -> Command {
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

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    fn fed(&self, arguments: &[&str], input: &str) -> Output {
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

    fn path(&self, below: &str) -> std::path::PathBuf {
        self.home.path().join(below)
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn installed(machine: &Machine, browser: &str) -> std::path::PathBuf {
    machine.path(&format!(
        ".config/{browser}/NativeMessagingHosts/com.subterminator.host.json"
    ))
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn install_writes_a_manifest_for_each_browser_and_uninstall_takes_them_away() {
    let machine = Machine::new();
    assert!(machine.run(&["install"]).status.success());
    for browser in ["chromium", "google-chrome"] {
        assert!(text(&installed(&machine, browser)).contains("/subterminator\""));
    }
    assert!(
        machine
            .run(&["uninstall", "--browser", "chrome"])
            .status
            .success()
    );
    assert!(installed(&machine, "chromium").exists());
    assert!(!installed(&machine, "google-chrome").exists());
    let own = machine.path("profile");
    assert!(
        machine
            .run(&["install", "--user-data-dir", own.to_str().unwrap()])
            .status
            .success()
    );
    assert!(
        own.join("NativeMessagingHosts/com.subterminator.host.json")
            .exists()
    );
}

#[test]
fn doctor_names_every_problem_with_what_to_do_and_says_so_in_its_exit_code() {
    let machine = Machine::new();
    let output = machine.run(&["doctor"]);
    assert_eq!(output.status.code(), Some(1));
    let shown = out(&output);
    assert!(
        shown.contains("problem  browser") && shown.contains("apt-get install chromium"),
        "{shown}"
    );
    assert!(shown.contains("ok       history"), "{shown}");
    let json: serde_json::Value =
        serde_json::from_str(&out(&machine.run(&["doctor", "--json"]))).unwrap();
    assert_eq!(json["ok"], false);
    assert!(
        json["checks"]
            .as_array()
            .unwrap()
            .iter()
            .any(|c| c["what"] == "browser" && c["ok"] == false)
    );
}

#[test]
fn explain_answers_each_line_and_names_the_bad_one() {
    let machine = Machine::new();
    let good = "{\"url\":\"https://a.com/account\",\"text\":\"Your subscription is active\"}\n";
    let output = machine.fed(&["explain"], good);
    assert_eq!(output.status.code(), Some(0));
    let answer: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert!(
        answer["state"].is_string()
            && answer["confidence"].is_number()
            && answer["reason"].is_string()
    );
    let output = machine.fed(&["explain"], &format!("oops\n{good}"));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(out(&output).lines().count(), 1);
    assert!(err(&output).starts_with("line 1: "), "{}", err(&output));
}

#[test]
fn wrong_usage_is_exit_2_and_json_still_prints_one_result() {
    let machine = Machine::new();
    assert_eq!(machine.run(&["cancel"]).status.code(), Some(2));
    for (arguments, words) in [
        (
            vec!["cancel", "no-such-service", "--json"],
            "No service is called",
        ),
        (
            vec!["cancel", "--url", "http://example.com", "--json"],
            "is not protected",
        ),
        (
            vec!["cancel", "netflix", "--json", "--extension-dir", "/nowhere"],
            "no built extension",
        ),
    ] {
        let output = machine.run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(out(&output).lines().count(), 1);
        let result: protocol::task::TaskResult = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(result.reason, protocol::task::Reason::Configuration);
        assert!(err(&output).contains(words), "{}", err(&output));
    }
}

#[test]
fn without_a_chromium_cancel_says_what_to_install() {
    let machine = Machine::new();
    let extension = machine.path("extension");
    std::fs::create_dir(&extension).unwrap();
    std::fs::write(extension.join("manifest.json"), "{}").unwrap();
    let output = machine.run(&[
        "cancel",
        "netflix",
        "--extension-dir",
        extension.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(out(&output), "", "people's words go to stderr");
    assert!(
        err(&output).contains("No Chromium was found"),
        "{}",
        err(&output)
    );
}

#[test]
fn an_empty_history_and_an_unknown_run_are_said_plainly() {
    let machine = Machine::new();
    assert!(out(&machine.run(&["history", "list"])).starts_with("No runs yet."));
    assert_eq!(out(&machine.run(&["history", "list", "--json"])), "");
    let output = machine.run(&["history", "show", "abc"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).starts_with("No run begins with “abc”."));
}
