//! The browsers that a person took this program away from: `doctor --fix` leaves those alone.
use crate::places::{self, Places, PlacesError};
use std::path::{Path, PathBuf};

/// One folder a line.
const FILE: &str = "uninstalled";

/// Was it taken away from the browser whose data stand here?
pub fn is_declined(places: &Places, user_data: &Path) -> bool {
    read(places).contains(&whole(user_data))
}

/// Remembers that it was taken away there, or (`declined`: false) that it was put there after all.
pub fn remember(places: &Places, user_data: &Path, declined: bool) -> Result<(), PlacesError> {
    let (mut folders, folder) = (read(places), whole(user_data));
    if folders.contains(&folder) == declined {
        return Ok(());
    }
    folders.retain(|f| *f != folder);
    folders.extend(declined.then_some(folder));
    let line = |f: &PathBuf| format!("{}\n", f.display());
    let lines: String = folders.iter().map(line).collect();
    places::write_private(&places.data.join(FILE), lines.as_bytes())
}

fn read(places: &Places) -> Vec<PathBuf> {
    let text = places::read_private_text(&places.data.join(FILE)).unwrap_or_default();
    text.lines().map(PathBuf::from).collect()
}

/// As it is called from wherever.
fn whole(folder: &Path) -> PathBuf {
    std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned())
}
