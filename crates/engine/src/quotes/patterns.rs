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

/// A price per period, and beside it for how many of them: "1 € a month for 6 months".
pub(super) fn is_a_price_for_some_time(sentence: &str) -> bool {
    static SOME: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let period = any(Word::Period);
        compile(&format!(
            r"(?i)(?:^|[^\d.,])([1-9]\d?)\s?(?:か|ヶ|カ|ヵ)?(?:{period})"
        ))
    });
    let price = price(sentence);
    let Some(price) = price.filter(|_| sentence.chars().count() < 160) else {
        return false;
    };
    let rest = sentence.replacen(&price, " ", 1);
    SOME.as_ref().is_some_and(|some| some.is_match(&rest))
}

/// A confirmation's number: capitals, digits and hyphens, with a digit among them.
pub(super) fn number(sentence: &str) -> Option<String> {
    static NUMBER: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"\b([A-Z0-9-]*\d[A-Z0-9-]{3,30})\b"));
    let found = NUMBER.as_ref()?.captures(sentence)?;
    Some(found[1].to_owned())
}

/// A telephone number as it is written: seven digits or more, the last may be letters ("1-800-JOURNAL").
pub(super) fn phone(sentence: &str) -> Option<String> {
    static PHONE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        compile(r"(?:\+|\(|\b)\d[\d ().\-/\u{2011}]{1,16}(?:[A-Z]{4,10}|\d{2,8})\b")
    });
    let found = PHONE.as_ref()?.find_iter(sentence).map(|m| m.as_str());
    let digits = |text: &str| text.chars().filter(|c| c.is_ascii_alphanumeric()).count();
    found
        .filter(|text| digits(text) >= 7 && date(text).as_deref() != Some(text))
        .map(str::to_owned)
        .next()
}

/// From one time of day to another: "9 am to 5 pm", "9:00–17:00", "8 bis 20 Uhr".
pub(super) fn hours(sentence: &str) -> Option<String> {
    static HOURS: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let clock = format!(r"(?:[ap]\.?m\.?|{})", any(Word::Clock));
        let to = format!(r"(?:-|–|—|~|～|{})", any(Word::ClockTo));
        let time = r"\d{1,2}(?:[:.]\d{2})?";
        compile(&format!(
            r"(?i){time}\s?{clock}?\s?{to}\s?{time}\s?{clock}|\d{{1,2}}[:.]\d{{2}}\s?{clock}?\s?{to}\s?\d{{1,2}}[:.]\d{{2}}"
        ))
    });
    let found = HOURS.as_ref()?.find(sentence)?;
    Some(found.as_str().trim().to_owned())
}

/// In quotes, or else in capitals.
pub(super) fn word_in(sentence: &str) -> Option<String> {
    static QUOTED: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r#"["“„«‘'「]([^"”“»’'」]{2,40})["”“»’'」]"#));
    static CAPITALS: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"(?:^|[^\w])([A-ZÀ-ÖØ-Þ]{4,20})(?:$|[^\w])"));
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
    fn a_price_for_so_many_months_is_told_from_a_price() {
        for offer in [
            "Stay for 1 € a month for 6 months.",
            "Restez avec nous : 1 € par mois pendant 6 mois.",
            "Fique por R$ 5 por mês durante 6 meses.",
            "今なら6か月間、月額100円でご利用いただけます。",
        ] {
            assert!(is_a_price_for_some_time(offer), "{offer}");
        }
        for other in [
            "Premium, €12.99 a month",
            "€12.99 a month, until 4 December 2026",
            "You have been with us for 6 months.",
            "Four screens, 2 devices, €12.99 a month",
        ] {
            assert!(!is_a_price_for_some_time(other), "{other}");
        }
    }

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
    fn numbers_to_call_and_hours_are_told_from_dates_and_prices() {
        for (text, number) in [
            ("call us at 1-800-555-0199.", "1-800-555-0199"),
            ("Call 1-800-JOURNAL today", "1-800-JOURNAL"),
            ("Rufen Sie an: +49 (0)30 901820", "+49 (0)30 901820"),
            ("Appelez le 01 23 45 67 89", "01 23 45 67 89"),
            ("お電話 0120-123-456", "0120-123-456"),
        ] {
            assert_eq!(phone(text).as_deref(), Some(number), "{text}");
        }
        for text in [
            "on 4 December 2026",
            "2026-12-04",
            "04/12/2026",
            "$120.00",
            "within 24 hours",
        ] {
            assert_eq!(phone(text), None, "{text}");
        }
        for (text, open) in [
            ("Monday to Friday, 9 am to 5 pm", "9 am to 5 pm"),
            ("Mo–Fr 8 bis 20 Uhr", "8 bis 20 Uhr"),
            ("du lundi au vendredi de 9 h à 18 h", "9 h à 18 h"),
            ("ma-vr 9:00–17:00", "9:00–17:00"),
            ("平日9時～17時", "9時～17時"),
        ] {
            assert_eq!(hours(text).as_deref(), Some(open), "{text}");
        }
        assert_eq!(hours("3 to 5 days"), None);
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
