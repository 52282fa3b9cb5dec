//! A label and what it is about: "Charged today: £38.50" in one line, or the label in one line and the value in the next.
use super::{date, is_a_price, names, names_a_sum, patterns};
use crate::heuristics::tokens::Sentence;
use crate::heuristics::vocabulary::Word;

/// A label has at most so many words.
const LABEL: usize = 6;
/// Beside a value there stand at most so many other words.
const BESIDE: usize = 2;

/// The page's sentences, each label joined with the value that stands alone in the line after it.
pub(super) fn joined(sentences: &[Sentence]) -> Vec<Sentence> {
    let mut all = Vec::with_capacity(sentences.len());
    let mut rest = sentences.iter().peekable();
    while let Some(sentence) = rest.next() {
        let value = rest.next_if(|next| is_label(sentence) && is_value(next));
        all.push(match value {
            Some(value) => {
                let label = sentence.text.trim_end_matches([':', '：']);
                Sentence::new(&format!("{label}: {}", value.text))
            }
            None => sentence.clone(),
        });
    }
    all
}

/// "Charged today: £38.50", "Total due now: €20": a sum that is paid once, under a label that says so.
pub(super) fn is_due(row: &Sentence) -> bool {
    let once = names_a_sum(&row.text) && patterns::is_an_amount(&row.text);
    once && names(Word::Due, row) && !names(Word::Recurring, row)
}

/// "At the end of the billing period": a time, though no date.
pub(super) fn is_timed(sentence: &Sentence) -> bool {
    date(&sentence.text).is_some() || names(Word::Term, sentence) || names(Word::Period, sentence)
}

fn is_label(sentence: &Sentence) -> bool {
    let ends = sentence.text.ends_with(['.', '!', '?', '。', '！', '？']);
    !ends && sentence.length() <= LABEL && !has_value(&sentence.text)
}

fn has_value(text: &str) -> bool {
    date(text).is_some() || is_a_price(text)
}

fn is_value(sentence: &Sentence) -> bool {
    let found = date(&sentence.text).or_else(|| patterns::price(&sentence.text));
    found.is_some_and(|value| {
        let rest = sentence.text.replacen(&value, " ", 1);
        rest.split_whitespace().count() <= BESIDE
    })
}

#[cfg(test)]
mod tests {
    use super::super::{facts, facts_under};

    #[test]
    fn a_sum_that_is_charged_at_once_is_a_fee_beside_its_label_or_below_it() {
        for (lang, page, sum) in [
            ("en", "Charged today: £38.50", "£38.50"),
            ("en", "Charged today\n£38.50\nMonthly plan", "£38.50"),
            ("en", "Total due now £20.00", "£20.00"),
            ("de", "Heute fällig: 38,50 €", "38,50 €"),
            ("fr", "À payer aujourd'hui\n38,50 €", "38,50 €"),
            ("es", "A pagar hoy: 38,50 €", "38,50 €"),
            ("pt", "A pagar hoje: R$ 38,50", "38,50"),
            ("it", "Da pagare oggi: 38,50 €", "38,50 €"),
            ("nl", "Vandaag te betalen: € 38,50", "€ 38,50"),
            ("ja", "本日のお支払い：2,000円", "2,000円"),
        ] {
            let fee = facts(lang, page).fee;
            assert!(
                fee.as_ref().is_some_and(|q| q.text.contains(sum)),
                "{page}: {fee:?}"
            );
        }
        for page in [
            "Charged today: £0.00",
            "Premium\n£38.50 a month",
            "Next payment\n£12.99",
        ] {
            assert_eq!(facts("en", page).fee, None, "{page}");
        }
    }

    #[test]
    fn a_heading_is_no_date_of_effect_and_a_date_below_its_label_is_one() {
        let page = "At the end of your billing period\nWe will miss you.";
        let effective = |headings: &[&str]| facts_under("en", page, headings).effective;
        assert!(effective(&[]).is_some());
        assert_eq!(effective(&["At the end of your billing period"]), None);
        let below = "At the end of your billing period\nYour plan ends at the end of the period that you paid for.";
        let told = facts_under("en", below, &["At the end of your billing period"]).effective;
        assert!(told.is_some_and(|quote| quote.source.starts_with("Your plan ends")));
        assert_eq!(facts("en", "Cancellation date and time").effective, None);
        let row = facts("en", "Cancellation date\n14 March 2027\nPlan: Premium");
        let row = row.effective.unwrap();
        assert_eq!(
            (row.text.as_str(), row.source.as_str()),
            ("14 March 2027", "Cancellation date: 14 March 2027")
        );
    }
}
