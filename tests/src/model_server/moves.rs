//! What one step of a walk comes to on a page: the call that makes it, nothing because it stands so already, or waiting.
use super::outline::{Line, Outline, plain};
use super::way::{Op, Step};
use super::{Say, Turn};
use serde_json::json;

/// What a step comes to on this page.
pub(super) enum Move {
    Call(Say),
    /// It stands so already.
    Done,
    /// Its control can't be used yet.
    Wait,
}

pub(super) fn on_page(step: &Step, turn: &Turn, page: &Outline) -> Option<Move> {
    let name = step.words();
    match step.op {
        Op::Click if !step.row.is_empty() => click(page.in_row(&step.row, name)?),
        Op::Click if step.nth > 0 => click(page.nth(name, step.nth)?),
        Op::Click | Op::Css if !name.is_empty() => click(
            page.control(name, is_pressed)
                .or_else(|| page.control(name, any))?,
        ),
        Op::Hover => click(page.control(name, any)?),
        Op::Row => click(page.in_row(&step.row, name)?),
        Op::Pick => pick(page, name),
        Op::Check => chosen(page.control(name, any)?),
        Op::Uncheck => match page.control(name, any)? {
            ticked if ticked.is("checked") => click(ticked),
            _ => Some(Move::Done),
        },
        Op::Fill => fill(step, turn, page),
        _ => None,
    }
}

fn any(_: &str) -> bool {
    true
}

fn is_pressed(role: &str) -> bool {
    matches!(
        role,
        "button" | "link" | "menuitem" | "tab" | "clickable" | "switch"
    )
}

pub(super) fn press(page: &Outline, name: &str) -> Option<Say> {
    match click(page.control(name, any)?)? {
        Move::Call(say) => Some(say),
        Move::Done | Move::Wait => None,
    }
}

fn click(control: &Line) -> Option<Move> {
    if control.is("disabled") {
        return Some(Move::Wait);
    }
    let say = Say::Call("browser_click", json!({ "ref": control.reference }));
    Some(Move::Call(say))
}

/// A radio button or a box, unless it is chosen already.
fn chosen(control: &Line) -> Option<Move> {
    match control.is("checked") {
        true => Some(Move::Done),
        false => click(control),
    }
}

fn pick(page: &Outline, name: &str) -> Option<Move> {
    if let Some(radio) = page.control(name, |role| role == "radio") {
        return chosen(radio);
    }
    let Some(list) = page.list_with(name) else {
        return chosen(page.control(name, any)?);
    };
    if plain(&list.value) == plain(name) {
        return Some(Move::Done);
    }
    let say = Say::Call(
        "browser_select",
        json!({ "ref": list.reference, "value": name }),
    );
    Some(Move::Call(say))
}

/// The word that the page asks for; into a survey only what the instructions allow.
fn fill(step: &Step, turn: &Turn, page: &Outline) -> Option<Move> {
    let takes_text = |role: &str| matches!(role, "textbox" | "searchbox" | "combobox");
    let field = page.control(&step.name, takes_text)?;
    let allowed = turn.system.split_once("exactly this: “");
    let allowed = allowed.and_then(|(_, rest)| rest.split_once('”'));
    let value = match allowed {
        Some((survey, _)) if step.value.is_empty() || !page.says(&step.value) => survey,
        _ => &step.value,
    };
    // What the page says in its place stands there then.
    let answered = Some(value) == allowed.map(|(survey, _)| survey) && !field.value.is_empty();
    if field.value == value || answered {
        return Some(Move::Done);
    }
    let say = Say::Call(
        "browser_fill",
        json!({ "ref": field.reference, "value": value }),
    );
    Some(Move::Call(say))
}
