//! What a person needs where a cancellation is taken only by phone, chat or letter: whom to turn to, when, and the words for it.
use crate::heuristics::wordings::{self, Script};
use crate::planner::PlanContext;
use crate::quotes::Hindrance;
use crate::recipe::{Contact, Way};
use crate::{quotes, site, words};
use protocol::geometry::Rect;
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

/// There is no safe way on. What the service's recipe knows of other ways is told where the page itself says nothing: reason, advice.
pub(crate) fn stuck(context: &PlanContext) -> (String, String) {
    let service = [("service", context.service.as_str())];
    let say = |key| words::say(key, &service);
    if context.is_lost() {
        return (say("hand_over.elsewhere"), say("advice.elsewhere"));
    }
    if let Some(unread) = unread_step(&context.observation).filter(|_| context.in_flow) {
        return unread;
    }
    let advice = match context.hints.contacts.is_empty() {
        true => say("advice.stuck"),
        false => Errand::of(context).known(),
    };
    let known = context.hints.known.join(" ");
    let advice = match known.is_empty() {
        true => advice,
        false => {
            let known = [service[0], ("text", known.as_str())];
            format!("{advice} {}", words::say("advice.known", &known))
        }
    };
    let reason = match context.hints.contacts.is_empty() {
        true => "hand_over.stuck",
        false => "hand_over.stuck_by_hand",
    };
    (say(reason), advice)
}

/// A part of the page is another site's, and can't be read: on the way out the next step may stand there. Reason, advice.
pub(crate) fn unread_step(page: &Observation) -> Option<(String, String)> {
    /// What has a button and its words is at least so large, in pixels.
    const ROOM: (i32, i32) = (120, 60);
    let roomy = |at: Rect| at.width >= ROOM.0 && at.height >= ROOM.1;
    let mut frames = page.unread_frames.iter();
    let frame = frames.find(|frame| frame.bbox.is_some_and(roomy))?;
    let site = site::shown_host(&frame.url);
    let say = |key| words::say(key, &[("site", &site)]);
    Some((say("hand_over.unread_frame"), say("advice.unread_frame")))
}

/// What a person can do about what stands in the way.
pub(crate) fn against(why: &Hindrance) -> String {
    let kinds = [
        (why.unpaid, "advice.unpaid"),
        (why.not_yours, "advice.not_yours"),
    ];
    let told = kinds.into_iter().filter(|(is, _)| *is);
    let told: Vec<String> = told.map(|(_, key)| words::say(key, &[])).collect();
    told.join(" ")
}

impl<'a> Errand<'a> {
    pub(crate) fn of(context: &'a PlanContext) -> Self {
        Self {
            page: &context.observation,
            contacts: &context.hints.contacts,
            service: &context.service,
            plan: context.plan.as_deref(),
        }
    }

    /// Where the page itself sends people there.
    pub(crate) fn advice(&self) -> String {
        self.told(words::say("advice.by_hand", &[]))
    }

    /// Where only the recipe knows of it.
    fn known(&self) -> String {
        self.told(words::say("advice.by_hand_known", &[]))
    }

    /// Ways and words, a sentence each. What the page says counts before what is known beforehand.
    fn told(&self, first: String) -> String {
        let mut told = vec![first];
        let facts = quotes::of(self.page);
        let phone = match self.dialled().or(facts.phone.map(|q| q.text)) {
            Some(number) => Some((number, "")),
            None => self
                .to(Way::Phone)
                .next()
                .map(|c| (c.to.clone(), c.note.as_str())),
        };
        if let Some((number, note)) = &phone {
            told.push(words::say("advice.call", &[("number", number)]));
            told.push((*note).to_owned());
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
            for contact in self.to(way) {
                told.push(words::say("advice.turn_to", &[("whom", &contact.to)]));
                told.push(contact.note.clone());
            }
        }
        let mut chats = self.contacts.iter().filter(|c| c.way == Way::Chat);
        let known_chat = chats.next();
        told.extend(known_chat.map(|c| c.note.clone()));
        let chat = facts.chat.is_some() || known_chat.is_some();
        told.extend(self.words_for(phone.is_some(), chat));
        told.retain(|sentence| !sentence.is_empty());
        told.join(" ")
    }

    fn to(&self, way: Way) -> impl Iterator<Item = &'a Contact> {
        let contacts = self.contacts.iter();
        contacts.filter(move |c| c.way == way && !c.to.is_empty())
    }

    /// To read out, to type, or to write where there is neither.
    fn words_for(&self, phone: bool, chat: bool) -> impl Iterator<Item = String> {
        let script = self.script();
        let words = match (phone, chat) {
            (true, false) => vec![("advice.say", &script.say)],
            (true, true) => vec![("advice.say", &script.say), ("advice.chat", &script.chat)],
            (false, true) => vec![("advice.chat", &script.chat)],
            (false, false) => vec![("advice.write", &script.write)],
        };
        words
            .into_iter()
            .map(|(frame, text)| words::say(frame, &[("text", &self.filled(text))]))
    }

    /// The number that the page itself lets one dial; what stands in its foot is for everything.
    fn dialled(&self) -> Option<String> {
        let mut links = self.page.snapshot.elements.iter();
        let link = links.find(|e| {
            let dials = e.href.as_deref().is_some_and(|to| to.starts_with("tel:"));
            dials && !e.is_furniture()
        })?;
        let to = link.href.as_deref()?.trim_start_matches("tel:");
        let named = link.name.chars().filter(char::is_ascii_digit).count() >= 5;
        Some(if named {
            link.name.clone()
        } else {
            to.to_owned()
        })
    }

    fn script(&self) -> &'static Script {
        &wordings::spoken(&self.page.snapshot.page.lang).script
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
