//! What is known of one service beforehand: where to start, what its buttons are called, what its pages say, and where each fact
//! comes from. Data only; the embedded ones are `services/*.toml` of the repository, a person's own come from their configuration
//! folder. A recipe can hint and tighten, it can't lift a rule of the policy. Written for people: `docs/recipes.md`.
mod check;
mod compare;
mod fact;
mod known;
mod matcher;
mod rest;
mod schema;
mod shown;
mod span;
mod time;

pub use check::{Mistake, Mistakes, parse};
pub use fact::Fact;
pub use known::{all, find, for_url, is_of, text_of};
pub use matcher::{Described, Matcher};
pub(crate) use matcher::{address, speaks, text};
pub use schema::schema;
pub use shown::{Shown, ShownWay};

use protocol::page_state::PageState;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is known of one service: where cancelling starts, what to press and never to press, what its pages mean
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Lower case letters, digits and “-”, as typed on the command line
    pub id: String,
    /// What people call it
    pub name: String,
    /// Other names people type
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Hosts of the service and of its payment portal, without “https://”. Hosts below them count, too. Empty for a platform that
    /// many sites run on
    pub domains: Vec<Fact>,
    /// Only for a platform: addresses that tell it, like “/membership-account/*”
    #[serde(default)]
    pub paths: Vec<Fact>,
    /// What is to be reached, in a sentence, where it differs from ending the paid subscription
    #[serde(default)]
    pub goal: Fact,
    /// What whoever plans should know of this service, a sentence each
    #[serde(default)]
    pub hints: Vec<Fact>,
    /// The page that shows the subscription's state, for the second look
    #[serde(default)]
    pub account: Fact,
    /// Where `cancel SERVICE` starts; the first one counts, the others are alternatives
    #[serde(default)]
    pub entry: Vec<Entry>,
    /// What to press and what never, page by page
    #[serde(default, rename = "step")]
    pub steps: Vec<Step>,
    /// Controls that are never pressed before the person was asked
    #[serde(default, rename = "checkpoint")]
    pub checkpoints: Vec<Checkpoint>,
    /// What a text or an address of this service means
    #[serde(default, rename = "page")]
    pub pages: Vec<PageFact>,
    /// Whom to turn to where cancelling online doesn't work
    #[serde(default, rename = "contact")]
    pub contacts: Vec<Contact>,
    /// Where the facts come from
    #[serde(default, rename = "source")]
    pub sources: Vec<Source>,
}

/// How sure a fact is
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Read in a source that is named
    Verified,
    /// Remembered, guessed or retold: never counts as proof
    #[default]
    Hint,
}

/// A page to start from
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// An https address on one of the recipe's domains
    pub url: String,
    #[serde(default)]
    pub mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    pub from: Vec<String>,
    #[serde(default)]
    pub note: String,
}

/// What to press and what never while the page is in one state
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[schemars(schema_with = "schema::state")]
    pub state: PageState,
    /// Only on pages in this language, like “de”
    #[serde(default)]
    pub lang: String,
    /// In order of preference
    #[serde(default)]
    pub press: Vec<Matcher>,
    #[serde(default)]
    pub never: Vec<Matcher>,
    #[serde(default)]
    pub mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    pub from: Vec<String>,
    #[serde(default)]
    pub note: String,
}

/// A control that is never pressed before the person was asked
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    pub press: Matcher,
    /// Why, in a sentence for the person
    pub why: String,
    #[serde(default)]
    pub mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    pub from: Vec<String>,
}

/// What a text or an address of this service means. With both, both have to fit
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PageFact {
    pub means: Meaning,
    /// A wording, as in the files of wordings: “your (plan|membership) ends on **”
    #[serde(default)]
    pub text: String,
    /// The address's path, like “/login*”
    #[serde(default)]
    pub url: String,
    /// Only on pages in this language, like “de”
    #[serde(default)]
    pub lang: String,
    #[serde(default)]
    pub mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    pub from: Vec<String>,
    #[serde(default)]
    pub note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Meaning {
    /// The subscription goes on
    Active,
    /// The cancelling has just succeeded
    Success,
    /// The subscription was cancelled before, and ends or has ended
    Cancelled,
    /// Cancelling did not work
    Failure,
    /// Somebody else bills it
    OtherBiller,
    /// The person has to log in
    Login,
    /// Cancelling goes by phone, chat, letter or in person only
    ByHand,
}

/// Whom to turn to where cancelling online doesn't work
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    pub way: Way,
    /// The number, address or page; empty where the person has to look it up
    #[serde(default)]
    pub to: String,
    /// When somebody is there, in the service's words
    #[serde(default)]
    pub hours: String,
    #[serde(default)]
    pub mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    pub from: Vec<String>,
    #[serde(default)]
    pub note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Phone,
    Chat,
    Email,
    Post,
    InPerson,
}

/// Where facts come from
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// What the facts name it by
    pub id: String,
    /// A screenshot, a help page, your own account page …
    pub what: String,
    #[serde(default)]
    pub url: String,
    /// The day, month or year it speaks of (“2026-11-21”, “2026-11”, “2026”), or the years it may (“2015/2026”)
    pub date: String,
    /// When it was read, where that isn't the day it speaks of
    #[serde(default)]
    pub read: String,
}

impl Recipe {
    /// The steps of a page in this state and language.
    pub fn steps_for<'a>(
        &'a self,
        state: PageState,
        lang: &'a str,
    ) -> impl Iterator<Item = &'a Step> {
        let fits = move |s: &&Step| s.state == state && matcher::speaks(&s.lang, lang);
        self.steps.iter().filter(fits)
    }

    /// Known by its own sites, not by what it runs on.
    pub fn is_a_service(&self) -> bool {
        !self.domains.is_empty()
    }

    /// Where to start; empty where the person has to open the page.
    pub fn start(&self) -> &str {
        self.entry.first().map_or("", |e| e.url.as_str())
    }

    /// Its hosts, as they are looked up.
    pub fn hosts(&self) -> Vec<String> {
        self.domains.iter().map(|d| d.value.clone()).collect()
    }

    /// Everything on the way out was read in a named source. What is only never pressed, and what is seen when all is done, takes nothing
    /// away from it.
    pub fn mark(&self) -> Mark {
        let done = |s: &Step| matches!(s.state, PageState::Complete | PageState::AccountCancelled);
        let led = |s: &&Step| !done(s) && (!s.press.is_empty() || !s.note.is_empty());
        let mut marks = self.steps.iter().filter(led).map(|s| s.mark).peekable();
        match marks.peek().is_some() && marks.all(|m| m == Mark::Verified) {
            true => Mark::Verified,
            false => Mark::Hint,
        }
    }
}

impl Mark {
    pub fn as_str(self) -> &'static str {
        match self {
            Mark::Verified => "verified",
            Mark::Hint => "hint",
        }
    }
}
