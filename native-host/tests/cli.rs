//! The command line as a script meets it: what stands on stdout and stderr, and the exit codes.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
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
fn install_writes_a_manifest_for_each_browser_in_use_and_uninstall_takes_them_away() {
    let machine = Machine::new();
    let nothing = machine.run(&["install"]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(
        err(&nothing).contains("Start the browser once") && err(&nothing).contains("--browser"),
        "{}",
        err(&nothing)
    );
    std::fs::create_dir_all(machine.path(".config/chromium")).unwrap();
    assert!(machine.run(&["install"]).status.success());
    assert!(text(&installed(&machine, "chromium")).contains("/subterminator\""));
    assert!(
        !machine.path(".config/google-chrome").exists(),
        "no folder for a browser that is not used"
    );
    let named = machine.run(&["install", "--browser", "chrome"]);
    assert!(named.status.success(), "{named:?}");
    assert!(installed(&machine, "google-chrome").exists());
    let taken = machine.run(&["uninstall", "--browser", "chrome"]);
    assert!(taken.status.success());
    assert!(installed(&machine, "chromium").exists());
    assert!(!installed(&machine, "google-chrome").exists());
    let own = machine.path("profile");
    let own_too = machine.run(&["install", "--user-data-dir", own.to_str().unwrap()]);
    assert!(own_too.status.success());
    assert!(
        own.join("NativeMessagingHosts/com.subterminator.host.json")
            .exists()
    );
}

#[test]
fn install_says_whose_place_it_takes() {
    let machine = Machine::new();
    std::fs::create_dir_all(machine.path(".config/chromium")).unwrap();
    let first = out(&machine.run(&["install"]));
    assert_eq!(first, {
        let path = installed(&machine, "chromium");
        format!(
            "Installed: {}\nNow open chrome://extensions, switch on Developer mode, press “Load unpacked” and choose the folder target/extension. Then open your subscription's page and press SubTerminator's button (behind the puzzle icon, until you pin it).\n",
            path.display()
        )
    });
    assert_eq!(
        out(&machine.run(&["install"])),
        first,
        "its own: nothing to say"
    );
    // Another installation's, as it would have written it.
    let other = machine.path("bin/subterminator");
    std::fs::create_dir(machine.path("bin")).unwrap();
    std::fs::write(&other, "#!/bin/sh\n").unwrap();
    std::fs::set_permissions(&other, PermissionsExt::from_mode(0o755)).unwrap();
    let manifest = installed(&machine, "chromium");
    let mut theirs: serde_json::Value = serde_json::from_str(&text(&manifest)).unwrap();
    theirs["path"] = other.to_str().unwrap().into();
    std::fs::write(&manifest, theirs.to_string()).unwrap();
    let back = out(&machine.run(&["install"]));
    assert!(
        back.contains(other.to_str().unwrap()) && back.contains("until now"),
        "{back}"
    );
}

/// What bash offers for a line that is being typed.
fn bash_offers(script: &str, words: &[&str]) -> Vec<String> {
    let line = format!(
        "{script}\nCOMP_WORDS=({}); COMP_CWORD={}; _subterminator subterminator {:?} {:?}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" "),
        words.len() - 1,
        words[words.len() - 1],
        words[words.len() - 2],
    );
    let output = Command::new("bash")
        .args(["--norc", "-c", &line])
        .output()
        .unwrap();
    assert_eq!(err(&output), "");
    out(&output).lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_their_values() {
    let script = out(&Machine::new().run(&["completions", "bash"]));
    assert_eq!(bash_offers(&script, &["subterminator", "can"]), ["cancel"]);
    assert_eq!(
        bash_offers(&script, &["subterminator", "cancel", "--browser", "att"]),
        ["attach"]
    );
    assert!(
        bash_offers(&script, &["subterminator", "cancel", "--dry"])
            .contains(&"--dry-run".to_owned())
    );
}

#[test]
fn each_shell_gets_a_script_of_its_own() {
    let machine = Machine::new();
    for (shell, start) in [("zsh", "#compdef subterminator"), ("fish", "#")] {
        let output = machine.run(&["completions", shell]);
        assert!(output.status.success());
        let script = out(&output);
        assert!(script.starts_with(start), "{shell}: {script}");
        for word in ["cancel", "doctor", "dry-run"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
    }
    assert_eq!(machine.run(&["completions", "tcsh"]).status.code(), Some(2));
}

#[test]
fn every_command_has_its_manual_page() {
    let machine = Machine::new();
    let page = out(&machine.run(&["man"]));
    assert!(page.contains(".TH subterminator 1"), "{page}");
    assert!(page.contains("Exit codes"), "{page}");
    let folder = machine.path("man1");
    let written = out(&machine.run(&["man", "--dir", folder.to_str().unwrap()]));
    for name in [
        "subterminator",
        "subterminator-cancel",
        "subterminator-history-show",
        "subterminator-services-list",
    ] {
        let path = folder.join(format!("{name}.1"));
        assert!(written.contains(path.to_str().unwrap()), "{written}");
        assert!(
            text(&path).contains(&format!(".TH {name} 1")),
            "{}",
            text(&path)
        );
    }
    assert!(text(&folder.join("subterminator-cancel.1")).contains("dry\\-run"));
}

#[test]
fn cancel_alone_names_both_ways_to_say_what() {
    let told = err(&Machine::new().run(&["cancel"]));
    assert!(told.contains("SERVICE") && told.contains("--url"), "{told}");
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
    let output = machine.fed(&["explain"], &format!("oops\n{good}{{}}\n{good}"));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        out(&output).lines().count(),
        2,
        "the good lines are answered"
    );
    let told = err(&output);
    let told: Vec<&str> = told.lines().collect();
    assert!(
        told[0].starts_with("line 1: This is no JSON. Expected"),
        "{told:?}"
    );
    assert!(
        told[1].starts_with("line 3: “url” is missing. Expected"),
        "{told:?}"
    );
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

/// Runs it in a terminal of 40 columns, as far as it can tell.
fn narrow(machine: &Machine, arguments: &[&str]) -> String {
    let output = machine
        .command(arguments)
        .env("COLUMNS", "40")
        .output()
        .unwrap();
    out(&output) + &err(&output)
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn in_40_columns_everything_wraps_between_words() {
    let machine = Machine::new();
    std::fs::create_dir_all(machine.path(".config/chromium/Default")).unwrap();
    machine.run(&["install"]);
    for line in [
        "",
        "--help",
        "cancel --help",
        "cancel",
        "cancel netflx",
        "cancel netflix --extension-dir /nowhere",
        "cancel netflix --browser teleport",
        "demo --help",
        "install --help",
        "doctor",
        "doctor --help",
        "history list",
        "history show --help",
        "history show abc",
        "services list",
        "services show netflix",
        "uninstall",
    ] {
        let arguments: Vec<&str> = line.split(' ').filter(|a| !a.is_empty()).collect();
        let text = narrow(&machine, &arguments);
        assert!(!text.is_empty(), "{line}");
        for row in text.lines().filter(|r| r.chars().count() > 40) {
            let lone = words(row).len() == 1;
            assert!(
                lone,
                "“{line}” says a line of {}: {row}",
                row.chars().count()
            );
        }
        machine.run(&["install"]);
        let output = machine.run(&arguments);
        let wide = out(&output) + &err(&output);
        let (narrow, wide) = (words(&text), words(&wide));
        assert_eq!(narrow, wide, "“{line}” loses or breaks a word");
    }
}

#[test]
fn what_is_to_be_parsed_is_never_wrapped() {
    let machine = Machine::new();
    assert_eq!(narrow(&machine, &["doctor", "--json"]).lines().count(), 1);
}

#[test]
fn a_hint_names_the_program_so_that_it_can_be_typed() {
    let machine = Machine::new();
    let program = std::fs::canonicalize(env!("CARGO_BIN_EXE_subterminator")).unwrap();
    let hints = |machine: &Machine| {
        let unknown = err(&machine.run(&["cancel", "no-such-service"]));
        unknown + &err(&machine.run(&["history", "show", "abc"]))
    };
    let told = hints(&machine);
    let typed = told.matches(&format!("“{} ", program.display())).count();
    assert_eq!(typed, 2, "{told}");
    std::fs::create_dir(machine.path("bin")).unwrap();
    std::os::unix::fs::symlink(&program, machine.path("bin/subterminator")).unwrap();
    assert_eq!(hints(&machine).matches("“subterminator ").count(), 2);
}

#[test]
fn the_demo_script_explains_itself_without_building_anything() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/demo");
    let machine = Machine::new();
    // Nothing but a shell's tools: no Rust, no Node, no browser.
    std::fs::create_dir(machine.path("bin")).unwrap();
    for tool in ["bash", "cat"] {
        let found = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(tool));
        let found = found.iter().find(|p| p.exists()).unwrap();
        std::os::unix::fs::symlink(found, machine.path("bin").join(tool)).unwrap();
    }
    let explained = |arguments: &[&str]| {
        Command::new(machine.path("bin/bash"))
            .arg(script)
            .args(arguments)
            .env_clear()
            .env("PATH", machine.path("bin"))
            .output()
            .unwrap()
    };
    let output = explained(&["--headless", "--help"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let shown = out(&output);
    let help = out(&machine.run(&["demo", "--help"]));
    let options = help
        .split_whitespace()
        .filter(|w| w.starts_with("--") && w.len() > 2)
        .map(|w| w.trim_matches(|c: char| !c.is_ascii_alphabetic() && c != '-'));
    for option in options {
        assert!(
            shown.contains(option),
            "{option} is not explained:\n{shown}"
        );
    }
    assert_eq!(explained(&["-h"]).stdout, output.stdout);
}

#[test]
fn the_demo_has_a_history_of_its_own() {
    let machine = Machine::new();
    let store = |folder: &str| {
        let places = subterminator::places::Places::at(machine.path(folder)).unwrap();
        subterminator::store::Store::open(&places.journal()).unwrap()
    };
    let (own, demo) = (store("data"), store("data/demo"));
    for (store, id) in [(&own, "aaaa-own"), (&demo, "bbbb-demo")] {
        let run = protocol::ids::RunId(id.into());
        let at = protocol::ids::Timestamp(1_763_654_400_000);
        let row = subterminator::store::RunRow {
            id: run.clone(),
            tab: 1,
            site: "streamora.com".into(),
            url: "https://streamora.com/account".into(),
            service: id.into(),
            version: "1".into(),
            opened: at,
            started: None,
            ended: None,
            result: None,
            receipt: None,
        };
        store.open_run(&row).unwrap();
        store.start_run(&run, at).unwrap();
    }
    let list = out(&machine.run(&["history", "list"]));
    assert!(
        list.contains("aaaa-own") && !list.contains("bbbb-demo"),
        "{list}"
    );
    let list = out(&machine.run(&["history", "list", "--demo"]));
    assert!(
        list.contains("bbbb-demo") && !list.contains("aaaa-own"),
        "{list}"
    );
    for run in ["aaaa", "bbbb"] {
        let shown = machine.run(&["history", "show", run]);
        assert!(shown.status.success() && out(&shown).contains("https://streamora.com/account"));
    }
}

#[test]
fn a_recipe_of_ones_own_is_listed_first_and_a_broken_one_is_explained() {
    let machine = Machine::new();
    let folder = machine.path("data/services");
    std::fs::create_dir_all(&folder).unwrap();
    let gym = "id = \"gym\"\nname = \"Muscle Barn\"\ndomains = [\"musclebarn.com\"]\n";
    std::fs::write(folder.join("gym.toml"), gym).unwrap();
    let broken = folder.join("pool.toml");
    std::fs::write(&broken, "id = \"pool\"\nnmae = \"Pool\"\n").unwrap();
    let listed = out(&machine.run(&["services", "list"]));
    assert!(listed.starts_with("gym"), "{listed}");
    assert!(
        listed.contains("pool.toml:2:1: there is no field “nmae” here"),
        "{listed}"
    );
    let shown = out(&machine.run(&["services", "show", "gym"]));
    assert!(
        shown.contains("Muscle Barn (gym), your own recipe"),
        "{shown}"
    );
    let checked = machine.run(&["services", "check", broken.to_str().unwrap()]);
    assert_eq!(checked.status.code(), Some(2));
    assert!(err(&checked).contains("3 mistakes"), "{}", err(&checked));
    let fine = machine.run(&[
        "services",
        "check",
        folder.join("gym.toml").to_str().unwrap(),
    ]);
    assert!(fine.status.success() && out(&fine).contains("No mistakes"));
}
