//! Which browsers of this person run at this moment, as far as the system says.
use crate::browser::{Family, config_home};
use protocol::control::BrowserAt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// All of them, told apart by process and folder.
pub fn browsers() -> Vec<BrowserAt> {
    let me = rustix::process::geteuid().as_raw();
    let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let mine = entries.filter(|e| e.metadata().is_ok_and(|m| m.uid() == me));
    let pids = mine.filter_map(|e| e.file_name().to_str()?.parse().ok());
    let mut all: Vec<BrowserAt> = pids.filter_map(at).collect();
    all.sort_by_key(|b| b.pid);
    all
}

/// Those of them that have the same home folder as this process.
pub fn browsers_of_this_home() -> Vec<BrowserAt> {
    let home = std::env::var_os("HOME").unwrap_or_default();
    let entry = [b"HOME=", home.as_encoded_bytes()].concat();
    let mut all = browsers();
    all.retain(|browser| {
        let environment = std::fs::read(format!("/proc/{}/environ", browser.pid));
        environment.is_ok_and(|e| e.split(|b| *b == 0).any(|variable| variable == entry))
    });
    all
}

/// The one that has started this process.
pub fn parent() -> Option<BrowserAt> {
    at(std::os::unix::process::parent_id())
}

/// What this process is, if it is a browser and not one of a browser's helpers.
fn at(pid: u32) -> Option<BrowserAt> {
    let program = std::fs::read_link(format!("/proc/{pid}/exe")).ok()?;
    let line = std::fs::read(format!("/proc/{pid}/cmdline")).ok()?;
    let words: Vec<_> = line
        .split(|b| *b == 0)
        .map(|word| String::from_utf8_lossy(word).into_owned())
        .collect();
    browser(pid, &program, &words, config_home())
}

fn browser(
    pid: u32,
    program: &Path,
    words: &[String],
    config: Option<PathBuf>,
) -> Option<BrowserAt> {
    // The system says this of a program that was updated while it runs.
    let name = program
        .file_name()?
        .to_str()?
        .trim_end_matches(" (deleted)");
    if !["chromium", "chromium-browser", "chrome"].contains(&name) {
        return None;
    }
    // A helper writes its own line anew, as one word with blanks in it.
    if words.iter().any(|w| w.contains("--type=")) {
        return None;
    }
    let family = match program.components().any(|c| c.as_os_str() == "google") {
        true => Family::Chrome,
        false => Family::Chromium,
    };
    let named = words
        .iter()
        .find_map(|w| w.strip_prefix("--user-data-dir="))
        .map(PathBuf::from);
    let folder = named.or_else(|| Some(family.user_data_dir(&config?)))?;
    Some(BrowserAt {
        pid,
        name: family.name().to_owned(),
        folder: folder.display().to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(program: &str, words: &[&str]) -> Option<(String, String)> {
        let words: Vec<String> = words.iter().map(|w| (*w).to_owned()).collect();
        let config = Some(PathBuf::from("/home/a/.config"));
        browser(7, Path::new(program), &words, config).map(|b| (b.name, b.folder))
    }

    #[test]
    fn browsers_are_told_from_their_helpers_and_from_everything_else() {
        let is = |name: &str, folder: &str| Some((name.to_owned(), folder.to_owned()));
        assert_eq!(
            seen("/usr/lib/chromium/chromium", &["chromium"]),
            is("Chromium", "/home/a/.config/chromium")
        );
        assert_eq!(
            seen("/opt/google/chrome/chrome (deleted)", &["chrome"]),
            is("Chrome", "/home/a/.config/google-chrome")
        );
        assert_eq!(
            seen("/usr/lib/chromium/chromium", &["c", "--user-data-dir=/x"]),
            is("Chromium", "/x")
        );
        assert_eq!(
            seen("/usr/lib/chromium/chromium", &["c", "--type=renderer"]),
            None
        );
        let rewritten = "/usr/lib/chromium/chromium --type=zygote --no-sandbox";
        assert_eq!(seen("/usr/lib/chromium/chromium", &[rewritten]), None);
        assert_eq!(seen("/usr/lib/chromium/chrome_crashpad_handler", &[]), None);
        assert_eq!(seen("/usr/bin/vim", &["vim", "chromium"]), None);
    }
}
