//! What a page says about date, price, fee, refund and scope, each with the page's own sentence as its source.
use crate::heuristics::tokens::{Sentence, sentences, tokens};
use crate::heuristics::wordings::{self, Signal, Wordings};
use protocol::snapshot::Observation;
use regex_lite::Regex;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// A fact and the sentence that states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// Short form ("4 December 2026").
    pub text: String,
    /// The page's own sentence.
    pub source: String,
}

/// Everything quotable on one page. What it doesn't say is None.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageFacts {
    pub plan: Option<Quote>,
    pub price: Option<Quote>,
    pub renews: Option<Quote>,
    pub effective: Option<Quote>,
    pub fee: Option<Quote>,
    pub refund: Option<Quote>,
    pub ends_now: Option<Quote>,
    /// What is cancelled besides.
    pub wider: Option<Quote>,
    pub confirmation_number: Option<Quote>,
    pub biller: Option<Quote>,
}

/// Reads the facts off a page's text.
pub fn facts(lang: &str, text: &str) -> PageFacts {
    let sentences = sentences(text);
    let languages = wordings::for_page(lang, &sentences);
    let find = |signal: Signal| sentences.iter().find(|s| speaks_of(s, signal, &languages));
    let dated = |signal: Signal| {
        let mut all = sentences
            .iter()
            .filter(|s| speaks_of(s, signal, &languages));
        let first = all.clone().next();
        all.find(|s| date(&s.text).is_some()).or(first)
    };
    let whole = |s: &Sentence| Quote {
        text: cut(&s.text),
        source: s.text.clone(),
    };
    let with_date = |s: &Sentence| Quote {
        text: date(&s.text).unwrap_or_else(|| cut(&s.text)),
        source: s.text.clone(),
    };
    let price = price(&sentences);
    PageFacts {
        plan: plan(&sentences).or_else(|| named_by_price(price.as_ref()?, &sentences)),
        price,
        renews: dated(Signal::Active)
            .filter(|s| date(&s.text).is_some())
            .map(with_date),
        // A number without a date (a card's last digits) is no date of effect.
        effective: dated(Signal::Effective)
            .filter(|s| date(&s.text).is_some() || !s.text.contains(|c: char| c.is_ascii_digit()))
            .map(with_date),
        fee: find(Signal::Fee).map(whole),
        refund: find(Signal::Refund).map(whole),
        ends_now: find(Signal::EndsNow).map(whole),
        wider: find(Signal::Wider).map(whole),
        confirmation_number: number(&sentences, &languages),
        biller: find(Signal::ThirdParty).map(whole),
    }
}

pub fn of(observation: &Observation) -> PageFacts {
    facts(&observation.snapshot.page.lang, &observation.text)
}

/// The word that the page asks to be typed ("CANCEL"), if it is a word about the plan; a word that deletes is none.
pub fn asked_word(observation: &Observation) -> Option<String> {
    let sentences = sentences(&observation.text);
    let languages = wordings::for_page(&observation.snapshot.page.lang, &sentences);
    let asking = sentences
        .iter()
        .filter(|s| speaks_of(s, Signal::TypeWord, &languages));
    asking.filter_map(|s| word_in(&s.text)).find(|word| {
        !["delete", "erase", "remove", "löschen", "supprimer"]
            .contains(&word.to_lowercase().as_str())
    })
}

fn speaks_of(sentence: &Sentence, signal: Signal, languages: &[&Wordings]) -> bool {
    languages
        .iter()
        .any(|w| w.signals(sentence).iter().any(|(s, _)| *s == signal))
}

/// In quotes, or else in capitals.
fn word_in(sentence: &str) -> Option<String> {
    static QUOTED: OnceLock<Option<Regex>> = OnceLock::new();
    static CAPITALS: OnceLock<Option<Regex>> = OnceLock::new();
    let quoted = regex(&QUOTED, r#"["“„«‘'「]([^"”“»’'」]{2,40})["”“»’'」]"#);
    let capitals = regex(&CAPITALS, r"\b([A-Z]{4,20})\b");
    [quoted, capitals]
        .into_iter()
        .flatten()
        .find_map(|r| r.captures(sentence).map(|c| c[1].trim().to_owned()))
}

/// The first date in a sentence, as it is written there.
pub fn date(sentence: &str) -> Option<String> {
    static DATE: OnceLock<Option<Regex>> = OnceLock::new();
    const LETTERS: &str = "a-zA-ZÀ-ÖØ-öø-ÿ";
    let months = "(?i:jan|feb|mar|mär|mrt|apr|may|mai|maj|mei|mag|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|ene|gen|fév|abr|avr)";
    let pattern = format!(
        r"\d{{4}}年\d{{1,2}}月\d{{1,2}}日|\d{{1,2}}月\d{{1,2}}日|\d{{4}}-\d{{2}}-\d{{2}}|\d{{1,2}}(?:st|nd|rd|th|º|er)?\.? (?:de |of )?{months}[{LETTERS}]*\.?(?:,? (?:de )?\d{{4}})?|\b{months}[{LETTERS}]*\.? \d{{1,2}}(?:st|nd|rd|th)?(?:,? \d{{4}})?|\d{{1,2}}[/.]\d{{1,2}}(?:[/.]\d{{2,4}})?"
    );
    regex(&DATE, &pattern)?
        .find(sentence)
        .map(|m| m.as_str().trim_end_matches(['.', ',']).to_owned())
}

fn price(sentences: &[Sentence]) -> Option<Quote> {
    static PRICE: OnceLock<Option<Regex>> = OnceLock::new();
    let pattern = r"(?:(?:US|CA|A)?[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|USD|EUR|GBP|CHF|円))(?:\s?(?:/|per |a |an |each |every |pro |par |al |por |per |je )\s?(?:month|year|week|mo|yr|Monat|Jahr|mois|an|mes|año|mês|ano|mese|anno|maand|jaar))?";
    let regex = regex(&PRICE, pattern)?;
    let found = |s: &Sentence| {
        let text = regex
            .find(&s.text)?
            .as_str()
            .trim_end_matches(['.', ','])
            .to_owned();
        Some(Quote {
            text,
            source: s.text.clone(),
        })
    };
    let mut all: Vec<Quote> = sentences.iter().filter_map(found).collect();
    // A price with its period says more than an amount.
    let best = all
        .iter()
        .position(|q| q.text.contains(|c: char| c.is_alphabetic() || c == '/'))
        .unwrap_or(0);
    (!all.is_empty()).then(|| all.swap_remove(best))
}

fn plan(sentences: &[Sentence]) -> Option<Quote> {
    static PLAN: OnceLock<Option<Regex>> = OnceLock::new();
    let regex = regex(
        &PLAN,
        r"(?i)^(?:your |my |current |dein |ihr )*(?:plan|subscription|membership|tarif|abo|forfait|piano|plano)(?: name)?\s*(?:[:–—-]|is)\s*(?:the )?([^.:]{2,60})",
    )?;
    sentences.iter().find_map(|s| {
        let text = regex.captures(&s.text)?[1].trim().to_owned();
        let is_state = ["active", "cancelled", "canceled", "paused", "inactive"]
            .iter()
            .any(|w| text.to_lowercase().starts_with(w));
        (!is_state).then(|| Quote {
            text,
            source: s.text.clone(),
        })
    })
}

/// "Premium €12.99 a month": the words before the price, or the line above where the price has its own, are the plan's name,
/// where they are few.
fn named_by_price(price: &Quote, sentences: &[Sentence]) -> Option<Quote> {
    let same = price.source.split(price.text.as_str()).next()?.trim();
    let at = sentences.iter().position(|s| s.text == price.source)?;
    let above = || Some(sentences.get(at.checked_sub(1)?)?.text.as_str());
    let before = if same.is_empty() { above()? } else { same };
    let before = before
        .trim_end_matches([':', '·', '–', '—', '-', ',', '('])
        .trim();
    let words = before.split_whitespace().count();
    let starts_high = before.chars().next().is_some_and(char::is_uppercase);
    const SENTENCE: [&str; 19] = [
        "for", "pay", "is", "of", "your", "next", "charged", "payment", "only", "just", "to",
        "price", "cost", "costs", "total", "amount", "billing", "billed", "fee",
    ];
    let sentence = tokens(before)
        .iter()
        .any(|t| SENTENCE.contains(&t.as_str()));
    let ends = before.ends_with(['.', '!', '?', '…']);
    ((1..=4).contains(&words) && starts_high && !sentence && !ends).then(|| Quote {
        text: before.to_owned(),
        source: price.source.clone(),
    })
}

/// In the sentence that speaks of it, or alone in the next one.
fn number(sentences: &[Sentence], languages: &[&Wordings]) -> Option<Quote> {
    static NUMBER: OnceLock<Option<Regex>> = OnceLock::new();
    let regex = regex(&NUMBER, r"\b([A-Z0-9-]*\d[A-Z0-9-]{3,30})\b")?;
    let spoken = sentences
        .iter()
        .enumerate()
        .filter(|(_, s)| speaks_of(s, Signal::Confirmation, languages));
    spoken.into_iter().find_map(|(at, sentence)| {
        let next = sentences.get(at + 1).filter(|n| n.tokens.len() <= 5);
        let found = regex
            .captures(&sentence.text)
            .or_else(|| regex.captures(&next?.text))?;
        Some(Quote {
            text: found[1].to_owned(),
            source: sentence.text.clone(),
        })
    })
}

fn regex(cell: &'static OnceLock<Option<Regex>>, pattern: &str) -> Option<&'static Regex> {
    cell.get_or_init(|| Regex::new(pattern).ok()).as_ref()
}

/// At most 160 characters.
fn cut(text: &str) -> String {
    let text = text.trim();
    if text.chars().count() <= 160 {
        text.to_owned()
    } else {
        format!("{}…", text.chars().take(159).collect::<String>())
    }
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
            ("endet am 3. Dezember", "3. Dezember"),
            ("finit le 4 juin 2027", "4 juin 2027"),
            ("el 3 de diciembre de 2026", "3 de diciembre de 2026"),
            ("12月3日まで", "12月3日"),
            ("on 12/04", "12/04"),
            ("until 2026-12-04", "2026-12-04"),
        ] {
            assert_eq!(date(text).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(date("nothing here"), None);
    }

    #[test]
    fn facts_come_with_the_sentence_that_states_them() {
        let facts = facts(
            "en",
            "Plan: Premium\n€12.99 a month\nIf you cancel now, you keep access until 4 December 2026.\nAn early termination fee of €20.00 applies.\nThis will also cancel Streamora Kids.\nConfirmation number CX-2026-88",
        );
        let text = |q: &Option<Quote>| q.as_ref().map(|q| q.text.clone()).unwrap_or_default();
        assert_eq!(text(&facts.plan), "Premium");
        assert_eq!(text(&facts.price), "€12.99 a month");
        assert_eq!(text(&facts.effective), "4 December 2026");
        assert_eq!(
            facts.effective.unwrap().source,
            "If you cancel now, you keep access until 4 December 2026."
        );
        assert!(facts.fee.unwrap().text.contains("€20.00"));
        assert!(facts.wider.unwrap().text.contains("Kids"));
        assert_eq!(facts.confirmation_number.unwrap().text, "CX-2026-88");
        assert_eq!(facts.refund, None);
        assert_eq!(
            super::facts("en", "Payment method: Visa ending in 4242").effective,
            None
        );
    }
}
