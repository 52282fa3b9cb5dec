//! What the pages of the way out said of money, loss and scope before the last one. It stands in the question where that one is silent.
use crate::quotes::{self, PageFacts, Quote};

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Foretold {
    effective: Option<Quote>,
    fee: Option<Quote>,
    refund: Option<Quote>,
    ends_now: Option<Quote>,
    wider: Option<Quote>,
}

/// One thing that is told of the end: what the page at hand says of it, else an earlier one.
pub(super) struct Said<'a> {
    pub(super) label: &'static str,
    pub(super) quote: &'a Quote,
    pub(super) earlier: bool,
}

impl Foretold {
    /// A later page counts over an earlier one, and what it is silent about stays said.
    pub(super) fn hear(&mut self, page: &PageFacts) {
        let fee = self.fee.clone();
        let told = [
            (&mut self.effective, &page.effective),
            (&mut self.fee, &page.fee),
            (&mut self.refund, &page.refund),
            (&mut self.ends_now, &page.ends_now),
            (&mut self.wider, &page.wider),
        ];
        for (known, new) in told {
            if new.is_some() {
                known.clone_from(new);
            }
        }
        // "No fee in the first 14 days" takes nothing from the sum that was named before.
        let told = |q: &Option<Quote>| q.as_ref().is_some_and(|q| quotes::names_a_sum(&q.text));
        if told(&fee) && !told(&self.fee) {
            self.fee = fee;
        }
    }

    /// With what `page` says itself, in the order in which the person reads it.
    pub(super) fn with<'a>(&'a self, page: &'a PageFacts) -> Vec<Said<'a>> {
        // When it ends is one question, and the page at hand has answered it either way.
        let when = page.effective.is_some() || page.ends_now.is_some();
        let all = [
            ("fact.effective", &page.effective, &self.effective, !when),
            ("fact.costs", &page.fee, &self.fee, true),
            ("fact.refund", &page.refund, &self.refund, true),
            ("fact.at_once", &page.ends_now, &self.ends_now, !when),
            ("fact.also", &page.wider, &self.wider, true),
        ];
        let said = |(label, now, before, open): (_, &'a Option<Quote>, &'a Option<Quote>, bool)| {
            let before = before.as_ref().filter(|_| open);
            let quote = now.as_ref().or(before)?;
            Some(Said {
                label,
                quote,
                earlier: now.is_none(),
            })
        };
        let mut told: Vec<Said> = all.into_iter().filter_map(said).collect();
        let sum = |q: &&Quote| quotes::names_a_sum(&q.text);
        let before = self.fee.as_ref().filter(sum);
        let silent = page.fee.as_ref().is_some_and(|fee| !sum(&fee));
        if let Some(quote) = before.filter(|_| silent) {
            let (label, earlier) = ("fact.costs", true);
            told.push(Said {
                label,
                quote,
                earlier,
            });
        }
        told
    }
}
