//! What a person needs where a cancellation is taken only by phone, chat or letter: whom to turn to, when, and the words for it.
use crate::recipe::{Contact, Way};
use crate::{quotes, words};
use protocol::snapshot::Observation;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Who is to be told what.
#[derive(Debug)]
pub(crate) struct Errand<'a> {
    pub(crate) page: &'a Observation,
    /// What the service's recipe knows.
    pub(crate) contacts: &'a [Contact],
    pub(crate) service: &'a str,
    pub(crate) plan: Option<&'a str>,
}

impl Errand<'_> {
    /// Ways and words, a sentence each. What the page says counts before what is known beforehand.
    pub(crate) fn advice(&self) -> String {
        let mut told = vec![words::say("advice.by_hand", &[])];
        let facts = quotes::of(self.page);
        let known = |way| {
            let ways = self.contacts.iter().filter(move |c| c.way == way);
            ways.filter(|c| !c.to.is_empty())
        };
        let phone = facts.phone.map(|q| q.text);
        let phone = phone.or_else(|| known(Way::Phone).next().map(|c| c.to.clone()));
        if let Some(number) = &phone {
            told.push(words::say("advice.call", &[("number", number)]));
        }
        let hours = facts.hours.map(|q| q.source);
        let hours = hours.or_else(|| {
            let hours = self.contacts.iter().map(|c| c.hours.clone());
            hours.into_iter().find(|h| !h.is_empty())
        });
        if let Some(hours) = hours {
            told.push(words::say("advice.hours", &[("hours", &hours)]));
        }
        for way in [Way::Post, Way::InPerson, Way::Email] {
            for contact in known(way) {
                told.push(words::say("advice.turn_to", &[("whom", &contact.to)]));
            }
        }
        let (frame, kind) = match phone {
            Some(_) => ("advice.say", "say"),
            None => ("advice.write", "write"),
        };
        told.push(words::say(frame, &[("text", &self.text(kind))]));
        told.join(" ")
    }

    /// In the page's language, English where there is none.
    fn text(&self, kind: &str) -> String {
        let lang = &self.page.snapshot.page.lang;
        let primary = lang.split(['-', '_']).next().unwrap_or_default();
        let letter = |lang: &str| letters().get(&format!("{lang}.{kind}"));
        let text = letter(&primary.to_lowercase()).or_else(|| letter("en"));
        let plan = self.plan.map(|p| format!(" {p}")).unwrap_or_default();
        let values = [("service", self.service), ("plan", plan.as_str())];
        words::fill(text.map_or("", String::as_str), &values)
    }
}

fn letters() -> &'static BTreeMap<String, String> {
    static LETTERS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    LETTERS.get_or_init(|| words::table(include_str!("../data/letters.toml")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::wordings;

    #[test]
    fn every_language_has_words_to_say_and_to_write() {
        for language in wordings::all() {
            for kind in ["say", "write"] {
                let text = letters().get(&format!("{}.{kind}", language.lang));
                let text = text.map_or("", String::as_str);
                assert!(
                    text.contains("{service}") && text.contains("{plan}"),
                    "{}",
                    language.lang
                );
            }
        }
    }
}
