//! The heuristics against labelled page texts: right often enough, also without what each page taught, and never wrong about "it is
//! cancelled".
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
#[path = "../examples/heuristics/corpus.rs"]
#[allow(dead_code, reason = "the report groups by service, too")]
mod corpus;
#[path = "../examples/heuristics/leave_out.rs"]
mod leave_out;

use leave_out::Outcome;
use protocol::page_state::PageState;
use subterminator_engine::heuristics::interpret_text;

fn wrongly_read(outcome: &Outcome) -> String {
    let lines = outcome.wrong.iter().map(|w| {
        let (id, lang, state, read_as, reason) = (&w.id, &w.lang, w.state, w.read_as, &w.reason);
        format!("{id} {lang}: {state} read as {read_as}. {reason}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn ninety_seven_in_a_hundred_labelled_pages_are_read_right_and_as_many_of_those_written_apart() {
    for pages in [corpus::pages(), corpus::apart()] {
        assert!(pages.len() >= 144);
        let outcome = leave_out::tuned(&pages);
        assert!(outcome.percent() >= 97.0, "{}", wrongly_read(&outcome));
    }
}

#[test]
fn nine_in_ten_pages_are_read_right_that_no_wording_was_learnt_from() {
    for unseen in [corpus::read_once(), corpus::grammar(), corpus::read_later()] {
        let outcome = leave_out::tuned(&unseen);
        assert!(outcome.percent() >= 90.0, "{}", wrongly_read(&outcome));
    }
    let all: Vec<corpus::Page> = corpus::pages().into_iter().chain(corpus::apart()).collect();
    let left_out = leave_out::left_out(&all, &corpus::vouchers(), |p| &p.id);
    assert!(left_out.percent() >= 90.0, "{}", wrongly_read(&left_out));
    assert_eq!(
        left_out.falsely_cancelled(),
        0,
        "{}",
        wrongly_read(&left_out)
    );
}

#[test]
fn a_page_that_is_not_about_a_cancelled_subscription_is_never_taken_for_one() {
    let sets = [
        corpus::pages(),
        corpus::apart(),
        corpus::read_once(),
        corpus::grammar(),
        corpus::read_later(),
    ];
    for pages in sets {
        let outcome = leave_out::tuned(&pages);
        assert_eq!(outcome.falsely_cancelled(), 0, "{}", wrongly_read(&outcome));
    }
}

/// (state, path, text)
fn composed() -> Vec<(&'static str, String, String)> {
    let lines = include_str!("data/composed.txt")
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    let split = |l: &'static str| {
        let mut parts = l.splitn(3, '|');
        let mut next = || parts.next().unwrap_or_default();
        (
            next(),
            format!("https://www.example.com{}", next()),
            next().replace("\\n", "\n"),
        )
    };
    lines.map(split).collect()
}

#[test]
fn pages_composed_apart_from_the_wordings_are_read_right() {
    let pages = composed();
    let wrong: Vec<String> = pages
        .iter()
        .filter(|(state, url, text)| interpret_text(url, text).state.as_str() != *state)
        .map(|p| format!("{p:?}"))
        .collect();
    assert!(wrong.len() * 20 <= pages.len(), "{}", wrong.join("\n"));
}

#[test]
fn near_misses_are_never_taken_for_a_cancelled_subscription() {
    let lines = include_str!("data/not_cancelled.txt").lines();
    let mut wrong = Vec::new();
    for line in lines.filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (path, text) = line.split_once('|').unwrap();
        let url = format!("https://www.example.com{path}");
        let seen = interpret_text(&url, &text.replace("\\n", "\n"));
        let ended = [PageState::Complete, PageState::AccountCancelled];
        if ended.contains(&seen.state) {
            wrong.push(format!(
                "{text} was read as {}. {}",
                seen.state, seen.reason
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
