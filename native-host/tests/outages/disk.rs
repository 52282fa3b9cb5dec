//! A disk that is full at some moment of a run, or that nothing may be written to.
use super::support::Browser;
use super::support::site::{At, Site};
use super::{Gone, Last, at_every_moment, finals, play, play_until, tells_the_truth};
use protocol::view::Mood;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

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

/// Everything that a run writes, on disks that are larger each time until it fits: how often the person was told that one is full.
/// From where there is room for the way to the last button, two pages of the history more each time.
fn on_larger_and_larger_disks(disk: impl Fn(u32) -> Browser) -> usize {
    let (mut told, mut kilobytes) = (0, 4);
    loop {
        let moment = format!("room for {kilobytes} KB");
        let (mut browser, mut site) = (disk(kilobytes), Site::new());
        if browser.welcomed() {
            site.clicked(&mut browser);
            play(&mut site, &mut browser, usize::MAX, Last::Lost);
        }
        browser.close_line();
        if site.panel.mood == Mood::Proven {
            break;
        }
        told += usize::from(is_told(&site, &moment));
        kilobytes += if site.at == At::Account { 40 } else { 8 };
        goes_on_where_there_is_room(browser.again(None), site, &moment);
    }
    told
}

/// Whether it was said what to look to; what was pressed is told in any case.
fn is_told(site: &Site, moment: &str) -> bool {
    let words = site.panel.lines.join(" ");
    let of_the_press = words.contains("Look at your account page");
    assert!(of_the_press || !site.cancelled(), "{moment}: {words}");
    words.contains("has space")
}

fn goes_on_where_there_is_room(mut next: Browser, mut site: Site, moment: &str) {
    (site.panel, site.asked) = Default::default();
    site.clicked(&mut next);
    play(&mut site, &mut next, usize::MAX, Last::Lost);
    assert_eq!(finals(&site), 1, "{moment}");
    next.close_line();
    tells_the_truth(&next, &site, moment);
}

#[test]
fn where_a_file_may_grow_no_further_at_some_moment_nothing_is_pressed_that_is_not_written_down() {
    let told = on_larger_and_larger_disks(Browser::with_room_for);
    assert!(told > 5, "{told} times the person was told");
}

#[test]
fn on_a_disk_that_is_full_at_some_moment_nothing_is_pressed_that_is_not_written_down() {
    if !can_mount() {
        let why = "No disk can be mounted here: one that is full was not tried.";
        writeln!(std::io::stderr(), "{why}").unwrap();
        return;
    }
    let told = on_larger_and_larger_disks(Browser::on_a_disk_of);
    assert!(told > 5, "{told} times the person was told");
}

fn can_mount() -> bool {
    let mut mount = Command::new("unshare");
    mount.args(["--map-root-user", "--mount", "mount", "-t", "tmpfs", "none"]);
    let done = mount.arg(std::env::temp_dir()).stderr(Stdio::null());
    done.status().is_ok_and(|status| status.success())
}

#[test]
fn with_a_home_that_takes_nothing_more_from_any_moment_on_nothing_is_lost_and_nothing_pressed_twice()
 {
    let told = AtomicUsize::new(0);
    let unheard = at_every_moment(|messages| {
        let moment = format!("nothing written after message {messages}");
        let (mut browser, mut site) = (Browser::that_is_told_of_its_limits(), Site::new());
        site.clicked(&mut browser);
        play_until(&mut site, &mut browser, messages, Last::Done, Gone::Disk)?;
        play(&mut site, &mut browser, usize::MAX, Last::Lost);
        browser.close_line();
        let mut unheard = 0;
        if site.panel.mood != Mood::Proven {
            told.fetch_add(usize::from(is_told(&site, &moment)), Ordering::Relaxed);
            unheard = finals(&site);
        }
        goes_on_where_there_is_room(browser.again(None), site, &moment);
        Some(unheard)
    });
    let told = told.into_inner();
    assert!(told > 5, "{told} times the person was told");
    assert!(unheard > 0, "at some moment it was cancelled already");
}
