//! A text's sentences, and where one ends though no full stop tells.
use crate::dates::everywhere;
use std::sync::LazyLock;

/// What full stops, question and exclamation marks end. "14. März", "29.99" and "e.g. x" go on.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let to = at + c.len_utf8();
        let next = chars.peek().map(|(_, n)| *n);
        let ends = match c {
            '。' | '！' | '？' | '\n' | '·' | '•' | '|' => true,
            '.' => {
                let (before, after) = (&text[from..at], &text[to..]);
                next.is_none_or(char::is_whitespace)
                    && !follows_day(before, after)
                    && !goes_on(before, after)
            }
            '!' | '?' | '…' | ';' => next.is_none_or(char::is_whitespace),
            _ => false,
        };
        if ends {
            found.push(text[from..to].trim());
            from = to;
        }
    }
    found.push(text[from..].trim());
    found.retain(|s| s.chars().any(char::is_alphanumeric));
    found
}

fn follows_day(before: &str, after: &str) -> bool {
    let digits: String = before
        .chars()
        .rev()
        .take_while(char::is_ascii_digit)
        .collect();
    let next = after.trim_start().chars().next();
    (1..=2).contains(&digits.len()) && next.is_some_and(char::is_alphabetic)
}

/// The full stop between these ends no sentence, though a space follows: it belongs to a shortened word, or stands inside a day.
pub fn goes_on(before: &str, after: &str) -> bool {
    shortens(before, after) || is_inside_a_day(before, after)
}

/// The full stop between these belongs to a shortened word, and the sentence goes on: “149 kr. pr. måned”, “d. 14. marts”. Such words are
/// those that the lists for prices write with it, and a small letter before a day.
fn shortens(before: &str, after: &str) -> bool {
    static SHORT: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let lists = [
            everywhere(|c| &c.sign),
            everywhere(|c| &c.currency),
            everywhere(|c| &c.per),
            everywhere(|c| &c.period),
        ];
        let short = lists.into_iter().flatten();
        short.filter_map(|word| word.strip_suffix('.')).collect()
    });
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next();
    let word = word.unwrap_or_default();
    let after = after.trim_start();
    let digits = after.chars().take_while(char::is_ascii_digit).count();
    let goes_on = digits > 0 || after.starts_with(char::is_lowercase);
    let letter = word.chars().count() == 1 && word.chars().all(char::is_lowercase);
    letter && (1..=2).contains(&digits) || goes_on && SHORT.contains(&word.to_lowercase().as_str())
}

/// “2026. 12. 3.”: a full stop behind its year, with its month and another full stop to come, or behind its month.
fn is_inside_a_day(before: &str, after: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let after = after.trim_start();
    let rest = after.trim_start_matches(digit);
    let short = |length: usize| (1..=2).contains(&length);
    let ends_in_year = |text: &str| text.len() - text.trim_end_matches(digit).len() == 4;
    let year = ends_in_year(before) && rest.starts_with('.');
    let month = before.rsplit_once('.').is_some_and(|(year, month)| {
        let month = month.trim_start();
        short(month.len()) && month.chars().all(digit) && ends_in_year(year)
    });
    short(after.len() - rest.len()) && (year || month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_stop_that_shortens_a_word_ends_no_sentence() {
        for whole in [
            "Det koster 149 kr. pr. md. i 3 måneder.",
            "Opsagt pr. 31. december 2027.",
            "Udløber d. 14. marts 2027.",
        ] {
            assert_eq!(sentences(whole), [whole]);
        }
        assert_eq!(
            sentences("Kun 149 kr. Plan B. 30 days."),
            ["Kun 149 kr.", "Plan B.", "30 days."]
        );
    }
}
