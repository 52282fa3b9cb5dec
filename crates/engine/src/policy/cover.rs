//! What lies over a control that was to be pressed, as far as its words tell: a letter that nobody ordered, a banner, an advertisement. To say
//! "Later" to it answers nothing else.
use crate::heuristics::tokens::{place_of, sentences, tokens};
use crate::heuristics::wordings::{self, Wordings};
use crate::heuristics::{Intent, is_control};
use protocol::action::ErrorCode;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};

/// The cover's words, out of a press's error; none where nothing covered the control.
pub(crate) fn words(error: &str) -> Option<&str> {
    error.strip_prefix(&ErrorCode::ElementObscured.to_string())?;
    let (_, said) = error.rsplit_once('“')?;
    Some(said.rsplit_once('”')?.0)
}

/// It stands in the cover, and says that it is closed or put off; the cover speaks of no subscription and of ending none.
pub(crate) fn only_closes(
    element: &Element,
    cover: &str,
    page: &Observation,
    languages: &[&Wordings],
) -> bool {
    let name = tokens(&element.name);
    let dialog = element
        .dialog()
        .filter(|d| !d.name.is_empty() && d.name == cover);
    let inside = !name.is_empty() && place_of(&name, &tokens(cover)).is_some() || dialog.is_some();
    // Of a dialog only its name was told; what it says stands in it.
    let mut within = page.snapshot.elements.iter();
    let of_the_subscription = |e: &Element| wordings::names_subscription(&e.name, languages);
    let speaks = |d| within.any(|e| e.dialog() == Some(d) && of_the_subscription(e));
    if dialog.is_some_and(speaks) {
        return false;
    }
    let closes = matches!(
        wordings::intent(&element.name, languages),
        Intent::Back | Intent::Decline | Intent::Remind | Intent::Skip
    );
    let of_it = wordings::names_subscription(cover, languages)
        || sentences(cover)
            .iter()
            .any(|s| languages.iter().any(|w| w.speaks_of_ending(s)));
    inside && presses_only(element) && closes && !of_it
}

/// What has an address leads away.
pub(crate) fn presses_only(element: &Element) -> bool {
    is_control(element) && element.role != Role::Tab && element.href.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_covers_words_are_told_from_the_controls() {
        let error = "element_obscured: The link “My plan” is covered by another element (<div>), which says “Get the app. Later”.";
        assert_eq!(words(error), Some("Get the app. Later"));
        assert_eq!(
            words("timeout: The link “My plan” did not stand still."),
            None
        );
    }
}
