//! What kind of input a field takes, and above all which fields are nobody's but the person's: passwords, cards, codes.
//! When in doubt it is a secret; the worst that follows is that the person types a harmless text themselves.
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::roles;
use protocol::snapshot::InputKind;

/// A field that is called by more than this is known by its beginning.
const MAX_CALLED: usize = 2_000;

/// What they are called in all languages (`[secret]` in `wordings/LANG.toml`), by kind: `build/lists.rs`.
const SECRETS: &str = include_str!(concat!(env!("OUT_DIR"), "/secret.txt"));

/// What passwords are called in all languages, as far as it is one word: in small letters.
pub fn passwords() -> impl Iterator<Item = &'static str> {
    let of_passwords = SECRETS.lines().skip_while(|line| *line != "[password]");
    let of_passwords = of_passwords
        .skip(1)
        .take_while(|line| !line.starts_with('['));
    of_passwords.filter(|word| !word.starts_with('=') && !word.contains(' '))
}

/// Something is written in it.
pub(crate) fn is_field(element: &RawElement) -> bool {
    const OTHERS: &[&str] = &[
        "button", "submit", "reset", "image", "checkbox", "radio", "range", "color", "hidden",
    ];
    if element.html("input") {
        return !OTHERS.contains(&element.kind().as_str());
    }
    is_editable(element) || is_roled(element)
}

fn is_editable(element: &RawElement) -> bool {
    element.html("textarea") || roles::editable_host(element)
}

fn is_roled(element: &RawElement) -> bool {
    has_role(element, &["textbox", "searchbox"])
}

/// What a script made of something else, and what may hold a secret all the same.
fn is_made(element: &RawElement) -> bool {
    let own = element.html("input") || element.html("select") || is_editable(element);
    !own && !is_roled(element) && has_role(element, &["combobox", "spinbutton"])
}

/// A field of the browser's own making: what is seen in it is its value, whatever role it is given.
pub(crate) fn is_own_field(element: &RawElement) -> bool {
    let written = is_field(element) && (element.html("input") || is_editable(element));
    written || element.html("select")
}

/// It may hold what somebody wrote, whatever it is called.
pub(crate) fn takes_input(element: &RawElement) -> bool {
    is_field(element) || is_made(element)
}

/// What a field takes, by its own attributes and the `name` that people see; `None` for what takes no input.
pub fn input_kind(element: &RawElement, name: &str) -> Option<InputKind> {
    if is_made(element) {
        return secret(element, name);
    }
    if !is_field(element) {
        return None;
    }
    if let Some(secret) = secret(element, name) {
        return Some(secret);
    }
    if !element.html("input") {
        return Some(if element.attr("aria-multiline") == Some("false") {
            InputKind::Text
        } else {
            InputKind::Multiline
        });
    }
    Some(match element.kind().as_str() {
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

fn has_role(element: &RawElement, roles: &[&str]) -> bool {
    let said = element.attr("role").unwrap_or_default();
    let mut tokens = said.split_ascii_whitespace();
    tokens.any(|token| roles.iter().any(|role| token.eq_ignore_ascii_case(role)))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill> first, then what the field is called.
fn secret(element: &RawElement, name: &str) -> Option<InputKind> {
    if element.input_of(&["password"]) || element.masked {
        return Some(InputKind::Password);
    }
    let autofill = element
        .attr("autocomplete")
        .unwrap_or_default()
        .to_ascii_lowercase();
    for token in autofill.split_ascii_whitespace() {
        match token {
            // Lists of choices keep the browser's own suggestions away with it.
            "new-password" if has_role(element, &["combobox"]) => {}
            "current-password" | "new-password" => return Some(InputKind::Password),
            "one-time-code" => return Some(InputKind::OneTimeCode),
            _ if token.starts_with("cc-") => return Some(InputKind::Card),
            _ => {}
        }
    }
    let joined = |attributes: [&str; 2]| {
        let texts = attributes.map(|a| words(element.attr(a).unwrap_or_default()));
        texts.join(" ")
    };
    let own = joined(["name", "id"]);
    let shown = joined(["placeholder", "aria-label"]);
    let called = [own.as_str(), &shown, &words(name)].join(" ");
    secret_word(SECRETS, &own, &called)
}

/// The first kind of secret that one of these words stands for; with `=` before it only the field's own `name` or `id` counts, not
/// what people read.
pub(crate) fn secret_word(secrets: &str, own: &str, called: &str) -> Option<InputKind> {
    let mut kind = InputKind::Password;
    let (own, called) = (Called::new(own), Called::new(called));
    for line in secrets.lines() {
        match line {
            "[password]" => kind = InputKind::Password,
            "[card]" => kind = InputKind::Card,
            "[code]" => kind = InputKind::OneTimeCode,
            _ => {
                let (word, text) = match line.strip_prefix('=') {
                    Some(word) => (word, &own),
                    None => (line, &called),
                };
                if text.has(word) {
                    return Some(kind);
                }
            }
        }
    }
    None
}

/// What a field is called, for looking many words up in it. The text begins and ends with a blank.
struct Called<'t> {
    text: &'t str,
    /// Where a word begins.
    starts: Vec<usize>,
    /// Some of it is in a script without blanks.
    unbroken: bool,
}

impl<'t> Called<'t> {
    fn new(text: &'t str) -> Self {
        let blanks = text.match_indices(' ').map(|(at, _)| at + 1);
        Self {
            text,
            starts: blanks.filter(|at| !text[*at..].starts_with(' ')).collect(),
            unbroken: text.contains(is_unbroken),
        }
    }

    /// As whole words, where its script has blanks between them.
    fn has(&self, word: &str) -> bool {
        if word.contains(is_unbroken) {
            return self.unbroken && self.text.contains(word);
        }
        let whole = |at: &usize| {
            let rest = self.text[*at..].strip_prefix(word);
            rest.is_some_and(|rest| rest.starts_with(' '))
        };
        self.starts.iter().any(whole)
    }
}

fn is_unbroken(c: char) -> bool {
    c >= '\u{2E80}'
}

/// What a field is called by what stands around it, as far as a secret can be known by it: the group that it is in, what describes
/// it, the words right before it.
pub(crate) fn beside(reader: &Reader<'_>, node: NodeId) -> String {
    let tree = &reader.tree;
    let mut said = String::new();
    let mut say = |text: &str| {
        said.push_str(text);
        said.push(' ');
    };
    let group = tree.ancestors(node).find(|(_, e)| {
        e.html("fieldset") || e.attr("role").is_some_and(|role| role.trim() == "group")
    });
    let legend = |outer: NodeId| {
        let mut children = tree.children(outer).iter().copied();
        children.find(|c| tree.element(*c).is_some_and(|e| e.html("legend")))
    };
    let mut sources = tree.referenced(node, "aria-describedby");
    if let Some((group, element)) = group {
        say(element.attr("aria-label").unwrap_or_default());
        sources.extend(tree.referenced(group, "aria-labelledby"));
        sources.extend(legend(group));
    }
    for source in sources {
        let texts = tree.descendants(source).filter_map(|n| tree.text(n));
        texts.take(20).for_each(&mut say);
    }
    let siblings = tree.parent(node).map_or(&[][..], |p| tree.children(p));
    let before = siblings.iter().rev().skip_while(|n| **n >= node);
    before
        .map_while(|n| tree.text(*n))
        .take(3)
        .for_each(&mut say);
    said
}

/// Lower-case words between single blanks: `cardNumber`, `card-number` and `Card number` are the same.
fn words(text: &str) -> String {
    let mut out = String::from(" ");
    let mut lower = false;
    for c in text.chars().take(MAX_CALLED) {
        if !c.is_alphanumeric() {
            if !out.ends_with(' ') {
                out.push(' ');
            }
        } else {
            if c.is_uppercase() && lower {
                out.push(' ');
            }
            // A capital İ brings its dot along.
            out.extend(c.to_lowercase().next());
        }
        lower = c.is_lowercase();
    }
    out.push(' ');
    out
}

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
        for label in ["Kreditkartennummer", "クレジットカード番号を入力"] {
            assert_eq!(
                input_kind(&input(&[]), label),
                Some(InputKind::Card),
                "{label}"
            );
        }
    }

    #[test]
    fn a_capital_with_a_dot_is_a_letter_like_others() {
        assert_eq!(
            input_kind(&input(&[]), "ŞİFRENİZ"),
            Some(InputKind::Password)
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
