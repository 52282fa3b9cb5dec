//! A host killed at every moment of a run: after each single message that it sends, whether or not the page still did what it
//! says; and a disk that is full at any moment of it. Then the person goes on with the next host, which finds the same data.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::view::Mood;
use subterminator::store::Store;
use support::Browser;
use support::site::Site;

/// What became of the last message before the host died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    Lost,
    /// The page did it; the host never hears of it.
    Done,
}

fn is_over(site: &Site) -> bool {
    matches!(site.panel.mood, Mood::Proven | Mood::Ended | Mood::Problem)
}

/// Plays until the run is over (`None`), or until so many messages have come: the host is killed on the last of them.
fn play(site: &mut Site, browser: &mut Browser, messages: usize, last: Last) -> Option<()> {
    for n in 1.. {
        if is_over(site) {
            return None;
        }
        site.is_willing(browser);
        let message = browser.next();
        if n < messages {
            site.answer(browser, message);
            continue;
        }
        browser.kill();
        if last == Last::Done {
            site.answer(browser, message);
        }
        return Some(());
    }
    None
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
    let mut unheard = 0;
    for messages in 1.. {
        let moment = format!("killed at message {messages}, {last:?}");
        let (mut browser, mut site) = (Browser::greeted(), Site::new());
        site.clicked(&mut browser);
        if play(&mut site, &mut browser, messages, last).is_none() {
            break;
        }
        unheard += finals(&site);
        (site.panel, site.asked) = Default::default();
        let mut next = browser.again(None);
        site.clicked(&mut next);
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
