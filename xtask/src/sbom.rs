//! What can be built in, as a list for programs (CycloneDX, <https://cyclonedx.org/docs/1.5/json/>): each crate that `Cargo.lock` names,
//! with its hash. The same lock file gives the same list, to the byte.
use crate::{Places, say};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::fs;

/// Writes `target/sbom/locked.json`.
pub(crate) fn write(places: &Places) -> Result<()> {
    let lock = fs::read_to_string(places.root.join("Cargo.lock"))?;
    let folder = places.target.join("sbom");
    fs::create_dir_all(&folder)?;
    let file = folder.join("locked.json");
    fs::write(&file, format!("{:#}\n", list(&lock)?))?;
    say(format_args!("What is built in: {}", file.display()));
    Ok(())
}

/// A lock file is written by Cargo alone, one field a line.
fn list(lock: &str) -> Result<Value> {
    let parts: Vec<Value> = lock
        .split("[[package]]")
        .skip(1)
        .map(component)
        .collect::<Result<_>>()?;
    ensure!(!parts.is_empty(), "Cargo.lock names nothing");
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "components": parts,
    }))
}

fn component(package: &str) -> Result<Value> {
    let field = |name: &str| {
        let start = format!("{name} = \"");
        let line = package.lines().find_map(|l| l.strip_prefix(&start));
        line.and_then(|rest| rest.strip_suffix('"'))
    };
    let name = field("name").context("a package without a name")?;
    let version = field("version").context("a package without a version")?;
    let mut part = json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:cargo/{name}@{version}"),
    });
    // Our own have none.
    if let Some(hash) = field("checksum") {
        part["hashes"] = json!([{ "alg": "SHA-256", "content": hash }]);
    }
    Ok(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_locked_crate_is_listed_with_its_hash() {
        let lock = include_str!("../../Cargo.lock");
        let list = list(lock).unwrap();
        let parts = list["components"].as_array().unwrap();
        assert_eq!(parts.len(), lock.matches("[[package]]").count());
        let hashed = parts
            .iter()
            .filter(|p| p["hashes"][0]["content"].is_string());
        assert_eq!(hashed.count(), lock.matches("\nchecksum = ").count());
        let serde = parts.iter().find(|p| p["name"] == "serde").unwrap();
        let version = serde["version"].as_str().unwrap();
        assert_eq!(serde["purl"], format!("pkg:cargo/serde@{version}"));
        assert!(lock.contains(serde["hashes"][0]["content"].as_str().unwrap()));
    }

    #[test]
    fn what_is_no_lock_file_gives_no_list() {
        assert!(list("").is_err());
        assert!(list("[[package]]\nname = \"a\"\n").is_err());
    }
}
