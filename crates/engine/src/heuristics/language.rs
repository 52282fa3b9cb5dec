//! One language's file as it is written (`wordings/LANG.toml`), section by section. One that is missing is a mistake, as is one that
//! nobody knows.
use super::intent::Intent;
use super::phrase::Sets;
use super::signal::Signal;
use super::vocabulary::Vocabulary;
use protocol::page_state::PageState;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Language {
    pub(super) lang: String,
    pub(super) common: Vec<String>,
    pub(super) sets: Sets,
    pub(super) words: Vocabulary,
    pub(super) script: Script,
    pub(super) letter: Letter,
    pub(super) address: Address,
    pub(super) steps: Steps,
    pub(super) path: Path,
    /// For the reader of pages, which has them gathered when it is built (`crates/perception/build/lists.rs`).
    #[serde(rename = "near")]
    _near: IgnoredAny,
    #[serde(rename = "secret")]
    _secret: IgnoredAny,
    pub(super) text: BTreeMap<Signal, Vec<String>>,
    pub(super) label: BTreeMap<Intent, Vec<String>>,
    pub(super) grammar: BTreeMap<String, Vec<String>>,
    /// For the lexicon (`crates/lexicon`), which reads them itself.
    #[serde(rename = "concepts")]
    _concepts: IgnoredAny,
    #[serde(rename = "filler")]
    _filler: IgnoredAny,
    #[serde(rename = "page")]
    _page: IgnoredAny,
}

/// What a person says, types or sends to the service where only that ends it; `{service}` and `{plan}` stand for their names.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// To read out on the phone.
    pub say: String,
    /// Why, where a survey wants words: nothing that isn't so of everybody who leaves.
    pub survey: String,
    /// To type into a chat.
    pub chat: String,
    /// The letter or mail.
    pub write: String,
}

/// The sentences of a letter to a service, put together by what is so.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    pub to: String,
    pub cancelled: String,
    pub already: String,
    /// The last button was pressed, and whether that ended it isn't proven.
    pub pressed: String,
    pub effective: String,
    pub number: String,
    pub confirmed: String,
    pub active: String,
    pub unclear: String,
    pub herewith: String,
    pub please: String,
    /// What the person fills in.
    pub sign: String,
}

/// Words of a link's address that say what fetching it does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Address {
    /// It may end the subscription.
    pub(crate) acts: Vec<String>,
    /// The same only as a whole part of the path or the query: inside a longer one these are small words of other languages.
    #[serde(default)]
    pub(crate) acts_alone: Vec<String>,
    /// It may take an offer, buy, pause or change something.
    pub(crate) alters: Vec<String>,
    /// What a proof is called that whoever opens it was meant to.
    #[serde(default)]
    pub(crate) proofs: Vec<String>,
}

/// How a page tells that another step follows, in phrases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Steps {
    /// What is counted, before its number: "Step 2 of 3". Bare numbers may count anything.
    pub(super) counted: Vec<String>,
    /// What a button is called that only turns the page: the next one is announced by its name.
    pub(super) ahead: Vec<String>,
}

/// Words of a page's path and fragment.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Path {
    /// On the way out.
    pub(crate) flow: Vec<String>,
    /// At home: an account page, as long as no word of the way out stands there.
    pub(crate) account: Vec<String>,
    /// It speaks of the subscription: where to look for the way out.
    pub(crate) subject: Vec<String>,
    /// A page that asks, or shows what was answered, before anything is done.
    pub(crate) asks: Vec<String>,
    /// What else they say of the page.
    #[serde(default)]
    pub(crate) says: BTreeMap<PageState, Vec<String>>,
}
