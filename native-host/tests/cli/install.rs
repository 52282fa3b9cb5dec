//! What `install`, `uninstall` and `doctor` do and say.
use crate::machine::{Machine, err, out, text};
use std::os::unix::fs::PermissionsExt;

fn installed(machine: &Machine, browser: &str) -> std::path::PathBuf {
    machine.path(&format!(
        ".config/{browser}/NativeMessagingHosts/com.subterminator.host.json"
    ))
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

#[test]
fn doctor_says_whether_there_is_a_node_for_playwrights_server_and_calls_none_no_fault() {
    let machine = Machine::new();
    std::fs::create_dir(machine.path("bin")).unwrap();
    let node = machine.path("bin").join("node");
    let told = || {
        let shown = out(&machine.run(&["doctor"]));
        let from = shown.lines().skip_while(|l| !l.contains("  node  "));
        from.take(2).collect::<Vec<_>>().join("\n")
    };
    assert!(told().starts_with("note "), "{}", told());
    assert!(told().contains("none on the PATH") && told().contains("playwright-mcp"));
    for (version, shown) in [("v16.20.2", "note "), ("v20.1.0", "ok ")] {
        std::fs::write(&node, format!("#!/bin/sh\necho {version}\n")).unwrap();
        std::fs::set_permissions(&node, std::fs::Permissions::from_mode(0o755)).unwrap();
        assert!(
            told().starts_with(shown) && told().contains(version),
            "{}",
            told()
        );
    }
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
