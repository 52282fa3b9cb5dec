//! Whole sessions through the real host: the test plays the browser, the page's agent and the person.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::message::{
    Badge, FromAgent, FromExtension, FromPage, PageKind, PersonInput, ToPage, Via,
};
use protocol::task::Reason;
use protocol::view::Mood;
use subterminator::store::{Kind, RunRow, Store};
use support::Browser;
use support::site::{At, Site};

fn runs(browser: &Browser) -> Vec<RunRow> {
    let store = Store::open(&browser.home.path().join("journal.sqlite")).unwrap();
    store.history(10).unwrap()
}

fn is_over(site: &Site) -> bool {
    matches!(site.panel.mood, Mood::Proven | Mood::Ended | Mood::Problem)
}

fn says(site: &Site, browser: &mut Browser, input: PersonInput) {
    site.tell(browser, FromAgent::Person { input });
}

/// The person pressed the toolbar button, and the panel stands.
fn at_the_panel() -> (Browser, Site) {
    let (mut browser, mut site) = (Browser::greeted(), Site::new());
    site.clicked(&mut browser);
    site.play(&mut browser, |s| !s.panel.buttons.is_empty());
    (browser, site)
}

/// The person started the job, and it came to the question.
fn at_the_question() -> (Browser, Site) {
    let (mut browser, mut site) = at_the_panel();
    says(&site, &mut browser, PersonInput::Start { dry_run: false });
    site.play(&mut browser, |s| !s.asked.is_empty());
    assert_eq!(
        site.pressed,
        ["Cancel subscription"],
        "nothing irreversible before the answer: {}",
        site.asked[0].text()
    );
    (browser, site)
}

/// The person approved it, and the last press is about to be made.
fn before_the_last_press() -> (Browser, Site) {
    let (mut browser, mut site) = at_the_question();
    answer(&site, &mut browser, true);
    site.play_until(
        &mut browser,
        |_, name| name != "Finish cancellation",
        |_| false,
    );
    (browser, site)
}

fn answer(site: &Site, browser: &mut Browser, approved: bool) {
    // What the page's agent claims about the place of an answer is not believed.
    let input = PersonInput::Answer {
        question: site.asked[0].id,
        approved,
        via: Via::Terminal,
    };
    says(site, browser, input);
}

#[test]
fn approved_it_is_cancelled_proven_and_receipted() {
    let (mut browser, mut site) = at_the_question();
    assert!(
        site.asked[0].picture.is_some(),
        "the question shows the spot"
    );
    answer(&site, &mut browser, true);
    site.play(&mut browser, is_over);
    assert_eq!(site.panel.mood, Mood::Proven, "{:?}", site.panel);
    assert_eq!(site.pressed, ["Cancel subscription", "Finish cancellation"]);
    says(&site, &mut browser, PersonInput::OpenReceipt);
    site.play(&mut browser, |s| !s.opened.is_empty());
    let (page, key) = site.opened[0].clone();
    assert_eq!(page, PageKind::Receipt);
    let payload = FromPage::Opened { page, key };
    browser.send(&FromExtension::Page {
        page: "receipt:1".into(),
        payload,
    });
    site.play(&mut browser, |s| !s.page.is_empty());
    let ToPage::Receipt { html, .. } = &site.page[0] else {
        panic!("{:?}", site.page)
    };
    assert!(
        html.contains("4 December 2026") && html.contains("in the page"),
        "{html}"
    );
    let run = runs(&browser).pop().unwrap();
    let result = run.result.unwrap();
    assert_eq!(
        (result.reason, result.success, result.verified),
        (Reason::Completed, true, true)
    );
    assert!(std::path::Path::new(&result.receipt.unwrap()).is_file());
}

#[test]
fn rejected_nothing_is_cancelled() {
    let (mut browser, mut site) = at_the_question();
    answer(&site, &mut browser, false);
    site.play(&mut browser, is_over);
    assert!(!site.cancelled());
    assert_eq!(
        runs(&browser).pop().unwrap().result.unwrap().reason,
        Reason::HumanRejected
    );
}

#[test]
fn stopped_at_the_question_nothing_is_cancelled_and_the_question_goes() {
    let (mut browser, mut site) = at_the_question();
    says(&site, &mut browser, PersonInput::Stop);
    site.play(&mut browser, |s| is_over(s) && !s.withdrawn.is_empty());
    assert!(!site.cancelled());
    assert_eq!(
        runs(&browser).pop().unwrap().result.unwrap().reason,
        Reason::Interrupted
    );
}

#[test]
fn when_the_overlay_can_t_stand_the_small_window_asks_and_its_answer_counts() {
    let (mut browser, mut site) = at_the_question();
    let lost = FromAgent::AskLost {
        question: site.asked[0].id,
        why: "removed".into(),
    };
    site.tell(&mut browser, lost);
    site.play(&mut browser, |s| !s.opened.is_empty());
    let (page, key) = site.opened[0].clone();
    assert_eq!(page, PageKind::Ask);
    browser.send(&FromExtension::Page {
        page: "ask:1".into(),
        payload: FromPage::Opened { page, key },
    });
    site.play(&mut browser, |s| !s.page.is_empty());
    let ToPage::Ask { question } = site.page[0].clone() else {
        panic!("{:?}", site.page)
    };
    let payload = FromPage::Answer {
        run: question.run,
        question: question.id,
        approved: true,
    };
    browser.send(&FromExtension::Page {
        page: "ask:1".into(),
        payload,
    });
    site.play(&mut browser, is_over);
    assert!(site.cancelled());
    assert!(
        matches!(site.page.last(), Some(ToPage::Ended { .. })),
        "the window says that it is settled"
    );
}

#[test]
fn killed_before_the_irreversible_press_the_next_host_walks_there_again_and_asks_anew() {
    let (mut browser, mut site) = before_the_last_press();
    browser.kill();
    assert!(!site.cancelled());
    let mut next = browser.again(None);
    site.asked.clear();
    site.ready(&mut next);
    site.play(&mut next, |s| !s.asked.is_empty() || is_over(s));
    assert_eq!(site.asked.len(), 1);
    assert!(!site.cancelled(), "the old approval is void");
    assert_eq!(runs(&next).len(), 1, "the same run goes on");
}

#[test]
fn killed_after_the_irreversible_press_it_is_never_pressed_twice() {
    let (mut browser, mut site) = before_the_last_press();
    browser.kill();
    // The page takes the press; the host never hears of it.
    site.pressed.push("Finish cancellation".into());
    site.at = At::Done;
    let mut next = browser.again(None);
    site.ready(&mut next);
    site.play(&mut next, is_over);
    assert_eq!(
        site.pressed
            .iter()
            .filter(|p| *p == "Finish cancellation")
            .count(),
        1
    );
    let result = runs(&next).pop().unwrap().result.unwrap();
    assert!(result.success && result.verified, "{result:?}");
}

/// As if its host had died right before this was written.
fn end_is_not_written_down(browser: &Browser) {
    let journal = browser.home.path().join("journal.sqlite");
    let journal = rusqlite::Connection::open(journal).unwrap();
    let changed = journal.execute("UPDATE runs SET ended = NULL, result = NULL", []);
    assert_eq!(changed.unwrap(), 1);
}

#[test]
fn an_end_that_was_not_written_down_is_at_the_next_click_and_another_run_can_begin() {
    let (mut browser, mut site) = at_the_question();
    answer(&site, &mut browser, true);
    site.play(&mut browser, is_over);
    let first = runs(&browser).pop().unwrap();
    browser.kill();
    end_is_not_written_down(&browser);
    let mut next = browser.again(None);
    site.tab = protocol::ids::TabId(1234);
    site.at = At::Account;
    site.panel.buttons.clear();
    site.clicked(&mut next);
    site.play(&mut next, |s| !s.panel.buttons.is_empty());
    says(&site, &mut next, PersonInput::Start { dry_run: false });
    site.play(&mut next, is_over);
    next.close_line();
    let all = runs(&next);
    assert_eq!(all.len(), 2, "{all:?}");
    let again = all.iter().find(|r| r.id == first.id).unwrap();
    assert_eq!(again.result, first.result);
    assert!(all.iter().all(|r| r.ended.is_some()));
    let pressed = site.pressed.iter().filter(|p| *p == "Finish cancellation");
    assert_eq!(pressed.count(), 1);
}

#[test]
fn after_a_new_start_of_the_browser_a_click_on_the_same_service_takes_the_run_up() {
    let (mut browser, mut site) = at_the_question();
    browser.close_line();
    let mut next = browser.again(None);
    site.tab = protocol::ids::TabId(1234);
    site.asked.clear();
    site.clicked(&mut next);
    site.play(&mut next, |s| !s.asked.is_empty() || is_over(s));
    assert_eq!(
        site.asked.len(),
        1,
        "it says where it stands by asking anew"
    );
    assert_eq!(runs(&next).len(), 1, "the same run goes on");
    assert!(!site.cancelled());
}

#[test]
fn a_dry_run_presses_nothing_irreversible() {
    let (mut browser, mut site) = at_the_panel();
    says(&site, &mut browser, PersonInput::Start { dry_run: true });
    site.play(&mut browser, is_over);
    assert!(!site.cancelled());
    assert_eq!(
        runs(&browser).pop().unwrap().result.unwrap().reason,
        Reason::DryRun
    );
}

#[test]
fn the_tab_closes_and_the_run_is_over() {
    let (mut browser, site) = at_the_question();
    let report = protocol::message::WorkerReport::TabClosed {
        tab: support::site::TAB,
    };
    browser.send(&FromExtension::Worker { report });
    browser.close_line();
    assert!(!site.cancelled());
    assert_eq!(
        runs(&browser).pop().unwrap().result.unwrap().reason,
        Reason::Interrupted
    );
}

#[test]
fn a_look_that_nobody_starts_a_run_from_leaves_no_history() {
    let (mut browser, mut site) = at_the_panel();
    says(&site, &mut browser, PersonInput::Close);
    site.play(&mut browser, |s| s.left);
    browser.close_line();
    assert!(runs(&browser).is_empty());
    assert_eq!(
        std::fs::read_dir(browser.home.path().join("runs")).map_or(0, |d| d.count()),
        0
    );
}

fn presses_the_button(site: &Site, browser: &mut Browser) {
    let (tab, url) = (site.tab, site.observation().snapshot.page.url);
    browser.send(&FromExtension::Clicked { tab, url });
}

/// What a tab was busy with before the person went on to another service in it.
#[derive(Clone, Copy, Debug)]
enum Before {
    Look,
    DryRun,
    Cancellation,
    Stopped,
    HandedOver,
}

impl Before {
    const ALL: [Self; 5] = [
        Self::Look,
        Self::DryRun,
        Self::Cancellation,
        Self::Stopped,
        Self::HandedOver,
    ];

    fn happens(self) -> (Browser, Site) {
        match self {
            Self::Look => at_the_panel(),
            Self::DryRun => {
                let (mut browser, mut site) = at_the_panel();
                says(&site, &mut browser, PersonInput::Start { dry_run: true });
                site.play(&mut browser, is_over);
                (browser, site)
            }
            Self::Cancellation => {
                let (mut browser, mut site) = at_the_question();
                answer(&site, &mut browser, true);
                site.play(&mut browser, |s| s.panel.mood == Mood::Proven);
                (browser, site)
            }
            Self::Stopped => {
                let (mut browser, mut site) = at_the_question();
                says(&site, &mut browser, PersonInput::Stop);
                site.play(&mut browser, is_over);
                (browser, site)
            }
            Self::HandedOver => {
                let (mut browser, mut site) = at_the_panel();
                site.at = At::Login;
                says(&site, &mut browser, PersonInput::Start { dry_run: false });
                site.play(&mut browser, |s| s.panel.mood == Mood::YourTurn);
                (browser, site)
            }
        }
    }
}

/// Another service's account page, in the same tab.
fn elsewhere() -> Site {
    let origin = "https://www.cinemora.com";
    Site {
        origin,
        ..Site::new()
    }
}

/// The run that the panel on this page begins is about this page's service, and goes to its end.
fn is_cancelled_here(browser: &mut Browser, mut site: Site, told: &str) {
    let start = PersonInput::Start { dry_run: false };
    site.play(browser, |s| {
        s.panel.buttons.iter().any(|b| b.input == start)
    });
    says(&site, browser, start);
    site.play(browser, |s| !s.asked.is_empty() || is_over(s));
    assert_eq!(site.asked.len(), 1, "{told}: {:?}", site.panel);
    answer(&site, browser, true);
    site.play(browser, is_over);
    assert!(site.panel.mood == Mood::Proven, "{told}: {:?}", site.panel);
    browser.close_line();
    let last = runs(browser).remove(0);
    assert_eq!(last.site, "cinemora.com", "{told}");
    assert!(last.result.unwrap().verified, "{told}");
}

#[test]
fn the_button_on_another_service_begins_a_run_there_whatever_the_tab_was_busy_with() {
    for before in Before::ALL {
        let (mut browser, mut old) = before.happens();
        let mut site = elsewhere();
        // The document comes, and with it an agent, because the tab was a run's.
        site.ready(&mut browser);
        if matches!(before, Before::HandedOver) {
            // It says itself where it was led.
            site.play(&mut browser, |s| {
                format!("{:?}", s.panel).contains("cinemora.com")
            });
        } else {
            site.play(&mut browser, |s| s.released);
            assert!(site.left && site.asked.is_empty(), "{before:?}");
        }
        old.panel.buttons.clear();
        site.clicked(&mut browser);
        is_cancelled_here(&mut browser, site, &format!("{before:?}"));
        let kept = runs(&browser).len();
        let looked = matches!(before, Before::Look);
        assert_eq!(kept, if looked { 1 } else { 2 }, "{before:?}");
    }
}

#[test]
fn the_button_that_is_quicker_than_the_new_page_s_agent_belongs_to_the_new_page() {
    for before in Before::ALL {
        let (mut browser, old) = before.happens();
        let site = elsewhere();
        presses_the_button(&site, &mut browser);
        // What the old document had still to say is about the old run.
        old.ready(&mut browser);
        site.ready(&mut browser);
        is_cancelled_here(&mut browser, site, &format!("{before:?}"));
    }
}

#[test]
fn a_run_under_way_that_is_led_to_another_service_stays_one_run() {
    let (mut browser, mut old) = at_the_question();
    let mut site = elsewhere();
    site.ready(&mut browser);
    presses_the_button(&site, &mut browser);
    site.play(&mut browser, |s| {
        format!("{:?}", s.panel).contains("cinemora.com")
    });
    assert!(!site.released && site.pressed.is_empty());
    old.at = At::Account;
    old.ready(&mut browser);
    browser.close_line();
    assert_eq!(runs(&browser).len(), 1);
}

#[test]
fn the_button_brings_the_questions_window_back_to_the_front() {
    let (mut browser, mut site) = at_the_question();
    for times in 1..=3 {
        presses_the_button(&site, &mut browser);
        site.play(&mut browser, |s| s.opened.len() == times);
    }
    assert!(site.opened.iter().all(|page| *page == site.opened[0]));
    answer(&site, &mut browser, true);
    site.play(&mut browser, is_over);
    assert!(site.cancelled());
}

#[test]
fn a_page_that_wakes_after_the_question_went_to_the_window_answers_nothing() {
    let (mut browser, mut site) = at_the_question();
    // The page covered it and held its agent up; the person presses the toolbar button.
    presses_the_button(&site, &mut browser);
    site.play(&mut browser, |s| !s.opened.is_empty());
    let lost = FromAgent::AskLost {
        question: site.asked[0].id,
        why: "It was not seen for too long.".into(),
    };
    site.tell(&mut browser, lost);
    answer(&site, &mut browser, true);
    site.play(&mut browser, is_over);
    assert!(site.cancelled(), "{:?}", site.panel);
}

#[test]
fn what_can_t_be_written_down_ends_the_run_and_the_toolbar_button_begins_anew() {
    let (mut browser, mut site) = (Browser::that_is_told_of_its_limits(), Site::new());
    site.clicked(&mut browser);
    site.play(&mut browser, |s| !s.panel.buttons.is_empty());
    browser.writes_no_more();
    let ends_in_words = |site: &mut Site, browser: &mut Browser| {
        site.play(browser, |s| s.released);
        assert_eq!(site.badge, Some(Badge::Problem));
        let told = site.panel.lines.join(" ");
        assert!(told.contains("press the toolbar button again"), "{told}");
    };
    says(&site, &mut browser, PersonInput::Start { dry_run: false });
    ends_in_words(&mut site, &mut browser);
    // Pressed again it tries again.
    (site.panel, site.badge, site.released) = Default::default();
    site.clicked(&mut browser);
    ends_in_words(&mut site, &mut browser);
}

#[test]
fn of_a_run_whose_journal_was_changed_it_is_told_that_a_press_may_have_happened() {
    let (mut browser, mut site) = before_the_last_press();
    browser.kill();
    let first = runs(&browser).pop().unwrap().id;
    let journal = rusqlite::Connection::open(browser.home.path().join("journal.sqlite")).unwrap();
    let change = "UPDATE journal SET json = replace(json, 'streamora', 'streamera') WHERE seq = 1";
    assert_eq!(journal.execute(change, []).unwrap(), 1);
    let mut next = browser.again(None);
    (site.panel, site.asked) = Default::default();
    site.clicked(&mut next);
    site.play(&mut next, |s| !s.panel.buttons.is_empty());
    let earlier = "An earlier run here was interrupted";
    let told = site.panel.steps.iter().any(|s| s.text.starts_with(earlier));
    assert!(told, "{:?}", site.panel);
    says(&site, &mut next, PersonInput::Start { dry_run: true });
    site.play(&mut next, is_over);
    next.close_line();
    let all = runs(&next);
    let (old, new): (Vec<_>, Vec<_>) = all.iter().partition(|r| r.id == first);
    let told = old[0].result.as_ref().unwrap().error.clone().unwrap();
    assert!(told.contains("was changed by something else"), "{told}");
    assert!(told.contains("isn't known. Look at your account"), "{told}");
    let store = Store::open(&next.home.path().join("journal.sqlite")).unwrap();
    let reports = store.rows(&new[0].id, Kind::Report).unwrap().join(" ");
    assert!(reports.contains(earlier));
}
