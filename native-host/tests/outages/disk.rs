//! A disk that is full at some moment of a run, or that nothing may be written to.
use super::support::Browser;
use super::support::site::Site;
use super::{Last, finals, play, tells_the_truth};
use protocol::view::Mood;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// A home that can't be written to, or a history in it.
#[test]
fn in_a_home_that_is_read_only_nothing_is_begun_and_the_person_is_told() {
    let temp = tempfile::tempdir().unwrap();
    let mode = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    mode(temp.path(), 0o755);
    let home = temp.path().join("home");
    std::fs::create_dir(&home).unwrap();
    mode(&home, 0o555);
    let data = home.join("subterminator");
    let host = Command::new(env!("CARGO_BIN_EXE_subterminator"));
    let mut browser = Browser::run_at(unprivileged(host), &data);
    let told = format!("{:?}", browser.answer_to_hello());
    assert!(
        told.contains("Refused") && told.contains("permissions"),
        "{told}"
    );
    assert!(!data.exists());
}

/// The superuser may write anywhere; then it is somebody else who starts it.
fn unprivileged(mut host: Command) -> Command {
    if rustix::process::geteuid().is_root() {
        host.uid(65534);
    }
    host
}

#[test]
fn on_a_disk_that_is_full_at_some_moment_nothing_is_pressed_that_is_not_written_down() {
    let mut told = 0;
    for kilobytes in (0..).step_by(16) {
        let moment = format!("room for {kilobytes} KB");
        let (mut browser, mut site) = (Browser::with_room_for(kilobytes), Site::new());
        if browser.welcomed() {
            site.clicked(&mut browser);
            play(&mut site, &mut browser, usize::MAX, Last::Lost);
        }
        browser.close_line();
        if site.panel.mood == Mood::Proven {
            break;
        }
        let words = site.panel.lines.join(" ");
        told += usize::from(words.contains("has space"));
        let told_of_it = words.contains("Look at your account page");
        assert!(told_of_it || !site.cancelled(), "{moment}: {words}");
        (site.panel, site.asked) = Default::default();
        let mut next = browser.again(None);
        site.clicked(&mut next);
        play(&mut site, &mut next, usize::MAX, Last::Lost);
        assert_eq!(finals(&site), 1, "{moment}");
        next.close_line();
        tells_the_truth(&next, &site, &moment);
    }
    assert!(told > 5, "{told} times the person was told");
}
