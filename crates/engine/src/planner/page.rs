//! A page as a model reads it: its outline, marked as the site's own words.
use super::PlanContext;
use super::prompt::tell;
use std::fmt::Write;

/// In characters.
const MOST: usize = 24_000;

/// One turn's page.
pub(super) fn render(context: &PlanContext, nonce: &str) -> String {
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
    let _ = write!(
        told,
        "\n<page-{nonce}>\nurl: {}\ntitle: {}\nviewport: {}x{}, scrolled to {},{}\n{}",
        crate::site::plain(&snapshot.page.url),
        one_line(&snapshot.page.title),
        view.width,
        view.height,
        view.scroll_x,
        view.scroll_y,
        cut(&observation.outline)
    );
    let _ = write!(told, "\n</page-{nonce}>");
    told
}

/// What the rules say of a page quotes the page.
pub(super) fn marked(text: &str, nonce: &str) -> String {
    format!("<page-{nonce}>{}</page-{nonce}>", one_line(text))
}

/// The outline says itself what it leaves out; this is for a page that is asked for whole and has no end.
fn cut(outline: &str) -> &str {
    let end = outline.char_indices().nth(MOST).map(|(at, _)| at);
    &outline[..end.unwrap_or(outline.len())]
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
