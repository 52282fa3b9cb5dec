//! What dates, prices, numbers and asked-for words look like. The words in them (months, periods) stand in the wording files.
use crate::heuristics::vocabulary::{Word, everywhere};
use regex_lite::{Regex, escape};
use std::sync::LazyLock;

/// The first date in a sentence, as it is written there.
pub fn date(sentence: &str) -> Option<String> {
    static DATE: LazyLock<Option<Regex>> = LazyLock::new(|| compile(&date_pattern()));
    let found = DATE.as_ref()?.find(sentence)?;
    Some(found.as_str().trim_end_matches(['.', ',']).to_owned())
}

/// An amount with its currency, and its period where it is written beside it.
pub(super) fn price(sentence: &str) -> Option<String> {
    static PRICE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let per = any(Word::Per);
        let period = any(Word::Period);
        let currency = any(Word::Currency);
        compile(&format!(
            r"(?i)(?:(?:US|CA|A)?[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|USD|EUR|GBP|CHF|{currency}))(?:\s?(?:/\s?|(?:{per})[\s'’]\s?)(?:{period})\b)?"
        ))
    });
    let found = PRICE.as_ref()?.find(sentence)?;
    Some(found.as_str().trim_end_matches(['.', ',']).to_owned())
}

/// A confirmation's number: capitals, digits and hyphens, with a digit among them.
pub(super) fn number(sentence: &str) -> Option<String> {
    static NUMBER: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"\b([A-Z0-9-]*\d[A-Z0-9-]{3,30})\b"));
    let found = NUMBER.as_ref()?.captures(sentence)?;
    Some(found[1].to_owned())
}

/// In quotes, or else in capitals.
pub(super) fn word_in(sentence: &str) -> Option<String> {
    static QUOTED: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r#"["“„«‘'「]([^"”“»’'」]{2,40})["”“»’'」]"#));
    static CAPITALS: LazyLock<Option<Regex>> = LazyLock::new(|| compile(r"\b([A-Z]{4,20})\b"));
    [&QUOTED, &CAPITALS].into_iter().find_map(|pattern| {
        let found = pattern.as_ref()?.captures(sentence)?;
        Some(found[1].trim().to_owned())
    })
}

fn date_pattern() -> String {
    let month = any(Word::Month);
    let ordinal = any(Word::Ordinal);
    let of = any(Word::DateOf);
    let digits = |form: &str| escape(form).replace(r"\#", "#").replace('#', r"\d{1,4}");
    let forms: Vec<String> = everywhere(Word::DateForm)
        .iter()
        .map(|f| digits(f))
        .collect();
    let whole = forms.join("|");
    let year = r"(?:19|20)\d{2}";
    let day = format!(r"\d{{1,2}}(?:{ordinal})?");
    format!(
        r"(?i){whole}|\d{{4}}-\d{{2}}-\d{{2}}|\b{day}\.? (?:(?:{of}) )?(?:{month})\b\.?(?:,? (?:(?:{of}) )?{year})?|\b(?:{month})\b\.? {day}(?:,? {year})?|\d{{1,2}}[/.]\d{{1,2}}(?:[/.]\d{{2,4}})?"
    )
}

/// Any word of this list, in any language.
fn any(kind: Word) -> String {
    let words: Vec<String> = everywhere(kind).iter().map(|w| escape(w)).collect();
    words.join("|")
}

/// None only for a pattern that can't be read, which fails the tests.
fn compile(pattern: &str) -> Option<Regex> {
    Regex::new(pattern).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_found_as_the_page_writes_them() {
        for (text, expected) in [
            (
                "Your membership ends on 4 December 2026.",
                "4 December 2026",
            ),
            ("It ends on December 4, 2026 at noon", "December 4, 2026"),
            ("on Dec. 4th, 2026", "Dec. 4th, 2026"),
            ("endet am 3. Dezember", "3. Dezember"),
            ("bis zum 3. März 2027", "3. März 2027"),
            ("finit le 4 juin 2027", "4 juin 2027"),
            ("dès le 1er août 2027", "1er août 2027"),
            ("el 3 de diciembre de 2026", "3 de diciembre de 2026"),
            ("em 3 de março de 2027", "3 de março de 2027"),
            ("fino al 3 luglio 2027", "3 luglio 2027"),
            ("tot 3 maart 2027", "3 maart 2027"),
            ("12月3日まで", "12月3日"),
            ("2026年12月3日に終了", "2026年12月3日"),
            ("on 12/04", "12/04"),
            ("until 2026-12-04", "2026-12-04"),
        ] {
            assert_eq!(date(text).as_deref(), Some(expected), "{text}");
        }
        for text in [
            "nothing here",
            "3 marketing mails",
            "you may",
            "2 settings",
            "4 items",
        ] {
            assert_eq!(date(text), None, "{text}");
        }
    }

    #[test]
    fn prices_keep_their_period() {
        for (text, expected) in [
            ("Premium €12.99 a month", "€12.99 a month"),
            ("$9.99/month, billed monthly", "$9.99/month"),
            ("12,99 € pro Monat", "12,99 € pro Monat"),
            ("9,99 € par mois", "9,99 € par mois"),
            ("9,99 € al mes", "9,99 € al mes"),
            ("9,99 € al mese", "9,99 € al mese"),
            ("€ 9,99 per maand", "€ 9,99 per maand"),
            ("月額 980円", "980円"),
            ("$120.00", "$120.00"),
        ] {
            assert_eq!(price(text).as_deref(), Some(expected), "{text}");
        }
    }
}
