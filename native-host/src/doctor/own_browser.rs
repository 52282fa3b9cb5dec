//! What `doctor` says of the person's own browsers: the toolbar button works there once the browser has the extension and
//! knows this program.
use super::Check;
use super::remedy::Remedy;
use crate::browser::{self, Family};
use crate::extension::VERSION;
use crate::install::{self, Manifest};
use crate::program::program;
use protocol::EXTENSION_IDS;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Where browsers keep their data that came in a closed package, below the home folder.
const CLOSED: [(&str, &str); 3] = [
    ("snap/chromium", "a snap"),
    (".var/app/org.chromium.Chromium", "a flatpak"),
    (".var/app/com.google.Chrome", "a flatpak"),
];

/// For each browser of this person: does it find this program, and has it the extension?
pub(super) fn checks(built: Option<&Path>) -> Vec<Check> {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let closed = home.as_deref().and_then(closed);
    in_use(built).into_iter().chain(closed).collect()
}

/// A browser that can't start a program outside of its package.
fn closed(home: &Path) -> Option<Check> {
    let (folder, kind) = CLOSED
        .iter()
        .find(|(folder, _)| home.join(folder).is_dir())?;
    let found = format!(
        "a browser of yours is {kind} ({})",
        home.join(folder).display()
    );
    let hint = "It can't start programs outside itself, so the toolbar button can't work in it. Use a Chromium that is no such package.";
    Some(Check::note("native host", found, hint))
}

fn in_use(built: Option<&Path>) -> Vec<Check> {
    let Some(config) = browser::config_home() else {
        return vec![Check::problem("home", "unknown", "Set HOME.")];
    };
    let used: Vec<Family> = Family::ALL
        .into_iter()
        .filter(|f| f.user_data_dir(&config).is_dir())
        .collect();
    if used.is_empty() {
        let hint = format!(
            "“cancel” works without. For the toolbar button start your browser once, then run “{} install”.",
            program()
        );
        return vec![Check::note(
            "native host",
            "no Chromium or Chrome profile of yours here",
            hint,
        )];
    }
    used.into_iter()
        .flat_map(|family| {
            let folder = family.user_data_dir(&config);
            let manifest = manifest(family, &install::manifest_path(&folder));
            let manifest = manifest.mended_by(Remedy::Install(folder.clone()));
            [manifest, loaded(family, &folder, built)]
        })
        .collect()
}

fn manifest(family: Family, path: &Path) -> Check {
    let what = "native host";
    let hint = format!(
        "Run “{} install”. Only the toolbar button in your own browser needs it; “cancel” works without.",
        program()
    );
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

/// The extension in the browser's own list of what was loaded.
fn loaded(family: Family, user_data: &Path, built: Option<&Path>) -> Check {
    let (what, name) = ("loaded", family.name());
    let load = format!(
        "Open chrome://extensions in {name}, switch on Developer mode, press “Load unpacked” and choose {}.",
        built.map_or("the built extension".to_owned(), |b| b
            .display()
            .to_string())
    );
    let Some(entry) = profiles(user_data).iter().find_map(|p| entry(p)) else {
        let found = format!("not in {name}, so there is no toolbar button there yet");
        return Check::note(what, found, load);
    };
    let from = entry["path"].as_str().map(Path::new);
    let reasons = &entry["disable_reasons"];
    let off = reasons.as_array().is_some_and(|r| !r.is_empty())
        || reasons.as_u64().is_some_and(|r| r != 0)
        || entry["state"] == 0;
    match from {
        // A relative path is one inside the profile: it came from a store.
        Some(from) if from.is_absolute() && !from.join("manifest.json").is_file() => {
            Check::problem(
                what,
                format!(
                    "{name} has it from {}, and there is no extension any more",
                    from.display()
                ),
                load,
            )
        }
        _ if off => Check::problem(
            what,
            format!("{name} has it, switched off"),
            format!("Switch it on, on chrome://extensions in {name}."),
        ),
        Some(from) if version(from).is_some_and(|v| v != VERSION) => Check::problem(
            what,
            format!(
                "{name} has version {} of it from {}, and this program is version {VERSION}",
                version(from).unwrap_or_default(),
                from.display()
            ),
            format!(
                "Build it anew (./scripts/demo does), then reload it on chrome://extensions in {name}."
            ),
        ),
        Some(from) => Check::well(what, format!("{name} has it from {}", from.display())),
        None => Check::well(what, format!("{name} has it")),
    }
}

/// The version of the extension in a folder.
fn version(folder: &Path) -> Option<String> {
    let manifest = std::fs::read(folder.join("manifest.json")).ok()?;
    let manifest: Value = serde_json::from_slice(&manifest).ok()?;
    manifest["version"].as_str().map(str::to_owned)
}

/// The folders of a browser's profiles.
fn profiles(user_data: &Path) -> Vec<PathBuf> {
    let folders = std::fs::read_dir(user_data).into_iter().flatten().flatten();
    let paths = folders.map(|f| f.path());
    paths.filter(|p| p.join("Preferences").is_file()).collect()
}

/// What a profile's settings say of our extension.
fn entry(profile: &Path) -> Option<Value> {
    ["Secure Preferences", "Preferences"]
        .iter()
        .find_map(|file| {
            let settings = std::fs::read(profile.join(file)).ok()?;
            let mut settings: Value = serde_json::from_slice(&settings).ok()?;
            let all = &mut settings["extensions"]["settings"];
            EXTENSION_IDS
                .iter()
                .map(|id| all[*id].take())
                .find(|e| e.is_object())
        })
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

    #[test]
    fn a_browser_in_a_closed_package_is_told() {
        let home = tempfile::tempdir().unwrap();
        assert_eq!(closed(home.path()), None);
        std::fs::create_dir_all(home.path().join("snap/chromium/common")).unwrap();
        let told = closed(home.path()).unwrap();
        assert!(
            told.found.contains("a snap") && !told.hint.is_empty(),
            "{told:?}"
        );
    }

    #[test]
    fn an_extension_is_looked_for_in_the_browsers_own_settings() {
        let temp = tempfile::tempdir().unwrap();
        let (profile, built) = (temp.path().join("Default"), temp.path().join("built"));
        std::fs::create_dir_all(&profile).unwrap();
        std::fs::create_dir_all(&built).unwrap();
        let with = |entry: Value| {
            let settings =
                serde_json::json!({ "extensions": { "settings": { EXTENSION_IDS[0]: entry } } });
            std::fs::write(profile.join("Preferences"), settings.to_string()).unwrap();
            loaded(Family::Chromium, temp.path(), Some(&built))
        };
        let absent = with(Value::Null);
        assert!(
            absent.ok && absent.hint.contains("Load unpacked"),
            "{absent:?}"
        );
        let entry = serde_json::json!({ "path": built, "disable_reasons": [] });
        let gone = with(entry.clone());
        assert!(!gone.ok && gone.hint.contains("Load unpacked"), "{gone:?}");
        let manifest = |version: &str| {
            let manifest = serde_json::json!({ "version": version });
            std::fs::write(built.join("manifest.json"), manifest.to_string()).unwrap();
        };
        manifest(VERSION);
        assert!(with(entry.clone()).ok);
        manifest("0.0.1");
        let old = with(entry);
        assert!(!old.ok && old.hint.contains("reload"), "{old:?}");
        manifest(VERSION);
        let off = with(serde_json::json!({ "path": built, "disable_reasons": [1] }));
        assert!(!off.ok && off.found.contains("switched off"), "{off:?}");
    }
}
