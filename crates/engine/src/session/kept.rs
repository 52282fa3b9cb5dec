//! A page that draws itself may first show a copy that the browser kept of what was true before; its server's answer comes when it comes.
use super::state::Purpose;
use super::{Press, Seen, Session};
use crate::heuristics::tokens;
use crate::site;
use protocol::message::SecondLook;

/// What calls it ended, and wasn't in the text that the server sent, has to stand through so many looks.
pub(super) const STANDS: u32 = 6;
const A_STATEMENT: usize = 4;

impl Session {
    /// The end is told of by what may be such a copy.
    pub(super) fn may_be_kept(&mut self, seen: &Seen, purpose: &Purpose) -> bool {
        match purpose {
            Purpose::Turn if self.flow.retraced.is_some() => {
                self.may_be_kept(seen, &Purpose::Proof)
            }
            Purpose::Proof => {
                let verdict = self.weighed(seen);
                let wording = match verdict.proven {
                    true => verdict.wording(),
                    false => seen.reading.wording.as_str(),
                };
                (verdict.proven || self.proves(seen)) && !self.was_served(wording)
            }
            Purpose::Turn if self.flow.loaded_anew && self.press() == Press::None => {
                self.has_ended(seen)
            }
            _ => false,
        }
    }

    /// The account was fetched, and these words stand in what came.
    fn was_served(&self, words: &str) -> bool {
        let said = words.trim();
        let served = self.flow.served.as_deref().unwrap_or_default();
        // "Cancelled" alone may stand in a question; a line of its own, or several words, are said of it.
        let long = tokens::tokens(said).len() >= A_STATEMENT;
        let line = |line: &str| tokens::squeezed(line) == tokens::squeezed(said);
        let within = || tokens::squeezed(served).contains(&tokens::squeezed(said));
        !said.is_empty() && (served.lines().any(line) || long && within())
    }

    pub(super) fn note_served(&mut self, found: Option<&Result<SecondLook, String>>, asked: &str) {
        let whole = |page: &&SecondLook| {
            let same_page = site::path(&page.url) == site::path(asked);
            page.status == 200 && !page.scripted && same_page
        };
        let page = found.and_then(|found| found.as_ref().ok());
        self.flow.served = page.filter(whole).map(|page| page.text.clone());
    }
}
