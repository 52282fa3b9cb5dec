//! What a person needs where a cancellation is taken only by phone, chat or letter: whom to turn to, when, and the words for it.
use crate::heuristics::wordings::{self, Script};
use crate::recipe::{Contact, Way};
use crate::{quotes, words};
use protocol::snapshot::Observation;

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
        let chat = facts.chat.is_some() || self.contacts.iter().any(|c| c.way == Way::Chat);
        let script = self.script();
        let words = match (phone, chat) {
            (Some(_), false) => vec![("advice.say", &script.say)],
            (Some(_), true) => vec![("advice.say", &script.say), ("advice.chat", &script.chat)],
            (None, true) => vec![("advice.chat", &script.chat)],
            (None, false) => vec![("advice.write", &script.write)],
        };
        let words = words.into_iter();
        told.extend(words.map(|(frame, text)| words::say(frame, &[("text", &self.filled(text))])));
        told.join(" ")
    }

    /// In the page's language, English where there is none.
    fn script(&self) -> &'static Script {
        let lang = &self.page.snapshot.page.lang;
        let primary = lang.split(['-', '_']).next().unwrap_or_default();
        let known = wordings::all();
        let spoken = known.iter().find(|w| w.lang.eq_ignore_ascii_case(primary));
        &spoken.unwrap_or(&known[0]).script
    }

    fn filled(&self, text: &str) -> String {
        let plan = self.plan.map(|p| format!(" {p}")).unwrap_or_default();
        words::fill(text, &[("service", self.service), ("plan", plan.as_str())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_to_say_to_type_and_to_write() {
        for language in wordings::all() {
            let Script {
                say, chat, write, ..
            } = &language.script;
            for text in [say, chat, write] {
                assert!(
                    text.contains("{service}") && text.contains("{plan}"),
                    "{}: {text}",
                    language.lang
                );
            }
        }
    }
}
