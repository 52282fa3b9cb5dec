//! How a person starts this very program from where they are: by its name where their shell finds it, else by its path.
//! Hints that name a command use it.
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// "subterminator", or the path to type instead.
pub fn program() -> &'static str {
    static TYPED: OnceLock<String> = OnceLock::new();
    TYPED.get_or_init(|| {
        let exe = std::env::current_exe().and_then(std::fs::canonicalize);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let here = std::env::current_dir().and_then(std::fs::canonicalize).ok();
        exe.map_or_else(
            |_| NAME.to_owned(),
            |exe| typed(&exe, &path, here.as_deref()),
        )
    })
}

const NAME: &str = "subterminator";

fn typed(exe: &Path, path: &OsStr, here: Option<&Path>) -> String {
    let first = std::env::split_paths(path)
        .map(|folder| folder.join(NAME))
        .find(|p| crate::browser::is_program(p));
    if first.and_then(|p| p.canonicalize().ok()).as_deref() == Some(exe) {
        return NAME.to_owned();
    }
    let below = here.and_then(|here| exe.strip_prefix(here).ok());
    let shortest = match below {
        // A bare name would be looked for on PATH.
        Some(below) if below.components().count() == 1 => PathBuf::from(".").join(below),
        Some(below) => below.to_owned(),
        None => exe.to_owned(),
    };
    quoted(&shortest.to_string_lossy())
}

/// As one word of a shell.
fn quoted(path: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+,@%".contains(c);
    match path.chars().all(plain) {
        true => path.to_owned(),
        false => format!("'{}'", path.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn the_name_is_said_only_where_the_shell_finds_this_program_by_it() {
        let temp = tempfile::tempdir().unwrap();
        let root = temp.path().canonicalize().unwrap();
        let place = |folder: &str| {
            let file = root.join(folder).join(NAME);
            std::fs::create_dir_all(root.join(folder)).unwrap();
            std::fs::write(&file, "").unwrap();
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
            file
        };
        let (ours, other) = (place("target/release"), place("bin"));
        let on = |folder: &str| root.join(folder).into_os_string();
        assert_eq!(typed(&ours, &on("target/release"), None), NAME);
        assert_eq!(
            typed(&ours, &on("bin"), Some(&root)),
            "target/release/subterminator",
            "another one is found first"
        );
        assert_eq!(typed(&ours, &on("none"), None), ours.to_str().unwrap());
        let beside = ours.parent().unwrap();
        assert_eq!(typed(&ours, &on("none"), Some(beside)), "./subterminator");
        std::os::unix::fs::symlink(&ours, root.join("none")).unwrap();
        std::fs::remove_file(&other).unwrap();
        std::os::unix::fs::symlink(&ours, &other).unwrap();
        assert_eq!(
            typed(&ours, &on("bin"), None),
            NAME,
            "through a link as well"
        );
    }

    #[test]
    fn a_path_is_one_word_of_the_shell() {
        assert_eq!(quoted("/a b/it's"), "'/a b/it'\\''s'");
        assert_eq!(quoted("target/release/x"), "target/release/x");
    }
}
