//! What a page wants filled in, in each of the three looks.
use super::data::{Field, FieldKind as K, Text};
use super::draw::Draw;
use super::look::Look;
use maud::{Markup, html};

pub(super) fn field(draw: &Draw<'_>, field: &Field) -> Markup {
    let ask = draw.text(&field.ask);
    let inside = match (field.kind, draw.look) {
        (K::Radios, Look::Soup) => soup_radios(draw, field, &ask),
        (K::Check, Look::Soup) => {
            let needed = !field.optional;
            return html! {
                div role="checkbox" tabindex="0" aria-checked=(if field.ticked { "true" } else { "false" }) data-needed[needed] data-f={ "f" (field.id) } { span { (ask) } }
            };
        }
        (K::Radios, _) => radios(draw, field, &ask),
        (K::Captcha, _) => html! { iframe title="reCAPTCHA" src={ "/captcha?" (ask) } {} },
        _ => labelled(draw, field, &ask),
    };
    if draw.look != Look::Components || field.kind == K::Captcha {
        return inside;
    }
    html! {
        ui-field {
            template shadowrootmode=(draw.shadow_mode()) {
                link rel="stylesheet" href="/assets/site.css";
                (inside)
            }
        }
    }
}

fn name(field: &Field) -> String {
    format!("f{}", field.id)
}

fn radios(draw: &Draw<'_>, field: &Field, ask: &str) -> Markup {
    html! {
        fieldset {
            legend { (ask) }
            @for (n, choice) in field.of.iter().enumerate() {
                label { input type="radio" name=(name(field)) value=(n) required[!field.optional]; " " (draw.text(choice)) }
            }
            @if let Some(other) = &field.other { (more(draw, field, other)) }
        }
    }
}

fn soup_radios(draw: &Draw<'_>, field: &Field, ask: &str) -> Markup {
    let id = format!("q{}", field.id);
    html! {
        div class=(draw.class("question")) {
            div id=(id) { (ask) }
            div role="radiogroup" aria-labelledby=(id) data-needed[!field.optional] data-f=(name(field)) {
                @for (n, choice) in field.of.iter().enumerate() {
                    div role="radio" tabindex="0" aria-checked="false" data-v=(n) { span { (draw.text(choice)) } }
                }
            }
            @if let Some(other) = &field.other { (more(draw, field, other)) }
        }
    }
}

/// What the last choice asks for besides.
fn more(draw: &Draw<'_>, field: &Field, other: &Text) -> Markup {
    let (other, of) = (draw.text(other), name(field));
    let name = format!("{of}more");
    html! {
        div data-other=(of) hidden {
            @if draw.look == Look::Soup { textarea name=(name) placeholder=(other) {} }
            @else { label { (other) textarea name=(name) {} } }
        }
    }
}

fn labelled(draw: &Draw<'_>, field: &Field, ask: &str) -> Markup {
    let (name, needed) = (name(field), !field.optional);
    let id = format!("i{}", field.id);
    let input = match field.kind {
        K::Select => html! {
            select name=(name) id=(id) required[needed] {
                option value="" { "–" }
                @for (n, choice) in field.of.iter().enumerate() { option value=(n) { (draw.text(choice)) } }
            }
        },
        K::Area => {
            let least = (field.least > 0).then_some(field.least);
            html! { textarea name=(name) id=(id) required[needed] minlength=[least] data-least=[least] {} }
        }
        K::Check => {
            return html! { label { input type="checkbox" name=(name) required[needed] checked[field.ticked]; " " (ask) } };
        }
        kind => {
            let word = field.word.as_ref().map(|w| draw.text(w));
            let (sort, auto) = match kind {
                K::Email => ("email", "username"),
                K::Password => ("password", "current-password"),
                K::Code => ("text", "one-time-code"),
                _ => ("text", "off"),
            };
            let secret = matches!(kind, K::Password | K::Code);
            html! { input type=(sort) name=(name) id=(id) autocomplete=(auto) required[needed] pattern=[word] data-secret[secret]; }
        }
    };
    html! { p { label for=(id) { (ask) } " " (input) } }
}
