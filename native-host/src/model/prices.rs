//! What tokens cost, from `data/prices.toml`.
use protocol::task::Usage;
use serde::Deserialize;
use std::sync::OnceLock;

/// US dollars for a million tokens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    name: String,
    input: f64,
    output: f64,
    cache_write: f64,
    cache_read: f64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    model: Vec<Price>,
}

/// Only of a model that is in the table: a name that merely begins alike may cost anything.
pub fn of(model: &str) -> Option<&'static Price> {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let table = TABLE
        .get_or_init(|| toml::from_str(include_str!("../../data/prices.toml")).unwrap_or_default());
    let dated = |rest: &str| rest.is_empty() || (rest.starts_with('-') && is_date(&rest[1..]));
    let fits = |p: &&Price| model.strip_prefix(&p.name).is_some_and(dated);
    table.model.iter().find(fits)
}

/// "20260105", "2026-01-05".
fn is_date(text: &str) -> bool {
    let digits: String = text.chars().filter(|c| *c != '-').collect();
    digits.len() == 8 && digits.bytes().all(|b| b.is_ascii_digit())
}

impl Price {
    pub fn cost(&self, usage: &Usage) -> f64 {
        let parts = [
            (usage.input_tokens, self.input),
            (usage.output_tokens, self.output),
            (usage.cache_write_tokens, self.cache_write),
            (usage.cache_read_tokens, self.cache_read),
        ];
        parts.iter().map(|(n, usd)| *n as f64 * usd).sum::<f64>() / 1e6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_its_model_s_alone_and_the_usual_model_has_one() {
        assert_eq!(of("gpt-4o-mini-2024-07-18").unwrap().input, 0.15);
        assert_eq!(of("claude-opus-4-1-20250805").unwrap().input, 15.0);
        assert!(
            of("claude-opus-5-9").is_none(),
            "a successor may cost anything"
        );
        assert!(of(super::super::settings::USUAL_MODEL).is_some());
        assert!(of("llama3").is_none());
    }

    #[test]
    fn each_kind_of_token_has_its_price() {
        let usage = Usage {
            input_tokens: 1_000_000,
            output_tokens: 100_000,
            cache_write_tokens: 200_000,
            cache_read_tokens: 1_000_000,
            ..Usage::default()
        };
        let cost = of("claude-opus-4-6").unwrap().cost(&usage);
        assert!((cost - (5.0 + 2.5 + 1.25 + 0.5)).abs() < 1e-9, "{cost}");
    }
}
