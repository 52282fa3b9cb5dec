//! Names for things, each its own type, each with the place where it is unique.
use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! number_id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number_id! {
    /// A browser tab. Unique in one browser run; given by the browser.
    TabId(i64)
}
number_id! {
    /// A frame in a tab; 0 is the top frame. Unique in its tab; given by the browser.
    FrameId(i64)
}
number_id! {
    /// One thing the host asked for and waits for. Unique in its run, ever rising, also across a restart of the host.
    RequestId(u64)
}
number_id! {
    /// One question to the person. Unique in its run.
    QuestionId(u64)
}
number_id! {
    /// One timer that the engine set. Unique in its run.
    TimerId(u64)
}
number_id! {
    /// Milliseconds since the Unix epoch, as the host's clock said it.
    Timestamp(i64)
}

/// One run of the main job (also the panel's idle look at a page). A UUID, unique everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RunId(pub String);

impl fmt::Display for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An element in one agent's page, written `@e7`. It names the element together with its role and name:
/// if either changed, it is invalid. Never re-bound to another element for as long as the document lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(pub u32);

impl fmt::Display for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@e{}", self.0)
    }
}

/// What is wrong with a text that should have been a [`Ref`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not an element reference. References look like @e7")]
pub struct RefSyntax(pub String);

impl std::str::FromStr for Ref {
    type Err = RefSyntax;
    fn from_str(text: &str) -> Result<Self, RefSyntax> {
        let digits = text
            .strip_prefix("@e")
            .filter(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()));
        digits
            .and_then(|d| d.parse().ok())
            .map(Ref)
            .ok_or_else(|| RefSyntax(text.to_owned()))
    }
}

impl Serialize for Ref {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ref {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
