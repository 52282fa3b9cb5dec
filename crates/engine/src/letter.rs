//! The letter that a person sends when a service charges all the same, or never said that it is done. It claims only what the receipt
//! holds, in the language of the service's page.
use crate::heuristics::wordings::{Letter, spoken};
use crate::receipt::ReceiptFacts;
use crate::words::fill;
use protocol::page_state::PageState;
use protocol::task::Reason;

/// Its paragraphs, and the language that they are in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub lang: String,
    pub paragraphs: Vec<String>,
}

/// What may be said of the subscription's end.
enum Claim<'a> {
    Cancelled,
    Already,
    /// This button was pressed, and more isn't proven.
    Pressed(&'a str),
}

/// `None` where nothing was ended, or nobody can say so. `date` is the day of the run as people write it.
pub fn of(facts: &ReceiptFacts, service: &str, date: &str) -> Option<Written> {
    let claim = claim(facts)?;
    let language = spoken(&facts.page_lang);
    let words = &language.letter;
    let plan = facts.plan.as_ref();
    let plan = plan.map_or_else(String::new, |p| format!(" {}", p.text));
    let values = [
        ("service", service),
        ("date", date),
        ("plan", plan.as_str()),
    ];
    let said = |text: &str| fill(text, &values);
    let mut paragraphs = vec![said(&words.to), opening(&claim, words, &values, facts)];
    if let Some(wording) = &facts.confirmation {
        let quoted = [
            ("url", wording.url.as_str()),
            ("text", wording.text.as_str()),
        ];
        paragraphs.push(fill(&words.confirmed, &quoted));
    }
    if let Claim::Pressed(_) = claim {
        paragraphs.push(said(what_stands(facts, words)));
        paragraphs.push(said(&words.herewith));
    }
    paragraphs.extend([said(&words.please), said(&words.sign)]);
    Some(Written {
        lang: language.lang.clone(),
        paragraphs,
    })
}

fn claim(facts: &ReceiptFacts) -> Option<Claim<'_>> {
    let pressed = facts.pressed.as_deref().map(Claim::Pressed);
    match facts.reason {
        _ if facts.dry_run => None,
        Reason::Completed if facts.success => Some(Claim::Cancelled),
        Reason::AlreadyCancelled => Some(Claim::Already),
        Reason::Completed | Reason::VerificationFailed => pressed,
        _ => None,
    }
}

fn opening(
    claim: &Claim<'_>,
    words: &Letter,
    values: &[(&str, &str)],
    facts: &ReceiptFacts,
) -> String {
    let mut told = vec![match claim {
        Claim::Cancelled => fill(&words.cancelled, values),
        Claim::Already => fill(&words.already, values),
        Claim::Pressed(button) => fill(&words.pressed, &[values, &[("button", *button)]].concat()),
    }];
    let more = [
        ("effective", &words.effective, &facts.effective),
        ("number", &words.number, &facts.confirmation_number),
    ];
    let known = more.into_iter().filter_map(|(name, text, quote)| {
        let quote = quote.as_ref()?;
        Some(fill(text, &[(name, quote.text.as_str())]))
    });
    told.extend(known);
    told.join(" ")
}

/// How the account looked when it was looked at again.
fn what_stands<'a>(facts: &ReceiptFacts, words: &'a Letter) -> &'a str {
    let active = |look: &crate::receipt::Look| look.state == PageState::AccountActive;
    match facts.second_look.as_ref().is_some_and(active) {
        true => &words.active,
        false => &words.unclear,
    }
}
