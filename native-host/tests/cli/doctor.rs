//! `doctor` on a machine on which all was well until one thing was broken: it names that thing with what to do, and mends what
//! needs nobody.
use crate::machine::{Machine, out};
use protocol::EXTENSION_IDS;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const MANIFEST: &str = ".config/chromium/NativeMessagingHosts/com.subterminator.host.json";

/// A Chromium that can be started, used by this person, with the extension in it and this program installed.
fn all_well() -> Machine {
    let machine = Machine::new();
    script(&machine.path("bin/chromium"), "echo Chromium 150.0.7000.0");
    let extension = machine.path("extension");
    write(
        &extension.join("manifest.json"),
        &json!({ "version": VERSION }),
    );
    profile(&machine, "Default", Some(json!({ "path": extension })));
    assert!(machine.run(&["install"]).status.success());
    machine
}

fn write(path: &Path, json: &Value) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, json.to_string()).unwrap();
}

fn script(path: &Path, line: &str) {
    let text = path.with_extension("text");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&text, format!("#!/bin/sh\n{line}\n")).unwrap();
    program(&text, path);
}

/// Copied by another process: what this one writes, a program that another test starts at that moment holds open for a while, and what
/// is open for writing can't be started ("Text file busy").
fn program(from: &Path, to: &Path) {
    let copied = Command::new("install")
        .args(["-m", "755"])
        .args([from, to])
        .status();
    assert!(copied.unwrap().success());
}

/// One of Chromium's profiles, with or without our extension, as Chromium writes it down.
fn profile(machine: &Machine, name: &str, extension: Option<Value>) {
    let settings = json!({ "extensions": { "settings": { EXTENSION_IDS[0]: extension } } });
    let folder = machine.path(".config/chromium").join(name);
    write(&folder.join("Preferences"), &settings);
}

fn manifest_with(machine: &Machine, key: &str, value: impl Into<Value>) {
    let path = machine.path(MANIFEST);
    let mut manifest: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    manifest[key] = value.into();
    write(&path, &manifest);
}

fn doctor(machine: &Machine, more: &[&str]) -> (Option<i32>, String) {
    let mut command = machine.command(&[&["doctor"], more].concat());
    command.env("SUBTERMINATOR_EXTENSION", machine.path("extension"));
    let output = command.output().unwrap();
    (output.status.code(), out(&output))
}

/// The one problem is this one, with this advice.
fn names(machine: &Machine, found: &str, advice: &str) {
    let (code, said) = doctor(machine, &[]);
    let problems = said.lines().filter(|l| l.starts_with("problem")).count();
    assert_eq!((code, problems), (Some(1), 1), "{said}");
    tells(&said, "problem", found, advice);
}

fn tells(said: &str, word: &str, found: &str, advice: &str) {
    let mut lines = said.lines();
    let line = lines.find(|l| l.starts_with(word) && l.contains(found));
    assert!(line.is_some(), "no {word} of “{found}”: {said}");
    let hint = lines.next().and_then(|l| l.strip_prefix("  hint: "));
    assert!(hint.is_some_and(|h| h.contains(advice)), "{said}");
}

fn is_mended(machine: &Machine) {
    let (code, said) = doctor(machine, &["--fix"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("mended  native host: "), "{said}");
    is_well(machine);
}

fn is_well(machine: &Machine) {
    let (code, said) = doctor(machine, &[]);
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("problem"), "{said}");
}

#[test]
fn where_all_is_well_it_finds_no_problem() {
    is_well(&all_well());
}

#[test]
fn a_manifest_that_leads_nowhere_is_named_and_mended() {
    let machine = all_well();
    let old = machine.path("old/subterminator");
    manifest_with(&machine, "path", old.to_str().unwrap());
    names(&machine, "it is not there", "install");
    is_mended(&machine);

    manifest_with(&machine, "path", old.to_str().unwrap());
    write(&old, &Value::Null);
    names(&machine, "it can't be executed", "install");
    is_mended(&machine);

    manifest_with(&machine, "path", old.to_str().unwrap());
    script(&old, "exit 3");
    names(&machine, "that doesn't work", "install");
    is_mended(&machine);
}

#[test]
fn a_manifest_that_no_browser_would_take_is_named_and_mended() {
    let machine = all_well();
    let ours = format!("chrome-extension://{}/", EXTENSION_IDS[0]);
    // A browser compares the whole origin.
    for wrong in [
        ours.replace("://", "://x"),
        ours.trim_end_matches('/').to_owned(),
    ] {
        manifest_with(&machine, "allowed_origins", json!([wrong]));
        names(&machine, "does not name the extension", "install");
        is_mended(&machine);
    }
    manifest_with(&machine, "name", "com.example.other");
    names(&machine, "is one for “com.example.other”", "install");
    is_mended(&machine);
    std::fs::remove_file(machine.path(MANIFEST)).unwrap();
    names(&machine, "not installed for Chromium", "install");
    is_mended(&machine);
}

#[test]
fn another_program_is_well_only_if_it_is_of_this_version() {
    let machine = all_well();
    let other = machine.path("other/subterminator");
    manifest_with(&machine, "path", other.to_str().unwrap());
    script(&other, &format!("echo subterminator {VERSION}"));
    is_well(&machine);
    script(&other, "echo subterminator 0.0.1");
    names(&machine, "which is subterminator 0.0.1", "install");
    is_mended(&machine);
}

#[test]
fn what_was_taken_away_on_purpose_is_put_back_only_when_the_person_asks() {
    let machine = all_well();
    assert!(machine.run(&["uninstall"]).status.success());
    for arguments in [&[][..], &["--fix"]] {
        let (code, said) = doctor(&machine, arguments);
        assert_eq!(code, Some(0), "{said}");
        tells(&said, "note", "you took it away there", "install");
        assert!(!machine.path(MANIFEST).exists());
    }
    assert!(machine.run(&["install"]).status.success());
    is_well(&machine);
    // What goes missing from now on was not the person's wish.
    std::fs::remove_file(machine.path(MANIFEST)).unwrap();
    names(&machine, "not installed for Chromium", "install");
    is_mended(&machine);
}

#[test]
fn an_extension_that_is_switched_off_gone_or_old_is_named() {
    let machine = all_well();
    let extension = machine.path("extension");
    let off = json!({ "path": extension, "disable_reasons": [1] });
    profile(&machine, "Default", Some(off));
    names(&machine, "switched off", "Switch it on");

    profile(
        &machine,
        "Default",
        Some(json!({ "path": machine.path("moved") })),
    );
    names(&machine, "there is no extension any more", "Load unpacked");

    let old = machine.path("old-extension");
    write(&old.join("manifest.json"), &json!({ "version": "0.0.1" }));
    profile(&machine, "Default", Some(json!({ "path": old })));
    names(&machine, "has version 0.0.1 of it", "reload it");
}

#[test]
fn an_extension_in_another_profile_than_the_one_in_use_is_told() {
    let machine = all_well();
    let with = || Some(json!({ "path": machine.path("extension") }));
    let names = json!({ "Default": { "name": "Home" }, "Profile 1": { "name": "Work" } });
    let state = |last: &str| {
        let state = json!({ "profile": { "last_used": last, "info_cache": names } });
        write(&machine.path(".config/chromium/Local State"), &state);
    };
    profile(&machine, "Default", None);
    profile(&machine, "Profile 1", with());
    state("Default");
    let (code, said) = doctor(&machine, &[]);
    assert_eq!(code, Some(0), "{said}");
    tells(
        &said,
        "note",
        "in the profile “Work”, and “Home” was used last",
        "in a window of “Work”",
    );
    state("Profile 1");
    let (_, said) = doctor(&machine, &[]);
    assert!(!said.contains("was used last"), "{said}");
}

/// A browser that somebody started with its data in a folder of its own.
struct Started(Child);

impl Started {
    fn chromium(machine: &Machine, user_data: &Path) -> Self {
        // The system names a process by its program: a copy of the shell stands for the browser.
        let program = machine.path("running/chromium");
        std::fs::create_dir_all(program.parent().unwrap()).unwrap();
        self::program(&std::fs::canonicalize("/bin/sh").unwrap(), &program);
        let mut child = Command::new(program)
            .args(["-c", "echo; read x; exit"])
            .arg(format!("--user-data-dir={}", user_data.display()))
            .env_clear()
            .env("HOME", machine.home.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // It has become what it is started as when it speaks.
        let mut spoken = [0];
        child
            .stdout
            .as_mut()
            .unwrap()
            .read_exact(&mut spoken)
            .unwrap();
        Self(child)
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_browser_that_runs_on_another_folder_is_looked_at_too() {
    let machine = all_well();
    let folder = machine.path("elsewhere");
    let extension = json!({ "path": machine.path("extension") });
    let settings = json!({ "extensions": { "settings": { EXTENSION_IDS[0]: extension } } });
    let browser = Started::chromium(&machine, &folder);
    write(&folder.join("Default/Preferences"), &json!({}));
    is_well(&machine);
    write(&folder.join("Default/Preferences"), &settings);
    names(&machine, "elsewhere", "--user-data-dir");
    is_mended(&machine);
    drop(browser);
}

#[test]
fn a_browser_in_a_closed_package_is_told() {
    let machine = all_well();
    let folder = machine.path("snap/chromium/common");
    std::fs::create_dir_all(&folder).unwrap();
    let (_, said) = doctor(&machine, &[]);
    tells(
        &said,
        "note",
        "a browser of yours is a snap",
        "no such package",
    );
    std::fs::remove_dir_all(machine.path("snap")).unwrap();
    std::fs::create_dir_all(machine.path(".var/app/org.chromium.Chromium")).unwrap();
    let (_, said) = doctor(&machine, &[]);
    tells(
        &said,
        "note",
        "a browser of yours is a flatpak",
        "no such package",
    );
}

#[test]
fn a_chromium_that_is_a_closed_package_is_named() {
    let machine = all_well();
    let started = machine.path("bin/chromium");
    script(
        &started,
        "[ \"$1\" = --version ] && echo Chromium 150.0 || exec /snap/bin/chromium \"$@\"",
    );
    names(&machine, "bin/chromium", "a snap");
    let flatpak = machine.path("flatpak/exports/bin/org.chromium.Chromium");
    script(&flatpak, "echo Chromium 150.0");
    std::fs::remove_file(&started).unwrap();
    std::os::unix::fs::symlink(&flatpak, &started).unwrap();
    names(&machine, "bin/chromium", "a flatpak");
}

#[test]
fn settings_that_others_can_read_are_named_and_shut() {
    let machine = all_well();
    let settings = machine.path("data/config.toml");
    std::fs::write(&settings, "model = \"claude-opus-4-6\"\n").unwrap();
    std::fs::set_permissions(&settings, PermissionsExt::from_mode(0o644)).unwrap();
    names(&machine, "can be read by others", "chmod 600");
    let (code, said) = doctor(&machine, &["--fix"]);
    assert!(
        code == Some(0) && said.contains("mended  settings: "),
        "{said}"
    );
    is_well(&machine);
    let mode = std::fs::metadata(&settings).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn settings_that_no_run_would_take_are_told() {
    let machine = all_well();
    let settings = machine.path("data/config.toml");
    std::fs::write(&settings, "model = \"claude-opus-4-6\"\nmax_cst = 3\n").unwrap();
    std::fs::set_permissions(&settings, PermissionsExt::from_mode(0o600)).unwrap();
    names(&machine, "line 2 is not understood", "Mend that line");
}

/// One whose person may not write everywhere, as the superuser may.
fn of_a_plain_person(machine: &Machine) -> Command {
    let mut command = machine.command(&["doctor", "--fix"]);
    command.env("SUBTERMINATOR_EXTENSION", machine.path("extension"));
    if rustix::process::geteuid().is_root() {
        let mut give = Command::new("chown");
        let given = give.args(["-R", "65534"]).arg(machine.home.path());
        assert!(given.status().unwrap().success());
        command.uid(65534);
    }
    command
}

#[test]
fn what_it_can_t_mend_it_tells_with_the_folder_to_open_and_leaves_as_it_is() {
    let machine = all_well();
    let (manifest, old) = (machine.path(MANIFEST), machine.path("old/subterminator"));
    manifest_with(&machine, "path", old.to_str().unwrap());
    let before = std::fs::read(&manifest).unwrap();
    let folder = manifest.parent().unwrap();
    let may = |mode| std::fs::set_permissions(folder, PermissionsExt::from_mode(mode)).unwrap();
    may(0o555);
    let mut fix = of_a_plain_person(&machine);
    let output = fix.output().unwrap();
    let said = out(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let failed = said
        .lines()
        .find(|l| l.starts_with("failed  native host: "));
    let open = format!("chmod u+rwx {}", folder.display());
    assert!(failed.is_some_and(|l| l.contains(&open)), "{said}");
    tells(&said, "problem", "it is not there", "install");
    assert_eq!(std::fs::read(&manifest).unwrap(), before);
    may(0o755);
    let said = out(&fix.output().unwrap());
    assert!(said.contains("mended  native host: "), "{said}");
}

/// The program as the browser starts it; it has begun, and greeted, when it is there.
struct Host(Child);

impl Host {
    fn start(machine: &Machine) -> Self {
        let mut child = machine
            .command(&[&format!("chrome-extension://{}/", EXTENSION_IDS[0])])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let hello = protocol::message::FromExtension::Hello {
            protocol: protocol::PROTOCOL_VERSION,
            extension_version: VERSION.to_owned(),
        };
        let hello = serde_json::to_vec(&hello).unwrap();
        let frame = [&(hello.len() as u32).to_ne_bytes()[..], &hello].concat();
        child.stdin.as_mut().unwrap().write_all(&frame).unwrap();
        let mut length = [0; 4];
        let answer = child.stdout.as_mut().unwrap().read_exact(&mut length);
        answer.unwrap();
        Self(child)
    }
}

#[test]
fn a_host_that_crashed_is_told_with_its_log_and_one_that_was_asked_to_end_is_not() {
    let machine = all_well();
    let end = |signal: &str| {
        let mut host = Host::start(&machine);
        let status = Command::new("kill")
            .args([signal, &host.0.id().to_string()])
            .status();
        assert!(status.unwrap().success());
        host.0.wait().unwrap();
        doctor(&machine, &[])
    };
    let (code, said) = end("-TERM");
    assert!(code == Some(0) && !said.contains("faults"), "{said}");
    let (code, said) = end("-ABRT");
    assert_eq!(code, Some(0), "{said}");
    tells(
        &said,
        "note",
        "ended without a word",
        "data/logs/subterminator.",
    );
}
