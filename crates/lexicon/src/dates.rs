//! Days in a text, as thirteen languages and plain numbers write them.
use crate::language::{Calendar, Language};
use crate::{Lexicon, lexicon, tokens};
use jiff::civil::Date;
use regex_lite::{Regex, escape};
use std::ops::Range;
use std::sync::LazyLock;

/// A day as it stands in a text; what isn't said is None.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its bytes in the text.
    pub span: Range<usize>,
    pub text: String,
    pub year: Option<i16>,
    pub month: Option<i8>,
    pub day: Option<i8>,
    /// Day and month may be the other way round: “04/12”.
    pub ambiguous: bool,
}

impl Found {
    /// The day, where year, month and day are said and can't be confused.
    pub fn date(&self) -> Option<Date> {
        let (year, month, day) = (self.year?, self.month?, self.day?);
        let date = Date::new(year, month, day).ok();
        date.filter(|_| !self.ambiguous)
    }

    /// Each day that it can be; without a year, in this one.
    pub fn possible(&self, year: i16) -> Vec<Date> {
        let (Some(month), Some(day)) = (self.month, self.day) else {
            return Vec::new();
        };
        let year = self.year.unwrap_or(year);
        let mut ways = vec![(month, day)];
        ways.extend(self.ambiguous.then_some((day, month)));
        let dates = ways.into_iter();
        dates
            .filter_map(|(m, d)| Date::new(year, m, d).ok())
            .collect()
    }
}

/// The same day, however it is written; without a year in one of them, that of the other.
pub fn same_date(one: &str, other: &str) -> bool {
    let (one, other) = (find(one), find(other));
    let (Some(one), Some(other)) = (one.first(), other.first()) else {
        return false;
    };
    let day = |of: &Found| (of.day.min(of.month), of.day.max(of.month));
    let year = one.year.is_none() || other.year.is_none() || one.year == other.year;
    one.day.is_some() && day(one) == day(other) && year
}

/// Days that say their year or name their month: “09/28” may be a card's.
pub fn clear(text: &str) -> Vec<Found> {
    let mut found = find(text);
    let said = |d: &Found| d.year.is_some() || d.text.contains(char::is_alphabetic);
    found.retain(|d| d.day.is_some() && said(d));
    found
}

/// All of them, in their order.
pub fn find(text: &str) -> Vec<Found> {
    static DATE: LazyLock<Option<Regex>> = LazyLock::new(|| compile(&pattern()));
    let Some(date) = DATE
        .as_ref()
        .filter(|_| text.contains(|c: char| c.is_ascii_digit()))
    else {
        return Vec::new();
    };
    let found = date.find_iter(text);
    let dates = found.filter(|m| is_a_date(text, m.range()));
    dates.map(|m| read(m.as_str(), m.start())).collect()
}

/// No price (“$9.99”, “1.299,00”), no “24/7”, no beginning of a longer number (“December 20” of “December 2026”).
fn is_a_date(text: &str, at: Range<usize>) -> bool {
    let (before, found, after) = (&text[..at.start], &text[at.clone()], &text[at.end..]);
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
    let mut signs = everywhere(|c| &c.sign).into_iter();
    let mut currency = everywhere(|c| &c.currency).into_iter();
    signs.any(|s| before.ends_with(s))
        || after.starts_with('%')
        || currency.any(|c| after.starts_with(&c.to_lowercase()))
}

/// “4.12.2026”, “2026/12/04”; without a year only “04/12” or “4.12.”.
fn is_day_and_month(numbers: &str) -> bool {
    let parts = split(numbers);
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

fn split(numbers: &str) -> Vec<&str> {
    let parts = numbers.split(['.', '/', '-']).map(str::trim);
    parts.filter(|p| !p.is_empty()).collect()
}

fn read(text: &str, start: usize) -> Found {
    let text = text.trim_end_matches(['.', ',']);
    let numbers: Vec<&str> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|p| !p.is_empty())
        .collect();
    let month = month_named(text);
    let east_asian = text.chars().any(crate::tokens::is_east_asian);
    let mut found = Found {
        span: start..start + text.len(),
        text: text.to_owned(),
        year: numbers
            .iter()
            .find(|n| n.len() == 4)
            .and_then(|n| n.parse().ok()),
        month,
        day: None,
        ambiguous: false,
    };
    let short: Vec<i8> = numbers
        .iter()
        .filter(|n| n.len() <= 2)
        .filter_map(|n| n.parse().ok())
        .collect();
    let year_first = numbers.first().is_some_and(|n| n.len() == 4);
    match (month, short.as_slice()) {
        (Some(_), [day, ..]) => found.day = Some(*day),
        (None, [month, day, ..]) if year_first || east_asian => {
            (found.month, found.day) = (Some(*month), Some(*day));
        }
        (None, [day, month, rest @ ..]) => {
            // “31/12” and “12/31” are clear; so is a day with full stops.
            let swapped = *month > 12;
            (found.day, found.month) = match swapped {
                true => (Some(*month), Some(*day)),
                false => (Some(*day), Some(*month)),
            };
            found.ambiguous =
                *day <= 12 && *month <= 12 && day != month && text.contains(['/', '-']);
            found.year = found.year.or(rest.first().map(|y| 2000 + i16::from(*y)));
        }
        _ => {}
    }
    found
}

/// The month that is named in it, 1 to 12; short names stand behind the long ones, in the year's order.
fn month_named(text: &str) -> Option<i8> {
    let small = |text: &str| -> String { text.chars().map(tokens::small).collect() };
    let text = small(text);
    let mut words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
    words.retain(|w| !w.is_empty());
    let lists = lexicon().calendars().map(|c| &c.month);
    let places = lists.filter_map(|months| {
        let at = months
            .iter()
            .position(|m| words.contains(&small(m).as_str()))?;
        let long = months.get(at % 12).filter(|_| at < 12);
        // A short name begins as its long one does.
        let of_short = || {
            months[..12.min(months.len())]
                .iter()
                .position(|m| begins(m, &months[at]))
        };
        let place = long.map(|_| at).or_else(of_short)?;
        i8::try_from(place + 1).ok()
    });
    places.into_iter().next()
}

/// “mrt” of “maart” leaves letters out.
fn begins(long: &str, short: &str) -> bool {
    let mut letters = long.chars();
    long.starts_with(short)
        || long.get(..1) == short.get(..1) && short.chars().all(|s| letters.any(|l| l == s))
}

fn pattern() -> String {
    let month = any(|c| &c.month);
    let ordinal = any(|c| &c.ordinal);
    let of = any(|c| &c.date_of);
    let whole = forms(|c| &c.date_form);
    let year = r"(?:19|20)\d{2}";
    let day = format!(r"\d{{1,2}}(?:{ordinal})?");
    format!(
        r"(?i){whole}|\d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}}|\b{day}\.? (?:(?:{of}) )?(?:{month})\b\.?(?:,? (?:(?:{of}) )?{year})?|\b(?:{month})\b\.? (?:(?:{of}) )?{year}|\b(?:{month})\b\.? {day}(?:,? {year})?|\d{{1,2}}-\d{{1,2}}-\d{{4}}|\d{{1,2}}[/.]\d{{1,2}}(?:[/.]\d{{2,4}}|\.)?"
    )
}

impl Lexicon {
    pub(crate) fn calendars(&self) -> impl Iterator<Item = &Calendar> {
        self.languages.iter().map(|l: &Language| &l.calendar)
    }
}

/// This list in every language, longest words first, so that the first that fits says the most.
pub(crate) fn everywhere(list: fn(&Calendar) -> &Vec<String>) -> Vec<&'static str> {
    let words = lexicon().calendars().flat_map(list);
    let mut words: Vec<&str> = words.map(String::as_str).collect();
    words.sort_by_key(|w| (std::cmp::Reverse(w.len()), *w));
    words.dedup();
    words
}

/// Any word of this list, in any language.
pub(crate) fn any(list: fn(&Calendar) -> &Vec<String>) -> String {
    let words: Vec<String> = everywhere(list).into_iter().map(in_any_case).collect();
    words.join("|")
}

/// A word as a pattern that finds it in capitals, too: by itself, “(?i)” knows those of ASCII only.
pub fn in_any_case(word: &str) -> String {
    let letter = |c: char| match c {
        'i' | 'ı' => "[iıİ]".to_owned(),
        c if c.is_ascii() || c.to_uppercase().eq([c]) => escape(c.encode_utf8(&mut [0; 4])),
        c => format!("[{c}{}]", c.to_uppercase()),
    };
    word.chars().map(letter).collect()
}

/// The same of forms with numbers in them.
pub(crate) fn forms(list: fn(&Calendar) -> &Vec<String>) -> String {
    let digits = |form: &str| form_of(form, DIGITS);
    let forms: Vec<String> = everywhere(list).into_iter().map(digits).collect();
    forms.join("|")
}

/// What a date has at a form's “#”.
pub const DIGITS: &str = r"\d{1,4}";

/// A form as a pattern in any case, with this one at each of its “#”.
pub fn form_of(form: &str, blank: &str) -> String {
    let form = in_any_case(form).replace(r"\#", "#");
    form.replace('#', blank)
}

/// None only for a pattern that can't be read, which fails the tests.
pub(crate) fn compile(pattern: &str) -> Option<Regex> {
    Regex::new(pattern).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_found_and_read_in_thirteen_languages() {
        for (text, written, date) in [
            (
                "Your membership ends on 4 December 2026.",
                "4 December 2026",
                Some((2026, 12, 4)),
            ),
            (
                "It ends on December 4, 2026 at noon",
                "December 4, 2026",
                Some((2026, 12, 4)),
            ),
            ("on Dec. 4th, 2026", "Dec. 4th, 2026", Some((2026, 12, 4))),
            ("endet am 3. Dezember", "3. Dezember", None),
            ("bis zum 3. März 2027", "3. März 2027", Some((2027, 3, 3))),
            ("dès le 1er août 2027", "1er août 2027", Some((2027, 8, 1))),
            (
                "el 3 de diciembre de 2026",
                "3 de diciembre de 2026",
                Some((2026, 12, 3)),
            ),
            (
                "em 3 de março de 2027",
                "3 de março de 2027",
                Some((2027, 3, 3)),
            ),
            ("fino al 3 luglio 2027", "3 luglio 2027", Some((2027, 7, 3))),
            ("tot 3 mrt 2027", "3 mrt 2027", Some((2027, 3, 3))),
            (
                "dostęp do 14 października 2027 r.",
                "14 października 2027",
                Some((2027, 10, 14)),
            ),
            ("wygasa 3 wrz 2027", "3 wrz 2027", Some((2027, 9, 3))),
            (
                "gäller till och med den 14 mars 2027",
                "14 mars 2027",
                Some((2027, 3, 14)),
            ),
            ("den 1:a okt 2027", "1:a okt 2027", Some((2027, 10, 1))),
            (
                "udløber d. 14. marts 2027",
                "14. marts 2027",
                Some((2027, 3, 14)),
            ),
            (
                "14 Şubat 2027'de sona erecek",
                "14 Şubat 2027",
                Some((2027, 2, 14)),
            ),
            ("3 KASIM 2027", "3 KASIM 2027", Some((2027, 11, 3))),
            (
                "BİTİŞ: 3 HAZİRAN 2027",
                "3 HAZİRAN 2027",
                Some((2027, 6, 3)),
            ),
            ("9 Ağu 2027", "9 Ağu 2027", Some((2027, 8, 9))),
            ("2026年12月3日に終了", "2026年12月3日", Some((2026, 12, 3))),
            (
                "2026년 12월 3일까지 이용",
                "2026년 12월 3일",
                Some((2026, 12, 3)),
            ),
            ("2026. 12. 3. 종료", "2026. 12. 3", Some((2026, 12, 3))),
            ("until 2026-12-04", "2026-12-04", Some((2026, 12, 4))),
            (
                "Nächste Zahlung: 10.12 € am 4.12.2026",
                "4.12.2026",
                Some((2026, 12, 4)),
            ),
            ("Next payment: €12.99 on 12/04/2026", "12/04/2026", None),
            ("due 12/31/2026", "12/31/2026", Some((2026, 12, 31))),
            ("le 31/12/26", "31/12/26", Some((2026, 12, 31))),
        ] {
            let found = find(text);
            assert_eq!(found.len(), 1, "{text}: {found:?}");
            assert_eq!(found[0].text, written, "{text}");
            assert_eq!(&text[found[0].span.clone()], written);
            let expected = date.map(|(y, m, d)| Date::new(y, m, d).unwrap());
            assert_eq!(found[0].date(), expected, "{text}: {found:?}");
            assert!(same_date(text, written), "{text}");
        }
        assert_eq!(clear("Visa 09/28, since November 2026"), []);
        assert!(same_date("2027年3月14日", "le 14 mars"));
        assert!(!same_date("14/03/2027", "March 15, 2027"));
        assert_eq!(find("on 12/04/2026")[0].possible(2026).len(), 2);
        assert_eq!(
            find("endet am 3. Dezember")[0].possible(2026),
            [Date::new(2026, 12, 3).unwrap()]
        );
    }

    #[test]
    fn prices_counts_and_words_are_no_days() {
        for text in [
            "nothing here",
            "3 marketing mails",
            "you may",
            "4 items",
            "We are there 24/7",
            "1.299,00 €",
            "It costs $9.99",
            "It costs 9.12 USD",
            "Step 2/3",
            "12.5% off",
        ] {
            assert_eq!(find(text), [], "{text}");
        }
    }
}
