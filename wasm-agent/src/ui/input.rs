//! What the person does to the face: clicks, keys, dragging. Only what the browser vouches for (`isTrusted`) counts, and
//! nothing of it reaches the page.
use super::dom;
use super::inner::Inner;
use gloo::events::{EventListener, EventListenerOptions};
use protocol::message::PersonInput;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, MouseEvent, PointerEvent};

/// What would bubble on into the page and look there like a click beside its own dialog, or like typing.
const KEPT: [&str; 19] = [
    "click",
    "dblclick",
    "auxclick",
    "contextmenu",
    "mousedown",
    "mouseup",
    "pointerdown",
    "pointerup",
    "pointermove",
    "touchstart",
    "touchend",
    "keydown",
    "keyup",
    "keypress",
    "focusin",
    "focusout",
    "transitionrun",
    "transitionstart",
    "transitioncancel",
];

/// What makes the browser call a tab used.
const PRESSES: [&str; 6] = [
    "pointerdown",
    "mousedown",
    "pointerup",
    "touchend",
    "keydown",
    "drop",
];

/// Anew, if it is not the first time.
pub(super) fn listen(inner: &Rc<Inner>) {
    inner.listeners.borrow_mut().clear();
    let (shadow, window): (&EventTarget, &EventTarget) = (&inner.layer.shadow, &inner.layer.window);
    hear(inner, shadow, "click", true, clicked);
    for begins in ["pointerdown", "mousedown", "keydown"] {
        hear(inner, shadow, begins, true, press_begins);
    }
    for pressed in PRESSES {
        hear(inner, window, pressed, true, heard_beside);
        hear(inner, shadow, pressed, true, heard);
    }
    hear(inner, shadow, "keydown", true, key_down);
    hear(inner, shadow, "pointerdown", true, drag_begins);
    hear(inner, shadow, "pointermove", true, drag);
    hear(inner, shadow, "pointerup", true, drag_ends);
    hear(inner, shadow, "pointercancel", true, drag_ends);
    hear(inner, shadow, "cancel", true, cancelled);
    hear(inner, shadow, "close", true, closed);
    hear(inner, window, "keydown", true, escape);
    hear(inner, window, "resize", true, |inner, _| inner.keep_clear());
    hear(inner, window, "blur", true, another_window);
    for kept in KEPT {
        hear(inner, shadow, kept, false, |_, event| {
            event.stop_propagation()
        });
    }
}

fn hear(
    inner: &Rc<Inner>,
    target: &EventTarget,
    kind: &'static str,
    capture: bool,
    then: fn(&Inner, &Event),
) {
    let weak: Weak<Inner> = Rc::downgrade(inner);
    let phase = if capture {
        EventListenerOptions::run_in_capture_phase()
    } else {
        EventListenerOptions::default()
    };
    let options = EventListenerOptions {
        passive: false,
        ..phase
    };
    let listener = EventListener::new_with_options(target, kind, options, move |event| {
        if let Some(inner) = weak.upgrade().filter(|inner| !inner.gone.get()) {
            then(&inner, event);
        }
    });
    inner.listeners.borrow_mut().push(listener);
}

fn clicked(inner: &Inner, event: &Event) {
    let button = target(event).and_then(|t| t.closest("[data-does]").ok().flatten());
    let Some(button) = button.filter(|_| event.is_trusted()) else {
        return;
    };
    inner.felt.forget(&inner.layer.window, &button);
    let does = button.get_attribute("data-does").unwrap_or_default();
    // What can't be seen while a picture is taken can only be stopped.
    let stops = does == "close" || does.parse().is_ok_and(|n| inner.panel.stops(n));
    if inner.is_aside() && !stops {
        return;
    }
    match does.as_str() {
        "close" => inner.say(PersonInput::Close),
        "fold" => inner.panel.turn_fold(),
        "reject" => inner.answer(false),
        "approve" => approve(inner, event),
        number => {
            if let Some(input) = number.parse().ok().and_then(|n| inner.panel.input(n)) {
                inner.say(input);
            }
        }
    }
}

fn approve(inner: &Inner, event: &Event) {
    let sheet = inner.asked.borrow().clone();
    let (Some(sheet), Some(click)) = (sheet, event.dyn_ref::<MouseEvent>()) else {
        return;
    };
    if sheet.may_approve(&inner.layer, click) {
        inner.answer(true);
    }
}

fn press_begins(inner: &Inner, event: &Event) {
    let again = event
        .dyn_ref::<KeyboardEvent>()
        .is_some_and(KeyboardEvent::repeat);
    if let (Some(sheet), Some(on)) = (inner.asked.borrow().as_ref(), target(event))
        && event.is_trusted()
        && !again
    {
        sheet.press_begins(&on);
    }
}

fn heard(inner: &Inner, event: &Event) {
    if event.is_trusted() {
        inner.felt.hear(&inner.layer.window);
    }
}

/// Not for us. What is for us only counts as heard where it arrives: whoever comes after us here can still keep it from there.
fn heard_beside(inner: &Inner, event: &Event) {
    let own: &Element = &inner.layer.host;
    if target(event).as_ref() != Some(own) {
        heard(inner, event);
    }
}

/// A key that presses buttons, on one of ours: its click is due.
fn key_down(inner: &Inner, event: &Event) {
    let key = event.dyn_ref::<KeyboardEvent>();
    let button = target(event).and_then(|t| t.closest("[data-does]").ok().flatten());
    if let (Some(key), Some(button)) = (key, button)
        && key.is_trusted()
        && ["Enter", " "].contains(&key.key().as_str())
    {
        let again = key.repeat();
        inner.felt.key_down(&inner.layer.window, button, again);
    }
}

/// Esc says no to a question and stops a run, wherever the keyboard is.
fn escape(inner: &Inner, event: &Event) {
    let Some(key) = event
        .dyn_ref::<KeyboardEvent>()
        .filter(|k| k.is_trusted() && k.key() == "Escape" && !k.is_composing())
    else {
        return;
    };
    let asking = inner.is_asking();
    if !asking && !inner.panel.can_stop() {
        return;
    }
    key.prevent_default();
    key.stop_immediate_propagation();
    if asking {
        inner.answer(false);
    } else if !key.repeat() {
        inner.say(PersonInput::Stop);
    }
}

/// The browser's own way out of a dialog (Esc that the page kept from us, a back gesture) is a no, too.
fn cancelled(inner: &Inner, event: &Event) {
    event.prevent_default();
    if event.is_trusted() {
        inner.answer(false);
    }
}

fn closed(inner: &Inner, event: &Event) {
    // Our own raising and re-mounting close it, too; then it is open again by the time that this is heard.
    if event.is_trusted()
        && inner.is_asking()
        && inner.layer.host.is_connected()
        && !inner.layer.dialog.open()
    {
        inner.answer(false);
    }
}

/// Another window may stand in front from now on: what is read anew after it counts, and not what was read before.
fn another_window(inner: &Inner, event: &Event) {
    // In the capture phase elements that lose the focus come by as well.
    let own: &EventTarget = &inner.layer.window;
    if event.is_trusted()
        && event.target().as_ref() == Some(own)
        && let Some(sheet) = inner.asked.borrow().as_ref()
    {
        sheet.shut();
    }
}

fn drag_begins(inner: &Inner, event: &Event) {
    let Some(pointer) = event
        .dyn_ref::<PointerEvent>()
        .filter(|p| p.is_trusted() && p.button() == 0)
    else {
        return;
    };
    let on_title = target(event).is_some_and(|on| {
        inner.panel.title.contains(Some(&on)) && on.closest("button").ok().flatten().is_none()
    });
    if on_title {
        let at = dom::rect_of(&inner.panel.root);
        inner
            .held
            .set(Some((pointer.client_x() - at.x, pointer.client_y() - at.y)));
        let _ = inner.panel.title.set_pointer_capture(pointer.pointer_id());
        let _ = inner.panel.root.class_list().add_1("dragged");
        pointer.prevent_default();
    }
}

fn drag(inner: &Inner, event: &Event) {
    if let (Some((x, y)), Some(pointer)) = (inner.held.get(), event.dyn_ref::<PointerEvent>())
        && pointer.is_trusted()
    {
        let at = (pointer.client_x() - x, pointer.client_y() - y);
        inner.panel.move_to(&inner.layer.window, at);
    }
}

fn drag_ends(inner: &Inner, _: &Event) {
    if inner.held.take().is_some() {
        let _ = inner.panel.root.class_list().remove_1("dragged");
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target().and_then(|t| t.dyn_into::<Element>().ok())
}
