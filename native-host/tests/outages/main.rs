//! The host, the service worker, the tab or the browser gone at every moment of a run: after each single message that the host
//! sends, whether or not the page still did what it says. Then the person goes on with the next host, which finds the same data.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod disk;
mod ending;
mod power;
#[path = "../support/mod.rs"]
mod support;

use protocol::ids::TabId;
use protocol::message::{FromExtension, ToExtension, WorkerReport};
use protocol::view::Mood;
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
    /// Not gone: whatever the host writes from now on reaches no file.
    Disk,
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
            (Gone::Disk, _) => browser.writes_no_more(),
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

/// The history is whole, its chain holds, and each run of it, and the panel that stands there, say of the subscription what is so.
fn tells_the_truth(browser: &Browser, site: &Site, moment: &str) {
    let store = Store::open(&browser.home.path().join("journal.sqlite")).unwrap();
    store.check().unwrap();
    let runs = store.history(10).unwrap();
    for run in &runs {
        assert!(store.verify(&run.id).unwrap().is_ok(), "{moment}");
        let Some(result) = &run.result else { continue };
        let pressed = site.cancelled_at.is_some_and(|at| Some(at) <= run.ended);
        assert!(pressed || !result.success, "{moment}: too early, {run:?}");
        // One that was opened after it may say of itself that it changed nothing.
        let by_this = pressed && Some(run.opened) <= site.cancelled_at;
        let words = format!("{:?}", store.chain(&run.id).unwrap());
        assert!(!by_this || !words.contains(UNTRUE), "{moment}: {run:?}");
    }
    let ends: Vec<_> = runs.iter().filter_map(|r| r.result.as_ref()).collect();
    assert!(ends.iter().any(|r| r.success), "{moment}: {ends:?}");
    let unfinished = runs
        .iter()
        .find(|r| r.started.is_some() && r.ended.is_none());
    assert_eq!(unfinished, None, "{moment}: begun and never ended");
    let panel = format!("{} {}", site.panel.headline, site.panel.lines.join(" "));
    assert!(panel.contains("ancelled"), "{moment}: {panel}");
    assert!(panel.contains("4 December 2026"), "{moment}: {panel}");
}

/// What nobody may be told whose subscription was ended by us.
const UNTRUE: &str = "Nothing was changed";

fn killed_at_every_moment(last: Last) {
    gone_at_every_moment(Gone::Host, last);
}

/// So many runs beside each other: they wait more than they work.
const AT_ONCE: usize = 8;

/// Each moment in turn from the first one, until one comes after the end of the run; how often it was cancelled already, in all.
fn at_every_moment(at: impl Fn(usize) -> Option<usize> + Sync) -> usize {
    std::thread::scope(|scope| {
        let hand = |first| {
            scope.spawn({
                let at = &at;
                move || (first..).step_by(AT_ONCE).map_while(at).sum::<usize>()
            })
        };
        let hands: Vec<_> = (1..=AT_ONCE).map(hand).collect();
        hands.into_iter().map(|hand| hand.join().unwrap()).sum()
    })
}

fn gone_at_every_moment(gone: Gone, last: Last) {
    let unheard = at_every_moment(|messages| gone_at(gone, last, messages));
    assert!(unheard > 0, "at some moment it was cancelled already");
}

/// How often the last button was pressed by then; `None` where the run was over before.
fn gone_at(gone: Gone, last: Last, messages: usize) -> Option<usize> {
    let moment = format!("{gone:?} gone at message {messages}, {last:?}");
    let (mut browser, mut site) = (Browser::greeted(), Site::new());
    site.clicked(&mut browser);
    play_until(&mut site, &mut browser, messages, last, gone)?;
    let unheard = finals(&site);
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
    Some(unheard)
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
