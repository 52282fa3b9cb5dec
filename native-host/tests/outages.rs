//! The host, the service worker, the tab or the browser gone at every moment of a run: after each single message that the host
//! sends, whether or not the page still did what it says; and a disk that is full at any moment of it. Then the person goes on with the next host, which finds the same data.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::ids::TabId;
use protocol::message::{FromExtension, ToExtension, WorkerReport};
use protocol::view::Mood;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::process::Command;
use subterminator::store::Store;
use support::Browser;
use support::site::{At, Site};

/// Who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gone {
    /// Killed; the page and the worker stay.
    Host,
    /// The browser has stopped it: the line to the host ends, the page stays where it is.
    Worker,
    /// The person has closed it, or it has crashed.
    Tab,
    /// Everything, as in a power cut; the tabs are other ones afterwards.
    Browser,
}

/// What became of the last message before that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    Lost,
    /// The page did it; the host never hears of it.
    Done,
}

fn is_over(site: &Site) -> bool {
    matches!(site.panel.mood, Mood::Proven | Mood::Ended | Mood::Problem)
}

/// Plays until the run is over (`None`), or until so many messages have come; what becomes of the last of them.
fn play(site: &mut Site, browser: &mut Browser, messages: usize, last: Last) -> Option<()> {
    play_until(site, browser, messages, last, Gone::Host)
}

fn play_until(
    site: &mut Site,
    browser: &mut Browser,
    messages: usize,
    last: Last,
    gone: Gone,
) -> Option<()> {
    for n in 1.. {
        if is_over(site) {
            return None;
        }
        site.is_willing(browser);
        let message = next_for(site, browser);
        if n < messages {
            site.answer(browser, message);
            continue;
        }
        match (gone, last) {
            (Gone::Host, _) => browser.kill(),
            (Gone::Worker | Gone::Browser, _) => browser.close_line(),
            // What the page did is told, and then it is gone.
            (Gone::Tab, _) => {}
        }
        if last == Last::Done {
            site.answer(browser, message);
        }
        if gone == Gone::Tab {
            let report = WorkerReport::TabClosed { tab: site.tab };
            browser.send(&FromExtension::Worker { report });
        }
        return Some(());
    }
    None
}

/// The next message to this tab or to nobody's; what is said to a tab that is gone is not heard.
fn next_for(site: &Site, browser: &mut Browser) -> ToExtension {
    loop {
        let message = browser.next();
        let value = serde_json::to_value(&message).unwrap();
        let tab = [&value["tab"], &value["command"]["tab"]];
        let tab = tab.into_iter().find_map(serde_json::Value::as_i64);
        if tab.is_none_or(|tab| tab == site.tab.0) {
            return message;
        }
    }
}

fn finals(site: &Site) -> usize {
    let finals = site.pressed.iter().filter(|p| *p == "Finish cancellation");
    finals.count()
}

/// The history is whole, its chain holds, and it says of the subscription what is so.
fn tells_the_truth(browser: &Browser, site: &Site, moment: &str) {
    let store = Store::open(&browser.home.path().join("journal.sqlite")).unwrap();
    store.check().unwrap();
    let runs = store.history(10).unwrap();
    for run in &runs {
        assert!(store.verify(&run.id).unwrap().is_ok(), "{moment}");
    }
    let ends: Vec<_> = runs.iter().filter_map(|r| r.result.as_ref()).collect();
    assert!(ends.iter().any(|r| r.success), "{moment}: {ends:?}");
    assert!(site.cancelled(), "{moment}: {ends:?}");
}

fn killed_at_every_moment(last: Last) {
    gone_at_every_moment(Gone::Host, last);
}

fn gone_at_every_moment(gone: Gone, last: Last) {
    let mut unheard = 0;
    for messages in 1.. {
        let moment = format!("{gone:?} gone at message {messages}, {last:?}");
        let (mut browser, mut site) = (Browser::greeted(), Site::new());
        site.clicked(&mut browser);
        if play_until(&mut site, &mut browser, messages, last, gone).is_none() {
            break;
        }
        unheard += finals(&site);
        (site.panel, site.asked) = Default::default();
        if matches!(gone, Gone::Tab | Gone::Browser) {
            // The account page, opened in another tab.
            (site.tab, site.at) = (TabId(site.tab.0 + 1), At::Account);
        }
        let mut next = match gone {
            Gone::Tab => browser,
            _ => browser.again(None),
        };
        match gone {
            // Nobody presses the button: the page's agent finds the next worker by itself.
            Gone::Worker => site.ready(&mut next),
            _ => site.clicked(&mut next),
        }
        play(&mut site, &mut next, usize::MAX, last);
        assert_eq!(finals(&site), 1, "{moment}");
        next.close_line();
        tells_the_truth(&next, &site, &moment);
    }
    assert!(unheard > 0, "at some moment it was cancelled already");
}

#[test]
fn killed_with_its_last_message_lost_it_presses_once_and_the_next_host_ends_in_the_truth() {
    killed_at_every_moment(Last::Lost);
}

#[test]
fn killed_after_the_page_did_as_told_it_never_presses_again_and_the_next_host_ends_in_the_truth() {
    killed_at_every_moment(Last::Done);
}

#[test]
fn with_the_worker_stopped_at_any_moment_the_run_goes_on_by_itself_and_presses_once() {
    gone_at_every_moment(Gone::Worker, Last::Lost);
    gone_at_every_moment(Gone::Worker, Last::Done);
}

#[test]
fn with_the_tab_gone_at_any_moment_the_next_one_ends_in_the_truth_and_it_is_pressed_once() {
    gone_at_every_moment(Gone::Tab, Last::Lost);
    gone_at_every_moment(Gone::Tab, Last::Done);
}

#[test]
fn with_the_browser_gone_at_any_moment_the_next_one_ends_in_the_truth_and_it_is_pressed_once() {
    gone_at_every_moment(Gone::Browser, Last::Lost);
    gone_at_every_moment(Gone::Browser, Last::Done);
}

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
