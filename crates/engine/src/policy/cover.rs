//! What lies over a control that was to be pressed, as far as its words tell: a letter that nobody ordered, a banner, an advertisement. To say
//! "Later" to it answers nothing else.
use crate::heuristics::tokens::{Sentence, place_of, sentences, tokens};
use crate::heuristics::wordings::{self, Wordings};
use crate::heuristics::{Intent, is_control};
use protocol::action::ErrorCode;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, Observation};

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
    let inside = !name.is_empty() && place_of(&name, &tokens(cover)).is_some();
    let intent = wordings::intent(&element.name, languages);
    let closes = matches!(
        intent,
        Intent::Back | Intent::Decline | Intent::Remind | Intent::Skip
    );
    // Of a dialog only its name was told, so it is put off or closed, and no more; what it asks stands in it.
    let named = |d: &&Container| !d.name.is_empty() && d.name == cover;
    let dialog = element.dialog().filter(named);
    let dialog = dialog.filter(|_| matches!(intent, Intent::Back | Intent::Remind));
    let speaks = |e: &Element| {
        let text = Sentence::new(&e.name);
        wordings::names_subscription(&e.name, languages)
            || languages.iter().any(|w| w.speaks_of_ending(&text))
            || wordings::intent(&e.name, languages).keeps() && e.reference != element.reference
    };
    let mut within = page.snapshot.elements.iter();
    let harmless = |d| !within.any(|e| e.dialog() == Some(d) && speaks(e));
    let inside = inside || dialog.is_some_and(harmless);
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
