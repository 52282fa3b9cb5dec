//! The manifest by which a browser finds this program: what the browser would do with it.
use super::super::{Check, started};
use super::Own;
use crate::browser;
use crate::extension::{ORIGIN_PREFIX, VERSION};
use crate::install::{self, Manifest};
use crate::program::program;
use protocol::{EXTENSION_IDS, HOST_NAME};
use std::path::Path;

const WHAT: &str = "native host";

/// `declined`: the person took it away there.
pub(super) fn check(own: &Own, declined: bool) -> Check {
    let path = install::manifest_path(&own.folder);
    let named = format!("{} ({})", own.name, path.display());
    let again = format!(
        "Run “{} install{}”.",
        program(),
        own.option().unwrap_or_default()
    );
    let only = "Only the toolbar button in your own browser needs it; “cancel” works without.";
    let hint = format!("{again} {only}");
    let Ok(bytes) = std::fs::read(&path) else {
        let found = format!("not installed for {named}");
        return match declined {
            true => {
                let found = format!("{found}: you took it away there");
                Check::note(WHAT, found, format!("To have it back: {again} {only}"))
            }
            false => Check::problem(WHAT, found, hint),
        };
    };
    match faults(&bytes) {
        Err(fault) => Check::problem(WHAT, format!("{named} {fault}"), hint),
        Ok(program) if is_this(&program) => Check::well(WHAT, named),
        Ok(program) => other(&named, &program, hint),
    }
}

/// The program that a browser would start by this, or why it would start none.
fn faults(bytes: &[u8]) -> Result<std::path::PathBuf, String> {
    let manifest: Manifest =
        serde_json::from_slice(bytes).map_err(|_| "can't be read".to_owned())?;
    let Manifest {
        name,
        path,
        kind,
        allowed_origins,
        ..
    } = manifest;
    if (name.as_str(), kind.as_str()) != (HOST_NAME, "stdio") {
        return Err(format!("is one for “{name}” ({kind})"));
    }
    let shown = path.display();
    if !path.is_file() {
        return Err(format!(
            "names {shown}, which is no program: it is not there"
        ));
    }
    if !browser::is_program(&path) {
        return Err(format!(
            "names {shown}, which is no program: it can't be executed"
        ));
    }
    let knows = |id: &str| allowed_origins.contains(&format!("{ORIGIN_PREFIX}{id}/"));
    match EXTENSION_IDS.iter().find(|id| !knows(id)) {
        Some(missing) => Err(format!("does not name the extension {missing}")),
        None => Ok(path),
    }
}

fn is_this(program: &Path) -> bool {
    let this = std::env::current_exe().and_then(std::fs::canonicalize);
    this.is_ok_and(|this| std::fs::canonicalize(program).is_ok_and(|other| this == other))
}

/// Another program than this one: the extension talks with it only if both are of one version.
fn other(named: &str, program: &Path, hint: String) -> Check {
    let starts = format!("{named} starts {}", program.display());
    match started::version(program) {
        None => Check::problem(WHAT, format!("{starts}, and that doesn't work"), hint),
        Some(said) if said.ends_with(&format!(" {VERSION}")) => Check::well(WHAT, starts),
        Some(said) => {
            let found = format!("{starts}, which is {said}; this is version {VERSION}");
            Check::problem(WHAT, found, hint)
        }
    }
}
