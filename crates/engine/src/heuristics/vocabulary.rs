//! A wording file's plain word lists: months, periods, what a plan is called. Data: `[words]` in `wordings/*.toml`.
use super::tokens;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a list's words are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// Months, short and long.
    Month,
    /// After a day's number: "st", "º".
    Ordinal,
    /// Between day, month and year: "of", "de".
    DateOf,
    /// A whole date, `#` for its numbers: "#月#日".
    DateForm,
    /// Written before an amount: "$", "R$".
    Sign,
    /// Written after an amount: "円", "EUR".
    Currency,
    /// Between a number and the period that it counts: 6"か"月.
    Counter,
    /// Written after a time of day: "Uhr", "h".
    Clock,
    /// Before the first of two times of day, where the hour is then a bare number: "dalle", "das".
    ClockFrom,
    /// Between two times of day: "to", "bis".
    ClockTo,
    /// A price's time where it is counted, `#` for the number: "every # days".
    Interval,
    /// Between price and period: "a", "per".
    Per,
    /// "month", "year".
    Period,
    /// What a plan's paid time is called: "cycle".
    Term,
    /// Labels of a sum that is paid at once: "charged today".
    Due,
    /// What a line begins with that names the plan: "Plan: Premium".
    Plan,
    /// What may stand around that: "your current … name".
    PlanBeside,
    /// "Your plan is Premium".
    Is,
    /// "Plan: active" names a state, not the plan.
    Status,
    /// Words before a price that make them part of a sentence, not a name.
    NoName,
    /// What a control's surroundings speak of when they are about the subscription.
    Subject,
    /// An answer that opens another field: "Other, please specify".
    OpenAnswer,
    /// What is edited or changed without changing the plan: "settings".
    Settings,
    /// Right behind a state, the day to which it lasts: "until".
    Until,
    /// What a plan is called beside the service's own name: "Plus", "Premium".
    Tier,
    /// What a list says while nothing is chosen: "Please select".
    Choose,
    /// To type it would be to delete something.
    Destroys,
    /// What a page calls the chat that it sends people to.
    Chat,
    /// What asks for a phrase to be typed, `#` where the phrase stands: "type # below".
    TypedForm,
    /// "not", "never".
    Not,
    /// What stands where a date or an amount would: "Next payment: none".
    Nothing,
    /// Another statement begins with them: "and", "at your request".
    Joins,
    /// What a cancellation is asked for with: "request".
    Request,
    /// What makes a price come again: "monthly".
    Recurring,
    /// What is said of money that comes back: "back", "the rest of".
    Returns,
    /// Right before a statement they make it a condition: "if".
    If,
    /// Inside a phrase they make it no statement of what is: "not", "will", "if".
    Unreal,
    /// Names of controls that only leave the page as it is: "Back", never "No".
    Leaves,
    /// Those of them that take away what lies over the page: "Close".
    Closes,
    /// What a page calls cookies.
    Cookies,
    /// Who asks in a list of questions: "I booked through Apple".
    Asker,
    /// What else one subscribes to: newsletters, mails.
    Mailing,
    /// Who is to be brought along, and what one does to them: "Refer a friend and get 10 €" is no offer to stay.
    Friend,
    Bring,
    /// What costs nothing: to change to that plan is to end what is paid for.
    Free,
    /// "No", "No thanks": what follows is what is wanted instead.
    Refuses,
    /// "Yes".
    Affirms,
    /// What pages about paying are called: the way out is often beyond them.
    Money,
    /// Where a service's partner shows what it bills: "Open the billing portal".
    Portal,
    /// What something else is offered in place of: "instead of cancelling".
    Instead,
    /// What is gone on with where nothing is kept: "the process".
    Procedure,
    /// What a banner's refusal leaves on: "Only necessary ones".
    Necessary,
    /// What is shown and may be changed there: "View or change".
    Overview,
    /// What a card is called whose "expires 08/29" is nobody's end.
    Card,
    /// What an offer is called whose last day is nobody's end.
    Promotion,
    /// How one pays, whoever sends the bill: "by direct debit".
    Means,
    /// What a button is called that only opens a menu, where nothing else says so: "More options".
    Menu,
    /// How a setting stands, behind its name: "on". Not what turns it on.
    StandsOn,
    /// The same of one that is turned off.
    StandsOff,
    /// What else is cancelled on account pages, once and without ending anything that goes on: "appointment".
    Errand,
    /// What is brought to people: "free delivery from 50 €" keeps nobody.
    Postage,
    /// What can be had beside a plan, before the name of the one that is meant: "the option Sports Plus".
    Addon,
    /// What a button is called while what it was pressed for is under way: "Sending …".
    Busy,
}

/// One language's lists.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "BTreeMap<Word, Vec<String>>")]
pub struct Vocabulary(BTreeMap<Word, Vec<String>>);

/// Words of sentences have but one i; what a text is searched for as it stands keeps its own.
impl From<BTreeMap<Word, Vec<String>>> for Vocabulary {
    fn from(mut lists: BTreeMap<Word, Vec<String>>) -> Self {
        for list in lists.values_mut() {
            let dotless = list.iter().filter(|word| word.contains('ı'));
            let dotted: Vec<String> = dotless.map(|word| word.replace('ı', "i")).collect();
            list.extend(dotted);
        }
        Self(lists)
    }
}

impl Vocabulary {
    pub fn list(&self, kind: Word) -> &[String] {
        self.0.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// One of these tokens is on the list.
    pub fn has(&self, kind: Word, tokens: &[String]) -> bool {
        tokens.iter().any(|t| self.list(kind).contains(t))
    }

    /// These tokens are one of the list, and nothing else.
    pub fn is(&self, kind: Word, text: &[String]) -> bool {
        let mut all = self.list(kind).iter();
        !text.is_empty() && all.any(|word| tokens::tokens(word) == text)
    }

    /// The same of a control's name: also a word of several tokens, as where words are written without spaces.
    pub fn names(&self, kind: Word, name: &[String]) -> bool {
        let joined = |word: &String| {
            let parts = tokens::tokens(word);
            parts.len() > 1 && tokens::place_of(&parts, name).is_some()
        };
        self.has(kind, name) || self.list(kind).iter().any(joined)
    }
}

/// This list in every language, longest words first, so that the first that fits says the most.
pub fn everywhere(kind: Word) -> &'static [&'static str] {
    static LISTS: LazyLock<BTreeMap<Word, Vec<&'static str>>> = LazyLock::new(|| {
        let mut lists: BTreeMap<Word, Vec<&str>> = BTreeMap::new();
        for (kind, words) in super::wordings::all().iter().flat_map(|w| &w.words.0) {
            lists
                .entry(*kind)
                .or_default()
                .extend(words.iter().map(String::as_str));
        }
        for list in lists.values_mut() {
            list.sort_by_key(|w| (std::cmp::Reverse(w.len()), *w));
            list.dedup();
        }
        lists
    });
    LISTS.get(&kind).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::wordings;

    #[test]
    fn every_language_has_its_months_and_the_words_that_keep_from_harm() {
        for wordings in wordings::all() {
            for kind in [
                Word::Destroys,
                Word::Leaves,
                Word::Closes,
                Word::Plan,
                Word::Period,
                Word::TypedForm,
                Word::Overview,
                Word::Card,
                Word::Promotion,
                Word::Means,
                Word::Menu,
                Word::StandsOn,
                Word::StandsOff,
                Word::If,
                Word::Returns,
                Word::Recurring,
                Word::Errand,
            ] {
                assert!(
                    !wordings.words.list(kind).is_empty(),
                    "{} has no {kind:?}",
                    wordings.lang
                );
            }
            let dated = wordings.words.list(Word::Month).len() >= 12
                || !wordings.words.list(Word::DateForm).is_empty();
            assert!(dated, "{} has no dates", wordings.lang);
        }
    }
}
