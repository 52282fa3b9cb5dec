//! Types into a field as a person would, into no field that is the person's alone.
use super::{Hands, Ready, enabled, error, events, visible};
use crate::dom::{self, Area, El, Input};
use crate::eyes::Look;
use protocol::action::{ActionError, ErrorCode};
use protocol::snapshot::{ElementState, InputKind};
use wasm_bindgen::{JsCast, JsValue};

pub(super) fn ready(_: &Hands<'_>, look: &Look) -> Result<InputKind, ActionError> {
    let reader = look.reader();
    let identity = reader.identity(look.node);
    let field = || format!("The {} “{}”", identity.role, identity.name);
    let Some(kind) = reader.input_kind(look.node) else {
        return Err(error(
            ErrorCode::InvalidParams,
            format!("{} takes no text.", field()),
        ));
    };
    if kind.is_secret() || kind == InputKind::File {
        return Err(error(
            ErrorCode::InvalidParams,
            format!("{} is for the person alone to fill in.", field()),
        ));
    }
    enabled(look)?;
    visible(look)?;
    if reader.states(look.node).contains(&ElementState::Readonly) {
        return Err(error(
            ErrorCode::ElementDisabled,
            format!("{} can only be read.", field()),
        ));
    }
    Ok(kind)
}

pub(super) fn fill(
    hands: &Hands<'_>,
    ready: Ready<'_, InputKind>,
    value: &str,
    clear_first: bool,
) -> Result<(), ActionError> {
    hands.touch.begins();
    let element = ready.target.element.clone();
    events::focus(&element);
    let filled = if let Some(input) = element.html::<Input>("input") {
        let text = if clear_first {
            value.to_owned()
        } else {
            input.value() + value
        };
        write(&element, value, || input.set_value(&text))?;
        Some((input.value(), text))
    } else if let Some(area) = element.html::<Area>("textarea") {
        let text = if clear_first {
            value.to_owned()
        } else {
            area.value() + value
        };
        write(&element, value, || area.set_value(&text))?;
        // The field's value has its line ends made plain.
        Some((area.value(), text.replace("\r\n", "\n").replace('\r', "\n")))
    } else {
        edit(&element, value, clear_first)?;
        None
    };
    match filled {
        Some((now, wanted)) if now != wanted && now.is_empty() => Err(error(
            ErrorCode::ActionFailed,
            "The field did not take this text.",
        )),
        _ => Ok(()),
    }
}

fn write(
    element: &El,
    value: &str,
    set: impl FnOnce() -> Result<(), JsValue>,
) -> Result<(), ActionError> {
    let last = value.chars().last().map(String::from).unwrap_or_default();
    events::key(element, "keydown", &last);
    let data = Some(value).filter(|v| !v.is_empty());
    if !events::input(element, "beforeinput", data) {
        return Err(error(ErrorCode::ActionFailed, "The page refused the text."));
    }
    set().map_err(|_| error(ErrorCode::ActionFailed, "The field did not take this text."))?;
    events::input(element, "input", data);
    events::key(element, "keyup", &last);
    events::plain(element, "change");
    Ok(())
}

/// Editable text: the browser's own editing does it, with the events that belong to it.
fn edit(element: &El, value: &str, clear_first: bool) -> Result<(), ActionError> {
    select_content(element, clear_first);
    let document = element.owner().unwrap_or_else(dom::document);
    if document.exec("insertText", false, value).unwrap_or(false) {
        return Ok(());
    }
    let old = if clear_first {
        String::new()
    } else {
        element.text_content().unwrap_or_default()
    };
    let text = old + value;
    write(element, value, || element.set_text_content(&text))
}

/// All of it, or the place after its end.
fn select_content(element: &El, all: bool) {
    let view = element
        .view()
        .map(|view| view.unchecked_into::<web_sys::Window>());
    let Some(selection) = view.and_then(|w| w.get_selection().ok().flatten()) else {
        return;
    };
    let _ = selection.select_all_children(element.unchecked_ref());
    if !all {
        let _ = selection.collapse_to_end();
    }
}
