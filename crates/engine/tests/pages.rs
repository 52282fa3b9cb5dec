//! The heuristics against labelled page texts: right often enough, and never wrong about "it is cancelled".
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
use protocol::page_state::PageState;
use serde::Deserialize;
use subterminator_engine::heuristics::interpret_text;

#[derive(Deserialize)]
struct Labelled {
    id: String,
    text: String,
    url_path: String,
    lang: String,
    state: PageState,
}

fn pages() -> Vec<Labelled> {
    serde_json::from_str(include_str!("data/pages.json")).unwrap()
}

fn seen(page: &Labelled) -> PageState {
    interpret_text(
        &format!("https://www.example.com{}", page.url_path),
        &page.text,
    )
    .state
}

#[test]
fn nineteen_in_twenty_pages_are_read_right_in_english_and_over_all() {
    let pages = pages();
    for english_only in [true, false] {
        let asked: Vec<&Labelled> = pages
            .iter()
            .filter(|p| !english_only || p.lang == "en")
            .collect();
        let wrong: Vec<String> = asked
            .iter()
            .filter(|p| seen(p) != p.state)
            .map(|p| format!("{} {}: {} read as {}", p.id, p.lang, p.state, seen(p)))
            .collect();
        let right = asked.len() - wrong.len();
        assert!(
            right * 20 >= asked.len() * 19,
            "{right} of {}:\n{}",
            asked.len(),
            wrong.join("\n")
        );
    }
}

#[test]
fn a_page_that_is_not_about_a_cancelled_subscription_is_never_taken_for_one() {
    let done = [PageState::Complete, PageState::AccountCancelled];
    for page in pages() {
        if !done.contains(&page.state) {
            assert!(
                !done.contains(&seen(&page)),
                "{} is {} but was read as {}",
                page.id,
                page.state,
                seen(&page)
            );
        }
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
    for line in include_str!("data/not_cancelled.txt")
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let (path, text) = line.split_once('|').unwrap();
        let seen = interpret_text(
            &format!("https://www.example.com{path}"),
            &text.replace("\\n", "\n"),
        );
        assert!(
            !matches!(
                seen.state,
                PageState::Complete | PageState::AccountCancelled
            ),
            "{text} was read as {} because: {}",
            seen.state,
            seen.reason
        );
    }
}
