//! A page that draws itself may first show a copy that the browser kept of what was true before; its server's answer comes when it comes.
use super::state::Purpose;
use super::{Press, Seen, Session};
use crate::heuristics::tokens;
use protocol::message::SecondLook;

/// What calls it ended, and wasn't in the text that the server sent, has to stand through so many looks.
pub(super) const STANDS: u32 = 6;

impl Session {
    /// The end is told of by what may be such a copy.
    pub(super) fn may_be_kept(&mut self, seen: &Seen, purpose: &Purpose) -> bool {
        if *purpose == Purpose::Proof || *purpose == Purpose::Turn && self.flow.retraced.is_some() {
            let verdict = self.weighed(seen);
            return match verdict.proven {
                true => !verdict
                    .told_by_the_account()
                    .any(|told| self.was_served(told)),
                false => self.proves(seen) && !self.was_served(&seen.reading.wording),
            };
        }
        let anew = *purpose == Purpose::Turn && self.flow.loaded_anew;
        anew && self.press() == Press::None && self.has_ended(seen)
    }

    /// The account was fetched, and these words stand in what came.
    fn was_served(&self, words: &str) -> bool {
        let said = words.trim();
        let served = self.flow.served.as_deref().unwrap_or_default();
        // "Cancelled" alone may stand in a question; a line of its own, or several words, are said of it.
        let long = tokens::tokens(said).len() >= tokens::A_STATEMENT;
        let line = |line: &str| tokens::squeezed(line) == tokens::squeezed(said);
        let within = || tokens::squeezed(served).contains(&tokens::squeezed(said));
        !said.is_empty() && (served.lines().any(line) || long && within())
    }

    /// What the server sent just now is no copy, however much of the page scripts have still to draw.
    pub(super) fn note_served(&mut self, found: Option<&Result<SecondLook, String>>, asked: &str) {
        let page = found.and_then(|found| found.as_ref().ok());
        let page = page.filter(|page| self.is_of(page, asked));
        self.flow.served = page.map(|page| page.text.clone());
    }
}
