//! What is built in, and that it may be: the same rules as `./scripts/audit` (deny.toml) where they need no network and no other
//! program, and that what was built says nothing of the machine that it was built on.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use cargo_metadata::{Metadata, MetadataCommand};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// The targets that every build here is for; the others are `./scripts/audit`'s.
const BUILT_FOR: [&str; 2] = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];

fn read(file: &str) -> Table {
    let path = e2e::built::workspace().join(file);
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

fn strings(list: &Value) -> BTreeSet<String> {
    let each = list.as_array().unwrap().iter();
    each.map(|s| s.as_str().unwrap().to_owned()).collect()
}

/// What the lock file names: name, source, checksum.
fn locked(file: &str) -> Vec<Table> {
    let lock = read(file);
    let packages = lock["package"].as_array().unwrap();
    packages
        .iter()
        .map(|p| p.as_table().unwrap().clone())
        .collect()
}

fn metadata(target: &str) -> Metadata {
    let only = ["--locked", "--filter-platform", target];
    MetadataCommand::new()
        .manifest_path(e2e::built::workspace().join("Cargo.toml"))
        .other_options(only.map(str::to_owned))
        .exec()
        .unwrap()
}

/// Whether one of the ways that this expression leaves is allowed throughout
/// (<https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/>).
fn allows(expression: &str, allowed: &BTreeSet<String>) -> bool {
    // Before there were expressions, a stroke was an "or".
    let spaced = expression.replace('(', " ( ").replace(')', " ) ");
    let spaced = spaced.replace('/', " OR ").replace(" WITH ", "+with+");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (holds, rest) = any(&words, allowed);
    assert!(rest.is_empty(), "no expression: {expression}");
    holds
}

fn any<'a, 'b>(words: &'a [&'b str], allowed: &BTreeSet<String>) -> (bool, &'a [&'b str]) {
    let (mut holds, mut rest) = all(words, allowed);
    while let ["OR", more @ ..] = rest {
        let (other, after) = all(more, allowed);
        (holds, rest) = (holds | other, after);
    }
    (holds, rest)
}

fn all<'a, 'b>(words: &'a [&'b str], allowed: &BTreeSet<String>) -> (bool, &'a [&'b str]) {
    let (mut holds, mut rest) = one(words, allowed);
    while let ["AND", more @ ..] = rest {
        let (other, after) = one(more, allowed);
        (holds, rest) = (holds & other, after);
    }
    (holds, rest)
}

fn one<'a, 'b>(words: &'a [&'b str], allowed: &BTreeSet<String>) -> (bool, &'a [&'b str]) {
    match words {
        ["(", inner @ ..] => match any(inner, allowed) {
            (holds, [")", rest @ ..]) => (holds, rest),
            _ => (false, words),
        },
        [name, rest @ ..] => (allowed.contains(&name.replace("+with+", " WITH ")), rest),
        [] => (false, words),
    }
}

#[test]
fn an_expression_is_read_as_it_is_meant() {
    let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"];
    let allowed = allowed.map(str::to_owned).into();
    for yes in [
        "MIT",
        "GPL-3.0 OR MIT",
        "GPL-3.0/MIT",
        "(GPL-3.0 OR MIT) AND ISC",
        "MIT OR GPL-3.0 AND BSD-3-Clause",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(allows(yes, &allowed), "{yes}");
    }
    for no in [
        "",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "(MIT OR ISC) AND GPL-3.0",
        "Apache-2.0",
    ] {
        assert!(!allows(no, &allowed), "{no}");
    }
}

#[test]
fn each_crate_that_is_built_in_has_a_licence_that_is_allowed() {
    let rules = read("deny.toml");
    let allowed = strings(&rules["licenses"]["allow"]);
    let exceptions = rules["licenses"]["exceptions"].as_array().unwrap();
    let mut judged = 0;
    for package in BUILT_FOR.iter().flat_map(|t| metadata(t).packages) {
        let mut may = allowed.clone();
        let its_own = exceptions
            .iter()
            .find(|e| e["crate"].as_str() == Some(&package.name));
        may.extend(its_own.map(|e| strings(&e["allow"])).unwrap_or_default());
        let licence = package.license.unwrap_or_default();
        assert!(
            allows(&licence, &may),
            "{} is under “{licence}”",
            package.name
        );
        judged += 1;
    }
    assert!(judged > 300, "{judged}");
}

#[test]
fn every_crate_comes_from_the_registry_with_its_hash_or_is_ours() {
    let ours: BTreeSet<String> = metadata(BUILT_FOR[0])
        .workspace_packages()
        .iter()
        .map(|p| p.name.to_string())
        .chain(["subterminator-fuzz".to_owned()])
        .collect();
    for file in ["Cargo.lock", "fuzz/Cargo.lock"] {
        for package in locked(file) {
            let name = package["name"].as_str().unwrap();
            let Some(source) = package.get("source") else {
                assert!(ours.contains(name), "{file}: {name} comes from nowhere");
                continue;
            };
            assert_eq!(source.as_str(), Some(CRATES_IO), "{file}: {name}");
            let hash = package["checksum"].as_str().unwrap();
            assert_eq!(hash.len(), 64, "{file}: {name}");
        }
    }
}

#[test]
fn nothing_that_is_banned_is_locked() {
    let rules = read("deny.toml");
    let banned: Vec<&str> = rules["bans"]["deny"]
        .as_array()
        .unwrap()
        .iter()
        .map(|b| b["crate"].as_str().unwrap())
        .collect();
    assert!(banned.contains(&"openssl-sys"));
    for package in locked("Cargo.lock") {
        let name = package["name"].as_str().unwrap();
        assert!(!banned.contains(&name), "{name}");
    }
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let paths = entries.map(|e| e.unwrap().path());
    let each = paths.flat_map(|p| if p.is_dir() { below(&p) } else { vec![p] });
    each.collect()
}

/// What two machines would build differently.
fn of_this_machine() -> [String; 3] {
    let home = std::env::home_dir().unwrap_or_default();
    let set = |name: &str, below: &str| {
        let set = std::env::var_os(name).map(PathBuf::from);
        set.unwrap_or_else(|| home.join(below))
    };
    let workspace = e2e::built::workspace().canonicalize().unwrap();
    let (cargo, rust) = (set("CARGO_HOME", ".cargo"), set("RUSTUP_HOME", ".rustup"));
    [workspace, cargo, rust].map(|p| p.display().to_string())
}

/// The file's bytes, and those that stand in it as base64: the agent's module and its data.
fn unpacked(file: &Path) -> Vec<u8> {
    let mut bytes = std::fs::read(file).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    for literal in text.split(['"', '\'', '`']).filter(|l| l.len() > 60) {
        bytes.extend(STANDARD.decode(literal).unwrap_or_default());
    }
    bytes
}

#[test]
fn the_built_extension_names_no_folder_of_the_machine_that_built_it() {
    let has = |bytes: &[u8], part: &str| {
        let mut windows = bytes.windows(part.len());
        windows.any(|w| w == part.as_bytes())
    };
    let mut where_code_was = 0;
    for file in below(&e2e::built::extension()) {
        let bytes = unpacked(&file);
        where_code_was += usize::from(has(&bytes, "crates/perception/src/"));
        for place in of_this_machine() {
            assert!(!has(&bytes, &place), "{} names {place}", file.display());
        }
    }
    assert_eq!(
        where_code_was, 2,
        "both forms of the agent name the code, as the places of panics"
    );
}
