//! A page as a model reads it: its outline, marked as the site's own words.
mod parts;

use super::PlanContext;
use super::prompt::tell;
use crate::plan;
use parts::Reader;
use protocol::ids::Ref;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

/// In characters.
const MOST: usize = 24_000;
/// So many controls that may lead on are named.
const LIKELY: usize = 8;

/// What a model was told of pages so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Known {
    /// The lines of their outlines.
    lines: BTreeSet<String>,
    /// The subscriptions, as they were told last.
    subscriptions: Vec<String>,
}

impl Known {
    /// The messages that told them are there no more.
    pub(super) fn forget_lines(&mut self) {
        self.lines.clear();
    }
}

/// One turn's page. `whole`: it was asked for as a whole.
pub(super) fn render(context: &PlanContext, nonce: &str, known: &mut Known, whole: bool) -> String {
    let observation = &context.observation;
    let (snapshot, view) = (&observation.snapshot, &observation.snapshot.viewport);
    let sure = format!("{:.0}", context.confidence * 100.0);
    let mut told = tell(
        "turn.head",
        &[
            ("turn", &context.turn.to_string()),
            ("max", &context.max_turns.to_string()),
            ("state", context.state.as_str()),
            ("sure", &sure),
            ("why", &marked(&context.reason, nonce)),
        ],
    );
    let hints = &context.hints;
    for (key, name, controls) in [
        ("turn.hints", "click", &hints.press),
        ("turn.traps", "traps", &hints.never),
    ] {
        if !controls.is_empty() {
            let quoted: Vec<String> = controls.iter().map(ToString::to_string).collect();
            told.push('\n');
            told.push_str(&tell(key, &[(name, &quoted.join(", "))]));
        }
    }
    for note in &hints.notes {
        told.push('\n');
        told.push_str(&tell("turn.note", &[("note", note)]));
    }
    let likely = plan::likely(context, LIKELY);
    for line in gist(context, &likely, nonce, known) {
        told.push('\n');
        told.push_str(&line);
    }
    let outline = match whole {
        true => observation.outline.clone(),
        false => {
            let reader = Reader {
                knows: &known.lines,
                likely: &likely,
            };
            parts::told(&observation.outline, &context.model, &reader)
        }
    };
    let outline = cut(outline.trim_end());
    let _ = write!(
        told,
        "\n<page-{nonce}>\nurl: {}\ntitle: {}\nviewport: {}x{}, scrolled to {},{}\n{}\n</page-{nonce}>",
        crate::site::plain(&snapshot.page.url),
        one_line(&snapshot.page.title),
        view.width,
        view.height,
        view.scroll_x,
        view.scroll_y,
        outline
    );
    known.lines.extend(parts::known(&outline));
    told
}

/// What the program reads of the subscription, as it was told before where that was otherwise, and what it holds most likely to lead on:
/// only what quotes the page is marked as the page's.
fn gist(context: &PlanContext, likely: &[Ref], nonce: &str, known: &mut Known) -> Vec<String> {
    let now: Vec<String> = context
        .model
        .subscriptions
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut lines = Vec::new();
    let mut quote = |key: &str, read: &[String]| {
        lines.push(tell(key, &[("what", &marked(&read.join("; "), nonce))]));
    };
    if !now.is_empty() {
        if !known.subscriptions.is_empty() && known.subscriptions != now {
            quote("turn.read_before", &known.subscriptions);
        }
        quote("turn.read", &now);
        known.subscriptions = now;
    }
    if !likely.is_empty() {
        let refs: Vec<String> = likely.iter().map(ToString::to_string).collect();
        lines.push(tell("turn.likely", &[("refs", &refs.join(", "))]));
    }
    lines
}

/// What the rules say of a page quotes the page.
pub(super) fn marked(text: &str, nonce: &str) -> String {
    format!("<page-{nonce}>{}</page-{nonce}>", one_line(text))
}

/// The outline says itself what it leaves out; this is for a page that is asked for whole and has no end. What it is about stands at its
/// beginning, and how to end it often at its end.
fn cut(outline: &str) -> Cow<'_, str> {
    let long = outline.char_indices().nth(MOST).is_some();
    if !long {
        return outline.into();
    }
    let lines: Vec<&str> = outline.lines().collect();
    let fits = |lines: &mut dyn Iterator<Item = &&str>, room: usize| {
        let mut left = room;
        let taken = lines.take_while(|line| {
            let length = line.chars().count() + 1;
            let room = left.checked_sub(length);
            left = room.unwrap_or(left);
            room.is_some()
        });
        taken.count()
    };
    let last = fits(&mut lines.iter().rev(), MOST / 5);
    let first = fits(&mut lines.iter(), MOST - MOST / 5);
    let after = (lines.len() - last).max(first);
    format!(
        "{}\n<left out: {} lines of the page>\n{}",
        lines[..first].join("\n"),
        after - first,
        lines[after..].join("\n")
    )
    .into()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_page_without_end_the_end_is_told_too_and_that_some_is_left_out() {
        let lines: Vec<String> = (0..5_000)
            .map(|n| format!("@e{n} button Item {n}"))
            .collect();
        let told = cut(&lines.join("\n")).into_owned();
        let mut between = told
            .lines()
            .skip_while(|line| !line.starts_with("<left out: "));
        assert!(told.chars().count() <= MOST + 60);
        assert!(told.starts_with("@e0 button Item 0\n"));
        assert_eq!(told.lines().last(), Some("@e4999 button Item 4999"));
        assert!(between.next().unwrap().ends_with(" lines of the page>"));
        assert!(
            told.lines()
                .all(|l| l.starts_with("<left out") || lines.iter().any(|own| own == l))
        );
    }

    #[test]
    fn one_line_without_end_is_left_out_as_a_whole() {
        let told = cut(&"a".repeat(MOST + 1)).into_owned();
        assert_eq!(told, "\n<left out: 1 lines of the page>\n");
    }

    #[test]
    fn what_fits_is_told_as_it_is() {
        assert_eq!(cut("@e1 button Cancel"), "@e1 button Cancel");
    }
}
