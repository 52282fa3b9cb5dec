//! Whether a browser profile is free: two browsers can't have one.
use std::path::Path;

/// The live browser that holds this profile: Chromium's `SingletonLock` is a link to "HOST-PID". A lock that a crash or a
/// restart of the machine has left may name a process that is something else by now.
pub fn user_of(profile: &Path) -> Option<i32> {
    let lock = std::fs::read_link(profile.join("SingletonLock")).ok()?;
    let pid = lock.to_str()?.rsplit_once('-')?.1.parse().ok()?;
    let process = rustix::process::Pid::from_raw(pid)?;
    let lives = rustix::process::test_kill_process(process).is_ok();
    (lives && is_browser_of(pid, profile)).then_some(pid)
}

/// True as well where it can't be told.
fn is_browser_of(pid: i32, profile: &Path) -> bool {
    let Ok(line) = std::fs::read(format!("/proc/{pid}/cmdline")) else {
        return true;
    };
    let line = String::from_utf8_lossy(&line).to_lowercase();
    let profile = profile.to_string_lossy().to_lowercase();
    line.contains("chrom") || line.contains(&*profile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Stdio;

    #[test]
    fn a_profile_is_in_use_while_the_browser_that_locked_it_lives() {
        let temp = tempfile::tempdir().unwrap();
        let lock = temp.path().join("SingletonLock");
        assert_eq!(user_of(temp.path()), None);
        let locked_by = |pid: u32| {
            let _ = std::fs::remove_file(&lock);
            std::os::unix::fs::symlink(format!("some-host-{pid}"), &lock).unwrap();
            user_of(temp.path())
        };
        let profile = format!("--user-data-dir={}", temp.path().display());
        let mut browser = std::process::Command::new("sh")
            .args(["-c", "echo; read x", &profile])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // It has become what it is started as when it speaks.
        let mut spoken = [0];
        std::io::Read::read_exact(browser.stdout.as_mut().unwrap(), &mut spoken).unwrap();
        assert_eq!(locked_by(browser.id()), i32::try_from(browser.id()).ok());
        drop(browser.stdin.take());
        browser.wait().unwrap();
        assert_eq!(locked_by(browser.id()), None);
        let me = std::process::id();
        assert_eq!(
            locked_by(me),
            None,
            "the number belongs to something else now"
        );
    }
}
