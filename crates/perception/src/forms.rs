//! Which form a control belongs to, where that sends it, and whether a choice acts by itself.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::{address, inputs, scripted};
use protocol::role::Role;
use protocol::snapshot::{FormOwner, Method};

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>: the form that its attribute names, else the
/// nearest one around it. One that a parser or a script gave it otherwise, the harvest has handed over.
pub(crate) fn owner(reader: &Reader<'_>, node: NodeId) -> Option<NodeId> {
    let element = reader.tree.element(node).filter(|e| belongs(e))?;
    if element.has("form") {
        let named = reader.tree.referenced(node, "form");
        return named.into_iter().find(|n| is_form(reader, *n));
    }
    let mut around = reader.tree.ancestors(node);
    let form = around.find(|(_, e)| e.html("form"));
    form.filter(|(_, form)| form.scope == element.scope)
        .map(|(n, _)| n)
}

/// The same, as it is told.
pub(crate) fn form(reader: &Reader<'_>, node: NodeId) -> Option<FormOwner> {
    let owner = owner(reader, node)?;
    let forms = reader.forms();
    let button = reader.tree.element(node).filter(|_| submits(reader, node));
    let form = reader.tree.element(owner)?;
    let own = |of_button: &str, of_form: &str| {
        let said = button.and_then(|b| b.attr(of_button));
        said.or_else(|| form.attr(of_form)).unwrap_or_default()
    };
    Some(FormOwner {
        id: forms.partition_point(|n| *n < owner) as u32,
        action: action(reader, node, own("formaction", "action")),
        method: method(own("formmethod", "method")),
        hidden_choices: button.map_or_else(Vec::new, |_| hidden_choices(reader, owner)),
    })
}

/// What stands ticked or chosen in this form and has no place where a person could press it: in a closed `details`, a step that isn't shown.
/// By its label, else by the name that it is sent under.
fn hidden_choices(reader: &Reader<'_>, form: NodeId) -> Vec<String> {
    let chosen = |e: &RawElement| {
        e.checked == Some(true) && e.input_of(&["checkbox", "radio"]) && !e.disabled
    };
    let chosen = reader.tree.page.elements().filter(|(_, e)| chosen(e));
    let sent =
        chosen.filter(|(n, _)| owner(reader, *n) == Some(form) && reader.place(*n).is_none());
    let called = |(n, e): (NodeId, &RawElement)| match reader.name(n) {
        name if name.is_empty() => e.attr("name").unwrap_or_default().to_owned(),
        name => name,
    };
    let names = sent.map(called);
    names.filter(|name| !name.is_empty()).collect()
}

/// A press of it sends its form: <https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button>.
pub(crate) fn submits(reader: &Reader<'_>, node: NodeId) -> bool {
    let button = |e: &RawElement| match e.html("button") {
        true => !["button", "reset"].contains(&e.kind().as_str()),
        false => e.input_of(&["submit", "image"]),
    };
    reader.tree.element(node).is_some_and(button) && owner(reader, node).is_some()
}

/// By its markup, its labels', its group's or its form's, a script acts as soon as it is chosen, ticked or typed into.
pub(crate) fn acts_on_change(reader: &Reader<'_>, node: NodeId) -> bool {
    let Some(element) = reader
        .tree
        .element(node)
        .filter(|e| changes(reader, node, e))
    else {
        return false;
    };
    let around = reader.tree.ancestors(node);
    let groups = around.filter(|(n, _)| matches!(reader.role(*n), Role::Group | Role::RadioGroup));
    let labels = reader.tree.labels(node).iter().copied();
    let around = labels
        .chain(groups.map(|(n, _)| n))
        .chain(owner(reader, node));
    let option = |n: &NodeId| reader.tree.element(*n).is_some_and(|e| e.html("option"));
    let options = element
        .html("select")
        .then(|| reader.tree.descendants(node));
    let options = options.into_iter().flatten().filter(option);
    let mut heard = around.chain(options).filter_map(|n| reader.tree.element(n));
    scripted::acts_when_changed(element) || heard.any(scripted::hears_changes)
}

/// It is there to be chosen, ticked or typed into.
fn changes(reader: &Reader<'_>, node: NodeId, element: &RawElement) -> bool {
    use Role::*;
    let role = reader.role(node);
    inputs::takes_input(element)
        || element.html("select")
        || matches!(
            role,
            Checkbox
                | Combobox
                | ListBox
                | MenuItemCheckbox
                | MenuItemRadio
                | Option
                | Radio
                | Slider
                | Switch
        )
}

/// Elements that can have a form owner.
fn belongs(element: &RawElement) -> bool {
    const TAGS: [&str; 7] = [
        "button", "fieldset", "input", "object", "output", "select", "textarea",
    ];
    TAGS.iter().any(|tag| element.html(tag)) || element.tag.contains('-')
}

fn is_form(reader: &Reader<'_>, node: NodeId) -> bool {
    reader.tree.element(node).is_some_and(|e| e.html("form"))
}

/// Absolute; without one, the document's own. A script's is none.
fn action(reader: &Reader<'_>, node: NodeId, said: &str) -> String {
    let frame = reader.tree.frames_around(node).next();
    let frame = frame.and_then(|n| reader.tree.element(n)?.document.as_deref());
    let here = frame.unwrap_or(&reader.tree.page.url);
    let action = address::join(here, said.trim());
    let scheme = action.split(':').next().unwrap_or_default();
    match scheme.eq_ignore_ascii_case("javascript") {
        true => String::new(),
        false => action,
    }
}

fn method(said: &str) -> Method {
    match said.trim().to_ascii_lowercase().as_str() {
        "post" => Method::Post,
        "dialog" => Method::Dialog,
        _ => Method::Get,
    }
}
