//! The browser's side of a command: what it has started, if anything, and what happens there.
use crate::hands::Hands;
use crate::launch::{Chromium, Happened};

#[derive(Debug)]
pub(super) enum Body {
    Launched(Box<Chromium>),
    Served(Hands),
    /// The person's own, which this command has not started.
    Theirs,
}

#[derive(Debug)]
pub(super) enum Happens {
    Browser(Happened),
    /// Whoever moves the browser is gone for good; in words.
    Lost(String),
}

impl Body {
    pub(super) async fn next(&mut self) -> Happens {
        match self {
            Self::Launched(browser) => Happens::Browser(browser.next().await),
            Self::Served(hands) => Happens::Lost(hands.lost().await),
            Self::Theirs => std::future::pending().await,
        }
    }

    /// The toolbar button of a browser that this command has started.
    pub(super) async fn press(&mut self) {
        if let Self::Launched(browser) = self
            && let Err(error) = browser.press().await
        {
            // Whoever waits for the page's agent says so when none comes.
            tracing::warn!("the toolbar button: {error}");
        }
    }

    /// The question of the page that stands in a dialog of the browser's own.
    pub(super) fn answer_dialog(&self, accept: bool) {
        if let Self::Launched(browser) = self {
            browser.answer_dialog(accept);
        }
    }

    pub(super) async fn close(self) {
        match self {
            Self::Launched(browser) => browser.close().await,
            Self::Served(hands) => hands.close().await,
            Self::Theirs => {}
        }
    }
}
