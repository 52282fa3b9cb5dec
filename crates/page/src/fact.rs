//! Single facts that a page states of the end: fee, refund, date, number, contact, deadline.
use crate::piece::Piece;
use crate::terms::{Quoted, is_of_another_thing, quoted};
use lexicon::{Concept as C, Said, dates, prices, sentences};
use regex_lite::Regex;
use serde::Serialize;
use std::sync::LazyLock;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fact {
    pub kind: FactKind,
    #[serde(flatten)]
    pub said: Quoted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FactKind {
    Fee,
    Refund,
    Effective,
    ConfirmationNumber,
    /// An e-mail was sent that says it is done.
    Mailed,
    Contact,
    Deadline,
    /// There is no subscription.
    NoSubscription,
}

impl FactKind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Fee => "fee",
            Self::Refund => "refund",
            Self::Effective => "takes effect",
            Self::ConfirmationNumber => "confirmation number",
            Self::Mailed => "e-mail sent",
            Self::Contact => "contact",
            Self::Deadline => "deadline",
            Self::NoSubscription => "no subscription",
        }
    }
}

static NUMBER: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"[A-Z0-9]+(?:-[A-Z0-9]+)*").ok());
static PHONE: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"\+?\d[\d ()/.-]{6,}\d").ok());

pub(crate) fn facts(pieces: &[Piece]) -> Vec<Fact> {
    let mut found = Vec::new();
    for piece in pieces.iter().filter(|p| p.is_text()) {
        for sentence in sentences(&piece.text) {
            let said = Said::of(sentence);
            let mut add = |kind, value: &str| {
                found.push(Fact {
                    kind,
                    said: quoted(value, sentence, piece),
                })
            };
            let dates = dates::clear(sentence);
            let date = dates.first().map(|d| d.text.as_str());
            let prices = prices::find(sentence);
            let price = prices.first().map(|p| &sentence[p.span.clone()]);
            if let Some(price) = price {
                if said.has(C::Fee) {
                    add(FactKind::Fee, price);
                }
                if said.has(C::Refund) {
                    add(FactKind::Refund, price);
                }
            }
            if let Some(date) = date {
                let ends = said.any(&[C::EndsOn, C::Until, C::Effective]) && !said.has(C::Deadline);
                if ends {
                    add(FactKind::Effective, date);
                } else if said.any(&[C::Deadline]) && said.has(C::End) {
                    add(FactKind::Deadline, date);
                }
            }
            if said.has(C::Confirmation)
                && let Some(number) = number(sentence)
            {
                add(FactKind::ConfirmationNumber, number);
            }
            if said.has(C::Mailed) {
                add(FactKind::Mailed, sentence);
            }
            if said.has(C::Contact)
                && let Some(phone) = PHONE.as_ref().and_then(|p| p.find(sentence))
            {
                add(FactKind::Contact, phone.as_str());
            }
            let none = said.has(C::None) && !is_of_another_thing(&said);
            if none && !said.is_conditional() && !sentence.ends_with(['?', '？']) {
                add(FactKind::NoSubscription, sentence);
            }
        }
    }
    found
}

/// Capitals, digits and hyphens, with a digit among them, and no date.
fn number(sentence: &str) -> Option<&str> {
    let dates = dates::clear(sentence);
    let mut found = NUMBER.as_ref()?.find_iter(sentence);
    let fits = |m: &regex_lite::Match<'_>| {
        let digits = m.as_str().chars().filter(char::is_ascii_digit).count();
        let dated = dates
            .iter()
            .any(|d| d.span.start <= m.start() && m.end() <= d.span.end);
        digits >= 3 && m.as_str().len() >= 4 && !dated
    };
    found.find(fits).map(|m| m.as_str())
}
