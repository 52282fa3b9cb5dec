//! Amounts of money in a text, with their currency and what they are paid for: a month, a year.
use crate::dates::{any, compile, everywhere, forms};
use regex_lite::{Regex, escape};
use std::ops::Range;
use std::sync::LazyLock;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// In hundredths; of currencies that have none (yen, won), in whole ones.
    pub amount_minor: i64,
    /// As it is written: “€”, “R$”, “USD”.
    pub currency: String,
    /// As it is written: “a month”, “/year”; None where it is due once.
    pub period: Option<String>,
    /// Its bytes in the text, with its period.
    pub span: Range<usize>,
}

/// Signs and codes that are of no language; the files bring what else is written.
const CURRENCIES: &str = r"[$€£¥￥₹₩원₽₺₴₪₫₱]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|BRL|MXN|SEK|NOK|DKK|PLN|CZK|HUF|INR)\b|\b(?:kr\b|zł|Kč)";

const NUMBER: &str = r"\d(?:[\d.,]|[ '’\u{A0}\u{202F}]\d{3}\b)*";

const SPACE: &str = r"[\s\u{A0}\u{202F}]?";

/// All of them, in their order.
pub fn find(text: &str) -> Vec<Price> {
    static PRICE: LazyLock<Option<Regex>> = LazyLock::new(|| compile(&pattern()));
    let Some(price) = PRICE.as_ref() else {
        return Vec::new();
    };
    let found = price.captures_iter(text);
    found.filter_map(|c| read(&c)).collect()
}

/// “50 %”, “20%”, “%50”.
pub fn percentages(text: &str) -> Vec<Range<usize>> {
    static PERCENT: LazyLock<Option<Regex>> =
        LazyLock::new(|| compile(r"\d+(?:[.,]\d+)?[\s\u{A0}\u{202F}]?[%％]|[%％]\d+(?:[.,]\d+)?"));
    let found = PERCENT.as_ref().map(|p| p.find_iter(text));
    found.into_iter().flatten().map(|m| m.range()).collect()
}

fn pattern() -> String {
    let sign = format!("{}|{CURRENCIES}", any(|c| &c.sign));
    let currency = format!("{}|{CURRENCIES}", currencies());
    let (per, period) = (any(|c| &c.per), any(|c| &c.period));
    let counted = forms(|c| &c.interval);
    format!(
        r"(?i)(?:(?P<sign>{sign}){SPACE}(?P<after>{NUMBER})|(?P<before>{NUMBER}){SPACE}(?P<currency>{currency}))(?P<period>{SPACE}(?:/{SPACE}|(?:{per})[\s'’]{SPACE})(?:{period})\b|{SPACE}(?:{counted}))?"
    )
}

fn currencies() -> String {
    let names = everywhere(|c| &c.currency).into_iter();
    let names: Vec<String> = names.map(currency).collect();
    names.join("|")
}

/// A currency's name as a pattern. A short one begins many a word (“kr”, “3 kroki”) and ends where the word does; “EUR” stands for “Euro”,
/// too.
pub fn currency(name: &str) -> String {
    let short = name.len() < 3 && name.chars().all(|c| c.is_ascii_alphabetic());
    escape(name) + if short { r"\b" } else { "" }
}

fn read(found: &regex_lite::Captures) -> Option<Price> {
    let part = |name| found.name(name).map(|m| m.as_str().trim());
    let whole = found.get(0)?;
    let number = part("after").or(part("before"))?;
    let currency = part("sign").or(part("currency"))?;
    let text = whole.as_str().trim_end_matches(['.', ',']);
    Some(Price {
        amount_minor: amount(number, has_hundredths(currency))?,
        currency: currency.to_owned(),
        period: part("period").map(str::to_owned),
        span: whole.start()..whole.start() + text.len(),
    })
}

fn has_hundredths(currency: &str) -> bool {
    let whole = everywhere(|c| &c.currency);
    let east_asian = whole
        .iter()
        .filter(|c| c.chars().all(crate::tokens::is_east_asian));
    let east_asian = east_asian.into_iter().any(|c| *c == currency);
    !east_asian
        && !matches!(
            currency.to_uppercase().as_str(),
            "¥" | "￥" | "₩" | "원" | "JPY"
        )
}

/// “1.299,00”, “1,299.50”, “1 299”: the last mark parts the hundredths where one or two digits follow it.
fn amount(number: &str, hundredths: bool) -> Option<i64> {
    let number = number.trim_end_matches(['.', ',']);
    let (whole, rest) = match number.rfind(['.', ',']) {
        Some(at) if hundredths && number.len() - at <= 3 => (&number[..at], &number[at + 1..]),
        _ => (number, ""),
    };
    let digits = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    let whole: i64 = digits(whole).parse().ok()?;
    let rest: i64 = format!("{:0<2}", digits(rest)).parse().ok()?;
    match hundredths {
        true => whole.checked_mul(100)?.checked_add(rest),
        false => Some(whole),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_currency_and_period() {
        for (text, amount, currency, period) in [
            ("Premium €12.99 a month", 1299, "€", Some("a month")),
            ("$9.99/month, billed monthly", 999, "$", Some("/month")),
            ("12,99 € pro Monat", 1299, "€", Some("pro Monat")),
            ("9,99 € par mois", 999, "€", Some("par mois")),
            ("R$ 9,90 por mês", 990, "R$", Some("por mês")),
            ("€ 9,99 per maand", 999, "€", Some("per maand")),
            ("月額 1,980円", 1980, "円", None),
            ("$120.00", 12000, "$", None),
            ("nur 3 €.", 300, "€", None),
            ("1.299,00 €", 129_900, "€", None),
            ("1 299 € par an", 129_900, "€", Some("par an")),
            ("€93", 9300, "€", None),
            ("4,99 € alle 30 Tage", 499, "€", Some("alle 30 Tage")),
            ("49 kr", 4900, "kr", None),
            ("19,99 zł za miesiąc", 1999, "zł", Some("za miesiąc")),
            ("99 kr/mån", 9900, "kr", Some("/mån")),
            ("149 kr i månaden", 14900, "kr", Some("i månaden")),
            ("129:- i månaden", 12900, ":-", Some("i månaden")),
            ("1 188 kronor per år", 118_800, "kronor", Some("per år")),
            ("149 kr. pr. måned", 14900, "kr.", Some("pr. måned")),
            ("99 kr./md.", 9900, "kr.", Some("/md")),
            ("kr. 1.188,00 om året", 118_800, "kr.", Some("om året")),
            ("79,- kr. pr. md.", 7900, ",- kr.", Some("pr. md")),
            ("149,90 TL/ay", 14_990, "TL", Some("/ay")),
            ("₺1.499,90 / YIL", 149_990, "₺", Some("/ YIL")),
            ("CHF 1'299.50", 129_950, "CHF", None),
            ("9,900원", 9900, "원", None),
            ("월 ₩9,900", 9900, "₩", None),
            ("9,900원/월", 9900, "원", Some("/월")),
            ("4 € a la semana", 400, "€", Some("a la semana")),
        ] {
            let found = find(text);
            assert_eq!(found.len(), 1, "{text}: {found:?}");
            assert_eq!(found[0].amount_minor, amount, "{text}");
            assert_eq!(found[0].currency, currency, "{text}");
            assert_eq!(found[0].period.as_deref(), period, "{text}");
        }
        assert_eq!(find("£15 now, then £30").len(), 2);
        assert_eq!(percentages("%50 indirim").len(), 1);
        assert_eq!(find("3 months"), []);
        assert_eq!(find("3 kroki, 2 Kreditkarten"), []);
    }
}
