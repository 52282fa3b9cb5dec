//! Who plans, said where it changes, and what planning has taken.
use super::Session;
use crate::effect::Effect;
use crate::planner::Mind;
use crate::quotes::cut;
use crate::words;

/// So many characters of what a model says.
const LONGEST_WHY: usize = 160;

impl Session {
    pub(super) fn minded(&mut self, mind: &Mind, out: &mut Vec<Effect>) {
        if let Some(more) = &mind.usage {
            let so_far = self.usage.take();
            self.usage = Some(so_far.map_or_else(|| more.clone(), |u| u.plus(more)));
        }
        match (&self.mind.instead, &mind.instead) {
            (before, Some(why)) if before.as_ref() != Some(why) => {
                self.notice(words::say("model.instead", &[("why", why)]), out);
            }
            (Some(_), None) => {
                let model = mind.model.as_deref().unwrap_or_default();
                self.notice(words::say("model.back", &[("model", model)]), out);
            }
            _ => {}
        }
        self.mind = mind.clone();
    }

    /// Why a step was chosen, for the person. The offline rules speak for us; a model is quoted, never said in our own voice: a page
    /// may have put it up to it.
    pub(super) fn in_whose_words(&self, why: &str) -> String {
        match (&self.mind.model, &self.mind.instead) {
            (Some(model), None) if !why.trim().is_empty() => {
                let text = cut(&words::one_line(why), LONGEST_WHY);
                words::say("step.model_says", &[("model", model), ("text", &text)])
            }
            (Some(_), None) => String::new(),
            _ => why.to_owned(),
        }
    }

    /// "Planner: claude-opus-4-6 · 12,345 tokens · $0.04"
    pub(super) fn planner_line(&self) -> String {
        let model = self.mind.model.as_deref().unwrap_or_default();
        let mut line = match (&self.mind.model, &self.mind.instead) {
            (_, Some(_)) => words::say("panel.planner_instead", &[]),
            (Some(_), None) => words::say("panel.planner_model", &[("model", model)]),
            (None, None) => return words::say("panel.planner_offline", &[]),
        };
        if let Some(usage) = &self.usage {
            let tokens = grouped(usage.tokens());
            line.push_str(&words::say("panel.tokens", &[("n", &tokens)]));
            if let Some(cost) = usage.cost_usd {
                let cost = format!("{cost:.2}");
                line.push_str(&words::say("panel.cost", &[("usd", &cost)]));
            }
        }
        line
    }
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_told_apart() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
