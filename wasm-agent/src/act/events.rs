//! The events of a mouse and a keyboard, as a browser would make them.
use crate::act::place::Spot;
use crate::dom::{self, El};
use wasm_bindgen::{JsCast, JsValue};

/// What a handler did with an event: false when it called `preventDefault`.
pub(super) fn pointer(target: &El, name: &str, spot: &Spot, buttons: u16) -> bool {
    let moves = matches!(name, "pointerover" | "pointerenter" | "pointermove");
    let init = mouse_init(target, name, spot, buttons, if moves { -1 } else { 0 });
    init.set_pointer_id(1);
    init.set_pointer_type("mouse");
    init.set_is_primary(true);
    init.set_pressure(if buttons > 0 { 0.5 } else { 0.0 });
    let event = web_sys::PointerEvent::new_with_event_init_dict(name, &init);
    event.is_ok_and(|event| send(target, &event))
}

/// A click is a pointer event, too (<https://w3c.github.io/pointerevents/#click-auxclick-and-contextmenu-events>).
pub(super) fn click(target: &El, spot: &Spot) -> bool {
    let init = mouse_init(target, "click", spot, 0, 0);
    init.set_detail(1);
    init.set_pointer_id(1);
    init.set_pointer_type("mouse");
    let event = web_sys::PointerEvent::new_with_event_init_dict("click", &init);
    event.is_ok_and(|event| send(target, &event))
}

pub(super) fn mouse(target: &El, name: &str, spot: &Spot, buttons: u16) -> bool {
    let init = mouse_init(target, name, spot, buttons, 0);
    init.set_detail(i32::from(matches!(name, "mousedown" | "mouseup")));
    web_sys::MouseEvent::new_with_mouse_event_init_dict(name, init.unchecked_ref())
        .is_ok_and(|event| send(target, &event))
}

/// What mouse and pointer events have in common.
fn mouse_init(
    target: &El,
    name: &str,
    spot: &Spot,
    buttons: u16,
    button: i16,
) -> web_sys::PointerEventInit {
    let init = web_sys::PointerEventInit::new();
    let bubbles = !name.ends_with("enter");
    init.set_bubbles(bubbles);
    init.set_cancelable(bubbles);
    init.set_composed(true);
    let view = target.view();
    init.set_view(view.as_ref().map(|view| view.unchecked_ref()));
    init.set_client_x(spot.x as i32);
    init.set_client_y(spot.y as i32);
    init.set_button(button);
    init.set_buttons(buttons);
    init
}

/// `beforeinput` and `input`.
pub(super) fn input(target: &El, name: &str, data: Option<&str>) -> bool {
    let init = web_sys::InputEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(name == "beforeinput");
    init.set_composed(true);
    init.set_data(data);
    init.set_input_type(if data.is_some() {
        "insertText"
    } else {
        "deleteContentBackward"
    });
    web_sys::InputEvent::new_with_event_init_dict(name, &init)
        .is_ok_and(|event| send(target, &event))
}

/// A key's coming and going without effect of its own: some pages count letters by it.
pub(super) fn key(target: &El, name: &str, key: &str) {
    let init = web_sys::KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_composed(true);
    init.set_key(key);
    if let Ok(event) = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict(name, &init) {
        send(target, &event);
    }
}

/// A plain event that bubbles: `change`, or `input` of a list.
pub(super) fn plain(target: &El, name: &str) {
    let init = web_sys::EventInit::new();
    init.set_bubbles(true);
    init.set_composed(name == "input");
    if let Ok(event) = web_sys::Event::new_with_event_init_dict(name, &init) {
        send(target, &event);
    }
}

pub(super) fn focus(target: &El) {
    // Fails on elements that can't have the focus; those don't need it.
    let _ = target.focus(&dom::object(&[("preventScroll", JsValue::TRUE)]));
}

fn send(target: &El, event: &web_sys::Event) -> bool {
    target.dispatch(event).unwrap_or(true)
}
