//! The power fails at every moment of a run: the files are those of that moment, and behind the last write that was whole stands
//! whatever a disk leaves there. Then the computer is started again.
use super::support::site::{At, Site};
use super::support::{Browser, hello};
use super::{Gone, Last, at_every_moment, finals, play, play_until, tells_the_truth};
use protocol::ids::TabId;
use protocol::message::ToExtension;
use protocol::view::Mood;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

const LOG: &str = "journal.sqlite-wal";
const INDEX: &str = "journal.sqlite-shm";
/// One page and what SQLite writes before it.
const FRAME: usize = 4096 + 24;

/// What is found behind the last whole write.
#[derive(Clone, Copy, Debug)]
enum Behind {
    Nothing,
    Zeros,
    Rubbish,
    /// A write like the last one, without its last byte.
    Torn,
    /// Nothing, and the index beside it, which no program saves, is rubbish.
    LostIndex,
}

impl Behind {
    const ALL: [Self; 5] = [
        Self::Nothing,
        Self::Zeros,
        Self::Rubbish,
        Self::Torn,
        Self::LostIndex,
    ];

    fn leave(self, home: &Path) {
        let log = std::fs::read(home.join(LOG)).unwrap_or_default();
        let last = &log[log.len().saturating_sub(FRAME)..];
        let more: &[u8] = match self {
            Self::Nothing | Self::LostIndex => &[],
            Self::Zeros => &[0; FRAME],
            Self::Rubbish => &[0xA5; FRAME],
            Self::Torn => &last[..last.len().saturating_sub(1)],
        };
        std::fs::write(home.join(LOG), [&log, more].concat()).unwrap();
        match self {
            Self::LostIndex => std::fs::write(home.join(INDEX), [0xA5; 32 * 1024]).unwrap(),
            _ => drop(std::fs::remove_file(home.join(INDEX))),
        }
    }
}

fn copied(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            std::fs::create_dir(&there).unwrap();
            copied(&entry.path(), &there);
        } else {
            std::fs::copy(entry.path(), there).unwrap();
        }
    }
}

/// Another tab with the account page, and nothing of before on it.
fn opened_anew(site: &mut Site) {
    (site.panel, site.asked) = Default::default();
    (site.tab, site.at) = (TabId(site.tab.0 + 1), At::Account);
}

fn goes_on_to_the_truth(mut next: Browser, mut site: Site, moment: &str) {
    opened_anew(&mut site);
    site.clicked(&mut next);
    play(&mut site, &mut next, usize::MAX, Last::Done);
    assert_eq!(finals(&site), 1, "{moment}");
    next.close_line();
    tells_the_truth(&next, &site, moment);
}

/// The site as it was when the power failed; `None` where the run was over before.
fn the_power_fails_at(messages: usize, last: Last, behind: Behind) -> Option<Site> {
    let moment = format!("power gone at message {messages}, {last:?}, {behind:?} left");
    let (mut browser, mut site) = (Browser::greeted(), Site::new());
    site.clicked(&mut browser);
    play_until(&mut site, &mut browser, messages, last, Gone::Host)?;
    let home = tempfile::tempdir().unwrap();
    copied(browser.home.path(), home.path());
    behind.leave(home.path());
    goes_on_to_the_truth(Browser::over(home), site.clone(), &moment);
    Some(site)
}

/// The moments on the last page: how often the last button was pressed by then, and the message.
fn the_power_fails_at_every_moment(last: Last, first: usize) -> Vec<(usize, usize)> {
    let near = Mutex::default();
    let unheard = at_every_moment(|messages| {
        let behind = Behind::ALL[(messages + first) % Behind::ALL.len()];
        let site = the_power_fails_at(messages, last, behind)?;
        if site.at != At::Account {
            let mut near: MutexGuard<'_, Vec<_>> = near.lock().unwrap();
            near.push((finals(&site), messages));
        }
        Some(finals(&site))
    });
    assert!(unheard > 0, "at some moment it was cancelled already");
    near.into_inner().unwrap()
}

/// On the last page, so many messages before the press and after it are tried with everything that may be left.
const NEAR: [usize; 2] = [9, 3];

fn the_power_fails_near_the_press(mut moments: Vec<(usize, usize)>) {
    moments.sort_unstable();
    let these = |(pressed, most)| {
        let these = moments.iter().filter(move |m| m.0 == pressed).take(most);
        these.map(|m| m.1).collect::<Vec<_>>()
    };
    let near: Vec<_> = NEAR.into_iter().enumerate().map(these).collect();
    assert!(
        near.iter().all(|n| n.len() > 2),
        "{near:?} around the press"
    );
    let each = |messages| Behind::ALL.map(|behind| (messages, behind));
    let all: Vec<_> = near.concat().into_iter().flat_map(each).collect();
    at_every_moment(|n| {
        let (messages, behind) = *all.get(n - 1)?;
        the_power_fails_at(messages, Last::Done, behind).map(|_| 1)
    });
}

#[test]
fn with_the_power_gone_at_any_moment_the_next_host_presses_once_and_ends_in_the_truth() {
    the_power_fails_at_every_moment(Last::Lost, 0);
    let on_the_last_page = the_power_fails_at_every_moment(Last::Done, 2);
    the_power_fails_near_the_press(on_the_last_page);
}

/// Plays until the run is proven, or the host is gone.
fn play_while_it_lives(site: &mut Site, browser: &mut Browser) {
    while site.panel.mood != Mood::Proven {
        site.is_willing(browser);
        match browser.next_or_end() {
            None => return,
            Some(ToExtension::Welcome { .. }) => {}
            Some(message) => site.answer(browser, message),
        }
    }
}

/// Not a multiple of a page, so that the cut wanders through the pages of the log, the largest file. (A receipt is drafted beside its
/// place and moved there whole.)
const STEP: usize = 13;

#[test]
fn killed_in_the_middle_of_writes_to_the_log_the_next_host_presses_once_and_ends_in_the_truth() {
    let killed = AtomicUsize::new(0);
    let unheard = at_every_moment(|n| {
        let half_kilobytes = 1 + (n - 1) * STEP;
        let moment = format!("killed by the write beyond {half_kilobytes} half KB");
        let (mut browser, mut site) = (Browser::cut_off_at(half_kilobytes), Site::new());
        browser.send(&hello(protocol::PROTOCOL_VERSION));
        site.clicked(&mut browser);
        play_while_it_lives(&mut site, &mut browser);
        browser.close_line();
        if site.panel.mood == Mood::Proven {
            return None;
        }
        killed.fetch_add(1, Ordering::Relaxed);
        let unheard = finals(&site);
        goes_on_to_the_truth(browser.again(None), site, &moment);
        Some(unheard)
    });
    let killed = killed.into_inner();
    assert!(killed > 20, "{killed} times");
    assert!(unheard > 0, "at some moment it was cancelled already");
}
