//! Sentences that say that it is done, judged one by one as a page's words are: not denied, not under a condition, not to come, not of
//! another thing.
use crate::heuristics::reading::{Page, Reading};
use crate::heuristics::tokens::sentences;
use crate::heuristics::wordings;
use page::Doubt;

/// The first sentence among these lines that says that the subscription of one of these names ended.
pub(super) fn done(lang: &str, lines: &[String], names: &[&str]) -> Option<String> {
    let said = lines.iter().flat_map(|l| sentences(l));
    said.map(|s| s.text).find(|s| says_done(lang, s, names))
}

fn says_done(lang: &str, sentence: &str, names: &[&str]) -> bool {
    let counts = sentence
        .split_whitespace()
        .any(|w| w.chars().all(|c| c.is_ascii_digit()) && w.len() < 3);
    let dated = crate::quotes::date(sentence).is_some();
    let marks = read(lang, sentence, names).marks;
    let against = marks.active || marks.pending || marks.failed || marks.loading;
    // "0 subscriptions cancelled" counts them.
    let counted = counts && !dated;
    (marks.complete || marks.cancelled && marks.called_off)
        && !against
        && !counted
        && !doubted(sentence, names)
}

/// It takes back what it says. What is called a box itself may be one.
pub(super) fn doubted(text: &str, names: &[&str]) -> bool {
    let called = |sentence: &str, name: &&str| {
        !name.is_empty() && sentence.to_lowercase().contains(&name.to_lowercase())
    };
    let counts = |(doubt, sentence): &(Doubt, &str)| {
        *doubt != Doubt::OfAnother || !names.iter().any(|n| called(sentence, n))
    };
    page::doubts(text).iter().any(counts)
}

/// What these words are, read as a page of their own.
pub(super) fn read(lang: &str, text: &str, names: &[&str]) -> Reading {
    Page {
        url: "",
        lang,
        title: "",
        text,
        labels: Vec::new(),
        labels_known: true,
        password: false,
        code: false,
        choices: 0,
        asks_why: false,
        ends_in_dialog: false,
        offer_behind: false,
        acknowledges: false,
        names,
        in_flow: false,
        dialog: false,
        recipe: None,
        known: wordings::all(),
    }
    .read()
}
