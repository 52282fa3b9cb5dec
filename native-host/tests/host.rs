//! The host as the browser runs it: the real program over real pipes, with the test playing the extension.
mod support;

use protocol::message::{FromExtension, ToExtension};
use protocol::{EXTENSION_IDS, PROTOCOL_VERSION};
use support::{Browser, hello};

#[test]
fn both_ends_greet_each_other_and_the_end_of_input_ends_the_host() {
    let mut browser = Browser::start();
    browser.send(&hello(PROTOCOL_VERSION));
    let ToExtension::Welcome { protocol, .. } = browser.next() else {
        panic!("no welcome")
    };
    assert_eq!(protocol, PROTOCOL_VERSION);
    assert_eq!(
        browser.end(),
        Some(0),
        "nothing else may stand on stdout, and it ends by itself"
    );
}

#[test]
fn an_end_of_another_version_is_refused_with_what_to_update() {
    for (version, side) in [
        (PROTOCOL_VERSION - 1, "Update the extension"),
        (PROTOCOL_VERSION + 1, "Update the subterminator program"),
    ] {
        let mut browser = Browser::start();
        browser.send(&hello(version));
        let ToExtension::Refused { message } = browser.next() else {
            panic!("not refused")
        };
        assert!(message.contains(side), "{message}");
        assert_eq!(browser.end(), Some(2));
    }
}

#[test]
fn who_does_not_greet_first_is_refused() {
    let mut browser = Browser::start();
    browser.send(&FromExtension::Clicked {
        tab: protocol::ids::TabId(1),
        url: "https://a.com".into(),
    });
    assert!(matches!(browser.next(), ToExtension::Refused { .. }));
    let mut browser = Browser::start();
    browser.send_raw(b"this is no JSON");
    assert!(matches!(browser.next(), ToExtension::Refused { .. }));
}

#[test]
fn an_unknown_extension_is_refused() {
    let mut browser = Browser::start_for("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    assert!(matches!(browser.next(), ToExtension::Refused { .. }));
    assert_eq!(browser.end(), Some(2));
}

#[test]
fn a_message_that_can_t_be_used_costs_only_itself() {
    let mut browser = Browser::greeted();
    for bad in [&b"{"[..], b"\xff\xff", b"{\"kind\":\"surprise\"}", b""] {
        browser.send_raw(bad);
    }
    browser.send(&hello(PROTOCOL_VERSION));
    assert!(
        matches!(browser.next(), ToExtension::Welcome { .. }),
        "it still answers"
    );
    assert_eq!(browser.end(), Some(0));
    assert_eq!(
        browser.log().matches("skipped").count(),
        4,
        "{}",
        browser.log()
    );
}

#[test]
fn an_oversize_message_is_skipped() {
    let mut browser = Browser::greeted();
    browser.send_raw(&vec![b' '; protocol::message::MAX_FROM_EXTENSION + 1]);
    browser.send(&hello(PROTOCOL_VERSION));
    assert!(matches!(browser.next(), ToExtension::Welcome { .. }));
}

#[test]
fn a_message_cut_short_ends_the_host_cleanly() {
    let mut browser = Browser::greeted();
    browser.send_bytes(&[200, 0, 0, 0, b'{']);
    assert_eq!(browser.end(), Some(0));
    assert!(
        browser.log().contains("ended after 1 of 200 bytes"),
        "{}",
        browser.log()
    );
}

#[test]
fn a_damaged_history_is_told_to_the_person_and_nothing_is_started() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(
        home.path().join("journal.sqlite"),
        "a letter to a friend ".repeat(100),
    )
    .unwrap();
    let mut browser = Browser::start_in(home, EXTENSION_IDS[0]);
    let ToExtension::Refused { message } = browser.next() else {
        panic!("not refused")
    };
    assert!(
        message.contains("journal.sqlite") && message.contains("Move that file away"),
        "{message}"
    );
}

#[test]
fn the_idle_host_takes_less_than_25_mb() {
    let browser = Browser::greeted();
    let status = std::fs::read_to_string(format!("/proc/{}/status", browser.pid())).unwrap();
    let line = status.lines().find(|l| l.starts_with("VmRSS:")).unwrap();
    let kb: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
    assert!(kb < 25 * 1024, "{kb} kB");
}
