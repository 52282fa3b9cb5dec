//! `doctor`: looks at everything that a run needs and says what is wrong and what to do. It mends nothing.
use crate::browser::{self, Family};
use crate::extension::VERSION;
use crate::install::{self, Manifest};
use crate::launch::LaunchError;
use crate::places::Places;
use crate::program::program;
use crate::store::Store;
use protocol::{EXTENSION_IDS, PROTOCOL_VERSION};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    pub what: &'static str,
    pub ok: bool,
    /// What was found.
    pub found: String,
    /// What to do about it; empty when it is well.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hint: String,
}

impl Check {
    fn well(what: &'static str, found: impl Into<String>) -> Self {
        Self {
            what,
            ok: true,
            found: found.into(),
            hint: String::new(),
        }
    }

    fn problem(what: &'static str, found: impl Into<String>, hint: impl Into<String>) -> Self {
        Self {
            what,
            ok: false,
            found: found.into(),
            hint: hint.into(),
        }
    }
}

/// Everything, in the order in which it is needed.
pub fn examine(extension: Result<PathBuf, LaunchError>) -> Vec<Check> {
    let mut checks = vec![
        Check::well(
            "version",
            format!("subterminator {VERSION}, protocol {PROTOCOL_VERSION}"),
        ),
        chromium(),
        built_extension(extension),
    ];
    checks.extend(manifests());
    checks.extend(data());
    checks
}

/// One line of JSON.
pub fn as_json(checks: &[Check]) -> String {
    let ok = checks.iter().all(|c| c.ok);
    format!("{}\n", serde_json::json!({ "ok": ok, "checks": checks }))
}

/// Lines for people.
pub fn report(checks: &[Check]) -> String {
    let width = checks.iter().map(|c| c.what.len()).max().unwrap_or(0);
    checks.iter().fold(String::new(), |text, check| {
        let word = if check.ok { "ok     " } else { "problem" };
        let hint = if check.hint.is_empty() {
            String::new()
        } else {
            format!("  hint: {}\n", check.hint)
        };
        format!(
            "{text}{word}  {:width$}  {}\n{hint}",
            check.what, check.found
        )
    })
}

fn chromium() -> Check {
    let what = "browser";
    match browser::find_chromium() {
        Err(error) => Check::problem(what, "none that can be started", error.to_string()),
        Ok(path) => {
            let version = std::process::Command::new(&path).arg("--version").output();
            let version = match version {
                Ok(out) if out.status.success() => {
                    String::from_utf8_lossy(&out.stdout).trim().to_owned()
                }
                _ => {
                    let hint = "It does not start. Run it by hand once and see what it says.";
                    return Check::problem(what, path.display().to_string(), hint);
                }
            };
            match browser::packaging_note(&path) {
                "" => Check::well(what, format!("{} ({version})", path.display())),
                note => {
                    let hint = format!("It is {note}. Use a Chromium that is no such package.");
                    Check::problem(what, path.display().to_string(), hint)
                }
            }
        }
    }
}

/// Built, of this version, and the one that the host answers.
fn built_extension(found: Result<PathBuf, LaunchError>) -> Check {
    let what = "extension";
    let folder = match found {
        Ok(folder) => folder,
        Err(error) => return Check::problem(what, "not found", error.to_string()),
    };
    let shown = folder.display();
    let manifest = std::fs::read(folder.join("manifest.json")).unwrap_or_default();
    let version = serde_json::from_slice::<serde_json::Value>(&manifest)
        .ok()
        .and_then(|m| m["version"].as_str().map(str::to_owned));
    match version {
        Some(version) if version == VERSION => Check::well(what, shown.to_string()),
        Some(version) => Check::problem(
            what,
            format!("{shown} is version {version}"),
            "Build it anew (./scripts/demo does), then reload it on chrome://extensions.",
        ),
        None => Check::problem(
            what,
            format!("{shown} has no manifest that can be read"),
            "Build it anew: ./scripts/demo does.",
        ),
    }
}

fn manifests() -> Vec<Check> {
    let Some(config) = browser::config_home() else {
        return vec![Check::problem("home", "unknown", "Set HOME.")];
    };
    let used: Vec<Family> = Family::ALL
        .into_iter()
        .filter(|f| f.user_data_dir(&config).is_dir())
        .collect();
    if used.is_empty() {
        return vec![Check::well(
            "native host",
            "no Chromium or Chrome profile of yours here; nothing to install for",
        )];
    }
    used.into_iter()
        .map(|family| {
            manifest(
                family,
                &install::manifest_path(&family.user_data_dir(&config)),
            )
        })
        .collect()
}

fn manifest(family: Family, path: &Path) -> Check {
    let what = "native host";
    let hint = format!("Run “{} install”.", program());
    let named = format!("{} ({})", family.name(), path.display());
    let Ok(bytes) = std::fs::read(path) else {
        return Check::problem(what, format!("not installed for {named}"), hint);
    };
    let Ok(manifest) = serde_json::from_slice::<Manifest>(&bytes) else {
        return Check::problem(what, format!("{named} can't be read"), hint);
    };
    if !browser::is_program(&manifest.path) {
        return Check::problem(
            what,
            format!(
                "{named} names {}, which is no program",
                manifest.path.display()
            ),
            hint,
        );
    }
    let knows = |id: &str| manifest.allowed_origins.iter().any(|o| o.contains(id));
    if let Some(missing) = EXTENSION_IDS.iter().find(|id| !knows(id)) {
        return Check::problem(
            what,
            format!("{named} does not name the extension {missing}"),
            hint,
        );
    }
    let this = std::env::current_exe().and_then(std::fs::canonicalize).ok();
    match this.is_none_or(|this| this == manifest.path) {
        true => Check::well(what, named),
        false => Check::well(what, format!("{named} starts {}", manifest.path.display())),
    }
}

fn data() -> Vec<Check> {
    let places = match Places::find() {
        Ok(places) => places,
        Err(error) => return vec![Check::problem("data", "can't be used", error.to_string())],
    };
    let probe = places.data.join(".doctor");
    let written = crate::places::write_private(&probe, b"ok");
    let _ = std::fs::remove_file(&probe);
    let folder = match written {
        Ok(()) => Check::well("data", places.data.display().to_string()),
        Err(error) => Check::problem("data", places.data.display().to_string(), error.to_string()),
    };
    let journal = match Store::open(&places.journal()).and_then(|store| store.check()) {
        Ok(()) => Check::well("history", places.journal().display().to_string()),
        Err(error) => Check::problem(
            "history",
            places.journal().display().to_string(),
            error.to_string(),
        ),
    };
    vec![folder, journal]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_judged_by_what_a_browser_would_do_with_it() {
        let temp = tempfile::tempdir().unwrap();
        let path = install::manifest_path(temp.path());
        assert!(
            manifest(Family::Chromium, &path)
                .found
                .starts_with("not installed")
        );
        install::install(temp.path()).unwrap();
        assert!(manifest(Family::Chromium, &path).ok);
        let change = |from: &str, to: &str| {
            let text = std::fs::read_to_string(&path).unwrap().replace(from, to);
            std::fs::write(&path, text).unwrap();
            manifest(Family::Chromium, &path)
        };
        let stranger = change(EXTENSION_IDS[0], "aaaa");
        assert!(!stranger.ok && stranger.found.contains("does not name the extension"));
        install::install(temp.path()).unwrap();
        let exe = std::env::current_exe().unwrap().canonicalize().unwrap();
        let gone = change(exe.to_str().unwrap(), "/nowhere/subterminator");
        assert!(!gone.ok && gone.found.contains("no program"), "{gone:?}");
    }
}
