//! A plan that follows in the same card when the one that is held ends: it is paid for again, so nothing has ended.
use crate::Subscription;
use crate::name;
use lexicon::{Concept as C, Said, dates, lexicon, prices};

/// What the words of an offer are about; a plan that follows by itself is announced in none of them.
const SELLS: [C; 8] = [
    C::Buy,
    C::Choose,
    C::Gift,
    C::Offer,
    C::Renew,
    C::Undo,
    C::Upgrade,
    C::Want,
];

impl Subscription {
    /// The line that gives a running price, which isn't what this one cost, to something of another name than these, and wasn't there
    /// `before`.
    pub fn is_followed_by(&self, names: &[&str], before: &Subscription) -> Option<&str> {
        let known: Vec<String> = names.iter().flat_map(|n| name::words(n)).collect();
        // "Premium Lite" is another one than "Premium", and "your Premium" isn't.
        let own = |text: &str| {
            let mut rest = name::words(text);
            rest.retain(|word| !known.contains(word));
            !name::has_own_words(&rest.join(" "))
        };
        let cost = amount(before.price.as_deref()?)?;
        let stood = |price: i64| {
            let mut lines = before.lines.iter();
            lines.any(|line| prices::find(line).iter().any(|p| p.amount_minor == price))
        };
        let follows = |at: usize| {
            let line = self.lines[at].as_str();
            let (price, words) = running_price(line)?;
            let above = at.checked_sub(1).map(|b| self.lines[b].as_str());
            let beside = above.filter(|text| {
                words.is_empty() && name::is_name(text, &Said::of(text)) && !own(text)
            });
            let named = beside.or_else(|| called(words).filter(|_| !own(words)))?;
            let new = price != cost && !stood(price);
            (new && !is_offered(line) && !is_offered(named)).then_some(line)
        };
        (0..self.lines.len()).find_map(follows)
    }
}

/// What is paid again and again, and the words of its sentence that stand before it.
fn running_price(line: &str) -> Option<(i64, &str)> {
    let price = prices::find(line).into_iter().next_back()?;
    let running = price.period.is_some() || Said::of(line).has(C::Period);
    let before = &line[..price.span.start];
    let from = before.rfind(". ").map_or(0, |at| at + 2);
    running.then_some((price.amount_minor, before[from..].trim()))
}

fn called(text: &str) -> Option<&str> {
    let plain = text.trim_end_matches([',', '(', '·', ':', '-', '–', '—']);
    let names = !plain.is_empty() && name::has_own_words(plain);
    (names && !is_said_of_a_price(plain)).then_some(text)
}

/// "Last payment", "you paid": words for a sum, and no plan's name.
fn is_said_of_a_price(text: &str) -> bool {
    let said = Said::of(text);
    // "Tarif Étudiant" is called so.
    said.any(&[C::Fee, C::Refund, C::Invoice, C::Pay])
        || said.has(C::Price) && said.beside(&[C::Price, C::Period, C::Billing]) == 0
}

fn is_offered(text: &str) -> bool {
    let said = Said::of(text);
    let dated = !dates::clear(text).is_empty();
    let starts = !dated && lexicon().warn(text).has(C::Start);
    let changes = said.any(&[C::Free, C::Buy]) || lexicon().warn(text).any(&SELLS);
    starts || changes || said.is_conditional() || text.ends_with(['?', '？'])
}

fn amount(price: &str) -> Option<i64> {
    let found = prices::find(price);
    found.into_iter().next().map(|p| p.amount_minor)
}
