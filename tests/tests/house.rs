//! The house rules, executable: who may depend on whom, what the extension may do, what every file begins with.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What each room may know of the others.
const ROOMS: [(&str, &[&str]); 10] = [
    ("subterminator-protocol", &[]),
    ("subterminator-perception", &["subterminator-protocol"]),
    ("subterminator-lexicon", &[]),
    (
        "subterminator-page",
        &["subterminator-protocol", "subterminator-lexicon"],
    ),
    (
        "subterminator-engine",
        &[
            "subterminator-protocol",
            "subterminator-lexicon",
            "subterminator-page",
        ],
    ),
    (
        "subterminator-agent",
        &["subterminator-protocol", "subterminator-perception"],
    ),
    (
        "subterminator",
        // The test equipment for its tests only; what ships is checked by what it reaches.
        // Another browser server's snapshots are judged by our own reader.
        &[
            "subterminator-protocol",
            "subterminator-perception",
            "subterminator-page",
            "subterminator-engine",
            "e2e",
        ],
    ),
    ("e2e", &["subterminator-protocol"]),
    (
        "trainer",
        &[
            "subterminator-protocol",
            "subterminator-page",
            "subterminator-engine",
            "subterminator",
        ],
    ),
    ("xtask", &[]),
];

/// What pure rooms must not reach, however far down: IO, clocks that block, browsers, randomness from outside.
const IMPURE: [&str; 9] = [
    "tokio",
    "reqwest",
    "web-sys",
    "js-sys",
    "wasm-bindgen",
    "chromiumoxide",
    "rusqlite",
    "hyper",
    "getrandom",
];

/// Code that ships; `xtask` and `tests` are ours alone.
const SHIPPED: [&str; 7] = [
    "crates/protocol",
    "crates/perception",
    "crates/lexicon",
    "crates/page",
    "crates/engine",
    "wasm-agent",
    "native-host",
];

fn root() -> &'static Path {
    e2e::built::workspace()
}

fn metadata() -> Metadata {
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options([
            "--filter-platform".into(),
            "x86_64-unknown-linux-gnu".into(),
        ])
        .exec()
        .unwrap()
}

fn ours(metadata: &Metadata) -> Vec<&Package> {
    metadata.workspace_packages()
}

/// Everything below this package that ends up in it.
fn reaches(metadata: &Metadata, of: &Package) -> BTreeSet<String> {
    let resolve = metadata.resolve.as_ref().unwrap();
    let node = |id: &cargo_metadata::PackageId| resolve.nodes.iter().find(|n| n.id == *id).unwrap();
    let (mut seen, mut open) = (BTreeSet::new(), vec![of.id.clone()]);
    while let Some(id) = open.pop() {
        for dependency in &node(&id).deps {
            let ends_up = dependency
                .dep_kinds
                .iter()
                .any(|k| k.kind == DependencyKind::Normal);
            if ends_up && seen.insert(metadata[&dependency.pkg].name.to_string()) {
                open.push(dependency.pkg.clone());
            }
        }
    }
    seen
}

/// Tracked files below this folder with this ending.
fn files(below: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join(below)];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap().flatten() {
            let path = entry.path();
            let name = entry.file_name();
            if path.is_dir() && name != "target" && name != "node_modules" && name != ".git" {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn text(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn json(path: &str) -> serde_json::Value {
    serde_json::from_str(&text(path)).unwrap()
}

#[test]
fn each_room_knows_only_the_rooms_that_it_may_know() {
    let metadata = metadata();
    let allowed: BTreeMap<_, _> = ROOMS.into_iter().collect();
    let names: BTreeSet<String> = ours(&metadata).iter().map(|p| p.name.to_string()).collect();
    assert_eq!(
        names,
        allowed.keys().map(|n| (*n).to_owned()).collect(),
        "a new room needs its place in ROOMS"
    );
    for package in ours(&metadata) {
        let may: BTreeSet<&str> = allowed[package.name.as_str()].iter().copied().collect();
        let knows = package
            .dependencies
            .iter()
            .filter(|d| names.contains(&d.name));
        for dependency in knows {
            assert!(
                may.contains(dependency.name.as_str()),
                "{} must not know {}",
                package.name,
                dependency.name
            );
        }
    }
}

#[test]
fn the_pure_rooms_reach_no_io_no_clock_and_no_browser() {
    let metadata = metadata();
    for package in ours(&metadata) {
        if ![
            "subterminator-protocol",
            "subterminator-perception",
            "subterminator-lexicon",
            "subterminator-page",
            "subterminator-engine",
        ]
        .contains(&package.name.as_str())
        {
            continue;
        }
        let reached = reaches(&metadata, package);
        for impure in IMPURE {
            assert!(
                !reached.contains(impure),
                "{} reaches {impure}",
                package.name
            );
        }
        let sources = files(
            package.manifest_path.parent().unwrap().join("src").as_str(),
            "rs",
        );
        for source in sources {
            let code = text(&source);
            let shipped = code.split("#[cfg(test)]").next().unwrap_or_default();
            for clock in [
                "SystemTime::now",
                "Instant::now",
                "std::fs::",
                "std::net::Tcp",
                "std::net::Udp",
                "std::process::",
                "std::env::var",
            ] {
                assert!(
                    !shipped.contains(clock),
                    "{} uses {clock}",
                    source.display()
                );
            }
        }
    }
}

#[test]
fn the_browser_server_is_the_one_that_it_was_tested_with() {
    let tested = json("tests/playwright-mcp/package.json");
    let version = tested["devDependencies"]["@playwright/mcp"]
        .as_str()
        .unwrap();
    let started = format!("pub const VERSION: &str = \"{version}\";");
    assert!(text("native-host/src/hands/server.rs").contains(&started));
    assert!(text("docs/playwright-mcp.md").contains(&format!("@playwright/mcp@{version}")));
}

#[test]
fn the_host_never_sees_a_page() {
    let metadata = metadata();
    let host = ours(&metadata)
        .into_iter()
        .find(|p| p.name.as_str() == "subterminator")
        .unwrap();
    assert!(!reaches(&metadata, host).contains("web-sys"));
}

#[test]
fn every_source_file_says_first_what_it_is_for() {
    for folder in ["crates", "wasm-agent", "native-host", "xtask", "tests"] {
        for file in files(folder, "rs") {
            let code = text(&file);
            assert!(
                code.starts_with("//! "),
                "{} begins without a line of //!",
                file.display()
            );
        }
    }
}

#[test]
fn nothing_that_ships_prints_to_the_hosts_stdout_or_stderr() {
    for folder in SHIPPED {
        // A build script's stdout is how it talks to Cargo; an example is a report for developers.
        let shipped = files(folder, "rs")
            .into_iter()
            .filter(|f| !f.ends_with("build.rs") && !f.iter().any(|part| part == "examples"));
        for file in shipped {
            let code = text(&file);
            for macro_name in ["println!(", "eprintln!(", "print!(", "eprint!(", "dbg!("] {
                let printed = code
                    .lines()
                    .any(|l| !l.trim_start().starts_with("//") && l.contains(macro_name));
                assert!(!printed, "{} uses {macro_name}…)", file.display());
            }
        }
    }
}

#[test]
fn a_certificate_that_the_system_does_not_know_is_never_taken() {
    for folder in ["native-host/src", "xtask/src"] {
        for file in files(folder, "rs") {
            let code = text(&file);
            for way in ["danger_accept", "dangerous()", "ServerCertVerifier"] {
                assert!(!code.contains(way), "{} has {way}", file.display());
            }
        }
    }
}

#[test]
fn no_code_of_ours_is_unsafe() {
    assert!(text("Cargo.toml").contains("\nunsafe_code = \"forbid\"\n"));
    for folder in [
        "crates",
        "wasm-agent",
        "native-host",
        "xtask",
        "tests",
        "fuzz",
    ] {
        for file in files(folder, "rs")
            .iter()
            .filter(|f| !f.ends_with("house.rs"))
        {
            let code = text(file);
            for word in [
                "unsafe {",
                "unsafe fn",
                "unsafe impl",
                "unsafe extern",
                "(unsafe_code)",
            ] {
                let used = code.replace("forbid(unsafe_code)", "").contains(word);
                assert!(!used, "{} has {word}", file.display());
            }
        }
    }
}

#[test]
fn every_crate_takes_the_houses_lints() {
    for package in ours(&metadata()) {
        let manifest = std::fs::read_to_string(&package.manifest_path).unwrap();
        assert!(
            manifest.contains("[lints]\nworkspace = true"),
            "{}",
            package.manifest_path
        );
    }
}

#[test]
fn the_extension_may_do_this_and_no_more() {
    let manifest = json("manifest.json");
    assert_eq!(manifest["manifest_version"], 3);
    assert_eq!(
        manifest["permissions"],
        serde_json::json!([
            "activeTab",
            "scripting",
            "nativeMessaging",
            "storage",
            "declarativeNetRequest"
        ])
    );
    assert_eq!(
        manifest["optional_host_permissions"],
        serde_json::json!(["https://*/*", "http://localhost/*", "http://127.0.0.1/*"])
    );
    // Whatever else a manifest may have widens it: pages that may talk to us, pages that may read our files, pages in place of others.
    let mut keys: Vec<&String> = manifest.as_object().unwrap().keys().collect();
    keys.sort_unstable();
    let mut known = [
        "manifest_version",
        "name",
        "description",
        "version",
        "default_locale",
        "minimum_chrome_version",
        "key",
        "permissions",
        "optional_host_permissions",
        "content_security_policy",
        "background",
        "action",
        "options_ui",
        "icons",
    ];
    known.sort_unstable();
    assert_eq!(keys, known);
    assert_eq!(
        manifest["content_security_policy"],
        serde_json::json!({ "extension_pages": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
            img-src 'self' data:; connect-src data:; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'" })
    );
    let built = root().join("target/extension/manifest.json");
    if built.exists() {
        assert_eq!(text(built), text("manifest.json"), "build the extension");
    }
}

#[test]
fn both_ends_have_one_version_one_name_and_one_protocol() {
    let metadata = metadata();
    let manifest = json("manifest.json");
    for package in ours(&metadata) {
        assert_eq!(
            package.version.to_string(),
            manifest["version"].as_str().unwrap(),
            "{}",
            package.name
        );
    }
    let worker = text("extension/worker/native.js");
    assert!(worker.contains(&format!("PROTOCOL = {};", protocol::PROTOCOL_VERSION)));
    assert!(worker.contains(&format!("HOST = \"{}\";", protocol::HOST_NAME)));
}

#[test]
fn the_manifests_key_makes_the_id_that_the_host_serves() {
    use base64::Engine;
    use sha2::{Digest, Sha256};
    let manifest = json("manifest.json");
    let der = base64::engine::general_purpose::STANDARD
        .decode(manifest["key"].as_str().unwrap())
        .unwrap();
    let hash = Sha256::digest(der);
    let id: String = hash[..16]
        .iter()
        .flat_map(|b| [b >> 4, b & 15])
        .map(|n| char::from(b'a' + n))
        .collect();
    assert_eq!(id, protocol::EXTENSION_IDS[0]);
}

#[test]
fn the_worker_reads_envelopes_only() {
    let worker = std::iter::once(root().join("extension/service-worker.js"))
        .chain(files("extension/worker", "js"));
    for file in worker.filter(|f| !f.to_string_lossy().ends_with(".test.js")) {
        let code = text(&file);
        // Without a host the panel in the page is the worker's own, and so are its buttons.
        let (before, after) = code
            .split_once("async function answerForHost(")
            .unwrap_or((&code, ""));
        let relayed = [
            before,
            after.split_once("\n}\n").map_or("", |(_, rest)| rest),
        ]
        .concat();
        for line in relayed
            .lines()
            .filter(|l| !l.trim_start().starts_with("//"))
        {
            let read = ["payload.", "payload?.", "payload["]
                .iter()
                .any(|r| line.contains(r));
            assert!(!read, "{} reads a payload: {line}", file.display());
        }
    }
}

#[test]
fn no_test_waits_for_time_to_pass() {
    // The one place that pauses between two looks, and servers that may be told to be slow.
    const MAY: [&str; 4] = [
        "tests/src/wait.rs",
        "tests/src/sites/hooks.rs",
        "tests/src/model_server/mod.rs",
        "tests/tests/house.rs",
    ];
    for file in files("tests", "rs") {
        let allowed = MAY.iter().any(|m| file.ends_with(m));
        assert!(
            allowed || !text(&file).contains("sleep("),
            "{} sleeps",
            file.display()
        );
    }
}

#[test]
fn nothing_names_the_machine_that_it_was_made_on() {
    let listed = std::process::Command::new("git")
        .args(["ls-files"])
        .current_dir(root())
        .output()
        .unwrap();
    let names = String::from_utf8(listed.stdout).unwrap();
    for name in names.lines().filter(|n| *n != "tests/tests/house.rs") {
        let Ok(code) = std::fs::read_to_string(root().join(name)) else {
            continue;
        };
        for place in ["/work/", "/tmp/team", "/tmp/t/", "/root/"] {
            assert!(!code.contains(place), "{name} names {place}");
        }
    }
}

#[test]
fn each_test_that_the_threat_model_counts_on_exists() {
    let model = text("docs/threat-model.md");
    let quoted = model.split('`').skip(1).step_by(2);
    let named: Vec<&str> = quoted.filter(|q| q.contains(": ")).collect();
    assert!(named.len() > 30, "{} are named", named.len());
    for named in named {
        let (file, name) = named.split_once(": ").unwrap();
        let code = std::fs::read_to_string(root().join(file)).unwrap_or_default();
        let forms = [
            format!("fn {name}("),
            format!("## {name}\n"),
            format!("test(\"{name}\""),
            format!("test(`{name}`"),
            // A list that runs in parts.
            format!("in_parts!(\n    {name},"),
        ];
        let there = forms.iter().any(|form| code.contains(form));
        assert!(there, "{file} has no {name}");
    }
}
