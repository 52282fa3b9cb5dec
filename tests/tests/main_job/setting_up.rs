//! `install`, `uninstall` and `doctor` as a person meets them on a machine of their own: each broken thing is named, with what to do about it.
use e2e::browser::{Chromium, Setup};
use e2e::built;
use e2e::cli::{Cli, Ended};
use serde_json::Value;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A person's home with one Chromium profile in it, as Chromium itself would have made it.
struct Home {
    folder: tempfile::TempDir,
}

fn home() -> Home {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(folder.path().join(".config/chromium")).unwrap();
    Home { folder }
}

impl Home {
    fn cli(&self) -> Cli {
        Cli::at(self.folder.path())
            .with("HOME", self.folder.path())
            .with("XDG_CONFIG_HOME", self.folder.path().join(".config"))
            .with("SUBTERMINATOR_CHROMIUM", built::chromium())
            .with("SUBTERMINATOR_EXTENSION", built::extension())
    }

    fn manifest(&self) -> PathBuf {
        let name = format!("{}.json", protocol::HOST_NAME);
        self.folder
            .path()
            .join(".config/chromium/NativeMessagingHosts")
            .join(name)
    }

    async fn install(&self) {
        let ended = self.cli().run(&["install", "--browser", "chromium"]).await;
        assert_eq!(ended.code, Some(0), "{ended:?}");
    }

    /// Changes the installed manifest.
    fn manifest_with(&self, key: &str, value: Value) {
        let text = std::fs::read_to_string(self.manifest()).unwrap();
        let mut manifest: Value = serde_json::from_str(&text).unwrap();
        manifest[key] = value;
        std::fs::write(self.manifest(), manifest.to_string()).unwrap();
    }
}

/// It ends with 1, and the one problem is this one, with advice.
fn names(ended: &Ended, what: &str, found: &str, advice: &str) {
    assert_eq!(ended.code, Some(1), "{ended:#?}");
    let problems: Vec<&str> = ended
        .out
        .lines()
        .filter(|l| l.starts_with("problem"))
        .collect();
    assert_eq!(problems.len(), 1, "{}", ended.out);
    assert!(
        problems[0].contains(what) && problems[0].contains(found),
        "{}",
        ended.out
    );
    let after = ended.out.lines().skip_while(|l| *l != problems[0]).nth(1);
    let hint = after.and_then(|l| l.strip_prefix("  hint: "));
    assert!(hint.is_some_and(|h| h.contains(advice)), "{}", ended.out);
}

#[tokio::test]
async fn what_install_writes_is_what_the_browser_needs_and_uninstall_takes_it_away() {
    let h = home();
    let ended = h.cli().run(&["install", "--browser", "chromium"]).await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let path = h.manifest();
    assert!(ended.out.contains(&*path.to_string_lossy()), "{ended:?}");
    let manifest: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(manifest["name"], protocol::HOST_NAME);
    assert_eq!(manifest["type"], "stdio");
    let program = Path::new(manifest["path"].as_str().unwrap());
    assert_eq!(program, built::host().canonicalize().unwrap());
    let origin = format!("chrome-extension://{}/", protocol::EXTENSION_IDS[0]);
    assert_eq!(manifest["allowed_origins"], serde_json::json!([origin]));

    let ended = h.cli().run(&["uninstall", "--browser", "chromium"]).await;
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.out.contains("Removed"), "{ended:?}");
    assert!(!path.exists());
    let again = h.cli().run(&["uninstall", "--browser", "chromium"]).await;
    assert_eq!(again.code, Some(0), "{again:?}");
    assert!(again.out.contains("Was not there"), "{again:?}");
}

#[tokio::test]
async fn a_machine_on_which_all_is_well_has_no_problem() {
    let h = home();
    h.install().await;
    let ended = h.cli().run(&["doctor"]).await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    assert!(!ended.out.contains("problem"), "{}", ended.out);
    let json = h.cli().run(&["doctor", "--json"]).await;
    let said: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((json.code, &said["ok"]), (Some(0), &Value::Bool(true)));
}

#[tokio::test]
async fn a_host_that_is_not_installed_is_named() {
    let ended = home().cli().run(&["doctor"]).await;
    names(
        &ended,
        "native host",
        "not installed",
        "subterminator install",
    );
}

#[tokio::test]
async fn a_manifest_that_names_no_program_is_named() {
    let h = home();
    h.install().await;
    h.manifest_with("path", "/nowhere/subterminator".into());
    let ended = h.cli().run(&["doctor"]).await;
    names(
        &ended,
        "native host",
        "/nowhere/subterminator",
        "subterminator install",
    );
}

#[tokio::test]
async fn a_manifest_for_another_extension_is_named() {
    let h = home();
    h.install().await;
    let other = "chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/";
    h.manifest_with("allowed_origins", serde_json::json!([other]));
    let ended = h.cli().run(&["doctor"]).await;
    names(
        &ended,
        "native host",
        "does not name the extension",
        "subterminator install",
    );
}

#[tokio::test]
async fn a_manifest_that_cant_be_read_is_named() {
    let h = home();
    h.install().await;
    std::fs::write(h.manifest(), "{").unwrap();
    let ended = h.cli().run(&["doctor"]).await;
    names(
        &ended,
        "native host",
        "can't be read",
        "subterminator install",
    );
}

#[tokio::test]
async fn a_browser_that_is_not_there_is_named() {
    let h = home();
    h.install().await;
    let nowhere = h.folder.path().join("no-such-chromium");
    let cli = h.cli().with("SUBTERMINATOR_CHROMIUM", &nowhere);
    let ended = cli.run(&["doctor"]).await;
    names(&ended, "browser", "none", &nowhere.to_string_lossy());
}

#[tokio::test]
async fn a_browser_that_does_not_start_is_named() {
    let h = home();
    h.install().await;
    let broken = h.folder.path().join("chromium");
    std::fs::write(&broken, "#!/bin/sh\nexit 3\n").unwrap();
    std::fs::set_permissions(&broken, std::fs::Permissions::from_mode(0o755)).unwrap();
    let cli = h.cli().with("SUBTERMINATOR_CHROMIUM", &broken);
    let ended = cli.run(&["doctor"]).await;
    names(
        &ended,
        "browser",
        &broken.to_string_lossy(),
        "does not start",
    );
}

#[tokio::test]
async fn an_extension_that_is_not_built_is_named() {
    let h = home();
    h.install().await;
    let empty = tempfile::tempdir().unwrap();
    let cli = h.cli().with("SUBTERMINATOR_EXTENSION", empty.path());
    let ended = cli.run(&["doctor"]).await;
    names(&ended, "extension", "not", "./scripts/demo");
}

#[tokio::test]
async fn a_history_that_is_spoilt_is_named() {
    let h = home();
    h.install().await;
    let journal = h.folder.path().join("home/journal.sqlite");
    std::fs::create_dir_all(journal.parent().unwrap()).unwrap();
    std::fs::write(&journal, "this is no database, and never was one").unwrap();
    let ended = h.cli().run(&["doctor"]).await;
    names(&ended, "history", "journal.sqlite", "");
}

#[tokio::test]
async fn what_can_only_be_installed_elsewhere_is_said_in_words() {
    let h = home();
    let file = h.folder.path().join("a-file");
    std::fs::write(&file, "").unwrap();
    let ended = h
        .cli()
        .run(&["install", "--user-data-dir", &file.to_string_lossy()])
        .await;
    assert_eq!(ended.code, Some(2), "{ended:?}");
    assert!(
        ended.err.contains(&*file.to_string_lossy()) && ended.out.is_empty(),
        "{ended:?}"
    );
}

/// It mended this, and then all is well.
async fn is_mended(h: &Home, what: &str) {
    let ended = h.cli().run(&["doctor", "--fix"]).await;
    assert_eq!(ended.code, Some(0), "{ended:#?}");
    let mended = format!("mended  {what}: ");
    assert!(ended.out.contains(&mended), "{}", ended.out);
    assert!(!ended.out.contains("problem"), "{}", ended.out);
}

#[tokio::test]
async fn a_manifest_that_is_missing_or_wrong_is_mended() {
    let h = home();
    let ended = h.cli().run(&["doctor"]).await;
    assert!(ended.out.contains("doctor --fix” mends 1"), "{}", ended.out);
    is_mended(&h, "native host").await;
    let unprogram = h.folder.path().join("no-program");
    std::fs::write(&unprogram, "").unwrap();
    for gone in [Path::new("/nowhere/subterminator"), &unprogram] {
        h.manifest_with("path", gone.to_string_lossy().into());
        is_mended(&h, "native host").await;
    }
    h.manifest_with("allowed_origins", serde_json::json!([]));
    is_mended(&h, "native host").await;
    std::fs::write(h.manifest(), "{").unwrap();
    is_mended(&h, "native host").await;
}

#[tokio::test]
async fn a_history_that_is_spoilt_is_kept_under_another_name_and_a_new_one_begins() {
    let h = home();
    h.install().await;
    let data = h.folder.path().join("home");
    std::fs::create_dir_all(&data).unwrap();
    for n in 1..3 {
        let spoilt = format!("this is no database, and never was one: {n}");
        std::fs::write(data.join("journal.sqlite"), &spoilt).unwrap();
        is_mended(&h, "history").await;
        let kept = std::fs::read_dir(&data).unwrap().filter(|f| {
            let path = f.as_ref().unwrap().path();
            path.is_file() && std::fs::read_to_string(path).is_ok_and(|t| t == spoilt)
        });
        assert_eq!(kept.count(), 1);
    }
}

#[tokio::test]
async fn what_needs_the_person_is_not_called_mended() {
    let h = home();
    h.install().await;
    let nowhere = h.folder.path().join("no-such-chromium");
    let cli = h.cli().with("SUBTERMINATOR_CHROMIUM", &nowhere);
    let ended = cli.run(&["doctor", "--fix"]).await;
    assert_eq!(ended.code, Some(1), "{ended:#?}");
    assert!(
        ended
            .out
            .contains("nothing here that can be mended without you"),
        "{}",
        ended.out
    );
    names(&ended, "browser", "none", &nowhere.to_string_lossy());
    let json = cli.run(&["doctor", "--fix", "--json"]).await;
    let said: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(said["mended"], serde_json::json!([]));
}

/// What Chromium itself writes down when the person switches an extension off.
#[tokio::test]
async fn an_extension_that_the_person_switched_off_in_chromium_is_named() {
    let h = home();
    h.install().await;
    let setup = Setup {
        profile: h.folder.path().join(".config/chromium"),
        ..Setup::default()
    };
    let browser = Chromium::start(&setup).await.unwrap();
    let page = browser.new_tab("chrome://extensions").await.unwrap();
    e2e::wait::until("the browser's own list to be there", || async {
        let there = page.run("typeof chrome.developerPrivate").await;
        let there = there.map_err(|e| e.to_string())?;
        (there == "object").then_some(()).ok_or(there.to_string())
    })
    .await;
    let id = protocol::EXTENSION_IDS[0];
    let off = format!("chrome.management.setEnabled('{id}', false)");
    page.run(&off).await.unwrap();
    browser.close().await.unwrap();

    let ended = h.cli().run(&["doctor"]).await;
    names(&ended, "loaded", "switched off", "Switch it on");
}
