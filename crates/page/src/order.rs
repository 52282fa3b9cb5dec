//! What was ordered once, by its number.
use lexicon::{Concept as C, dates, lexicon, tokens};

/// "Subscription order 88213 of 3 November". Not "Next box: 14 January 2027", whose number is a year; nor "Season ticket 20458": what stands
/// before the word may make it something that goes on.
pub fn is_one_order(heading: &str) -> bool {
    const GOES_ON: [C; 4] = [C::Next, C::Period, C::Renewal, C::Trial];
    let dates = dates::find(heading);
    let of_a_day = |at: usize| dates.iter().any(|d| d.span.contains(&at));
    let a_year = |text: &str| text.len() == 4 && ["19", "20"].iter().any(|c| text.starts_with(c));
    let long = |text: &str| text.len() > 3 && text.bytes().all(|b| b.is_ascii_digit());
    let tokens = tokens(heading);
    let number = |text: &str| long(text) && !a_year(text);
    let numbered = tokens.iter().any(|t| number(&t.text) && !of_a_day(t.from));
    let said = lexicon().warn(heading);
    let order = said.words.iter().position(|w| w.concept == Some(C::Order));
    let plain = order.is_some_and(|at| {
        let mut before = said.words[..at].iter();
        before.all(|w| !w.is_unread() || w.text.len() < 4)
    });
    numbered && plain && !said.any(&GOES_ON)
}
