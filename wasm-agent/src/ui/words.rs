//! What happens to words before they are drawn: direction, the bold part of a site, the fold of older steps, and the page's
//! own words made harmless. Pure.

/// Fewer steps than this are all shown; of more, only the newest [`SHOWN_STEPS`].
const FOLD_FROM: usize = SHOWN_STEPS + 2;
const SHOWN_STEPS: usize = 3;

/// How many of the oldest steps fold away. Never just one: a fold is as tall as a step.
pub(super) fn folded(steps: usize) -> usize {
    if steps < FOLD_FROM {
        0
    } else {
        steps - SHOWN_STEPS
    }
}

/// The words without control characters and without marks that reorder what stands around them
/// (<https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters>).
pub(super) fn plain(words: &str) -> String {
    words
        .chars()
        .filter(|c| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200b}' | '\u{feff}'))
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// `site` cut into what stands before the registrable domain, the domain, and what stands after it (a port).
/// All of it is the bold part when the domain isn't in it.
pub(super) fn site_parts<'a>(site: &'a str, bold: &str) -> (&'a str, &'a str, &'a str) {
    match site.rfind(bold).filter(|_| !bold.is_empty()) {
        Some(at) => (
            &site[..at],
            &site[at..at + bold.len()],
            &site[at + bold.len()..],
        ),
        None => ("", site, ""),
    }
}

/// `dir` for a BCP 47 language.
pub(super) fn direction(lang: &str) -> &'static str {
    match lang
        .split(['-', '_'])
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase()
        .as_str()
    {
        "ar" | "dv" | "fa" | "he" | "ps" | "ur" | "yi" => "rtl",
        _ => "ltr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fold_never_hides_a_single_step() {
        assert_eq!([0, 3, 4, 5, 9].map(folded), [0, 0, 0, 2, 6]);
    }

    #[test]
    fn a_page_can_not_turn_its_words_around() {
        assert_eq!(plain("Keep \u{202e}lecnac\u{202c}\nnow"), "Keep lecnac now");
    }

    #[test]
    fn words_that_run_right_to_left_by_nature_stay() {
        assert_eq!(plain("ביטול המנוי"), "ביטול המנוי");
    }

    #[test]
    fn the_registrable_domain_is_the_last_match_in_the_site() {
        assert_eq!(
            site_parts("a.com.evil.a.com:8443", "a.com"),
            ("a.com.evil.", "a.com", ":8443")
        );
    }

    #[test]
    fn a_site_without_the_domain_is_bold_as_a_whole() {
        assert_eq!(site_parts("127.0.0.1:80", ""), ("", "127.0.0.1:80", ""));
        assert_eq!(site_parts("x.org", "y.org"), ("", "x.org", ""));
    }

    #[test]
    fn hebrew_and_arabic_run_right_to_left() {
        assert_eq!(
            ["he-IL", "ar", "en", "de-AT", ""].map(direction),
            ["rtl", "rtl", "ltr", "ltr", "ltr"]
        );
    }
}
