//! What kind of input a field takes, and above all which fields are nobody's but the person's: passwords, cards, codes.
//! When in doubt it is a secret; the worst that follows is that the person types a harmless text themselves.
use crate::raw::RawElement;
use crate::roles;
use protocol::snapshot::InputKind;

/// What a field takes, by its own attributes and the `name` that people see; `None` for what takes no input.
pub fn input_kind(element: &RawElement, name: &str) -> Option<InputKind> {
    let editable = element.html("textarea") || roles::editable_host(element);
    let roled = element.attr("role").is_some_and(|r| {
        ["textbox", "searchbox"].iter().any(|t| {
            r.split_ascii_whitespace()
                .any(|x| x.eq_ignore_ascii_case(t))
        })
    });
    if !element.html("input") && !editable && !roled {
        return None;
    }
    let kind = element.kind();
    if element.html("input")
        && matches!(
            kind.as_str(),
            "button"
                | "submit"
                | "reset"
                | "image"
                | "checkbox"
                | "radio"
                | "range"
                | "color"
                | "hidden"
        )
    {
        return None;
    }
    if let Some(secret) = secret(element, name) {
        return Some(secret);
    }
    if editable || (roled && !element.html("input")) {
        return Some(if element.attr("aria-multiline") == Some("false") {
            InputKind::Text
        } else {
            InputKind::Multiline
        });
    }
    Some(match kind.as_str() {
        "email" => InputKind::Email,
        "number" => InputKind::Number,
        "date" | "datetime-local" | "month" | "time" | "week" => InputKind::Date,
        "tel" => InputKind::Telephone,
        "search" => InputKind::Search,
        "url" => InputKind::Url,
        "file" => InputKind::File,
        _ => InputKind::Text,
    })
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill> first, then what the field is called.
fn secret(element: &RawElement, name: &str) -> Option<InputKind> {
    if element.input_of(&["password"]) {
        return Some(InputKind::Password);
    }
    let autofill = element
        .attr("autocomplete")
        .unwrap_or_default()
        .to_ascii_lowercase();
    for token in autofill.split_ascii_whitespace() {
        match token {
            "current-password" | "new-password" => return Some(InputKind::Password),
            "one-time-code" => return Some(InputKind::OneTimeCode),
            _ if token.starts_with("cc-") => return Some(InputKind::Card),
            _ => {}
        }
    }
    let own =
        ["name", "id", "placeholder", "aria-label"].map(|a| element.attr(a).unwrap_or_default());
    let called = own
        .iter()
        .copied()
        .chain([name])
        .map(words)
        .collect::<Vec<_>>()
        .join(" ");
    let says = |list: &[&str]| list.iter().any(|w| called.contains(&format!(" {w} ")));
    if says(PASSWORD) {
        Some(InputKind::Password)
    } else if says(CARD) {
        Some(InputKind::Card)
    } else if says(CODE) {
        Some(InputKind::OneTimeCode)
    } else {
        None
    }
}

/// Lower-case words between single blanks: `cardNumber`, `card-number` and `Card number` are the same.
fn words(text: &str) -> String {
    let mut out = String::from(" ");
    let mut lower = false;
    for c in text.chars().take(200) {
        if !c.is_alphanumeric() {
            if !out.ends_with(' ') {
                out.push(' ');
            }
        } else {
            if c.is_uppercase() && lower {
                out.push(' ');
            }
            out.extend(c.to_lowercase());
        }
        lower = c.is_lowercase();
    }
    out.push(' ');
    out
}

const PASSWORD: &[&str] = &[
    "password",
    "passwd",
    "pwd",
    "passphrase",
    "passwort",
    "kennwort",
    "mot de passe",
    "contraseña",
    "senha",
    "wachtwoord",
    "hasło",
    "parola d accesso",
    "パスワード",
    "pin",
];
const CARD: &[&str] = &[
    "card number",
    "cardnumber",
    "ccnumber",
    "cc number",
    "credit card",
    "cvv",
    "cvc",
    "csc",
    "cvv2",
    "security code",
    "iban",
    "card expiry",
    "expiry date",
    "kartennummer",
    "prüfziffer",
    "numéro de carte",
    "número de tarjeta",
    "número do cartão",
    "numero di carta",
    "numero della carta",
    "kaartnummer",
    "numer karty",
    "カード番号",
];
const CODE: &[&str] = &[
    "otp",
    "totp",
    "2fa",
    "mfa",
    "one time code",
    "one time password",
    "verification code",
    "security code",
    "authentication code",
    "auth code",
    "login code",
    "sms code",
    "bestätigungscode",
    "verifizierungscode",
    "code de vérification",
    "código de verificación",
    "código de verificação",
    "codice di verifica",
    "verificatiecode",
    "kod weryfikacyjny",
    "認証コード",
    "確認コード",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn input(attrs: &[(&str, &str)]) -> RawElement {
        let attrs = attrs
            .iter()
            .map(|(n, v)| ((*n).to_owned(), (*v).to_owned()))
            .collect();
        RawElement {
            tag: "input".into(),
            attrs,
            ..RawElement::default()
        }
    }

    #[test]
    fn a_password_shown_in_clear_text_is_still_a_password() {
        assert_eq!(
            input_kind(
                &input(&[("type", "text"), ("autocomplete", "current-password")]),
                ""
            ),
            Some(InputKind::Password)
        );
    }

    #[test]
    fn a_card_field_is_known_by_its_name_alone() {
        assert_eq!(
            input_kind(&input(&[("name", "cardNumber")]), ""),
            Some(InputKind::Card)
        );
        assert_eq!(
            input_kind(&input(&[]), "Kartennummer"),
            Some(InputKind::Card)
        );
    }

    #[test]
    fn a_code_field_is_known_by_its_label() {
        assert_eq!(
            input_kind(&input(&[("type", "tel")]), "Enter the verification code"),
            Some(InputKind::OneTimeCode)
        );
    }

    #[test]
    fn a_survey_answer_is_plain_text() {
        assert_eq!(
            input_kind(&input(&[("name", "reason")]), "Why are you leaving?"),
            Some(InputKind::Text)
        );
        assert_eq!(
            input_kind(&input(&[("name", "confirm")]), "Type CANCEL to go on"),
            Some(InputKind::Text)
        );
    }

    #[test]
    fn buttons_take_no_input() {
        assert_eq!(input_kind(&input(&[("type", "submit")]), "Cancel"), None);
    }
}
