//! A provider's key, and where it may come from: environment, configuration, the system's keyring. It is never shown, logged,
//! stored or handed to another process.
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The keyring is the person's; it may want to ask them first.
const KEYRING_PATIENCE: Duration = Duration::from_secs(20);

#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// What is left of it without blanks; nothing is no key.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| Self(text.to_owned()))
    }

    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

/// What the system's own tool for its keyring has under this account. No tool, no answer, no entry: no key.
pub fn from_keyring(account: &str) -> Option<Key> {
    let [program, arguments @ ..] = lookup(account);
    said_by(program, &arguments)
}

fn said_by(program: &str, arguments: &[&str]) -> Option<Key> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let until = Instant::now() + KEYRING_PATIENCE;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => break,
            Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(10)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
    let mut text = String::new();
    child.stdout.take()?.read_to_string(&mut text).ok()?;
    Key::new(&text)
}

/// How to put one there, for the person.
pub fn storing(account: &str) -> String {
    if cfg!(target_os = "macos") {
        format!("security add-generic-password -s subterminator -a {account} -w")
    } else {
        format!("secret-tool store --label SubTerminator service subterminator account {account}")
    }
}

/// libsecret's and macOS's own tools: no D-Bus library rides along for one string.
fn lookup(account: &str) -> [&str; 6] {
    if cfg!(target_os = "macos") {
        [
            "security",
            "find-generic-password",
            "-wssubterminator",
            "-a",
            account,
            "login.keychain",
        ]
    } else {
        [
            "secret-tool",
            "lookup",
            "service",
            "subterminator",
            "account",
            account,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_never_shown() {
        let key = Key::new(" sk-secret \n").unwrap();
        assert_eq!(key.secret(), "sk-secret");
        assert!(!format!("{key:?}").contains("secret"));
        assert_eq!(Key::new(" \n"), None);
    }

    #[test]
    fn what_the_keyring_s_tool_says_is_the_key_and_a_tool_that_fails_or_is_missing_has_none() {
        assert_eq!(said_by("printf", &["sk-ring\n"]), Key::new("sk-ring"));
        assert_eq!(said_by("false", &[]), None);
        assert_eq!(said_by("no-such-tool-anywhere", &[]), None);
    }
}
