//! What dates, prices, numbers and asked-for words look like. The words in them (months, periods) stand in the wording files.
use crate::heuristics::vocabulary::{Word, everywhere};
use lexicon::dates::{DIGITS, form_of, in_any_case};
use lexicon::{Concept as C, lexicon};
use regex_lite::Regex;
use std::ops::Range;
use std::sync::LazyLock;

/// The first date in a sentence, as it is written there.
pub fn date(sentence: &str) -> Option<String> {
    static DATE: LazyLock<Option<Regex>> = LazyLock::new(|| compile(&date_pattern()));
    let mut found = DATE.as_ref()?.find_iter(sentence);
    let date = found.find(|m| is_a_date(sentence, m.range()))?;
    Some(date.as_str().trim_end_matches(['.', ',']).to_owned())
}

/// No price ("$9.99", "1.299,00"), no "24/7", no beginning of a longer number ("December 20" of "December 2026").
fn is_a_date(sentence: &str, at: Range<usize>) -> bool {
    let (before, found, after) = (
        &sentence[..at.start],
        &sentence[at.clone()],
        &sentence[at.end..],
    );
    let digit = |c: char| c.is_ascii_digit();
    let goes_on = after.starts_with(digit)
        || after.starts_with(['.', ',', '/', '-']) && after[1..].starts_with(digit);
    let went_on = before.ends_with(digit)
        || before.ends_with(['.', ',', '/']) && before[..before.len() - 1].ends_with(digit);
    let numeric = found.starts_with(digit) && !found.contains(|c: char| c.is_alphabetic());
    let plausible = !numeric || is_day_and_month(found) && !is_amount(before, after);
    !goes_on && !went_on && plausible
}

fn is_amount(before: &str, after: &str) -> bool {
    let (before, after) = (before.trim_end(), after.trim_start().to_lowercase());
    let sign = everywhere(Word::Sign).iter().any(|s| before.ends_with(s));
    let currency = everywhere(Word::Currency).iter();
    sign || after.starts_with('%')
        || currency
            .into_iter()
            .any(|c| after.starts_with(&c.to_lowercase()))
}

/// "4.12.2026", "2026/12/04"; without a year only "04/12" or "4.12.".
fn is_day_and_month(numbers: &str) -> bool {
    let parts: Vec<&str> = numbers
        .split(['.', '/', '-'])
        .map(str::trim)
        .filter(|p| !p.is_empty())
        .collect();
    let short: Vec<u32> = parts
        .iter()
        .filter(|p| p.len() <= 2)
        .filter_map(|p| p.parse().ok())
        .collect();
    let fits = |day: u32, month: u32| (1..=31).contains(&day) && (1..=12).contains(&month);
    match (parts.len(), short.as_slice()) {
        (3, [a, b] | [a, b, _]) => fits(*a, *b) || fits(*b, *a),
        (2, [a, b]) => {
            let whole = match numbers.contains('.') {
                true => numbers.ends_with('.'),
                false => parts.iter().all(|p| p.len() == 2),
            };
            whole && (fits(*a, *b) || fits(*b, *a))
        }
        _ => false,
    }
}

/// An amount with its currency, and its period where it is written beside it.
pub(super) fn price(sentence: &str) -> Option<String> {
    prices(sentence).next()
}

/// Each of them.
pub(super) fn prices(sentence: &str) -> impl Iterator<Item = String> {
    static PRICE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let per = any(Word::Per);
        let period = any(Word::Period);
        let (sign, currency) = (any(Word::Sign), currencies());
        let counted = forms(Word::Interval);
        compile(&format!(
            r"(?i)(?:(?:{sign})\s?\d[\d.,]*|\d[\d.,]*\s?(?:{currency}))(?:\s?(?:/\s?|(?:{per})[\s'’]\s?)(?:{period})\b|\s?(?:{counted}))?"
        ))
    });
    let found = PRICE.as_ref().map(|price| price.find_iter(sentence));
    let found = found.into_iter().flatten();
    found.map(|f| f.as_str().trim_end_matches(['.', ',']).to_owned())
}

/// A sum that is due once: it has no period.
pub(super) fn is_an_amount(sentence: &str) -> bool {
    prices(sentence).any(|price| !names_period(&price))
}

/// A price per period, as far as one is written right beside it; the first may be a lure: "$0 now, then $7.99/mo".
pub(super) fn is_a_running_price(text: &str) -> bool {
    prices(text).any(|price| names_period(&price))
}

fn names_period(price: &str) -> bool {
    static COUNTED: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(&format!("(?i)(?:{})$", forms(Word::Interval))));
    let counted = || COUNTED.as_ref().is_some_and(|c| c.is_match(price));
    price.contains('/') || price.split_whitespace().count() > 2 || counted()
}

/// A price per period, and beside it for how many of them: "1 € a month for 6 months".
pub(super) fn is_a_price_for_some_time(sentence: &str) -> bool {
    static SOME: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let (counter, period) = (any(Word::Counter), any(Word::Period));
        compile(&format!(
            r"(?i)(?:^|[^\d.,])([1-9]\d?)\s?(?:{counter})?(?:{period})"
        ))
    });
    let price = price(sentence);
    let Some(price) = price.filter(|_| sentence.chars().count() < 160) else {
        return false;
    };
    let rest = sentence.replacen(&price, " ", 1);
    SOME.as_ref().is_some_and(|some| some.is_match(&rest))
}

/// A confirmation's number: capitals, digits and hyphens, with a digit among them; no date, no price, nobody's telephone.
pub(super) fn number(sentence: &str) -> Option<String> {
    static NUMBER: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"\b[A-Z0-9][A-Z0-9-]{2,33}\b"));
    let mut rest = sentence.to_owned();
    let others = |text: &str| {
        let dialled = phone(text).filter(|number| number.contains([' ', '(', '+', '/', '.']));
        date(text).or_else(|| price(text)).or(dialled)
    };
    // A sentence that holds more of them than these names no number.
    for _ in 0..8 {
        let Some(other) = others(&rest) else { break };
        rest = rest.replacen(&other, " ", 1);
    }
    if others(&rest).is_some() {
        return None;
    }
    let mut found = NUMBER.as_ref()?.find_iter(&rest);
    let number = found.find(|m| {
        let digits = m.as_str().chars().filter(char::is_ascii_digit).count();
        let labelled = rest[..m.start()].trim_end().ends_with([':', '：', '#']);
        let year = m.len() == 4 && (m.as_str().starts_with("19") || m.as_str().starts_with("20"));
        m.len() >= 4 && digits > 0 && (labelled || !(digits == 4 && year))
    })?;
    Some(number.as_str().to_owned())
}

/// A telephone number as it is written: seven digits or more, the last may be letters ("1-800-JOURNAL").
pub(super) fn phone(sentence: &str) -> Option<String> {
    static PHONE: LazyLock<Option<Regex>> = LazyLock::new(|| {
        compile(r"(?:\+|\(|\b)\d[\d ().\-/\u{2011}]{1,16}(?:[A-Z]{4,10}|\d{2,8})\b")
    });
    // "SC-20418837" is a customer's number.
    let of_its_own = |at: usize| !sentence[..at].ends_with(['-', '#', '№']);
    let found = PHONE.as_ref()?.find_iter(sentence);
    let found = found.filter(|m| of_its_own(m.start())).map(|m| m.as_str());
    let digits = |text: &str| text.chars().filter(|c| c.is_ascii_alphanumeric()).count();
    found
        .filter(|text| digits(text) >= 7 && date(text).as_deref() != Some(text))
        .map(str::to_owned)
        .next()
}

/// From one time of day to another: "9 am to 5 pm", "9:00–17:00", "8 bis 20 Uhr".
pub(super) fn hours(sentence: &str) -> Option<String> {
    static HOURS: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let clock = format!("(?:{})", any(Word::Clock));
        let to = format!(r"(?:-|–|—|~|～|〜|{})", any(Word::ClockTo));
        let from = any(Word::ClockFrom);
        let time = r"\d{1,2}(?:[:.]\d{2})?";
        compile(&format!(
            r"(?i){time}\s?{clock}?\s?{to}\s?{time}\s?{clock}|\d{{1,2}}[:.]\d{{2}}\s?{clock}?\s?{to}\s?\d{{1,2}}[:.]\d{{2}}|\b(?:{from}) {time}\s?{clock}?\s?(?:{to})\s?{time}"
        ))
    });
    let found = HOURS.as_ref()?.find(sentence)?;
    Some(found.as_str().trim().to_owned())
}

/// What words are written with, also in letters with marks: `\w` knows ASCII only.
const WORD: &str = r"\wÀ-ÖØ-öø-\u{17F}";

/// In quotes, or else in capitals. An apostrophe inside a word ("l'abonnement", "don't") quotes nothing.
pub(super) fn word_in(sentence: &str) -> Option<String> {
    static APOSTROPHES: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let outside = format!("[^{WORD}]");
        compile(&format!(
            r"(?:^|{outside})['‘‚]([^'‘’]{{2,40}})['’‘](?:$|{outside})"
        ))
    });
    static CAPITALS: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let marked = ('À'..='\u{17F}').filter(|c| c.is_uppercase());
        let word = format!("[A-Z{}]", marked.collect::<String>());
        compile(&format!(
            r"(?:^|[^{WORD}])((?:{word}{{2,20}} ){{0,3}}{word}{{4,20}}(?:-[A-Z0-9]{{1,20}}){{0,4}}(?: {word}{{2,20}}){{0,3}})(?:$|[^{WORD}])"
        ))
    });
    // "Type this code: FX9YJH".
    static CODE: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"[:：]\s*([A-Z0-9]{4,12}(?:-[A-Z0-9]{2,12}){0,3})\s*\.?$"));
    let ways = [&APOSTROPHES, &CAPITALS, &CODE];
    let mixed = |word: &String| {
        let letter = word.chars().any(char::is_alphabetic);
        letter && !(word.chars().any(|c| c.is_ascii_digit()) && offers(sentence))
    };
    let found = || {
        ways.into_iter()
            .find_map(|pattern| first(pattern, sentence))
            .filter(mixed)
    };
    quoted_in(sentence).or_else(found)
}

/// "Type the code for your discount: STAY50".
fn offers(sentence: &str) -> bool {
    let said = lexicon::lexicon().warn(sentence);
    said.any(&[lexicon::Concept::Offer, lexicon::Concept::Gift])
}

/// What stands between quotation marks.
pub(super) fn quoted_in(sentence: &str) -> Option<String> {
    static QUOTED: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r#"["“„«»「『]\s?([^"”“«»」』]{2,40}?)\s?["”“»«」』]"#));
    first(&QUOTED, sentence)
}

/// "Your entry: READY", "Key in CONFIRM": a word in capitals after others that are none, set apart by a colon, or one that says yes or ends.
pub(super) fn capitals_at_the_end(label: &str) -> Option<String> {
    const SHORTEST: usize = 4;
    const SAYS: [C; 6] = [
        C::Confirm,
        C::Yes,
        C::End,
        C::Leave,
        C::Continue,
        C::Proceed,
    ];
    let (before, word) = label.trim().rsplit_once(char::is_whitespace)?;
    let capitals = word.chars().all(char::is_uppercase) && word.chars().count() >= SHORTEST;
    let apart = before.trim_end().ends_with([':', '：']);
    // "Confirm with READY".
    let confirms = lexicon().warn(before).has(C::Confirm);
    let told = apart || confirms || lexicon().warn(word).any(&SAYS);
    (capitals && told && before.chars().any(char::is_lowercase)).then(|| word.to_owned())
}

fn first(pattern: &Option<Regex>, sentence: &str) -> Option<String> {
    let found = pattern.as_ref()?.captures(sentence)?;
    Some(found[1].trim().to_owned())
}

/// Set apart by nothing that text keeps ("Type cancel my plan below"): what stands where a page asks for a phrase.
pub(super) fn phrases_in(sentence: &str) -> impl Iterator<Item = String> {
    static FORMS: LazyLock<Vec<Regex>> = LazyLock::new(|| {
        let form = |form: &&str| compile(&format!("(?i){}", framed(form)));
        let mut forms: Vec<&str> = everywhere(Word::TypedForm).to_vec();
        // "Type the words # below" is a "type # below", too.
        forms.sort_by_key(|form| std::cmp::Reverse(form.chars().count()));
        forms.iter().filter_map(form).collect()
    });
    FORMS.iter().filter_map(|form| {
        let found = form.captures(sentence)?;
        Some(found[1].trim().to_owned())
    })
}

/// Whole words around the phrase, where words have spaces between them.
fn framed(form: &str) -> String {
    let (open, close) = match form.contains(' ') {
        true => (r"(?:^|[\s,:(])", r"(?:$|[\s.,:;!)])"),
        false => ("", ""),
    };
    let form = form_of(form, "(.{2,40}?)");
    format!("{open}{form}{close}")
}

fn date_pattern() -> String {
    let month = any(Word::Month);
    let ordinal = any(Word::Ordinal);
    let of = any(Word::DateOf);
    let whole = forms(Word::DateForm);
    let year = r"(?:19|20)\d{2}";
    let day = format!(r"\d{{1,2}}(?:{ordinal})?");
    format!(
        r"(?i){whole}|\d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}}|\b{day}\.? (?:(?:{of}) )?(?:{month})\b\.?(?:,? (?:(?:{of}) )?{year})?|\b(?:{month})\b\.? (?:(?:{of}) )?{year}|\b(?:{month})\b\.? {day}(?:,? {year})?|\d{{1,2}}-\d{{1,2}}-\d{{4}}|\d{{1,2}}[/.]\d{{1,2}}(?:[/.]\d{{2,4}}|\.)?"
    )
}

fn currencies() -> String {
    let names = everywhere(Word::Currency).iter();
    let names: Vec<String> = names.map(|name| lexicon::prices::currency(name)).collect();
    names.join("|")
}

/// Any word of this list, in any language.
fn any(kind: Word) -> String {
    let words: Vec<String> = everywhere(kind).iter().map(|w| in_any_case(w)).collect();
    words.join("|")
}

/// The same of forms with numbers in them.
fn forms(kind: Word) -> String {
    let digits = |form: &&str| form_of(form, DIGITS);
    let forms: Vec<String> = everywhere(kind).iter().map(digits).collect();
    forms.join("|")
}

/// None only for a pattern that can't be read, which fails the tests.
fn compile(pattern: &str) -> Option<Regex> {
    Regex::new(pattern).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_for_a_counted_time_is_one_that_comes_again() {
        for price in [
            "$5.00 every 4 weeks",
            "4,99 € alle 30 Tage",
            "4,99 € tous les 28 jours",
            "4,99 € cada 28 días",
            "R$ 9,90 a cada 30 dias",
            "4,99 € ogni 30 giorni",
            "€ 4,99 elke 4 weken",
            "1,500円 30日ごと",
        ] {
            assert!(is_a_running_price(price), "{price}");
            assert_eq!(super::price(price).as_deref(), Some(price));
        }
        assert!(!is_a_running_price("4,99 € a 30 giorni dalla data"));
    }

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
            ("endet am 4.12.", "4.12"),
            ("tot 04-12-2026", "04-12-2026"),
            ("2026/12/04に終了", "2026/12/04"),
            ("a partire dal 1° maggio 2026", "1° maggio 2026"),
            ("in December 2026", "December 2026"),
            ("fin décembre 2026", "décembre 2026"),
            (
                "Your $9.99 plan ends on December 4, 2026",
                "December 4, 2026",
            ),
            ("Next payment: €12.99 on 12/04/2026", "12/04/2026"),
            ("Nächste Zahlung: 10.12 € am 4.12.2026", "4.12.2026"),
        ] {
            assert_eq!(date(text).as_deref(), Some(expected), "{text}");
        }
        for text in [
            "nothing here",
            "3 marketing mails",
            "you may",
            "2 settings",
            "4 items",
            "We are there 24/7",
            "1.299,00 €",
            "It costs $9.99",
            "It costs 9.12 USD",
            "Step 2/3",
            "12.5% off",
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
            ("平日 9:00〜17:00", "9:00〜17:00"),
            ("dal lunedì al venerdì, dalle 9 alle 17", "dalle 9 alle 17"),
            ("de lunes a viernes, de las 9 a las 17", "de las 9 a las 17"),
            ("de segunda a sexta, das 9 às 17", "das 9 às 17"),
        ] {
            assert_eq!(hours(text).as_deref(), Some(open), "{text}");
        }
        assert_eq!(hours("3 to 5 days"), None);
    }

    #[test]
    fn a_word_to_type_stands_in_quotes_or_capitals_and_apostrophes_quote_nothing() {
        for (text, word) in [
            ("Type 'CANCEL' to confirm.", "CANCEL"),
            (
                "Digita ANNULLA per confermare l'annullamento dell'abbonamento",
                "ANNULLA",
            ),
            (
                "Tapez « RÉSILIER » pour confirmer l'arrêt de l'abonnement",
                "RÉSILIER",
            ),
            ("If you're sure you don't want it, type CANCEL", "CANCEL"),
            ("Gib „kündigen“ ein", "kündigen"),
            ("「解約」と入力してください", "解約"),
        ] {
            assert_eq!(word_in(text).as_deref(), Some(word), "{text}");
        }
        assert_eq!(word_in("You're here, so don't go"), None);
    }

    #[test]
    fn a_number_has_capitals_and_digits_and_is_no_date_price_or_telephone() {
        for (text, expected) in [
            ("Code STRM99", Some("STRM99")),
            ("KX77 is yours", Some("KX77")),
            ("ABCDEF12", Some("ABCDEF12")),
            ("Number: 2026", Some("2026")),
            ("sent on 4 December 2026", None),
            ("since 2026", None),
            ("of $1200 a month", None),
            ("call +49 (0)30 901820", None),
        ] {
            assert_eq!(number(text).as_deref(), expected, "{text}");
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
