//! `doctor`: looks at everything that a run needs and says what is wrong and what to do; asked to, it mends what needs nobody.
mod faults;
mod own_browser;
mod remedy;
mod started;

use crate::browser;
use crate::extension::VERSION;
use crate::hands::{self, HandsError};
use crate::launch::{self, LaunchError};
use crate::model;
use crate::places::Places;
use crate::program::program;
use crate::store::{Store, StoreError};
use protocol::PROTOCOL_VERSION;
use remedy::Remedy;
use serde::Serialize;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    pub what: &'static str,
    pub ok: bool,
    /// What was found.
    pub found: String,
    /// What to do about it, or, where it is ok all the same, about what doesn't work yet; empty when there is nothing to do.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hint: String,
    /// What can be done about it without a person.
    #[serde(skip)]
    remedy: Option<Remedy>,
}

/// What `--fix` did about one of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mended {
    pub what: &'static str,
    pub ok: bool,
    /// What was done, or why it could not be.
    pub done: String,
}

impl Check {
    fn well(what: &'static str, found: impl Into<String>) -> Self {
        Self {
            what,
            ok: true,
            found: found.into(),
            hint: String::new(),
            remedy: None,
        }
    }

    /// No fault, but something doesn't work yet.
    fn note(what: &'static str, found: impl Into<String>, hint: impl Into<String>) -> Self {
        Self {
            hint: hint.into(),
            ..Self::well(what, found)
        }
    }

    fn problem(what: &'static str, found: impl Into<String>, hint: impl Into<String>) -> Self {
        Self {
            ok: false,
            ..Self::note(what, found, hint)
        }
    }

    fn mended_by(self, remedy: Remedy) -> Self {
        Self {
            remedy: Some(remedy),
            ..self
        }
    }
}

/// Mends what needs nobody.
pub fn mend(checks: &[Check]) -> Vec<Mended> {
    let problems = checks.iter().filter(|c| !c.ok);
    problems
        .filter_map(|check| {
            let result = check.remedy.as_ref()?.apply();
            Some(Mended {
                what: check.what,
                ok: result.is_ok(),
                done: result.unwrap_or_else(|error| error.to_string()),
            })
        })
        .collect()
}

/// Everything, in the order in which it is needed.
pub fn examine(extension: Result<PathBuf, LaunchError>) -> Vec<Check> {
    let built = extension.as_ref().ok().cloned();
    let mut checks = vec![
        Check::well(
            "version",
            format!("subterminator {VERSION}, protocol {PROTOCOL_VERSION}"),
        ),
        chromium(),
        built_extension(extension),
    ];
    checks.push(window());
    checks.push(node());
    checks.extend(profile());
    checks.extend(own_browser::checks(built.as_deref()));
    checks.extend(data());
    checks
}

/// One line of JSON. `mended`: what was done before, where it was to be mended.
pub fn as_json(checks: &[Check], mended: Option<&[Mended]>) -> String {
    let ok = checks.iter().all(|c| c.ok);
    let mut line = serde_json::json!({ "ok": ok, "checks": checks });
    if let Some(mended) = mended {
        line["mended"] = serde_json::json!(mended);
    }
    format!("{line}\n")
}

/// What was mended, in lines for people.
pub fn report_mended(mended: &[Mended]) -> String {
    if mended.is_empty() {
        return "There is nothing here that can be mended without you.\n\n".to_owned();
    }
    let line = |m: &Mended| {
        let word = if m.ok { "mended" } else { "failed" };
        format!("{word}  {}: {}\n", m.what, m.done)
    };
    format!("{}\n", mended.iter().map(line).collect::<String>())
}

/// Lines for people.
pub fn report(checks: &[Check]) -> String {
    let width = checks.iter().map(|c| c.what.len()).max().unwrap_or(0);
    let lines = checks.iter().fold(String::new(), |text, check| {
        let word = match (check.ok, check.hint.is_empty()) {
            (true, true) => "ok     ",
            (true, false) => "note   ",
            (false, _) => "problem",
        };
        let hint = if check.hint.is_empty() {
            String::new()
        } else {
            format!("  hint: {}\n", check.hint)
        };
        format!(
            "{text}{word}  {:width$}  {}\n{hint}",
            check.what, check.found
        )
    });
    let mendable = checks
        .iter()
        .filter(|c| !c.ok && c.remedy.is_some())
        .count();
    match mendable {
        0 => lines,
        n => format!(
            "{lines}\n“{} doctor --fix” mends {n} of these.\n",
            program()
        ),
    }
}

fn chromium() -> Check {
    let what = "browser";
    match browser::find_chromium() {
        Err(error) => Check::problem(what, "none that can be started", error.to_string()),
        Ok(path) => {
            let Some(version) = started::version(&path) else {
                let hint = "It does not start. Run it by hand once and see what it says.";
                return Check::problem(what, path.display().to_string(), hint);
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

/// Whether a person can see and do something in the browser that the command starts.
fn window() -> Check {
    let what = "window";
    match launch::is_headless(false) {
        false => Check::well(
            what,
            "there is a display; the browser of “cancel” shows a window",
        ),
        true => Check::note(
            what,
            "no display here, so “cancel” runs without a window",
            "Where you have to sign in or do something yourself, start it where there is a display.",
        ),
    }
}

/// Nothing else needs it.
fn node() -> Check {
    let what = "node";
    let found = match hands::node::version() {
        Ok(version) => return Check::well(what, format!("Node.js {version}")),
        Err(HandsError::OldNode { said }) => format!("the one on the PATH says “{said}”"),
        Err(_) => "none on the PATH".to_owned(),
    };
    let oldest = hands::node::OLDEST;
    let hint = format!(
        "Only --browser playwright-mcp needs it: Node.js {oldest} or newer, from https://nodejs.org."
    );
    Check::note(what, found, hint)
}

/// Two browsers can't have one profile.
fn profile() -> Option<Check> {
    let folder = Places::find().and_then(|places| places.profile()).ok()?;
    let shown = folder.display().to_string();
    Some(match launch::user_of(&folder) {
        None => Check::well("profile", shown),
        Some(pid) => Check::problem(
            "profile",
            format!("{shown} is in use by process {pid}"),
            "A run is under way, or its browser is still open. Wait for it, or close that window.",
        ),
    })
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
        Err(error) => {
            let found = Check::problem(
                "history",
                places.journal().display().to_string(),
                error.to_string(),
            );
            match error {
                StoreError::Damaged { path, .. } => found.mended_by(Remedy::PutAside(path)),
                _ => found,
            }
        }
    };
    let faults = places.logs().ok().and_then(|logs| faults::check(&logs));
    let settings = settings(&places);
    let rest = settings.into_iter().chain(faults);
    [folder, journal].into_iter().chain(rest).collect()
}

/// A key may stand in it.
fn settings(places: &Places) -> Option<Check> {
    let (what, path) = ("settings", places.config());
    let mode = std::fs::metadata(&path).ok()?.permissions().mode();
    let found = path.display().to_string();
    let understood = model::settings::check(&path);
    Some(match (mode & 0o077, understood) {
        (0, Ok(())) => Check::well(what, found),
        (0, Err(error)) => {
            let hint = format!("Mend that line, or take the file away: {found}");
            Check::problem(what, error.to_string(), hint)
        }
        _ => {
            let hint = format!("Take the others' rights away: chmod 600 {found}");
            Check::problem(what, format!("{found} can be read by others"), hint)
                .mended_by(Remedy::Close(path))
        }
    })
}
