//! A page as a model reads it: what stands on it, marked as the site's own words, within limits.
use super::PlanContext;
use super::prompt::tell;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};
use std::fmt::Write;

/// Limits of what is told of one page.
const ELEMENTS: usize = 50;
const NAME: usize = 100;
const TEXT: usize = 2_000;

/// One turn's page. `everything`: also what is outside the viewport.
pub(super) fn render(context: &PlanContext, nonce: &str, everything: bool) -> String {
    let observation = &context.observation;
    let snapshot = &observation.snapshot;
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
    for (key, name, labels) in [
        ("turn.hints", "click", &context.hints.click),
        ("turn.traps", "traps", &context.hints.traps),
    ] {
        if !labels.is_empty() {
            let quoted: Vec<String> = labels.iter().map(|l| format!("“{l}”")).collect();
            told.push('\n');
            told.push_str(&tell(key, &[(name, &quoted.join(", "))]));
        }
    }
    let view = &snapshot.viewport;
    let _ = write!(
        told,
        "\n<page-{nonce}>\nurl: {}\ntitle: {}\nviewport: {}x{}, scrolled to {},{}\n",
        crate::site::plain(&snapshot.page.url),
        one_line(&snapshot.page.title),
        view.width,
        view.height,
        view.scroll_x,
        view.scroll_y
    );
    told.push_str(&elements(observation, everything));
    told.push_str("text:\n");
    told.push_str(&cut(&observation.text, TEXT));
    for left in &observation.left_out {
        let _ = write!(told, "\n(left out: {})", one_line(left));
    }
    let _ = write!(told, "\n</page-{nonce}>");
    told
}

/// What the rules say of a page quotes the page.
pub(super) fn marked(text: &str, nonce: &str) -> String {
    format!("<page-{nonce}>{}</page-{nonce}>", one_line(text))
}

fn elements(observation: &Observation, everything: bool) -> String {
    let all = &observation.snapshot.elements;
    let shown = |e: &&Element| everything || !e.is(ElementState::Offscreen);
    let mut told = String::from("elements:\n");
    for element in all.iter().filter(shown).take(limit(everything)) {
        told.push_str(&line(element));
        told.push('\n');
    }
    let left = all.len() - all.iter().filter(shown).take(limit(everything)).count();
    if left > 0 {
        let _ = writeln!(
            told,
            "({left} more outside the viewport: scroll, or get_snapshot with viewport_only=false)"
        );
    }
    told
}

fn limit(everything: bool) -> usize {
    if everything {
        protocol::snapshot::MAX_ELEMENTS
    } else {
        ELEMENTS
    }
}

/// `@e7 button "Cancel membership" [disabled] in dialog "Are you sure?"`
fn line(element: &Element) -> String {
    let mut told = format!(
        "{} {} \"{}\"",
        element.reference,
        element.role,
        cut(&one_line(&element.name), NAME)
    );
    let telling = |s: &&ElementState| !matches!(s, ElementState::Visible | ElementState::Enabled);
    let states: Vec<String> = element
        .state
        .iter()
        .filter(telling)
        .map(|s| format!("{s:?}").to_lowercase())
        .collect();
    if !states.is_empty() {
        let _ = write!(told, " [{}]", states.join(" "));
    }
    if let Some(value) = element.value.as_ref().filter(|v| !v.is_empty()) {
        let _ = write!(told, " = \"{}\"", cut(&one_line(value), NAME));
    }
    if element.required {
        told.push_str(" required");
    }
    if !element.options.is_empty() {
        let options: Vec<String> = element.options.iter().map(|o| one_line(o)).collect();
        let _ = write!(told, " options: {}", cut(&options.join(" | "), 2 * NAME));
    }
    if let Some(href) = element.href.as_ref().filter(|_| element.role == Role::Link) {
        let _ = write!(told, " -> {}", cut(&crate::site::plain(href), NAME));
    }
    let around = element.within.iter().rev().find(|c| !c.name.is_empty());
    if let Some(around) = around {
        let _ = write!(
            told,
            " in {} \"{}\"",
            around.role,
            cut(&one_line(&around.name), NAME)
        );
    }
    told
}

/// No name of an element makes a line of its own.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn cut(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    }
}
