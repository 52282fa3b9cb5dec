//! What stands chosen beside a button that is asked about: any of it may change what the button does.
use super::Session;
use super::state::Pending;
use crate::which::{self, Question};
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

impl Session {
    /// What stands chosen in its form or dialog: any of it may change what the button does.
    pub(super) fn chosen(&self, pending: &Pending) -> Option<String> {
        let elements = &self.seen.as_ref()?.observation.snapshot.elements;
        let target = elements
            .iter()
            .find(|e| e.reference == pending.binding.target());
        let sent = |e: &Element| target.is_none_or(|t| is_sent_with(e, t));
        let mut all = which::questions(elements);
        all.iter_mut().for_each(|q| q.members.retain(|m| sent(m)));
        let on = |e: &&Element| {
            let on = e.role == Role::Switch && e.is(ElementState::Checked);
            on && target.is_none_or(|t| e.reference != t.reference && is_sent_with(e, t))
        };
        let switched = elements.iter().filter(on).map(Element::whole_name);
        let form = target.and_then(|t| t.form.as_ref());
        let hidden = form.into_iter().flat_map(|form| &form.hidden_choices);
        let chosen: Vec<String> = all
            .iter()
            .flat_map(in_full)
            .chain(switched)
            .chain(hidden.map(String::as_str))
            .filter(|name| !name.is_empty())
            .map(|name| format!("“{name}”"))
            .collect();
        let text = chosen.join(", ");
        (!text.is_empty()).then_some(text)
    }
}

/// What is chosen, each by its whole name.
fn in_full<'a>(question: &Question<'a>) -> Vec<&'a str> {
    let ticked = (question.members.iter()).filter(|e| e.is(ElementState::Checked));
    let ticked: Vec<&str> = ticked.map(|e| e.whole_name()).collect();
    match ticked.is_empty() {
        true => question.chosen(),
        false => ticked,
    }
}

/// A press of the button may send what is chosen here: both are in the same form, or in the same dialog of no form. Where a page has no
/// forms, a script may send everything; but not what stands in another landmark form, or in every page's foot.
fn is_sent_with(choice: &Element, button: &Element) -> bool {
    let landmark = |e: &Element| {
        let form = e.within.iter().rev().find(|c| c.role == Role::Form);
        form.map(|c| c.name.clone())
    };
    match (&choice.form, &button.form) {
        (Some(one), Some(other)) => one.id == other.id,
        _ if choice.dialog() != button.dialog() => false,
        // In one dialog all may be one question.
        _ if button.in_dialog() => true,
        (None, None) => {
            landmark(choice) == landmark(button)
                && (!choice.is_furniture() || button.is_furniture())
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::snapshot::{Container, FormOwner, Method};

    fn control(form: Option<u32>, within: &[(Role, &str)]) -> Element {
        let container = |(role, name): &(Role, &str)| Container {
            role: *role,
            name: (*name).to_owned(),
        };
        Element {
            reference: protocol::ids::Ref(1),
            role: Role::Button,
            name: String::new(),
            whole_name: None,
            shows: None,
            state: Vec::new(),
            bbox: None,
            value: None,
            level: None,
            children: None,
            description: String::new(),
            href: None,
            input: None,
            required: false,
            popup: false,
            form: form.map(|id| FormOwner {
                id,
                action: String::new(),
                method: Method::Post,
                hidden_choices: Vec::new(),
            }),
            submits: false,
            acts_on_change: false,
            on_hover: false,
            options: Vec::new(),
            within: within.iter().map(container).collect(),
        }
    }

    #[test]
    fn only_what_is_sent_with_a_button_is_chosen_beside_it() {
        let dialog = (Role::Dialog, "Leave?");
        for (choice, button, sent) in [
            (control(Some(1), &[]), control(Some(1), &[]), true),
            // E-mail preferences on the same page.
            (control(Some(2), &[]), control(Some(1), &[]), false),
            (control(Some(2), &[]), control(None, &[]), false),
            (control(None, &[]), control(Some(1), &[]), false),
            (control(None, &[dialog]), control(Some(1), &[dialog]), true),
            (control(None, &[]), control(None, &[dialog]), false),
            (control(None, &[]), control(None, &[]), true),
            (
                control(None, &[(Role::Form, "E-mails")]),
                control(None, &[(Role::Form, "Leave")]),
                false,
            ),
            (
                control(None, &[(Role::ContentInfo, "")]),
                control(None, &[]),
                false,
            ),
        ] {
            assert_eq!(is_sent_with(&choice, &button), sent, "{choice:?}");
        }
    }
}
