//! The extension in the browser's own list of what was loaded, profile by profile.
use super::super::Check;
use super::Own;
use crate::extension::VERSION;
use protocol::EXTENSION_IDS;
use serde_json::Value;
use std::path::{Path, PathBuf};

const WHAT: &str = "loaded";

/// One of a browser's profiles.
struct Profile {
    /// As the browser's windows call it.
    name: String,
    /// What its settings say of our extension.
    entry: Option<Value>,
    /// It was used last.
    last: bool,
}

/// Has some profile in there the extension?
pub(super) fn is_anywhere(user_data: &Path) -> bool {
    profiles(user_data).iter().any(|p| p.entry.is_some())
}

pub(super) fn check(own: &Own, built: Option<&Path>) -> Check {
    let name = &own.name;
    let built = built.map_or("the built extension".to_owned(), |b| {
        b.display().to_string()
    });
    let load = format!(
        "Open chrome://extensions in {name}, switch on Developer mode, press “Load unpacked” and choose {built}."
    );
    let mut profiles = profiles(&own.folder);
    let last = profiles.iter().find(|p| p.last).map(|p| p.name.clone());
    profiles.retain(|p| p.entry.is_some());
    // The one that is used, and one in which it works, before the others.
    profiles.sort_by_key(|p| (!p.last, p.entry.as_ref().is_some_and(is_off)));
    let Some((profile, entry)) = profiles.first().and_then(|p| Some((p, p.entry.as_ref()?))) else {
        let found = format!("not in {name}, so there is no toolbar button there yet");
        return Check::note(WHAT, found, load);
    };
    if let Some(problem) = fault(name, entry, &load) {
        return problem;
    }
    let from = entry["path"].as_str().map(|from| format!(" from {from}"));
    let found = format!("{name} has it{}", from.unwrap_or_default());
    match last.filter(|_| !profile.last) {
        None => Check::well(WHAT, found),
        Some(last) => {
            let has = &profile.name;
            let found = format!("{found}, but in the profile “{has}”, and “{last}” was used last");
            let hint = format!(
                "Each profile has extensions of its own. Press the button in a window of “{has}”, or, for “{last}”: {load}"
            );
            Check::note(WHAT, found, hint)
        }
    }
}

/// Why it doesn't work although it is loaded.
fn fault(name: &str, entry: &Value, load: &str) -> Option<Check> {
    let from = entry["path"].as_str().map(Path::new);
    // A relative path is one inside the profile: it came from a store.
    let folder = from.filter(|from| from.is_absolute());
    if let Some(from) = folder.filter(|from| !from.join("manifest.json").is_file()) {
        let shown = from.display();
        let found = format!("{name} has it from {shown}, and there is no extension any more");
        return Some(Check::problem(WHAT, found, load));
    }
    if is_off(entry) {
        let hint = format!("Switch it on, on chrome://extensions in {name}.");
        return Some(Check::problem(
            WHAT,
            format!("{name} has it, switched off"),
            hint,
        ));
    }
    let from = from?;
    let old = version(from).filter(|v| v != VERSION)?;
    let found = format!(
        "{name} has version {old} of it from {}, and this program is version {VERSION}",
        from.display()
    );
    let hint = format!(
        "Build it anew (./scripts/demo does), then reload it on chrome://extensions in {name}."
    );
    Some(Check::problem(WHAT, found, hint))
}

fn is_off(entry: &Value) -> bool {
    let reasons = &entry["disable_reasons"];
    reasons.as_array().is_some_and(|r| !r.is_empty())
        || reasons.as_u64().is_some_and(|r| r != 0)
        || entry["state"] == 0
}

/// The version of the extension in a folder.
fn version(folder: &Path) -> Option<String> {
    let manifest = json(&folder.join("manifest.json"))?;
    manifest["version"].as_str().map(str::to_owned)
}

/// <https://chromium.googlesource.com/chromium/src/+/HEAD/docs/user_data_dir.md>
fn profiles(user_data: &Path) -> Vec<Profile> {
    let state = json(&user_data.join("Local State")).unwrap_or_default();
    let last = state["profile"]["last_used"].as_str().unwrap_or("Default");
    let folders = std::fs::read_dir(user_data).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = folders.map(|f| f.path()).collect();
    paths.retain(|p| p.join("Preferences").is_file());
    paths.sort();
    let profile = |path: PathBuf| {
        let folder = path.file_name()?.to_str()?;
        let known = &state["profile"]["info_cache"][folder]["name"];
        Some(Profile {
            name: known.as_str().unwrap_or(folder).to_owned(),
            entry: entry(&path),
            last: folder == last,
        })
    };
    paths.into_iter().filter_map(profile).collect()
}

/// What a profile's settings say of our extension.
fn entry(profile: &Path) -> Option<Value> {
    let files = ["Secure Preferences", "Preferences"];
    files.iter().find_map(|file| {
        let mut settings = json(&profile.join(file))?;
        let all = &mut settings["extensions"]["settings"];
        let mut ours = EXTENSION_IDS.iter().map(|id| all[*id].take());
        ours.find(Value::is_object)
    })
}

fn json(file: &Path) -> Option<Value> {
    serde_json::from_slice(&std::fs::read(file).ok()?).ok()
}
