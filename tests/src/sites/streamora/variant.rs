//! Which Streamora it is: what is unusual about the account, its pages and their scripts.

/// What the account is like when the server starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Account {
    #[default]
    Active,
    Cancelled,
    /// Billed through the App Store.
    Apple,
    /// Active, but nobody is signed in.
    LoggedOut,
}

/// What is unusual about this Streamora.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub account: Account,
    pub strict_csp: bool,
    /// One document that makes every view by script, with buttons instead of links.
    pub single: bool,
    /// Scripts besides the site's own, each served from `/assets/NAME` and run on every page.
    pub extra_scripts: Vec<Script>,
}

/// Something a page could have on board that makes a run harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Removes what it doesn't know, clicks whatever it finds, and sends made-up clicks to the middle of the page.
    Hostile,
    /// Renames the last button as soon as the person clicks anything.
    Renamer,
    /// Puts a see-through layer of its own over everything that is put on top.
    Cover,
    /// Asks in a dialog of the browser's own before it ends the membership.
    Confirm,
    /// Asks whether it may be left.
    Clings,
    /// Says good-bye in a dialog of the browser's own, and ends the membership then.
    Alert,
}

impl Script {
    pub(in crate::sites) fn path(self) -> &'static str {
        match self {
            Self::Hostile => "/assets/hostile.js",
            Self::Renamer => "/assets/renamer.js",
            Self::Cover => "/assets/cover.js",
            Self::Confirm => "/assets/confirm.js",
            Self::Clings => "/assets/clings.js",
            Self::Alert => "/assets/alert.js",
        }
    }
}
