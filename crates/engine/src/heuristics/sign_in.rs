//! Whether a password field asks somebody to sign in. In the settings of an account it changes the password, or confirms something, and
//! the account is open all the same.
use super::{Intent, intent_of, is_control};
use lexicon::{Concept, lexicon};
use protocol::snapshot::{Element, ElementState, InputKind, Observation};

/// A form to sign in has this many fields beside its password.
const FIELDS: usize = 2;

pub(super) fn asks_to_sign_in(page: &Observation) -> bool {
    let elements = &page.snapshot.elements;
    let mut passwords = elements.iter().filter(|e| is_password(e));
    !can_sign_out(page)
        && passwords.any(|field| {
            let beside = || elements.iter().filter(|e| in_one_form(e, field));
            let others = beside().filter(|e| e.input.is_some() && !is_password(e));
            let alone = beside().filter(|e| is_password(e)).count() == 1;
            alone && others.count() <= FIELDS && !shows_a_way_out(page, field)
        })
}

/// Twice, so that it is the right one, or the old one and the new one: by somebody who has signed in.
pub(super) fn sets_a_password(page: &Observation) -> bool {
    let elements = &page.snapshot.elements;
    let passwords = || elements.iter().filter(|e| is_password(e));
    let twice =
        |one: &Element| passwords().any(|o| o.reference != one.reference && in_one_form(o, one));
    can_sign_out(page) && passwords().any(twice)
}

/// Only who has signed in can sign out.
fn can_sign_out(page: &Observation) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let out =
        |e: &&Element| is_control(e) && lexicon().read(&e.name, &languages).has(Concept::SignOut);
    page.snapshot.elements.iter().any(|e| out(&e))
}

fn is_password(element: &Element) -> bool {
    element.input == Some(InputKind::Password) && !element.is(ElementState::Hidden)
}

fn in_one_form(one: &Element, other: &Element) -> bool {
    let id = |e: &Element| e.form.as_ref().map(|form| form.id);
    id(one) == id(other) && one.dialog() == other.dialog()
}

/// Whoever hasn't signed in is shown no way out of a subscription.
fn shows_a_way_out(page: &Observation, field: &Element) -> bool {
    let enters = |e: &Element| {
        let apart = field.form.is_none() || !in_one_form(e, field);
        let over = field.in_dialog() && !e.in_dialog();
        apart
            && !over
            && is_control(e)
            && !e.is_furniture()
            && intent_of(e, page, None) == Intent::Enter
    };
    page.snapshot.elements.iter().any(enters)
}
