//! Where the things under test are: the built extension, the host binary, the browser.
use std::path::{Path, PathBuf};

/// The unpacked extension: `SUBTERMINATOR_EXTENSION`, or `target/extension` of the workspace.
///
/// # Panics
/// When it is not built.
pub fn extension() -> PathBuf {
    let folder = named("SUBTERMINATOR_EXTENSION").unwrap_or_else(|| target().join("extension"));
    assert!(
        folder.join("manifest.json").is_file(),
        "no extension in {}: run `cargo xtask build`, or name its folder in SUBTERMINATOR_EXTENSION",
        folder.display()
    );
    folder
}

/// The host: `SUBTERMINATOR_BIN`, or the one that was built as what runs here was: `target/debug/subterminator` for the tests.
///
/// # Panics
/// When it is not built.
pub fn host() -> PathBuf {
    let program = named("SUBTERMINATOR_BIN").unwrap_or_else(|| beside().join("subterminator"));
    assert!(
        program.is_file(),
        "no host at {}: run `cargo build`, or name it in SUBTERMINATOR_BIN",
        program.display()
    );
    program
}

/// Where Cargo puts the programs of this build.
fn beside() -> PathBuf {
    let this = std::env::current_exe().unwrap_or_default();
    let folder = this.parent().unwrap_or(Path::new("."));
    // Tests lie a folder deeper than programs.
    let above = folder.parent().filter(|_| folder.ends_with("deps"));
    above.unwrap_or(folder).to_owned()
}

/// # Panics
/// When there is no Chromium.
pub fn chromium() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = || {
        std::env::split_paths(&path)
            .flat_map(|p| [p.join("chromium"), p.join("chromium-browser")])
            .find(|p| p.is_file())
    };
    named("SUBTERMINATOR_CHROMIUM")
        .or_else(found)
        .expect("Chromium is needed: install it, or name it in SUBTERMINATOR_CHROMIUM")
}

/// The workspace's root.
pub fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap_or(Path::new("."))
}

fn target() -> PathBuf {
    named("CARGO_TARGET_DIR").unwrap_or_else(|| workspace().join("target"))
}

fn named(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable)
        .filter(|v| !v.is_empty())
        .map(PathBuf::from)
}
